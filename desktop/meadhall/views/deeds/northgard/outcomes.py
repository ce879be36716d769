"""What the bubble at a spot says of an action. The figures are the forecast's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules import kernel
from meadhall.rules.northgard import forecast
from meadhall.rules.northgard.data import BUILDINGS
from meadhall.rules.northgard.questions import Moving
from meadhall.rules.northgard.state import NOBODY
from meadhall.views.text.chances import percent

if TYPE_CHECKING:
    from meadhall.rules.northgard.forecast import Clash, Yield
    from meadhall.views.text.northgard.voice import Voice

from . import lines


def march(voice: Voice, action: Any) -> list[str]:
    """The fight it leads to, or else how many go; and what it costs of the moves that are left."""
    s, fights = voice.s, fight(voice, action)
    found = fights or [f"**{lines.march(voice, action)[0]}**"]
    decision = kernel.asked(s)
    if isinstance(decision, Moving):
        found.append(voice.say("forecast.costs", n=decision.price(s, action.source, action.target)))
    if not fights and s.owner[action.target] == NOBODY:
        found.append(voice.say("forecast.enters"))
    return found


def fight(voice: Voice, action: Any) -> list[str]:
    """Against whom, both strengths, the chance; nothing where no fight follows."""
    clash = forecast.clash_of(voice.s, action)
    if clash is None:
        return []
    strengths = voice.say("page.odds.strengths", own=clash.attacker.points, other=clash.defender.points)
    return [f"**{_against(voice, clash)}**", strengths, *_chances(voice, clash)]


def _against(voice: Voice, clash: Clash) -> str:
    if clash.creature is not None:
        return voice.say("page.odds.creature", creature=voice.creature(clash.creature))
    return voice.say("forecast.attack", who=voice.who(clash.defender.seat))


def _chances(voice: Voice, clash: Clash) -> list[str]:
    """Without food, and with all that one side can spend: whose it is, and what it adds."""
    asked, attacker = kernel.asked(voice.s).seat, clash.attacker.seat
    plain = percent(forecast.chance_of(voice.s, clash).plain)
    found = [voice.say("page.odds.win", n=plain)]
    if attacker != asked:  # bribed: they are the warriors of somebody else
        found = [voice.say("page.odds.other_wins", who=voice.who(attacker), n=plain)]
    for side in forecast.fed(voice.s, clash):
        figures = {"n": side.food, "points": side.points, "chance": percent(side.chance)}
        if figures["chance"] == plain:
            continue
        if side.seat == asked:
            found.append(voice.say("page.odds.if_you_spend", **figures))
        else:
            found.append(voice.say("page.odds.if_other_spends", who=voice.who(side.seat), **figures))
    return found


def fear(voice: Voice, attacks: bool) -> list[str]:
    """In a battle, of two chances by which this side wins: by whose food it is the lower."""
    battle = voice.s.battle
    assert battle is not None
    other = battle.defender if attacks else battle.attacker
    food = forecast.food_left(voice.s, battle, not attacks)
    return [voice.say("page.battle.food_of_other", who=voice.who(other.seat), n=food)] if food else []


def tile(voice: Voice, action: Any) -> list[str]:
    """What it would close, and what that and the tile bring to the one who lays it."""
    laying, found = forecast.laying(voice.s, action), [f"**{voice.say('deed.lay_tile.title')}**"]
    for region, fame in laying.closed:
        place = voice.region(region)
        closes = voice.say("forecast.closes", place=place, n=fame)
        found.append(closes if fame else voice.say("forecast.closes_for_nobody", place=place))
    return [*found, *_besides(voice, laying.besides)]


def building(voice: Voice, action: Any) -> list[str]:
    """What it costs, what it does, and what comes with it."""
    wood, brings = forecast.building(voice.s, action)
    paid = f" **{wood}** [wood]" if wood else ""
    does = voice.say(f"building_text.{BUILDINGS[action.building].id}")
    return [f"**{lines.construct(voice, action)[0]}**{paid}", does, *_besides(voice, brings)]


def _besides(voice: Voice, brings: Yield) -> list[str]:
    """By the card and by the clan."""
    what = voice.gains(brings.goods, brings.fame)
    return [voice.say("forecast.brings", what=what)] if what else []
