"""Computer players. They see only what their seat may see."""

from .bot import Bot, Question

__all__ = ["Bot", "Question"]
