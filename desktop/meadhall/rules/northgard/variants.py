"""Options and seats that together touch every mode, module, seat count and option."""

from .options import Options

VARIANTS: tuple[tuple[Options, int], ...] = (
    (Options(), 2),
    (Options(), 3),
    (Options(), 4),
    (Options(), 5),
    (Options(clans="dealt", first_player="1", no_five_player_tile=True), 2),
    (Options(creatures=True, open_fame=True, first_player="2"), 3),
    (Options(creatures=True, more_creatures=True, clans="dealt", first_player="5"), 5),
    (Options(creatures=True, more_creatures=True), 2),
    (Options(years="10", first_player="3"), 3),
    (Options(years="10", creatures=True, more_creatures=True, clans="dealt", first_player="4"), 4),
    (Options(teams=True), 4),
    (Options(teams=True, creatures=True, clans="dealt", open_fame=True), 4),
    (Options(teams=True, years="10", creatures=True, more_creatures=True, no_five_player_tile=True), 4),
)

# What is measured apart.
MODES = {
    "plain": Options(),
    "creatures": Options(creatures=True),
    "more creatures": Options(creatures=True, more_creatures=True),
    "ten years": Options(years="10"),
    "teams": Options(teams=True),
}
