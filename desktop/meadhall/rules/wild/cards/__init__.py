"""What cards do when they are played, and where they lie: own decks, Odin's Path, Asgard."""
