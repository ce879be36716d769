"""Of Wild."""

FIGURES: dict[str, int | str] = {}
THINGS: tuple[str, ...] = ()
