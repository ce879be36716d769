"""Free play in lessons: what is asked for, what leads on, and the hints there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from eyes import golden_button, layer_of, prompt_buttons
from pupil import begin
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kit.lessons import LESSONS, name_of, play
from meadhall.bots.judgement import TOWARD, Candidate
from meadhall.languages import languages
from meadhall.lessons import Play
from meadhall.rules.northgard.turn import PlayCard
from meadhall.rules.wild.actions import Defence, EndTurn
from meadhall.views.lessons.page import PATIENCE, LessonPage
from meadhall.views.shell.window import Window
from meadhall.views.table.placing import covers
from meadhall.views.table.wild.defending import DefenceSheet
from meadhall.views.widgets import RichText
from meadhall.views.widgets.clipping import clipped
from onlooker import breathe

Open = Callable[..., Window]


@pytest.mark.parametrize("name", ["northgard-1-first_land", "northgard-2-the_map", "northgard-4-battle"])
def test_in_free_play_the_card_lies_beside_what_one_plays_for(at_home: Open, name: str) -> None:
    """Lands of the board, or who is ahead. Nothing may be chosen there, and yet one looks at it."""
    window = at_home((1280, 720))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == name))
    while not page.run.is_last:
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    page.card.golden.click()
    breathe()
    rings = [rect for name in page.run.ring for rect in page.targets.rects(name)]
    assert rings
    assert page.card.said.is_small
    assert not covers(page.card.geometry(), rings)


def test_no_place_where_something_may_be_done_lies_under_the_card(at_home: Open) -> None:
    """Be it what the raven asks for or not: one may look at it, and try it."""
    window = at_home((1920, 1080), motion=0)
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-8-the_end"))
    page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    if page.run.reached:
        page.card.golden.click()
        breathe()
    places = [rect for spot in page._board.targets for rect in page.targets.rects(spot)]
    assert len(places) > 2
    assert not covers(page.card.geometry(), places)


def test_who_has_won_a_play_is_told_so_and_has_no_task_any_more(at_home: Open) -> None:
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "midgard-3-favour"))
    while not page.run.is_last:
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    assert page.card.said.says
    play(page.run)
    page._follow()
    said = page.card.said
    assert (said.says, said.goal) == ("", "")
    assert said.reply is not None
    assert said.reply.good


def test_in_free_play_one_may_ask_for_hints_and_before_the_card_says_what_to_do(at_home: Open) -> None:
    """Also where the position is that of the beat before."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "midgard-6-storm"))
    while not page.run.is_last:
        breathe()
        if page.session.asks_viewer:
            assert page.advising.why_not == window.look.words("hint.bar.taught")
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    assert page._bar._raven.reason == ""


def in_free_play(window: Window, lesson: str) -> LessonPage:
    page = begin(window, next(one for one in LESSONS if name_of(one) == lesson))
    while not isinstance(page.beat, Play):
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    assert not page._idle.isActive()  # there is still something to be read
    page.card.golden.click()
    breathe()
    return page


def test_in_free_play_the_card_lies_beside_the_land_and_off_the_panels(at_home: Open) -> None:
    page = in_free_play(at_home((1366, 768), motion=0), "northgard-9-creatures")
    lands = [f"land:{region}" for region in page.session.view.land.regions]
    panels = ["panel:0", "panel:1"]
    for is_begun, names in ((True, lands), (True, panels), (False, lands)):
        if not is_begun:
            page.card.back.emit()
            breathe()
        spared = [rect for name in names for rect in page.targets.rects(name)]
        assert len(spared) >= len(names)
        assert not covers(page.card.geometry(), spared)
        assert (page.card.said.says == "") == is_begun  # it may be so no more


def test_what_was_lost_is_tried_again_in_one_click_and_back_tells_it_again(at_home: Open) -> None:
    """Also where the play begins with a question, which must wait until the raven has told what it is about."""
    window = at_home((1366, 768), motion=0)
    page = in_free_play(window, "wild-4-defending")
    for way, is_begun in ((page.card.went_on, True), (page.card.back, False)):
        assert isinstance(layer_of(window), DefenceSheet)
        page.session.act(Defence(()))
        breathe()
        assert page.session.is_lost  # pyright: ignore[reportAttributeAccessIssue]
        way.emit()
        breathe()
        assert page._is_begun == is_begun
        assert isinstance(layer_of(window), DefenceSheet) == is_begun


def stuck(page: LessonPage) -> bool:
    """Whether the raven offers a hint, to the eye and to the ear."""
    text = page.look.words("table.lesson.stuck", key="H")
    shown = any(line.text_shown == text and line.isVisible() for line in page.card.findChildren(RichText))
    assert shown == (text.rstrip(".") in page.card.said.spoken)
    return shown


@pytest.mark.parametrize("language", languages())
def test_who_long_does_nothing_in_free_play_is_once_offered_a_hint(at_home: Open, language: str) -> None:
    window = at_home((1280, 720), language=language, motion=0)
    page = in_free_play(window, "wild-3-the_first_raid")
    assert page._idle.interval() == PATIENCE == 30_000
    assert page._idle.isActive()
    assert not stuck(page)
    page._idle.timeout.emit()  # so much time has gone by
    breathe()
    assert stuck(page)
    assert clipped(page.card) == []
    session = page.session
    session.act(next(option for option in session.options() if not isinstance(option, EndTurn)))
    breathe()
    assert not stuck(page)
    page._idle.stop()


def test_whoever_acts_or_knows_of_hints_is_offered_none(at_home: Open) -> None:
    page = in_free_play(at_home((1366, 768), motion=0), "wild-3-the_first_raid")
    page._idle.start(PATIENCE + 5_000)
    session = page.session
    session.act(next(option for option in session.options() if not isinstance(option, EndTurn)))
    breathe()
    assert page._idle.remainingTime() > PATIENCE  # the time begins anew
    session.counsel.asked_for[0] = 1  # pyright: ignore[reportIndexIssue]
    page._offer_hint()
    breathe()
    assert not stuck(page)


def test_what_gives_away_what_is_due_is_not_golden(at_home: Open) -> None:
    """Whoever may still place a warrior is not led past it. Where figures move, the button ends what one has done."""
    window = at_home((1366, 768), motion=0)
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-1-first_land"))
    while not isinstance(page.beat, Play):
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    golden: dict[str, bool] = {}
    for card in ("ST_RECRUIT", "ST_MOVE"):
        page.session.again()  # pyright: ignore[reportAttributeAccessIssue]
        page.card.golden.click()
        breathe()
        page.act(next(one for one in page.session.options() if isinstance(one, PlayCard) and one.card == card))
        breathe()
        golden[type(page.session.decision).__name__] = golden_button(window) is not None
        assert any(button.icon_name == "check" for button in prompt_buttons(window))
    assert golden == {"Recruiting": False, "Moving": True}


def test_a_hint_in_a_play_is_asked_for_its_goal_and_says_so(at_home: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = at_home((1366, 768), motion=0)
    asked: list[tuple[int, int] | None] = []

    def ask_advice(game: object, seed: int, view: object, play: tuple[int, int] | None = None) -> int:
        asked.append(play)
        return 7

    monkeypatch.setattr(window.worker, "ask_advice", ask_advice)
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "midgard-1-town"))
    while not isinstance(page.beat, Play):
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    page.card.golden.click()
    breathe()
    QTest.keyClick(window, Qt.Key.Key_H)
    window.worker.advised.emit(7, [Candidate(page.session.options()[0], 0.0, 0.0, 0.0, {TOWARD: 0.5})])
    card = page.advising.card
    assert asked == [(1, page.run.number)]
    assert card is not None
    assert card.said.text == page.look.words("hint.card.toward")
    assert [row.proposed.chance for row in card.rows] == [None]


def test_whoever_goes_back_to_read_waits_for_no_hint(at_home: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = at_home((1366, 768), motion=0)
    dropped: list[int] = []
    monkeypatch.setattr(window.worker, "ask_advice", lambda *about: 7)
    monkeypatch.setattr(window.worker, "cancel", dropped.append)
    page = in_free_play(window, "midgard-1-town")
    QTest.keyClick(window, Qt.Key.Key_H)
    assert page.session.counsel.thinks
    page.card.back.emit()
    assert page.card.said.says
    assert dropped == [7]
    assert page.advising.card is None
