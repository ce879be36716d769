"""Who goes where: from the best of the named assignments, by small changes as long as they are for the better."""

from collections.abc import Iterator
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.midgard.data import KINDS, NO_DICE, Dice
from ...rules.midgard.fights.assignment import Assign, AssignVikings, Load
from ...rules.midgard.forecast import Target, target_of
from ...rules.midgard.state import Worker, minus, plus
from ..foresight import Options
from .mind import Mind
from .placing import use_of_runes

MOST_STEPS = 40  # small changes; enough to send everybody somewhere else


def assign(m: Mind, decision: Assign, options: Options) -> Action:
    rune = use_of_runes(m, options)
    if rune is not None:
        return rune
    named = [option.loads for option in options if isinstance(option, AssignVikings)]
    plan = Plan.of(m)
    best = max(named, key=plan.worth)
    for _ in range(MOST_STEPS):
        better = max(plan.changes(best), key=plan.worth, default=best)
        if plan.worth(better) <= plan.worth(best):
            break
        best = better
    return AssignVikings(best)


Loads = tuple[Load, ...]
ONE: tuple[Dice, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


class Plan(NamedTuple):
    """The places that a seat has reserved, and what it could send there."""

    m: Mind
    targets: list[Target]
    hunts: bool

    @classmethod
    def of(cls, m: Mind) -> "Plan":
        targets = [target_of(m.view, band) for band in m.view.bands_of(m.seat)]
        return cls(m, targets, Worker("hunting", m.seat) in m.view.placed)

    def worth(self, loads: Loads) -> float:
        prospects, total = self.m.prospects, 0.0
        for target, load in zip(self.targets, loads, strict=True):
            total += prospects.expected(target, load.dice, load.food)
        return total + self._hunt(loads) if self.hunts else total

    def _hunt(self, loads: Loads) -> float:
        """Whoever stays at home goes hunting."""
        home, food = self.m.player.dice, self.m.player.food
        for load in loads:
            home, food = minus(home, load.dice), food - load.food
        return self.m.prospects.hunt(home, food)

    def changes(self, loads: Loads) -> Iterator[Loads]:
        """One Viking more, fewer, elsewhere or of another kind; one food more or less."""
        for place in range(len(loads)):
            yield from self._food(loads, place)
            for kind in KINDS:
                if loads[place].dice[kind]:
                    away = self._sent(loads, place, NO_DICE, ONE[kind])
                    yield from self._allowed(away)
                    yield from self._elsewhere(away, place, kind)
                yield from self._allowed(self._sent(loads, place, ONE[kind], NO_DICE))

    def _elsewhere(self, away: Loads, place: int, kind: int) -> Iterator[Loads]:
        for other in range(len(away)):
            if other != place:
                moved = self._sent(away, other, ONE[kind], NO_DICE)
                yield from self._allowed(moved)
                for back in KINDS:  # in exchange for one of another kind
                    if back != kind and away[other].dice[back]:
                        yield from self._allowed(
                            self._sent(self._sent(moved, other, NO_DICE, ONE[back]), place, ONE[back], NO_DICE)
                        )
        for back in KINDS:  # or for one from home
            if back != kind:
                yield from self._allowed(self._sent(away, place, ONE[back], NO_DICE))

    def _food(self, loads: Loads, place: int) -> Iterator[Loads]:
        load = loads[place]
        for food in (load.food - 1, load.food + 1):
            yield from self._allowed((*loads[:place], Load(load.place, load.dice, food), *loads[place + 1 :]))

    def _sent(self, loads: Loads, place: int, more: Dice, fewer: Dice) -> Loads:
        load = loads[place]
        changed = Load(load.place, minus(plus(load.dice, more), fewer), load.food)
        return (*loads[:place], changed, *loads[place + 1 :])

    def _allowed(self, loads: Loads) -> Iterator[Loads]:
        if AssignVikings(loads).why_not(self.m.view, self.m.seat) is None:
            yield loads
