"""The boards: what all of them share is in `kit`, what each game paints and names is in a folder of its own."""
