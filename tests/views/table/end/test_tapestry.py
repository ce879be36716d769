"""The tapestry at the end of a game: its turning points and no others, drawn, unrolled once, and each leads there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

import pytest
from eyes import end_of
from fingers import KEY, Keyboard
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from replays import shown

from kit.finished import NAMES, finished
from meadhall.models.replay import ReplaySession
from meadhall.models.seeing import Onlooker as Everybody
from meadhall.models.session import Session
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as midgard
from meadhall.rules.midgard.data import Bundle
from meadhall.rules.northgard import events as northgard
from meadhall.rules.watch import events as watch
from meadhall.rules.wild import events as wild
from meadhall.views.feats import DeedMedal
from meadhall.views.look.palette import DARK, LIGHT, PLAYERS, Room
from meadhall.views.look.style import Motion, Style
from meadhall.views.look.woven.border import BORDER
from meadhall.views.look.woven.panel import Woven, paint_panel
from meadhall.views.look.woven.scenes import camp, victory
from meadhall.views.render.games import Nobody
from meadhall.views.replay.page import ReplayPage
from meadhall.views.shell.window import Window
from meadhall.views.table.end.end import EndPage
from meadhall.views.table.end.tapestry import UNROLLS, Tapestry
from meadhall.views.table.watch.chronicle import tale
from meadhall.views.tapestry.cloth import picture_place
from meadhall.views.tapestry.panels import TABLES, panels, panels_of, woven_of
from meadhall.views.text import Words, speech_for
from meadhall.views.widgets import clipped
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
# One of each kind that may turn a tide.
TURNED: Mapping[str, Sequence[Event]] = {
    "watch": [
        watch.LongestRoadTaken(0, 5),
        watch.LargestPatrolTaken(0, 3),
        watch.InvasionMarked(1),
        watch.RushBegan(0),
        watch.GameWon(0, 10),
        watch.TragicEnd(True, (3, 1), (0,)),
    ],
    "northgard": [
        northgard.FameGained(0, 3, "closing"),
        northgard.CreatureBeaten(0, "wolf_dark_brown"),
        northgard.UnrestTaken(0, True),
        northgard.GameEnded("fame", (0,), (30, 20)),
    ],
    "midgard": [
        midgard.EnemyDefeated(0, "troll_01", Bundle()),
        midgard.DiceLost(0, (3, 0, 0), "battle"),
        midgard.DestinyShown(0, "destiny", 5),
        midgard.ShipBought(0, "ship_karvi"),
        midgard.GameEnded("rounds", (0,), (50, 20)),
    ],
    "wild": [
        wild.LastRound(0),
        wild.HallUpgraded(0, 3),
        wild.AchievementScored("builder", (3, 1), (0,), 6),
        wild.PointsGained(0, 5, "attacks", 12),
        wild.PointsGained(0, 5, "storage", 12),
        wild.AsgardTaken(0, "thor"),
        wild.GameEnded("target", (0,), (40, 20)),
    ],
}


def picture(woven: Woven) -> QImage:
    image = QImage(160, 120, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_panel(painter, woven, range(5), QRectF(image.rect()))
    painter.end()
    return image


# Which panels there are


@pytest.mark.parametrize("game_id", GAMES)
def test_each_turning_point_has_one_panel_with_its_moment(game_id: str) -> None:
    table = finished(game_id)
    found = panels_of(table, Words("en"))
    assert 0 < len(found) <= 5
    assert [panel.line for panel in found] == sorted(panel.line for panel in found)
    for panel in found:
        seen = [woven_of(game_id, event) for event in table.entries[panel.line].events]
        assert panel.woven.seats in [woven.seats for woven in seen]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("game_id", GAMES)
def test_each_has_its_line_of_the_saga(game_id: str, language: str) -> None:
    for panel in panels_of(finished(game_id), Words(language)):
        assert re.fullmatch(r"\*\*[^*]+\.\*\* .+", panel.caption), panel.caption


@pytest.mark.parametrize("game_id", GAMES)
def test_the_saga_is_silent_about_the_end_alone(game_id: str) -> None:
    """There the panel says who has won."""
    table = finished(game_id)
    session, words = Everybody(table), Words("en")
    speech = speech_for(game_id, words, NAMES[:2])
    for entry in table.entries:
        for event in entry.events:
            if type(event) in TABLES[game_id] and speech.event(event, session.view) is None:
                assert type(event).__name__ == "GameEnded"


def test_whoever_looks_sees_the_same_panels() -> None:
    table, words = finished("watch"), Words("en")
    speech = speech_for("watch", words, NAMES[:2])
    session = ReplaySession.of_table(table)
    for eyes in (0, 1):
        session.look_as(eyes)
        assert session.viewer == eyes
        own = panels(session, speech, words, tale(session, speech).turning)  # pyright: ignore[reportArgumentType]
        assert [(one.caption, one.line) for one in own] == [(one.caption, one.line) for one in panels_of(table, words)]


# Their scenes


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_turning_point_has_a_scene_of_its_own(game_id: str) -> None:
    woven = [woven_of(game_id, event) for event in TURNED[game_id]]
    assert all(one.scene is not camp for one in woven)
    for one, other in combinations([picture(each) for each in woven], 2):
        assert one != other


def test_a_battle_is_won_by_the_first() -> None:
    told = [event for entry in finished("northgard").entries for event in entry.events]
    ended = [event for event in told if isinstance(event, northgard.BattleEnded)]
    assert ended
    for event in ended:
        seats = woven_of("northgard", event).seats
        assert seats
        assert event.winner not in seats or seats[0] == event.winner
        picture(woven_of("northgard", event))


def test_greater_deeds_are_woven_otherwise() -> None:
    for game_id, deed in (
        ("northgard", lambda worth: northgard.FameGained(0, worth, "closing")),
        ("wild", lambda worth: wild.PointsGained(0, worth, "attacks", 20)),
    ):
        assert picture(woven_of(game_id, deed(4))) != picture(woven_of(game_id, deed(6)))
        assert picture(woven_of(game_id, deed(4))) == picture(woven_of(game_id, deed(4)))


def test_no_two_raids_of_a_game_look_alike() -> None:
    """By their hits, and by the points after them; further than 35 points apart lands come again."""
    raids = [wild.PointsGained(0, points, "attacks", total) for points, total in ((5, 12), (5, 17), (5, 22), (7, 29))]
    for one, other in combinations([picture(woven_of("wild", raid)) for raid in raids], 2):
        assert one != other
    small, great = (picture(woven_of("wild", wild.PointsGained(0, points, "attacks", 20))) for points in (1, 3))
    assert small != great


def test_what_has_no_scene_is_a_banner_in_the_land() -> None:
    assert woven_of("watch", watch.RoadBuilt(1, 4)) == Woven((1,), camp)
    assert woven_of("wild", wild.RoundBegan(3)) == Woven((), camp)
    assert picture(Woven((1,), camp)) != picture(Woven((), camp))


@pytest.mark.parametrize("seat", range(5))
def test_the_border_is_woven_in_the_players_colours(seat: int) -> None:
    def near(image: QImage) -> int:
        edge = [image.pixelColor(x, round(BORDER / 2)) for x in range(12, 148)]
        return sum(PLAYERS[seat].base.name() == tone.name() for tone in edge)

    assert near(picture(Woven((seat,), victory))) > 10
    assert near(picture(Woven(((seat + 1) % 5,), victory))) == 0


# On the end page


@pytest.mark.parametrize(
    ("motion", "duration"),
    [
        (Motion(), UNROLLS),
        (Motion(2.0), UNROLLS // 2),
        (Motion(0.5), UNROLLS),  # never longer
        (Motion(1.0, reduced=True), 0),
        (Motion(0.0), 0),
    ],
)
def test_it_unrolls_as_fast_as_things_move(qtbot: Onlooker, motion: Motion, duration: int) -> None:
    assert UNROLLS <= 1800
    style = Style(DARK, 1.0, Words("en"), motion)  # pyright: ignore[reportArgumentType]
    cloth = Tapestry(style, panels_of(finished("watch"), Words("en")), (0, 1), 1800)
    qtbot.addWidget(cloth)
    cloth.resize(1800, cloth.height())
    cloth.unroll()
    if not duration:
        assert cloth.share == 1.0
        assert cloth.mask().isEmpty()
        return
    assert cloth._unrolling.duration() == duration
    assert cloth.share == 0.0
    cloth._show_share(0.5)
    assert cloth.mask().boundingRect().width() == pytest.approx(909, abs=2)
    cloth._show_share(1.0)
    assert cloth.mask().isEmpty()


def seated(window: Window, game_id: str) -> EndPage:
    window.sit_down(Session(finished(game_id), Nobody(window), window.library))
    breathe()
    end = end_of(window)
    assert end is not None
    return end


def test_only_a_new_end_unrolls(at_home: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    unrolled: list[Tapestry] = []

    def unroll(cloth: Tapestry) -> None:
        unrolled.append(cloth)

    monkeypatch.setattr(Tapestry, "unroll", unroll)
    window = at_home((1280, 720))
    end = seated(window, "watch")
    assert not unrolled  # it was over when it was opened
    session = end._desk.session
    session.deeds_are_new = True
    again = EndPage(end._desk, end.tale)
    assert unrolled == [again.tapestry]
    assert not session.deeds_are_new


def test_medals_wait_until_it_hangs(at_home: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[int] = []
    monkeypatch.setattr(DeedMedal, "appear", lambda _medal, _number, after: waited.append(after))
    end = seated(at_home((1280, 720)), "watch")
    for motion, wait in ((Motion(), UNROLLS), (Motion(1.0, reduced=True), 0)):
        end._desk.style.motion = motion
        end._desk.session.deeds_are_new = True
        again = EndPage(end._desk, end.tale)
        assert waited
        assert waited == [wait] * len(again.medals)
        waited.clear()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_all_of_it_can_be_read(at_home: Open, game_id: str, language: str) -> None:
    end = seated(at_home((1280, 720), language=language), game_id)
    assert clipped(end) == []
    captions = [cell.panel.caption for cell in end.tapestry.cells]
    assert captions == [panel.caption for panel in panels_of(finished(game_id), Words(language))]
    assert all(cell.accessibleName() for cell in end.tapestry.cells)


def test_a_panel_leads_to_its_moment(at_home: Open, qtbot: Onlooker) -> None:
    """By keyboard: up to it by Tab, on by an arrow, and Return."""
    window = at_home((1280, 720))
    end, keys = seated(window, "watch"), Keyboard(qtbot, window)
    first, second = end.tapestry.cells[:2]
    for _ in range(30):
        if first.hasFocus():
            break
        keys.key(KEY.Key_Tab)
    assert first.hasFocus()
    keys.key(KEY.Key_Right)
    assert second.hasFocus()
    keys.key(KEY.Key_Return)
    breathe()
    page = window.page
    assert isinstance(page, ReplayPage)
    assert page.session.lines == second.panel.line
    assert end_of(window) is None


@pytest.mark.parametrize("room", [DARK, LIGHT], ids=lambda room: room.name)
@pytest.mark.parametrize("unit", [0.667, 1.0])
def test_the_ring_of_the_keyboard_is_seen_all_around(qtbot: Onlooker, room: Room, unit: float) -> None:
    style = Style(room, unit, Words("en"))  # pyright: ignore[reportArgumentType]
    cloth = Tapestry(style, panels_of(finished("watch"), Words("en")), (0, 1), 1800)
    qtbot.addWidget(cloth)
    cloth.resize(style.px(1800), cloth.height())
    cell = cloth.cells[0]
    cell.resize(style.px(360), cloth.height() - 2 * style.px(10))
    plain = cell.grab().toImage()
    cell.setFocus(Qt.FocusReason.TabFocusReason)
    cell._rings = True
    cell.hasFocus = lambda: True  # pyright: ignore[reportAttributeAccessIssue]
    ringed = cell.grab().toImage()
    frame = picture_place(style, QRectF(cell.rect())).toRect()
    gap = style.px(4)
    for x, y in (
        (frame.center().x(), frame.top() - gap),
        (frame.center().x(), frame.bottom() + gap),
        (frame.left() - gap, frame.center().y()),
        (frame.right() + gap, frame.center().y()),
    ):
        assert cell.rect().contains(x, y)
        assert plain.pixelColor(x, y) != ringed.pixelColor(x, y)


def test_in_the_replay_too(at_home: Open) -> None:
    window = at_home((1280, 720))
    page = shown(window, ReplaySession.of_table(finished("wild"), window))
    page.open_end()
    breathe()
    end = end_of(window)
    assert end is not None
    cell = end.tapestry.cells[0]
    cell.click()
    breathe()
    assert window.page is page
    assert page.session.lines == cell.panel.line < page.session.length
    assert end_of(window) is None
    assert not kernel.is_over(page.session._table.state)


def test_every_game_has_scenes() -> None:
    assert set(TABLES) == set(GAMES)
