"""The one command that keeps the translators' files and the compiled ones up to date."""

import shutil
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from meadhall.views.text.catalogue import Source, sources

HALF_DONE = "shell.common.ok"
COUNTED = "table.end.turns"


@pytest.fixture
def desk(pipeline: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script at work on copies of the files."""
    monkeypatch.setattr(pipeline, "HERE", tmp_path)
    monkeypatch.setattr(pipeline, "COMPILED", tmp_path / "compiled")
    here = Path(pipeline.__file__ or "").parent
    for language in pipeline.LOCALES:
        shutil.copy(here / f"meadhall_{language}.ts", tmp_path)
    return pipeline


def test_all_is_up_to_date_finished_and_right(pipeline: ModuleType) -> None:
    assert [pipeline.troubles(language) for language in pipeline.LOCALES] == [[], []]


def test_check_changes_nothing_and_update_only_once(desk: ModuleType, tmp_path: Path) -> None:
    assert desk.main(["--check"]) == 1  # nothing is compiled yet
    assert not (tmp_path / "compiled").exists()
    assert desk.main([]) == 0
    first = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert desk.main([]) == 0
    assert desk.main(["--check"]) == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == first


def test_strange_arguments_get_the_explanation(desk: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert desk.main(["--chekc"]) == 2
    assert "--check" in capsys.readouterr().out


def with_source(monkeypatch: pytest.MonkeyPatch, desk: ModuleType, changed: dict[str, Source | None]) -> None:
    """As if the English catalogue said something else."""
    english: dict[str, Source] = {**sources()}
    for ident, source in changed.items():
        if source is None:
            del english[ident]
        else:
            english[ident] = source
    monkeypatch.setattr(desk, "sources", lambda: english)


def test_a_new_message_waits_for_its_translation(desk: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    new = Source("zzz.new", "zzz", "count", {"one": "{n} new", "other": "{n} new"}, "A note.")
    with_source(monkeypatch, desk, {"zzz.new": new})
    desk.main([])
    message = desk.read("ru")["zzz.new"]
    assert (message.source, message.texts, message.finished) == ("{n} new | {n} new", ("", "", ""), False)
    assert desk.compiled_path("en", "zzz").exists()
    assert not desk.compiled_path("ru", "zzz").exists()
    assert any("zzz.new is unfinished" in trouble for trouble in desk.troubles("ru"))


def test_a_changed_message_keeps_its_old_translation(desk: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    old = desk.read("uk")[HALF_DONE]
    with_source(monkeypatch, desk, {HALF_DONE: Source(HALF_DONE, "shell", "text", {"": "All right"})})
    desk.main([])
    message = desk.read("uk")[HALF_DONE]
    assert (message.texts, message.finished) == (old.texts, False)
    assert (message.source, message.old_source) == ("All right", "OK")
    desk.main([])
    assert desk.read("uk")[HALF_DONE].old_source == "OK"  # still the one that was translated


def test_a_vanished_message_is_dropped(desk: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with_source(monkeypatch, desk, {HALF_DONE: None})
    desk.main([])
    assert HALF_DONE not in desk.read("ru")


def test_what_is_left_of_a_vanished_part_is_dropped(desk: ModuleType) -> None:
    desk.main([])
    left = desk.compiled_path("uk", "zzz")
    left.write_text("{}", encoding="utf-8")
    assert "uk: nothing is left of zzz.json" in desk.troubles("uk")
    desk.main([])
    assert not left.exists()


def test_files_are_begun_where_there_are_none(desk: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "meadhall_ru.ts").unlink()
    desk.main([])
    assert set(desk.read("ru")) == set(sources())
    assert not any(message.finished for message in desk.read("ru").values())


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        (("{n} карта", "{n} карты"), "forms"),
        (("{n} карта", "{n} карты", " "), "empty"),
        (("карта", "{n} карты", "{n} карт"), "arguments"),
        (("{n} карта", "{n} карты {who}", "{n} карт"), "arguments"),
        (("{n} карта", "{n} карты [ore]", "{n} карт"), "icons"),
        (("{n} карта", "**{n} карты", "{n} карт"), "marks"),
        (("{n} карта", "{n} карты}", "{n} карт"), "marks"),
    ],
)
def test_faults_are_found(pipeline: ModuleType, texts: tuple[str, ...], fault: str) -> None:
    message = pipeline.Translated("", texts, finished=True)
    assert any(fault in found for found in pipeline.faults("ru", sources()[COUNTED], message))


def test_linguist_reads_what_is_written(pipeline: ModuleType) -> None:
    root: Any = ET.parse(pipeline.path_of("uk")).getroot()
    assert root.tag == "TS"
    assert root.get("language") == "uk_UA"
    assert len(root.findall("context/message")) == len(sources())
    for message in root.iter("message"):
        assert (message.get("numerus") == "yes") == bool(message.findall("translation/numerusform"))
