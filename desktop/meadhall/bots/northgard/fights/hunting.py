"""Fights against creatures: what is at stake, how much food that is worth, and so which chance can be counted on.

Who thinks of a hunt and who feeds the hunters ask the same, so that what was counted on is also spent.
"""

from typing import NamedTuple

from ....rules.northgard.data import FOOD
from ....rules.northgard.forecast.odds import of_hunt
from ....rules.northgard.state import NO_BONUS, Beast, Bonus, State, figures, kaija_holds, region_of
from .. import weights as w
from ..land.worth import harm
from ..season import Season


class Hunt(NamedTuple):
    food: int
    chance: float


def hunt(s: State, beast: Beast, season: Season, land: float, bonus: Bonus = NO_BONUS) -> Hunt:
    """For whoever holds the territory where the creature is, and to whom the land is worth so much."""
    region = region_of(s, beast)
    seat, warriors, kaija = s.owner[region], s.warriors[region], kaija_holds(s, region)
    prize, price = at_stake(s, beast, season, land, figures(s, region)), price_of_food(season)
    best, most = Hunt(0, 0.0), float("-inf")
    for food in range(min(s.players[seat].resources[FOOD], figures(s, region)) + 1):
        chance = of_hunt(s, seat, beast.card, region, warriors, kaija, bonus, food).attacker
        if prize * chance - price * food > most:
            best, most = Hunt(food, chance), prize * chance - price * food
    return best


def at_stake(s: State, beast: Beast, season: Season, land: float, hunters: int) -> float:
    """Its fame, what it does to the land as long as it is there, and all that those lose who are driven away."""
    lost = max(land, 0.0) + w.LOST_WITH_LAND * hunters if beast.creature.aggressive else 0.0
    return beast.creature.fame + harm(season, s.land.regions[region_of(s, beast)], beast) + lost


def price_of_food(season: Season) -> float:
    return w.LAST_YIELD if not season.later else w.GOODS[FOOD][1]
