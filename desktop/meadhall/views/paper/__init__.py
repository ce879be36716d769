"""The almanac on paper: player aids and whole books, painted page by page and bound into a PDF."""
