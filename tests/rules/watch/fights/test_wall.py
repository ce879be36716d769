"""Chapter 17: guards on the Wall."""

import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.watch.cards.development import PlayCard
from meadhall.rules.watch.data import HEROES, HeroId
from meadhall.rules.watch.events import GuardPointsChanged, GuardPosted, Mustered, TokensRevealed
from meadhall.rules.watch.fights.wall import HireGuard, PostGuard
from rules.watch.scene import BLACK, BLUE, BRICK, GRAIN, LUMBER, ORE, RED, W1, W2, W3, W4, WOOL, YELLOW, bundle, watch

PRICE = {"brick": 1, "wool": 1, "lumber": 1}


@rule("GC-17.1")
def test_a_guard_costs_brick_wool_and_lumber():
    scene = watch().turn(RED).hand(RED, lumber=2, brick=2, wool=2, grain=2, ore=2)
    supply = scene.s.bank[:]
    scene.do(HireGuard(W1))
    assert scene.holding(RED) == (1, 1, 1, 2, 2)
    assert [now - then for now, then in zip(scene.s.bank, supply, strict=True)] == [1, 1, 1, 0, 0]


@rule("GC-17.1")
@pytest.mark.parametrize(("missing", "kind"), [("lumber", LUMBER), ("brick", BRICK), ("wool", WOOL)])
def test_no_guard_without_one_of_them(missing: str, kind: int):
    scene = watch().turn(RED).hand(RED, **{**PRICE, "grain": 2, "ore": 2, missing: 0})
    denial = scene.refused(HireGuard(W1))
    assert (denial.code, denial.rule, denial.figures) == ("cannot_pay", "GC-8.2", {str(kind): 1})
    assert scene.options(HireGuard) == []


@rule("GC-17.2")
@pytest.mark.parametrize("section", [W1, W2, W3, W4])
@pytest.mark.parametrize("there", [(), (BLUE,), (BLUE, RED, BLACK), (BLUE, RED, BLACK, BLUE)])
def test_a_guard_takes_the_lowest_free_post_of_any_section(section: int, there: tuple[int, ...]):
    scene = watch().turn(RED).hand(RED, **PRICE).wall(section + 1, *there)
    assert scene.options(HireGuard) == [HireGuard(each) for each in (W1, W2, W3, W4)]
    scene.do(HireGuard(section))
    assert scene.s.wall[section] == (*there, RED)
    assert scene.told(GuardPosted) == [GuardPosted(RED, section, len(there) + 1)]


@rule("GC-17.2")
@pytest.mark.parametrize("section", [-1, 4])
def test_there_are_four_sections(section: int):
    scene = watch().turn(RED).hand(RED, **PRICE)
    assert scene.refused(HireGuard(section)).code == "no_such_section"


@rule("GC-17.3")
def test_five_guards_fill_a_section():
    scene = watch().turn(RED).hand(RED, **PRICE).wall(1, *[BLUE] * 5).wall(2, *[BLACK] * 4)
    denial = scene.refused(HireGuard(W1))
    assert (denial.code, denial.rule) == ("section_full", "GC-17.3")
    assert scene.allows(HireGuard(W2))


@rule("GC-17.3")
def test_a_free_guard_finds_no_room_there_either():
    scene = watch().turn(RED).cards(RED, "new_recruits").wall(1, *[BLUE] * 5).do(PlayCard("new_recruits"))
    assert scene.refused(PostGuard(W1)).code == "section_full"
    assert scene.options() == [PostGuard(section) for section in (W2, W3, W4)]


@rule("GC-17.4")
def test_posts_fill_from_one_and_the_order_stays():
    scene = watch().wall(4, BLUE, RED, BLACK, RED).camps(hornfoot="G").roll(1, 2, wildling=7)
    assert scene.guards_on(4) == (RED, BLACK, RED)
    scene.turn(YELLOW).hand(YELLOW, **PRICE).do(HireGuard(W4))
    assert scene.guards_on(4) == (RED, BLACK, RED, YELLOW)
    scene.clearings("", "", "", "WWWW").camps(hornfoot="W").before_roll().roll(1, 2, wildling=7)
    assert scene.guards_on(4) == (BLACK, RED, YELLOW)


@rule("GC-17.5")
@pytest.mark.parametrize(("guards", "tokens"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_points_for_own_guards_wherever_they_stand(guards: int, tokens: int):
    scene = watch()
    bare = scene.points(RED)
    for section in range(1, 5):
        own = guards // 4 + (section <= guards % 4)
        scene.wall(section, *[RED] * own, BLUE)
    assert scene.guards(RED) == guards
    assert scene.points(RED) - bare == tokens


@rule("GC-17.6")
@pytest.mark.parametrize(("guards", "points"), [(3, 0), (4, None), (5, 1), (6, None)])
def test_points_go_with_the_guards(guards: int, points: int | None):
    scene = watch().wall(1, *[RED] * (guards - 3)).wall(4, RED, RED, RED).camps(hornfoot="G").roll(1, 2, wildling=7)
    assert scene.told(GuardPointsChanged) == ([] if points is None else [GuardPointsChanged(RED, points)])


@rule("GC-17.6", "GC-17.7")
@pytest.mark.parametrize(("guards", "points"), [(1, None), (2, 1), (3, None), (4, 2), (5, None)])
def test_points_come_with_the_guards_and_reveal_nothing(guards: int, points: int | None):
    scene = watch().turn(RED).hand(RED, **PRICE).wall(4, *[RED] * (guards - 1)).wall(3, RED)
    scene.do(HireGuard(W1))
    assert scene.told(GuardPointsChanged) == ([] if points is None else [GuardPointsChanged(RED, points)])
    assert (scene.told(TokensRevealed), scene.told(Mustered), scene.s.used) == ([], [], ())


@rule("GC-17.8")
@pytest.mark.parametrize("hero", HEROES)
def test_no_action_moves_or_withdraws_a_guard(hero: HeroId):
    """Whatever red does with a full hand and any hero, his guards stand where they stood, new ones behind them."""
    scene = watch().wall(1, BLUE, RED).wall(3, RED, BLUE, RED).hero(RED, hero).patrols(RED, 1).gift(H20="W")
    scene.cards(RED, "ranger_patrol", "new_recruits").turn(RED).hand(RED, lumber=9, brick=9, wool=9, grain=9, ore=9)
    for action in scene.options():
        twin = scene.s.copy()
        kernel.play(twin, action)
        walls = [after[: len(before)] for before, after in zip(scene.s.wall, twin.wall, strict=True)]
        assert tuple(walls) == scene.s.wall, action


@rule("GC-17.9")
@pytest.mark.parametrize("guards", [(BLUE, BLUE), (RED, BLACK), (YELLOW, BLUE)])
@pytest.mark.parametrize(("waiting", "invades"), [("W", False), ("WW", True)])
def test_only_the_number_of_guards_defends(guards: tuple[int, ...], waiting: str, invades: bool):
    scene = watch().wall(2, *guards).clearings("", waiting, "", "").camps(cave="W").roll(1, 2, wildling=4)
    assert scene.s.invasions == int(invades)
    assert scene.clearing(2) == ("" if invades else f"{waiting}W")


@rule("GC-17.1")
def test_grain_and_ore_are_no_part_of_the_price():
    scene = watch().turn(RED).hand(RED, **PRICE).do(HireGuard(W1))
    assert scene.holding(RED) == bundle()
    assert scene.s.bank[GRAIN] == scene.s.bank[ORE] == 19
