"""The almanac to be read: beside the game as a sheet, and as a page of its own."""
