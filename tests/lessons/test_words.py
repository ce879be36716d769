"""Every lesson has all its words in every language, no beat has many, and no number in them is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kit.lessons import LESSONS, name_of, numbers
from meadhall.languages import languages
from meadhall.lessons import Ask, Beat, Do, Lesson, Play, Watch, watched_round
from meadhall.rules import GAMES
from meadhall.views.text.catalogue import message_of, sources
from meadhall.views.text.words import PLACEHOLDER

every = pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
every_language = pytest.mark.parametrize("language", languages())
CALLOUT = {"en": 40, "ru": 48, "uk": 48}  # words, the green line with them
REPLY = {"en": 30, "ru": 36, "uk": 36}
TITLE = {"en": 26, "ru": 32, "uk": 32}  # letters
OPTIONAL = ("done",)


def fields(beat: Beat) -> set[str]:
    """What has to be said of it, without what may."""
    match beat:
        case Do():
            return {"title", "says", "goal", "no", *(f"no_{name}" for name in beat.wrong)}
        case Ask():
            wrong = {f"no_{name}" for name in beat.choices if name != beat.right}
            spots = {"no", *(f"no_{name}" for name in beat.wrong)} if beat.spots else set[str]()
            return {"title", "says", "goal", "done", *(f"choice_{name}" for name in beat.choices), *wrong, *spots}
        case Watch():
            return {"title", *(f"step_{step + 1}" for step in range(len(beat.step)))}
        case Play():
            return {"title", "says", "goal", "lost", "done"}
        case _:
            return {"title", "says"}


def ids(lesson: Lesson) -> Iterator[str]:
    own = f"lesson_{lesson.game_id}.{lesson.id}"
    yield from (f"{own}.title", f"{own}.brief")
    for beat in lesson.beat:
        yield from (f"{own}.{beat.id}.{field}" for field in fields(beat))


def said(language: str, lesson: Lesson, beat: Beat, *names: str) -> str:
    found = (message_of(language, f"lesson_{lesson.game_id}.{lesson.id}.{beat.id}.{name}") for name in names)
    return " ".join(message[""] for message in found if message)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_words_for_all_and_for_nothing_else(game: str) -> None:
    needed = {ident for lesson in LESSONS if lesson.game_id == game for ident in ids(lesson)}
    needed |= {ident for ident in ids(watched_round(game)) if not ident.endswith((".title", ".brief"))}
    there = {ident for ident in sources() if ident.startswith(f"lesson_{game}.")}
    assert needed - there == set()
    spare = {ident for ident in there - needed if ident.rpartition(".")[2] not in OPTIONAL}
    assert spare == set()


@every
@every_language
def test_it_is_brief(lesson: Lesson, language: str) -> None:
    for beat in lesson.beat:
        where = f"{name_of(lesson)}, beat {beat.id}"
        callout = said(language, lesson, beat, "says", "goal").split()
        assert len(callout) <= CALLOUT[language], f"{where}: {len(callout)} words"
        assert len(said(language, lesson, beat, "title")) <= TITLE[language], where
        for field in (fields(beat) | {"done"}) - {"says", "goal", "title"}:
            assert len(said(language, lesson, beat, field).split()) <= REPLY[language], f"{where}: {field}"


@every
@every_language
def test_each_number_is_so(lesson: Lesson, language: str) -> None:
    """It stands in `holds` of the beat or an earlier one, in a goal, or is what chance gives."""
    proven: set[str] = set()
    for beat in lesson.beat:
        proven |= {*numbers(beat.holds), *numbers([act.chance for act in getattr(beat, "step", ())])}
        for goal in (*getattr(beat, "goal", ()), *getattr(beat, "lost", ())):
            proven |= {*numbers(list(goal.least.values())), *numbers(goal.holds), *numbers(goal.chance)}
        for field in fields(beat) | {"done"}:
            text = PLACEHOLDER.sub("", said(language, lesson, beat, field))
            wrong = [one for one in re.findall(r"\d+", text) if one not in proven]
            assert wrong == [], f"{name_of(lesson)}, beat {beat.id}, {field}: nothing proves {wrong}"
