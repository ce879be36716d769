"""The end of a game as a tapestry: each turning point a woven panel, with its line of the saga beside it."""
