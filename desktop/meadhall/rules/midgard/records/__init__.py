"""What files and reports need: what may lie in a position, and what one reads in it."""
