"""The Brotherhood of the Watch: plain base game, and the full game with the Wall.

The ledger's chapters are files: `flow` is the table of contents; ids such as GC-9.6 stand where the rule is coded.
Chapters that belong together stand in folders: `cards` with the heroes, `fights` for the Wall, `land`. What files and
reports need of a position is in `records`.
"""

from .game import WATCH

__all__ = ["WATCH"]
