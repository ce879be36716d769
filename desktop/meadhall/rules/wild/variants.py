"""Options and seats that together touch every variant, seat count and option."""

from .options import Options

VARIANTS: tuple[tuple[Options, int], ...] = (
    (Options(), 2),
    (Options(), 3),
    (Options(), 4),
    (Options(first_game=True, first_player="1", chiefs="dealt"), 2),
    (Options(long_game=True, first_player="3"), 3),
    (Options(long_game=True, first_game=True, first_player="4", chiefs="dealt"), 4),
    (Options(first_player="2", chiefs="dealt", hopeless_attacks=False), 2),
)

# What is measured apart.
MODES = {
    "standard": Options(),
    "first game": Options(first_game=True),
    "long game": Options(long_game=True),
}
