"""Champions of Midgard. The ledger's ids (CM-x.y) stand in the comments.

`flow.py` is the table of contents.
"""

from .game import MIDGARD

__all__ = ["MIDGARD"]
