"""The page itself: its bar, prompt, keys, and what lies over it."""
