"""The Watch's part of the table page: `WatchTable` (table.py) is what the page is given."""
