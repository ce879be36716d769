"""Of Midgard."""

FIGURES: dict[str, int | str] = {}
THINGS: tuple[str, ...] = ()
