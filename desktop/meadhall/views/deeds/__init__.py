"""What a player can do: one table for each game, with one row for each kind of action.

A row says all that the program knows of an action beside its law: its words, its icon, where it is listed, which spots
say it, its dialog, its caution. List, board, tooltips, prompt and keys read it there.
"""

from .deed import NO_DEEDS, Caution, Deed, Deeds, Heading, Prompted, Told, Way

__all__ = ["NO_DEEDS", "Caution", "Deed", "Deeds", "Heading", "Prompted", "Told", "Way"]
