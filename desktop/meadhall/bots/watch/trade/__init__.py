"""Trade with the others: what they may hold, what is offered and answered, and what is not done."""
