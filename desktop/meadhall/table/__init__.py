"""A game in progress: seats, history, undo, autosave, save files, replay. Pure Python."""
