"""Northgard: Uncharted Lands. The ledger's ids (NG-x.y) stand in the comments.

`flow.py` is the table of contents. `land.py` is the map as it lies; `territory.py` is what stands on it.
"""

from .game import NORTHGARD

__all__ = ["NORTHGARD"]
