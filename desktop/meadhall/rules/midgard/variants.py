"""Options and seats that together touch every variant, seat count and option."""

from .options import Options

VARIANTS: tuple[tuple[Options, int], ...] = (
    (Options(), 2),
    (Options(), 3),
    (Options(), 4),
    (Options(hall_of_fame=True, first_player="1", leaders="dealt"), 2),
    (Options(distrust=True, assignment="secret", first_player="3"), 3),
    (Options(hall_of_fame=True, distrust=True, assignment="secret", first_player="4", leaders="dealt"), 4),
    (Options(assignment="secret", first_player="2"), 2),
)

# What is measured apart.
MODES = {
    "plain": Options(),
    "secret assignment": Options(assignment="secret"),
    "Hall of Fame and distrust": Options(hall_of_fame=True, distrust=True),
}
