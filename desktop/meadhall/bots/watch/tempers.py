"""What each temper likes to do in the Watch: what it rather builds."""

from collections.abc import Mapping
from types import MappingProxyType

from ...rules.kernel import Action
from ...rules.watch.fights.wall import HireGuard
from ...rules.watch.land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from ...rules.watch.state import State
from ..characters import Temper
from ..tempers import Leaning


def _to(*deeds: type[Action], price: float) -> Leaning:
    def likes(_: State, action: Action) -> bool:
        return isinstance(action, deeds)

    return Leaning(likes, price)


LEANINGS: Mapping[Temper, Leaning] = MappingProxyType(
    {
        "explorer": _to(BuildRoad, FoundSettlement, price=0.15),
        "brawler": _to(HireGuard, BuyCard, price=0.15),
        "builder": _to(BuildKeep, price=0.2),
        "hermit": _to(HireGuard, BuildKeep, price=0.2),
        "trader": _to(FoundSettlement, BuildKeep, price=0.15),
        "raider": _to(BuyCard, price=0.2),
        "farseer": _to(BuyCard, BuildKeep, price=0.15),
        "planner": _to(FoundSettlement, price=0.2),
    }
)
