"""The table in the middle of a game, for pictures."""
