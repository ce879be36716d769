"""Of Northgard."""

FIGURES: dict[str, int | str] = {}
THINGS: tuple[str, ...] = ()
