"""The board of Uncharted Lands. `NorthgardBoard` (board.py) is all that the table page needs."""
