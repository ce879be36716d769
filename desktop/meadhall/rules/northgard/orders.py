"""What is answered for somebody by his standing order, and what answers itself, without anybody learning from it."""

from ..kernel import Action, asked
from .cards.hand_attacks import Shield, TakeBlow
from .cards.reactions import LetHappen, React
from .data import DEFENSIVE_STRATEGY, UNREST, CardId
from .state import State
from .turn import EndTurn, NextCard


def standing_answer(s: State, seat: int) -> Action | None:
    """From the own view. Whoever plays it waits just as long as for a question, so that no onlooker can tell."""
    decision = asked(s) if s.agenda else None
    match decision:
        case React(seat=asked_seat) if asked_seat == seat:
            return LetHappen() if _keeps_still(s, seat, DEFENSIVE_STRATEGY) else None
        case Shield(seat=asked_seat) if asked_seat == seat:
            return TakeBlow() if _keeps_still(s, seat, UNREST) else None
        case NextCard(seat=asked_seat) if asked_seat == seat:
            return EndTurn() if len(decision.options(s)) == 1 else None
        case _:
            return None


def _keeps_still(s: State, seat: int, card: CardId) -> bool:
    player = s.players[seat]
    return player.asking == "never" or (player.asking == "held" and card not in player.hand)
