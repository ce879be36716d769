"""Computer players. They see only what their seat may see."""

from .bot import Bot, Question
from .registry import levels, make

__all__ = ["Bot", "Question", "levels", "make"]
