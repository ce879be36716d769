"""The players at a table: banners and badges, points, how strong a computer player is."""
