"""Options and seats that together touch every mode, seat count and option."""

from .options import Options

_BASE = Options(mode="base")

VARIANTS: tuple[tuple[Options, int], ...] = (
    *((_BASE, players) for players in (2, 3, 4)),
    (Options(mode="base", placement="free", first_player="1"), 2),
    (Options(mode="base", layout="random"), 3),
    (Options(mode="base", layout="random", combined_trade_build=True, roads="14", first_player="2"), 4),
    (Options(mode="base", confirm_victory=True, hide_supply=True), 4),
    (Options(), 3),
    (Options(), 4),
    (Options(placement="ready"), 3),
    (Options(placement="ready", first_player="4"), 4),
    (Options(layout="random", tragedy_of_heroes=True, first_player="3"), 3),
    (Options(layout="random", single_arrow=True, hide_supply=True), 4),
    (Options(setup_reveals_tokens=True, roads="14"), 4),
    (Options(combined_trade_build=True, victory_at_end_of_turn=True), 4),
    (Options(confirm_victory=True, tragedy_of_heroes=True), 4),
)

# What is measured apart.
MODES = {
    "base": Options(mode="base"),
    "base, free start": Options(mode="base", placement="free"),
    "Brotherhood": Options(),
    "Brotherhood, ready start": Options(placement="ready"),
}
