"""What `meadhall balance` counts, and what it keeps."""

from pathlib import Path

import pytest

from meadhall import cli
from meadhall.bots.selfplay import GameRecord
from meadhall.commands.balance import balanced, tables, won_by
from meadhall.rules import GAMES
from meadhall.rules.kernel import Result


def record(winner: int, **sources: tuple[int, int]) -> GameRecord:
    points = tuple(map(sum, zip(*sources.values(), strict=True)))
    return GameRecord(Result("most_glory", (winner,), points), 1, 0.0, 1, sources=sources)


def test_a_win_belongs_to_the_way_in_which_the_winner_was_ahead() -> None:
    assert won_by({"land": [10, 12], "sea": [9, 2]}, 0) == "sea"
    assert won_by({"land": [10, 12], "sea": [9, 2]}, 1) == "land"


def test_wins_and_points_are_counted_by_way() -> None:
    records = [record(0, troll=(4, 2), monster=(9, 3)), record(1, troll=(1, 8), monster=(2, 3), ship=(1, 0))]
    found = balanced("midgard", "plain", 2, records)
    assert (found.games, found.wins, found.winners) == (2, [1, 1], 2)
    land, sea = found.ways["land"], found.ways["sea"]
    assert (land.points, land.of_winners, land.wins) == (15, 12, 1)
    assert (sea.points, sea.of_winners, sea.wins) == (18, 12, 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_is_played_by_as_many_as_can(game: str) -> None:
    found = tables(game)
    assert {mode for mode, _ in found} == set(GAMES[game].modes)
    assert all(players in GAMES[game].seats(GAMES[game].modes[mode]) for mode, players in found)


def test_each_game_keeps_a_section_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "balance.md"
    for game in ("watch", "midgard", "watch"):
        assert cli.main(["balance", game, "--games", "1", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if line.startswith("## ")] == ["## midgard", "## watch"]
    assert capsys.readouterr().out.split("## midgard")[1].split("## watch")[0].strip() in text


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["balance", "wild", "--games", "1", "--out", str(tmp_path / "no" / "such.md")]) == 1
    assert "cannot write" in capsys.readouterr().err
