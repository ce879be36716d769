"""What decided a finished game: chances by turn, the decisions that changed most, luck."""
