"""Lessons in the window: the raven's card over the table, and the page on which all of them are laid out."""
