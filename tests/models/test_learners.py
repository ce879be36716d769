"""Learners: kept in one file; what is damaged is set aside, and nothing else is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.models.learning.learners import Learner, Learners
from onlooker import heard


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "learners.json"


def test_at_first_there_is_nobody_and_nothing_is_written(path: Path) -> None:
    learners = Learners(path)
    learners.know("dice")
    learners.finish("watch.the_gift")
    assert (learners.now, learners.asked, learners.notices, path.exists()) == (None, False, (), False)


def test_all_of_a_learner_is_kept(path: Path) -> None:
    learners = Learners(path)
    changed = heard(learners.changed)
    learners.add("  Ingrid ", 2, "uk")
    learners.know("dice", "seven")
    learners.silence("eight_cards")
    learners.count_game("watch")
    learners.keep_progress("watch.deals", {"beat": 3, "made": {}})
    learners.keep_progress("watch.the_gift", {"beat": 1, "made": {}})
    learners.finish("watch.the_gift")
    learners.change(coach="new")
    again = Learners(path)
    assert again.now == learners.now
    assert again.now == Learner(
        "Ingrid",
        2,
        "uk",
        "new",
        frozenset({"dice", "seven"}),
        frozenset({"eight_cards"}),
        {"watch": 1},
        frozenset({"watch.the_gift"}),
        {"watch.deals": {"beat": 3, "made": {}}},
    )
    assert len(changed) == 8
    assert again.asked


def test_each_learns_alone(path: Path) -> None:
    learners = Learners(path)
    first = learners.add("Ann")
    second = learners.add("Ann")
    learners.know("dice")
    learners.know("seven", key=first)
    assert (learners.all[first].known, learners.all[second].known) == ({"seven"}, {"dice"})
    learners.sit(first)
    assert Learners(path).key == first
    learners.forget(first)
    assert (learners.now, list(learners.all)) == (None, [second])


def test_the_coach_is_there_in_the_first_games_of_each_kind(path: Path) -> None:
    learners = Learners(path)
    learners.add("Ann")
    levels: list[Any] = []
    for _ in range(3):
        levels.append(learners.now and learners.now.coached("watch"))
        learners.count_game("watch")
    assert levels == ["warnings", "warnings", "off"]
    assert learners.now is not None
    assert learners.now.coached("wild") == "warnings"
    learners.change(coach="off")
    assert learners.now.coached("wild") == "off"


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff", b"[]", b"{}", b'{"learners": []}', b'{"learners": {"x": {"name": "Ann"}}}', b"[" * 100_000],
)
def test_a_damaged_file_is_set_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    learners = Learners(path)
    assert ([one.code for one in learners.notices], learners.all) == (["learners_damaged"], {})
    learners.add("Ann")
    assert Learners(path).notices == ()
    if content:
        assert (path.parent / "learners.json.damaged").read_bytes() == content


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": 7},
        {"name": "x" * 61},
        {"name": "x", "colour": 99},
        {"name": "x", "colour": True},
        {"name": "x", "coach": "loud"},
        {"name": "x", "known": "dice"},
        {"name": "x", "known": [1]},
        {"name": "x", "played": {"watch": "often"}},
        {"name": "x", "under_way": {"watch.deals": 3}},
        {"name": "x", "under_way": {"watch.deals": {"beat": "third", "made": {}}}},
        {"name": "x", "horse": "brown"},
        [],
    ],
    ids=str,
)
def test_of_several_only_the_damaged_one_is_lost(path: Path, wrong: Any) -> None:
    Learners(path).add("Ann")
    plain = json.loads(path.read_text("utf-8"))
    plain["learners"]["2"] = wrong
    path.write_text(json.dumps(plain), "utf-8")
    learners = Learners(path)
    assert [one.name for one in learners.all.values()] == ["Ann"]
    assert [one.code for one in learners.notices] == ["learners_damaged"]
    assert json.loads((path.parent / "learners.json.damaged").read_text("utf-8")) == plain


def test_what_cannot_be_written_is_told(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    learners = Learners(path)
    told = heard(learners.noticed)
    learners.add("Ann")
    assert [code for code, _ in told] == ["learners_not_kept"]
    assert learners.now is not None
