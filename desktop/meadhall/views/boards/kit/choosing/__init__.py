"""From legal actions to spots, and from pointer and keys to a choice."""
