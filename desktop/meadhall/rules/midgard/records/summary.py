"""A position in a few lines, for golden games and bug reports."""

from ..scoring import score
from ..state import Coast, Player, State


def summary(s: State) -> str:
    lines = [f"round {s.round}, turn {s.turn}, seat {s.active}, first {s.first}"]
    lines += [_player(s, seat, player) for seat, player in enumerate(s.players)]
    lines.append(f"town: troll {s.troll or '–'}; draugr {_cards(s.draugr)}; runes {_cards(s.rune_row)}")
    lines.append("shores: " + ", ".join(_coast(coast) for coast in s.coasts))
    lines.append(f"trays {_dice(s.trays)}, smokehouse {s.smokehouse}, supply {_dice(s.supply)}")
    if s.placed:
        lines.append("workers " + ", ".join(f"{worker.seat} {worker.location}" for worker in s.placed))
    for band in s.bands:
        sails = f" to shore {band.shore + 1} with {band.food} food" if band.shore >= 0 else ""
        lines.append(f"  band of {band.seat}: {band.place} {_dice(band.dice)}{sails}")
    return "\n".join(lines)


def _player(s: State, seat: int, player: Player) -> str:
    goods = (("food", player.food), ("wood", player.wood), ("coins", player.coins), ("favour", player.favour))
    parts = [
        f"  {seat} {player.leader or 'no leader'}: {player.glory} glory, {score(s, seat).total} in all",
        " ".join(f"{count} {name}" for name, count in goods if count) or "no goods",
        f"{player.blame} blame",
        f"dice {_dice(player.dice)}",
        f"{player.workers} workers",
        player.ship or "no ship",
        f"runes {_cards(player.runes)} used {_cards(player.used_runes)}",
        f"destinies {_cards(player.destinies + player.shown)}",
        f"kills {_cards(player.kills)}",
    ]
    return "; ".join(parts)


def _coast(coast: Coast) -> str:
    return f"{coast.monster or '–'} +{coast.bounty} {coast.journey or '–'}{'!' if coast.revealed else ''}"


def _cards(cards: tuple[str | None, ...]) -> str:
    return " ".join(card or "–" for card in cards) or "–"


def _dice(dice: tuple[int, int, int]) -> str:
    return "".join(f"{count}{letter}" for count, letter in zip(dice, "SPA", strict=True) if count) or "none"
