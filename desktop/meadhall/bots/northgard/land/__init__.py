"""Land: what it is worth, who holds it, and where figures go."""
