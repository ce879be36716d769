"""How a battle went, told when it has ended: a defeat is deep red, and glory is counted up."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from midgard.harbour import NAMES, over

from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Motion, Says, Style
from meadhall.views.shell.window import Window
from meadhall.views.table.dialogs.versus import Half
from meadhall.views.table.midgard import story
from meadhall.views.table.midgard.glory import Glory
from meadhall.views.table.midgard.tidings import Tidings
from meadhall.views.table.page.page import TablePage
from meadhall.views.text import Words
from meadhall.views.text.midgard import MidgardSpeech
from onlooker import Onlooker

Open = Callable[..., Window]


def style_at(motion: Motion) -> Style:
    return Style(DARK, 1.0, cast(Says, Words("en")), motion=motion)


def test_glory_is_counted_up_to_what_was_won(qtbot: Onlooker) -> None:
    glory = Glory(style_at(Motion(speed=6.0)), 4)
    qtbot.addWidget(glory)
    seen = list[int]()
    glory._rising.valueChanged.connect(lambda value: seen.append(glory.shown))
    glory.show()
    qtbot.waitUntil(lambda: glory.shown == 4)
    assert seen == sorted(seen)
    assert seen[0] < 4


def test_where_nothing_moves_it_stands_there_at_once(qtbot: Onlooker) -> None:
    for motion in (Motion(speed=0), Motion(reduced=True)):
        glory = Glory(style_at(motion), 4)
        qtbot.addWidget(glory)
        glory.show()
        assert glory.shown == 4


def test_a_defeat_is_told_apart_from_a_victory(sit: Open) -> None:
    session = over(5)
    battles = [fight for fight in story.fights(story.history(session)) if fight.enemy is not None]
    won, lost = (next(fight for fight in battles if fight.won is outcome) for outcome in (True, False))
    page = sit(table=session._table).page
    assert isinstance(page, TablePage)
    speech = MidgardSpeech(Words("en"), NAMES[:3])
    tones = list[object]()
    for fight in (won, lost):
        sheet = Tidings(page._desk, speech, [fight], ())
        (half,) = sheet.findChildren(Half)
        tones.append(half.tone.name())
        assert [glory.shown for glory in sheet.findChildren(Glory)] == ([fight.reward.glory] if fight.won else [])
    assert tones[0] != tones[1] == "#6e140c"
