"""What could become of territories as the figures stand: what may be lost there, hunted, and taken from there."""

from collections.abc import Sequence
from typing import NamedTuple

from ....rules.northgard.data import FOOD
from ....rules.northgard.land.tiles import Region
from ....rules.northgard.state import State, aggressive_in, beasts_in, figures
from .. import weights as w
from ..fights.danger import Danger
from ..fights.hunting import hunt
from ..season import Season
from .ground import Ground
from .worth import Land


class Outlook(NamedTuple):
    """Of one territory."""

    held: float  # its worth, with what could be lost in it
    hunting: float
    surplus: int  # figures that may go
    aims: list[tuple[float, int]]  # where to, and what it is worth, the best first


class Front:
    """As long as no enemy moves, the outlook of a territory depends on nothing but its own figures."""

    def __init__(self, ground: Ground, home: "Front | None", danger: Danger, season: Season) -> None:
        self._ground = ground
        self._home = home  # the same front on the home ground
        self._danger = danger
        self._season = season
        self._found: dict[tuple[int, int], Outlook] = {}

    def of(self, s: State, region: int) -> Outlook:
        key = region, s.warriors[region]
        outlook = self._found.get(key)
        if outlook is None:
            land = self._ground[region]
            home = self._home if self._ground.home_of((region, *land.region.ways)) is not None else None
            outlook = self._found[key] = self._outlook(s, land) if home is None else home.of(s, region)
        return outlook

    def _outlook(self, s: State, land: Land) -> Outlook:
        surplus = figures(s, land.region.id) - 1
        hunting = self._of_hunting(s, land.region) if s.beasts else 0.0
        aims = self._aims(s, land.region, surplus) if surplus > 0 else []
        return Outlook(self._held(s, land), hunting, surplus, aims)

    def _held(self, s: State, land: Land) -> float:
        danger = self._danger.risk(s, land.region)
        if not danger:
            return land.worth
        return land.worth * (1 - danger) - danger * w.LOST_WITH_LAND * figures(s, land.region.id)

    def _of_hunting(self, s: State, region: Region) -> float:
        worth = 0.0
        for beast in beasts_in(s, region.id):
            chance = hunt(s, beast, self._season, self._ground[region.id].worth).chance
            if chance >= w.SURE_ENOUGH:
                worth += w.HUNT * beast.creature.fame * chance
        return worth

    def _aims(self, s: State, region: Region, surplus: int) -> list[tuple[float, int]]:
        """What no enemy holds counts as neutral: it is one's own in one position and free in another."""
        found: list[tuple[float, int]] = []
        seat = s.owner[region.id]
        for near, rough in region.ways.items():
            if s.beasts and aggressive_in(s, near):
                continue
            share = w.NEXT_DOOR
            if s.is_enemy(seat, s.owner[near]):
                odds = self._danger.chance(s, seat, region.id, near, surplus)
                share = w.TO_STRIKE * odds if odds >= w.SURE_ENOUGH else 0.0
            if share:
                found.append((self._ground[near].worth * share * (w.OVER_ROUGH if rough else 1.0), near))
        found.sort(reverse=True)
        return found


class Fronts:
    """Those that one question leads to: each is where the enemies stand, and what else decides battles."""

    def __init__(self, season: Season, danger: Danger) -> None:
        self._season = season
        self._danger = danger
        self._found: dict[tuple[object, ...], Front] = {}

    def of(self, s: State, ground: Ground, hostile: Sequence[tuple[int, int]]) -> Front:
        """`hostile` are the seats and the territories of enemies."""
        warriors = s.warriors
        stand = (
            s.kaija,
            s.scorched,
            hostile,
            *[warriors[region] for _, region in hostile],
            *[(player.resources[FOOD], player.passed, player.conqueror, player.kaija_attacks) for player in s.players],
        )
        return self._front(ground, stand)

    def _front(self, ground: Ground, stand: tuple[object, ...]) -> Front:
        front = self._found.get((ground, stand))
        if front is None:
            home = self._front(ground.home, stand) if ground.home is not None else None
            front = self._found[ground, stand] = Front(ground, home, self._danger, self._season)
        return front
