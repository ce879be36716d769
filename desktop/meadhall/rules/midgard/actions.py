"""All that a player can say, chapter by chapter. Each kind stands with its law and its effect in its own chapter."""

from .asking import MANNERS, RUNE_ASKED, KeepRune, SetAsking, UseRune, What
from .assignment import AssignVikings, Load
from .battle import Fall
from .goods import Take
from .placement import Place
from .roll import AcceptRoll, RerollWithFavour, UsePotential, UseReaction
from .runes import UseGifts, UseKnowledge, UseSuccess, UseWealth
from .sage import Keep, Look, TakeRune, TakeTopRune
from .setup import TakeLeader
from .ships import SailTo, TakeShip
from .stalls import Uses
from .town import GiveCoins, Trade
from .victory import Blame, GoOn
from .voyage import Lose, Starve

__all__ = [
    "MANNERS",
    "RUNE_ASKED",
    "AcceptRoll",
    "AssignVikings",
    "Blame",
    "Fall",
    "GiveCoins",
    "GoOn",
    "Keep",
    "KeepRune",
    "Load",
    "Look",
    "Lose",
    "Place",
    "RerollWithFavour",
    "SailTo",
    "SetAsking",
    "Starve",
    "Take",
    "TakeLeader",
    "TakeRune",
    "TakeShip",
    "TakeTopRune",
    "Trade",
    "UseGifts",
    "UseKnowledge",
    "UsePotential",
    "UseReaction",
    "UseRune",
    "UseSuccess",
    "UseWealth",
    "Uses",
    "What",
]
