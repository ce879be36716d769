"""Where figures go: a few steps ahead, and no attack whose odds are not worth it."""

from collections.abc import Iterator, Set

from ....rules.kernel import UNHEARD, Action
from ....rules.northgard.actions import STOP, Challenge, March
from ....rules.northgard.questions import Challenging, Moving
from ....rules.northgard.state import State, beasts_in, controlled
from ...foresight import Options
from .. import weights as w
from ..fights.hunting import hunt
from ..mind import Mind
from ..plan import Reply


class Line:
    """Some marches one after the other."""

    def __init__(self, s: State, marches: tuple[March, ...], value: float) -> None:
        self.s = s
        self.marches = marches
        self.value = value

    @property
    def moving(self) -> Moving | None:
        """Whether there may be more of them."""
        return self.s.agenda[-1] if isinstance(self.s.agenda[-1], Moving) else None


def march(m: Mind, moving: Moving, options: Options) -> Action:
    """The first march of the best line; the others are to follow."""
    first, *others = *_best_line(m, moving, may_stop=STOP in options), STOP
    m.plan.begin([Reply(Moving, action) for action in others])
    return first if first in options else options[0]


def _best_line(m: Mind, moving: Moving, may_stop: bool) -> tuple[March, ...]:
    """After which things look best; perhaps nobody moves at all."""
    start = m.world.copy()
    start.agenda = [moving]
    best = Line(start, (), _value(m, start) + w.MARCH_GAIN if may_stop else float("-inf"))
    lines, seen, promising = [best], set[object](), set[March]()
    for _ in range(moving.left):
        found = [line for before in lines for line in _longer(m, before, promising, seen)]
        if not found:
            break
        found.sort(key=lambda line: -line.value)
        if found[0].value > best.value:
            best = found[0]
        if not promising:
            promising.update([line.marches[0] for line in found[: w.PROMISING]])
        lines = found[: m.lines]
    return best.marches


def _longer(m: Mind, before: Line, promising: Set[March], seen: set[object]) -> Iterator[Line]:
    """The same marches in another order lead to a position that has been seen. What could have been done first, and
    was not promising then, is no better now, unless the line has come by there."""
    moving = before.moving
    if moving is None:
        return
    visited = {region for march in before.marches for region in (march.source, march.target)}
    for action in _sensible(moving, before.s):
        if visited and action not in promising and action.source not in visited and action.target not in visited:
            continue
        s = before.s.copy()
        s.agenda = []
        moving.resolve(s, action, UNHEARD)
        stand = tuple(s.warriors), s.guests, s.kaija, s.agenda[-1]
        if stand in seen:
            continue
        seen.add(stand)
        yield Line(s, (*before.marches, action), _value(m, s))


def _sensible(moving: Moving, s: State) -> Iterator[March]:
    """Of the numbers that can go those that make a difference."""
    numbers: dict[tuple[int, int, bool], tuple[int, ...]] = {}
    for action in moving.legal(s):
        way = action.source, action.target, action.kaija
        if way not in numbers:
            numbers[way] = _numbers(s, moving.seat, action)
        if action.warriors in numbers[way]:
            yield action


def _numbers(s: State, seat: int, most: March) -> tuple[int, ...]:
    """Nobody of a group attacks alone, and land is given up only in a fight, or for other land."""
    everybody, owner = most.warriors, s.owner[most.target]
    if s.beasts or most.kaija:
        return 1, everybody // 2, everybody - 1, everybody
    if s.is_enemy(seat, owner):
        return everybody // 2, everybody - 1, everybody
    if everybody == 1:
        return () if owner == seat else (1,)
    return 1, everybody - 1


def _value(m: Mind, s: State) -> float:
    """With the creatures beaten that are worth a fight."""
    if s.beasts:
        s.challenged = tuple(hunted(m, s))
        value = m.value(s)
        s.challenged = ()
        return value
    return m.value(s)


# Creatures


def hunted(m: Mind, s: State) -> Iterator[str]:
    """One in each territory at most; those who tolerate nobody must be fought."""
    ground = m.worth.grounds.of(s)
    for region in controlled(s, m.seat):
        here = beasts_in(s, region)
        aggressive = [beast for beast in here if beast.creature.aggressive]
        chances = {beast.card: hunt(s, beast, m.season, ground[region].worth).chance for beast in aggressive or here}
        if chances:
            best = max(chances, key=lambda card: chances[card])
            if aggressive or chances[best] >= w.SURE_ENOUGH:
                yield best


def challenge(m: Mind, decision: Challenging, options: Options) -> Action:
    worthwhile = [Challenge(card) for card in hunted(m, m.world)]
    return next((action for action in worthwhile if action in options), STOP)
