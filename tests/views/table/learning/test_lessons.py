"""Lessons in the window, by mouse and by keyboard: whoever does what the screen shows comes to the end of each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from eyes import board_of, layer_of, prompt_buttons, seen
from fingers import Keyboard
from mouse import Mouse
from pupil import Pupil, begin
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kit.lessons import LESSONS, name_of
from meadhall.languages import languages
from meadhall.lessons import Ask, Do, Lesson, Play, Run
from meadhall.lessons.matching import fits
from meadhall.models.learning.learners import Learners
from meadhall.models.learning.lesson_session import LessonSession
from meadhall.rules import kernel
from meadhall.rules.northgard.asking import Stop
from meadhall.rules.northgard.turn import Pass, PlayCard
from meadhall.rules.watch.actions import RollDice
from meadhall.rules.watch.events import DiceRolled
from meadhall.rules.wild.actions import Build, EndTurn, Store
from meadhall.rules.wild.forecast import Target
from meadhall.rules.wild.state import Stock
from meadhall.views.lessons.page import LessonPage
from meadhall.views.lessons.start import lesson_session
from meadhall.views.shell.notice_line import NoticeLine
from meadhall.views.shell.window import Window
from meadhall.views.table.dialogs.picker import Picker
from meadhall.views.table.midgard.fighting.battle import BattleSheet
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.notes import Notes
from meadhall.views.table.rails.right import Side
from meadhall.views.table.tray.cardmenu import CardMenu
from meadhall.views.table.wild.paying import ExchangeFirst
from meadhall.views.table.wild.raid import RaidSheet
from meadhall.views.table.wild.storing import StorageSheet
from meadhall.views.widgets import ActionRow, RichText, words_of
from meadhall.views.widgets.clipping import clipped
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
HANDS = {"mouse": Mouse, "keyboard": Keyboard}
# In a quick run each game has one hand, and the other one where there is time for it.
FIRST = [
    pytest.param(lesson, hand, marks=() if (at + number) % 2 else pytest.mark.thorough)
    for at, lesson in enumerate(lesson for lesson in LESSONS if lesson.number == 1)
    for number, hand in enumerate(HANDS)
]
SIZES = ((1280, 720), (1366, 768), (1920, 1080))


def is_taken(window: Window, lesson: Lesson) -> bool:
    learner = window.learners.now
    return learner is not None and f"{lesson.game_id}.{lesson.id}" in learner.done


@pytest.mark.parametrize(("lesson", "hand"), FIRST)
def test_the_first_lesson_of_each_game(qtbot: Onlooker, at_home: Open, lesson: Lesson, hand: str) -> None:
    window = at_home((1366, 768))
    begin(window, lesson)
    pupil = Pupil(HANDS[hand](qtbot, window), Random(1), lesson.game_id)
    pupil.take()
    assert is_taken(window, lesson)
    assert len(pupil.skipped) <= 1  # what takes a dialog with many answers chance may not find


@pytest.mark.thorough
@pytest.mark.parametrize("errs", [False, True], ids=["follows", "errs"])
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_every_lesson(qtbot: Onlooker, at_home: Open, lesson: Lesson, language: str, hand: str, *, errs: bool) -> None:
    window = at_home((1366, 768), language=language)
    begin(window, lesson)
    pupil = Pupil(HANDS[hand](qtbot, window), Random(1), lesson.game_id, errs=errs, glances=True)
    pupil.take()
    assert is_taken(window, lesson)
    assert pupil.skipped == []
    assert pupil.replies or not errs


# In a quick run one whose questions lie before beats in which one only looks, answers or reads.
HELD = [
    pytest.param(
        lesson, id=name_of(lesson), marks=() if name_of(lesson) == "midgard-2-draugr" else pytest.mark.thorough
    )
    for lesson in LESSONS
]


@pytest.mark.parametrize("lesson", HELD)
def test_no_question_covers_a_beat_in_which_nothing_may_be_done(at_home: Open, lesson: Lesson) -> None:
    """Free play that has not begun is one; what only tells how something went may lie over any."""
    window = at_home((1366, 768))
    page = begin(window, lesson)
    while True:
        breathe()
        if not isinstance(page.beat, Do):
            assert layer_of(window) is None or page._reports, f"{page.run} lies under a question"
        if page.run.is_last:
            return
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]


def test_what_one_is_to_choose_is_not_chosen_already(at_home: Open) -> None:
    """At a table who can best be spared is; here one click would do what is to be learnt."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "midgard-2-draugr"))
    while page.beat.id != "fall":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
        breathe()
    sheet = layer_of(window)
    assert isinstance(sheet, BattleSheet)
    assert sheet.tray.chosen == ()
    assert sheet.confirm.reason
    sheet.tray.choose([0, 1])
    assert not sheet.confirm.reason


def test_who_is_to_be_sent_is_not_sent_already(at_home: Open) -> None:
    """Nor when another target is aimed at. In free play the table proposes as anywhere else."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "wild-3-the_first_raid"))
    for beat, sent in (("first", 0), ("spree", 1)):
        while page.beat.id != beat:
            page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
        breathe()
        if isinstance(page.beat, Play):
            page.card.golden.click()
        page._layers.show(lambda desk: RaidSheet(desk, desk.speech, Target(2, "smelter_1")))  # pyright: ignore[reportArgumentType]
        sheet = layer_of(window)
        assert isinstance(sheet, RaidSheet)
        assert len(sheet.cards.taken) == sent
        for target in (Target(2, "smelter_1"), Target(2, "gold_storage_1" if sent else "tavern_1")):
            sheet.targets[target].click()
            assert len(sheet.cards.taken) == sent
        sheet.close_layer()
        breathe()


def test_what_is_to_be_stored_still_lies_outside(at_home: Open) -> None:
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "wild-5-storing_and_keeping"))
    while page.beat.id != "store":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    sheet = layer_of(window)
    assert isinstance(sheet, StorageSheet)
    assert (sheet.stocks.counts, sheet.stocks.lost.beer) == ({"beer_storage_1": 3}, 1)
    sheet.stocks.move("beer", None, "beer_storage_1")
    assert sheet.stocks.action == Store((Stock("beer_storage_1", 4),))
    sheet.stocks.begin_again()
    assert sheet.stocks.lost.beer == 1


def test_what_was_watched_or_found_is_still_pointed_at(at_home: Open) -> None:
    """While the raven speaks of it: else the card would move away, perhaps over it."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "wild-4-defending"))
    while page.beat.id != "full":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    assert page.run.reached  # it has but one step
    assert page.pointed == ["panel:0", "plot:0:town_hall"]
    assert page.is_clear
    page.session.next()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    page.card.answered.emit("no")
    assert page.run.reached
    assert page.pointed == ["plot:0:town_hall"]


def test_while_the_raven_asks_the_table_does_not_give_the_answer_away(at_home: Open) -> None:
    """Neither the list, by why something may not be done, nor the notes, by who would win."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "watch-6-holding_the_wall"))
    told = []
    while not page.run.is_last:
        breathe()
        notes, rows = seen(window, Notes), seen(window, ActionRow)
        if isinstance(page.beat, Ask):
            told += [page.beat.id for note in notes if seen(note, RichText)] + [page.beat.id for _ in rows]
        else:
            assert any(seen(note, RichText) for note in notes)
            assert rows
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    assert told == []


def test_the_card_covers_nothing_that_may_be_clicked_where_it_can_help_it(at_home: Open) -> None:
    """Right or wrong. The board is fitted into the window only once the page is there."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-5-building"))
    breathe()
    spots = board_of(window).targets
    assert len(spots) > 1
    assert [spot for spot in spots for rect in page.targets.rects(spot) if page.card.geometry().intersects(rect)] == []


def test_where_the_game_of_a_lesson_ends_only_the_card_leads_on(at_home: Open) -> None:
    """Of a game that began in the middle the page of the end tells what was not so, and leads out of the lesson."""
    lesson = next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-8-the_end")
    window = at_home((1366, 768))
    page = begin(window, lesson)
    while page.beat.id != "keep":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    page.session.act(next(one for one in kernel.options(page.run.table.state) if isinstance(one, Stop)))
    breathe()
    assert page.run.reached
    assert page.session.result is not None
    assert prompt_buttons(window) == []
    page.open_end()
    breathe()
    assert layer_of(window) is None
    assert page.card.golden.isVisible()


def test_what_is_to_be_laid_turns_wherever_the_keyboard_is(at_home: Open) -> None:
    window = at_home((1366, 768), motion=0)
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-2-the_map"))
    while page.beat.id != "lay":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    board = board_of(window)
    seen(window, ActionRow)[-1].setFocus()
    turns = [board.turns]
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        QTest.keyClick(window, Qt.Key.Key_R, modifier)
        turns.append(board.turns)
    assert turns[0] != turns[1]
    assert turns[0] == turns[2]


def test_what_has_been_played_is_not_pointed_at_as_if_in_hand(at_home: Open) -> None:
    window = at_home((1366, 768), motion=0)
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-2-the_map"))
    breathe()
    assert page.targets.paths("hand:ST_EXPLORE")
    page.act(PlayCard("ST_EXPLORE"))
    breathe()
    assert page.targets.paths("hand:ST_EXPLORE") == []


def test_within_a_dialog_the_card_speaks_of_no_button_that_it_has_not(at_home: Open) -> None:
    window = at_home((1366, 768), motion=0)
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-3-closed"))
    while page.beat.id != "pass":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    page.act(Pass())
    breathe()
    assert isinstance(layer_of(window), Picker)
    assert page.run.is_astray
    assert page.card.said.reply is None


def test_where_the_raven_teaches_the_table_does_not_ask_whether_one_is_sure(at_home: Open) -> None:
    """With a bar to be lost and a raid left it would ask anybody, and in free play it asks again."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "wild-2-a_village"))
    for ends in ("end", "race"):
        while page.beat.id != ends:
            page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
        breathe()
        page.act(EndTurn())
        breathe()
        assert (layer_of(window) is None) is (ends == "end")
        assert (page.beat.id == "morning") is (ends == "end")


def test_what_can_be_done_with_a_mission_is_written_plainly(at_home: Open) -> None:
    window = at_home((1366, 768), language="ru")
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "wild-6-beasts_and_missions"))
    while page.beat.id != "swap":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    seen(page, MarketBox)[0].cards[0].acted.emit()
    assert [row.text_shown for row in seen(page, CardMenu)[0].rows] == ["Золото!", "Поменять «Золото!»"]


def test_what_the_raven_refuses_is_not_bought_either(at_home: Open) -> None:
    """An exchange and what it would have paid for are one step, and the card has said why not."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "wild-6-beasts_and_missions"))
    while page.beat.id != "build":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    page._layers.show(lambda desk: ExchangeFirst(desk, desk.speech, Build("brewery")))  # pyright: ignore[reportArgumentType]
    sheet = layer_of(window)
    assert isinstance(sheet, ExchangeFirst)
    sheet.confirm.click()
    breathe()
    assert page.card.said.reply is not None
    assert seen(window, NoticeLine) == []


def test_a_row_that_is_half_out_of_sight_is_pointed_at_by_what_unfolds_the_list(at_home: Open) -> None:
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "wild-6-beasts_and_missions"))
    while page.beat.id != "swap":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    side = seen(page, Side)[0]
    assert list(page.targets.widgets("deed:SwapMission")) == [side.switch]
    side.unfold()
    breathe()
    rows = list(page.targets.widgets("deed:SwapMission"))
    assert len(rows) == 2
    assert all(row.visibleRegion().boundingRect() == row.rect() for row in rows)


def test_on_another_scene_the_dice_lie_as_they_fall_there(at_home: Open) -> None:
    """Its first turn is no other scene's first turn, although both have the same number."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "watch-3-seven"))
    while page.beat.id != "roll":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
        breathe()
    page.session.act(RollDice())
    breathe()
    rolled = next(event for told in page.session.told() for event in told.events if isinstance(event, DiceRolled))
    shown = next(piece.key for piece in board_of(window).board.pieces(page.session.view) if piece.id == "rolled")
    assert shown == ("rolled", sum(rolled.dice), rolled.wildling)


def test_what_has_been_paid_for_raises_no_card_any_more(at_home: Open) -> None:
    """One has just clicked the post on the Wall, and the pointer rests where no post is offered now."""
    window = at_home((1366, 768), motion=0)
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "watch-6-holding_the_wall"))
    board = board_of(window)
    board.hover("post:2")
    assert page._tray._price
    board.choose("post:2")
    breathe()
    assert page.beat.id == "held"
    assert not page._tray._price


def test_nobody_answers_for_the_learner_between_two_beats(at_home: Open) -> None:
    """Whoever has recruited here can but end the turn. In a game that is done for them; here it would be refused."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-5-building"))
    while page.beat.id != "twice":
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    assert not page.session.goes_on_alone
    breathe()
    assert page.card.said.reply is None


def test_where_nothing_may_be_done_no_card_is_lit(at_home: Open) -> None:
    """Nor locked: why it cannot be played would often give the raven's question away."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-1-first_land"))
    assert page.beat.id == "tiles"
    assert not any(card.held.actions or card.held.denial for card in page._tray.cards)
    page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
    breathe()
    assert page.beat.id == "card"
    assert any(card.held.actions for card in page._tray.cards)


@pytest.mark.parametrize("learner", ["Ann", ""])
def test_the_others_are_called_in_the_language_that_is_spoken_now(at_home: Open, learner: str) -> None:
    """And so is whoever has no name. The next table of the lesson does the same."""
    window = at_home((1366, 768))
    if learner:
        window.learners.add(learner)
    window.start_lesson("watch", 2)
    window.settings.change(language="uk")
    breathe()
    page = window.page
    assert isinstance(page, LessonPage)
    words = words_of(window.look)
    called = [
        learner or words("shell.setup.guest_1"),
        *(words(f"people.{bot}.called") for bot in page.run.lesson.others),
    ]
    assert [seat.name for seat in page.session.seats] == called
    page.run.again()
    assert [seat.name for seat in page.run.table.terms.seats] == called


def test_what_has_been_answered_is_asked_no_more(at_home: Open) -> None:
    """Nor in the band below the board."""
    window = at_home((1366, 768))
    page = begin(window, next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-8-the_end"))
    first, second = page.run.spots(page.beat.spots)  # pyright: ignore[reportAttributeAccessIssue]
    page._answer(first)
    assert page._prompt.spoken == page.card.said.goal
    page._answer(second)
    assert not page.card.said.goal
    assert not page._prompt.spoken


def gone_on(window: Window, lesson: Lesson) -> Run:
    """As the program finds it on the disk, had it been killed now."""
    learner = Learners(window.learners._path).now
    return lesson_session(lesson.game_id, lesson.number, learner, words_of(window.look), window.worker).run


def do_as_asked(page: LessonPage) -> None:
    """By what would come to mind last, where there is a choice; else the lesson does it itself."""
    run, session = page.run, page.session
    assert isinstance(session, LessonSession)
    goals = page.beat.goal if isinstance(page.beat, Do) and not page.beat.way else ()
    fitting = [one for goal in goals for one in kernel.options(run.table.state) if fits(run.stage, goal, one)]
    if fitting:
        assert session.act(fitting[-1]) is None
    else:
        session.skip()


# In a quick run one in which a land is chosen, which is kept.
KILLED = [
    pytest.param(lesson, id=name_of(lesson), marks=() if name_of(lesson) == "watch-3-seven" else pytest.mark.thorough)
    for lesson in LESSONS
]


@pytest.mark.parametrize("lesson", KILLED)
def test_whoever_is_killed_at_any_beat_goes_on_there(at_home: Open, lesson: Lesson) -> None:
    """At its beginning, and as soon as it is reached."""
    window = at_home((1366, 768))
    page = begin(window, lesson)
    while not page.run.is_last:
        number = page.run.number
        do_as_asked(page)
        assert gone_on(window, lesson).number == number + 1, f"{page.run} is lost"
        breathe()
        if page.run.number == number:
            page.session.next()  # pyright: ignore[reportAttributeAccessIssue]
            breathe()
        found = gone_on(window, lesson)
        assert found.number == page.run.number, f"{page.run} is lost"
        while found.watched < page.run.watched:  # what is watched in one step is over at once, but not yet read
            found.watch()
        assert found.table.state == page.run.table.state, f"{page.run} goes on from elsewhere"


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_the_card_never_lies_over_what_it_points_at(
    at_home: Open, lesson: Lesson, language: str, size: tuple[int, int]
) -> None:
    """And all that it says fits."""
    window = at_home(size, language=language)
    page = begin(window, lesson)
    while True:
        breathe()
        assert page.is_clear, f"{page.run} at {size}"
        assert not page.card.isVisible() or clipped(page.card) == [], f"{page.run} at {size}"
        if page.run.is_last:
            return
        page.session.skip()  # pyright: ignore[reportAttributeAccessIssue]
