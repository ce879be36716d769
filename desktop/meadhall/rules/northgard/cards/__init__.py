"""What cards, clans and their tokens do besides exploring, building, moving and recruiting."""
