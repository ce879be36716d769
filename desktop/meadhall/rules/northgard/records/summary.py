"""A position in a few lines, for golden games and bug reports."""

from ..data import AREAS, BUILDINGS, RESOURCES, TILES
from ..ending import final_fame, strongholds
from ..state import NOBODY, Player, State, buildings_in, controlled, kaija_holds, neutral


def summary(s: State) -> str:
    lines = [f"year {s.year}, turn {s.turn}, seat {s.active}, first {s.first}"]
    lines += [_player(s, seat, player) for seat, player in enumerate(s.players)]
    deserted = [place for region in neutral(s) if (place := _place(s, region, only_buildings=True))]
    if deserted:
        lines.append("  nobody: " + ", ".join(deserted))
    lines.append(
        f"row {' '.join(s.row) or '–'}; development {len(s.development)}, tiles {len(s.pile)}, unrest {s.unrest}"
    )
    if s.beasts:
        lines.append("creatures " + ", ".join(f"{beast.card} at {_area(beast.area)}" for beast in s.beasts))
    return "\n".join(lines)


def _player(s: State, seat: int, player: Player) -> str:
    goods = " ".join(f"{count} {name}" for name, count in zip(RESOURCES, player.resources, strict=True) if count)
    passed = ", passed" if player.passed else ""
    parts = [
        f"  {seat} {player.clan or 'no clan'}{passed}: {final_fame(s, seat)} fame",
        f"{strongholds(s, seat)} strongholds",
        goods or "no resources",
        "hand " + (" ".join(player.hand) or "–"),
        "active " + (" ".join(player.active) or "–"),
        f"deck {len(player.deck)}, discard {len(player.discard)}",
        ", ".join(_place(s, region) for region in controlled(s, seat)) or "nobody on the map",
    ]
    return "; ".join(parts)


def _place(s: State, region: int, only_buildings: bool = False) -> str:
    """Such as T16.e 3w Kaija tower."""
    here = [BUILDINGS[building].id for building in buildings_in(s, region)]
    if only_buildings and not here:
        return ""
    land = s.land.regions[region]
    figures = [f"{s.warriors[region]}w"] if s.owner[region] != NOBODY else []
    kaija = ["Kaija"] if s.owner[region] != NOBODY and kaija_holds(s, region) else []
    return " ".join([f"{_area(region)}{'' if land.closed else '…'}", *figures, *kaija, *here])


def _area(area: int) -> str:
    return f"{TILES[AREAS[area].tile].id}.{AREAS[area].id}"
