"""The table page with the raven's card over it: what it points at, and where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtWidgets import QWidget

from meadhall.lessons import Ask, Beat, Do, Play, Run, Tell, Watch
from meadhall.lessons.matching import fits
from meadhall.models.learning.lesson_session import LessonSession
from meadhall.views.lessons.callout import WIDTHS, Callout, Said
from meadhall.views.lessons.veil import Veil
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style
from meadhall.views.shell.guide import Guide
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.placing import covers, place
from meadhall.views.table.targets import Targets
from meadhall.views.widgets import Press

_DIM = {Tell: 0.6, Ask: 0.38, Watch: 0.3, Do: 0.34}
_EDGE = 14  # of the page, in measures, that stays free
_NEAR = 110  # measures around what is pointed at
_FAR = 240  # measures from the card: too far for its tail in play
_INSIDE = 5  # pixels: so far the tail reaches into what it points at
_OUT_OF_THE_WAY = (560, 340, 280)  # measures: the width of the card, and what it may be where there is less room


class CardPage(TablePage):
    def __init__(self, guide: Guide, style: Style, session: LessonSession) -> None:
        self._lesson = session
        self._run = session.run
        self._card: Callout | None = None
        self._where = QRect()
        guest = "" if guide.learners.now else style.words("shell.setup.guest_1")
        session.call(lambda bot: style.words(f"people.{bot}.called"), guest)  # the page may be made anew, otherwise
        super().__init__(guide, style, session)
        self._veil = Veil(style, self)
        self._card = Callout(style, self)
        self._targets = Targets(style, self, self._board)
        self._board.moved.connect(self._look_again)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._lay_out_card)

    @property
    def beat(self) -> Beat:
        return self._run.beat

    @property
    def run(self) -> Run:
        return self._run

    @property
    def targets(self) -> Targets:
        return self._targets

    @property
    def card(self) -> Callout:
        assert self._card is not None
        return self._card

    def _said(self) -> Said:
        """What the card says now."""
        raise NotImplementedError

    @property
    def _is_small(self) -> bool:
        """Whether it is out of the way of what one does."""
        raise NotImplementedError

    def _look_again(self) -> None:
        """The board has been moved under the card."""
        if self._card is not None and not self._is_small:
            self._again.start()

    def _lay_out_card(self) -> None:
        card = self.card
        rings = [path for name in self.pointed for path in self._targets.paths(name)]
        tip = rings[0].boundingRect() if rings else QRectF()
        rect = self._small_place() if self._is_small else self._large_place(tip)
        card.setGeometry(rect)
        holes = (
            [] if not isinstance(self.beat, Ask) or not self.beat.spots else [of_rect(QRectF(self._board.geometry()))]
        )
        dim = 0.0 if self._is_small or not (rings or holes) else _DIM.get(type(self.beat), 0.0)
        point = self._tail(tip, QRectF(rect)) if rings and not self._is_small else None
        self._veil.setGeometry(self.rect())
        self._veil.show_beat(dim, [] if self._is_small else rings, holes, QRectF(rect), point)
        self._veil.show()
        self._veil.raise_()
        card.raise_()

    def _tail(self, tip: QRectF, paper: QRectF) -> QPointF | None:
        """Where it ends. In play, where the card keeps off the board, it would lie over too much if it were long."""
        end, far = _towards(tip, paper), self.look.px(_FAR)
        is_far = not paper.adjusted(-far, -far, far, far).contains(end)
        return None if is_far and isinstance(self.beat, Play) else end

    @property
    def pointed(self) -> list[str]:
        """What the beat points at now, by the names of lessons: where one has acted, nothing any more."""
        if (self._run.reached and not isinstance(self.beat, Watch | Ask)) or self._lesson.is_lost:
            return []
        return [*self._run.ring, *(self._run.found if isinstance(self.beat, Ask) else ())]

    def _small_place(self) -> QRect:
        """At the upper edge of the board; else where it covers nothing that may be chosen, or nothing of a dialog.
        Where there is no such place in a dialog, nowhere."""
        covering = self._layers.covering
        if covering is None:
            self._where = self._place_in_play()
            return self._where
        there = [widget for widget in covering.findChildren(QWidget) if widget.isVisible()]
        telling = [widget for widget in there if isinstance(widget, Press) or not _has_parts(widget)]
        for widgets in (there, telling):  # if need be over the ground on which cards lie
            spared = [_on(self, widget) for widget in widgets]
            for is_small in (False, True):  # it says as much as there is room for
                self.card.say(replace(self._said(), is_small=is_small, is_bare=True))
                found = self._clear_place(self.rect(), spared)
                if not covers(found, spared):
                    return found
        return QRect()

    def _clear_place(self, room: QRect, spared: Sequence[QRect]) -> QRect:
        edge = self.look.px(8)
        inside = room.adjusted(edge, edge, -edge, -edge)
        found = QRect()
        for width in _OUT_OF_THE_WAY:
            size, above = self.card.size_at(width), QPoint(room.center().x(), room.top())
            usual = QRect(QPoint(above.x() - size.width() // 2, inside.top()), size)
            if not covers(usual, spared):
                return usual
            for better_free in (self._told_around(), ()):
                found = place(size, inside, spared, better_free, above, QRect())
                if not covers(found, spared):
                    return found
        return found

    def _told_around(self) -> list[QRect]:
        """Who plays here, and what is written over the table and beside it: one may want to read it under a dialog."""
        panels = [rect for seat in range(len(self._session.seats)) for rect in self._targets.rects(f"panel:{seat}")]
        return [*panels, self._frames.bar, self._frames.side]

    def _place_in_play(self) -> QRect:
        """By the upper edge of the board, if nothing can be chosen there; else where the least is to be seen."""
        frames, edge = self._frames, self.look.px(8)
        room = self.rect().adjusted(edge, frames.bar.bottom() + edge, -edge, -edge)
        chosen_from = [rect for spot in self._may_be_chosen() for rect in self._targets.rects(spot)]
        aim = QPoint(frames.board.center().x(), frames.board.top())
        size = self.card.size_at(_OUT_OF_THE_WAY[0])
        better_free = [*self._on_board(), *self._told_around(), frames.tray]
        spared = [*chosen_from, *self._spared(), frames.prompt, frames.side]
        return place(size, room, spared, better_free, aim, self._where)

    def _on_board(self) -> list[QRect]:
        """Land, places, and what stands there."""
        return [rect for spot in self._board.spots for rect in self._targets.rects(spot)]

    def _may_be_chosen(self) -> list[str]:
        """Now, or as the next step of what can be begun now: whoever is carrying something finds no card in the way."""
        targets = self._board.targets
        if not targets or not self._lesson.may_act:
            return targets
        ways = (self._board.board.ways_of(action, self._session.view) for action in self._session.options())
        return [*dict.fromkeys((*targets, *(spot for some in ways for way in some for spot in way)))]

    def _large_place(self, tip: QRectF) -> QRect:
        edge = self.look.px(_EDGE)
        room = self.rect().adjusted(edge, self._frames.bar.bottom() + edge, -edge, -edge)
        spared, better_free = self._spared(), self._better_free()
        open_ = [*self._asked_spots(), *self._tried_spots()]
        asked = [rect for spot in open_ for rect in self._targets.rects(spot)]
        found = QRect()
        for width in WIDTHS:
            size = self.card.size_at(width)
            aim = tip.center().toPoint() if not tip.isEmpty() else None
            found = place(size, room, [*spared, *asked], better_free, aim, self._where)
            if not covers(found, spared):
                break
        self._where = found
        return found

    @property
    def is_clear(self) -> bool:
        """Whether the card covers nothing that it points at, and nothing by which this beat is finished."""
        if self._card is None or not self._card.isVisible() or self._layers.covering is not None:
            return True
        return not covers(self._card.geometry(), self._spared())

    def _spared(self) -> list[QRect]:
        """What is pointed at, and wherever this beat can be finished."""
        beat, names = self.beat, list(self.pointed)
        if isinstance(beat, Ask) and not self._run.reached:
            names += self._run.spots(beat.spots)
        if isinstance(beat, Do) and not self._run.reached:
            names += self._goal_spots(beat)
        gap = self.look.px(10)
        rects = (rect for name in dict.fromkeys(names) for rect in self._targets.rects(name))
        return [rect.adjusted(-gap, -gap, gap, gap) for rect in rects]

    def _goal_spots(self, beat: Do) -> list[str]:
        view, board = self._session.view, self._board.board
        self._run.spots(())  # places are named as they lie now
        leading = (
            action
            for action in self._session.options()
            if any(goal.do and fits(self._run.stage, goal, action) for goal in beat.goal)
        )
        return [spot for action in leading for way in board.ways_of(action, view) for spot in way]

    def _better_free(self) -> list[QRect]:
        """What stands around what is pointed at, and what one may have to press or to read meanwhile."""
        near = self.look.px(_NEAR)
        around = [
            rect.adjusted(-near, -near, near, near) for name in self.pointed for rect in self._targets.rects(name)
        ]
        return [*around, *self._in_use()]

    def _in_use(self) -> list[QRect]:
        if not self._lesson.may_act:
            return []
        frames = self._frames
        if isinstance(self.beat, Play):
            return [frames.prompt, frames.tray, *self._told_around(), *self._on_board()]
        if not isinstance(self.beat, Do):
            return [frames.prompt]
        return [frames.prompt, frames.side, frames.tray]

    def _tried_spots(self) -> list[str]:
        """Where something may be done now, be it what the beat asks for or not."""
        is_deed = isinstance(self.beat, Do) and self._lesson.may_act
        return list(self._board.targets) if is_deed else []

    def _asked_spots(self) -> list[str]:
        """Right or not."""
        beat, run = self.beat, self._run
        if not isinstance(beat, Ask) or not beat.spots or run.reached:
            return []
        among = set(run.spots(beat.among))
        kinds = {spot.partition(":")[0] for spot in run.spots(beat.spots)}
        asked = (spot for spot in self._board.spots if (spot in among if among else spot.partition(":")[0] in kinds))
        return [spot for spot in asked if spot not in run.found]


def _has_parts(widget: QWidget) -> bool:
    """Whether others stand on it: then it is but the ground under them."""
    parts = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return any(part.isVisible() for part in parts)


def _on(page: QWidget, widget: QWidget) -> QRect:
    return widget.rect().translated(widget.mapTo(page, QPoint(0, 0)))


def _towards(target: QRectF, paper: QRectF) -> QPointF:
    """Where the tail ends: at the edge of the target that is nearest to the card, a little inside."""
    inside = target.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
    line = paper.center() - target.center()
    shares = [size / 2 / abs(way) for size, way in ((inside.width(), line.x()), (inside.height(), line.y())) if way]
    share = min([1.0, *(share for share in shares if share > 0)])
    return target.center() + line * share
