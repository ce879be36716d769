"""Home: the beam, the shelf with the four boxes, and below them what one may go on with."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.languages import languages
from meadhall.lessons.listing import lesson_ids
from meadhall.views.look import chrome
from meadhall.views.look.covers import DEPTH, HEIGHT, WIDTH, box_margin
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.shell.beam import Beam, BeamButton, Logo, beam_text
from meadhall.views.shell.guide import Guide, Page, Place
from meadhall.views.shell.hearth.boxes import SHELF, Box, Caption
from meadhall.views.shell.hearth.home_cards import ContinueCard, DoorRow, LearnCard
from meadhall.views.text import Facts, facts
from meadhall.views.widgets import IconButton, Label, words_of
from meadhall.views.widgets.panel import MARGIN

if TYPE_CHECKING:
    from meadhall.views.shell.hearth.trophy import HungTrophy

_MOST_TONGUES = 5  # that the beam has room for
_EDGE = 60  # left and right of everything
_ROOM_FOR_TAGLINE = 1480
_AROUND_HORN, _AROUND_TOOL, _AROUND_SIGN = 9, 3, 12  # what lies around that which is seen of them
_CAPTION, _PLANK, _STANDS = 104, 40, 8  # heights; boxes stand a little above the plank's edge
_WIDEST = 2200
_HANGS = 400  # ms after the first painting: only then the disk is asked who has won
_TIGHT = 900  # below so many measures of height things draw together


class Plan(NamedTuple):
    """Where everything stands, in measures of the design."""

    width: float
    height: float

    @property
    def is_tight(self) -> bool:
        return self.height < _TIGHT

    @property
    def beam(self) -> float:
        return 108 if self.is_tight else 132

    @property
    def left(self) -> float:
        """Very wide windows leave the sides to the wall."""
        return max(_EDGE, (self.width - _WIDEST) / 2)

    @property
    def step(self) -> float:
        """From one box to the next."""
        return (self.width - 2 * self.left + 8) / 4

    @property
    def cards(self) -> QRectF:
        """The row of cards at the bottom."""
        height = 200 if self.is_tight else 212
        return QRectF(self.left, self.height - height - 30, self.width - 2 * self.left, height)

    @property
    def captions(self) -> QRectF:
        """Right under the shelf; the first of four. They end where the boxes end."""
        wide = self.box * (1 + DEPTH / WIDTH) + _AROUND_SIGN
        return QRectF(self.left, self.plank.bottom() + 16, wide, _CAPTION)

    @property
    def _shelf(self) -> tuple[float, float]:
        """Between which heights a box can stand, if the captions still have their place below the plank."""
        foot = self.cards.top() - (16 if self.is_tight else 26) - _CAPTION - 16 - _PLANK
        return self.beam + (16 if self.is_tight else 30), foot - _STANDS

    @property
    def box(self) -> float:
        """The width of a front: as large as height and width allow."""
        top, foot = self._shelf
        return min((foot - top) * WIDTH / HEIGHT, self.step - 76)

    @property
    def plank(self) -> QRectF:
        """What height is left over goes half above the boxes, half below the captions."""
        top, foot = self._shelf
        spare = foot - top - self.box * HEIGHT / WIDTH
        return QRectF(0, foot + _STANDS - spare / 2, self.width, _PLANK)


class Tagline(Label):
    """With all the room that is left on the beam."""

    def __init__(self, style: Style, beam: Beam) -> None:
        super().__init__(style, words_of(style)("shell.home.tagline"), "text", 24, beam, colour=beam_text(style))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)


class HomePage(Page):
    def __init__(self, guide: Guide, style: Style) -> None:
        super().__init__(guide, style)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing need be painted below its wall
        self._beam = self._make_beam()
        self._facts = [facts(game_id, words_of(style)) for game_id in SHELF]
        self._boxes: list[Box] = []
        self._captions = [self._make_caption(*game) for game in zip(SHELF, self._facts, strict=True)]
        self._continue = ContinueCard(guide, style, self)
        self._learn = LearnCard(guide, style, self)
        self._doors = self._make_doors()
        self._trophies: dict[str, HungTrophy] = {}
        self._hanging: QTimer | None = None

    def _make_beam(self) -> Beam:
        style, words, settings = self.look, words_of(self.look), self.guide.settings
        beam = Beam(style, 132, carved=True, parent=self)
        row = beam.row
        row.addWidget(Logo(style, beam))
        row.addSpacing(style.px(28))
        self._tagline = Tagline(style, beam)
        row.addWidget(self._tagline, 1)
        row.addStretch()
        self._add_tongues(beam)
        row.addSpacing(style.px(20))
        other_room = ("light", "sun", "day") if style.room.dark else ("dark", "sleep", "night")
        room, icon, name = other_room
        self._tool(beam, icon, words(f"shell.home.{name}")).acted.connect(lambda: settings.change(room=room))
        about = self._tool(beam, "info", words("shell.home.about"))
        about.acted.connect(lambda: self.guide.go(Place("about")))
        gear = self._tool(beam, "gear", words("shell.home.settings"))
        gear.acted.connect(lambda: self.guide.go(Place("settings")))
        return beam

    def _add_tongues(self, beam: Beam) -> None:
        """Where they are many, they are chosen in the settings."""
        words = words_of(self.look)
        if len(languages()) > _MOST_TONGUES:
            self._tool(beam, "globe", words("shell.settings.language")).acted.connect(
                lambda: self.guide.go(Place("settings"))
            )
            return
        for code, language in languages().items():
            button = BeamButton(self.look, language.name, beam, short=language.short)
            button.setCheckable(True)
            button.setChecked(code == words.language)
            button.acted.connect(lambda code=code: self.guide.settings.change(language=code))
            beam.row.addWidget(button)

    def _tool(self, beam: Beam, icon: str, name: str) -> BeamButton:
        button = BeamButton(self.look, name, beam, icon=icon)
        beam.row.addWidget(button)
        return button

    def _make_caption(self, game_id: str, about: Facts) -> Caption:
        caption = Caption(self.look, about, self)
        caption.lessons.acted.connect(lambda: self.guide.go(Place("learn", game_id)))
        return caption

    @property
    def gives_way(self) -> QWidget:
        return self._tagline

    def lessons_of(self, game_id: str) -> IconButton:
        return self._captions[SHELF.index(game_id)].lessons

    def _make_doors(self) -> list[DoorRow]:
        return [self._make_door(*door) for door in (("hall", "trophy"), ("rules", "book"), ("settings", "gear"))]

    def _make_door(self, name: str, icon: str) -> DoorRow:
        words, leads_to = self.look.words, "almanac" if name == "rules" else name
        door = DoorRow(self.look, icon, words(f"shell.home.{name}"), words(f"shell.home.{name}_about"), self)
        door.acted.connect(lambda: self.guide.go(Place(leads_to)))
        return door

    @property
    def _plan(self) -> Plan:
        return Plan(self.width() / self.look.unit, self.height() / self.look.unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        plan, px = self._plan, self.look.px
        self._beam.setFixedHeight(px(plan.beam))
        self._tagline.setVisible(plan.width >= _ROOM_FOR_TAGLINE)
        self._beam.setGeometry(0, 0, self.width(), px(plan.beam))
        sides = px(plan.left - _AROUND_HORN), px(plan.left - _AROUND_TOOL)
        self._beam.row.setContentsMargins(sides[0], 0, sides[1], self._beam.row.contentsMargins().bottom())
        self._put_boxes(plan)
        for at, caption in enumerate(self._captions):
            place = plan.captions.translated(at * plan.step, 0)
            place.setWidth(min(max(place.width(), caption.least / self.look.unit), plan.step - 24))
            caption.setGeometry(_pixels(self.look, place))
        self._put_trophies(plan)
        self._put_cards(plan)

    def hang_trophies(self) -> None:
        """Below each box: who has won that game last."""
        from meadhall.chronicle.trophies import trophies
        from meadhall.views.shell.hearth.trophy import HungTrophy

        hung = {
            game: HungTrophy(self.look, trophy, self)
            for game, trophy in trophies(self.guide.library.index).items()
            if game in SHELF
        }
        self._trophies = hung
        for one in hung.values():
            one.show()
        self._put_trophies(self._plan)

    def _put_trophies(self, plan: Plan) -> None:
        """On the plank, below the left edge of the box."""
        plank = _pixels(self.look, plan.plank)
        for game, trophy in self._trophies.items():
            left = self.look.px(plan.left + SHELF.index(game) * plan.step)
            trophy.move(left, plank.center().y() - trophy.height() // 2)

    def _put_boxes(self, plan: Plan) -> None:
        style = self.look
        front = style.scaled(plan.box)
        if not self._boxes or abs(self._boxes[0].front.width() - front) > 0.5:
            self._make_boxes(front)
        for at, box in enumerate(self._boxes):
            foot = QPoint(style.px(plan.left + at * plan.step), style.px(plan.plank.top() - _STANDS))
            box.move(foot.x() - round(box_margin(front)), foot.y() - round(box.front.bottom()))

    def _make_boxes(self, front: float) -> None:
        for box in self._boxes:
            box.setParent(None)
            box.deleteLater()
        self._boxes = []
        order: list[QWidget] = [self._beam.findChildren(BeamButton)[-1]]
        for game_id, about, caption in zip(SHELF, self._facts, self._captions, strict=True):
            learner, of = self.guide.learners.now, len(lesson_ids(game_id))
            box = Box(self.look, game_id, about, front, self, learner.done_of(game_id) if learner else 0, of)
            box.acted.connect(lambda game_id=game_id: self.guide.set_up(game_id))
            box.show()
            self._boxes.append(box)
            order += [box, caption.lessons]
        for one, other in pairwise([*order, self._continue.first]):
            QWidget.setTabOrder(one, other)

    def _put_cards(self, plan: Plan) -> None:
        row = plan.cards
        gap = 24
        doors = max(264.0, row.width() * 0.185)
        learn = max(320.0, row.width() * 0.29)
        first = row.width() - doors - learn - 2 * gap
        self._continue.lay_out(first, row.height())
        self._learn.lay_out(row.height())
        self._put_panel(self._continue, QRectF(row.left(), row.top(), first, row.height()))
        self._put_panel(self._learn, QRectF(row.left() + first + gap, row.top(), learn, row.height()))
        left = row.right() - doors
        pitch = (row.height() + 10) / 3
        for at, door in enumerate(self._doors):
            self._put_panel(door, QRectF(left, row.top() + at * pitch, doors, pitch - 10))

    def _put_panel(self, panel: QWidget, place: QRectF) -> None:
        """The place is that of the sheet; around it lies the margin for its shadow."""
        margin = self.look.px(MARGIN)
        panel.setGeometry(_pixels(self.look, place).adjusted(-margin, -margin, margin, margin))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._hanging is None:
            self._hanging = QTimer(self, singleShot=True, interval=_HANGS)
            self._hanging.timeout.connect(self.hang_trophies)
            self._hanging.start()
        if event.rect().contains(self.rect()):  # at first, and at each step of a resize: nobody would ask again
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.look.room.wall)
            smooth(painter)
            self._paint(painter)
            return
        style = self.look
        key = ("home", style.room.name, style.unit)
        size, dpr = QRectF(self.rect()).size(), self.devicePixelRatioF()
        picture = style.pixmap(key, size, self._paint, dpr, ground=style.room.wall)
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        style, plan = self.look, self._plan
        whole = QRectF(self.rect())
        chrome.hall_wall(painter, style, whole)
        plank = _scaled(style, plan.plank)
        below = QRectF(0, plank.bottom(), whole.width(), whole.bottom() - plank.bottom())
        painter.fillRect(below, veil(style.room.bg, 0.5))
        floor = _scaled(style, plan.cards).top() - style.scaled(26)
        painter.fillRect(QRectF(0, floor, whole.width(), whole.bottom() - floor), veil(style.room.bg, 0.55))
        chrome.plank(painter, style, plank)


def _scaled(style: Style, rect: QRectF) -> QRectF:
    unit = style.unit
    return QRectF(rect.left() * unit, rect.top() * unit, rect.width() * unit, rect.height() * unit)


def _pixels(style: Style, rect: QRectF) -> QRect:
    return _scaled(style, rect).toRect()
