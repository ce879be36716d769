"""The harbour town of Champions of Midgard as a board."""
