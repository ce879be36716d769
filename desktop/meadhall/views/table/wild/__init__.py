"""Gone Wild on the table page."""
