"""How sentences are written in each language: signs, letters, lengths (LOOK 11)."""

import re
from collections.abc import Iterator

import pytest

from meadhall import art
from meadhall.languages import languages
from meadhall.rules import GAMES
from meadhall.views.text.catalogue import message_of, sources
from meadhall.views.text.markup import NBSP, icons, readings
from meadhall.views.text.words import PLACEHOLDER

SLAVIC = ("ru", "uk")
HOUSES = "|".join(GAMES)
every_language = pytest.mark.parametrize("language", languages())
every_translation = pytest.mark.parametrize("language", SLAVIC)

# What stays in Latin letters: names of programs, licences, fonts and the published game.
LATIN = re.compile(
    r"Meadhall|Enter|Esc|\bR\b|Catan|MIT|CC BY|Vollkorn SC|Piazzolla|Source Sans|Yeseva One|Open Font License|PySide|Qt"
    r"|LGPL|download\.qt\.io"
)
# Arguments as they may be in play.
NAME, CARDS, HERO = "Ingeborg", "2 xx 1 xx", "Qhorin Halfhand"
CARD, PLACE = "Protector of the Land", "Папоротниковой лощине"
SAMPLES = {"who": NAME, "to": NAME, "victim": NAME, "give": CARDS, "want": CARDS, "hero": HERO, "n": "12"} | {
    "player": NAME,
    "rival": NAME,
    "target": "хранилище золота 2",
    "token": "золотой слиток",
    "tokens": "2 бочонка и 1 слиток",
    "chance": "52",
    "ship": "Small Public Longship",
    "card": CARD,
    "place": PLACE,
    "creature": "fallen valkyrie (beige)",
    "what": "keep 1, discard 1, put 1 on the deck",
    "goods": CARDS,
    **dict.fromkeys(("small", "large", "own", "other", "left", "most", "usual", "strength", "defence"), "12"),
}


def texts(language: str, pattern: str = "") -> Iterator[tuple[str, str]]:
    for ident in sources():
        if re.search(pattern, ident):
            for text in (message_of(language, ident) or {}).values():
                yield ident, text


def bare(text: str) -> str:
    """Without marks and arguments."""
    return re.sub(r"\[[a-z/-]+\]|\*\*", "", PLACEHOLDER.sub("", text))


def shown(text: str) -> str:
    """As it stands on the screen; an icon is as wide as two letters."""
    return re.sub(r"\[[a-z/-]+\]", "xx", PLACEHOLDER.sub(lambda match: SAMPLES[match.group(1)], text)).replace("**", "")


@every_translation
def test_every_message_is_translated(language: str) -> None:
    assert [ident for ident in sources() if message_of(language, ident) is None] == []


@every_translation
def test_no_latin_letters_are_left_over(language: str) -> None:
    found = [(ident, text) for ident, text in texts(language) if re.search("[A-Za-z]", LATIN.sub("", bare(text)))]
    assert found == []


def test_letters_of_the_other_language() -> None:
    assert [text for _, text in texts("ru") if re.search("[іїєґІЇЄҐ]", text)] == []
    assert [text for _, text in texts("uk") if re.search("[ыэёъЫЭЁЪ]", text)] == []


@every_language
def test_spaces_that_bind_are_made_by_the_program(language: str) -> None:
    assert [text for _, text in texts(language) if NBSP in text] == []


@every_language
def test_signs(language: str) -> None:
    for ident, text in texts(language):
        assert not re.search(r"[\"'`]|\.\.\.| - |  ", text), (ident, text)
        assert text == text.strip(), (ident, text)
        if language == "en":
            assert not re.search("[«»„А-Яа-я]", text), (ident, text)
        else:
            assert not re.search("[“”„]", text), (ident, text)
            assert text.count("«") == text.count("»"), (ident, text)


def test_russian_has_no_apostrophe() -> None:
    assert [text for _, text in texts("ru") if "’" in text] == []


@every_translation
def test_sentences_end_alike(language: str) -> None:
    """A full stop, an ellipsis or a question mark where English has one."""
    for ident, text in texts(language):
        english = list(sources()[ident].texts.values())
        if PLACEHOLDER.sub("", english[-1])[-1:] in list(".?!…"):
            assert text[-1] in ".?!…}»*", (ident, text)


@every_language
def test_prompts_fit(language: str) -> None:
    sentence, consequence = (62, 90) if language == "en" else (82, 120)
    for ident, text in texts(language, rf"^({HOUSES})\.prompt\."):
        most = consequence if ident.rpartition(".")[2].startswith("then") else sentence
        assert len(shown(text)) <= most, (ident, shown(text))


@every_language
def test_buttons_fit(language: str) -> None:
    most = 14 if language == "en" else 20
    found = [
        (ident, text)
        for ident, text in texts(language, r"^(table\.button|shell\.common)\.|[._]button(_\w+)?$")
        if not PLACEHOLDER.search(text) and len(text) > most
    ]
    assert found == []


@every_language
def test_rows_and_cards_fit(language: str) -> None:
    title, card = (22, 70) if language == "en" else (28, 90)
    for ident, text in texts(language, rf"^({HOUSES})\.deed\.\w+\.title$"):
        assert len(shown(text)) <= title, (ident, text)
    for ident, text in texts(language, rf"^({HOUSES})\.(card|hero)\.\w+\.text"):
        assert len(shown(text)) <= card, (ident, text)


@every_language
def test_icons_exist_and_can_be_read_aloud(language: str) -> None:
    for ident, text in texts(language):
        for icon, reading in zip(icons(text), readings(text), strict=True):
            assert f"icon.{reading}" in sources(), (ident, reading)
            assert art.path("icons", f"{icon}.svg").is_file(), (ident, icon)
