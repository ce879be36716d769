"""How much of the game is still to come, as it stands in the year's agenda."""

from typing import NamedTuple

from ...rules.northgard.data import CALENDARS
from ...rules.northgard.harvest import Harvest, Reap, Reaping
from ...rules.northgard.state import State
from ...rules.northgard.winter import PayUpkeep, Winter
from . import weights as w


class Season(NamedTuple):
    harvests: int  # still to come, this year's included
    harvest: bool  # this year's is still to come
    winter: bool  # so is this year's winter
    holding: float  # a fame each year, as long as the land is held
    later: float  # the same without this year


def season(s: State, seat: int) -> Season:
    harvest = any(_is_harvest_of(step, seat) for step in s.agenda)
    winter = any(isinstance(step, Winter) or (isinstance(step, PayUpkeep) and step.seat == seat) for step in s.agenda)
    years = len(CALENDARS[s.options.years]) - s.year
    later = sum(w.HOLD**year for year in range(1, years + 1))
    return Season(years + harvest, harvest, winter or harvest, later + harvest, later)


def _is_harvest_of(step: object, seat: int) -> bool:
    return isinstance(step, Harvest | Reaping) or (isinstance(step, Reap) and step.seat == seat)
