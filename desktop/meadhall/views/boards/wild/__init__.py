"""Everything that the board of Gone Wild shows, and the pictures of its cards."""
