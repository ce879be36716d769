"""One line of the saga for each thing that happens. What a reader may not know is told without it."""

from collections.abc import Callable
from typing import Any

from ....rules.kernel import Event
from ....rules.northgard import events as e
from ....rules.northgard.data import UNSEEN, UNSEEN_TILE
from ....rules.northgard.forecast import wiped_out
from ....rules.northgard.state import CREATURE, NOBODY, Battle
from .. import house
from ..naming import key
from ..speech import Said
from ..words import Argument
from .fields import SPELLING
from .voice import Voice

# Payments that another line tells.
TOLD_ELSEWHERE = ("lore action", "battle")


FIGHTS = frozenset((e.BattleBegan, e.BattleEnded))


def said(voice: Voice, event: Event) -> Said | None:
    told = house.said(voice, event, _TALES, SPELLING, FIGHTS, _PRICES)
    return told and told._replace(seat=_whose(event))


def _whose(event: Event) -> int | None:
    match event:
        case e.BattleBegan():
            seat = event.battle.attacker.seat
        case e.BattleEnded():
            seat = event.winner
        case e.CardCancelled():
            seat = event.by
        case _:
            seat = getattr(event, "seat", NOBODY)
    return seat if seat >= 0 else None


def _plainly(voice: Voice, event: Any) -> str:
    return _as(voice, event, key(type(event)))


def _as(voice: Voice, event: Any, name: str, **more: Argument) -> str:
    return house.told_as(voice, event, name, SPELLING, **more)


def _phase_began(voice: Voice, event: e.PhaseBegan) -> str:
    return "" if event.phase in ("actions", "year_end") else _plainly(voice, event)


# Cards


def _hidden_cards(voice: Voice, event: e.CardsDrawn | e.HandSeen) -> str:
    name = key(type(event))
    return _as(voice, event, f"{name}_hidden" if UNSEEN in event.cards else name, n=len(event.cards))


def _hidden_tiles(voice: Voice, event: e.SetupTilesDrawn | e.TilesDrawn) -> str:
    name = key(type(event))
    return _as(voice, event, f"{name}_hidden" if UNSEEN_TILE in event.tiles else name, n=len(event.tiles))


def _cards_assigned(voice: Voice, event: e.CardsAssigned) -> str:
    parts = [voice.say("event.cards_kept", n=event.kept)] if event.kept else []
    if event.discarded:
        parts.append(voice.say("event.cards_thrown", cards=voice.cards(event.discarded)))
    if event.returned:
        parts.append(voice.say("event.cards_returned", n=event.returned))
    return voice.say("event.cards_assigned", who=voice.who(event.seat), parts=", ".join(parts))


def _card_copied(voice: Voice, event: e.CardCopied) -> str:
    return _as(voice, event, "card_copied_own" if event.of == event.seat else "card_copied")


def _effect_chosen(voice: Voice, event: e.EffectChosen) -> str:
    basic = f"deed.take_basic.{event.effect}"
    if voice.has(basic):
        return _as(voice, event, "effect_chosen", what=voice.say(basic))
    return _as(voice, event, f"effect_chosen_{event.effect}")


def _clan_upgraded(voice: Voice, event: e.ClanUpgraded) -> str:
    return _as(voice, event, "clan_upgraded_boxed" if event.boxed else "clan_upgraded")


def _card_demanded(voice: Voice, event: e.CardDemanded) -> str:
    return _as(voice, event, "card_demanded_hidden" if event.card == UNSEEN else "card_demanded")


# Goods


def _resources_gained(voice: Voice, event: e.ResourcesGained) -> str:
    return "" if event.source == "harvest" else _plainly(voice, event)


def _resources_paid(voice: Voice, event: e.ResourcesPaid) -> str:
    return "" if event.purpose in TOLD_ELSEWHERE else _plainly(voice, event)


_PRICES: house.Telling = {e.ResourcesPaid: lambda voice, event: voice.goods(event.resources)}


def _fame_gained(voice: Voice, event: e.FameGained) -> str:
    special = event.source in ("closing", "harvest", "altar")
    return _as(voice, event, f"fame_gained_{event.source}" if special else "fame_gained")


# The map


def _tile_laid(voice: Voice, event: e.TileLaid) -> str:
    if voice.s.year == 0:
        return _as(voice, event, "tile_laid_setup")
    return _as(voice, event, "tile_laid_closed" if event.closed else "tile_laid")


def _warriors_recruited(voice: Voice, event: e.WarriorsRecruited) -> str:
    special = event.source in ("setup", "camp", "second_chance")
    return _as(voice, event, f"warriors_recruited_{event.source}" if special else "warriors_recruited")


def _figures_moved(voice: Voice, event: e.FiguresMoved) -> str:
    name = f"figures_moved_{event.manner}" if event.manner in ("retreat", "push") else "figures_moved"
    return _as(voice, event, name, figures=voice.figures(event.warriors, event.kaija))


def _figures_lost(voice: Voice, event: e.FiguresLost) -> str:
    name = "figures_lost_no_retreat" if event.reason == "no_retreat" else "figures_lost"
    return _as(voice, event, name, figures=voice.figures(event.warriors, event.kaija))


# Battle


def _battle_began(voice: Voice, event: e.BattleBegan) -> str:
    battle, told = event.battle, _sides(voice, event.battle)
    if battle.creature is None:
        return voice.say("event.battle_began", **told)
    return voice.say(f"event.battle_began_{'prey' if battle.attacker.seat == CREATURE else 'beast'}", **told)


def _sides(voice: Voice, battle: Battle) -> dict[str, Argument]:
    told: dict[str, Argument] = {"place": voice.region(battle.region)}
    if battle.creature is not None:
        told["creature"] = voice.creature(battle.creature)
    for name, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        if side.seat != CREATURE:
            told[name] = voice.who(side.seat)
    return told


def _battle_die_rolled(voice: Voice, event: e.BattleDieRolled) -> str:
    return _as(voice, event, "battle_die_rolled_creature" if event.seat == CREATURE else "battle_die_rolled")


def _face_chosen(voice: Voice, event: e.FaceChosen) -> str:
    if event.seat == CREATURE:  # it always takes the point (NG-21.34)
        return voice.say("event.face_chosen_creature")
    return _as(voice, event, "face_chosen_casualty" if event.casualty else "face_chosen")


def _battle_ended(voice: Voice, event: e.BattleEnded) -> str:
    battle, told = event.battle, _sides(voice, event.battle)
    if event.winner == NOBODY:
        return voice.say("event.battle_ended_nobody", **told)
    won, lost = battle.attacker, battle.defender
    if battle.defender.seat == event.winner:
        won, lost = lost, won
    told |= {"points": won.points, "against": lost.points}
    how = "_fallen" if wiped_out(battle, event.winner) else ""
    if event.winner == CREATURE:
        return voice.say(f"event.battle_ended_creature{how}", **told)
    return voice.say(f"event.battle_ended{how}", who=voice.who(event.winner), **told)


# Harvest and winter


def _harvested(voice: Voice, event: e.Harvested) -> str:
    return _as(voice, event, "harvested" if any(event.resources) else "harvested_nothing")


def _resource_stolen(voice: Voice, event: e.ResourceStolen) -> str:
    return _as(voice, event, "resource_stolen", icon=voice.icon(event.kind))


def _traded(voice: Voice, event: e.Traded) -> str:
    return _as(voice, event, "traded", give=voice.goods(event.give), get=voice.one(event.kind))


def _partners_traded(voice: Voice, event: e.PartnersTraded) -> str:
    return _as(voice, event, "partners_traded", give=voice.one(event.gave), get=voice.one(event.got))


def _swap(voice: Voice, event: e.SwapOffered | e.SwapRefused) -> str:
    return _as(voice, event, key(type(event)), give=voice.one(event.give), get=voice.one(event.want))


def _winter_paid(voice: Voice, event: e.WinterPaid) -> str:
    if event.in_full:
        return _plainly(voice, event)
    return _as(voice, event, "winter_paid_short" if any(event.resources) else "winter_paid_short_nothing")


def _unrest_taken(voice: Voice, event: e.UnrestTaken) -> str:
    return _as(voice, event, "unrest_taken" if event.from_pile else "unrest_taken_none")


_TALES: dict[type[Event], Callable[[Voice, Any], str]] = {
    e.TurnBegan: house.silently,
    e.AskingSet: house.silently,
    e.PhaseBegan: _phase_began,
    e.CardsDrawn: _hidden_cards,
    e.HandSeen: _hidden_cards,
    e.SetupTilesDrawn: _hidden_tiles,
    e.TilesDrawn: _hidden_tiles,
    e.CardsAssigned: _cards_assigned,
    e.CardCopied: _card_copied,
    e.EffectChosen: _effect_chosen,
    e.ClanUpgraded: _clan_upgraded,
    e.CardDemanded: _card_demanded,
    e.ResourcesGained: _resources_gained,
    e.ResourcesPaid: _resources_paid,
    e.FameGained: _fame_gained,
    e.TileLaid: _tile_laid,
    e.WarriorsRecruited: _warriors_recruited,
    e.FiguresMoved: _figures_moved,
    e.FiguresLost: _figures_lost,
    e.BattleBegan: _battle_began,
    e.BattleDieRolled: _battle_die_rolled,
    e.FaceChosen: _face_chosen,
    e.BattleEnded: _battle_ended,
    e.Harvested: _harvested,
    e.ResourceStolen: _resource_stolen,
    e.Traded: _traded,
    e.PartnersTraded: _partners_traded,
    e.SwapOffered: _swap,
    e.SwapRefused: _swap,
    e.WinterPaid: _winter_paid,
    e.UnrestTaken: _unrest_taken,
    e.GameEnded: house.silently,
}
