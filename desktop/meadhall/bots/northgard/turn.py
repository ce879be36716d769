"""A turn: each card in the hand is played in thought; those of no use buy better ones, or the year is over."""

from collections.abc import Iterator, Mapping, Sequence

from ...rules.kernel import UNHEARD, Action
from ...rules.northgard.actions import EndTurn, March, Pass, PlayCard, Remove, Replace, Upgrade, Wait
from ...rules.northgard.cards.cards import EFFECTS
from ...rules.northgard.data import UNREST, CardId
from ...rules.northgard.questions import NextCard, Turn
from ..foresight import Options
from . import weights as w
from .cards.playing import course_of_card, course_of_effect
from .cards.worth import FLEXIBLE, use
from .mind import Course, Mind, Thought

Choice = tuple[float, Action]
Plays = Mapping[PlayCard, Course]


def take_turn(m: Mind, _: Turn, options: Options) -> Action:
    plays, choices = choices_of(m, options)
    good = worthwhile(m, choices)
    if not good:
        return Pass()
    best = max(good, key=_eagerness)[1]
    if not isinstance(best, PlayCard):
        return best
    waiting = _waiting_for_others(m, best, plays, options)
    if waiting is not None:
        return waiting
    m.plan.begin(plays[best].replies)
    return best


def choices_of(m: Mind, options: Options) -> tuple[Plays, list[Choice]]:
    """What each card would do, and what all that can be done with them would bring."""
    plays = {option: course_of_card(m, option.card) for option in options if isinstance(option, PlayCard)}
    choices: list[Choice] = [(course.gain, option) for option, course in plays.items()]
    choices += _for_lore(m, {option.card: course.gain for option, course in plays.items()}, options)
    return plays, choices


def worthwhile(m: Mind, choices: Sequence[Choice]) -> list[Choice]:
    """Better than to pass; who is the first to pass gets something for it."""
    wanted = w.PLAY if any(player.passed for player in m.view.players) else w.FIRST_TO_PASS
    return [choice for choice in choices if choice[0] > wanted]


def _waiting_for_others(m: Mind, best: PlayCard, plays: Plays, options: Options) -> Wait | None:
    """A card that is good for nothing buys time, where who is to be attacked will soon have passed: then he has no
    reaction, and cannot come back this year."""
    prey = _prey(m, plays[best])
    spare = [option for option in options if isinstance(option, Wait) and _gain(plays, option.card) <= 0]
    if prey is None or not spare:
        return None
    s = m.world.copy()
    s.players[prey].passed = True
    later = course_of_card(Thought(m, s, m.seat), best.card).gain
    return min(spare, key=lambda option: use(option.card)) if later > plays[best].gain + w.WORTH_WAITING else None


def _prey(m: Mind, course: Course) -> int | None:
    """Whom this would attack, if he has but few cards left."""
    s = m.view
    targets = [s.owner[reply.action.target] for reply in course.replies if isinstance(reply.action, March)]
    prey = next((seat for seat in targets if s.is_enemy(m.seat, seat)), None)
    if prey is None or s.players[prey].passed or len(s.players[prey].hand) > w.FEW_CARDS:
        return None
    return prey


def _gain(plays: Plays, card: CardId) -> float:
    course = plays.get(PlayCard(card))
    return course.gain if course is not None else 0.0


def _eagerness(choice: Choice) -> float:
    """What can be everything waits for the others, but is never thrown away."""
    gain, action = choice
    return gain - w.FLEXIBLE if isinstance(action, PlayCard) and action.card in FLEXIBLE else gain


def go_on(m: Mind, _: NextCard, options: Options) -> Action:
    """More cards in the same turn."""
    plays = {option: course_of_card(m, option.card) for option in options if isinstance(option, PlayCard)}
    best = max(plays, key=lambda option: plays[option].gain, default=None)
    if best is None or plays[best].gain <= w.PLAY:
        return EndTurn()
    m.plan.begin(plays[best].replies)
    return best


# Lore


def _for_lore(m: Mind, plays: Mapping[CardId, float], options: Options) -> Iterator[Choice]:
    """Replace, Remove and Upgrade, with the card that would be missed the least."""
    hand = m.view.players[m.seat].hand
    missed = min(hand, key=lambda card: (max(plays.get(card, 0.0), 0.0), use(card), card))
    held = 0.0 if missed == UNREST else w.IN_HAND
    given_up = max(plays.get(missed, 0.0), 0.0) - held
    for option in options:
        if isinstance(option, Replace | Remove | Upgrade) and option.card == missed:
            s = m.world.copy()
            s.agenda = []
            option.make(s, m.seat, UNHEARD)
            yield m.value(s) - m.now - given_up + _at_once(m, option), option


def _at_once(m: Mind, option: Action) -> float:
    """What comes into the hand can be played this year: it is better than most cards, and may be what is needed now."""
    if not isinstance(option, Upgrade):
        return 0.0
    gain = course_of_effect(m, EFFECTS[option.upgrade]).gain
    return max(use(option.upgrade), w.COMES_IN_HAND * gain)
