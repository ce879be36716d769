"""Buttons, switches, fields, lists: what pointer and keyboard do with them, and whether their words fit."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.views.look.controls import Kind, Row
from meadhall.views.look.palette import DARK
from meadhall.views.look.richtext import Lines, lines_of
from meadhall.views.look.style import Says, Style
from meadhall.views.table.dialogs.versus import Bar
from meadhall.views.table.page.measures import Layout
from meadhall.views.table.rails.right import Side
from meadhall.views.text.words import Words
from meadhall.views.widgets import (
    ActionRow,
    Bubble,
    Button,
    Chip,
    Choice,
    CountRow,
    Dialog,
    DropChoice,
    Field,
    IconButton,
    Label,
    Overlay,
    Panel,
    Press,
    RichText,
    ScrollColumn,
    SectionHead,
    Segments,
    Slider,
    Stepper,
    Toggle,
    ask,
    clipped,
)
from meadhall.views.widgets import bubble as bubble_file
from meadhall.views.widgets import segments as segments_file
from meadhall.views.widgets.scroll import Fade
from onlooker import Onlooker, breathe, heard

LONG = "A sentence so long that no button of this width can hold all of its words"


def shown(page: QWidget, *widgets: QWidget) -> None:
    layout = page.layout()
    assert layout is not None
    for widget in widgets:
        layout.addWidget(widget)
    page.show()
    breathe()


def key(widget: QWidget, code: Qt.Key) -> None:
    Onlooker.keyClick(widget, code)


def test_click_space_and_enter_press(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    button = Button(style, "End turn", Kind.PRIMARY)
    shown(page, button)
    acted = heard(button.acted)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    for code in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        key(button, code)
    assert len(acted) == 4


def test_a_barred_button_refuses_and_can_be_asked_why(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    button = Button(style, "Build")
    shown(page, button)
    acted = heard(button.acted)
    button.bar("Missing **1** [grain]", "GC-7.1")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    key(button, Qt.Key.Key_Return)
    assert not acted
    assert not button.touch.enabled
    assert button.accessibleDescription().endswith("(Rules › Trade)")
    assert "*" not in button.accessibleDescription()
    button.bar("")
    key(button, Qt.Key.Key_Return)
    assert len(acted) == 1
    assert button.accessibleDescription() == ""


def test_the_focus_ring_shows_for_the_keyboard_only(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    first, second = Button(style, "One"), Button(style, "Two")
    shown(page, first, second)
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert first.hasFocus()
    assert not first.touch.focused
    key(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert second.touch.focused


def test_a_shortcut_works_and_is_printed(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    button = Button(style, "Undo", key="Ctrl+Z")
    shown(page, button)
    with qtbot.waitActive(page):
        page.activateWindow()
    acted = heard(button.acted)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(acted) == 1
    assert button.key_shown == "Ctrl+Z"


def test_everything_one_can_press_is_large_enough(style: Style, page: QWidget) -> None:
    small = Style(style.room, 0.72, style.words)
    pressed: list[Press] = [
        Button(small, "Go"),
        IconButton(small, "gear", "Settings"),
        Toggle(small, "Sound"),
        ActionRow(small, "road", "Road"),
        DropChoice(small, "Colour", [Choice(1, "One")], 1),
    ]
    shown(page, *pressed, Segments(small, "Who", [Choice(1, "One"), Choice(2, "Two")], 1))
    for widget in page.findChildren(Press):
        assert widget.height() >= 36, type(widget).__name__
        assert widget.width() >= 36, type(widget).__name__
        assert widget.accessibleName()


def test_a_toggle_tells_its_side(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    toggle = Toggle(style, "Sound", on=False)
    shown(page, toggle)
    turned = heard(toggle.turned)
    qtbot.mouseClick(toggle, Qt.MouseButton.LeftButton)
    key(toggle, Qt.Key.Key_Space)
    assert turned == [(True,), (False,)]


def test_arrows_move_between_segments(style: Style, page: QWidget) -> None:
    segments = Segments(style, "Who", [Choice(at, f"Number {at}") for at in range(3)], 0)
    shown(page, segments)
    chosen = heard(segments.chosen)
    first, second, _ = segments.findChildren(Press)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    key(first, Qt.Key.Key_Right)
    breathe()
    assert second.hasFocus()
    assert chosen == [(1,)]
    segments.choose(2)
    assert segments.value == 2
    assert chosen == [(1,)]


def test_a_sign_stands_beside_its_words(style: Style, page: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a wide segment both are in its middle, and in a narrow one inside of it."""
    signs, words = list[QRectF](), list[QRectF]()
    monkeypatch.setattr(segments_file, "mono", lambda painter, icon, place, colour: signs.append(place))
    monkeypatch.setattr(segments_file, "lettering", lambda painter, place, *rest: words.append(place))
    segments = Segments(style, "Room", [Choice("dark", "Night", "sleep")], "dark")
    shown(page, segments)
    (segment,) = segments.findChildren(Press)
    for wide in (segment.width(), segment.sizeHint().width(), segment.minimumSizeHint().width()):
        segment.resize(wide, segment.height())
        segment.grab()
        assert words[-1].left() - signs[-1].right() == pytest.approx(8)
        assert signs[-1].left() - segment.face.left() == pytest.approx(segment.face.right() - words[-1].right(), abs=9)
        assert segment.face.contains(signs[-1].united(words[-1]))


def test_a_list_is_chosen_from_by_keyboard(style: Style, page: QWidget) -> None:
    drop = DropChoice(style, "Colour", [Choice(at, f"Colour {at}") for at in range(4)], 1)
    shown(page, drop)
    chosen = heard(drop.chosen)
    drop.setFocus(Qt.FocusReason.TabFocusReason)
    key(drop, Qt.Key.Key_Return)
    for code in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        focused = QApplication.focusWidget()
        assert focused is not None
        key(focused, code)
    assert chosen == [(3,)]
    assert drop.hasFocus()
    assert drop.accessibleName() == "Colour: Colour 3"


def test_a_list_closes_without_a_choice(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    drop = DropChoice(style, "Colour", [Choice(at, f"Colour {at}") for at in range(4)], 1)
    shown(page, drop)
    chosen = heard(drop.chosen)
    key(drop, Qt.Key.Key_Down)
    focused = QApplication.focusWidget()
    assert focused is not None
    key(focused, Qt.Key.Key_Escape)
    assert not [layer for layer in page.findChildren(Overlay) if layer.isVisible()]
    key(drop, Qt.Key.Key_Down)
    layer = next(layer for layer in page.findChildren(Overlay) if layer.isVisible())
    qtbot.mouseClick(layer, Qt.MouseButton.LeftButton)
    assert not layer.isVisible()
    assert not chosen


def test_a_field_tells_what_is_typed(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    field = Field(style, "Name", "Ulf", most=8)
    shown(page, field)
    edited = heard(field.edited)
    field.line.selectAll()
    qtbot.keyClicks(field.line, "Brynhildr the Old")
    assert field.text() == "Brynhild"
    assert edited[-1] == ("Brynhild",)


def test_a_slider_settles_by_key_and_pointer(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    slider = Slider(style, "Text size", 100, 90, 130, 5)
    shown(page, slider)
    settled = heard(slider.settled)
    key(slider, Qt.Key.Key_Right)
    assert settled == [(105,)]
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    assert settled == [(105,)]
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    assert settled == [(105,), (110,)]


def test_a_stepper_stays_within_its_ends(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    stepper = Stepper(style, "Brick", 0, 0, 2)
    shown(page, stepper)
    changed = heard(stepper.changed)
    less, more = stepper.findChildren(IconButton)
    for _ in range(3):
        qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert changed == [(1,), (2,)]
    assert more.reason
    key(less, Qt.Key.Key_Home)
    assert stepper.value == 0
    assert less.reason
    stepper.set_most(0, "None are left")
    assert more.reason == "None are left"


def test_a_count_row_passes_its_number_on(style: Style, page: QWidget) -> None:
    row = CountRow(style, "brick", "Brick", 1, 3, note="of 3")
    shown(page, row)
    changed = heard(row.changed)
    key(row.stepper, Qt.Key.Key_Plus)
    assert changed == [(2,)]
    assert row.value == 2


def test_a_row_of_the_action_list_says_why_it_is_locked(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    row = ActionRow(style, "house", "Settlement", "Missing **1** [grain]", Row.LOCKED, rule="GC-6.1")
    shown(page, row)
    acted = heard(row.acted)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert not acted
    assert row.reason


def test_a_dialog_keeps_the_keyboard_and_closes_at_esc(style: Style, page: QWidget) -> None:
    below = Button(style, "Below")
    shown(page, below)
    below.setFocus(Qt.FocusReason.TabFocusReason)
    acted: list[str] = []
    dialog = ask(style, page, "Delete?", "It is gone then.", "Delete", lambda: acted.append("yes"), kind=Kind.DANGER)
    buttons = dialog.findChildren(Button)
    assert buttons[0].hasFocus()  # what cannot be undone is not what Enter does
    for _ in range(5):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert dialog.isAncestorOf(focused)
        key(focused, Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is not None
    key(focused, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert below.hasFocus()
    assert not acted


def test_a_dialog_leaves_the_keyboard_somewhere(style: Style, page: QWidget) -> None:
    """What had it before can be barred meanwhile."""
    below = Button(style, "Below")
    shown(page, below)
    below.setFocus(Qt.FocusReason.TabFocusReason)
    dialog = ask(style, page, "Delete?", "It is gone then.", "Delete", lambda: None, kind=Kind.DANGER)
    below.setEnabled(False)
    dialog.close_layer()
    breathe()
    assert QApplication.focusWidget() is page


def test_a_dialog_acts_once_it_is_closed(style: Style, page: QWidget) -> None:
    shown(page)
    acted: list[bool] = []
    dialog = Dialog(style, page, "Save")
    dialog.add_button("Save", lambda: acted.append(dialog.isVisible()), Kind.PRIMARY)
    dialog.open()
    focused = QApplication.focusWidget()
    assert focused is not None
    key(focused, Qt.Key.Key_Return)
    assert acted == [False]


@pytest.mark.parametrize("unit", [0.667, 1.0, 2.0])
@pytest.mark.parametrize("kind", ["row", "segment"])
def test_a_focus_ring_is_whole_though_neighbours_are_close(kind: str, unit: float, page: QWidget) -> None:
    style = Style(DARK, unit, cast(Says, Words("en")))
    choices = [Choice(1, "Keep"), Choice(2, "Discard")]
    widget = ActionRow(style, "boot", "Move") if kind == "row" else Segments(style, "Fate", choices, 1)
    shown(page, widget)
    ringed = widget.focusProxy() or widget
    ringed.setFocus(Qt.FocusReason.TabFocusReason)
    breathe()
    picture = ringed.grab().toImage()
    wide, high = picture.width() // 2, picture.height() // 2
    sides = [[(wide, y) for y in range(high)], [(wide, picture.height() - 1 - y) for y in range(high)]]
    sides += [[(x, high) for x in range(wide)], [(picture.width() - 1 - x, high) for x in range(wide)]]
    for side in sides:
        outside = side[: round(5 * unit)]
        assert max(picture.pixelColor(*at).lightness() for at in outside) > 200


def test_a_dialog_is_as_wide_as_its_buttons_need(style: Style, page: QWidget) -> None:
    shown(page)
    dialog = Dialog(style, page, "Pay?", width=300)
    buttons = [dialog.add_button(text, icon="eye") for text in ("Show the board", "Clear", "Pay nothing", "Pay")]
    dialog.open()
    breathe()
    assert all(button.width() >= button.sizeHint().width() for button in buttons)


@pytest.mark.parametrize(("rows", "scrolls"), [(4, False), (40, True)])
def test_what_has_no_room_in_a_dialog_scrolls(style: Style, page: QWidget, rows: int, scrolls: bool) -> None:
    shown(page)
    dialog = Dialog(style, page, "Long")
    for row in range(rows):
        dialog.body.addWidget(Button(style, f"Row {row}"))
    dialog.add_button("Go on", kind=Kind.PRIMARY)
    dialog.open()
    breathe()
    assert page.rect().contains(dialog.sheet_rect)
    assert not clipped(page)
    assert bool(dialog.findChildren(ScrollColumn)) is scrolls
    before = len(dialog.findChildren(ScrollColumn))
    page.resize(900, 690)
    breathe()
    assert len(dialog.findChildren(ScrollColumn)) == before
    dialog.close_layer()


def test_a_column_fades_out_wherever_it_goes_on(style: Style, page: QWidget) -> None:
    """No line is cut in two by its edge, and none that is whole is veiled at its first and at its last."""
    shown(page)
    column = ScrollColumn(style, page)
    column.fade_out(style.room.panel)
    for row in range(40):
        column.body.addWidget(Label(style, f"Row {row}", "text", 16))
    column.setGeometry(0, 0, 300, 200)
    column.show()
    bar = column.verticalScrollBar()
    seen: list[list[bool]] = []
    for value in (0, bar.maximum() // 2, bar.maximum()):
        bar.setValue(value)
        breathe()
        fades = [one for one in column.findChildren(Fade) if one.is_on]
        seen.append([one.y() < column.height() / 2 for one in fades])
    assert seen == [[False], [True, False], [True]]


def test_a_dialog_that_scrolled_is_no_higher_than_what_it_still_holds(style: Style, page: QWidget) -> None:
    shown(page)
    dialog = Dialog(style, page, "Long")
    rows = [Button(style, f"Row {row}") for row in range(40)]
    for row in rows:
        dialog.body.addWidget(row)
    dialog.add_button("Go on", kind=Kind.PRIMARY)
    dialog.open()
    breathe()
    full = dialog.sheet_rect.height()
    for row in rows[3:]:
        row.hide()
    breathe()
    dialog._lay_out()
    breathe()
    (scroll,) = dialog.findChildren(ScrollColumn)
    assert dialog.sheet_rect.height() < 0.6 * full
    assert scroll.verticalScrollBar().maximum() == 0
    assert scroll.height() - scroll.column.minimumSizeHint().height() < style.px(20)
    assert not clipped(page)
    dialog.close_layer()


def test_a_dialog_measures_itself_only_once_it_lies_over_the_window(style: Style, page: QWidget) -> None:
    class Changing(Dialog):
        def changed(self) -> None:
            self._lay_out()

    shown(page)
    dialog = Changing(style, page, "Move")
    dialog.body.addWidget(Button(style, "Row"))
    dialog.changed()  # as those do that fill themselves before they are opened
    dialog.open()
    breathe()
    assert not dialog.findChildren(ScrollColumn)
    assert dialog.sheet_rect.height() < page.height() / 2
    dialog.close_layer()


def test_a_column_is_as_high_as_it_wishes_where_there_is_room(style: Style, page: QWidget) -> None:
    column = ScrollColumn(style)
    column.wish(300, 120)
    assert column.sizeHint().height() == 300
    assert column.minimumHeight() == 120


def test_a_bubble_tells_the_reason_to_the_keyboard(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    first, button = Button(style, "First"), Button(style, "Build")
    button.bar("Missing **1** [grain]", "GC-6.1")
    shown(page, first, button)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    key(first, Qt.Key.Key_Tab)
    bubble = Bubble.of(page, style)
    qtbot.waitUntil(bubble.isVisible)
    assert bubble.text_fits()
    page.grab()
    key(button, Qt.Key.Key_Tab)
    assert not bubble.isVisible()


def test_a_bubble_spares_what_one_may_choose(style: Style, page: QWidget) -> None:
    page.resize(900, 700)
    target = QRect(400, 300, 80, 80)
    around = {
        "below": QRect(340, 390, 200, 90),
        "above": QRect(340, 200, 200, 90),
        "right": QRect(490, 290, 200, 100),
        "left": QRect(190, 290, 200, 100),
    }
    for free, place in around.items():
        bubble = Bubble.of(page, style)
        bubble.say("**Mist Vale**", target, spare=[other for name, other in around.items() if name != free])
        assert place.intersects(bubble.geometry())
        assert bubble.text_fits()
        bubble.hide()


def test_where_there_is_little_room_a_bubble_comes_close_instead_of_covering_what_it_speaks_of(
    style: Style, page: QWidget
) -> None:
    page.resize(900, 700)
    bubble = Bubble.of(page, style)
    for top in range(100, 160, 9):
        target = QRect(400, top, 80, 100)
        bubble.say("**Mist Vale**", target)
        high = bubble.height() - 2 * style.px(16)
        market = QRect(0, target.bottom() + high + 6, 900, 500)
        around = [QRect(0, 0, 400, target.bottom()), QRect(480, 0, 420, target.bottom()), QRect(0, 0, 900, top)]
        bubble.say("**Mist Vale**", target, spare=[market, *around], room=page.rect())
        sheet = bubble.geometry().adjusted(*(style.px(16) * way for way in (1, 1, -1, -1)))
        assert not sheet.intersects(target)
        assert not sheet.intersects(market)
        assert sheet.top() < target.bottom() + 8


def test_a_bubble_of_a_row_spares_the_other_rows(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    """What they say may be just what it advises."""
    first = Button(style, "First")
    rows = [ActionRow(style, "build", "Build", "Upgrade it first", row) for row in (Row.LOCKED, Row.CAN)]
    shown(page, first, *rows)
    page.resize(1400, 700)
    for place, row in enumerate(rows):
        row.setGeometry(900, 100 + 60 * place, 300, 56)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    key(first, Qt.Key.Key_Tab)
    bubble = Bubble.of(page, style)
    qtbot.waitUntil(bubble.isVisible)
    sheet = bubble.geometry().adjusted(*(style.px(16) * way for way in (1, 1, -1, -1)))
    assert not any(sheet.intersects(row.geometry()) for row in rows)


def test_a_bubble_of_a_row_lies_beside_its_rail(qtbot: Onlooker, style: Style, page: QWidget) -> None:
    """Not on what stands above the first of them."""
    first, rail = Button(style, "First"), Side(style, page, Layout.FULL)
    row = ActionRow(style, "build", "Build", "Upgrade it first", Row.LOCKED, parent=rail)
    shown(page, first)
    page.resize(1400, 700)
    rail.setGeometry(1000, 80, 400, 600)
    row.setGeometry(10, 30, 380, 56)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    key(first, Qt.Key.Key_Tab)
    bubble = Bubble.of(page, style)
    qtbot.waitUntil(bubble.isVisible)
    sheet = bubble.geometry().adjusted(*(style.px(16) * way for way in (1, 1, -1, -1)))
    assert not sheet.intersects(rail.geometry())
    assert bubble.points


def test_where_all_around_may_be_chosen_a_bubble_goes_to_what_is_free(style: Style, page: QWidget) -> None:
    """As to open sea: it has no tail there. For a corner of a thing it does not leave what it speaks of."""
    page.resize(900, 700)
    target, land = QRect(250, 300, 80, 80), QRect(50, 50, 500, 600)
    bubble = Bubble.of(page, style)
    bubble.say("**Mist Vale**", target, spare=[land])
    assert not bubble.geometry().intersects(land)
    assert not bubble.points
    around = [target.adjusted(-60, -60, 60, 60).topLeft(), QPoint(285, 400), QPoint(285, 270), QPoint(345, 335)]
    bubble.say("**Mist Vale**", target, spare=[QRect(corner, QSize(8, 8)) for corner in around])
    assert bubble.points
    assert bubble.geometry().adjusted(-2, -2, 2, 2).intersects(target)


def test_where_only_narrow_water_is_free_a_bubble_is_narrow(style: Style, page: QWidget) -> None:
    page.resize(900, 700)
    target, margin = QRect(100, 300, 80, 40), style.px(16)
    shores = [QRect(0, 0, 190, 700), QRect(380, 0, 520, 700)]
    bubble = Bubble.of(page, style)
    bubble.say("Sails to a free shore, and holds a great many Vikings and as much food as they eat.", target)
    wide = bubble.width()
    bubble.say("Sails to a free shore, and holds a great many Vikings and as much food.", target, spare=shores)
    sheet = bubble.geometry().adjusted(margin, margin, -margin, -margin)
    assert bubble.width() < wide
    assert bubble.text_fits()
    assert not any(sheet.intersects(shore) for shore in shores)


def test_where_a_bubble_has_room_no_narrower_one_is_tried(
    style: Style, page: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes whenever the pointer rests."""
    page.resize(900, 700)
    tried: list[float] = []

    def noted(text: str, width: float, size: float) -> Lines:
        tried.append(width)
        return lines_of(text, width, size)

    monkeypatch.setattr(bubble_file, "lines_of", noted)
    bubble = Bubble.of(page, style)
    tried.clear()
    bubble.say("**Mist Vale**", QRect(400, 300, 80, 80))
    assert len(tried) == 1


def test_a_bubble_stays_where_it_may_be(style: Style, page: QWidget) -> None:
    """Of a board's edge it speaks above the board, and not over the prompt below it."""
    page.resize(900, 700)
    room = QRect(100, 50, 600, 400)
    bubble = Bubble.of(page, style)
    for target in (QRect(300, 380, 80, 60), QRect(110, 60, 80, 60), QRect(640, 200, 50, 60)):
        bubble.say("**Mist Vale**\nCloses it: **2** [glory]", target, room=room)
        assert room.contains(bubble.geometry())
        assert not bubble.geometry().intersects(target)
        bubble.hide()


def test_a_column_scrolls_to_what_the_keyboard_comes_to(style: Style, page: QWidget) -> None:
    column = ScrollColumn(style)
    rows = [ActionRow(style, "road", f"Row {at}") for at in range(40)]
    for row in rows:
        column.body.addWidget(row)
    shown(page, column)
    rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    for row in rows[:30]:
        key(row, Qt.Key.Key_Tab)
    assert rows[30].hasFocus()
    assert not rows[30].visibleRegion().isEmpty()
    column.verticalScrollBar().setValue(column.verticalScrollBar().maximum())
    assert not rows[-1].visibleRegion().isEmpty()


def test_what_fits_is_not_reported(style: Style, page: QWidget) -> None:
    panel = Panel(style)
    for widget in (
        SectionHead(style, "Build", "build", "3"),
        Label(style, "Ingrid", "name", 20),
        RichText(style, "Pay **2** [brick] and **1** [wood], or wait."),
        Chip(style, "Year 3", "hourglass"),
        Button(style, "End turn", Kind.PRIMARY, "check", key="E"),
        ActionRow(style, "road", "Road", "[brick] [wood]", key="R"),
    ):
        panel.body.addWidget(widget)
    shown(page, panel)
    page.grab()
    assert clipped(page) == []


def test_what_does_not_fit_is_reported(style: Style, page: QWidget) -> None:
    shown(page)
    tight = [Button(style, LONG, parent=page), Label(style, LONG, "name", 20, page), RichText(style, LONG, 20, page)]
    for at, widget in enumerate(tight):
        widget.setGeometry(10, 10 + 100 * at, 120, 30)
        widget.show()
    found = clipped(page)
    assert [line for line in found if line.startswith("does not fit")] == found
    assert len(found) == 3


def test_what_is_cut_off_or_overlaps_is_reported(style: Style, page: QWidget) -> None:
    shown(page)
    outside, one, other = (Label(style, f"Label {at}", "text", 16, page) for at in range(3))
    outside.setGeometry(page.width() - 20, 0, 200, 30)
    one.setGeometry(100, 100, 200, 40)
    other.setGeometry(150, 110, 200, 40)
    for label in (outside, one, other):
        label.show()
    found = clipped(page)
    assert any(line.startswith("cut off") for line in found)
    assert any("lies over" in line for line in found)
    assert len(found) == 2


@pytest.mark.parametrize("whole", [1, 4, 30])
def test_no_piece_of_a_bar_lies_under_its_words(style: Style, whole: int) -> None:
    bar = Bar(style, 1, 2, whole, f"Wounds **3** of **{whole}**")
    bar.resize(300, bar.sizeHint().height())
    pieces = bar.pieces
    assert len(pieces) == whole
    assert all(piece.top() >= bar.words.bottom() for piece in pieces)
    assert all(one.right() < other.left() for one, other in pairwise(pieces))
    assert pieces[-1].right() <= bar.width()
