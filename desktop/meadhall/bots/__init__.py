"""Computer players. They see only what their seat may see."""

from .bot import Bot, Question
from .characters import LEVELS
from .registry import KNOWN, USUAL, make

__all__ = ["KNOWN", "LEVELS", "USUAL", "Bot", "Question", "make"]
