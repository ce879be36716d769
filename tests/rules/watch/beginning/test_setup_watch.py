"""Chapter 12: how the game of Brotherhood begins."""

from collections import Counter
from typing import Any

import pytest

from kit import rule
from meadhall.rules.kernel import Action, BadOutcome, Event, Outcome, asked, play
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.data import HEROES, LAYOUTS, NORTH, PIECES
from meadhall.rules.watch.events import DiceRolled, FirstPlayerChosen, FirstPlayerRolled, TokensRevealed, TurnBegan
from meadhall.rules.watch.fights.wall import PostFreeGuard, PostGuard
from meadhall.rules.watch.flow import EndTurn, PreRoll
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import LayFirstRoad, Settle, SetupRoad, SetupSettlement, income_of
from meadhall.rules.watch.production import RollDice, yields
from meadhall.rules.watch.scoring import guard_points
from meadhall.rules.watch.state import NOBODY, TORMUNDS_CAMP, State
from rules.watch.scene import BLACK, BLUE, RED, W1, W2, YELLOW, Scene, watch

DECK, TOKENS = range(25), range(57)


def fresh(players: int = 4, laid: tuple[Outcome, ...] = (), out: Any = None, **options: Any) -> State:
    """A game at its first question."""
    return WATCH.new(Options(**options), players, 1, [] if out is None else out, laid)


def set_up(s: State) -> list[tuple[type[Any], int, Action]]:
    """Answer every question of the set-up with the first thing that is allowed: who was asked for what."""
    answers: list[tuple[type[Any], int, Action]] = []
    while not isinstance(asked(s), PreRoll):
        action = asked(s).options(s)[0]
        answers.append((type(asked(s)), asked(s).seat, action))
        play(s, action)
    return answers


@rule("GC-12.1")
@pytest.mark.parametrize(("players", "ground", "hexes"), [(4, "m21", 21), (3, "m16", 16)])
def test_the_standard_layout_by_number_of_players(players: int, ground: str, hexes: int):
    layout = fresh(players).layout
    laid = LAYOUTS[f"watch_standard_{players}"].hexes
    assert (layout.map, len(laid)) == (ground, hexes)
    assert {hex: kind for hex, kind in enumerate(layout.terrain) if kind} == {each.hex: each.terrain for each in laid}
    assert {hex: rolls for hex, rolls in enumerate(layout.rolls) if rolls} == {
        each.hex: tuple(each.rolls) for each in laid
    }


@rule("GC-12.2")
def test_all_hexes_produce_and_the_double_token_is_left_out():
    layout = fresh().layout
    assert Counter(layout.terrain[1:]) == {"forest": 4, "hills": 4, "pasture": 4, "fields": 4, "mountains": 5}
    assert all(len(rolls) == 1 for rolls in layout.rolls[1:])
    twice, thrice = dict.fromkeys((5, 6, 8, 9, 11), 2), dict.fromkeys((3, 4, 10), 3)
    assert Counter(roll for rolls in layout.rolls for roll in rolls) == {2: 1, 12: 1, **twice, **thrice}


@rule("GC-12.3")
def test_the_third_die_the_wall_and_the_marker_are_laid_out():
    """The eight VP tokens are counted, not kept: two for each player cover all the guards he has."""
    s = fresh()
    assert (s.wall, s.invasions) == (((), (), (), ()), 0)
    assert watch().roll(1, 2, 12).told(DiceRolled) == [DiceRolled(BLUE, (1, 2), 12)]
    with pytest.raises(BadOutcome):
        watch().roll(1, 2, 13)
    assert len(s.players) * guard_points(PIECES.pieces["guard"]) == 8


@rule("GC-12.4")
def test_special_tokens_show_one_point():
    scene = watch()
    before = scene.points(RED)
    assert scene.holds(road=RED).points(RED) == before + 1
    assert scene.holds(road=RED, patrol=RED).points(RED) == before + 2


@rule("GC-12.5")
def test_all_25_development_cards_are_shuffled():
    in_order = fresh(laid=(tuple(DECK),), first_player="1").deck
    assert Counter(in_order)["new_recruits"] == 2
    assert len(in_order) == 25
    assert fresh(laid=(tuple(reversed(DECK)),), first_player="1").deck == in_order[::-1]


def tokens_of(s: State) -> list[str]:
    """All face-down tokens in the order in which they were dealt."""
    laid = [[*player.tile, *(token for pair in player.keep_tile for token in pair)] for player in s.players]
    return [*(token for tile in laid for token in tile), *s.reserve]


@rule("GC-12.6")
def test_wildlings_wait_in_the_frostfangs_and_their_tokens_are_shuffled():
    s = fresh(laid=(tuple(DECK), tuple(TOKENS)), first_player="1")
    assert s.frostfangs == {"warrior": 24, "climber": 8, "giant": 8}
    assert not any((*s.camps, *s.clearings, *s.gift))
    assert len(tokens_of(s)) == 57
    turned = fresh(laid=(tuple(DECK), tuple(reversed(TOKENS))), first_player="1")
    assert tokens_of(turned) == tokens_of(s)[::-1]


@rule("GC-12.7")
@pytest.mark.parametrize(("players", "reserve"), [(4, 5), (3, 18)])
def test_tokens_lie_under_every_piece_of_the_tiles(players: int, reserve: int):
    s = fresh(players)
    assert [len(player.tile) for player in s.players] == [5] * players
    assert [[len(pair) for pair in player.keep_tile] for player in s.players] == [[2, 2, 2, 2]] * players
    assert (len(s.reserve), s.used) == (reserve, ())


@rule("GC-12.8")
def test_nobody_sees_a_face_down_token():
    s = fresh()
    for seat in range(4):
        view = WATCH.visible(s, seat)
        assert set(tokens_of(view)) == {"?"}
        assert len(tokens_of(view)) == 57


@rule("GC-12.9")
def test_the_highest_throw_starts_and_ties_throw_again():
    out: list[Event] = []
    first_throws, second_throws = (6, 4, 1, 1, 5, 5, 2, 1), (1, 2, 3, 4)  # 10, 2, 10, 3; then 3 against 7
    s = fresh(laid=(tuple(DECK), *first_throws, *second_throws), out=out)
    rolled = [(event.seat, event.total) for event in out if isinstance(event, FirstPlayerRolled)]
    assert rolled == [(BLUE, 10), (YELLOW, 2), (BLACK, 10), (RED, 3), (BLUE, 3), (BLACK, 7)]
    assert [event.seat for event in out if isinstance(event, FirstPlayerChosen)] == [BLACK]
    assert (s.first, asked(s).seat) == (BLACK, BLACK)


@rule("GC-12.9")
def test_play_goes_clockwise():
    scene = watch(first_player="3").hero(RED, "ygritte")
    order = [scene.asks().seat]
    for _ in range(4):
        scene.roll(1, 2).do(EndTurn())
        order += [event.seat for event in scene.told(TurnBegan)]
    assert order == [BLACK, RED, BLUE, YELLOW, BLACK]


@rule("GC-12.10")
@pytest.mark.parametrize(
    ("players", "first", "heroes"),
    [
        (4, "3", ["bowen_marsh", "jeor_mormont", "othell_yarwyck", "samwell_tarly"]),
        (3, "2", ["jeor_mormont", "samwell_tarly", "bowen_marsh"]),
    ],
)
def test_heroes_by_order_of_play(players: int, first: str, heroes: list[str]):
    s = fresh(players, first_player=first)
    assert [player.hero for player in s.players] == heroes
    assert not any(player.flipped for player in s.players)
    assert sorted(s.display) == sorted(set(HEROES) - set(heroes))


@rule("GC-12.11")
def test_three_rounds_of_set_up():
    s = fresh(first_player="2")
    answers = set_up(s)
    forth, back = [YELLOW, BLACK, RED, BLUE], [BLUE, RED, BLACK, YELLOW]
    settling = [(kind, seat) for seat in forth + back for kind in (SetupSettlement, SetupRoad)]
    assert [(kind, seat) for kind, seat, _ in answers] == settling + [(PostFreeGuard, seat) for seat in forth]
    assert s.wall == ((YELLOW, BLACK, RED, BLUE), (), (), ())
    assert asked(s).seat == YELLOW


@rule("GC-12.11")
def test_the_guard_of_the_set_up_is_free_and_its_section_chosen():
    s = fresh(first_player="1")
    while not isinstance(asked(s), PostFreeGuard):
        play(s, asked(s).options(s)[0])
    hands = [player.hand[:] for player in s.players]
    assert asked(s).options(s) == [PostGuard(section) for section in range(4)]
    for section in (W2, W1, W2, W2):
        play(s, PostGuard(section))
    assert s.wall == ((YELLOW,), (BLUE, BLACK, RED), (), ())
    assert [player.hand for player in s.players] == hands


@rule("GC-12.12")
def test_starting_settlements_reveal_nothing():
    s = fresh()
    set_up(s)
    assert not any((*s.camps, *s.clearings, *s.gift))
    assert (s.used, s.frostfangs) == ((), NORTH.figures)
    told: list[Event] = []
    fresh(placement="ready", out=told)
    assert not [event for event in told if isinstance(event, TokensRevealed)]


@rule("GC-12.13")
@pytest.mark.parametrize(("players", "reserve"), [(4, 13), (3, 24)])
def test_tokens_of_starting_settlements_are_shuffled_into_the_reserve(players: int, reserve: int):
    s = fresh(players)
    tiles = [player.tile for player in s.players]
    expected = [*s.reserve, *(token for tile in tiles for token in tile[:2])]
    while len(s.agenda) > 3:  # the last guard, the shuffle, the first turn
        play(s, asked(s).options(s)[0])
    piled = s.reserve
    assert sorted(piled) == sorted(expected)
    s.chance.laid = [tuple(reversed(range(reserve)))]
    play(s, PostGuard(W1))
    assert (s.reserve, s.chance.laid) == (piled[::-1], [])
    assert [player.tile for player in s.players] == [tile[2:] for tile in tiles]


@rule("GC-12.14")
def test_the_second_settlement_pays():
    s = fresh(first_player="1")
    places: dict[int, list[int]] = {}
    for _, seat, action in set_up(s):
        if isinstance(action, Settle):
            places.setdefault(seat, []).append(action.place)
    assert all(sum(income_of(s, second)) for _, second in places.values())
    for seat, (_, second) in places.items():
        assert tuple(s.players[seat].hand[:5]) == income_of(s, second)


@rule("GC-12.14")
def test_income_is_one_card_for_each_hex_around():
    s = fresh(first_player="1")
    for place, path in ((10, 14), (12, 18), (25, 38), (45, 66)):
        play(s, Settle(place))
        play(s, LayFirstRoad(path))
    assert [sum(player.hand) for player in s.players] == [0, 0, 0, 0]
    play(s, Settle(28))  # H05 mountains, H10 pasture, H11 forest
    assert s.players[RED].hand == [1, 0, 1, 0, 1, 0]
    assert [sum(s.players[seat].hand) for seat in (BLUE, YELLOW, BLACK)] == [0, 0, 0]


@rule("GC-12.15")
def test_tormund_starts_in_his_camp_and_blocks_nothing():
    s = fresh()
    assert s.tormund == TORMUNDS_CAMP
    assert TORMUNDS_CAMP not in s.ground.hexes
    assert {blocked for roll in range(2, 13) for blocked in yields(s, roll)[2]} == set()


@rule("GC-12.16")
def test_ready_pieces_in_place_of_the_three_rounds():
    scene = Scene(Options(placement="ready", first_player="2"), 4)
    assert scene.asks() == PreRoll(YELLOW)
    assert scene.allows(RollDice())
    starts = LAYOUTS["watch_standard_4"].starts
    for seat, start in zip((YELLOW, BLACK, RED, BLUE), starts, strict=True):
        player = scene.s.players[seat]
        assert (player.settlements, player.roads) == (tuple(start.settlements), tuple(start.roads))
        assert scene.guards_on(start.guard) == (seat,)
    assert scene.s.owner.count(NOBODY) == len(scene.s.owner) - 8


@rule("GC-12.16")
@pytest.mark.parametrize("players", [3, 4])
def test_ready_pieces_keep_the_laws_of_placing(players: int):
    """Played as rounds 1 to 3, every ready position is allowed."""
    s = fresh(players, first_player="1")
    starts = LAYOUTS[f"watch_standard_{players}"].starts
    for which, order in ((0, starts), (1, starts[::-1])):
        for start in order:
            play(s, Settle(start.settlements[which]))
            play(s, LayFirstRoad(start.roads[which]))
    for start in starts:
        play(s, PostGuard(start.guard - 1))
    ready = fresh(players, first_player="1", placement="ready")
    assert (s.owner, s.road, s.wall) == (ready.owner, ready.road, ready.wall)
