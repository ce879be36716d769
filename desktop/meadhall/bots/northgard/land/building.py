"""What to build, and where."""

from ....rules.kernel import Action
from ....rules.northgard.actions import Construct
from ....rules.northgard.data import AREAS
from ....rules.northgard.questions import Building
from ...foresight import Options
from ..mind import Mind


def build(m: Mind, decision: Building, options: Options) -> Action:
    return m.best(decision, _one_of_each(m, options))


def _one_of_each(m: Mind, options: Options) -> list[Action]:
    """Of several slots of a kind in one territory only the first."""
    region_of, found = m.world.land.region_of, dict[object, Action]()
    for option in options:
        if isinstance(option, Construct):
            found.setdefault((option.building, region_of[option.area], AREAS[option.area].slot), option)
        else:
            found[option] = option
    return list(found.values())
