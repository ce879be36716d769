"""All words of the program: codes and figures become sentences in people's languages. Pure Python, no Qt."""

from typing import TYPE_CHECKING

from meadhall.later import parts

from .markup import escaped, sentences, spoken
from .shelf import Facts, facts, moment
from .words import Term, Words, WordsError

if TYPE_CHECKING:
    from .registry import speech_for
    from .speech import Ending, Line, Phases, Prompt, Said, Speech
else:
    # What is said at the table, home need not wait for.
    __getattr__ = parts(__name__, {"registry": "speech_for", "speech": "Ending Line Phases Prompt Said Speech"})

__all__ = [
    "Ending",
    "Facts",
    "Line",
    "Phases",
    "Prompt",
    "Said",
    "Speech",
    "Term",
    "Words",
    "WordsError",
    "escaped",
    "facts",
    "moment",
    "sentences",
    "speech_for",
    "spoken",
]
