"""A position in a few lines, for golden games and bug reports."""

from ..data import BUILDING_IDS, STACKS, Amount, CardId
from ..state import Building, Player, State


def summary(s: State) -> str:
    lines = [f"round {s.round}, turn {s.turn}, seat {s.active}, first {s.first}{', the last' if s.last_round else ''}"]
    lines += [_player(seat, player) for seat, player in enumerate(s.players)]
    path = " ".join(card or "–" for card in s.path)
    lines.append(f"path: {path}; {len(s.path_deck)} left, gone {_cards(s.path_discard)}")
    lines.append(f"asgard: {_cards(s.asgard_row)}; {len(s.asgard_deck)} left")
    lines.append(f"market: {_counts(STACKS, s.stacks)}; {_counts(BUILDING_IDS, s.lots)}")
    lines.append(f"achievements: {_cards(s.achievements)}; {len(s.mission_deck)} missions left")
    if s.attack:
        fighters = _cards(tuple(fighter.card for fighter in s.attack.fighters) + s.attack.boosters)
        lines.append(f"attack of {s.attack.strength} on {s.attack.victim} {s.attack.target}: {fighters}")
    return "\n".join(lines)


def _player(seat: int, player: Player) -> str:
    parts = [
        f"  {seat} {player.chief or 'no chief'}: {player.points} points, hall {player.level}",
        f"hand {_cards(player.hand)}",
        f"deck {_cards(player.deck)}",
        f"discard {_cards(player.discard)}",
        f"area {_cards(player.area)}",
        f"town {', '.join(map(_building, player.town))}",
        f"missions {' '.join(mission or '–' for mission in player.missions)} done {_cards(player.done)}",
    ]
    return "; ".join(parts)


def _building(building: Building) -> str:
    marks = f"{'+' if building.new else ''}{'!' if building.damaged else ''}{_amount(building.held)}"
    return " ".join([building.plot + marks, *building.forts])


def _amount(amount: Amount) -> str:
    return "".join(f" {count}{letter}" for count, letter in ((amount.beer, "B"), (amount.gold, "G")) if count)


def _cards(cards: tuple[CardId, ...]) -> str:
    return " ".join(cards) or "–"


def _counts(names: tuple[str, ...], counts: tuple[int, ...]) -> str:
    return " ".join(f"{count} {name}" for name, count in zip(names, counts, strict=True))
