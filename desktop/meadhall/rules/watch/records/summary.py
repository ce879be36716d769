"""A position in a few lines, for golden games and bug reports."""

from ..data import CLANS, RESOURCES
from ..scoring import points
from ..state import NOBODY, Player, State


def summary(s: State) -> str:
    lines = [_turn(s), *(_player(s, seat, player) for seat, player in enumerate(s.players))]
    lines.append(f"supply {_cards(s.bank)}, deck {len(s.deck)}, Tormund H{s.tormund:02d}")
    if s.brotherhood:
        lines.append(_north(s))
    return "\n".join(lines)


def _turn(s: State) -> str:
    held = [
        f"{name} {holder}"
        for name, holder in (("road", s.road_holder), ("patrol", s.patrol_holder))
        if holder != NOBODY
    ]
    return f"turn {s.turn}, seat {s.active}" + (f", {', '.join(held)}" if held else "")


def _player(s: State, seat: int, player: Player) -> str:
    parts = [
        f"  {seat}: {points(s, seat)} points",
        _cards(player.hand),
        "settlements " + _places("V", player.settlements),
        "keeps " + _places("V", player.keeps),
        "roads " + _places("E", player.roads),
    ]
    if player.cards or player.fresh:
        parts.append("cards " + " ".join((*player.cards, *(f"{card}*" for card in player.fresh))))
    if player.patrols:
        parts.append(f"patrols {player.patrols}")
    if player.hero:
        parts.append(f"{player.hero} {'B' if player.flipped else 'A'}")
    return "; ".join(parts)


def _cards(counts: list[int]) -> str:
    return " ".join(f"{count} {name}" for name, count in zip(RESOURCES, counts, strict=False) if count) or "no cards"


def _places(letter: str, places: tuple[int, ...]) -> str:
    return " ".join(f"{letter}{place:02d}" for place in sorted(places)) or "–"


def _north(s: State) -> str:
    camps = ", ".join(f"{clan} [{_figures(figures)}]" for clan, figures in zip(CLANS, s.camps, strict=True))
    sections = ", ".join(
        f"W{place + 1} {''.join(map(str, guards)) or '–'} against {len(s.clearings[place])}"
        for place, guards in enumerate(s.wall)
    )
    gift = " ".join(f"H{hex:02d}{kind[0]}" for hex, kind in enumerate(s.gift) if kind) or "–"
    return f"camps {camps}; {sections}; Gift {gift}; invasions {s.invasions}; reserve {len(s.reserve)}"


def _figures(figures: tuple[str, ...]) -> str:
    return "".join(kind[0] for kind in figures)
