"""What was played: the finished games, what became of whom in them, and what can be learned from it."""
