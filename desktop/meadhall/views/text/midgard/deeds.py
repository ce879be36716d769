"""What a player can do: a heading for each kind of action, a line for each action, a verb for buttons."""

from ....rules.kernel import Action
from ....rules.midgard import actions
from ..house import Deeds
from .lines import LINES
from .voice import Voice

ICONS: dict[type[Action], str] = {
    actions.TakeLeader: "banner-madder",
    actions.Place: "worker",
    actions.UseGifts: "rune",
    actions.UseWealth: "rune",
    actions.UseKnowledge: "rune",
    actions.UseSuccess: "rune",
    actions.SetAsking: "gear",
    actions.Take: "viking",
    actions.Trade: "swap",
    actions.GiveCoins: "coin",
    actions.Uses: "favour",
    actions.Look: "eye",
    actions.UseRune: "rune",
    actions.KeepRune: "skip",
    actions.Keep: "fate",
    actions.TakeRune: "rune",
    actions.TakeTopRune: "deck",
    actions.TakeShip: "ship",
    actions.SailTo: "ship",
    actions.AssignVikings: "viking",
    actions.AcceptRoll: "check",
    actions.RerollWithFavour: "favour",
    actions.UsePotential: "rune",
    actions.UseReaction: "rune",
    actions.Fall: "skull",
    actions.Blame: "blame",
    actions.GoOn: "check",
    actions.Lose: "skull",
    actions.Starve: "skull",
}


def _workers_left(voice: Voice) -> str:
    return voice.say("deed.place.left", n=voice.s.players[voice.s.active].workers)


DEEDS = Deeds(ICONS, LINES, {actions.Place: _workers_left})
