"""The one command that keeps the translators' files and the compiled ones up to date."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from babel import Locale

from kit.tongues import at_desk
from meadhall.languages import languages
from meadhall.views.text import Words
from meadhall.views.text.catalogue import Source, sources

HALF_DONE = "shell.common.ok"
COUNTED = "table.end.turns"
A_FEW_POLISH_LINES = """<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1" language="pl"><context><message id="table.end.turns" numerus="yes">
<source>{n} turn | {n} turns</source>
<translation><numerusform>{n} tura</numerusform><numerusform>{n} tury</numerusform>
<numerusform>{n} tur</numerusform></translation></message></context></TS>
"""


FEW = ("shell", "table")  # files of English words; all of them take long


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The script at work on copies of the files, as if there were no more words than these."""
    with at_desk(tmp_path) as found:
        few = {ident: source for ident, source in sources().items() if source.file in FEW}
        monkeypatch.setattr(found, "sources", lambda: few)
        yield found


def test_all_is_up_to_date_and_right(pipeline: ModuleType) -> None:
    assert pipeline.translated() == list(languages())[1:]
    assert [trouble for language in languages() for trouble in pipeline.troubles(language)] == []


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
    english: dict[str, Source] = {**desk.sources()}
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
    assert desk.unfinished("ru") == ["zzz.new"]
    assert desk.troubles("ru") == []  # English stands in


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


def test_an_empty_file_is_filled(desk: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "meadhall_ru.ts").write_text("")
    desk.main([])
    assert set(desk.read("ru")) == set(desk.sources())
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


def test_a_language_is_added_by_its_file_alone(desk: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "meadhall_de.ts").touch()
    assert desk.main(["--check"]) == 1  # it is new
    assert desk.main([]) == 0
    german = languages()["de"]
    assert (german.name, german.short, german.decimal) == ("Deutsch", "DE", ",")
    assert [german.category(n) for n in (0, 1, 2, 21)] == ["other", "one", "other", "other"]
    words = Words("de")
    assert words("shell.common.cancel") == Words("en")("shell.common.cancel")  # unfinished lines fall back
    assert words(COUNTED, n=2) == Words("en")(COUNTED, n=2)
    assert words.decimal(2.5) == "2,5"
    assert len(desk.unfinished("de")) == len(desk.sources())
    assert desk.main(["--check"]) == 0


def test_polish_counts_as_poles_do(desk: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "meadhall_pl.ts").write_text(A_FEW_POLISH_LINES, "utf-8")
    assert desk.main([]) == 0
    words = Words("pl")
    assert [words(COUNTED, n=n).replace("\u00a0", " ") for n in (1, 2, 5, 21, 22, 112)] == [
        "1 tura", "2 tury", "5 tur", "21 tur", "22 tury", "112 tur",
    ]  # fmt: skip


def test_a_language_whose_file_is_gone_is_gone(desk: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "meadhall_de.ts").touch()
    desk.main([])
    (tmp_path / "meadhall_de.ts").unlink()
    desk.main([])
    assert "de" not in languages()


def test_a_strange_code_is_named(desk: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "meadhall_xx.ts").touch()
    with pytest.raises(SystemExit, match="xx"):
        desk.main([])
    assert "xx" not in languages()


@pytest.mark.parametrize("code", ["ar", "cy", "ja", "lt", "pl", "pt_BR", "sl", "sr_Latn"])
def test_languages_know_the_plurals_of_cldr(pipeline: ModuleType, code: str) -> None:
    found, locale = pipeline.from_cldr(code), Locale.parse(code)
    assert [found.category(n) for n in range(100_000)] == [locale.plural_form(n) for n in range(100_000)]
