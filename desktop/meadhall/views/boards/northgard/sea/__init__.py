"""The sea around the map: water and coast, what lives in it, and what stands at the rim of the window."""
