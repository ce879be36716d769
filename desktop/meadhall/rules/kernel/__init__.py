"""What all games stand on: a stack of steps that either happen or ask somebody.

`docs/architecture.md` follows a click, a bot's move and an undo through it.
"""

from .action import Action
from .chance import BadOutcome, Chance, Outcome
from .codec import Codec
from .components import load, texts
from .denial import Denial, Illegal
from .derived import Derived
from .event import OPEN, UNHEARD, Event, EventSink
from .flaws import first_flaws, flaws_in_waiting, names_of
from .game import Game
from .menu import Menu, Move
from .play import asides, asked, is_over, options, play, settle, why_not
from .result import Result
from .seating import BadOption, check_first, check_number, clockwise_from, others
from .state import State, shallow_copy
from .step import NOT_NOW, Decision, Step, then
from .witness import Moment, Witness

__all__ = [
    "NOT_NOW",
    "OPEN",
    "UNHEARD",
    "Action",
    "BadOption",
    "BadOutcome",
    "Chance",
    "Codec",
    "Decision",
    "Denial",
    "Derived",
    "Event",
    "EventSink",
    "Game",
    "Illegal",
    "Menu",
    "Moment",
    "Move",
    "Outcome",
    "Result",
    "State",
    "Step",
    "Witness",
    "asides",
    "asked",
    "check_first",
    "check_number",
    "clockwise_from",
    "first_flaws",
    "flaws_in_waiting",
    "is_over",
    "load",
    "names_of",
    "options",
    "others",
    "play",
    "settle",
    "shallow_copy",
    "texts",
    "then",
    "why_not",
]
