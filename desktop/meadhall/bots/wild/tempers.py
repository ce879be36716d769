"""What each temper likes to do in Gone Wild."""

from collections.abc import Mapping
from types import MappingProxyType

from ...rules.kernel import Action
from ...rules.wild.buying import BuyCard, BuyPath
from ...rules.wild.data import BUILDINGS, CARDS
from ...rules.wild.fights.attack import AttackRival
from ...rules.wild.fights.beasts import AttackDragon, AttackUndead
from ...rules.wild.land.building import Build, UpgradeHall
from ...rules.wild.state import State
from ..characters import Temper
from ..tempers import Leaning


def _to_build(_: State, action: Action) -> bool:
    return isinstance(action, Build | UpgradeHall)


def _to_brew_and_trade(_: State, action: Action) -> bool:
    return isinstance(action, Build) and BUILDINGS[action.building].produces is not None


def _to_defend(_: State, action: Action) -> bool:
    return isinstance(action, BuyCard) and CARDS[action.card].kind == "fortification"


def _to_explore(_: State, action: Action) -> bool:
    return isinstance(action, BuyPath)


def _to_fight(_: State, action: Action) -> bool:
    return isinstance(action, AttackRival | AttackDragon | AttackUndead)


def _to_raid(_: State, action: Action) -> bool:
    return isinstance(action, AttackRival)


def _to_arm(_: State, action: Action) -> bool:
    return isinstance(action, BuyCard) and CARDS[action.card].fights


def _to_grow(_: State, action: Action) -> bool:
    return isinstance(action, UpgradeHall)


LEANINGS: Mapping[Temper, Leaning] = MappingProxyType(
    {
        "explorer": Leaning(_to_explore, 0.25),
        "brawler": Leaning(_to_fight, 0.25),
        "builder": Leaning(_to_build, 0.25),
        "hermit": Leaning(_to_defend, 0.25),
        "trader": Leaning(_to_brew_and_trade, 0.25),
        "raider": Leaning(_to_raid, 0.25),
        "farseer": Leaning(_to_grow, 0.25),
        "planner": Leaning(_to_arm, 0.25),
    }
)
