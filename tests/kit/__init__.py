"""The game test kit: what every game must hold, whatever its rules."""

from .rule import rule

__all__ = ["rule"]
