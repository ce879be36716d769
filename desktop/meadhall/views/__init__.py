"""What is seen: painters, words, widgets, pages and boards. Views show models and send actions back."""
