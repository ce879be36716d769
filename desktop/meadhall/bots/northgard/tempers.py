"""What each temper likes to do in Northgard: the cards it rather plays."""

from collections.abc import Mapping
from types import MappingProxyType

from ...rules.kernel import Action
from ...rules.northgard.actions import PlayCard, Remove, Replace, Upgrade
from ...rules.northgard.cards.boons import Collect
from ...rules.northgard.cards.cards import EFFECTS
from ...rules.northgard.cards.draw import Draw
from ...rules.northgard.cards.musters import Muster
from ...rules.northgard.effect import Effect
from ...rules.northgard.land.build import Build
from ...rules.northgard.land.explore import Explore
from ...rules.northgard.land.move import Move
from ...rules.northgard.land.recruit import Recruit
from ...rules.northgard.state import State
from ..characters import Temper
from ..tempers import Leaning


def _by(*effects: type[Effect], price: float) -> Leaning:
    def likes(_: State, action: Action) -> bool:
        return isinstance(action, PlayCard) and isinstance(EFFECTS.get(action.card), effects)

    return Leaning(likes, price)


def _to_learn(_: State, action: Action) -> bool:
    return isinstance(action, Upgrade | Replace | Remove)


LEANINGS: Mapping[Temper, Leaning] = MappingProxyType(
    {
        "explorer": _by(Explore, price=1.5),
        "brawler": _by(Move, price=1.5),
        "builder": _by(Build, price=1.5),
        "hermit": _by(Build, Muster, price=1.5),
        "trader": _by(Draw, Collect, price=1.5),
        "raider": _by(Move, Recruit, price=1.5),
        "farseer": Leaning(_to_learn, 1.5),
        "planner": _by(Recruit, Muster, price=1.5),
    }
)
