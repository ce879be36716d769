"""What `meadhall ladder` plays, counts and keeps."""

from pathlib import Path
from typing import Any

import pytest

from meadhall import cli
from meadhall.bots import LEVELS
from meadhall.bots.bot import Bot
from meadhall.bots.characters import Level, Temper
from meadhall.bots.levels import Minds, player
from meadhall.bots.registry import MINDS
from meadhall.chronicle.share import SURE_OF_90, wilson
from meadhall.commands import Failed, ladder
from meadhall.commands.climbs import Climbs, Rung
from meadhall.commands.ladder import AGAINST, TEMPERED, Counts, Row, as_markdown, climb, climbed, climber, rungs
from meadhall.rules import GAMES
from meadhall.rules.kernel import Game


@pytest.mark.parametrize("game", GAMES)
def test_every_level_climbs_among_four_and_one_against_one(game: str) -> None:
    found = rungs(game, 1)
    assert {rung.level for rung in found} == {*LEVELS, TEMPERED} - {AGAINST}
    assert {rung.players for rung in found} == {4, 2}
    assert all(rung.players in GAMES[game].seats(GAMES[game].modes[rung.mode]) for rung in found)


def test_the_watch_climbs_at_the_wall_and_two_without_it() -> None:
    """The mode that people choose when they choose nothing; two can play only the base game."""
    assert {(rung.mode, rung.players) for rung in rungs("watch", 1)} == {("Brotherhood", 4), ("base", 2)}


def test_only_the_climber_is_clocked_and_only_where_it_had_a_choice() -> None:
    rung = Rung("watch", "novice", "base", 2, 1)
    found = climb(rung, 0)
    assert found.won in (0.0, 0.5, 1.0)
    assert found.times
    assert climb(rung, 0).won == found.won


def test_wins_are_told_with_both_intervals() -> None:
    row = Row(Rung("wild", "keen", "plain", 4, 1), 200, 70.5, [0.001 * number for number in range(100)])
    line = as_markdown("wild", [row]).splitlines()[-2]
    low, high = wilson(70.5, 200)
    low_90, high_90 = wilson(70.5, 200, SURE_OF_90)
    assert low < low_90 < 0.3525 < high_90 < high
    assert line == (
        f"| keen | 3 steady | plain | 200 | 35.2% | {low:.1%}–{high:.1%} | {low_90:.1%}–{high_90:.1%} | 50 | 95 |"
    )


def test_a_row_counts_all_its_games() -> None:
    row = climbed(Rung("watch", "novice", "base", 2, 3), 2, 1, Climbs())
    assert row.games == 2
    assert row.won in (0.0, 1.0, 2.0)
    assert list(row.times) == sorted(row.times)


def test_duels_may_be_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_tables = [Rung("watch", "novice", mode, players, 1) for mode, players in (("Brotherhood", 4), ("base", 2))]
    at_tables.append(at_tables[0]._replace(level=TEMPERED))
    assert [Counts(200, 2000, 1600).of(rung) for rung in at_tables] == [200, 2000, 1600]
    monkeypatch.setattr(ladder, "rungs", lambda game_id, seed: at_tables)
    out = tmp_path / "ladder.md"
    assert cli.main(["ladder", "watch", "--games", "1", "--duels", "3", "--tempered", "2", "--out", str(out)]) == 0
    rows = [line.split(" | ") for line in out.read_text(encoding="utf-8").splitlines() if "steady |" in line]
    assert [(row[2], row[3]) for row in rows] == [("Brotherhood", "1"), ("base", "3"), ("Brotherhood", "2")]


def test_all_tempers_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each in every seat of the same game."""
    seen: list[Temper | None] = []

    def noting(minds: Minds, level: Level, game: Game[Any], seed: int, temper: Temper | None = None) -> Bot:
        assert level == AGAINST
        seen.append(temper)
        return player(minds, level, game, seed, temper)

    monkeypatch.setattr(ladder, "player", noting)
    for number in range(32):
        climber(Rung("watch", TEMPERED, "Brotherhood", 4, 1), number, 1)
    assert [len(set(seen[at : at + 4])) for at in range(0, 32, 4)] == [1] * 8
    assert set(seen) == set(MINDS["watch"].leanings)


def test_what_has_been_played_is_played_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it ended: the last line may be half a one."""
    rung, noted = Rung("watch", "novice", "base", 2, 3), tmp_path / "climbs.jsonl"
    whole = climbed(rung, 2, 1, Climbs(noted))
    first, second, _ = noted.read_bytes().split(b"\n")
    noted.write_bytes(first + b"\n" + second[:20])
    played: list[int] = []

    def one(rung: Rung, number: int) -> object:
        played.append(number)
        return climb(rung, number)

    monkeypatch.setattr(ladder, "climb", one)
    again = climbed(rung, 2, 1, Climbs(noted))
    assert played == [1]
    assert (again.games, again.won) == (whole.games, whole.won)
    assert Climbs(noted).missing(rung, 2) == []


def test_a_foreign_file_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    foreign = tmp_path / "diary.txt"
    foreign.write_text("Dear diary,\n", encoding="utf-8")
    with pytest.raises(Failed, match=r"diary\.txt holds something else"):
        Climbs(foreign)
    assert foreign.read_text(encoding="utf-8") == "Dear diary,\n"


def test_it_writes_the_section_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "rungs", lambda game_id, seed: [Rung(game_id, "novice", "base", 2, seed)])
    out = tmp_path / "ladder.md"
    assert cli.main(["ladder", "watch", "--games", "1", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# Ladder")
    assert capsys.readouterr().out.strip() in text
