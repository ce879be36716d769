"""The Brotherhood of the Watch: plain base game, and the full game with the Wall.

The ledger's chapters are files: `flow` is the table of contents; ids such as GC-9.6 stand where the rule is coded.
"""

from .game import WATCH

__all__ = ["WATCH"]
