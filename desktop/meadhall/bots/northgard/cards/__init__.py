"""Cards: what they are good for, which to take, and what playing them brings."""
