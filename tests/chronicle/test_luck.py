"""What chance gives on average is proven by letting it give all that it can, and what came by counting it anew."""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from math import sqrt
from random import Random
from typing import Any

import pytest

from kit.finished import begun, finished
from kit.playing import of_kind
from meadhall.bots import Question, make
from meadhall.chronicle.luck import GAUGES, happened, luck
from meadhall.chronicle.luck.gauge import Gauge, of_deck
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Chance, EventSink, Witness
from meadhall.rules.midgard.data import FACES as MIDGARD_FACES
from meadhall.rules.midgard.events import DiceRerolled
from meadhall.rules.midgard.events import DiceRolled as BattleDice
from meadhall.rules.northgard import hand
from meadhall.rules.northgard.data import FACES
from meadhall.rules.northgard.events import BattleDieRolled
from meadhall.rules.watch.events import Produced
from meadhall.rules.watch.production import RollDice
from meadhall.rules.wild.cards import drawing

SHUFFLES = 300


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_luck_is_told_for_every_seat(game_id: str) -> None:
    table = finished(game_id)
    found = luck(table)
    assert [one.kind for one in found] == list(GAUGES[game_id])
    for one in found:
        assert len(one.came) == len(one.expected) == len(table.terms.seats)
        assert any(one.expected)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_is_looked_at_between_the_positions_around_it(game_id: str) -> None:
    table = finished(game_id)
    seen = list(happened(table))
    assert [one.event for one in seen] == [event for entry in table.entries for event in entry.events]
    assert seen[-1].after == table.state


# The Watch


def before_a_roll(players: int = 3) -> Any:
    table, bot = begun("watch", players), make("steady", GAMES["watch"], 3)
    while len(table.entries) < 90 or RollDice() not in kernel.options(table.state):
        table.play(bot.choose(Question(table.game, table.state)))
    return table.state


def test_the_harvest_that_is_expected_is_that_of_all_thirty_six_rolls() -> None:
    s, seats = before_a_roll(), range(3)
    came, expected, held = [0.0] * 3, [0.0] * 3, [0] * 3
    gauge = GAUGES["watch"]["harvest"]()
    for dice in product(range(1, 7), repeat=2):
        after = s.copy()
        after.chance.laid = [*dice, 12]
        witness = Witness(after)
        kernel.play(after, RollDice(), witness)
        before = s
        for event, position in witness.moments:
            for given in gauge(before, event, position):
                came[given.seat] += given.came
                expected[given.seat] += given.expected
            before = position
        for event in of_kind((moment.event for moment in witness.moments), Produced):
            for seat in seats:
                held[seat] += sum(event.gains[seat])
    assert came == held
    assert expected == pytest.approx(held)
    assert any(held)


def test_each_seven_counts_for_who_throws_it() -> None:
    table = finished("watch")
    throws = [0, 0]
    for entry in table.entries:
        throws[entry.seat] += isinstance(entry.action, RollDice)
    sevens = next(one for one in luck(table) if one.kind == "sevens")
    assert sevens.expected == pytest.approx([count / 6 for count in throws])


# Battle dice


def test_what_lies_on_a_battle_die_of_the_uncharted_lands_is_as_likely_as_any_other_face() -> None:
    gauge = GAUGES["northgard"]["battle"]()
    given = [one for face in range(1, len(FACES) + 1) for one in gauge(None, BattleDieRolled(2, face, 2), None)]
    assert sum(one.came for one in given) == pytest.approx(sum(one.expected for one in given))
    assert {one.seat for one in given} == {2}
    assert not list(gauge(None, BattleDieRolled(-2, 1, 1), None))  # a creature's


@pytest.mark.parametrize("kind", ["hits", "shields"])
def test_each_die_of_midgard_is_expected_to_show_its_faces(kind: str) -> None:
    table = finished("midgard")
    own = next(one for one in luck(table) if one.kind == kind)
    thrown = [0.0, 0.0]
    for one in happened(table):
        rolled = one.event
        if isinstance(rolled, BattleDice | DiceRerolled):
            dice = [rolled.rolled[at] for at in rolled.dice] if isinstance(rolled, DiceRerolled) else rolled.rolled
            maiden = one.after.players[rolled.seat].leader == "svanhildr"
            for die in dice:
                thrown[rolled.seat] += sum(
                    _shows(kind, face, maiden and die.kind == 0) for face in MIDGARD_FACES[die.kind]
                )
    assert own.expected == pytest.approx([each / 6 for each in thrown])


def _shows(kind: str, face: str, better: bool) -> int:
    if kind == "shields":
        return int(face == "shield")
    hits = {"hit1": 1, "hit2": 2}.get(face, 0)
    return hits + (better and hits > 0)


# Cards


def test_a_deck_is_worth_what_all_its_orders_are_worth_together() -> None:
    known, over, under = [7.0], [1.0, 2.0, 4.0], [10.0, 30.0]
    for count in range(1, 7):
        orders = [(*known, *a, *b) for a in permutations(over) for b in permutations(under)]
        mean = sum(sum(order[:count]) for order in orders) / len(orders)
        assert of_deck([*known, *over, *under], 1, 4, count) == pytest.approx(mean)


@pytest.mark.parametrize(
    ("game_id", "draw", "count"),
    [("northgard", hand.draw, 3), ("northgard", hand.draw, 9), ("wild", drawing.draw, 4), ("wild", drawing.draw, 9)],
)
def test_cards_that_are_drawn_are_worth_on_average_what_was_expected(
    game_id: str, draw: Callable[[Any, int, int, EventSink], Any], count: int
) -> None:
    """Also where the discard pile has to be shuffled for them."""
    s = with_a_discard_pile(game_id, count)
    leads = [sum(one.came - one.expected for one in drawn(s, game_id, draw, count, seed)) for seed in range(SHUFFLES)]
    mean = sum(leads) / SHUFFLES
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / SHUFFLES**2)
    assert error > 0
    assert abs(mean) < 4 * error


def with_a_discard_pile(game_id: str, count: int) -> Any:
    """As late as there is one: by then the cards differ. A deck of just as many as are drawn would leave no luck."""
    sizes = {3, 4, 5} - {count}
    positions = (one.after for one in happened(finished(game_id)))
    return [s for s in positions if len(s.players[0].deck) in sizes and len(s.players[0].discard) > 6][-1]


def drawn(s: Any, game_id: str, draw: Callable[..., Any], count: int, seed: int) -> Iterator[Any]:
    position, gauge = s.copy(), GAUGES[game_id]["draws"]()
    player = position.players[0]
    known = len(player.known) if game_id == "northgard" else player.known_top
    rest = list(player.deck[known:])
    Random(seed).shuffle(rest)
    player.deck = (*player.deck[:known], *rest)
    position.chance = Chance(seed)
    witness, before = Witness(position), position.copy()
    draw(position, 0, count, witness)
    for event, after in witness.moments:
        yield from gauge(before, event, after)
        before = after


def test_gauges_are_made_anew_for_each_game() -> None:
    gauges: list[Gauge] = [make() for _ in range(2) for make in GAUGES["northgard"].values()]
    assert gauges[1] is not gauges[3]
