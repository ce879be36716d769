"""Vikings sent out: the assignment, the hunt, battles and voyages."""
