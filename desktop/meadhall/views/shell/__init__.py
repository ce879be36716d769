"""The window and its pages: home, set-up, settings, saved games, about."""
