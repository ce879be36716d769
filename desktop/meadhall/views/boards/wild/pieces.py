"""What lies on the board in a position. Ids name places, keys name pictures: a word, then all they depend on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadhall.rules.wild.data import BUILDING_IDS, CARDS, HALL, NUMBERS, STACKS, Amount, CardId, PlotId
from meadhall.rules.wild.forecast import defence_of, standing
from meadhall.rules.wild.state import Attack, Building, Player, State

from ..kit.boxes import Box
from ..kit.pieces import Piece
from .faces import hall
from .geometry import Geometry, order_of
from .hours import hour_piece

PANEL, CARD, HOUSE, MARKER, BURST, COUNT = 2.0, 20.0, 24.0, 30.0, 60.0, 75.0  # counts lie over outlines
_MOST = 3  # cards of a pile that are seen
_CROWD = 15.0  # from one marker to the next of those who have as many points


class Lot(NamedTuple):
    """All that can be seen of a building."""

    kind: str  # a building, or the Town Hall
    card: str  # whose picture and name it bears
    defence: int
    held: Amount
    new: bool
    damaged: bool
    forts: tuple[CardId, ...]


def lot_of(s: State, seat: int, building: Building) -> Lot:
    kind = building.kind or HALL
    card = building.kind or hall(s.players[seat].level)
    defence = defence_of(s, seat, building)
    return Lot(kind, card, defence, building.held, building.new, building.damaged, building.forts)


class Lie:
    """Where things are: one village lies open, all are seen at a glance."""

    def __init__(self, geometry: Geometry, colours: Sequence[int], open_seat: int, owners: Sequence[str]) -> None:
        self.geometry = geometry
        self.colours = tuple(colours)
        self.open = open_seat
        self.owners = tuple(owners)

    # Villages

    def large(self, s: State) -> dict[PlotId, Box]:
        """The places of the village that lies open."""
        _, *plots = order_of([building.plot for building in s.players[self.open].town])
        return {HALL: self.geometry.hall, **dict(zip(plots, self.geometry.houses(self._lots(s)), strict=False))}

    def _lots(self, s: State) -> int:
        """With those that are still free."""
        player = s.players[self.open]
        limit = player.limit
        return max(player.buildings, limit) if limit is not None else player.buildings + 1

    def free(self, s: State) -> Sequence[Box]:
        return self.geometry.houses(self._lots(s))[s.players[self.open].buildings :]

    def small(self, s: State, seat: int) -> dict[PlotId, Box]:
        """The places of a village in the column of all."""
        plots = order_of([building.plot for building in s.players[seat].town])
        return dict(zip(plots, self.geometry.minis(seat, self.open, len(plots)), strict=True))

    def place(self, s: State, seat: int, plot: PlotId) -> Box:
        """Where one points at a building: in the open village, or at its sign."""
        return (self.large(s) if seat == self.open else self.small(s, seat))[plot]

    # The track

    def marker(self, s: State, seat: int) -> tuple[float, float]:
        points = s.players[seat].points
        alike = [other for other, player in enumerate(s.players) if player.points == points]
        aside = (alike.index(seat) - (len(alike) - 1) / 2) * _CROWD
        return self.geometry.points_at(points) + aside, self.geometry.track_y


def pieces_on(lie: Lie, s: State) -> Iterator[Piece]:
    yield from hour_piece(lie.geometry, s)
    yield from _path(lie.geometry, s)
    yield from _asgard(lie, s)
    yield from _market(lie.geometry, s)
    yield from _feats(lie, s)
    yield from _village(lie, s)
    yield from _glance(lie, s)
    for seat in range(len(s.players)):
        yield marker_piece(lie, s, seat)
    if s.attack is not None:
        yield attack_piece(lie, s, s.attack)
    if s.last_round:
        yield Piece("bell", ("bell",), *lie.geometry.bell, MARKER)


def card_piece(name: str, card: CardId, place: Box, z: float = CARD) -> Piece:
    return Piece(name, ("card", card, *place.size), *place.middle, z)


def _deck(name: str, back: str, count: int, place: Box) -> Iterator[Piece]:
    yield Piece(name, ("deck", back, min(count, _MOST), *place.size), *place.middle, CARD)
    yield _count(name, str(count), place, 0)


def _count(of: str, text: str, place: Box, below: float) -> Piece:
    return Piece(f"count:{of}", ("count", text), place.middle[0], place.bottom + below, COUNT)


def _stack(name: str, item: str, count: int, place: Box) -> Iterator[Piece]:
    yield Piece(name, ("stack", item, min(count, _MOST), *place.size), *place.middle, CARD)
    yield _count(name, f"×{count}" if count else "0", place, 3)


def _path(geometry: Geometry, s: State) -> Iterator[Piece]:
    yield from _deck("path_deck", "path", len(s.path_deck), geometry.path_deck)
    for slot, card in enumerate(s.path):
        if card is not None:
            yield card_piece(f"path:{slot}", card, geometry.slot(slot))


def _asgard(lie: Lie, s: State) -> Iterator[Piece]:
    geometry = lie.geometry
    fought = tuple(lie.colours[seat] for seat, player in enumerate(s.players) if player.dragon_done)
    yield Piece("dragon", ("dragon", fought, *geometry.dragon.size), *geometry.dragon.middle, CARD)
    deck, count = _deck("asgard_deck", "asgard", len(s.asgard_deck), geometry.asgard_deck)
    yield deck
    if len(s.asgard_row) <= NUMBERS.asgard_on_show:  # else a card lies there, whose signs it would hide
        yield count
    for number, card in enumerate(s.asgard_row):
        z = CARD + (1 if number >= NUMBERS.asgard_on_show else 0)
        yield card_piece(f"asgard:{number}", card, geometry.asgard(number), z)


def _market(geometry: Geometry, s: State) -> Iterator[Piece]:
    for card, count in zip(STACKS, s.stacks, strict=True):
        yield from _stack(f"stack:{card}", card, count, geometry.stack(card))
    for building, count in zip(BUILDING_IDS, s.lots, strict=True):
        yield from _stack(f"lot:{building}", building, count, geometry.lot(building))


def _feats(lie: Lie, s: State) -> Iterator[Piece]:
    """With whoever is ahead just now."""
    for number, achievement in enumerate(s.achievements):
        place = lie.geometry.feat(number)
        ahead = tuple(lie.colours[seat] for seat in standing(s, achievement).leaders)
        yield Piece(f"feat:{achievement}", ("feat", achievement, ahead, *place.size), *place.middle, CARD)


def house_piece(lie: Lie, s: State, plot: PlotId, place: Box) -> Piece:
    building = s.players[lie.open].at(plot)
    assert building is not None
    key = ("house", lot_of(s, lie.open, building), *place.size)
    return Piece(f"house:{lie.open}:{plot}", key, *place.middle, HOUSE)


def _village(lie: Lie, s: State) -> Iterator[Piece]:
    player, box = s.players[lie.open], lie.geometry.title
    limit = player.limit
    whose = lie.colours[lie.open], lie.owners[lie.open]
    room = lie.geometry.army.x - box.left()
    marks = player.attacked, lie.open == s.first
    key = ("title", *whose, player.buildings, limit, marks, room, box.width(), box.height())
    yield Piece("title", key, box.center().x(), box.center().y(), PANEL)
    army = lie.geometry.army
    yield Piece("army", ("army", army_of(player), *army.size), *army.middle, PANEL)
    for plot, place in lie.large(s).items():
        yield house_piece(lie, s, plot, place)
    for number, place in enumerate(lie.free(s)):
        yield Piece(f"free:{number}", ("free", *place.size), *place.middle, PANEL)


def army_of(player: Player) -> tuple[tuple[CardId, int], ...]:
    """Who fights and what defends, weak before strong: everybody may know what one owns (VW-20.5)."""
    counts = Counter(card for card in player.owned if CARDS[card].fights or CARDS[card].defends)
    order = sorted(counts, key=lambda card: (not CARDS[card].fights, CARDS[card].strength, CARDS[card].defence, card))
    return tuple((card, counts[card]) for card in order)


def attack_piece(lie: Lie, s: State, attack: Attack) -> Piece:
    place = lie.place(s, attack.victim, attack.target)
    return Piece("attack", ("attack", attack.strength, *place.size), *place.middle, COUNT)


def _glance(lie: Lie, s: State) -> Iterator[Piece]:
    """The villages that do not lie open."""
    for seat, player in enumerate(s.players):
        if seat == lie.open:
            continue
        tab = lie.geometry.tab(seat, lie.open)
        key = ("tab", lie.colours[seat], player.points, player.attacked, seat == s.first, *tab.size)
        yield Piece(f"tab:{seat}", key, *tab.middle, PANEL)
        for plot, place in lie.small(s, seat).items():
            building = player.at(plot)
            assert building is not None
            key = ("mini", lot_of(s, seat, building), *place.size)
            yield Piece(f"mini:{seat}:{plot}", key, *place.middle, CARD)


def marker_piece(lie: Lie, s: State, seat: int) -> Piece:
    return Piece(f"marker:{seat}", ("marker", lie.colours[seat]), *lie.marker(s, seat), MARKER + seat / 10)
