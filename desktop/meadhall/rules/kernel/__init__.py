"""What all games stand on: a stack of steps that either happen or ask somebody.

See `TRACE.md` beside this file for the hardest moments of the four games, played through it on paper.
"""

from .action import Action
from .chance import BadOutcome, Chance, Outcome
from .codec import Codec
from .denial import Denial, Illegal
from .derived import Derived
from .event import UNHEARD, Event, EventSink, Unheard
from .game import BadOption, Game
from .menu import Menu, Move
from .play import asides, asked, is_over, options, play, settle, why_not
from .result import Result
from .state import State
from .step import Decision, Step, then

__all__ = [
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
    "Move",
    "Outcome",
    "Result",
    "State",
    "Step",
    "Unheard",
    "asides",
    "asked",
    "is_over",
    "options",
    "play",
    "settle",
    "then",
    "why_not",
]
