"""What a player can do: a heading for each kind of action, a line for each action, a verb for buttons."""

from ....rules.kernel import Action
from ....rules.wild import actions, forecast
from ....rules.wild.data import HALL, NOTHING
from ....rules.wild.state import NOBODY
from ..house import BETWEEN, Deeds
from ..words import capitalised
from .cards import BUILDING_ICONS
from .lines import LINES, upgrade_detail
from .voice import Voice

ICONS: dict[type[Action], str] = {
    actions.SetAsking: "gear",
    actions.Play: "cards",
    actions.TakeFrom: "fist",
    actions.TakeNothing: "skip",
    actions.TakeResource: "beer",
    actions.PutOnTop: "deck",
    actions.Recover: "undo",
    actions.LookAt: "eye",
    actions.BuyCard: "plus",
    actions.BuyPath: "road",
    actions.Build: "build",
    actions.UpgradeHall: BUILDING_ICONS[HALL],
    actions.Demolish: "trash",
    actions.Exchange: "swap",
    actions.PutToken: "barrel",
    actions.AttackRival: "crossed",
    actions.AttackUndead: "skull",
    actions.AttackDragon: "dragon",
    actions.Defence: "shield",
    actions.CompleteMission: "flag",
    actions.SwapMission: "swap",
    actions.TakeAsgard: "bolt",
    actions.TakeChief: "banner-madder",
    actions.Store: "barrel",
    actions.KeepCards: "ship",
    actions.EndTurn: "check",
}


def _end_turn(voice: Voice) -> str:
    """What the turn brings and what it loses as it ends, and who comes next."""
    end, base = forecast.ending(voice.s), "deed.end_turn"
    told = [voice.say(f"{base}.raid", goods=voice.points(end.points))] if end.points else []
    if end.full_defence:
        rival = voice.who(voice.s.acting.rival)
        told.append(voice.say(f"{base}.full_defence", who=rival, goods=voice.points(end.full_defence)))
    told += [voice.say(f"{base}.lost", goods=voice.goods(end.lost))] if end.lost != NOTHING else []
    told.append(voice.say(f"{base}.next", who=voice.who(end.next)) if end.next != NOBODY else voice.say(f"{base}.last"))
    return capitalised(BETWEEN.join(told))


DEEDS = Deeds(ICONS, LINES, {actions.EndTurn: _end_turn, actions.UpgradeHall: upgrade_detail})
