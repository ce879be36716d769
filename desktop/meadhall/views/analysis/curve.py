"""The chances of all seats, stacked to certainty: each band in the colour and the pattern of its player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.analysis.told import Told
from meadhall.views.look import states
from meadhall.views.look.icons import inked
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.patterns import pattern
from meadhall.views.look.players.heraldry import badge, banner
from meadhall.views.look.shapes import line, of_rect, polygon
from meadhall.views.look.style import Style, painted_pixmap, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import veil
from meadhall.views.text.chances import percent

_LEFT, _TOP, _BOTTOM, _RESULT = 58, 44, 30, 132  # measures around the curves; the results at their right
_NUMERAL = 16
_PLATE_WIDE, _PLATE_HIGH, _BADGE = 58, 26, 12
_APART, _ASIDE = 6, 8  # between two numerals, and from the right edge, beside which the results have their heading
_FIRST = [0.02 * step for step in range(16)]  # where chances are written into the bands, as far as lines can be from it
_LATER = sorted((0.4 + 0.02 * step for step in range(22)), key=lambda share: abs(share - 0.66))
_RIGHT, _CENTRE, _AT_LEFT = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignLeft


def pattern_of(seat_colour: int) -> int:
    """No two players of a table have the same; none is plain."""
    return 1 + seat_colour % 5


class ChanceCurve(QWidget):
    chosen = Signal(int)  # the number of a decision, from 0

    def __init__(self, style: Style, told: Told) -> None:
        super().__init__()
        self.look, self._told = style, told
        self._chosen = 0
        self._still: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        steps, words = told.analysis.steps, told.words
        said = [
            words(
                "analysis.chances.spoken",
                who=told.names[seat],
                first=percent(steps[0].chances[seat]),
                last=percent(steps[-1].chances[seat]),
            )
            for seat in told.ranks
        ]
        self.setAccessibleName("; ".join(said))

    def choose(self, number: int) -> None:
        if number != self._chosen:
            self._chosen = number
            self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(500), self.look.px(220))

    # Where things are

    @property
    def area(self) -> QRectF:
        style = self.look
        left, top = style.scaled(_LEFT), style.scaled(_TOP)
        width = self.width() - left - style.scaled(_RESULT)
        return QRectF(left, top, width, self.height() - top - style.scaled(_BOTTOM))

    def _x(self, at: float) -> float:
        area = self.area
        return area.left() + area.width() * at / max(1, len(self._told.table.entries))

    def bounds(self) -> list[list[tuple[float, float]]]:
        """By rank: the upper edge of each band, from left to right, in shares of the whole."""
        edges: list[list[tuple[float, float]]] = [[] for _ in self._told.ranks]
        steps = self._told.analysis.steps
        for number, step in enumerate(steps):
            at = 0.0 if number == 0 else float(step.line)
            height = 0.0
            for rank, seat in enumerate(self._told.ranks):
                height += step.chances[seat]
                edges[rank].append((at, height))
        return edges

    def _middles(self) -> list[QPointF]:
        """Of the numerals: above their lines, aside where two would cover each other."""
        style = self.look
        y, found = style.scaled(_TOP - _NUMERAL - 6), list[QPointF]()
        for decision in self._told.analysis.decisions:
            x = self._x(decision.line)
            if found:
                x = max(x, found[-1].x() + style.scaled(2 * _NUMERAL + _APART))
            found.append(QPointF(x, y))
        most = self.area.right() - style.scaled(_ASIDE)
        for middle in reversed(found):
            middle.setX(min(middle.x(), most))
            most = middle.x() - style.scaled(2 * _NUMERAL + _APART)
        return found

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        size = self.size() * dpr
        if self._still is None or self._still.size() != size:
            self._still = painted_pixmap(self.width(), self.height(), self._paint_still, dpr)
        painter = QPainter(self)
        smooth(painter)
        painter.drawPixmap(0, 0, self._still)
        self._paint_lines(painter)
        self._paint_chances(painter, self.area)
        self._paint_numerals(painter)

    def _paint_still(self, painter: QPainter) -> None:
        smooth(painter)
        area = self.area
        painter.fillRect(area, veil(self.look.room.line, 0.35))
        self._paint_bands(painter, area)
        self._paint_axes(painter, area)
        self._paint_rounds(painter, area)
        stroke(painter, of_rect(area), INK, self.look.scaled(2.4))
        self._paint_result(painter, area)

    def _point(self, area: QRectF, at: float, share: float) -> QPointF:
        return QPointF(self._x(at), area.bottom() - area.height() * min(share, 1.0))

    def _paint_bands(self, painter: QPainter, area: QRectF) -> None:
        style, told = self.look, self._told
        below = [(at, 0.0) for at, _ in self.bounds()[0]]
        for seat, edge in zip(told.ranks, self.bounds(), strict=True):
            upper = [self._point(area, *point) for point in edge]
            lower = [self._point(area, *point) for point in reversed(below)]
            band = polygon([(point.x(), point.y()) for point in (*upper, *lower)])
            painter.fillPath(band, told.player(seat).base)
            pattern(painter, band, pattern_of(told.colours[seat]), style.unit)
            texture(painter, band, "paper", 0.12, style.unit)
            rim = QPainterPath(upper[0])
            for point in upper[1:]:
                rim.lineTo(point)
            stroke(painter, rim, INK, style.scaled(2.4))
            below = edge

    def _paint_axes(self, painter: QPainter, area: QRectF) -> None:
        style, room = self.look, self.look.room
        font = style.font("medium", 14)
        for quarter in range(5):
            y = area.bottom() - area.height() * quarter / 4
            if 0 < quarter < 4:
                dash = style.scaled(4), style.scaled(5)
                stroke(painter, line((area.left(), y), (area.right(), y)), veil(INK, 0.35), style.scaled(1), dash)
            label = QRectF(0, y - style.scaled(11), area.left() - style.scaled(8), style.scaled(22))
            lettering(
                painter, label, self._told.words("analysis.chances.percent", n=25 * quarter), font, room.text3, _RIGHT
            )

    def _paint_rounds(self, painter: QPainter, area: QRectF) -> None:
        """Where each begins, and its name in the middle below, as long as there is room."""
        style, room, told = self.look, self.look.room, self._told
        begins: dict[int, float] = {}
        for step in told.analysis.steps[:-1]:
            begins.setdefault(step.round, step.line)
        spans = list(zip(begins, begins.values(), [*list(begins.values())[1:], len(told.table.entries)], strict=True))
        font, metrics = style.font("medium", 14), style.metrics("medium", 14)
        taken = area.left() - style.scaled(20)
        for number, first, end in spans:
            if first:
                x = self._x(first)
                stroke(painter, line((x, area.top()), (x, area.bottom())), veil(INK, 0.4), style.scaled(1.2))
            if number < 1:
                continue
            name = told.round_name(number)
            wide, middle = metrics.horizontalAdvance(name), (self._x(first) + self._x(end)) / 2
            if middle - wide / 2 > taken + style.scaled(14):
                place = QRectF(middle - wide, area.bottom() + style.scaled(6), 2 * wide, style.scaled(20))
                lettering(painter, place, name, font, room.text3, _CENTRE)
                taken = middle + wide / 2

    def _paint_chances(self, painter: QPainter, area: QRectF) -> None:
        style, told = self.look, self._told
        wide, high = style.scaled(_PLATE_WIDE), max(style.scaled(_PLATE_HIGH), 18)
        radius = style.scaled(_BADGE)
        for share in (self._free(_FIRST), self._free(_LATER)):
            at = share * len(told.table.entries)
            below = 0.0
            for seat, chance in zip(told.ranks, self._chances_at(at), strict=True):
                middle = self._point(area, at, below + chance / 2)
                below += chance
                if chance * area.height() < high + style.scaled(6):
                    continue
                left = middle.x() - self._plate / 2
                badge(painter, told.player(seat), QPointF(left + radius, middle.y()), radius)
                plate = QRectF(left + 2.4 * radius, middle.y() - high / 2, wide, high)
                painter.fillPath(of_rect(plate, style.scaled(6)), veil(CREAM, 0.95))
                stroke(painter, of_rect(plate, style.scaled(6)), INK, style.scaled(1.4))
                text = told.words("analysis.chances.percent", n=percent(chance))
                lettering(painter, plate, text, style.font("name", 17), INK)

    @property
    def _plate(self) -> float:
        """How wide a chance is written, with its badge."""
        return self.look.scaled(_PLATE_WIDE) + 2.4 * self.look.scaled(_BADGE)

    def _free(self, shares: Sequence[float]) -> float:
        """The first of these shares of the way where a chance touches no line of a decision and no edge; or else that
        which is farthest from them."""
        total, half = max(1, len(self._told.table.entries)), self._plate / 2
        edges = self.area.left(), self.area.right(), *(self._x(one.line) for one in self._told.analysis.decisions)
        away = [min(abs(self._x(share * total) - edge) for edge in edges) for share in shares]
        return next(
            (share for share, far in zip(shares, away, strict=True) if far >= half + self.look.scaled(_ASIDE)),
            shares[away.index(max(away))],
        )

    def _chances_at(self, at: float) -> Sequence[float]:
        """By rank, as the bands are drawn there."""
        steps = self._told.analysis.steps
        after = next((number for number, step in enumerate(steps) if step.line > at and number), len(steps) - 1)
        one, two = steps[after - 1], steps[after]
        begin = 0 if after == 1 else one.line
        share = (at - begin) / max(1, two.line - begin)
        mixed = [a + (b - a) * share for a, b in zip(one.chances, two.chances, strict=True)]
        return [mixed[seat] for seat in self._told.ranks]

    def _paint_lines(self, painter: QPainter) -> None:
        style, area = self.look, self.area
        for decision, middle in zip(self._told.analysis.decisions, self._middles(), strict=True):
            x = self._x(decision.line)
            way = line((middle.x(), middle.y()), (x, area.top()), (x, area.bottom()))
            stroke(painter, way, CREAM, style.scaled(4.4))
            stroke(painter, way, INK, style.scaled(1.8))

    def _paint_numerals(self, painter: QPainter) -> None:
        style = self.look
        for number, middle in enumerate(self._middles()):
            states.numeral(painter, style, middle, number + 1, _NUMERAL)
            if number == self._chosen:
                ring = QRectF(0, 0, 2 * style.scaled(_NUMERAL + 3), 2 * style.scaled(_NUMERAL + 3))
                ring.moveCenter(middle)
                stroke(painter, of_rect(ring, ring.width() / 2), style.room.gold, style.scaled(3))

    def _paint_result(self, painter: QPainter, area: QRectF) -> None:
        """Banners with points at the right, the winners crowned."""
        style, room, told = self.look, self.look.room, self._told
        result = told.table.state.result
        assert result is not None
        left = area.right() + style.scaled(20)
        head = QRectF(left, 0, style.scaled(_RESULT - 20), style.scaled(_TOP - 8))
        lettering(painter, head, told.words("analysis.chances.result"), style.font("medium", 15), room.text3, _AT_LEFT)
        step = (area.height() + style.scaled(10)) / len(told.ranks)
        wide = min(style.scaled(32), step * 0.5)
        for place, seat in enumerate(told.ranks):
            top = area.top() + place * step
            cloth = QRectF(left, top, wide, min(wide * 1.5, step * 0.86))
            banner(painter, told.player(seat), cloth)
            font = style.font("name", 24)
            text = str(result.points[seat]).replace("-", "−")
            wins = seat in result.winners
            row = QRectF(left + wide + style.scaled(12), top, style.scaled(50), cloth.height())
            lettering(painter, row, text, font, room.accent if wins else room.text, _AT_LEFT)
            if wins:
                size = min(style.scaled(24), cloth.height())
                x = row.left() + style.metrics("name", 24).horizontalAdvance(text) + style.scaled(6)
                inked(painter, "glory", QRectF(x, cloth.center().y() - size / 2, size, size))

    # Choosing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        reach = self.look.scaled(_NUMERAL + 4)
        for number, middle in enumerate(self._middles()):
            away = event.position() - middle
            if away.x() ** 2 + away.y() ** 2 <= reach**2:
                self.chosen.emit(number)
                return
        super().mousePressEvent(event)
