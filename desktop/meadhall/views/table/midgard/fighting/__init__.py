"""Who is sent, what may come of it, and what does: assignment, dice, battles, voyages."""
