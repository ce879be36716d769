"""What verify.py tries, on each system."""
