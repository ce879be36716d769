"""All words of the program: codes and figures become sentences in three languages. Pure Python, no Qt."""

from .markup import escaped, spoken
from .registry import speech_for
from .shelf import Facts, facts
from .speech import Ending, Line, Phases, Prompt, Said, Speech
from .words import LANGUAGES, Term, Words, WordsError

__all__ = [
    "LANGUAGES",
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
    "speech_for",
    "spoken",
]
