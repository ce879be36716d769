"""The command line, called as a function: what it prints, and how it ends."""

import errno
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall import __version__, app, cli
from meadhall.bots import KNOWN, Question, make
from meadhall.bots.selfplay import GameRecord
from meadhall.chronicle.reel import NOBODY as OF_REEL
from meadhall.chronicle.share import wilson
from meadhall.commands import simulate
from meadhall.commands.bench import odds, rules, steady
from meadhall.commands.progress import progress
from meadhall.commands.simulate import seated
from meadhall.commands.tally import Tally
from meadhall.models.privacy import NOBODY
from meadhall.rules import GAMES
from meadhall.rules.kernel import Result, is_over
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.table import Seat, Table, Terms, save
from meadhall.views.text import Words, speech_for, spoken

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
BASE = ("simulate", "watch", "--option", "mode=base")


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run_it(*argv: str) -> Ran:
        code = cli.main(argv)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run_it


# The parser


def test_help_names_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--help"])
    printed = capsys.readouterr().out
    assert all(command in printed for command in ("simulate", "replay", "bench", "play", "render", "almanac", "aid"))


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_help_tells_what_can_be_agreed_on(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main([command, "--help"])
    printed = capsys.readouterr().out
    for game_id, game in GAMES.items():
        assert f"{game_id}: bots {', '.join(KNOWN)};" in printed
        for name, values in game.allowed().items():
            assert f"\n  {name}={'|'.join(str(value).lower() for value in values)}\n" in printed


def test_alone_or_with_a_file_it_opens_the_window(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[object] = []
    monkeypatch.setattr(app, "open_or_come_forward", lambda file: opened.append(file) or 0)
    monkeypatch.chdir(tmp_path)
    for name in ("Вечер у огня.meadhall", "gone.meadhall", "watch-1.autosave", "renamed"):
        (tmp_path / name).touch()
        assert run(name).code == 0
    (tmp_path / "gone.meadhall").unlink()  # the window says so: who double clicks has no terminal
    assert run("gone.meadhall").code == run().code == 0
    names = ["Вечер у огня.meadhall", "gone.meadhall", "watch-1.autosave", "renamed", "gone.meadhall"]
    assert opened == [*(tmp_path / name for name in names), None]


def test_a_file_beside_other_words_is_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "open_or_come_forward", lambda file: pytest.fail("no window was asked for"))
    assert run("one.meadhall", "two.meadhall").code == 2
    assert run("--fast.meadhall").code == 2


def test_without_a_display_there_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    ran = run()
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "simulate, replay, bench and render" in ran.err


def test_play_opens_the_window_in_a_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(app, "run", lambda begin=None: opened.append(begin) or 0)
    assert run("play", "watch", "--players", "3", "--people", "2", "--seed", "5").code == 0
    assert len(opened) == 1
    assert callable(opened[0])
    for wrong in (["--players", "9"], ["--people", "5"], ["--option", "mode=x"], ["--seed", str(1 << 63)]):
        assert run("play", "watch", *wrong).code == 2
    assert len(opened) == 1


def test_render_refuses_what_it_cannot_draw(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "page.png")
    assert run("render", "home", "--out", out, "--size", "big").code == 2
    assert run("render", "home", "--out", out, "--scale", "40").code == 2
    assert run("render", "home").code == 2
    assert not (tmp_path / "page.png").exists()


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"meadhall {__version__}\n"


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    assert "version" not in project
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("dance",), "choose from simulate, balance, ladder, replay, film, sound, stats, bench"),
        (("simulate",), "required: GAME"),
        (("simulate", "chess"), f"choose from {', '.join(GAMES)}"),
        (("simulate", "watch", "--games", "0"), "--games: a whole number from 1, not '0'"),
        (("simulate", "watch", "--games", "many"), "--games: a whole number from 1, not 'many'"),
        (("simulate", "watch", "--seed", "-1"), "--seed"),
        (("simulate", "watch", "--jobs", "0"), "--jobs: a whole number from 1, not '0'"),
        (("simulate", "watch", "--seed", "9" * 5000), "--seed: a number of at most 20 digits, not of 5000"),
        (("simulate", "watch", "--players", "2"), "3, 4 players, not 2; mode=base is for 2, 3, 4 players"),
        (("simulate", "watch", "--players", "7"), "brotherhood is for 3, 4 players, not 7\n"),
        (("simulate", "watch", "--bots", "clever"), "sigvald, not 'clever'"),
        (("simulate", "watch", "--bots", "random,steady"), "or 4 names for 4 players, not 2"),
        (("simulate", "watch", "--option", "mode"), "KEY=VALUE, not 'mode'"),
        (("simulate", "watch", "--option", "mode=easy"), "mode is one of brotherhood, base, not 'easy'"),
        (("simulate", "watch", "--option", "moon=full"), "it has mode, layout, placement"),
        (("simulate", "watch", "--option", "mode=base", "--option", "single_arrow=true"), "mode=brotherhood only"),
        (("replay",), "required: FILE"),
        (("bench", "--fast"), "unrecognized arguments: --fast"),
        (("bench", "steady"), "bench steady needs --against REV"),
        (("bench", "window", "--against", "main"), "bench steady needs --against REV"),
        (("bench", "steady", "--against", "no-such-revision"), "git knows no revision 'no-such-revision'"),
    ],
    ids=lambda value: " ".join(value)[:80] if isinstance(value, tuple) else "",
)
def test_wrong_options_are_told_in_one_line(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("meadhall: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 300
    assert said.replace("'", "") in ran.err.replace("'", "")  # Pythons differ in what argparse quotes


def test_ctrl_c_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_one", interrupted)
    ran = run(*BASE, "--games", "3")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


# simulate


def test_simulate_prints_a_table(run: Run) -> None:
    ran = run(*BASE, "--games", "8", "--bots", "steady,random,random,random")
    assert ran.code == 0
    assert ran.err == ""
    assert re.search(r"^watch, 4 players: 8 of 8 games finished$", ran.out, re.MULTILINE)
    assert re.search(r"^steady +\d+ +[\d.]+% +[\d.]+%- *[\d.]+% +[\d.]+$", ran.out, re.MULTILINE)
    assert len(re.findall(r"^seat \d +\d+ +[\d.]+% +[\d.]+$", ran.out, re.MULTILINE)) == 4
    assert "actions per second" in ran.out


def test_simulate_as_json(run: Run) -> None:
    ran = run(*BASE, "--games", "8", "--bots", "steady,random,random", "--players", "3", "--json")
    report = json.loads(ran.out)
    assert report["game"] == "watch"
    assert report["games"] == report["finished"] == 8
    assert sum(report["wins"].values()) == sum(report["wins_by_seat"]) == 8
    assert report["wins"].keys() == report["mean_points"].keys() == {"steady", "random"}
    assert report["mean_points"]["steady"] > report["mean_points"]["random"]
    assert len(report["wins_by_seat"]) == 3
    assert report["actions_per_second"] == pytest.approx(report["actions"] / report["seconds"])


def test_one_name_fills_all_seats(run: Run) -> None:
    report = json.loads(run(*BASE, "--games", "2", "--bots", "steady", "--json").out)
    assert report["wins"] == {"steady": 2}


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(run: Run) -> None:
    timeless: list[dict[str, Any]] = []
    for jobs in ("1", "2"):
        report = json.loads(run(*BASE, "--games", "6", "--bots", "steady", "--jobs", jobs, "--json").out)
        del report["seconds"], report["actions_per_second"]
        timeless.append(report)
    assert timeless[0] == timeless[1]


def test_players_change_seats_from_game_to_game() -> None:
    assert [seated(("a", "b", "c"), number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]


def test_a_game_without_end_is_counted_but_not_finished() -> None:
    tally = Tally(2, ("a", "b"))
    tally.add(("a", "b"), None)
    tally.add(("b", "a"), GameRecord(Result("won", (1,), (3, 10)), 100, 0.5, 20))
    report = tally.report("chess", 2.0)
    assert (report.games, report.finished) == (2, 1)
    assert report.wins == {"a": 1, "b": 0}
    assert report.wins_by_seat == [0, 1]
    assert report.mean_points == {"a": 10, "b": 3}
    assert report.actions_per_second == 50


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_progress_is_drawn_only_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(progress("abc", 3)) == ["a", "b", "c"]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert list(progress("abc", 3)) == ["a", "b", "c"]
    drawn = capsys.readouterr().err
    assert "[####################..........] 2 of 3" in drawn
    assert drawn.endswith(" \r")


# replay


def played_table(actions: int, names: tuple[str, ...] = ("Arya", "Bran", "Cat")) -> Table:
    seats = tuple(Seat(name, colour) for colour, name in enumerate(names))
    table = Table.start(WATCH, Terms(Options(mode="base"), seats, seed=5))
    bot = make("steady", WATCH, 1)
    while not is_over(table.state) and len(table.entries) < actions:
        table.play(bot.choose(Question(WATCH, table.state)))
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.save"


def test_replay_checks_a_save(run: Run, file: Path) -> None:
    save(played_table(30), file, now=0)
    ran = run("replay", str(file), "--check")
    assert ran.code == 0
    assert ran.out == f"{file}: watch, 3 players, 30 actions, not over; all hashes hold\n"


def test_replay_tells_the_result(run: Run, file: Path) -> None:
    table = played_table(5000)
    save(table, file, now=0)
    ran = run("replay", str(file), "--check")
    winner = table.terms.seats[table.state.result.winners[0]].name
    assert ran.code == 0
    assert f"{len(table.entries)} actions, base_victory for {winner}, points" in ran.out


def test_replay_tells_the_game_turn_by_turn_in_words(run: Run, file: Path) -> None:
    table = played_table(5000)
    save(table, file, now=0)
    ran = run("replay", str(file))
    assert ran.code == 0
    assert ran.out.startswith("Seat 1: Arya\nSeat 2: Bran\nSeat 3: Cat\n")
    turns = re.findall(r"\nTurn (\d+) · (\w+) \(seat (\d)\)\n", ran.out)
    assert [int(number) for number, _, _ in turns] == list(range(1, table.state.turn + 1))
    assert all(table.terms.seats[int(seat) - 1].name == who for _, who, seat in turns)
    assert re.search(r"\n +\d+  (Arya|Bran|Cat) rolls ", ran.out)
    assert not re.search(r"seat=|\*\*|\[\w+\]", ran.out), "words, no code"
    actions = [int(number) for number in re.findall(r"^ *(\d+)  ", ran.out, re.MULTILINE)]
    assert actions == sorted(set(actions))
    assert actions[-1] <= len(table.entries)


def test_replay_speaks_other_languages_and_keeps_the_secrets_of_a_game_that_goes_on(run: Run, file: Path) -> None:
    table = played_table(120)
    save(table, file, now=0)
    assert "Ход 1 · Arya" in run("replay", str(file), "--lang", "ru").out.replace("\N{NO-BREAK SPACE}", " ")
    assert NOBODY == OF_REEL
    told = [event for entry in table.entries for event in entry.events if event.seen_by(NOBODY) != event]
    assert told, "something in it is secret"
    speech = speech_for("watch", Words("en"), [seat.name for seat in table.terms.seats])
    in_secret = {spoken(said.text, Words("en")) for event in told if (said := speech.event(event, table.state))}
    in_public = {
        spoken(said.text, Words("en"))
        for event in told
        if (seen := event.seen_by(NOBODY)) and (said := speech.event(seen, table.state))
    }
    printed = run("replay", str(file)).out
    assert not any(line in printed for line in in_secret - in_public)


def in_a_process(*argv: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "meadhall", *argv], stderr=subprocess.PIPE, check=False, **more)


def test_a_reader_who_has_read_enough_ends_it_quietly(file: Path) -> None:
    save(played_table(30), file, now=0)
    reading, writing = os.pipe()
    os.close(reading)
    ran = in_a_process("replay", str(file), stdout=writing)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (141, b"")


def test_on_windows_a_closed_pipe_is_an_invalid_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(app, "open_or_come_forward", closed)
    monkeypatch.setattr(cli, "_say_no_more", lambda: None)
    monkeypatch.setattr(sys, "platform", "win32")
    assert cli.main([]) == 141
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(OSError, match="Invalid"):
        cli.main([])


def test_names_that_a_pipe_has_no_letters_for_are_spelled_out(file: Path) -> None:
    save(played_table(5000, ("Ярослав", "Їжак", "Ґава")), file, now=0)
    western = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    ran = in_a_process("replay", str(file), "--check", stdout=subprocess.PIPE, env=western)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"base_victory for \\u04" in ran.stdout


def test_replay_of_another_game_than_was_saved(run: Run, file: Path) -> None:
    table = played_table(30)
    entry = next(entry for entry in table.entries if entry.mark and entry.outcomes)
    msgspec.structs.force_setattr(entry, "mark", "0" * 16)
    save(table, file, now=0)
    ran = run("replay", str(file), "--check")
    assert ran.code == 1
    assert "it doesn't fit from action" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "there is no such file"), (b"", "the file is empty"), (b"Winter", "not a saved game")],
    ids=["missing", "empty", "text"],
)
def test_a_file_that_is_no_save_is_told_in_one_line(run: Run, file: Path, content: bytes | None, said: str) -> None:
    if content is not None:
        file.write_bytes(content)
    ran = run("replay", str(file), "--check")
    assert (ran.code, ran.out, ran.err) == (1, "", f"meadhall: {file}: {said}\n")


# bench


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ROUNDS", 1)
    monkeypatch.setattr(rules, "SLICE", 0.01)
    monkeypatch.setattr(odds, "BAND", 2)
    monkeypatch.setattr(odds, "THROWN", 20)
    monkeypatch.setattr(rules, "MAPS", 5)


@pytest.mark.usefixtures("quick")
def test_bench_prints_ratios_and_targets(run: Run) -> None:
    ran = run("bench")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == 13
    assert all("(target " in line for line in lines)
    assert all(re.search(r": (PASS|UNDER|OVER|no target|not measured); ", line) for line in lines)
    assert any(
        re.match(r"laying the 30th tile, times the cost of the 5th: \S+ \(target at most 2\)", line) for line in lines
    )


@pytest.mark.usefixtures("quick")
def test_bench_without_catanatron_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    ran = run("bench", "--json")
    measures = json.loads(ran.out)["measures"]
    like, offers, northgard, midgard, gone_wild, *copies, laying, odds, favour, opening = measures
    assert like["passed"] is offers["passed"] is None
    assert "meadhall[bench]" in like["details"]
    assert min(northgard["value"], midgard["value"], gone_wild["value"]) > 0
    assert [one["passed"] is not None for one in (*copies, laying, odds, favour)] == [True] * 7
    assert opening["value"] > 0


_NAP = """
from time import process_time
play_at_once = play_game
def play_game(*game):
    end = process_time() + 0.5
    while process_time() < end:
        pass
    return play_at_once(*game)
"""


def test_bench_steady_measures_both_revisions(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The other one is a copy of this one that takes a nap in each game."""
    packages = Path(steady.__file__).parents[2]
    for part in ("bots", "rules"):
        shutil.copytree(packages / part, tmp_path / "meadhall" / part)
    shutil.copy(packages / "__init__.py", tmp_path / "meadhall")
    with (tmp_path / "meadhall" / "bots" / "selfplay.py").open("a", encoding="utf-8") as file:
        file.write(_NAP)
    monkeypatch.setattr(steady, "_exported", lambda revision, folder: tmp_path)
    monkeypatch.setattr(steady, "SECONDS", 0.1)
    monkeypatch.setattr(steady, "TARGETS", {"watch": 1.5})
    ran = run("bench", "steady", "--against", "then")
    assert re.match(r"steady games of watch, times as fast as at then: \S+ \(target at least 1.5\): PASS; ", ran.out)


# The almanac


def test_the_almanac_is_searched(run: Run) -> None:
    """Title and path, a line each, the best first."""
    ran = run("almanac", "watch", "--lang", "uk", "--search", "фортеця")
    lines = [line.split("\t") for line in ran.out.splitlines()]
    assert ran.code == 0
    assert lines[0] == ["Фортеця", "Правила › Будівництво › Фортеця"]
    assert all(len(line) == 2 for line in lines)


def test_what_the_almanac_does_not_know_is_not_found(run: Run) -> None:
    assert run("almanac", "wild", "--search", "xylophone").code == 1


# On paper


@pytest.fixture
def on_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")  # the command sets it, and the test takes it back


@pytest.mark.usefixtures("qapp", "on_paper")
def test_a_player_aid_goes_into_a_file(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "aid.pdf"
    ran = run("aid", "midgard", "--lang", "uk", "--out", str(out))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.usefixtures("qapp", "on_paper")
@pytest.mark.parametrize("place", ["no/folder/aid.pdf", ".", "/dev/full"])
def test_what_cannot_be_written_is_said_in_one_line(run: Run, tmp_path: Path, place: str) -> None:
    if place.startswith("/dev") and not Path(place).exists():
        pytest.skip("no disk here is always full")
    ran = run("aid", "watch", "--out", str(tmp_path / place))
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", [("chess", "--out", "x.pdf"), ("watch", "--lang", "xx", "--out", "x.pdf"), ("watch",)]
)
def test_an_aid_that_is_asked_for_wrongly(run: Run, words: tuple[str, ...]) -> None:
    ran = run("aid", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


# A stretch of a game as it sounds


@pytest.mark.parametrize("game", GAMES)
def test_a_stretch_of_a_game_is_heard(run: Run, tmp_path: Path, game: str) -> None:
    out = tmp_path / "heard.wav"
    assert run("sound", game, "--seconds", "6", "--out", str(out)).code == 0
    with wave.open(str(out)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, 32_000)
        assert file.getnframes() == 6 * 32_000
        samples = array("h", file.readframes(6 * 32_000))
    assert 2_000 < max(map(abs, samples)) < 32_767
    assert samples[::2] != samples[1::2]


def test_the_same_seed_sounds_the_same(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("once.wav", "twice.wav")]
    for file in files:
        run("sound", "midgard", "--seconds", "3", "--after", "5", "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_without_what_plays_it_says_so(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    told = run("sound", "watch", "--seconds", "1", "--out", str(tmp_path / "heard.wav"))
    assert (told.code, told.err) == (1, "meadhall: nothing can be heard without miniaudio\n")
    assert not (tmp_path / "heard.wav").exists()
