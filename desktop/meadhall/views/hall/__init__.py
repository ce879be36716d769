"""The hall of sagas: all games that were played here, and what they come to."""
