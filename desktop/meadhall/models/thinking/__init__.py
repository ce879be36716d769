"""What computer players do for a table: answers, advice and analyses, each thought out in another process."""
