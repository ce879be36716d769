"""What it would bring to play a card: its effect is carried out in thought."""

from collections.abc import Sequence

from ...rules.kernel import Action, Step, then
from ...rules.northgard.actions import STOP, CopyCard, TakeBasic
from ...rules.northgard.cards.basic import BASICS, AnyBasic
from ...rules.northgard.cards.cards import EFFECTS, effect_of
from ...rules.northgard.data import CardId
from ...rules.northgard.effect import Effect
from ...rules.northgard.land.explore import Explore
from ...rules.northgard.questions import ChooseBasic, Copying
from ...rules.northgard.state import State
from ..foresight import Options
from .mind import Mind


def gain_of_card(m: Mind, card: CardId) -> float:
    effect = EFFECTS[card]
    if isinstance(effect, AnyBasic | Explore):
        return gain_of_effect(m, effect)
    return _gain(m, effect_of(m.world, m.seat, card))


def gain_of_effect(m: Mind, effect: Effect) -> float:
    """The same for all cards that do the same; worked out once."""
    if effect not in m.gains:
        m.gains[effect] = _gain_of_effect(m, effect)
    return m.gains[effect]


def _gain_of_effect(m: Mind, effect: Effect) -> float:
    if effect.why_not(m.world, m.seat) is not None:
        return 0.0
    match effect:
        case AnyBasic():
            gains = sorted((gain_of_effect(m, BASICS[basic]) for basic in effect.among), reverse=True)
            return sum(max(gain, 0.0) for gain in gains[: effect.count])
        case Explore():
            return _gain_of_exploring(m, effect)
        case _:
            return _gain(m, effect.steps(m.seat))


def _gain(m: Mind, steps: Sequence[Step[State]]) -> float:
    """The card stays in the hand, for it would be used up anyway."""
    s = m.world.copy()
    s.agenda = []
    then(s, *steps)
    return m.value(m.carried_out(s)) - m.now


def _gain_of_exploring(m: Mind, effect: Explore) -> float:
    """On average over several tiles that could come."""
    pile = m.world.pile
    starts = range(0, min(m.explores * effect.draw, len(pile)), effect.draw)
    total = 0.0
    for start in starts:
        s = m.world.copy()
        s.agenda = []
        s.pile = pile[start:] + pile[:start]
        then(s, *effect.steps(m.seat))
        total += m.value(m.carried_out(s)) - m.now
    return total / len(starts)


def choose_basic(m: Mind, decision: ChooseBasic, options: Options) -> Action:
    """The best of the four that are left."""
    gains = {option: gain_of_effect(m, BASICS[option.effect]) for option in options if isinstance(option, TakeBasic)}
    best = max(gains, key=lambda option: gains[option])
    return best if gains[best] > 0 or STOP not in options else STOP


def copy_card(m: Mind, _: Copying, options: Options) -> Action:
    return max(options, key=lambda option: gain_of_card(m, option.card) if isinstance(option, CopyCard) else 0.0)
