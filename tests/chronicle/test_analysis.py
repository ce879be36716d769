"""What decided a game: the curve ends at the result, and a game that was thrown away is said to be."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kit.finished import LITTLE, finished, play_on, quick_analysis
from meadhall.bots import Question, make
from meadhall.bots.registry import MINDS
from meadhall.chronicle import decisions, kept
from meadhall.chronicle.analysis import DECISIONS, analysed, course
from meadhall.chronicle.decisions import EFFORTS
from meadhall.chronicle.errand import Word
from meadhall.chronicle.worker import analyse
from meadhall.rules import GAMES, kernel
from meadhall.rules.watch.actions import EndTurn
from meadhall.table import BadSave, SaveFailed, Table, Terms, save


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "EFFORTS", LITTLE)


@pytest.mark.parametrize("game_id", GAMES)
def test_chances_are_one_together_and_end_at_the_result(game_id: str) -> None:
    table = finished(game_id)
    steps = course(table)
    lines = [step.line for step in steps]
    assert lines == sorted(set(lines))
    assert lines[-1] == len(table.entries)
    for step in steps:
        assert sum(step.chances) == pytest.approx(1.0)
    result = table.state.result
    assert result is not None
    won = [seat in result.winners for seat in range(len(table.terms.seats))]
    assert steps[-1].chances == pytest.approx([each / sum(won) for each in won])


def test_partners_share_what_their_party_has() -> None:
    game = GAMES["northgard"]
    options = next(options for options, players in game.variants if getattr(options, "teams", False) and players == 4)
    seats = finished("northgard", 4).terms.seats
    table = Table.start(game, Terms(options, seats, 3))
    bot = make("steady", game, 3)
    for _ in range(60):
        table.play(bot.choose(Question(game, table.state)))
    for step in course_so_far(table):
        assert step[0] == step[2]
        assert step[1] == step[3]
        assert sum(step) == pytest.approx(1.0)


def course_so_far(table: Table) -> Iterator[tuple[float, ...]]:
    yield from (step.chances for step in course(table)[:-1])


@pytest.mark.parametrize("game_id", GAMES)
def test_decisions_are_such_as_could_have_been_made_otherwise(game_id: str) -> None:
    table, found = finished(game_id), quick_analysis(game_id).decisions
    assert len(found) <= DECISIONS
    assert [one.line for one in found] == sorted(one.line for one in found)
    assert len({table.entries[one.line].turn for one in found}) == len(found)
    for one in found:
        position, entry = table.position_at(one.line), table.entries[one.line]
        other = table.game.codec.unpack_action(one.other)
        assert entry.seat == one.seat
        assert type(kernel.asked(position)) in MINDS[game_id].insight.main
        assert other != entry.action
        assert kernel.why_not(position, other) is None
        assert abs(one.change) > one.error
        assert all(0 <= chance <= 1 for chance in (one.chance, one.instead))


def test_who_could_have_won_and_did_not_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last action of a game is not made: the turn ends instead."""
    won = finished("watch", 3)
    last = won.entries[-1]
    table = Table.start(won.game, won.terms)
    for entry in won.entries[:-1]:
        table.play(entry.action, entry.seat, entry.outcomes)
    missed = len(table.entries)
    assert EndTurn() in kernel.options(table.state)
    table.play(EndTurn())
    play_on(table)
    found = {one.line: one for one in analysed(table).decisions}
    assert found[missed].seat == last.seat
    assert found[missed].instead == pytest.approx(1.0)
    assert found[missed].change < -0.1
    after = table.position_at(missed).copy()
    kernel.play(after, table.game.codec.unpack_action(found[missed].other))
    assert after.result is not None
    assert last.seat in after.result.winners


def test_the_same_game_is_judged_alike() -> None:
    assert analysed(finished("watch")) == quick_analysis("watch")


def test_it_is_told_how_far_it_is_and_can_be_ended() -> None:
    shares: list[float] = []
    analysed(finished("watch"), shares.append)
    assert shares == sorted(shares)
    assert 0 <= shares[0] < 0.5
    assert 0.9 < shares[-1] <= 1.0

    class Enough(Exception):
        pass

    def stop(share: float) -> None:
        raise Enough

    with pytest.raises(Enough):
        analysed(finished("watch"), stop)


def test_the_whole_effort_is_a_number_of_positions_and_no_time() -> None:
    """What a machine makes in a minute is measured, not tested."""
    assert set(EFFORTS) == set(GAMES)
    for effort in EFFORTS.values():
        played_on = sum(sieve.decisions * sieve.worlds * sieve.answers for sieve in effort)
        assert played_on < 5_000


# Beside the file


def test_it_is_kept_beside_its_game_and_read_again(tmp_path: Path) -> None:
    path, table = tmp_path / "one.meadhall", finished("watch")
    save(table, path, 1)
    shares: list[float] = []
    word = analyse(path, shares.append)
    assert word.done
    assert not word.failed
    assert shares
    assert kept.read(path, table) == word.found == quick_analysis("watch")
    assert {file.name for file in tmp_path.iterdir()} == {"one.meadhall", "one.meadhall.analysis"}


def test_that_of_another_game_does_not_count_and_neither_does_a_damaged_one(tmp_path: Path) -> None:
    path = tmp_path / "one.meadhall"
    kept.keep(path, quick_analysis("watch"))
    assert kept.read(path, finished("watch")) is not None
    assert kept.read(path, finished("watch", 3)) is None
    assert kept.read(path, finished("wild")) is None
    whole = kept.beside(path).read_bytes()
    for content in (b"", b"[]", b"\xff", whole[:-40], whole.replace(b'"version":1', b'"version":0')):
        kept.beside(path).write_bytes(content)
        assert kept.read(path, finished("watch")) is None


def test_on_a_full_disk_it_is_told_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.meadhall"
    save(finished("watch"), path, 1)

    def full(*what: object) -> None:
        raise SaveFailed("disk_full", "")

    monkeypatch.setattr(kept, "keep", full)
    word = analyse(path, lambda share: None)
    assert word.done
    assert word.failed == "disk_full"
    assert word.found == quick_analysis("watch")


def test_a_game_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    table = Table.start(GAMES["watch"], finished("watch").terms)
    save(table, tmp_path / "one.meadhall", 1)
    with pytest.raises(BadSave):
        analyse(tmp_path / "one.meadhall", lambda share: None)


@pytest.mark.thorough
@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_of_four_is_analysed_within_a_minute(game_id: str, tmp_path: Path) -> None:
    """By the process that does it for the window, with all its effort; in time of the processor, for others are at work
    beside it."""
    path, table = tmp_path / "one.meadhall", finished(game_id, 4)
    save(table, path, 1)
    before = os.times()
    command = [sys.executable, "-m", "meadhall.chronicle.worker", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        *_, last = program.stdout  # its stdin is open until then: it ends with whoever sent it
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    assert spent < 60
    assert msgspec.json.decode(last, type=Word).done
    found = kept.read(path, table)
    assert found is not None
    assert found.steps[-1].line == len(table.entries)
    assert found.decisions
