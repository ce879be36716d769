"""How much of the game is still to come, as it stands in the year's agenda."""

from typing import NamedTuple

from ...rules.northgard.data import CALENDARS
from ...rules.northgard.forecast import harvest_is_to_come, winter_is_to_come
from ...rules.northgard.state import State
from . import weights as w


class Season(NamedTuple):
    harvests: int  # still to come, this year's included
    harvest: bool  # this year's is still to come
    winter: bool  # so is this year's winter
    holding: float  # a fame each year, as long as the land is held
    later: float  # the same without this year


def season(s: State, seat: int) -> Season:
    harvest, winter = harvest_is_to_come(s, seat), winter_is_to_come(s, seat)
    years = len(CALENDARS[s.options.years]) - s.year
    later = sum(w.HOLD**year for year in range(1, years + 1))
    return Season(years + harvest, harvest, winter or harvest, later + harvest, later)
