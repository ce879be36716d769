"""What may wait on the agenda while somebody is asked. A position from a file can have any steps in any order there."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ...kernel import Step, flaws_in_waiting
from ..cards.asgard import GainAsgard, PickAsgard
from ..cards.effects import ChoosePutBack, ChooseResource, RecoverCards, Rob, StealToken
from ..closing import Keep, berths
from ..data import CARDS, NUMBERS, PLOTS, RESOURCES
from ..fights.defence import Defend
from ..flow import BeginPhase
from ..land.storage import ArrangeTokens, StoreTokens, can_arrange
from ..land.tokens import GainToken, PlaceToken
from ..setup import LetPick, PickChief
from ..state import NOBODY, Acting, Attack, State
from ..turn import BeginTurn, CloseTurn, RewardFullDefence, TakeTurn

_END = "ClearTokens; MovePath; PassHammer; EndRound;"
_STORING = f"(StoreTokens;)* BeginPhase; ClearTables; ChooseKept; {_END}"
_GIFTS = "PickAsgard; (GainAsgard;)*"
# What is asked, then what waits, the next first. All steps not named here happen before the next question.
_SHAPES = re.compile(
    rf"""
    PickChief; (LetPick;)* BeginRound;
    |
    (
        ( {_GIFTS} (GainToken;)? | PlaceToken; | StealToken; | ChooseResource; | ChoosePutBack; | RecoverCards;
        | PeekAtHand; | Defend; Compare; )?
        (Rob;)* TakeTurn;
        | {_GIFTS} (RewardFullDefence;)? CloseTurn;
    )
    (BeginTurn;)* BeginPhase; {_STORING}
    |
    ( ArrangeTokens; | {_GIFTS} ) {_STORING}
    |
    Keep; {_END}
    """,
    re.VERBOSE,
)


def flaws_of_agenda(s: State) -> Iterator[str]:
    return flaws_in_waiting(s, _SHAPES, _flaws_of_steps)


def _flaws_of_steps(s: State, steps: list[Any]) -> Iterator[str]:
    """Top first."""
    if any(not _fits(s, step) for step in steps):
        yield "a step that cannot come about"
    elif not _fits_the_phase(s, steps):
        yield "a question about something that is not there"
    elif len(s.asgard_row) != NUMBERS.asgard_on_show + isinstance(steps[0], PickAsgard):
        yield "too many or too few Asgard cards on show"
    elif (s.attack is not None) != isinstance(steps[0], Defend):
        yield "an attack that nobody answers"
    elif s.attack is not None and not _is_possible(s, s.attack):
        yield "no such attack"


def _fits(s: State, step: Step[State]) -> bool:
    """Seats that exist, and what each step counts on."""
    if getattr(step, "seat", 0) not in range(len(s.players)):
        return False
    match step:
        case GainToken() | PlaceToken():
            known = step.source == "dragon" or step.source in PLOTS or step.source in CARDS
            return known and step.kinds in (RESOURCES, *((kind,) for kind in RESOURCES))
        case StealToken():
            return step.card in CARDS and CARDS[step.card].steal == step.resource
        case Rob():
            return step.card in CARDS and CARDS[step.card].steal is not None
        case ChooseResource():
            return step.card in CARDS and CARDS[step.card].choose > 0
        case RecoverCards():
            return any((card.recover, card.recover_kind) == (step.count, step.kind) for card in CARDS.values())
        case ChoosePutBack():
            return len(s.players[step.seat].hand) > 1
        case _:
            return True


def _fits_the_phase(s: State, steps: list[Any]) -> bool:
    asked = steps[0]
    phases = [step.phase for step in steps if isinstance(step, BeginPhase)]
    if phases != ["storage", "end"][2 - len(phases) :]:
        return False
    unled = [seat for seat in s.turn_order if s.players[seat].chief is None]
    if unled != _seats(steps, PickChief, LetPick):
        return False
    if isinstance(asked, PickChief):
        return s.round == 0 and s.acting == Acting()
    if s.round < 1:
        return False
    if len(phases) == 2:
        return _fits_a_turn(s, steps)
    if s.acting != Acting():
        return False
    return _fits_the_end(s, asked) if isinstance(asked, Keep) else _fits_storing(s, steps)


def _seats(steps: list[Any], *kinds: type[Any]) -> list[int]:
    return [step.seat for step in steps if isinstance(step, kinds)]


def _after_the_active(s: State) -> list[int]:
    return list(s.turn_order[s.turn_order.index(s.active) + 1 :])


def _fits_a_turn(s: State, steps: list[Any]) -> bool:
    """The active player's: others are asked only for a defence, or for an Asgard card (VW-17.2)."""
    if _seats(steps, BeginTurn) != _after_the_active(s) or _seats(steps, StoreTokens) != list(s.turn_order):
        return False
    if set(_seats(steps, TakeTurn, CloseTurn, GainToken, RewardFullDefence, Rob)) != {s.active}:
        return False
    asked = steps[0]
    if isinstance(asked, PickAsgard):
        rivals = {s.acting.rival} - {NOBODY}
        return asked.seat in {s.active, *rivals} and {*_seats(steps, GainAsgard)} <= {asked.seat}
    return asked.seat == (s.acting.rival if isinstance(asked, Defend) else s.active)


def _fits_storing(s: State, steps: list[Any]) -> bool:
    asked = steps[0]
    if _seats(steps, StoreTokens) != _after_the_active(s) or {*_seats(steps[:1]), asked.seat} != {s.active}:
        return False
    if isinstance(asked, ArrangeTokens):
        return can_arrange(s, asked.seat)
    return {*_seats(steps, GainAsgard)} <= {asked.seat}


def _fits_the_end(s: State, asked: Keep) -> bool:
    """In the turn order; and whatever has been chosen can be kept."""
    chosen = [kept.seat for kept in asked.chosen]
    if [*chosen, asked.seat, *asked.waiting] != [
        seat for seat in s.turn_order if berths(s, seat) and s.players[seat].hand
    ]:
        return False
    return asked.seat == s.active and all(
        kept.cards is not None
        and len(kept.cards) <= berths(s, kept.seat)
        and Counter(kept.cards) <= Counter(s.players[kept.seat].hand)
        for kept in asked.chosen
    )


def _is_possible(s: State, attack: Attack) -> bool:
    if attack.seat != s.active or attack.victim != s.acting.rival or not s.players[attack.victim].attacked:
        return False
    target = s.players[attack.victim].at(attack.target)
    if target is None or target.new or target.damaged or not attack.fighters:
        return False
    sent = [*(fighter.card for fighter in attack.fighters), *attack.boosters]
    return (
        Counter(sent) <= Counter(s.players[attack.seat].area)
        and all(CARDS[fighter.card].fights and fighter.strength >= 0 for fighter in attack.fighters)
        and all(CARDS[card].boost for card in attack.boosters)
        and attack.boost == sum(CARDS[card].boost for card in attack.boosters)
    )
