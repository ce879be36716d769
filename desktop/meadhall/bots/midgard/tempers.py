"""What each temper likes to do in Midgard: the places where its workers rather go."""

from collections.abc import Mapping
from types import MappingProxyType

from ...rules.kernel import Action
from ...rules.midgard.data import LocationId
from ...rules.midgard.land.placement import Place
from ...rules.midgard.state import State
from ..characters import Temper
from ..tempers import Leaning

SEA: tuple[LocationId, ...] = ("own_ship", "berth_small", "berth_large")


def _at(*places: LocationId, price: float) -> Leaning:
    def likes(_: State, action: Action) -> bool:
        return isinstance(action, Place) and action.location in places

    return Leaning(likes, price)


LEANINGS: Mapping[Temper, Leaning] = MappingProxyType(
    {
        "explorer": _at(*SEA, "sage", price=0.5),
        "brawler": _at("troll", "draugr_left", "draugr_right", price=0.35),
        "builder": _at("shipyard", "huts", "forge", "foundry", "armoury", price=0.25),
        "hermit": _at("church", "hunting", "smokehouse", price=0.15),
        "trader": _at("market", "merchant", "stall_trade_1", "stall_trade_2", price=0.15),
        "raider": _at(*SEA, "shipyard", price=0.5),
        "farseer": _at("sage", "rune_reader", price=0.5),
        "planner": _at("longhouse", "huts", "armoury", price=0.5),
    }
)
