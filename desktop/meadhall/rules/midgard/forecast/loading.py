"""Whom one sends where, while one still thinks it over: counts that always add up to what one has."""

from collections.abc import Sequence

from ..actions import AssignVikings, Load
from ..data import FEEDS, KINDS, Dice
from ..state import ASHORE, Band, State, capacity_of, forbidden_at

FOOD = len(KINDS)  # what else goes aboard a ship
HOME = -1  # where whoever is sent nowhere stays


def fed(vikings: int, food: int, shore: int) -> int:
    """CM-9.4.1."""
    return min(vikings, FEEDS[shore] * food)


class Loading:
    """Of one player: `bands` are the reserved places, in the order of their reservation."""

    def __init__(self, s: State, seat: int) -> None:
        self.bands: Sequence[Band] = s.bands_of(seat)
        self._forbidden = [forbidden_at(s, band) for band in self.bands]
        player = s.players[seat]
        self._held = (*player.dice, player.food)
        self._sent = [[0] * (FOOD + 1) for _ in self.bands]

    def sent(self, place: int, kind: int) -> int:
        return self.left(kind) if place == HOME else self._sent[place][kind]

    def left(self, kind: int) -> int:
        return self._held[kind] - sum(sent[kind] for sent in self._sent)

    def dice(self, place: int) -> Dice:
        swords, spears, axes = (self.sent(place, kind) for kind in KINDS)
        return swords, spears, axes

    def food(self, place: int) -> int:
        return self.sent(place, FOOD)

    def takes(self, place: int, kind: int) -> bool:
        """Whether things of this kind may go there at all."""
        if place == HOME:
            return True
        ashore = self.bands[place].shore == ASHORE
        return not ashore if kind == FOOD else not (ashore and self._forbidden[place] == kind)

    def aboard(self, place: int) -> int:
        return sum(self._sent[place])

    def capacity(self, place: int) -> int | None:
        band = self.bands[place]
        return None if band.shore == ASHORE else capacity_of(band)

    def most(self, place: int, kind: int) -> int:
        """So many could be there."""
        if not self.takes(place, kind):
            return 0
        there = self._sent[place][kind]
        capacity = self.capacity(place)
        free = self.left(kind) if capacity is None else min(self.left(kind), capacity - self.aboard(place))
        return there + max(free, 0)

    def put(self, place: int, kind: int, count: int) -> None:
        self._sent[place][kind] = min(max(count, 0), self.most(place, kind))

    def move(self, kind: int, source: int, target: int) -> bool:
        """One of them; whether it could."""
        if source == target or not self.sent(source, kind):
            return False
        if source != HOME:
            self._sent[source][kind] -= 1
        if target == HOME:
            return True
        before = self._sent[target][kind]
        self.put(target, kind, before + 1)
        moved = self._sent[target][kind] > before
        if not moved and source != HOME:
            self._sent[source][kind] += 1
        return moved

    def fed(self, place: int) -> int:
        """So many of those aboard the food suffices for."""
        return fed(sum(self.dice(place)), self.food(place), self.bands[place].shore)

    def all_home(self) -> None:
        self._sent = [[0] * (FOOD + 1) for _ in self.bands]

    def take(self, loads: Sequence[Load]) -> None:
        self._sent = [[*load.dice, load.food] for load in loads]

    @property
    def action(self) -> AssignVikings:
        places = range(len(self.bands))
        return AssignVikings(tuple(Load(self.bands[at].place, self.dice(at), self.food(at)) for at in places))
