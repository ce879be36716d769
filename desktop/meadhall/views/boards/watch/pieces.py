"""What lies on the board in a position. Ids name places, keys name pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.rules.watch import forecast
from meadhall.rules.watch.data import KINDS, LIMITS, Kind
from meadhall.rules.watch.state import NOBODY, State, guards_of
from meadhall.views.text.watch.voice import counted

from ..kit.pieces import Piece
from .geometry import Geometry
from .memory import Breaches, remembered
from .spots import FIGURES

SHADE, NUMBER, LANDING, ROAD, BUILDING, WALL, FIGURE, TORMUND, BADGE, PANEL, RATE, FLYING = (
    2.0,
    6.0,  # above the states of land, so that numbers stay readable
    8.0,
    10.0,
    20.0,
    22.0,
    30.0,
    32.0,
    36.0,
    50.0,
    72.0,  # above the outlines of what can be chosen: it stands on one
    90.0,
)
DECK = 5  # its place in the supply, after the five resources


Dice = tuple[int, int, int]  # what they show: two with six faces, one with twelve
NO_DICE: Dice = (0, 0, 0)


def pieces_on(
    geometry: Geometry, view: State, colours: Sequence[int], dice: Dice, breaches: Breaches
) -> Iterator[Piece]:
    yield from _numbers(geometry, view)
    yield from _settled(geometry, view, colours)
    yield from _blocked(geometry, view)
    if view.tormund or geometry.brotherhood:
        yield tormund_piece(geometry, view.tormund)
    yield from _dice(geometry, view, dice)
    yield from _supply(geometry, view)
    if geometry.brotherhood:
        yield from remembered(geometry, view, breaches)
        yield from _north(geometry, view)
        yield from _guards(geometry, view, colours)
        yield from _landings(geometry, view)
        yield from _clocks(geometry, view, colours)


# --- the Gift


def road_piece(geometry: Geometry, path: int, colour: int) -> Piece:
    return Piece(f"path:{path}", ("road", colour, geometry.slope(path)), *geometry.path(path), ROAD)


def building_piece(geometry: Geometry, kind: str, place: int, colour: int) -> Piece:
    x, y = geometry.vertex(place)
    return Piece(f"vertex:{place}", (kind, colour), x, y, BUILDING + y / 1000)


def gift_piece(geometry: Geometry, hex: int, kind: Kind) -> Piece:
    return Piece(f"wildling:{hex}", ("wildling", kind), *geometry.wildling(hex), FIGURE)


def tormund_piece(geometry: Geometry, hex: int) -> Piece:
    return Piece("tormund", ("tormund",), *geometry.tormund(hex), TORMUND)


def _numbers(geometry: Geometry, view: State) -> Iterator[Piece]:
    for hex in geometry.ground.hexes:
        if rolls := view.layout.rolls[hex]:
            yield Piece(f"number:{hex}", ("number", rolls), *geometry.number_token(hex), NUMBER)


def _settled(geometry: Geometry, view: State, colours: Sequence[int]) -> Iterator[Piece]:
    for path, seat in enumerate(view.road):
        if seat != NOBODY:
            yield road_piece(geometry, path, colours[seat])
    for seat, player in enumerate(view.players):
        for place in player.settlements:
            yield building_piece(geometry, "settlement", place, colours[seat])
        for place in player.keeps:
            yield building_piece(geometry, "keep", place, colours[seat])


def _blocked(geometry: Geometry, view: State) -> Iterator[Piece]:
    for hex in geometry.ground.hexes:
        kind = view.gift[hex]
        if kind is not None:
            yield gift_piece(geometry, hex, kind)
        if view.is_blocked(hex) and view.layout.rolls[hex]:
            yield from blocked_pieces(geometry, hex)


def blocked_pieces(geometry: Geometry, hex: int) -> Iterator[Piece]:
    """A shade over the land, and a cross at its number."""
    yield Piece(f"shade:{hex}", ("shade",), *geometry.hex(hex), SHADE)
    x, y = geometry.number_token(hex)
    yield Piece(
        f"refusal:{hex}", ("refusal",), x + geometry.token_radius * 1.05, y + geometry.token_radius * 0.85, FIGURE - 1
    )


def _landings(geometry: Geometry, view: State) -> Iterator[Piece]:
    """By which arrows the next wildling would come, on the hex where it would land."""
    for there in forecast.landings(view):
        yield Piece(f"landing:{there.hex}", ("landing", there.arrows), *geometry.landing(there.hex), LANDING)


# --- the north


def camp_piece(geometry: Geometry, clan: int, camp: int, kind: Kind) -> Piece:
    return Piece(f"camp:{clan}:{camp}", ("wildling", kind), *geometry.camp(clan, camp), FIGURE)


def clearing_piece(geometry: Geometry, clearing: int, place: int, of: int, kind: Kind) -> Piece:
    x, y = geometry.at_clearing(clearing, place, of)
    return Piece(f"clearing:{clearing}:{place}", ("wildling", kind), x, y, FIGURE)


def reserve_name(kind: Kind) -> str:
    return f"frostfangs:{FIGURES.index(kind)}"


def _reserve_piece(geometry: Geometry, kind: Kind, count: int) -> Piece:
    x, y = geometry.frostfangs(FIGURES.index(kind))
    return Piece(reserve_name(kind), ("reserve", kind, count), x, y, FIGURE)


def _north(geometry: Geometry, view: State) -> Iterator[Piece]:
    for kind, count in view.frostfangs.items():
        yield _reserve_piece(geometry, kind, count)
    for clan, figures in enumerate(view.camps):
        for camp, kind in enumerate(figures, start=1):
            yield camp_piece(geometry, clan, camp, kind)
    for clearing, figures in enumerate(view.clearings):
        if not figures:
            x, y = geometry.clearing(clearing)
            yield Piece(f"clearing:{clearing}:empty", ("empty",), x, y, LANDING)
        for place, kind in enumerate(figures):
            yield clearing_piece(geometry, clearing, place, len(figures), kind)


def guard_piece(geometry: Geometry, section: int, post: int, colour: int) -> Piece:
    return Piece(f"guard:{section}:{post}", ("guard", colour), *geometry.post(section, post), WALL)


def guard_ghost(geometry: Geometry, section: int, post: int, colour: int) -> Piece:
    return Piece(f"guard:{section}:{post}", ("guard", colour, "ghost"), *geometry.post(section, post), WALL)


def badge_piece(geometry: Geometry, number: int, section: forecast.Section) -> Piece:
    """Red when the next warrior breaks the section."""
    key = ("badge", section.guards, section.warriors, section.falls_with <= 1)
    return Piece(f"badge:{number}", key, *geometry.badge(number), BADGE)


def _guards(geometry: Geometry, view: State, colours: Sequence[int]) -> Iterator[Piece]:
    for section, guards in enumerate(view.wall):
        for post, seat in enumerate(guards, start=1):
            yield guard_piece(geometry, section, post, colours[seat])
        yield badge_piece(geometry, section, forecast.section(view, section))


# --- panels


def invasion_piece(geometry: Geometry, invasions: int) -> Piece:
    step = min(invasions, LIMITS.invasions)
    return Piece("invasions", ("invasions", step), *geometry.invasion_step(step), PANEL)


def counted_gift(geometry: Geometry, kinds: Sequence[Kind]) -> Iterator[Piece]:
    for place, kind in enumerate(kinds[: LIMITS.gift_holds + 1]):
        yield Piece(f"counted:{place}", ("wildling", kind), *geometry.gift_place(place), PANEL)
    x, y = geometry.clocks_panel.middle[0], geometry.clocks_panel.y + 299
    yield Piece("gift_count", ("gift_count", len(kinds)), x, y, PANEL)


def _clocks(geometry: Geometry, view: State, colours: Sequence[int]) -> Iterator[Piece]:
    yield invasion_piece(geometry, view.invasions)
    yield from counted_gift(geometry, [kind for kind in view.gift if kind is not None])
    standing = tuple((colours[seat], guards_of(view, seat)) for seat in range(len(view.players)))
    x, y = geometry.clocks_panel.middle[0], geometry.clocks_panel.y + 380
    yield Piece("standing", ("standing", standing), x, y, PANEL)


def die_key(die: int, face: int) -> tuple[str, int]:
    return ("twelve" if die == 2 else "die", face)


def _dice(geometry: Geometry, view: State, dice: Dice) -> Iterator[Piece]:
    faint = 1.0 if view.rolled else 0.5
    for die in range(3 if geometry.brotherhood else 2):
        yield Piece(f"die:{die}", die_key(die, dice[die]), *geometry.die(die), PANEL, faint)
    if view.rolled and dice[0]:
        yield rolled_piece(geometry, dice)


def rolled_piece(geometry: Geometry, dice: Dice) -> Piece:
    """What the roll means, under the dice."""
    x, y = geometry.dice_panel.middle[0], geometry.dice_panel.y + 140
    return Piece("rolled", ("rolled", sum(dice[:2]), dice[2]), x, y, PANEL)


def _supply(geometry: Geometry, view: State) -> Iterator[Piece]:
    usual, best = forecast.usual_rate(view), forecast.rates(view, view.active)
    for kind in KINDS:
        count = counted(forecast.stock(view, kind))
        yield Piece(f"supply:{kind}", ("supply", kind, count), *geometry.supply(kind), PANEL)
        if best[kind] < usual:
            x, y = geometry.supply(kind)
            yield Piece(f"rate:{kind}", ("rate", best[kind]), x, y - 29, RATE)
    yield Piece("deck", ("deck", len(view.deck)), *geometry.supply(DECK), PANEL)
