"""The game test kit: what every game must hold, whatever its rules."""

from .cases import CASES, Case, every_case
from .rule import rule

__all__ = ["CASES", "Case", "every_case", "rule"]
