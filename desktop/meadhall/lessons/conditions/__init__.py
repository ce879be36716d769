"""Conditions of goals that need code, one file for each game that has any: from the position and the learner's seat."""
