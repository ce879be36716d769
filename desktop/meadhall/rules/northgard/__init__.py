"""Northgard: Uncharted Lands. The ledger's ids (NG-x.y) stand in the comments.

`flow.py` is the table of contents. `land/` is the map and the four basic effects on it, `cards/` what all other cards
and the clans do, `fights/` battles and creatures; `records/` is for files and reports, `forecast/` for who looks ahead.
"""

from .game import NORTHGARD

__all__ = ["NORTHGARD"]
