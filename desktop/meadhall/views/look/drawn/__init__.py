"""What is drawn by hand: people, beasts, landscapes, dice, tokens."""
