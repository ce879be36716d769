"""What a player can do: a heading for each kind of action, a line for each action, a verb for buttons."""

from ....rules.kernel import Action
from ....rules.wild import (
    asgard,
    asking,
    attack,
    beasts,
    building,
    buying,
    cards,
    closing,
    defence,
    missions,
    payment,
    setup,
    storage,
    tokens,
    turn,
)
from ....rules.wild.data import HALL, NOTHING
from ..house import BETWEEN, Deeds
from ..words import capitalised
from .cards import BUILDING_ICONS
from .lines import LINES, upgrade_detail
from .voice import Voice

ICONS: dict[type[Action], str] = {
    asking.SetAsking: "gear",
    cards.Play: "cards",
    cards.TakeFrom: "fist",
    cards.TakeNothing: "skip",
    cards.TakeResource: "beer",
    cards.PutOnTop: "deck",
    cards.Recover: "undo",
    cards.LookAt: "eye",
    buying.BuyCard: "plus",
    buying.BuyPath: "road",
    building.Build: "build",
    building.UpgradeHall: BUILDING_ICONS[HALL],
    building.Demolish: "trash",
    payment.Exchange: "swap",
    tokens.PutToken: "barrel",
    attack.AttackRival: "crossed",
    beasts.AttackUndead: "skull",
    beasts.AttackDragon: "dragon",
    defence.Defence: "shield",
    missions.CompleteMission: "flag",
    missions.SwapMission: "swap",
    asgard.TakeAsgard: "bolt",
    setup.TakeChief: "banner-madder",
    storage.Store: "barrel",
    closing.KeepCards: "ship",
    turn.EndTurn: "check",
}


def _end_turn(voice: Voice) -> str:
    """What the turn brings and what it loses as it ends, and who comes next."""
    s = voice.s
    raid, base = turn.points_for(s.acting.successes), "deed.end_turn"
    told = [voice.say(f"{base}.raid", goods=voice.points(raid))] if raid else []
    told += [voice.say(f"{base}.lost", goods=voice.goods(s.acting.pool))] if s.acting.pool != NOTHING else []
    later = s.turn_order[s.turn_order.index(s.active) + 1 :]
    told.append(voice.say(f"{base}.next", who=voice.who(later[0])) if later else voice.say(f"{base}.last"))
    return capitalised(BETWEEN.join(told))


DEEDS = Deeds(ICONS, LINES, {turn.EndTurn: _end_turn, building.UpgradeHall: upgrade_detail})
