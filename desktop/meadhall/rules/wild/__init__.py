"""Vikings Gone Wild. The ledger's ids (VW-x.y) stand in the comments.

`flow.py` is the table of contents.
"""

from .game import WILD

__all__ = ["WILD"]
