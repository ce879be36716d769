"""What is counted in the games of each kind."""
