"""Where figures go: a few steps ahead, and no attack whose odds are not worth it."""

from collections.abc import Iterator

from ...rules.kernel import UNHEARD, Action
from ...rules.northgard.actions import STOP, Challenge, March
from ...rules.northgard.questions import Challenging, Moving
from ...rules.northgard.state import State, beasts_in, controlled
from ..foresight import Options
from . import weights as w
from .hunting import hunt
from .mind import Mind
from .plan import Reply


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
    lines, seen = [best], set[object]()
    for _ in range(moving.left):
        found = [line for before in lines for line in _longer(m, before, seen)]
        if not found:
            break
        found.sort(key=lambda line: -line.value)
        if found[0].value > best.value:
            best = found[0]
        lines = found[: m.lines if len(found) < w.MANY_MARCHES else 1]
    return best.marches


def _longer(m: Mind, before: Line, seen: set[object]) -> Iterator[Line]:
    """The same marches in another order lead to a position that has been seen."""
    moving = before.moving
    if moving is None:
        return
    for action in _sensible(moving, before.s):
        s = before.s.copy()
        s.agenda = []
        moving.resolve(s, action, UNHEARD)
        stand = tuple(s.warriors), s.guests, s.kaija, s.agenda[-1]
        if stand in seen:
            continue
        seen.add(stand)
        yield Line(s, (*before.marches, action), _value(m, s))


def _sensible(moving: Moving, s: State) -> Iterator[March]:
    """All who can go, all but one, or one: the numbers between make little difference."""
    most: dict[tuple[int, int, bool], int] = {}
    for action in moving.legal(s):
        way = action.source, action.target, action.kaija
        if action.warriors in (1, most.setdefault(way, action.warriors), most[way] - 1, most[way] // 2):
            yield action


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
