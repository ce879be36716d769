"""Beside the board: players and notes on the left, what may be done on the right."""
