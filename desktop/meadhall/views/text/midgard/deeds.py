"""What a player can do: a heading for each kind of action, a line for each action, a verb for buttons."""

from ....rules.kernel import Action
from ....rules.midgard import (
    asking,
    assignment,
    battle,
    goods,
    placement,
    roll,
    runes,
    sage,
    setup,
    ships,
    stalls,
    town,
    victory,
    voyage,
)
from ..house import Deeds
from .lines import LINES
from .voice import Voice

ICONS: dict[type[Action], str] = {
    setup.TakeLeader: "banner-madder",
    placement.Place: "worker",
    runes.UseGifts: "rune",
    runes.UseWealth: "rune",
    runes.UseKnowledge: "rune",
    runes.UseSuccess: "rune",
    asking.SetAsking: "gear",
    goods.Take: "viking",
    town.Trade: "swap",
    town.GiveCoins: "coin",
    stalls.Uses: "favour",
    sage.Look: "eye",
    asking.UseRune: "rune",
    asking.KeepRune: "skip",
    sage.Keep: "fate",
    sage.TakeRune: "rune",
    sage.TakeTopRune: "deck",
    ships.TakeShip: "ship",
    ships.SailTo: "ship",
    assignment.AssignVikings: "viking",
    roll.AcceptRoll: "check",
    roll.RerollWithFavour: "favour",
    roll.UsePotential: "rune",
    roll.UseReaction: "rune",
    battle.Fall: "skull",
    victory.Blame: "blame",
    victory.GoOn: "check",
    voyage.Lose: "skull",
    voyage.Starve: "skull",
}


def _workers_left(voice: Voice) -> str:
    return voice.say("deed.place.left", n=voice.s.players[voice.s.active].workers)


DEEDS = Deeds(ICONS, LINES, {placement.Place: _workers_left})
