"""What lies in the box and how the game is prepared (chapters 1, 3 and 5)."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.kernel import BadOption, play
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.data import (
    AREAS,
    BUILDINGS,
    CALENDARS,
    CARDS,
    CLAN_CARDS,
    CLANS,
    CREATURE_CARDS,
    CREATURES,
    FACES,
    FIVE_PLAYER_TILE,
    LIMITS,
    START_TILE,
    STARTING_CARDS,
    STEPS,
    TILE_NUMBERS,
    TILES,
    UNREST,
    creature_of,
)
from meadhall.rules.northgard.events import (
    CardsDrawn,
    ClanChosen,
    FameGained,
    FirstPlayerChosen,
    FirstPlayerRolled,
    ResourcesGained,
    RowRevealed,
    SetupTilesDrawn,
    SetupTilesReturned,
    WarriorsRecruited,
)
from meadhall.rules.northgard.flow import DrawForYear
from meadhall.rules.northgard.land.placement import (
    BeginSetupTurn,
    ChooseClan,
    PlaceGroup,
    SetupGroup,
    SetupTile,
    TakeClan,
)
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.records.checks import expected_census
from meadhall.rules.northgard.state import NOBODY, State
from rules.northgard.scene import PURPLE, RED, YELLOW, Scene, area, northgard

_STEPS = {abs(step) for step in STEPS}


def asked(s: State) -> Any:
    return kernel.asked(s)


def options(s: State) -> list[Any]:
    return list(kernel.options(s))


def begun(players: int = 3, seed: int = 1, **given: Any) -> tuple[State, list[Any]]:
    """The clans are dealt and seat 0 begins: the first tile is asked for."""
    events: list[Any] = []
    rules = Options(**{"clans": "dealt", "first_player": "1", **given})
    return NORTHGARD.new(rules, players, seed, events), events


def told(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def placed(s: State) -> list[Any]:
    """The set-up to its end, by first options."""
    events: list[Any] = []
    while isinstance(asked(s), ChooseClan | SetupTile | SetupGroup):
        play(s, options(s)[0], events)
    return events


# The box


@rule("NG-1.2", "NG-1.3", "NG-1.10")
def test_limits_of_pieces():
    assert (LIMITS.warriors, LIMITS.tokens_of_each_building, LIMITS.unrest, len(BUILDINGS)) == (14, 7, 10, 8)


@rule("NG-1.4")
def test_tiles():
    assert len(TILES) == 35
    assert {TILES[START_TILE].id, TILES[FIVE_PLAYER_TILE].id} == {"TS", "TS5"}


@rule("NG-1.5")
def test_starting_cards():
    assert Counter(STARTING_CARDS) == Counter(
        {"ST_RECRUIT": 1, "ST_EXPLORE": 1, "ST_MOVE": 1, "ST_BUILD": 1, "ST_FEAST": 2}
    )


@rule("NG-1.6")
def test_clan_cards():
    assert len(CLANS) == 7
    assert {len(cards) for cards in CLAN_CARDS.values()} == {3}
    assert sum(card.group == "clan" for card in CARDS.values()) == 21


@rule("NG-1.7")
def test_other_cards():
    groups = Counter[str]()
    for card in CARDS.values():
        groups[card.group] += card.copies
    assert (groups["early"], groups["late"], groups["unrest"], groups["achievement"]) == (16, 36, 10, 7)


@rule("NG-1.8")
def test_creatures():
    assert Counter(creature_of(card).id for card in CREATURE_CARDS) == Counter(
        {"wolf": 3, "brown_bear": 2, "draugr": 2, "fallen_valkyrie": 2}
    )


@rule("NG-1.11")
def test_faces_of_the_dice():
    assert sorted((face.points, face.casualties, face.choice) for face in FACES) == [
        (0, 2, False),
        (1, 1, False),
        (1, 1, True),
        (2, 0, False),
        (2, 1, False),
        (3, 0, False),
    ]


@rule("NG-21.5")
def test_what_creatures_are_worth():
    worth = {kind: (each.strength, each.fame, *each.priorities) for kind, each in CREATURES.items()}
    assert worth == {
        "wolf": (4, 1, "resources", "buildings", "figures"),
        "brown_bear": (6, 3, "buildings", "resources", "figures"),
        "draugr": (5, 2, "figures", "buildings", "resources"),
        "fallen_valkyrie": (7, 4, "resources", "buildings", "figures"),
    }


@rule("NG-1.9")
def test_resources_and_fame_never_run_out():
    scene = northgard().goods(RED, 200, 200, 200, fame=900)
    assert "food" not in NORTHGARD.census(scene.s)


# Who plays


@rule("NG-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_for_two_to_five(players: int):
    with pytest.raises(BadOption):
        NORTHGARD.new(Options(), players, 1)
    assert all(len(begun(count)[0].players) == count for count in (2, 3, 4, 5))


@rule("NG-1.1", "NG-20.1")
def test_teams_are_four():
    with pytest.raises(BadOption, match="teams needs 4"):
        NORTHGARD.new(Options(teams=True), 3, 1)
    s, _ = begun(4, teams=True)
    assert [s.partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]


# Preparing


@rule("NG-3.1", "NG-27.3")
def test_the_supply():
    s, _ = begun()
    assert s.stock == [7] * 8
    assert s.unrest == 10
    assert s.year == 0


@rule("NG-3.2", "NG-19.1")
@pytest.mark.parametrize(("years", "early", "late"), [("7", 2, 4), ("10", 3, 6)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_development_deck(players: int, years: str, early: int, late: int):
    s, _ = begun(players, years=years)
    groups = [CARDS[card].group for card in s.development]
    assert groups == ["early"] * early * players + ["late"] * late * players
    assert CALENDARS[s.options.years].count("early") == early


@rule("NG-3.3", "NG-23.1", "NG-23.4")
def test_as_many_achievements_as_players_lie_open():
    s, _ = begun(4)
    assert len(s.achievements) == 4
    assert {CARDS[card].group for card in s.achievements} == {"achievement"}
    assert NORTHGARD.visible(s, RED).achievements == s.achievements
    assert set(NORTHGARD.visible(s, RED).unseen) == {"?"}


@rule("NG-3.4", "NG-3.6", "NG-28.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_start_tile(players: int):
    s, _ = begun(players)
    assert [laid.tile for laid in s.land.laid] == [START_TILE]
    assert len(s.pile) + 3 * players == 34
    boxed, _ = begun(players, no_five_player_tile=True)
    assert len(boxed.pile) + 3 * players == 33


@rule("NG-3.5", "NG-3.6", "NG-EX-16")
def test_two_start_tiles_for_five():
    s, _ = begun(5)
    assert [laid.tile for laid in s.land.laid] == [START_TILE, FIVE_PLAYER_TILE]
    assert len(s.pile) + 15 == 33
    centre = s.land.at(area("TS.e"))
    assert centre.closed
    assert set(centre.areas) == {area("TS.e"), area("TS5.w")}


@rule("NG-3.7")
def test_own_cards_and_warriors():
    s, _ = begun()
    for player in s.players:
        assert player.reserve == 14
        assert Counter(STARTING_CARDS) <= Counter(player.owned)


@rule("NG-3.8", "NG-24.1", "NG-28.15")
def test_clans_are_chosen_in_seat_order():
    s = NORTHGARD.new(Options(), 3, 1)
    assert asked(s).seat == RED
    events: list[Any] = []
    play(s, TakeClan("wolf"), events)
    assert events == [ClanChosen(RED, "wolf")]
    assert asked(s).seat == PURPLE
    denial = asked(s).why_not(s, TakeClan("wolf"))
    assert denial is not None
    assert (denial.code, denial.rule) == ("clan_taken", "NG-3.8")
    player = s.players[RED]
    assert CLAN_CARDS["wolf"][0] in player.owned
    assert player.upgrades == CLAN_CARDS["wolf"][1:]


@rule("NG-28.15")
def test_clans_may_be_dealt():
    s, events = begun(5)
    assert len({player.clan for player in s.players}) == 5
    assert len(told(events, ClanChosen)) == 5


@rule("NG-3.9")
def test_seven_cards_are_shuffled():
    decks = {begun(seed=seed)[0].players[RED].deck for seed in range(8)}
    assert {len(deck) for deck in decks} == {7}
    assert len(decks) > 1


@rule("NG-3.10")
def test_most_axes_begin_and_ties_roll_again():
    s, events = begun(seed=3, first_player="auto")
    rolls = told(events, FirstPlayerRolled)
    assert {roll.axes for roll in rolls if roll.faces == (5, 5)} <= {2}
    for seed in range(60):
        s, events = begun(2, seed, first_player="auto")
        rolls = told(events, FirstPlayerRolled)
        first, second = rolls[-2:]
        best = max((first, second), key=lambda roll: roll.axes)
        assert first.axes != second.axes
        assert told(events, FirstPlayerChosen) == [FirstPlayerChosen(best.seat)]
        assert s.first == best.seat
        assert all(one.axes == two.axes for one, two in list(pairwise(rolls[:-2]))[::2])


@rule("NG-3.10")
def test_axes_of_each_face():
    for face, axes in zip(range(1, 7), (2, 2, 3, 0, 1, 1), strict=True):
        assert FACES[face - 1].points == axes


@rule("NG-3.11")
def test_starting_resources_in_turn_order():
    s, events = begun(5, first_player="4")
    gains = told(events, ResourcesGained)
    assert [(gain.seat, gain.resources) for gain in gains] == [
        (3, (2, 2, 0)),
        (4, (2, 2, 0)),
        (0, (2, 2, 0)),
        (1, (3, 2, 0)),
        (2, (3, 2, 0)),
    ]
    assert s.players[1].resources == [3, 2, 0]


@rule("NG-3.12", "NG-23.2")
def test_three_private_tiles_each():
    s, events = begun()
    assert {len(player.tiles) for player in s.players} == {3}
    drawn = told(events, SetupTilesDrawn)[0]
    assert drawn.seen_by(RED) == drawn
    assert set(drawn.seen_by(PURPLE).tiles) == {-1}
    assert set(NORTHGARD.visible(s, PURPLE).players[RED].tiles) == {-1}
    assert NORTHGARD.visible(s, RED).players[RED].tiles == s.players[RED].tiles


@rule("NG-3.13", "NG-24.2")
def test_the_first_tile_beside_the_start_tile():
    s, _ = begun()
    assert isinstance(asked(s), SetupTile)
    start = s.land.laid[0].cell
    cells = {action.cell for action in options(s)}
    assert len(cells) <= 4
    play(s, options(s)[0])
    play(s, options(s)[0])
    for action in asked(s).actions(s):
        denial = asked(s).why_not(s, action)
        if denial is None:
            assert any(abs(action.cell - start) == step for step in _STEPS)
    codes = {denial.code for action in asked(s).actions(s) if (denial := asked(s).why_not(s, action))}
    assert "not_at_the_start_tile" in codes


@rule("NG-3.14", "NG-24.3")
def test_three_warriors_on_the_tile_just_laid():
    s, _ = begun()
    tile = options(s)[0].tile
    play(s, options(s)[0])
    group = asked(s)
    assert isinstance(group, SetupGroup)
    assert group.seat == RED
    regions = {s.land.region_of[each] for each in TILES[tile].areas}
    assert {action.region for action in options(s)} == regions
    other = next(region for region in s.land.regions if region not in regions)
    denial = group.why_not(s, PlaceGroup(other))
    assert denial is not None
    assert (denial.code, denial.rule) == ("not_on_the_tile", "NG-3.14")
    events: list[Any] = []
    chosen = options(s)[0].region
    play(s, options(s)[0], events)
    assert told(events, WarriorsRecruited) == [WarriorsRecruited(RED, chosen, 3, "setup")]


@rule("NG-3.13", "NG-3.15")
def test_two_rounds_in_turn_order():
    s, _ = begun(first_player="2")
    seats: list[int] = []
    while isinstance(asked(s), SetupTile | SetupGroup):
        if isinstance(asked(s), SetupTile):
            seats.append(asked(s).seat)
        play(s, options(s)[0])
    assert seats == [PURPLE, YELLOW, RED] * 2


@rule("NG-3.15")
def test_the_second_tile_beside_any_tile():
    """Some second tile can be laid away from the start tile."""
    for seed in range(20):
        s, _ = begun(2, seed)
        start = s.land.laid[0].cell
        while not (isinstance(asked(s), SetupTile) and not asked(s).first_round):
            play(s, options(s)[0])
        cells = {action.cell - start for action in options(s)}
        if cells - {*_STEPS, *(-step for step in _STEPS)}:
            return
    pytest.fail("always at the start tile")


@rule("NG-3.16", "NG-27.4")
def test_a_territory_that_is_held_cannot_be_chosen():
    scene = northgard(board="TS@(0,0)r0 TS5@(1,0)r0").put(RED, "TS.e", 3)
    scene.run(SetupGroup(RED, TILE_NUMBERS["TS5"]))
    assert scene.denied(PlaceGroup(scene.region("TS.e"))) == ("not_neutral", "NG-3.16")
    assert scene.allows(PlaceGroup(scene.region("TS5.e")))


def _held_start() -> Scene:
    scene = northgard()
    for place in ("TS.n", "TS.e", "TS.s", "TS.w"):
        scene.put(YELLOW, place, 1)
    return scene


@rule("NG-3.17")
def test_a_tile_without_neutral_land_is_not_laid():
    """T13 is one area, and would be Yellow's wherever it lies."""
    scene = _held_start()
    scene.s.players[RED].tiles = (TILE_NUMBERS["T13"], TILE_NUMBERS["T05"])
    scene.run(SetupTile(RED, first_round=False))
    codes = {scene.denied(action)[0] for action in scene.asks().actions(scene.s) if not scene.allows(action)}
    assert "no_neutral_territory" in codes
    assert {action.tile for action in scene.options()} == {TILE_NUMBERS["T05"]}


@rule("NG-3.17")
def test_who_can_lay_nothing_draws_again():
    scene = _held_start()
    tile = TILE_NUMBERS["T13"]
    scene.s.players[RED].tiles = (tile,)
    scene.s.pile = tuple(each for each in scene.s.pile if each != tile)
    others = len(scene.s.pile)
    scene.run(BeginSetupTurn(RED, first_round=False))
    assert scene.told(SetupTilesReturned)[0] == SetupTilesReturned(RED, 1)
    assert isinstance(scene.asks(), SetupTile)
    assert len(scene.s.players[RED].tiles) == 1
    assert tile not in scene.s.players[RED].tiles
    assert len(scene.s.pile) == others


@rule("NG-3.18")
def test_third_tiles_go_back():
    s, _ = begun()
    events = placed(s)
    assert told(events, SetupTilesReturned) == [SetupTilesReturned(seat, 1) for seat in range(3)]
    assert len(s.pile) == 34 - 6
    assert all(not player.tiles for player in s.players)


@rule("NG-3.19", "NG-27.5", "NG-18.1")
def test_nobody_gains_anything_by_it():
    for seed in range(12):
        s, _ = begun(5, seed)
        events = placed(s)
        assert not told(events, FameGained)
        assert not told(events, ResourcesGained)


@rule("NG-3.20", "NG-5.1")
def test_the_first_player_begins_year_one():
    s, _ = begun(first_player="3")
    placed(s)
    assert s.year == 1
    assert asked(s).seat == YELLOW


# The start of a year


@rule("NG-5.2", "NG-EX-15")
@pytest.mark.parametrize("forges", [0, 1, 2])
def test_four_cards_and_one_for_each_forge(forges: int):
    scene = northgard(board="TS@(0,0)r0 TS5@(1,0)r0").put(RED, "TS.e", 1).put(RED, "TS.n", 1)
    scene.build("TS.e", *["forge"] * (forges > 0)).build("TS.n", *["forge"] * (forges > 1)).build("TS.s", "forge")
    scene.hand(RED)
    scene.run(DrawForYear())
    assert len(scene.s.players[RED].hand) == 4 + forges
    assert len(scene.s.players[PURPLE].hand) == 4


@rule("NG-5.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_cards_as_players_in_the_row(players: int):
    s, _ = begun(players)
    events = placed(s)
    (row,) = told(events, RowRevealed)
    assert row.cards == s.row
    assert len(s.row) == players


@rule("NG-5.5")
def test_all_draw_in_turn_order():
    s, _ = begun(first_player="2")
    events = placed(s)
    assert [event.seat for event in told(events, CardsDrawn)] == [1, 2, 0]


@rule("NG-21.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_weak_creatures_lie_on_top(players: int):
    for seed in range(10):
        s = NORTHGARD.new(Options(creatures=True, clans="dealt", first_player="1"), players, seed)
        top = s.creature_deck[: players + 1]
        assert all(creature_of(card).strength <= 6 for card in top)
        assert len(s.creature_deck) == 9


@rule("NG-1.2", "NG-1.3", "NG-1.4", "NG-1.7")
def test_all_that_is_in_the_box_is_in_the_game():
    for given, players in NORTHGARD.variants:
        s = NORTHGARD.new(given, players, 1)
        assert NORTHGARD.census(s) == expected_census(given, players)
        assert s.owner.count(NOBODY) == len(AREAS)
        assert UNREST not in s.players[0].owned
