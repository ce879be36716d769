"""Positions set up by hand, on the real rules: for the almanac's pictures and examples, and for the tests."""
