"""The villages: what is built, what it makes and what it stores."""
