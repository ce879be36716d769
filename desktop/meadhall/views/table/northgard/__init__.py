"""The Uncharted Lands' part of the table page: `NorthgardTable` (table.py) is what the page is given."""
