"""The buttons of the deck: where one stands, to the next mark, back and on, and how fast it plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.chronicle.marks import kinds
from meadhall.models.replay import ReplaySession
from meadhall.views.look import states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import BUTTON, ink, lettering, shadow
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, smooth
from meadhall.views.replay.playing import SPEEDS
from meadhall.views.replay.signs import ICONS
from meadhall.views.widgets import Choice, DropChoice, IconButton, Press, Segments, aloud, words_of

_WAYS = {
    "start": ("first", "Home"),
    "turn_back": ("rewind", "Shift+Left"),
    "back": ("left", "Left"),
    "on": ("right", "Right"),
    "turn_on": ("forward", "Shift+Right"),
    "end": ("skip", "End"),
}
_SPARED = ("start", "end"), ("turn_back", "turn_on")  # in this order, and then the ways to the next mark


class Transport(QWidget):
    went = Signal(str)  # one of the ways, by name
    played = Signal()
    sped = Signal(object)
    sought = Signal(str, int)  # the next mark of a kind, or of any, on or back
    picked = Signal(object)  # of marks only this kind, or all

    def __init__(self, style: Style, session: ReplaySession, speed: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._session = style, session
        words = words_of(style)
        row = QHBoxLayout(self)
        row.setContentsMargins(style.px(8), 0, style.px(8), 0)
        row.setSpacing(style.px(2))
        self._where = _Where(style, self)
        row.addWidget(self._where)
        row.addStretch(1)
        self._seekers = [self._seeker("left", -1), self._seeker("right", 1)]
        row.addWidget(self._seekers[0])
        marks = [Choice("", words("replay.deck.any_mark"), "pin")]
        marks += [Choice(kind, words(f"replay.mark.{kind}"), ICONS[kind]) for kind in kinds(session.game.id)]
        self.kinds = DropChoice(style, words("replay.deck.marks"), marks, "", self, size=15, height=38)
        self.kinds.chosen.connect(self.picked)
        row.addWidget(self.kinds)
        row.addWidget(self._seekers[1])
        row.addStretch(1)
        self._ways: dict[str, IconButton] = {}
        for name in ("start", "turn_back", "back"):
            row.addWidget(self._way(name))
        self.play = _Play(style, words("replay.deck.play"), self)
        self.play.acted.connect(self.played)
        row.addWidget(self.play)
        for name in ("on", "turn_on", "end"):
            row.addWidget(self._way(name))
        row.addStretch(1)
        speeds = [Choice(one, words("replay.deck.times", n=_times(one))) for one in SPEEDS]
        self.speed = Segments(style, words("replay.deck.speed"), speeds, speed, self, size=14, height=34)
        self.speed.chosen.connect(self.sped)
        row.addWidget(self.speed)
        for press in self.findChildren(Press):  # a click leaves the keyboard where it is: Space goes on playing
            if press.focusPolicy() is Qt.FocusPolicy.StrongFocus:
                press.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, some ways are left to the keys: nothing that stays is squeezed."""
        layout = self.layout()
        assert layout is not None
        spared = [[self._ways[name] for name in names] for names in _SPARED] + [self._seekers]
        for count in range(len(spared) + 1):
            for place, buttons in enumerate(spared):
                for button in buttons:
                    button.setVisible(place >= count)
            if layout.sizeHint().width() <= self.width():
                break
        super().resizeEvent(event)

    def _way(self, name: str) -> IconButton:
        icon, key = _WAYS[name]
        button = IconButton(self.look, icon, self.look.words(f"replay.deck.{name}"), self, size=40)
        button.explain(self.look.words("shell.common.key_hint", what=button.text_shown, key=_key(self.look, key)))
        button.acted.connect(lambda: self.went.emit(name))
        self._ways[name] = button
        return button

    def _seeker(self, icon: str, by: int) -> IconButton:
        words, key = self.look.words, "N" if by > 0 else "Shift+N"
        button = IconButton(self.look, icon, words(f"replay.deck.mark_{'on' if by > 0 else 'back'}"), self, size=32)
        button.explain(words("shell.common.key_hint", what=button.text_shown, key=_key(self.look, key)))
        button.acted.connect(lambda: self.sought.emit(self.kinds.value, by))
        return button

    def follow(self, *, plays: bool) -> None:
        session, words = self._session, self.look.words
        self.play.show_playing(plays, words("replay.deck.pause" if plays else "replay.deck.play"))
        turn = session.turns[session.turn] if session.turns else None
        number = turn.number if turn is not None and session.lines else 0
        last = session.turns[-1].number if session.turns else 0
        self._where.say(
            str(number),
            words("replay.deck.turn", n=last),
            words("replay.deck.action", n=session.lines, most=session.length),
        )


def _times(speed: float) -> str:
    return "½" if speed == 0.5 else str(round(speed))


def _key(style: Style, key: str) -> str:
    """As it is printed on keys."""
    return key.replace("Left", "←").replace("Right", "→")


class _Where(QWidget):
    """The turn in large figures, and beside it how many there are and which action it is."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._number = self._turn = self._action = ""

    def say(self, number: str, turn: str, action: str) -> None:
        if (number, turn, action) != (self._number, self._turn, self._action):
            wider = len(number) != len(self._number) or len(action) != len(self._action)
            self._number, self._turn, self._action = number, turn, action
            self.setAccessibleName(aloud(self.look, f"{number} {turn}, {action}"))
            if wider:
                self.updateGeometry()
            self.update()

    def _widths(self) -> tuple[float, float]:
        metrics = self.look.metrics("text", 14)
        beside = max(metrics.horizontalAdvance(self._turn), metrics.horizontalAdvance(self._action))
        return self.look.metrics("name", 30).horizontalAdvance(self._number), beside

    def sizeHint(self) -> QSize:
        number, beside = self._widths()
        return QSize(round(number + beside + self.look.scaled(12)) + 2, self.look.px(52))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        number, beside = self._widths()
        left, middle, half = Qt.AlignmentFlag.AlignLeft, self.height() / 2, style.scaled(19)
        place = QRectF(0, 0, number, self.height())
        lettering(painter, place, self._number, style.font("name", 30), room.accent, left)
        x = number + style.scaled(10)
        font = style.font("text", 14)
        lettering(painter, QRectF(x, middle - half, beside, half), self._turn, font, room.text2, left)
        lettering(painter, QRectF(x, middle, beside, half), self._action, font, room.text2, left)


class _Play(Press):
    """The large round one."""

    def __init__(self, style: Style, text: str, parent: QWidget) -> None:
        super().__init__(style, text, parent)
        self._plays = False

    def show_playing(self, plays: bool, name: str) -> None:
        if name != self.text_shown or plays is not self._plays:
            self._plays, self.text_shown = plays, name
            self.setAccessibleName(name)
            self.explain(
                self.look.words("shell.common.key_hint", what=name, key=self.look.words("shell.keys.key_space"))
            )
            self.update()

    def sizeHint(self) -> QSize:
        side = self.look.px(60)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        face = self.face
        reach = min(face.width(), face.height()) / 2
        path = disc(face.center().x(), face.center().y(), reach)
        shadow(painter, path, BUTTON, style.unit, dark=style.room.dark)
        ink(painter, path, CREAM, style.scaled(2), depth=style.scaled(3))
        if self.touch.focused:
            states.focus(painter, style, path)
        half = reach * (0.46 if self.touch.pressed else 0.5)
        nudge = 0 if self._plays else half * 0.12
        place = QRectF(face.center().x() - half + nudge, face.center().y() - half, 2 * half, 2 * half)
        mono(painter, "pause" if self._plays else "play", place, INK)
