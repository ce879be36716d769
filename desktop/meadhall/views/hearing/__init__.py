"""From what happens to what is heard."""
