"""What is saved is what is opened; and what happens when the rules have changed meanwhile."""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit import Case, every_case
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.table import BadSave, Notice, SaveFailed, Saver, Table, Terms, open_save, opened, read_header, save
from table.games import (
    BASE,
    as_it_is,
    new_table,
    packed,
    plain_save,
    play_one,
    play_some,
    print_of,
    seats,
    with_branches,
    within,
)


def check_same(table: Table, again: Table) -> None:
    assert as_it_is(again) == as_it_is(table)
    assert again.terms == table.terms
    assert again.opening == table.opening
    assert again.resumed == table.resumed


# At every decision of a whole game; the seeds are those of short ones.
@pytest.mark.parametrize(
    ("options", "players", "seed"),
    [
        (BASE, 3, 17),
        (Options(mode="base", layout="random", hide_supply=True), 4, 24),
        (Options(layout="random", single_arrow=True), 4, 39),
        (Options(setup_reveals_tokens=True, tragedy_of_heroes=True), 3, 0),
    ],
    ids=["base", "base-random", "brotherhood-random", "brotherhood-tokens"],
)
def test_saved_and_opened_at_every_decision(options: Options, players: int, seed: int) -> None:
    table, rng, saver = new_table(options, players, seed), Random(seed), Saver()
    while True:
        found = opened(saver.packed(table, 5))
        assert found.notes == ()
        assert print_of(found.table) == print_of(table)
        assert found.table.entries == table.entries
        if kernel.is_over(table.state):
            break
        play_one(table, rng)
    check_same(table, opened(saver.packed(table, 5)).table)


@every_case()
def test_every_variant_can_be_saved_with_its_branches(case: Case) -> None:
    terms = Terms(case.options, seats(case.players, bots=[1]), 3, created=77, undo="free")
    table = with_branches(play_some(Table.start(case.game, terms), 150))
    assert table.branches
    found = opened(Saver().packed(table, 5))
    assert found.notes == ()
    check_same(table, found.table)
    for _ in table.branches * 2:
        if table.branches:  # a way that is walked to its end is a branch no more
            table.go_to_branch(0, by=0)
            found.table.go_to_branch(0, by=0)
            check_same(table, found.table)


def test_a_saver_that_remembers_writes_the_same() -> None:
    table, rng, saver = new_table(undo="free"), Random(1), Saver()
    for step in range(120):
        play_one(table, rng)
        if step % 7 == 6:
            table.undo_to(len(table.entries) - 3, by=0)
        assert saver.packed(table, step) == Saver().packed(table, step)


def test_a_file_on_the_disk(tmp_path: Path) -> None:
    table = play_some(new_table(created=5), 30)
    path = tmp_path / "games" / "Хроніка [1].save"
    save(table, path, now=9)
    save(table, path, now=10)
    check_same(table, open_save(path).table)
    header = read_header(path)
    assert (header.game, header.created, header.saved, header.seats) == ("watch", 5, 10, table.terms.seats)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_game_goes_on_after_it_was_opened() -> None:
    table = play_some(new_table(), 50)
    again = opened(Saver().packed(table, 1)).table
    play_some(table, 100, seed=5)
    play_some(again, 100, seed=5)
    check_same(table, again)


def test_a_long_game_opens_and_autosaves_quickly() -> None:
    """Generous bounds, for busy machines; it takes a tenth of them."""
    table, rng, saver = new_table(Options(), 4, 3), Random(3), Saver()
    while len(table.entries) < 500:
        play_one(table, rng)
    saver.packed(table, 1)
    play_one(table, rng)
    with within(0.05):
        data = saver.packed(table, 1)
    with within(0.5):
        opened(data)


def test_a_game_longer_than_any_is_not_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = play_some(new_table(), 30)
    monkeypatch.setattr("meadhall.table.saving.ACTIONS", 29)
    with pytest.raises(SaveFailed, match="too_long"):
        save(table, tmp_path / "long.save", now=1)
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_cannot_be_written_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table, path = play_some(new_table(), 30), tmp_path / "game.save"
    save(table, path, now=1)
    before = path.read_bytes()

    def fails(file: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(SaveFailed, match="disk_full"):
        save(play_some(table, 5), path, now=2)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


# When the replay no longer fits


def last_copy(plain: dict[str, Any]) -> Any:
    line, position = plain["copies"][-1]
    return line, WATCH.codec.fingerprint(WATCH.codec.unpack(position))


def test_after_a_change_of_the_rules_the_game_resumes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_some(new_table(), 150)
    data, plain = Saver().packed(table, 1), plain_save(table)
    monkeypatch.setattr(WATCH, "version", WATCH.version + 1)
    assert opened(data).notes == ()  # the replay still leads to the same place
    # From now on, nothing grows on a 6 any more.
    nothing = [0] * 5
    monkeypatch.setattr("meadhall.rules.watch.production.yields", lambda s, roll: ([nothing] * 4, nothing, ()))
    found = opened(data)
    line, position = last_copy(plain)
    (note,) = found.notes
    assert (note.code, note.figures["line"], note.figures["lines"]) == ("resumed", line, 150)
    assert note.figures["other_rules"] == 1
    assert print_of(found.table) == position
    assert found.table.resumed
    # It goes on, and can be saved and opened like any other; undo reaches back to where it resumed.
    play_some(found.table, 60)
    again = opened(Saver().packed(found.table, 2))
    assert again.notes == ()
    check_same(found.table, again.table)
    assert again.table.position_at(0) == found.table.position_at(0)


@pytest.mark.parametrize("where", ["end", "mark", "action", "seat", "outcomes", "unknown action", "seed"])
def test_a_replay_that_leads_elsewhere_resumes(where: str) -> None:
    plain = plain_save(play_some(new_table(), 150))
    line, position = last_copy(plain)
    entry = plain["entries"][100]
    match where:
        case "end":
            plain["end"] = "0" * 16
        case "mark":
            plain["entries"][0][3] = "0" * 16
        case "action":
            entry[1] = {"type": "Settle", "place": 9999}
        case "seat":
            entry[0] = 99
        case "outcomes":
            entry[2] = [*entry[2], 1]
        case "unknown action":
            entry[1] = {"type": "Fly"}
        case _:
            plain["header"]["seed"] += 1
    found = opened(packed(plain))
    assert [note.code for note in found.notes] == ["resumed"]
    assert found.notes[0].figures["line"] == line
    assert found.notes[0].figures["other_rules"] == 0
    assert print_of(found.table) == position


def spoil(position: dict[str, Any], how: str) -> None:
    match how:
        case "type":
            position["turn"] = "one"
        case "flaw":
            position["bank"][0] += 1
        case "options":
            position["options"]["roads"] = "14"
        case "laid":
            position["chance"]["laid"] = [3]
        case "huge":
            position["offers_made"] = 10**30
        case "negative":
            position["turn"] = -(10**6)
        case "nobody":
            position["agenda"] = []
        case _:
            position["agenda"][-1]["seat"] = 7


SPOILT = ["type", "flaw", "options", "laid", "huge", "negative", "nobody", "stranger"]


@pytest.mark.parametrize("how", SPOILT)
def test_a_copy_that_is_no_position_is_passed_over(how: str) -> None:
    plain = plain_save(play_some(new_table(), 150))
    plain["end"] = "0" * 16
    spoil(plain["copies"][-1][1], how)
    assert opened(packed(plain)).notes[0].figures["line"] == plain["copies"][-2][0]
    for _, position in plain["copies"][:-1]:
        spoil(position, how)
    with pytest.raises(BadSave, match="no_position"):
        opened(packed(plain))


def test_copies_mean_nothing_while_the_replay_fits() -> None:
    table = play_some(new_table(), 150)
    plain = plain_save(table)
    plain["copies"] = [[0, None]]
    found = opened(packed(plain))
    assert found.notes == ()
    check_same(table, found.table)


def test_a_branch_that_no_longer_fits_is_told() -> None:
    table = with_branches(play_some(new_table(undo="free"), 60))
    plain = plain_save(table)
    count = len(plain["branches"])
    assert count > 1
    plain["branches"][0][1][0][1] = {"type": "Settle", "place": 9999}
    plain["branches"][1][0] = 5000
    found = opened(packed(plain))
    assert found.notes == (Notice("branches_lost", {"count": 2}),)
    assert found.table.entries == table.entries
    assert len(found.table.branches) == count - 2
