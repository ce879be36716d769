"""Starting, playing, and reading the history."""

from random import Random
from typing import Any

import pytest

from meadhall.rules import kernel
from meadhall.rules.kernel import BadOption, BadOutcome, Illegal
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.events import CardBought, FirstPlayerChosen, SettlementFounded
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import LayFirstRoad, Settle, SetupSettlement
from meadhall.rules.watch.production import RollDice
from meadhall.table import BadSeat, BadSeed, Seat, Table, Terms
from meadhall.table.copies import RECENT, Copies
from table.games import BASE, as_it_is, choose, new_table, play_one, play_some, print_of, seats


def test_start_tells_what_happened_before_the_first_question() -> None:
    table = new_table()
    assert table.opening == (FirstPlayerChosen(0),)
    assert table.entries == []
    assert kernel.asked(table.state).seat == 0


def test_start_refuses_what_no_save_could_hold() -> None:
    with pytest.raises(BadOption):
        Table.start(WATCH, Terms(BASE, seats(1), 1))
    for bad in (-1, 1 << 63):
        with pytest.raises(BadSeed):
            new_table(seed=bad)
    for seat in (Seat("x" * 61, 0), Seat("x", 16), Seat("x", -1), Seat("\ud800", 0)):
        with pytest.raises(BadSeat):
            Table.start(WATCH, Terms(BASE, (seat, seat), 1))


def test_play_tells_and_records() -> None:
    table = new_table()
    events = table.play(Settle(28))
    assert SettlementFounded(0, 28) in events
    (entry,) = table.entries
    assert (entry.seat, entry.action, entry.outcomes, entry.events) == (0, Settle(28), (), tuple(events))


def test_positions_are_never_changed() -> None:
    table = new_table()
    seen: list[tuple[Any, str]] = []
    rng = Random(3)
    for _ in range(120):
        seen.append((table.state, print_of(table)))
        play_one(table, rng)
    assert all(WATCH.codec.fingerprint(position) == before for position, before in seen)


def test_an_aside_is_recorded_with_its_seat() -> None:
    table, rng = play_some(new_table(seed=4), 12), Random(4)
    while not (asides := kernel.asides(table.state, 2)):
        table.play(choose(rng, kernel.options(table.state)))
    table.play(asides[0], by=2)
    assert table.entries[-1].seat == 2


@pytest.mark.parametrize("by", [-1, 3, 99])
def test_nobody_else_acts(by: int) -> None:
    table = new_table()
    before = as_it_is(table)
    with pytest.raises(Illegal, match="no_such_seat"):
        table.play(Settle(28), by)
    assert as_it_is(table) == before


def test_an_illegal_action_leaves_the_table_as_it_was() -> None:
    table = play_some(new_table(), 40)
    before, state = as_it_is(table), table.state
    for action in (Settle(-5), Settle(9999), LayFirstRoad(1 << 70)):
        with pytest.raises(Illegal):
            table.play(action)
    assert as_it_is(table) == before
    assert table.state is state


@pytest.mark.parametrize("laid", [(7, 1), (1,), (1, 1, 1), ((0, 1), 1)])
def test_outcomes_that_cannot_come_out_leave_the_table_as_it_was(laid: tuple[Any, ...]) -> None:
    table, rng = new_table(), Random(1)
    while not isinstance(legal := kernel.options(table.state)[0], RollDice):
        table.play(choose(rng, kernel.options(table.state)))
    before = as_it_is(table)
    if len(laid) == 1:  # the generator gives what is missing
        table.play(legal, laid=laid)
        assert table.entries[-1].outcomes[0] == 1
        return
    with pytest.raises(BadOutcome):
        table.play(legal, laid=laid)
    assert as_it_is(table) == before
    table.play(legal, laid=(2, 3))
    assert table.entries[-1].outcomes[:2] == (2, 3)


def test_a_bug_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: SetupSettlement, s: Any, action: Any, out: Any) -> None:
        s.players[0].hand[0] += 1
        s.agenda.clear()
        raise ZeroDivisionError

    table = new_table()
    before = as_it_is(table)
    with monkeypatch.context() as patch:
        patch.setattr(SetupSettlement, "resolve", breaks)
        with pytest.raises(ZeroDivisionError):
            table.play(Settle(28))
    assert as_it_is(table) == before
    table.play(Settle(28))


def test_a_finished_game_takes_no_action() -> None:
    table = play_some(new_table(seed=2), 5000)
    assert kernel.is_over(table.state)
    with pytest.raises(Illegal, match="game_over"):
        table.play(RollDice())


@pytest.mark.parametrize("options", [BASE, Options()])
def test_every_older_position_can_be_seen_again(options: Options) -> None:
    table, rng = new_table(options), Random(5)
    prints = [print_of(table)]
    for _ in range(260):
        play_one(table, rng)
        prints.append(print_of(table))
    again = [WATCH.codec.fingerprint(table.position_at(line)) for line in range(len(table.entries) + 1)]
    assert again == prints


def test_each_round_keeps_its_copy() -> None:
    table = play_some(new_table(), 400)
    rounds = {WATCH.round_of(table.position_at(line)) for line in range(len(table.entries) + 1)}
    assert {WATCH.round_of(position) for _, position in table.landmarks()} == rounds


def test_each_turn_begins_with_a_mark() -> None:
    table = play_some(new_table(), 200)
    for line, entry in enumerate(table.entries):
        begins = line == 0 or table.entries[line - 1].turn != entry.turn
        assert entry.mark == (WATCH.codec.fingerprint(table.position_at(line)) if begins else "")


# What a seat is told


def bought_card() -> Table:
    table, rng = new_table(), Random(8)
    while not (table.entries and any(isinstance(event, CardBought) for event in table.entries[-1].events)):
        play_one(table, rng)
    return table


def test_history_is_told_as_each_seat_may_know_it() -> None:
    table = bought_card()
    buyer = table.entries[-1].seat
    for seat in range(3):
        last = table.told(seat)[-1]
        (event,) = (event for event in last.events if isinstance(event, CardBought))
        assert (event.card != "?") == (seat == buyer)
        assert (last.action is not None) == (seat == buyer)
        assert len(table.told(seat, since=5)) == len(table.entries) - 5
        assert all(one.action is None for one in table.told(seat) if one.seat != seat)


def test_no_position_is_far_from_a_copy() -> None:
    """However long a round lasts."""
    copies = Copies(0)
    for line in range(1, 4 * RECENT):
        copies.add(line, line, begins_round=False)
    assert [line for line, _ in copies.landmarks()] == [0, RECENT, 2 * RECENT, 3 * RECENT]
    assert all(line - copies.nearest(line)[0] < RECENT for line in range(4 * RECENT))
