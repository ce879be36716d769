"""Pages as pictures, without a display: for the README, for tests, and for looking at what was made."""
