"""The benchmark of the window measures what it says; of its figures only the memory holds on every machine."""

from __future__ import annotations

import json

import pytest

from meadhall.cli import main
from meadhall.commands.bench import board, click, light, memory, window
from meadhall.commands.bench.table import LATE


@pytest.mark.thorough
def test_every_figure_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for module, name, few in (
        (window, "STARTS", 1),
        (window, "TIMES", 2),
        (window, "SETTLED", 1),
        (memory, "TIMES", 2),
        (board, "FRAMES", 10),
        (click, "CLICKS", 3),
    ):
        monkeypatch.setattr(module, name, few)
    assert main(["bench", "window", "--json"]) == 0
    start, *rest = json.loads(capsys.readouterr().out)["measures"]
    assert "start" in start["what"]
    assert start["value"] > 1
    for game in LATE:
        told = [one for one in rest if one["what"].startswith(f"{game}: ")]
        assert len([one for one in told if one["target"] == "less than 16"]) == 10
        assert len([one for one in told if one["target"] == "less than 24" and "3840×2160" in one["what"]]) == 9
        assert len([one for one in told if one["target"] == "less than 60"]) >= 2  # not every table has a golden button
        assert all(one["value"] is None or one["value"] > 0 or "growth" in one["what"] for one in told)
        memories = [one["passed"] for one in told if "whole game" in one["what"]]
        assert memories in ([True, True, True], [None])  # nobody tells everywhere


def test_what_does_not_move_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "FRAMES", 3)
    monkeypatch.setattr(board, "_hover", lambda view: lambda frame: None)
    with window.late_window("watch") as late, pytest.raises(board.NothingMoves):
        board.frame_times(late)


def test_the_light_is_measured_while_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(light, "CHANGES", 1)
    with window.late_window("wild") as late:
        assert len(light.light_times(late, "wild").seconds) > 5
        monkeypatch.setattr(light, "_LIT", ("nothing",))
        with pytest.raises(light.NeverChanges):
            light.light_times(late, "wild")
