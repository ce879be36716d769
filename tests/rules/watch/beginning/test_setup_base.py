"""Chapter 3: how a game of base begins."""

from typing import Any

import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.kernel import Denial, play
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.events import FirstPlayerChosen, StartingIncome
from meadhall.rules.watch.flow import PreRoll
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import LayFirstRoad, Settle, SetupRoad, SetupSettlement
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.state import NOBODY, State
from rules.watch.scene import BLACK, BLUE, RED, YELLOW, Scene, base, bundle, path

NUMBERED = 20  # hexes with a number
STARTS = {
    BLUE: ((39, 37), ("V39-V46", "V37-V45")),
    YELLOW: ((24, 13), ("V24-V31", "V13-V19")),
    BLACK: ((49, 11), ("V42-V49", "V11-V17")),
    RED: ((28, 52), ("V28-V35", "V45-V52")),
}
# Of the first settlement of each, which is the starred one.
INCOME = {
    BLUE: bundle(ore=1, brick=1, wool=1),
    YELLOW: bundle(grain=1, lumber=1, brick=1),
    BLACK: bundle(ore=1, grain=1),
    RED: bundle(lumber=1, brick=1, ore=1),
}


def begin(players: int = 4, laid=(), **options) -> tuple[State, list]:
    """A game of base before anybody has acted, and what was told of its beginning."""
    events: list = []
    return WATCH.new(Options(mode="base", **options), players, 1, events, laid), events


def placing(players: int = 4, first_player: Any = "1") -> Scene:
    return Scene(Options(mode="base", placement="free", first_player=first_player), players)


@rule("GC-3.1")
def test_without_further_words_the_standard_layout_is_ready_to_play():
    s, _ = begin(first_player="1")
    assert len(s.layout.terrain[1:]) == 21
    assert all(s.layout.terrain[1:])
    assert sum(bool(rolls) for rolls in s.layout.rolls) == NUMBERED
    assert len(s.layout.routes) == 9
    assert begin(first_player="1")[0].layout == s.layout == WATCH.new(Options(mode="base"), 2, seed=77).layout
    assert kernel.asked(s) == PreRoll(BLUE)


@rule("GC-3.2", "GC-3.9")
@pytest.mark.parametrize("options", [{}, {"layout": "random"}], ids=["standard", "random"])
def test_the_ice_field_has_no_number_and_holds_tormund(options):
    s, _ = begin(**options)
    assert s.layout.terrain.count("ice_field") == 1
    ice = s.layout.terrain.index("ice_field")
    assert s.tormund == ice
    assert [hex for hex in s.ground.hexes if not s.layout.rolls[hex]] == [ice]
    assert (2, 12) in s.layout.rolls
    assert (2,) not in s.layout.rolls
    assert (12,) not in s.layout.rolls


@rule("GC-3.3")
def test_what_belongs_to_brotherhood_stays_in_the_box():
    s, _ = begin()
    assert not {card for card in s.deck if card == "new_recruits"}
    assert all(player.hero is None for player in s.players)
    assert (s.display, s.frostfangs, s.wall) == ((), {}, ((),) * 4)
    assert len(play(s, RollDice())) == 2  # no wildling die


@rule("GC-3.4")
def test_the_23_cards_are_shuffled_face_down():
    as_they_lay, _ = begin(laid=[tuple(range(23))])
    turned_about, _ = begin(laid=[tuple(reversed(range(23)))])
    assert turned_about.deck == as_they_lay.deck[::-1]
    assert len(turned_about.deck) == 23
    for seat in range(4):
        assert set(WATCH.visible(turned_about, seat).deck) == {"?"}


@rule("GC-3.5")
def test_special_tokens_are_worth_two_and_held_by_nobody():
    scene = base()
    assert scene.s.road_holder == scene.s.patrol_holder == NOBODY
    assert scene.holds(road=RED, patrol=RED).points(RED) == 2 + 2 + 2


@rule("GC-3.6", "GC-3.8")
@pytest.mark.parametrize("seat", STARTS)
def test_starting_pieces(seat):
    s, _ = begin()
    settlements, roads = STARTS[seat]
    assert s.players[seat].settlements == settlements
    assert s.players[seat].roads == tuple(map(path, roads))
    assert [s.pieces_left(seat, piece) for piece in ("settlement", "road", "keep")] == [3, 13, 4]
    assert WATCH.points(s, seat) == 2


@rule("GC-3.7")
@pytest.mark.parametrize("seat", INCOME)
def test_starting_income_comes_from_the_starred_settlement(seat):
    s, events = begin()
    assert tuple(s.players[seat].hand[:5]) == INCOME[seat]
    assert StartingIncome(seat, INCOME[seat]) in events
    for other in s.others(seat):
        assert WATCH.visible(s, other).players[seat].hand == [0, 0, 0, 0, 0, sum(INCOME[seat])]


@rule("GC-3.10")
@pytest.mark.parametrize("seat", range(4))
def test_the_table_chooses_who_starts_or_draws_a_seat(seat):
    """That the oldest starts is for the table to say: it names the seat."""
    chosen, _ = begin(first_player=str(seat + 1))
    drawn, events = begin(laid=[tuple(range(23)), seat])
    for s in (chosen, drawn):
        assert s.first == kernel.asked(s).seat == seat
    assert FirstPlayerChosen(seat) in events


def settle(scene: Scene, place: str, road: str) -> None:
    scene.do(Settle(path(place))).do(LayFirstRoad(path(road)))


@rule("GC-3.11")
def test_round_one_goes_clockwise_and_round_two_back():
    scene = placing(first_player="3")
    asked: list[int] = []
    income: list[StartingIncome] = []
    while isinstance(scene.asks(), SetupSettlement):
        asked.append(scene.asks().seat)
        scene.do(scene.options()[-1])
        income += scene.told(StartingIncome)
        assert isinstance(scene.asks(), SetupRoad)
        assert scene.asks().seat == asked[-1]
        scene.do(scene.options()[0])
    assert asked == [BLACK, RED, BLUE, YELLOW, YELLOW, BLUE, RED, BLACK]
    assert [gain.seat for gain in income] == asked[4:]
    assert scene.asks() == PreRoll(BLACK)
    for player in scene.s.players:
        assert (len(player.settlements), len(player.roads)) == (2, 2)


@rule("GC-3.11")
def test_income_is_that_of_the_second_settlement():
    scene = placing(2)
    settle(scene, "V45", "V45-V52")
    settle(scene, "V24", "V24-V30")
    settle(scene, "V51", "V51-V58")
    assert scene.holding(YELLOW) == bundle(wool=1, lumber=1)
    assert scene.holding(BLUE) == bundle()
    settle(scene, "V28", "V28-V35")
    assert scene.holding(BLUE) == INCOME[RED]


@rule("GC-3.11")
def test_starting_places_are_free_and_keep_their_distance():
    scene = placing()
    scene.do(Settle(28))
    assert scene.refused(LayFirstRoad(path("V45-V52"))) == Denial("road_not_connected", "GC-8.11")
    scene.do(LayFirstRoad(path("V28-V35")))
    assert scene.refused(Settle(28)).code == "place_taken"
    assert scene.refused(Settle(35)) == Denial("too_near", "GC-8.21", {"to": 28, "by": BLUE})
    assert scene.allows(Settle(36))


@rule("GC-3.12")
def test_the_second_road_touches_the_second_settlement():
    scene = placing(2)
    settle(scene, "V28", "V28-V35")
    settle(scene, "V45", "V45-V52")
    scene.do(Settle(24))
    denial = Denial("must_touch_new_settlement", "GC-3.12")
    assert scene.refused(LayFirstRoad(path("V38-V45"))) == denial
    assert scene.options() == [LayFirstRoad(path(road)) for road in ("V18-V24", "V24-V30", "V24-V31")]


@rule("GC-3.13")
def test_three_play_without_red():
    three, four = begin(3)[0], begin(4)[0]
    assert three.layout == four.layout
    for seat in (BLUE, YELLOW, BLACK):
        assert three.players[seat].settlements == STARTS[seat][0]
    assert all(three.owner[place] == NOBODY for place in STARTS[RED][0])
