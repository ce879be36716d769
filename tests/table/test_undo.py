"""Going back: how far, and why not farther."""

from random import Random
from typing import Any

import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.kernel import Denial, Illegal
from meadhall.rules.watch.events import TokensRevealed
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import Settle
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.trade import Accept, OfferTrade
from meadhall.table import Seat, Table, Terms
from table.games import BASE, as_it_is, choose, new_table, play_one, play_some, print_of


def first_legal(table: Table) -> None:
    table.play(kernel.options(table.state)[0])


def refused(table: Table, line: int, by: int) -> Denial:
    """The same answer from the question and from the deed, and nothing has changed."""
    before = as_it_is(table)
    denial = table.why_not_undo(line, by)
    with pytest.raises(Illegal) as caught:
        table.undo_to(line, by)
    assert caught.value.denial == denial
    assert as_it_is(table) == before
    assert denial is not None
    return denial


@rule("GC-26.2")
def test_own_free_steps_can_be_undone() -> None:
    table = new_table()
    start = print_of(table)
    first_legal(table)
    after_one = print_of(table)
    first_legal(table)
    table.undo_to(len(table.entries) - 1, by=0)
    assert print_of(table) == after_one
    table.undo_to(len(table.entries) - 1, by=0)
    assert print_of(table) == start
    assert table.entries == []
    assert refused(table, 0, 0).code == "nothing_to_undo"


@rule("GC-26.2")
def test_not_what_another_decided() -> None:
    table = new_table()
    for _ in range(3):
        first_legal(table)
    assert [entry.seat for entry in table.entries] == [0, 0, 1]
    assert refused(table, 2, 0) == Denial("another_decided", "", {"line": 2, "seat": 1})
    assert refused(table, 0, 1) == Denial("another_decided", "", {"line": 1, "seat": 0})
    table.undo_to(len(table.entries) - 1, by=1)
    table.undo_to(len(table.entries) - 1, by=0)  # now it is his own step again


@rule("GC-26.2")
def test_a_computer_player_is_another_player() -> None:
    seats = (Seat("Ann", 0), Seat("Bot", 1, bot="hard"))
    table = Table.start(new_table().game, Terms(BASE, seats, 1))
    for _ in range(3):
        first_legal(table)
    assert refused(table, 1, 0) == Denial("another_decided", "", {"line": 2, "seat": 1})


@rule("GC-26.2")
def test_not_the_dice() -> None:
    table, rng = new_table(), Random(1)
    while not isinstance(roll := kernel.options(table.state)[0], RollDice):
        table.play(choose(rng, kernel.options(table.state)))
    table.play(roll, laid=(1, 2))
    line = len(table.entries) - 1
    assert refused(table, line, 0) == Denial("chance_decided", "", {"line": line})


@rule("GC-26.2")
def test_not_what_was_turned_up() -> None:
    table = new_table(Options(setup_reveals_tokens=True, first_player="1"))
    first_legal(table)
    assert any(isinstance(event, TokensRevealed) for event in table.entries[0].events)
    figures: dict[str, int | str] = {"line": 0, "event": "TokensRevealed"}
    assert refused(table, 0, 0) == Denial("something_revealed", "", figures)
    first_legal(table)
    table.undo_to(len(table.entries) - 1, by=0)
    assert len(table.entries) == 1


@pytest.mark.parametrize("line", [-1, -50, 99])
def test_not_to_a_line_that_is_not_there(line: int) -> None:
    table = new_table()
    first_legal(table)
    assert refused(table, line, 0).code == "no_such_line"


def test_the_barrier_named_is_the_last_one() -> None:
    table = play_some(new_table(), 60)
    seat = table.entries[-1].seat
    denial = table.why_not_undo(0, seat)
    assert denial is not None
    line = int(denial.figures["line"])
    assert line == len(table.entries) - 1 or table.why_not_undo(line + 1, seat) is None


def test_not_after_the_end() -> None:
    table = play_some(new_table(seed=2), 5000)
    assert refused(table, len(table.entries) - 1, table.entries[-1].seat).code == "game_over"


def test_to_the_start_of_the_turn() -> None:
    table, rng = new_table(undo="free"), Random(6)
    while len(table.entries) < 20 or len(table.entries) - table.turn_start() < 3:
        play_one(table, rng)
    start = table.turn_start()
    assert {entry.turn for entry in table.entries[start:]} == {table.game.turn_of(table.state)}
    assert table.entries[start - 1].turn != table.entries[start].turn
    expected = table.game.codec.fingerprint(table.position_at(start))
    table.undo_to(table.turn_start(), by=0)
    assert print_of(table) == expected
    assert table.turn_start() == len(table.entries) == start


def test_strict_undo_of_the_turn_says_what_bars_the_way() -> None:
    table, rng = new_table(), Random(6)
    while len(table.entries) < 20 or len(table.entries) - table.turn_start() < 3:
        play_one(table, rng)
    with pytest.raises(Illegal) as caught:
        table.undo_to(table.turn_start(), by=table.entries[-1].seat)
    assert caught.value.denial.code in {"chance_decided", "something_revealed", "another_decided"}


@pytest.mark.parametrize("options", [BASE, Options()])
def test_the_house_rule_lifts_all_barriers(options: Any) -> None:
    table, rng = new_table(options, undo="free"), Random(9)
    prints = [print_of(table)]
    for _ in range(200):
        play_one(table, rng)
        prints.append(print_of(table))
    for line in (199, 150, 149, 80, 3, 0):
        table.undo_to(line, by=0)
        assert print_of(table) == prints[line]
        assert len(table.entries) == line


def test_free_undo_after_the_end() -> None:
    table = play_some(new_table(seed=2, undo="free"), 5000)
    end = print_of(table)
    table.undo_to(len(table.entries) - 1, by=0)
    assert not kernel.is_over(table.state)
    table.redo(by=0)
    assert print_of(table) == end


def test_undone_dice_fall_the_same_again() -> None:
    """Undo is no way to better luck: the generator is part of the position."""
    table, rng = new_table(undo="free"), Random(1)
    while not isinstance(roll := kernel.options(table.state)[0], RollDice):
        table.play(choose(rng, kernel.options(table.state)))
    table.play(roll)
    entry = table.entries[-1]
    table.undo_to(len(table.entries) - 1, by=0)
    table.play(RollDice())
    assert table.entries[-1] == entry
    assert table.branches == []


# Branches


def test_redo_goes_step_by_step_along_what_was_undone() -> None:
    table = play_some(new_table(undo="free"), 30)
    line, prints = list(table.entries), []
    for _ in range(10):
        prints.append(print_of(table))
        table.undo_to(len(table.entries) - 1, by=0)
    assert len(table.branches) == 1
    for before in reversed(prints):
        table.redo(by=0)
        assert print_of(table) == before
    assert table.entries == line
    assert table.branches == []
    with pytest.raises(Illegal, match="nothing_to_redo"):
        table.redo(by=0)


def test_another_way_keeps_the_one_undone_as_a_branch() -> None:
    table = new_table()
    table.play(Settle(28))
    first = print_of(table)
    table.undo_to(len(table.entries) - 1, by=0)
    table.play(Settle(10))
    second = print_of(table)
    (fork,) = table.forks(0)
    assert fork.line == 0
    assert [entry.action for entry in fork.entries] == [Settle(28)]
    with pytest.raises(Illegal, match="nothing_to_redo"):
        table.redo(by=0)
    table.go_to_branch(0, by=0)
    assert print_of(table) == first
    assert [entry.action for entry in table.forks(0)[0].entries] == [Settle(10)]
    table.go_to_branch(0, by=0)
    assert print_of(table) == second


def test_the_same_action_again_walks_the_branch() -> None:
    table = new_table()
    first_legal(table)
    first_legal(table)
    line = list(table.entries)
    table.undo_to(0, by=0)
    first_legal(table)
    assert len(table.branches) == 1  # one step of it is still ahead
    table.redo(by=0)
    assert table.entries == line
    assert table.branches == []


def test_redo_prefers_the_way_left_last() -> None:
    table = new_table()
    for place in (28, 10):
        table.play(Settle(place))
        table.undo_to(len(table.entries) - 1, by=0)
    table.go_to_branch(0, by=0)
    assert table.entries[-1].action == Settle(28)
    table.undo_to(len(table.entries) - 1, by=0)
    table.redo(by=0)
    assert table.entries[-1].action == Settle(28)


def test_a_branch_outlives_an_undo_farther_back() -> None:
    table, rng = play_some(new_table(undo="free"), 20), Random(2)
    far = print_of(table)
    table.undo_to(15, by=0)
    table.play(next(action for action in kernel.options(table.state) if action != table.branches[0][15].action))
    table.undo_to(5, by=0)
    table.play(next(action for action in kernel.options(table.state) if action != table.branches[0][5].action))
    play_one(table, rng)
    assert [fork.line for fork in table.forks(0)] == [5, 5]
    table.go_to_branch(0, by=0)
    assert print_of(table) == far
    assert len(table.branches) == 2


def test_barriers_stand_on_the_way_to_a_branch_too() -> None:
    table = new_table()
    table.play(Settle(28))
    table.undo_to(len(table.entries) - 1, by=0)
    table.play(Settle(10))
    first_legal(table)
    first_legal(table)
    assert table.why_not_branch(0, by=0) == Denial("another_decided", "", {"line": 2, "seat": 1})
    before = as_it_is(table)
    with pytest.raises(Illegal, match="another_decided"):
        table.go_to_branch(0, by=0)
    for number in (-1, 1):
        with pytest.raises(Illegal, match="no_such_branch"):
            table.go_to_branch(number, by=0)
    assert as_it_is(table) == before


def at_an_offer() -> tuple[Table, int]:
    """Somebody has made an offer, and one who is asked for an answer could accept it: the table, and his seat."""
    for seed in range(50):
        table, rng = new_table(seed=seed), Random(seed)
        for _ in range(150):
            if kernel.is_over(table.state):
                break
            offers = [one for one in kernel.options(table.state) if isinstance(one, OfferTrade)]
            if offers:
                table.play(rng.choice(offers))
                if Accept() in kernel.options(table.state):
                    return table, kernel.asked(table.state).seat
                table.undo_to(len(table.entries) - 1, by=table.entries[-1].seat)
            play_one(table, rng)
    raise AssertionError


def test_nobody_brings_back_what_another_decided() -> None:
    """He accepts an offer and takes it back: then nobody but himself can accept it in his name."""
    table, seat = at_an_offer()
    offerer, line = table.entries[-1].seat, len(table.entries)
    table.play(Accept())
    accepted = print_of(table)
    table.undo_to(len(table.entries) - 1, by=seat)
    before = as_it_is(table)
    for other in {0, 1, 2, -1} - {seat}:
        denial = table.why_not_redo(other)
        assert denial == Denial("decided_by_another", "", {"line": line, "seat": seat})
        with pytest.raises(Illegal, match="decided_by_another"):
            table.redo(by=other)
    number = len(table.branches) - 1
    with pytest.raises(Illegal, match="decided_by_another"):
        table.go_to_branch(number, by=offerer)
    assert as_it_is(table) == before
    table.redo(by=seat)
    assert print_of(table) == accepted
    table.undo_to(len(table.entries) - 1, by=seat)
    table.go_to_branch(number, by=seat)
    assert print_of(table) == accepted


def test_the_house_rule_lets_anybody_bring_it_back() -> None:
    table = play_some(new_table(undo="free"), 40)
    end, line = print_of(table), list(table.entries)
    assert len({entry.seat for entry in line[30:]}) > 1
    table.undo_to(30, by=0)
    table.go_to_branch(0, by=1)
    assert print_of(table) == end


def test_branches_are_told_without_what_others_chose() -> None:
    table, seat = at_an_offer()
    offerer, line = table.entries[-1].seat, len(table.entries)
    table.play(Accept())
    table.undo_to(len(table.entries) - 1, by=seat)
    for who, action in ((offerer, None), (seat, Accept())):
        fork = table.forks(who)[-1]
        assert (fork.line, [told.action for told in fork.entries]) == (line, [action])


def test_branches_are_kept_until_the_game_ends() -> None:
    table = new_table(seed=2)
    table.play(Settle(28))
    table.undo_to(len(table.entries) - 1, by=0)
    table.play(Settle(10))
    rng = Random(2)
    while not kernel.is_over(table.state):
        assert len(table.branches) == 1
        play_one(table, rng)
    assert table.branches == []


def test_only_so_many_branches_are_kept() -> None:
    table = new_table(undo="free")
    for _ in range(2):
        for action in kernel.options(table.state):
            table.play(action)
            for second in kernel.options(table.state):
                table.play(second)
                table.undo_to(len(table.entries) - 1, by=0)
            table.undo_to(len(table.entries) - 1, by=0)
    assert len(table.branches) == 100
