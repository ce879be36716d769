"""Home: the shelf with its boxes, and the cards below."""
