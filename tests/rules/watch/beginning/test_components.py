"""Chapter 1: the modes, the seats, and what lies in the box."""

from collections import Counter

import pytest

from kit import rule
from meadhall.rules.kernel import BadOption, BadOutcome, Denial, play
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.data import CLANS, HEROES, YIELDS
from meadhall.rules.watch.fights.wall import HireGuard
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, FoundSettlement
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.scoring import guard_points
from meadhall.rules.watch.state import NOBODY, TORMUNDS_CAMP, State
from rules.watch.scene import BLUE, BRICK, RED, YELLOW, Scene, base, path, watch


def box(players: int = 4) -> State:
    """A game of Brotherhood at its very start: nobody has placed a piece."""
    return WATCH.new(Options(), players, seed=1)


@rule("GC-1.1")
def test_brotherhood_is_base_and_more():
    assert WATCH.allowed()["mode"] == ("brotherhood", "base")
    plain = base().turn(BLUE).hand(BLUE, lumber=1, brick=1, wool=1)
    full = watch().turn(BLUE).hand(BLUE, lumber=1, brick=1, wool=1)
    assert plain.allows(BuildRoad(path("V37-V45")))
    assert full.allows(BuildRoad(path("V38-V46")))
    assert full.allows(HireGuard(0))
    assert plain.refused(HireGuard(0)) == Denial("only_in_brotherhood", "GC-3.3")
    assert plain.refused(UseHero()) == Denial("no_hero", "GC-3.3")
    assert (plain.s.frostfangs, plain.s.reserve, plain.s.display) == ({}, (), ())


@rule("GC-1.2", "GC-1.3")
@pytest.mark.parametrize(("mode", "seats"), [("brotherhood", (3, 4)), ("base", (2, 3, 4))])
def test_seats(mode, seats):
    options = Options(mode=mode)
    assert tuple(WATCH.seats(options)) == seats
    for players in range(1, 7):
        if players in seats:
            assert len(WATCH.new(options, players, seed=1).players) == players
        else:
            with pytest.raises(BadOption):
                WATCH.new(options, players, seed=1)


@rule("GC-1.3")
def test_two_play_the_same_layout_of_base():
    two, four = base(2), base(4)
    assert two.s.layout == four.s.layout
    assert [player.settlements for player in two.s.players] == [
        four.s.players[seat].settlements for seat in (BLUE, YELLOW)
    ]


@rule("GC-1.4")
def test_everybody_has_the_same_pieces():
    s = box()
    for seat in range(4):
        left = {piece: s.pieces_left(seat, piece) for piece in ("settlement", "keep", "road", "guard")}
        assert left == {"settlement": 5, "keep": 4, "road": 15, "guard": 7}


def nearly_out(short: int) -> Scene:
    """Blue has `short` pieces of each kind left, and cards for all of them."""
    settlements = ("V36", "V40", "V54", "V57", "V59")[short:]
    keeps = ("V33", "V48", "V50", "V52")[short:]
    scene = watch().turn(BLUE).bare().hand(BLUE, lumber=5, brick=5, wool=5, grain=5, ore=5)
    scene.roads(BLUE, *[f"E{path}" for path in range(1, 16 - short)])
    scene.buildings(BLUE, " ".join(settlements), " ".join(keeps))
    return scene.wall(1, *[BLUE] * 5).wall(2, *[BLUE] * (2 - short))


@rule("GC-1.4", "GC-1.5")
@pytest.mark.parametrize(
    ("piece", "build"),
    [
        ("road", BuildRoad(16)),
        ("settlement", FoundSettlement(15)),
        ("keep", BuildKeep(59)),
        ("guard", HireGuard(2)),
    ],
)
def test_with_no_piece_left_one_cannot_build(piece, build):
    assert nearly_out(1).allows(build)
    scene = nearly_out(0)
    assert scene.refused(build) == Denial("no_piece_left", "GC-1.5", {"piece": piece})
    assert not scene.options(type(build))


@rule("GC-1.6")
def test_nineteen_cards_of_each_resource_lie_open():
    s = box()
    assert s.bank == [19] * 5
    assert WATCH.visible(s, BLUE).bank == [19] * 5


@rule("GC-1.7")
def test_development_cards():
    counts: Counter[str] = Counter(box().deck)
    points = {card: count for card, count in counts.items() if card.startswith("vp_")}
    assert list(points.values()) == [1] * 5
    assert counts - Counter(points) == {
        "ranger_patrol": 14,
        "road_building": 2,
        "winter_is_coming": 2,
        "new_recruits": 2,
    }
    assert counts.total() == 25


@rule("GC-1.8")
def test_terrain():
    full, plain = (Counter(scene.s.layout.terrain[1:]) for scene in (watch(), base()))
    assert full == {"forest": 4, "hills": 4, "pasture": 4, "fields": 4, "mountains": 5}
    assert plain == {"forest": 4, "hills": 4, "pasture": 4, "fields": 4, "mountains": 4, "ice_field": 1}
    assert YIELDS == {"forest": 0, "hills": 1, "pasture": 2, "fields": 3, "mountains": 4}


@rule("GC-1.9")
def test_number_tokens():
    """The box holds what each of the two layouts with 21 hexes takes from it."""
    full, plain = (Counter(rolls for rolls in scene.s.layout.rolls if rolls) for scene in (watch(), base()))
    singles = {(2,): 1, (12,): 1}
    pairs = {(number,): 2 for number in (5, 6, 8, 9, 11)}
    triples = {(number,): 3 for number in (3, 4, 10)}
    assert full | plain == {**singles, (2, 12): 1, **pairs, **triples}
    assert (full | plain).total() == 22


@rule("GC-1.10")
@pytest.mark.parametrize(("dice", "brick"), [((1, 1), 1), ((6, 6), 1), ((6, 5), 0), ((1, 2), 0)])
def test_the_token_of_two_numbers_answers_to_both(dice, brick):
    scene = base().buildings(BLUE).buildings(YELLOW).roll(*dice)  # red's V28 lies at H10, the 2/12
    assert scene.holding(RED)[BRICK] == brick


@rule("GC-1.11")
@pytest.mark.parametrize(("new_scene", "faces"), [(base, (6, 6)), (watch, (6, 6, 12))])
def test_dice(new_scene, faces):
    drawn = play(new_scene().s, RollDice())
    assert len(drawn) == len(faces)
    new_scene().do(RollDice(), *faces)  # the highest face of each
    for die in range(len(faces)):
        with pytest.raises(BadOutcome):
            new_scene().do(RollDice(), *[face + (place == die) for place, face in enumerate(faces)])


@rule("GC-1.12")
def test_figures():
    assert box().frostfangs == {"warrior": 24, "climber": 8, "giant": 8}


@rule("GC-1.13", "GC-1.14")
@pytest.mark.parametrize("players", [3, 4])
def test_tokens_name_one_clan_and_one_kind(players):
    s = box(players)
    tokens = Counter(s.reserve)
    for player in s.players:
        tokens.update(player.tile)
        for pair in player.keep_tile:
            tokens.update(pair)
    of_each_clan = {"warrior": 12, "climber": 4, "giant": 3}
    assert tokens == {f"{clan}_{kind}": count for clan in CLANS for kind, count in of_each_clan.items()}
    assert tokens.total() == 57


@rule("GC-1.15")
def test_other_pieces():
    """Frame pieces are drawn by the window; here the frame is the map with its routes."""
    s = box()
    assert len(s.wall) == 4
    assert s.tormund == TORMUNDS_CAMP
    assert s.invasions == 0
    assert len(s.players) * guard_points(guards=7) == 8  # VP tokens
    assert s.road_holder == s.patrol_holder == NOBODY
    assert sorted([*s.display, *(player.hero for player in s.players if player.hero)]) == sorted(HEROES)
    assert len(HEROES) == 11
    assert len(s.layout.routes) == 5


@rule("GC-1.15")
@pytest.mark.parametrize(("new_scene", "worth"), [(base, 2), (watch, 1)])
def test_special_tokens_have_two_sides(new_scene, worth):
    scene = new_scene()
    without = scene.points(BLUE)
    assert scene.holds(road=BLUE).points(BLUE) == without + worth
    assert scene.holds(patrol=BLUE).points(BLUE) == without + worth


@rule("GC-1.16")
def test_tokens_on_the_cost_tile():
    for player in box().players:
        assert len(player.tile) == 5
        assert [len(pair) for pair in player.keep_tile] == [2] * 4
