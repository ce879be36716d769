"""What cards do: development cards and heroes."""
