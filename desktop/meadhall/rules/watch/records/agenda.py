"""What may wait on the agenda while somebody is asked. A position from a file can have any steps in any order there."""

import re
from collections import Counter
from collections.abc import Iterator

from ...kernel import Step, flaws_in_waiting
from ..cards.heroes import AfterHero
from ..cards.heroes_trade import GiveBack, HandOver
from ..cards.samwell import Console
from ..data import KINDS, NORTH, Bundle
from ..fights.tormund import Discard, cannot_discard
from ..fights.wall import PostFreeGuard
from ..fights.wildlings import Advance
from ..flow import BeginTurn
from ..placement import SetupRoad, SetupSettlement
from ..production import Produce
from ..state import State, guards_of
from ..trade import AnswerOffer, ConfirmOffer
from ..trade import Counter as CounterOffer

# What is asked, then what waits, the next first. All steps not named here happen before the next question.
_SHAPES = re.compile(
    r"""
    (SetupRoad;)? (SetupSettlement;)* (PostFreeGuard;)* (GatherTokens;)? BeginTurn;
    |
    (
        PreRoll;
        |  # the dice have been thrown
        (LoseDisplayedHero; Produce; | (Discard;)? MoveTormund; | StealFrom; | Console; | AfterHero;)
        (Advance;)? CheckVictory;
        |  # the active player acts
        (
            ChooseHero;
            | AnswerOffer; | ConfirmOffer;
            | RangerChoice; | MoveTormund; | StealFrom;
            | FreeRoad; | Winter; | PostFreeGuard;
            | ((
                DemandResource; | GiveBack; (HandOver;)? | BarterOne; | ChooseLeader; | TakeFromHand; | MoveOneRoad;
                | HireWithSubstitute; | BuyWithVision; | ChooseVision; | SendHomeFromNorth; | SendHomeFromGift;
                | PostFreeGuard; AwardLargestPatrol;
            ) CheckVictory;)? AfterHero;
        )
        CheckVictory; (PreRoll;)?
    )?
    Turn;
    """,
    re.VERBOSE,
)
_ONLY_IN_BROTHERHOOD = {"Advance", "Console", "GatherTokens", "LoseDisplayedHero", "PostFreeGuard", "RangerChoice"}
_OTHERS_TOO = Discard | Console | AfterHero | AnswerOffer  # these may be another's than the active player's


def flaws_of_agenda(s: State) -> Iterator[str]:
    return flaws_in_waiting(s, _SHAPES, _flaws_of_steps)


def _flaws_of_steps(s: State, steps: list[Step[State]]) -> Iterator[str]:
    if not s.brotherhood and not _ONLY_IN_BROTHERHOOD.isdisjoint(type(step).__name__ for step in steps):
        yield "the Brotherhood's steps in base"
    elif not {seat for step in steps for seat in _seats_named_in(step)} <= {*range(len(s.players))}:
        yield "a question to nobody"
    elif isinstance(steps[-1], BeginTurn):
        yield from _flaws_before_the_first_turn(s)
    else:
        yield from _flaws_in_a_turn(s)


def _seats_named_in(step: Step[State]) -> Iterator[int]:
    for name in ("seat", "victim", "to", "offerer"):
        seat = getattr(step, name, None)
        if isinstance(seat, int):
            yield seat
    if isinstance(step, AnswerOffer | ConfirmOffer):
        yield from step.offer.to


def _flaws_before_the_first_turn(s: State) -> Iterator[str]:
    """What each has placed and is still to place: two settlements with their roads and, in Brotherhood, a guard."""
    placing = (SetupSettlement, SetupRoad, PostFreeGuard)
    due = Counter((type(step), step.seat) for step in s.agenda if isinstance(step, placing))
    if s.agenda[0].seat != s.first:
        yield "a turn of another player"
    for seat, player in enumerate(s.players):
        settlements, roads = len(player.settlements), len(player.roads)
        if player.keeps or settlements + due[SetupSettlement, seat] != 2:
            yield "a wrong number of settlements"
        if roads + due[SetupRoad, seat] != settlements:
            yield "a wrong number of roads"
        if guards_of(s, seat) + due[PostFreeGuard, seat] != s.brotherhood:
            yield "a wrong number of guards"


def _flaws_in_a_turn(s: State) -> Iterator[str]:
    for step in s.agenda:
        if not isinstance(step, _OTHERS_TOO) and getattr(step, "seat", s.active) != s.active:
            yield "a turn of another player"
        if _has_bad_figures(s, step):
            yield "a step that cannot come about"


def _has_bad_figures(s: State, step: Step[State]) -> bool:
    match step:
        case Produce(roll):
            return roll not in range(2, 13)
        case Advance(number):
            return number not in range(1, NORTH.die.faces + 1)
        case HandOver(seat, victim, kind):
            return victim == seat or kind not in KINDS
        case GiveBack(seat, to):
            return to == seat
        case AfterHero(seat):
            return s.players[seat].hero is None
        case Console(seat):
            return s.players[seat].hero != "samwell_tarly"
        case Discard():
            return _cannot_discard_so(s, step)
        case AnswerOffer() | ConfirmOffer():
            return _was_not_asked(s, step)
        case _:
            return False


def _cannot_discard_so(s: State, step: Discard) -> bool:
    """Somebody discards twice, or what he cannot."""
    seats = [step.seat, *step.waiting, *(seat for seat, _ in step.chosen)]
    if len(set(seats)) < len(seats) or not set(seats) <= {*range(len(s.players))}:
        return True
    return any(cannot_discard(s, seat, cards) for seat, cards in step.chosen)


def _was_not_asked(s: State, step: AnswerOffer | ConfirmOffer) -> bool:
    """Answers come from those who were asked, in their order, and they are asked by the active player."""
    answered = tuple(seat for seat, _ in step.answers)
    asked = (*answered, step.seat, *step.waiting) if isinstance(step, AnswerOffer) else answered
    by = step.offerer if isinstance(step, AnswerOffer) else step.seat
    return asked != step.offer.to or by != s.active or by in asked


def terms_on_the_table(s: State) -> Iterator[tuple[Bundle | None, Bundle | None]]:
    """Of proposals, offers and answers."""
    for proposal in s.proposals:
        yield proposal.give, proposal.want
    for step in s.agenda:
        if isinstance(step, AnswerOffer | ConfirmOffer):
            yield step.offer.give, step.offer.want
            for _, answer in step.answers:
                if isinstance(answer, CounterOffer):
                    yield answer.give, answer.want
