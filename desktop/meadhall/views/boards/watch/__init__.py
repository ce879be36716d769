"""The board of the Brotherhood of the Watch. `WatchBoard` (board.py) is all that the table page needs."""
