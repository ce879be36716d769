"""Every action and every event of the harbour knows its spots, and every spot is where it says."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.data import LOCATIONS, LocationId
from meadhall.rules.midgard.land.placement import Place, PlaceWorker
from meadhall.rules.midgard.options import Options
from meadhall.rules.midgard.state import State
from meadhall.rules.midgard.variants import VARIANTS
from meadhall.views.boards.kit.boxes import Box
from meadhall.views.boards.kit.spots import in_reading_order, spot_at
from meadhall.views.boards.midgard import pieces, spots
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.boards.midgard.geometry import HEIGHT, NARROWEST, PIERS, WIDEST, Geometry
from meadhall.views.boards.midgard.places import spots_on
from meadhall.views.boards.midgard.preview import along, played, sensible
from meadhall.views.deeds.midgard import DEEDS
from meadhall.views.text.words import Words


def geometry_of(s: State, width: float = NARROWEST) -> Geometry:
    return Geometry(len(s.players), len(s.coasts), width)


@pytest.mark.parametrize(("options", "players"), VARIANTS)
def test_whatever_happens_happens_at_spots_that_exist(options: Options, players: int) -> None:
    """A whole game of chance: those of every action that was legal, and of every event."""
    events: list[Event] = []
    s, chance = MIDGARD.new(options, players, 5, events), Random(7)
    geometry = geometry_of(s)
    while s.result is None:
        view = MIDGARD.visible(s, kernel.asked(s).seat)
        known = set(spots_on(geometry, view))
        for action in kernel.options(s):
            assert all(way and set(way) <= known for way in DEEDS.of(action).ways(action, view)), action
        events.clear()
        kernel.play(s, chance.choice(sensible(s)), events)
        known = set(spots_on(geometry, s))
        for event in events:
            assert set(spots.spots_of_event(event, s)) <= known, event


def test_in_a_late_game_every_place_has_a_spot() -> None:
    """Also those that are denied, so that one can ask why."""
    s = next(s for s in along(4, 4) if s.round == 7 and isinstance(kernel.asked(s), PlaceWorker))
    seat = kernel.asked(s).seat
    for player in s.players:
        player.ship = player.ship or ("ship_busse" if player is s.players[seat] else None)
    ways = {location: DEEDS[Place].ways(Place(location), s) for location in LOCATIONS}
    assert all(ways.values())
    assert ways["own_ship"] == [(f"ship:{s.players[seat].ship}",)]
    assert set(spots_on(geometry_of(s), s)) >= {way[0] for found in ways.values() for way in found}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [NARROWEST, 1544.0, WIDEST])
def test_every_place_answers_where_its_worker_would_stand(players: int, width: float) -> None:
    s = played(players, 60, 3)
    known = spots_on(geometry_of(s, width), s)
    for spot in known.values():
        assert spot.reaches(spot.anchor), spot.id
        found = spot_at(known.values(), spot.anchor)
        assert found is not None
        assert found.id == spot.id


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [NARROWEST, 1544.0, WIDEST])
def test_nothing_lies_on_anything_else(players: int, width: float) -> None:
    """Harbours aside: a ship may lie at the edge of the far land."""
    geometry = geometry_of(played(players, 40, 3), width)
    places: list[LocationId] = [location for location in LOCATIONS if location != "own_ship"]
    boxes = {f"place:{place}": geometry.building(place) for place in places}
    boxes |= {f"ship:{ship}": geometry.ship_box(ship) for ship in geometry.yard}
    for shore in range(geometry.shores):
        boxes |= {f"monster:{shore}": geometry.monster(shore), f"journey:{shore}": geometry.journey(shore)}
    for (one, box), (other, beside) in combinations(boxes.items(), 2):
        apart = box.right <= beside.x or beside.right <= box.x or box.bottom <= beside.y or beside.bottom <= box.y
        assert apart, (one, other)
    for name, box in boxes.items():
        assert box.x >= 0, name
        assert box.y >= 0, name
        assert box.right <= width, name
        assert box.bottom <= geometry.size[1], name


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
def test_ships_lie_in_open_water(players: int, width: float) -> None:
    """No plaque hides a hull, no mast comes near the bar above, and none lies on another or on the cards of a shore."""
    geometry = geometry_of(played(players, 40, 3), width)

    def ship(at: tuple[float, float], scale: float) -> Box:
        hull, mast, below = 126 * scale, 119 * scale, 17 * scale
        return Box(at[0] - hull, at[1] - mast, 2 * hull, mast + below)

    berths = [ship(geometry.berth(place), pieces.PIER_SHIP) for place in PIERS]
    harbours = [ship(geometry.harbour(shore), pieces.SHORE_SHIP) for shore in range(geometry.shores)]
    plaques = [geometry.plaque(place) for place in PIERS]
    yard = [geometry.building("shipyard"), *(geometry.ship_box(one) for one in geometry.yard)]
    cards = [card(shore) for shore in range(geometry.shores) for card in (geometry.journey, geometry.monster)]
    assert min(box.y for box in berths) >= 3
    assert all(berth.bottom <= plaque.y for berth, plaque in zip(berths, plaques, strict=True))
    for one in (*berths, *harbours):
        for other in (*plaques, *yard, *cards, *berths, *harbours):
            apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
            assert apart or one == other


@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
def test_a_frame_at_a_shore_holds_its_ship_and_touches_no_ship_of_the_yard(width: float) -> None:
    s = played(4, 40, 3)
    geometry = geometry_of(s, width)
    for shore in range(geometry.shores):
        spot = spots_on(geometry, s)[f"shore:{shore}"]
        frame = spot.form.outline.boundingRect().translated(spot.x, spot.y)
        assert frame.left() >= geometry.piers + geometry.pier_width + 6
        assert frame.width() >= 2 * 0.4 * 126 * pieces.SHORE_SHIP
        assert spot.x - 40 >= frame.left()
        assert spot.x + 56 <= frame.right()


def test_the_keyboard_walks_the_town_street_by_street() -> None:
    s = played(4, 60, 3)
    known = spots_on(geometry_of(s), s)
    streets = ("armoury", "foundry", "forge", "smokehouse", "longhouse", "sage", "church", "market")
    order = [spot.id for spot in in_reading_order(known[f"place:{place}"] for place in streets)]
    assert order == [f"place:{place}" for place in streets]


def test_on_a_very_wide_screen_the_sea_grows_and_nothing_else() -> None:
    """At 2560x1080 no slab lies beside it."""
    s = MIDGARD.new(Options(), 4, 1)
    board = MidgardBoard(s, range(4), Words("en")).for_aspect(1920 / HEIGHT)
    wide, usual = board.geometry, Geometry(4, 4, 1640.0)
    assert wide.width == pytest.approx(1920, abs=40)
    assert (wide.town, wide.monster(0).size) == (usual.town, usual.monster(0).size)
    assert wide.width - wide.coast == usual.width - usual.coast
