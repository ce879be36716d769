"""Sandboxes: tables on which nothing counts, for those who show somebody a game and for those who wonder "what if"."""
