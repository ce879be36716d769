"""Settings: whatever the file holds, the program starts."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.models.settings import BadChoice, Choices, Settings
from meadhall.table import files
from onlooker import heard


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, content: bytes) -> Settings:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return Settings(path)


def test_without_a_file_all_is_as_it_comes(path: Path) -> None:
    settings = Settings(path)
    assert settings.now == Choices()
    assert settings.notices == ()
    assert not path.exists()


OTHERS: dict[str, Any] = {
    "language": "uk",
    "room": "light",
    "high_contrast": True,
    "text_scale": 150,
    "interface_scale": 150,
    "motion": 0,
    "reduced_motion": True,
    "confirm": False,
    "remind": False,
    "remarks": False,
    "undo": "free",
    "patterns": True,
    "curtain": "every_time",
    "odds": False,
    "effects": 0,
    "ambience": 100,
    "muted": True,
    "curtain_sound": True,
    "window": "AdnQywADAAA=",
}


def test_choices_are_kept(path: Path) -> None:
    assert set(OTHERS) == set(Choices._fields)
    settings = Settings(path)
    changed = heard(settings.changed)
    for name, value in OTHERS.items():
        settings.change(**{name: value})
    assert changed == [([name],) for name in OTHERS]
    assert settings.now._asdict() == OTHERS
    again = Settings(path)
    assert (again.now, again.notices) == (settings.now, ())
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_what_stays_the_same_is_no_change(path: Path) -> None:
    settings = Settings(path)
    changed = heard(settings.changed)
    settings.change(motion=1, confirm=True)
    assert changed == []
    settings.change(motion=3, confirm=True)
    assert changed == [(["motion"],)]


@pytest.mark.parametrize(
    "wrong", [{"motion": 4}, {"language": "de"}, {"nothing": 1}, {"nothing": None}, {"confirm": 1}, {"window": None}]
)
def test_the_program_itself_may_not_choose_nonsense(path: Path, wrong: dict[str, Any]) -> None:
    settings = Settings(path)
    with pytest.raises(BadChoice):
        settings.change(**wrong)
    assert settings.now == Choices()
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "de"),
        ("language", 5),
        ("room", None),
        ("text_scale", 89),
        ("text_scale", 1e300),
        ("text_scale", "100"),
        ("text_scale", 10**40),
        ("interface_scale", -1),
        ("motion", 1.5),
        ("motion", True),
        ("reduced_motion", "yes"),
        ("curtain", ["every_time"]),
        ("window", {"x": 1}),
        ("window", "x" * 5000),
        ("from a newer version", 1),
        ("x" * 500, 1),
    ],
)
def test_each_broken_choice_falls_back_alone(path: Path, name: str, value: Any) -> None:
    good = {**OTHERS, name: value}
    settings = written(path, msgspec.json.encode(good))
    assert [(notice.code, notice.figures) for notice in settings.notices] == [("setting_ignored", {"name": name[:60]})]
    expected = Choices(**{key: choice for key, choice in OTHERS.items() if key != name})
    assert settings.now == expected
    settings.change(confirm=True)
    assert Settings(path).notices == ()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"null", b"[1, 2]", b'"dark"', b"\xff\xfe\x00", b"[" * 100_000, b'{"a":' * 100_000, b"{}" * 9, b" "],
)
def test_an_unreadable_file_is_told(path: Path, content: bytes) -> None:
    settings = written(path, content)
    assert settings.now == Choices()
    assert [notice.code for notice in settings.notices] == ["settings_unreadable"]
    settings.change(motion=2)
    assert Settings(path).now.motion == 2


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    assert [notice.figures for notice in settings.notices] == [{"why": "not_a_file"}]
    noticed, changed = heard(settings.noticed), heard(settings.changed)
    settings.change(motion=2)
    assert [code for code, _ in noticed] == ["settings_not_kept"]
    assert changed == [(["motion"],)]  # for now it holds


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes among files are POSIX; a folder is tried everywhere")
def test_a_pipe_in_its_place(path: Path) -> None:
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    assert [notice.code for notice in Settings(path).notices] == ["settings_unreadable"]


def test_a_disk_that_is_full(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise files.SaveFailed("disk_full", "")

    monkeypatch.setattr(files, "write", full)
    settings = Settings(path)
    noticed = heard(settings.noticed)
    settings.change(motion=2)
    assert noticed == [("settings_not_kept", {"why": "disk_full"})]
    assert settings.now.motion == 2


def test_where_the_system_keeps_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("meadhall.folders.of_settings", lambda: tmp_path / "meadhall")
    Settings().change(motion=2)
    assert (tmp_path / "meadhall" / "settings.json").is_file()
