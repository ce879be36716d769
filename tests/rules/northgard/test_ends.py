"""The end of the game: sudden victory, final fame, ties, teams and the ten years (chapters 17, 19 and 20)."""

from typing import Any

import pytest

from kit import rule
from meadhall.rules.kernel import Result, is_over
from meadhall.rules.northgard.cards.achievements import ACHIEVEMENTS
from meadhall.rules.northgard.data import AREAS, CARDS, TILES, UNREST, Laid, cards_of, cell_at
from meadhall.rules.northgard.ending import FinalFame, fame_of, final_fame, strongholds
from meadhall.rules.northgard.events import GameEnded, RowRevealed, YearBegan
from meadhall.rules.northgard.flow import BeginYear, EndYear, RevealRow
from meadhall.rules.northgard.land.tiles import Land
from rules.northgard.scene import BLUE, PURPLE, RED, YELLOW, Scene, building, northgard

LAST = 7
LARGE = ("forge", "fortress", "altar_of_kings")


def wide_land() -> tuple[str, list[str]]:
    """A square of tiles, and its closed territories, each by one of its areas."""
    land, names = Land(), []
    for row in range(5):
        for column in range(5):
            cell = cell_at(column, row)
            for tile in range(len(TILES)):
                turns = next((t for t in range(4) if _fits(land, tile, cell, t)), None)
                if turns is not None:
                    land = land.with_tile(tile, cell, turns).land
                    names.append(f"{TILES[tile].id}@({column},{row})r{turns}")
                    break
    closed = [_name(region.areas[0]) for region in land.regions.values() if region.closed]
    return " ".join(names), closed


def _fits(land: Land, tile: int, cell: int, turns: int) -> bool:
    if any(laid.tile == tile for laid in land.laid):
        return False
    return not land.laid or (cell in land.facing and land.broken_border(*Laid(tile, cell, turns)) is None)


def _name(area: int) -> str:
    tile = next(tile for tile in TILES if area in tile.areas)
    return f"{tile.id}.{AREAS[area].id}"


BOARD, CLOSED = wide_land()


def lands(players: int = 3, **options: Any) -> Scene:
    return northgard(players, BOARD, **options)


def strong(scene: Scene, seat: int, count: int, start: int = 0) -> Scene:
    """So many closed territories with a large building each."""
    for number, place in enumerate(CLOSED[start : start + count]):
        scene.put(seat, place, 1).build(place, LARGE[number % 3])
    return scene


def ended(scene: Scene, year: int = LAST) -> Result:
    scene.year(year).run(EndYear())
    assert is_over(scene.s)
    result = scene.s.result
    assert result is not None
    assert scene.told(GameEnded) == [GameEnded(result.ending, result.winners, result.points)]
    return result


@rule("NG-17.1", "NG-16.1", "NG-17.2")
@pytest.mark.parametrize("year", [1, 4, LAST])
def test_three_strongholds_win_at_the_end_of_any_year(year: int):
    result = ended(strong(lands(), RED, 3), year)
    assert (result.ending, result.winners) == ("sudden_victory", (RED,))


@rule("NG-17.1")
def test_two_strongholds_do_not():
    scene = strong(lands(), RED, 2).put(PURPLE, CLOSED[5], 1).put(YELLOW, CLOSED[6], 1).year(1).run(EndYear())
    assert not is_over(scene.s)
    assert scene.told(YearBegan) == [YearBegan(2)]


@rule("NG-17.1", "NG-17.2")
def test_what_makes_no_stronghold():
    scene = strong(lands(), RED, 2)
    open_place = next(_name(region.areas[0]) for region in scene.s.land.regions.values() if not region.closed)
    scene.put(RED, open_place, 1).build(open_place, "forge")
    scene.put(RED, CLOSED[2], 1).build(CLOSED[2], "food_silo")
    scene.build(CLOSED[3], "forge")  # nobody is there
    scene.build(CLOSED[0], "altar_of_kings")  # a second one in the same territory
    assert strongholds(scene.s, RED) == 2


@rule("NG-17.4", "NG-EX-27")
def test_sudden_victory_comes_before_fame():
    scene = strong(lands(), RED, 3).goods(RED, fame=20).goods(PURPLE, fame=60)
    assert ended(scene).winners == (RED,)


@rule("NG-19.3", "NG-EX-27")
def test_not_in_ten_years():
    scene = strong(lands(years="10"), RED, 3).goods(RED, fame=20).goods(PURPLE, fame=60)
    assert not is_over(scene.year(7).run(EndYear()).s)
    assert ended(scene, 10) == Result("most_fame", (PURPLE,), (20, 60, 0))


@rule("NG-17.3", "NG-28.9")
def test_of_several_the_one_with_most_tokens():
    scene = strong(strong(lands(), RED, 3), PURPLE, 3, start=3).goods(RED, fame=4).goods(PURPLE, food=30, fame=3)
    assert ended(scene, 2).winners == (RED,)


@rule("NG-17.3", "NG-17.8", "NG-27.26")
@pytest.mark.parametrize("year", [2, LAST])
def test_ties_go_by_land_then_figures_then_buildings(year: int):
    """Each step leaves the tie to the next one."""
    scene = strong(strong(lands(), RED, 3), PURPLE, 3, start=3)
    assert ended(scene, year).winners == (RED, PURPLE)

    scene = strong(strong(lands(), RED, 3), PURPLE, 3, start=3).build(CLOSED[3], "defense_tower")
    assert ended(scene, year).winners == (PURPLE,)

    scene = strong(strong(lands(), RED, 3), PURPLE, 3, start=3).build(CLOSED[3], "defense_tower").put(RED, CLOSED[0], 1)
    assert ended(scene, year).winners == (RED,)

    scene = strong(strong(lands(), RED, 3), PURPLE, 3, start=3).put(RED, CLOSED[0], 1).put(PURPLE, CLOSED[6], 1)
    assert ended(scene, year).winners == (PURPLE,)


@rule("NG-17.9")
def test_a_tie_that_nothing_breaks_is_shared():
    scene = northgard().goods(RED, fame=5).goods(YELLOW, fame=5)
    assert ended(scene).winners == (RED, YELLOW)


@rule("NG-17.4")
def test_the_game_ends_after_the_last_year_and_not_before():
    assert not is_over(northgard().year(LAST - 1).run(EndYear()).s)
    assert ended(northgard().goods(PURPLE, fame=1)).winners == (PURPLE,)


# Final fame


@rule("NG-EX-28", "NG-17.5", "NG-12.65")
def test_the_final_sum():
    cards = [next(card.id for card in CARDS.values() if card.fame == fame) for fame in (2, 1)]
    scene = northgard(clans=("bear", "boar", "raven")).put(RED, "TS.n", 8, kaija=True)
    scene.goods(RED, food=5, wood=2, lore=1, fame=12).hand(RED, *cards, "AC_WARLORD", UNREST)
    assert fame_of(scene.s, RED) == FinalFame(12, 2, 3, 9, -5)
    assert final_fame(scene.s, RED) == 21


@rule("NG-17.6")
@pytest.mark.parametrize(("goods", "sets"), [((7, 1, 1), 3), ((2, 0, 0), 0), ((3, 2, 0), 1)])
def test_sets_are_counted_on_all_resources(goods: tuple[int, int, int], sets: int):
    assert fame_of(northgard().goods(RED, *goods).s, RED).resources == sets


@rule("NG-17.7", "NG-28.11")
def test_the_sum_may_be_negative():
    assert final_fame(northgard().discard(RED, UNREST).s, RED) == -5


@rule("NG-4.7", "NG-17.5", "NG-4.6")
def test_cards_count_wherever_they_are_but_not_out_of_the_game():
    card = next(card.id for card in CARDS.values() if card.fame == 2 and card.group == "late")
    for zone in ("hand", "active", "discard", "deck"):
        scene = northgard()
        getattr(scene, zone)(RED, card)
        assert fame_of(scene.s, RED).cards == 2
    scene = northgard()
    scene.s.box += (card,)
    assert fame_of(scene.s, RED).cards == 0


@rule("NG-17.10")
def test_starting_clan_and_unrest_cards_have_no_printed_fame():
    assert {card.fame for card in CARDS.values() if card.group in ("start", "clan", "unrest")} == {0}
    assert any(card.fame for card in CARDS.values())


ACHIEVED = [
    ("AC_BUILDER", 4),  # a small and a large one
    ("AC_EXPLORER", 0),
    ("AC_FOOD_TRADER", 4),
    ("AC_WOOD_TRADER", 0),
    ("AC_SCHOLAR", 0),
    ("AC_TRAPPER", 0),
    ("AC_WARLORD", 2),
]


@rule("NG-12.64")
@pytest.mark.parametrize(("card", "fame"), ACHIEVED)
def test_achievements_count_what_is_in_own_territories(card: str, fame: int):
    scene = northgard(board="TS@(0,0)r0 TS5@(1,0)r0").put(RED, "TS.e", 2).put(PURPLE, "TS.n", 5)
    scene.build("TS.e", "food_silo", "forge").build("TS.n", "forge", "woodcutters_lodge").build("TS.s", "rune_stone")
    assert ACHIEVEMENTS[card](scene.s, RED) == fame


@rule("NG-12.64")
def test_empty_slots_and_lairs():
    """All slots and lairs of what Red holds of a wide land, counted one by one."""
    scene = lands()
    laid = [AREAS[area] for laid in scene.s.land.laid for area in TILES[laid.tile].areas]
    for region in list(scene.s.land.regions)[:14]:
        scene.put(RED, _name(region), 1)
    held = [area for area in laid if scene.s.owner[scene.s.land.region_of[area.number]] == RED]
    slots = [area for area in held if area.slot]
    assert ACHIEVEMENTS["AC_EXPLORER"](scene.s, RED) == sum(3 if area.slot == "large" else 1 for area in slots)
    assert ACHIEVEMENTS["AC_TRAPPER"](scene.s, RED) == 3 * sum(area.lair for area in held) > 0
    scene.s.built[slots[0].number] = building("forge" if slots[0].slot == "large" else "food_silo")
    less = 3 if slots[0].slot == "large" else 1
    full = sum(3 if area.slot == "large" else 1 for area in slots)
    assert ACHIEVEMENTS["AC_EXPLORER"](scene.s, RED) == full - less


@rule("NG-12.64", "NG-2.18")
def test_all_achievements_are_counted():
    assert sorted(ACHIEVEMENTS) == sorted(cards_of("achievement"))


# Teams


def teams(**options: Any) -> Scene:
    return northgard(4, BOARD, teams=True, **options)


@rule("NG-20.9", "NG-27.25")
def test_a_team_needs_five_strongholds_together():
    four = strong(strong(teams(), RED, 2), YELLOW, 2, start=2)
    assert not is_over(four.year(1).run(EndYear()).s)
    assert ended(strong(strong(teams(), RED, 2), YELLOW, 3, start=2), 1).winners == (RED, YELLOW)
    alone = strong(teams(), RED, 3)
    assert not is_over(alone.year(1).run(EndYear()).s)


@rule("NG-20.3", "NG-20.10", "NG-27.24")
def test_teams_add_up_their_fame():
    scene = teams().goods(RED, fame=10).goods(PURPLE, fame=6).goods(BLUE, fame=6)
    assert ended(scene).winners == (PURPLE, BLUE)


@rule("NG-20.10")
def test_teams_break_ties_together():
    scene = teams().goods(RED, fame=6).goods(PURPLE, fame=6).put(BLUE, CLOSED[0], 1)
    assert ended(scene).winners == (PURPLE, BLUE)


# Ten years


@rule("NG-19.1", "NG-19.2", "NG-5.4", "NG-3.2")
@pytest.mark.parametrize(("years", "early", "late"), [("7", 2, 4), ("10", 3, 6)])
def test_early_cards_then_late_ones_then_achievements(years: str, early: int, late: int):
    scene = northgard(3, years=years)
    s = scene.s
    s.development, s.row = s.row + s.development, ()
    if years == "10":
        s.development = (*cards_of("early")[: 3 * early], *cards_of("late")[: 3 * late])
    groups: list[set[str]] = []
    for year in range(1, int(years) + 1):
        s.year, s.row = year, ()
        scene.run(RevealRow())
        (row,) = scene.told(RowRevealed)
        assert len(row.cards) == 3
        groups.append({CARDS[card].group for card in row.cards})
    assert groups == [{"early"}] * early + [{"late"}] * late + [{"achievement"}]


@rule("NG-16.7")
def test_the_next_year_begins():
    scene = northgard().put(RED, "TS.n", 1).put(PURPLE, "TS.s", 1).put(YELLOW, "TS.e", 1).year(3).run(EndYear())
    assert scene.s.year == 4


@rule("NG-6.26", "NG-EX-34")
def test_next_year_the_first_to_pass_plays_first():
    scene = northgard(4)
    scene.s.first = YELLOW
    scene.run(BeginYear())
    assert scene.asks().seat == YELLOW
