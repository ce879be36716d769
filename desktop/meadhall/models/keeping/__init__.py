"""What is kept on the disk: the library of games, the autosave, and what lists tell of a game without opening it."""
