"""All that a player can say, chapter by chapter. Each kind stands with its law and its effect in its own chapter."""

from .asking import MANNERS, RUNE_ASKED, KeepRune, SetAsking, UseRune, What
from .cards.runes import UseGifts, UseKnowledge, UseSuccess, UseWealth
from .cards.sage import Keep, Look, TakeRune, TakeTopRune
from .fights.assignment import AssignVikings, Load
from .fights.battle import Fall
from .fights.roll import AcceptRoll, RerollWithFavour, UsePotential, UseReaction
from .fights.victory import Blame, GoOn
from .fights.voyage import Lose, Starve
from .goods import Take
from .land.placement import Place
from .land.ships import SailTo, TakeShip
from .land.stalls import Uses
from .land.town import GiveCoins, Trade
from .setup import TakeLeader

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
