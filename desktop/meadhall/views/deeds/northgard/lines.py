"""What tells the actions of a kind apart, the second line of a whole kind, and verbs for buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.northgard.data import NONE
from meadhall.rules.northgard.state import NOBODY, beast_of, harvest_of
from meadhall.views.text.house import BETWEEN
from meadhall.views.text.naming import key

if TYPE_CHECKING:
    from meadhall.views.text.northgard.voice import Voice

    from ..deed import Told

BASIC_ICONS = {"recruit": "horn", "explore": "explore", "move": "boot", "build": "build"}


def with_card(voice: Voice, action: Any) -> tuple[str, str, str]:
    return str(voice.card(action.card)), voice.card_text(action.card), voice.card_icon(action.card)


def spending(voice: Voice, action: Any) -> Told:
    base = f"deed.{key(type(action))}"
    return voice.say(f"{base}.named", card=voice.card(action.card)), voice.say(f"{base}.detail")


def upgrade(voice: Voice, action: Any) -> Told:
    base = "deed.upgrade"
    card = voice.quoted(action.card)
    detail = voice.say(f"{base}.boxed", card=card) if action.box else voice.say(f"{base}.aside", card=card)
    return str(voice.card(action.upgrade)), detail


def take_clan(voice: Voice, action: Any) -> Told:
    return str(voice.clan(action.clan)), voice.say(f"clan.{action.clan}.text")


def with_kaija(voice: Voice, action: Any) -> Told:
    title = voice.say(f"deed.{key(type(action))}.kaija") if action.kaija else ""
    return title, str(voice.region(action.region))


def set_asking(voice: Voice, action: Any) -> Told:
    base = f"deed.set_asking.{action.manner}"
    return voice.say(base), voice.say(f"{base}_detail")


def take_basic(voice: Voice, action: Any) -> Told:
    return voice.say(f"deed.take_basic.{action.effect}"), "", BASIC_ICONS[action.effect]


def construct(voice: Voice, action: Any) -> Told:
    place = str(voice.region_at(action.area)) if action.slotless else voice.part(action.area)
    return voice.say("deed.construct.named", building=voice.building(action.building)), place


def march(voice: Voice, action: Any) -> Told:
    source, target = voice.region(action.source), voice.region(action.target)
    named = voice.say("deed.march.named", figures=voice.figures(action.warriors, action.kaija))
    return named, voice.say("deed.march.from_to", source=source, target=target)


def lay_tile(voice: Voice, action: Any) -> Told:
    where = f"{voice.cell(action.cell)}{BETWEEN}{voice.turned(action.turns)}"
    return "", f"{voice.tile(action.tile)}{BETWEEN}{where}"


def take_tile(voice: Voice, action: Any) -> Told:
    shows = voice.tile_shows(action.tile)
    if len(action.under) > 1:
        shows = voice.say("deed.take_tile.under", what=shows, tiles=voice.tiles(action.under))
    return voice.say("deed.take_tile.named", tile=voice.tile(action.tile)), shows


def assign(voice: Voice, action: Any) -> Told:
    parts = [
        voice.say(f"deed.assign.{what}", cards=", ".join(str(voice.card(card)) for card in cards))
        for what, cards in (("keep", action.keep), ("discard", action.discard), ("top", action.top))
        if cards
    ]
    return "", BETWEEN.join(parts)


def at_region(voice: Voice, action: Any) -> Told:
    return "", str(voice.region(action.region))


def steal(voice: Voice, action: Any) -> Told:
    return voice.say("deed.steal.named", cards=voice.one(action.kind)), ""


def trade(voice: Voice, action: Any) -> Told:
    return voice.say("deed.trade.named", give=voice.goods(action.give), get=voice.one(action.kind)), ""


def swap(voice: Voice, action: Any) -> Told:
    named = voice.say("deed.swap.named", give=voice.one(action.give), get=voice.one(action.want))
    return named, voice.say("deed.swap.detail")


def victim(voice: Voice, action: Any) -> Told:
    held = len(voice.s.players[action.victim].hand)
    return voice.who(action.victim), voice.say("deed.pick_victim.held", n=held)


def spend(voice: Voice, action: Any) -> Told:
    return voice.say("deed.spend.named", goods=voice.goods(action.resources)), ""


def spend_food(voice: Voice, action: Any) -> Told:
    if not action.food:
        return voice.say("deed.spend_food.none"), ""
    return voice.say("deed.spend_food.named", goods=voice.goods((action.food, 0, 0))), ""


def lose(voice: Voice, action: Any) -> Told:
    return voice.say("deed.lose.named", figures=voice.figures(action.warriors, action.kaija)), ""


def retreat_to(voice: Voice, action: Any) -> Told:
    named = voice.say("deed.retreat_to.named", figures=voice.figures(action.warriors, action.kaija))
    return named, str(voice.region(action.region))


def at_area(voice: Voice, action: Any) -> Told:
    return "", voice.part(action.area)


def challenge(voice: Voice, action: Any) -> Told:
    beast = beast_of(voice.s, action.card)
    named = voice.say("deed.challenge.named", creature=voice.creature(action.card))
    if beast is None:
        return named, ""
    strength = voice.say("creature_words.strength", n=beast.creature.strength)
    return named, f"{voice.region_at(beast.area)}{BETWEEN}{strength}"


def copy_card(voice: Voice, action: Any) -> Told:
    name, text, icon = with_card(voice, action)
    return name, text if action.of == voice.s.active else f"{voice.who(action.of)}{BETWEEN}{text}", icon


def collect_first(voice: Voice, action: Any) -> Told:
    place, goods = voice.region(action.region), harvest_of(voice.s, action.region)
    if not any(goods):
        return "", voice.say("deed.collect_first.gain_nothing", place=place)
    return "", voice.say("deed.collect_first.gain", place=place, goods=voice.goods(goods))


def exchange(voice: Voice, action: Any) -> Told:
    named = voice.say("deed.exchange.named", building=voice.building(action.building))
    old = voice.s.built[action.area]
    if old == NONE:
        return named, voice.part(action.area)
    return named, voice.say("deed.exchange.instead", old=voice.building(old), place=voice.part(action.area))


def remove_from(voice: Voice, action: Any) -> Told:
    owner = voice.s.owner[action.region]
    return "", f"{voice.region(action.region)}{BETWEEN}{voice.who(owner)}" if owner >= 0 else ""


def take_kind(voice: Voice, action: Any) -> Told:
    return voice.say("deed.take_kind.named", goods=voice.one(action.kind)), ""


# Of a whole kind


def passing(voice: Voice) -> str:
    players = voice.s.players
    if not any(player.passed for player in players):
        return voice.say("deed.pass.detail_first")
    return voice.say("deed.pass.detail_none" if players[voice.s.active].picked_early else "deed.pass.detail")


def next_player(voice: Voice) -> str:
    s = voice.s
    after = s.next_acting(s.left_of(s.active))
    return voice.say("deed.end_turn.detail", who=voice.who(after)) if after not in (s.active, NOBODY) else ""


# Verbs


def stopping(voice: Voice, action: Any) -> str:
    """What it means to do no more, by the question."""
    special = f"deed.stop.button_{key(type(voice.s.agenda[-1]))}" if voice.s.agenda else ""
    return voice.say(special if voice.has(special) else "deed.stop.button")


def stop(voice: Voice, action: Any) -> Told:
    return stopping(voice, action), ""


def losing(voice: Voice, action: Any) -> str:
    return lose(voice, action)[0]


def kind_of_goods(voice: Voice, action: Any) -> str:
    """By its name, for buttons hold no icons beside their own."""
    return str(voice.resource(action.kind))
