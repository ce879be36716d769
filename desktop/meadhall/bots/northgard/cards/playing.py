"""What it would bring to play a card: its effect is carried out in thought."""

from collections.abc import Sequence

from ....rules.kernel import Action, Step, then
from ....rules.northgard.actions import STOP, CopyCard, TakeBasic
from ....rules.northgard.cards.basic import BASICS, AnyBasic, OfferBasics
from ....rules.northgard.cards.cards import effect_of
from ....rules.northgard.data import CardId
from ....rules.northgard.effect import Effect
from ....rules.northgard.land.explore import BeginExploring, Explore
from ....rules.northgard.questions import ChooseBasic, Copying
from ....rules.northgard.state import State
from ...foresight import Options
from ..mind import Course, Mind
from ..plan import Reply


def course_of_card(m: Mind, card: CardId) -> Course:
    return _course(m, effect_of(m.world, m.seat, card))


def course_of_effect(m: Mind, effect: Effect) -> Course:
    return _course(m, tuple(effect.steps(m.seat))) if effect.why_not(m.world, m.seat) is None else Course(0.0)


def _course(m: Mind, steps: tuple[Step[State], ...]) -> Course:
    """The same for all cards that do the same; thought through once."""
    course = m.courses.get(steps)
    if course is None:
        course = m.courses[steps] = _thought_through(m, steps)
    return course


def _thought_through(m: Mind, steps: Sequence[Step[State]]) -> Course:
    match steps:
        case [OfferBasics(effect=effect)]:
            return _course_of_basics(m, effect)
        case [BeginExploring(effect=effect)]:
            return Course(_gain_of_exploring(m, effect))  # another tile will come
        case _:
            return _carried_out(m, steps)


def _course_of_basics(m: Mind, effect: AnyBasic) -> Course:
    """The best of them. What else may be chosen after it will be thought of then."""
    courses = {basic: course_of_effect(m, BASICS[basic]) for basic in effect.among}
    best = max(effect.among, key=lambda basic: courses[basic].gain)
    gains = sorted((max(course.gain, 0.0) for course in courses.values()), reverse=True)
    return Course(sum(gains[: effect.count]), (Reply(ChooseBasic, TakeBasic(best)), *courses[best].replies))


def _carried_out(m: Mind, steps: Sequence[Step[State]]) -> Course:
    """The card stays in the hand, for it would be used up anyway."""
    s = m.world.copy()
    s.agenda = []
    then(s, *steps)
    return m.course(s)


def _gain_of_exploring(m: Mind, effect: Explore) -> float:
    """On average over several tiles that could come."""
    pile = m.world.pile
    starts = range(0, min(m.explores, len(pile)), effect.draw)
    total = 0.0
    for start in starts:
        s = m.world.copy()
        s.agenda = []
        s.pile = pile[start:] + pile[:start]
        then(s, *effect.steps(m.seat))
        total += m.course(s).gain
    return total / len(starts)


def choose_basic(m: Mind, decision: ChooseBasic, options: Options) -> Action:
    """The best of the four that are left."""
    courses = {
        option: course_of_effect(m, BASICS[option.effect]) for option in options if isinstance(option, TakeBasic)
    }
    best = max(courses, key=lambda option: courses[option].gain)
    if courses[best].gain <= 0 and STOP in options:
        return STOP
    m.plan.begin(courses[best].replies)
    return best


def copy_card(m: Mind, _: Copying, options: Options) -> Action:
    courses = {option: course_of_card(m, option.card) for option in options if isinstance(option, CopyCard)}
    best = max(courses, key=lambda option: courses[option].gain)
    m.plan.begin(courses[best].replies)
    return best
