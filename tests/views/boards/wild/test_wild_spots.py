"""Every action and event of Gone Wild knows its spots, every spot is where it says, and the right village is open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from meadhall.rules import kernel
from meadhall.rules.kernel import Event, Moment
from meadhall.rules.wild import WILD
from meadhall.rules.wild.data import HALL, NOTHING
from meadhall.rules.wild.events import AttackDeclared, Built, PoolLost, TurnBegan
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.fights.defence import Defend
from meadhall.rules.wild.options import Options
from meadhall.rules.wild.state import State
from meadhall.views.boards.kit.spots import spot_at
from meadhall.views.boards.wild import spots
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.boards.wild.geometry import Geometry
from meadhall.views.boards.wild.looking import seat_that_matters
from meadhall.views.boards.wild.motions import Telling
from meadhall.views.boards.wild.places import spots_on
from meadhall.views.boards.wild.preview import played, sensible
from meadhall.views.text.words import Words


def board_of(s: State) -> WildBoard:
    return WildBoard(s, range(len(s.players)), Words("en"))


def story(players: int, seed: int, most: int = 700) -> Iterator[tuple[State, State, list[Event]]]:
    """A game of chance: before, after, and what happened between."""
    s, chance = WILD.new(Options(chiefs="dealt"), players, seed), Random(seed)
    for _ in range(most):
        if s.result is not None:
            return
        before, events = s.copy(), list[Event]()
        kernel.play(s, chance.choice(sensible(s, chance)), events)
        yield before, s.copy(), events


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_happens_happens_at_spots_that_exist(players: int) -> None:
    for before, after, events in story(players, 3, 400):
        board = board_of(before)
        known = board.spots(before)
        for action in kernel.options(before):
            for way in board.ways_of(action, before):
                assert way
                assert set(way) <= set(known), action
        known = board_of(after).spots(after)
        for event in events:
            assert set(board.spots_of_event(event, after)) <= set(known), event


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [1280.0, 1544.0])
def test_spots_lie_inside_and_answer_for_themselves(players: int, width: float) -> None:
    s = played(players, 500, 4)
    board = WildBoard(s, range(players), Words("en"), width)
    frame = board.frame(s, board.geometry.village)
    known = board.spots(s)
    for spot in known.values():
        assert frame.contains(spot.box), spot.id
        found = spot_at(known.values(), spot.anchor)
        if not spot.id.startswith("tab:"):  # a village's buildings answer before the village
            assert found is spot


def test_a_building_is_one_spot_wherever_its_village_is_shown() -> None:
    s = played(4, 500, 4)
    board = board_of(s)
    large = f"plot:{board.open_seat(s)}:{HALL}"
    other = (board.open_seat(s) + 1) % 4
    small = f"plot:{other}:{HALL}"
    before = board.spots(s)
    assert before[large].box.width() > 100 > before[small].box.width()
    assert board.turn_to(f"tab:{other}", s)
    after = board.spots(s)
    assert set(before) == set(after)
    assert after[small].box.width() > 100 > after[large].box.width()
    assert not board.turn_to(f"tab:{other}", s)
    assert not board.turn_to("dragon", s)


def test_signs_of_rivals_buildings_are_large_enough_to_be_counted_and_hit() -> None:
    """The column is 380 wide where the board is 1280; in a usual village seven stand in a row."""
    geometry = Geometry(1280.0, 4, 30)
    assert geometry.glance_wide == 380
    for row in (1, 2, 3):
        tab = geometry.tab(row, 0)
        for count, least in ((1, 54), (6, 48), (14, 40), (16, 34)):
            signs = geometry.minis(row, 0, count)
            assert signs[0].width >= least
            assert all(tab.rect.adjusted(5, 5, -5, -5).contains(sign.rect) for sign in signs)
            for one, other in combinations(signs, 2):
                assert not one.rect.intersects(other.rect)


def test_where_two_play_houses_and_the_rivals_signs_use_the_width() -> None:
    geometry = Geometry(1280.0, 2, 40)
    ground, tab = geometry.village, geometry.tab(1, 0).rect
    assert all(house.width >= 120 and ground.contains(house.rect) for house in geometry.houses(7))
    for count, least in ((7, 90), (9, 90), (12, 70)):
        signs = geometry.minis(1, 0, count)
        assert signs[0].width >= least
        assert all(tab.adjusted(4, 4, -4, -4).contains(sign.rect) for sign in signs)


@pytest.mark.parametrize("target", [30, 40])
def test_the_flag_at_the_end_of_the_track_stands_above_those_who_came_there(target: int) -> None:
    geometry = Geometry(1280.0, 4, target)
    assert geometry.goal.bottom() <= geometry.track_y - 11  # a marker's upper edge hides its frame at most
    assert geometry.goal.center().x() == geometry.points_at(target)
    assert geometry.goal.top() > geometry.slot(4).bottom


def test_the_village_that_matters_lies_open() -> None:
    """The own one in the own turn, the attacked one while it is attacked."""
    attacked = 0
    for before, after, events in story(4, 6, 500):
        if after.agenda and after.attack is not None:
            attacked += 1
            assert isinstance(kernel.asked(after), Defend)
            assert seat_that_matters(after) == after.attack.victim
        elif after.agenda:
            assert seat_that_matters(after) == kernel.asked(after).seat
        board = board_of(before)
        board.beats([Moment(event, after) for event in events], before, lambda seat: (0.0, 0.0))
        for event in events:
            if type(event).__name__ == "AttackDeclared" and type(events[-1]).__name__ == "Defended":
                assert board.open_seat(after) == event.victim  # pyright: ignore[reportAttributeAccessIssue]
    assert attacked


def test_while_a_story_is_told_the_village_lies_open_in_which_it_happens() -> None:
    """Whoever looks at another village is led away from it by a fight or a building, and by nothing less."""
    s = played(4, 500, 4)
    board, other = board_of(s), (seat_that_matters(s) + 1) % 4
    board.turn_to(f"tab:{other}", s)
    events = [
        PoolLost(0, NOTHING),
        Built(3, "brewery", s.players[3].town[1].plot),
        AttackDeclared(3, 0, HALL, (), (), 1, 1),
    ]
    story = [Moment(event, s.copy()) for event in (*events, PoolLost(0, NOTHING))]
    beats = board.beats(story, s, lambda seat: (0.0, 0.0))
    assert [board.open_seat(beat.view) for beat in beats] == [other, 3, 0, 0]
    assert board.open_seat(s) == 0


def test_a_story_that_is_broken_off_leaves_the_village_open_to_which_it_leads() -> None:
    s = played(4, 500, 4)
    board = board_of(s)
    attack = AttackDeclared(3, 0, HALL, (), (), 1, 1)
    beats = board.beats([Moment(TurnBegan(2), s), Moment(attack, s)], s, lambda seat: (0.0, 0.0))
    next(beats)
    assert board.open_seat(s) == 2
    del beats
    assert board.open_seat(s) == 0


def test_attacks_threaten_where_they_are_seen_large() -> None:
    for before, _, _ in story(4, 6, 300):
        board = board_of(before)
        for action in kernel.options(before):
            if isinstance(action, AttackRival):
                spot = f"plot:{action.victim}:{action.target}"
                assert board.is_bundle(action)
                assert not board.threatens(spot, action, before)
                board.turn_to(spot, before)
                assert board.threatens(spot, action, before)
                return
    pytest.fail("nobody could attack")


def test_every_event_the_board_shows_has_its_motion_or_needs_none() -> None:
    quiet = {"AchievementsShown", "AsgardShown", "FirstPlayerChosen", "PathLaid", "TurnBegan", "HammerPassed"}
    silent = {kind.__name__ for kind in spots.spots_of_event.table if kind not in Telling.told}
    assert silent == quiet


def test_spots_know_what_lies_there() -> None:
    s = played(4, 400, 4)
    board = board_of(s)
    without = {"path_deck", "asgard_deck", "track", *(f"tab:{seat}" for seat in range(4))}
    lie = board.lie(s)
    for name in spots_on(lie, s):
        face = board.card_at(name, s)
        assert (face is None) == (name in without), name
        if face is not None:
            assert face.name
            assert face.text


@pytest.mark.parametrize("width", [1280.0, 1544.0, 1900.0])
def test_a_third_card_of_asgard_lies_on_the_board(width: float) -> None:
    geometry = Geometry(width, 4, 30)
    assert geometry.asgard(1).right < geometry.asgard(2).x
    assert geometry.asgard(2).right <= geometry.path_panel.right()


@pytest.mark.parametrize("width", [1280.0, 1544.0, 1900.0])
def test_the_last_round_is_no_group_of_the_market(width: float) -> None:
    """Its sign lies above the track, before the flag."""
    geometry = Geometry(width, 4, 30)
    right, middle = geometry.bell
    assert geometry.slot(0).bottom < middle - 13
    assert middle + 13 < geometry.track.center().y()
    assert right < geometry.points_at(30)
