"""The machine that makes sentences: arguments, plurals, forms, fallbacks."""

import json
import shutil
from pathlib import Path

import pytest

from kit.tongues import fresh_words
from meadhall.languages import languages
from meadhall.views.text import Term, Words, WordsError, catalogue, escaped, spoken
from meadhall.views.text.markup import NBSP
from meadhall.views.text.plurals import category
from meadhall.views.text.words import bound, capitalised

NUMBERS = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 121]


def test_slavic_plurals() -> None:
    found = [category("ru", n) for n in NUMBERS]
    spelled = "many one few few many many many many one few many one many many one"
    assert found == spelled.split()
    assert found == [category("uk", n) for n in NUMBERS]


def test_english_plurals() -> None:
    assert [category("en", n) for n in (0, 1, 2, 21)] == ["other", "one", "other", "other"]


def test_a_counted_sentence_takes_the_form_of_its_number() -> None:
    ru = Words("ru")
    found = [ru("table.end.turns", n=n).replace("\u00a0", " ") for n in (1, 3, 7, 21)]
    assert found == ["1 ход", "3 хода", "7 ходов", "21 ход"]
    assert Words("en")("table.end.turns", n=1) == f"1{NBSP}turn"


def test_a_term_is_asked_for_its_form() -> None:
    ore = Words("ru").term("watch.resource.ore")
    assert Words("ru")("watch.board.hex_yields", what=ore) == "Даёт руду."
    assert Words("en")("watch.board.hex_yields", what=Words("en").term("watch.resource.ore")) == "Yields ore."


def test_a_sentence_begins_with_a_capital() -> None:
    assert Words("uk")("watch.board.hex", hex=Words("uk").term("watch.terrain.forest")) == "Ліс"
    assert capitalised("**лес** 9") == "**Лес** 9"
    assert capitalised("") == ""


def test_a_term_can_be_followed_by_its_number() -> None:
    forest = Words("ru").term("watch.terrain.forest").followed_by(" 9")
    assert (str(forest), forest.form("gen")) == ("лес 9", "леса 9")


@pytest.mark.parametrize(
    ("ident", "arguments"),
    [
        ("no.such.message", {}),
        ("shell.home.saved_when", {}),
        ("table.end.turns", {}),
        ("table.end.turns", {"n": "many"}),
        ("watch.board.hex_yields", {"what": "руда"}),
        ("watch.board.hex_yields", {"what": Term({"": "руда"})}),
    ],
)
def test_what_does_not_fit_raises(ident: str, arguments: dict[str, str]) -> None:
    with pytest.raises(WordsError):
        Words("ru")(ident, **arguments)


def test_a_language_that_nobody_has_translated_is_refused() -> None:
    with pytest.raises(WordsError):
        Words("xx")


def test_the_running_program_forgives() -> None:
    words = Words("ru", forgiving=True)
    assert words("no.such.message", who="Ann") == "no.such.message"
    assert words("shell.home.saved_when") == "shell.home.saved_when"
    assert str(words.term("no.such.term")) == "no.such.term"
    assert words("watch.board.hex_yields", what=Term({"": "ore"})) == "Yields ore."  # English bends nothing


@pytest.mark.parametrize(
    "compiled",
    [
        "",
        "{",
        "[1, 2]",
        '{"shell.common.ok": 7}',
        '{"shell.common.ok": {"": 7}}',
        '{"shell.common.ok": {}}',
    ],
)
def test_english_stands_in_for_a_broken_catalogue(
    compiled: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("text")
    shutil.copytree(catalogue.FOLDER / "compiled" / "en", folder / "compiled" / "en")
    (folder / "compiled" / "uk").mkdir()
    (folder / "compiled" / "uk" / "shell.json").write_text(compiled, encoding="utf-8")
    (folder / "compiled" / "uk" / "table.json").write_text('{"table.end.turns": {"one": "x"}}', encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", folder)
    with fresh_words():
        assert Words("uk")("shell.common.ok") == "OK"
        assert Words("uk")("table.end.turns", n=2) == f"2{NBSP}turns"
        assert Words("ru")("shell.common.ok") == "OK"  # this file is not even there


def test_english_is_read_as_it_is_written_where_nothing_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(catalogue.FOLDER / "en", tmp_path / "en")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    with fresh_words():
        assert Words("en")("shell.common.ok") == "OK"


def test_compiled_files_hold_messages_only() -> None:
    for language in languages():
        files = (catalogue.FOLDER / "compiled" / language).glob("*.json")
        assert {ident for file in files for ident in json.loads(file.read_text("utf-8"))} <= set(catalogue.sources())


@pytest.mark.parametrize(
    ("loose", "tied"),
    [
        ("3 cards", "3_cards"),
        ("**3** cards and **2** [wool]", "**3**_cards and **2**_[wool]"),
        ("5 %, 2 to 6", "5_%, 2_to 6"),
        ("Это — дом", "Это_— дом"),
        ("**Ann** — gone", "**Ann**_— gone"),
        ("2–4 игрока", "2–4_игрока"),
        ("Round 3: none", "Round 3: none"),
        ("minus -2 -", "minus -2 -"),
        ("by 9 : 7, at last", "by 9_:_7, at last"),
        ("plot 4, post 2.", "plot 4, post_2."),
        ("Most wood: **6** [glory]; if tied, **3** [glory].", "Most wood: **6**_[glory]; if tied,_**3**_[glory]."),
        ("Wood for Ann, Bob: 1 [ore].", "Wood for Ann, Bob:_1_[ore]."),
        ("Сторона Б. (у вас **0**)", "Сторона_Б. (у вас_**0**)"),
        ("Round 3, in all", "Round 3, in all"),
    ],
)
def test_numbers_and_dashes_hold_on(loose: str, tied: str) -> None:
    assert bound(loose).replace(NBSP, "_") == tied


def test_what_is_put_in_holds_on_too() -> None:
    assert Words("uk")("table.end.turns", n=3) == f"3{NBSP}ходи"


def test_lists() -> None:
    words = Words("uk")
    assert words.listed([]) == ""
    assert words.listed(["а"]) == "а"
    assert words.listed(["а", "б"]) == "а та б"
    assert words.listed(["а", "б", "в", "г"]) == "а, б, в та г"


def test_names_are_no_markup() -> None:
    words = Words("en")
    trick = escaped("**[wool]*")
    assert spoken(words("table.prompt.bot", who=trick), words) == "**[wool]* is thinking…"


@pytest.mark.parametrize(
    ("language", "text", "heard"),
    [
        ("en", "**3**\u00a0[wool] for **1**\u00a0[ore]", "3 wool for 1 ore"),
        ("ru", "**3**\u00a0[wool] за **1**\u00a0[ore]", "3 шерсти за 1 руда"),
        ("en", "[ore][ore][ore][grain][grain]", "3 ore 2 grain"),
        ("ru", "3 [cards], **7** [cards] и [cards]", "3 карты, 7 карт и карта"),
        ("en", "**1**\u00a0[glory], **2**\u00a0[glory]", "1 point, 2 points"),
        ("ru", "**1**\u00a0[axe], **3**\u00a0[axe], **5**\u00a0[axe]", "1 очко силы, 3 очка силы, 5 очков силы"),
        ("uk", "**21**\u00a0[skull], **22**\u00a0[skull], **12**\u00a0[skull]", "21 втрата, 22 втрати, 12 втрат"),
        ("en", "no [such] icon", "no icon"),
        ("en", "**1**\u00a0[axe/axeman], **2**\u00a0[axe/axeman], [axe]", "1 axeman, 2 axemen, combat point"),
    ],
)
def test_icons_are_read_aloud_as_words(language: str, text: str, heard: str) -> None:
    assert spoken(text, Words(language)) == heard


@pytest.mark.parametrize(
    ("n", "of"), [(1, "партия игрок победа"), (4, "партии игрока победы"), (6, "партий игроков побед")]
)
def test_what_stands_under_a_number_agrees_with_it(n: int, of: str) -> None:
    words = Words("ru")
    assert [words(f"hall.stats.{what}", n=n) for what in ("played", "people", "wins")] == of.split()
