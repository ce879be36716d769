"""Qt objects over the table: what the views bind to. They adapt and decide nothing."""
