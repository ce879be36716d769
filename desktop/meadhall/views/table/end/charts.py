"""The pictures of a finished game: bars by source, points by turn, dice against expectation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.faces import face_on_banner
from meadhall.views.look.icons import inked
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import INK, Player
from meadhall.views.look.patterns import PATTERNS, pattern
from meadhall.views.look.players.heraldry import badge, banner
from meadhall.views.look.shapes import line, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import veil
from meadhall.views.table.game import Source
from meadhall.views.table.rails.names import name_lines
from meadhall.views.widgets import words_of

# Eight hues that nobody confuses. From the ninth source on they come again, in another order and a darker pattern.
TONES = tuple(
    QColor(tone) for tone in ("#A9BC4E", "#A8744A", "#D2523F", "#74B8E4", "#F2BC3C", "#B184DC", "#3FA08F", "#F0A3B4")
)
_LOSS, _LOST, _LOST_TEXT = QColor("#E2573F"), QColor("#7A1F14"), QColor("#FFE9DC")
_LOSS_SIZE, _LOSS_GAP = 14, 6
_LIGHT_HATCH, _DARK_HATCH = 0.26, 0.55
_SHIFT = 3  # in the second lap: so the favour of the gods has not the red of monsters
_PLATE = QColor("#FFF6E2")
_ROW, _AXIS = 50, 50  # measures at least: of a player, and of all that lies above and below them
_LONG = 16  # letters
_BADGE, _MARK = 11, 6.5  # measures of radii: of the badge that says whose line it is, and of marks on the line
_LEADER = 14  # measures from where a line ends to the badges
_TIGHT = 0.86  # of the height of its font: a name without what hangs below it
_LEFT, _RIGHT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignCenter


def short(name: str) -> str:
    """For a narrow place: initials for all words but the first."""
    first, *others = name.split() or [name]
    return name if len(name) <= _LONG else " ".join([first, *(f"{word[0]}." for word in others)])


def hue(number: int) -> QColor:
    lap, place = divmod(number, len(TONES))
    return TONES[(place + _SHIFT * lap) % len(TONES)]


def hatching(number: int) -> tuple[int, float]:
    """The pattern of a source, and how dark it is."""
    return number % PATTERNS, _LIGHT_HATCH if number < len(TONES) else _DARK_HATCH


def _dye(painter: QPainter, path: QPainterPath, number: int, unit: float) -> None:
    painter.fillPath(path, hue(number))
    kind, strength = hatching(number)
    pattern(painter, path, kind, unit, strength)


class Bars(QWidget):
    """A stacked bar for each player, in the order of their ranks."""

    def __init__(
        self,
        style: Style,
        sources: Sequence[Source],
        ranks: Sequence[tuple[int, int]],
        names: Sequence[str],
        players: Sequence[Player],
        totals: Sequence[int],
        winners: Sequence[int],
        bots: Sequence[str | None] = (),
    ) -> None:
        """`ranks` are seats with their places, the best first; `bots` are whose faces are shown."""
        super().__init__()
        self.look = style
        self._sources, self._ranks, self._names = sources, ranks, names
        self._players, self._totals, self._winners = players, totals, winners
        self._bots = bots or [None] * len(names)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        said = [f"{names[seat]}: {totals[seat]}" for seat, _ in ranks]
        self.setAccessibleName("; ".join(said))

    def minimumSizeHint(self) -> QSize:
        legend = self._legend()[-1][1] if self._sources else 0.0
        return QSize(self.look.px(420), round(legend) + self.look.px(_ROW * len(self._ranks) + _AXIS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its legend may take more rows now, or fewer."""
        self.updateGeometry()

    def _legend(self) -> list[tuple[float, float, float]]:
        """Where each source stands in it, and how wide: closer together where that saves a row."""
        wide, close = (self._legend_with(gap) for gap in (16, 9))
        return close if close and close[-1][1] < wide[-1][1] else wide

    def _legend_with(self, gap: float) -> list[tuple[float, float, float]]:
        style, font = self.look, self.look.font("medium", 16)
        x, y, places = style.scaled(6), style.scaled(4), list[tuple[float, float, float]]()
        for number, source in enumerate(self._sources, 1):
            gap *= number < len(self._sources)
            width = QFontMetricsF(font).horizontalAdvance(source.title) + style.scaled(28 + gap)
            if x + width > self.width() and x > style.scaled(6):
                x, y = style.scaled(6), y + style.scaled(28)
            places.append((x, y, width))
            x += width
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style = self.look
        legend = self._paint_legend(painter)
        foot = style.scaled(24)
        area = QRectF(
            style.scaled(226), legend, self.width() - style.scaled(226) - self._beside, self.height() - legend - foot
        )
        most = max(*(self._gained(seat) for seat, _ in self._ranks), *self._totals, 10)
        self._paint_axis(painter, area, most)
        step = area.height() / len(self._ranks)
        for number, (seat, place) in enumerate(self._ranks):
            self._paint_player(
                painter, QRectF(area.left(), area.top() + number * step, area.width(), step), seat, place, most
            )

    @property
    def _beside(self) -> float:
        """So much room totals need beside the longest bar, and the crown of who has won."""
        digits = max(self.look.metrics("name", 40).horizontalAdvance(str(total)) for total in self._totals)
        lost = max(self._plate_of_loss(self._lost(seat)) for seat, _ in self._ranks)
        return digits + lost + self.look.scaled(14 + 8 + 34 + 4)

    def _gained(self, seat: int) -> int:
        """Without what was lost again."""
        return sum(max(source.points[seat], 0) for source in self._sources)

    def _lost(self, seat: int) -> int:
        return sum(max(-source.points[seat], 0) for source in self._sources)

    def _paint_legend(self, painter: QPainter) -> float:
        """Returns where it ends."""
        style, room = self.look, self.look.room
        font, y = style.font("medium", 16), style.scaled(4)
        for number, (source, (x, y, width)) in enumerate(zip(self._sources, self._legend(), strict=True)):
            swatch = of_rect(QRectF(x, y + style.scaled(3), style.scaled(20), style.scaled(18)), style.scaled(3))
            self._paint_swatch(painter, swatch, number, source)
            text = QRectF(x + style.scaled(28), y, width, style.scaled(24))
            lettering(painter, text, source.title, font, room.text, _LEFT)
        return y + style.scaled(36)

    def _paint_swatch(self, painter: QPainter, swatch: QPainterPath, number: int, source: Source) -> None:
        style = self.look
        if min(source.points) < 0:
            stroke(painter, swatch, _LOSS, style.scaled(1.8), (style.scaled(4), style.scaled(3)))
            return
        _dye(painter, swatch, number, style.unit)
        stroke(painter, swatch, INK, style.scaled(1.4))

    def _paint_axis(self, painter: QPainter, area: QRectF, most: int) -> None:
        style, room = self.look, self.look.room
        step = next(step for step in (2, 5, 10, 20, 50, 1000) if most <= 8 * step)
        for value in range(0, most + 1, step):
            x = area.left() + area.width() * value / most
            stroke(
                painter, line((x, area.top() - 4), (x, area.bottom())), veil(room.line, 0.7), max(1.0, style.scaled(1))
            )
            label = QRectF(x - style.scaled(20), area.bottom() + style.scaled(2), style.scaled(40), style.scaled(20))
            lettering(painter, label, str(value), style.font("medium", 14), room.text3)

    def _paint_player(self, painter: QPainter, row: QRectF, seat: int, place: int, most: int) -> None:
        style = self.look
        high = min(style.scaled(66), row.height() * 0.72)
        top = row.center().y() - high / 2
        cloth = min(style.scaled(46), high * 0.66)
        hung = QRectF(style.scaled(8), top, cloth, high * 1.08)
        banner(painter, self._players[seat], hung)
        face_on_banner(painter, self._bots[seat], hung, 0.4)
        left = style.scaled(20) + cloth
        self._paint_name(
            painter, QRectF(left, row.top(), row.left() - left - style.scaled(8), row.height()), seat, place
        )
        bar = QRectF(row.left(), top, row.width(), high)
        end = self._paint_bar(painter, bar, seat, most)
        self._paint_total(painter, QRectF(end, top, self._beside, high), seat)

    def _paint_name(self, painter: QPainter, place: QRectF, seat: int, rank: int) -> None:
        """And under it the rank, which stands before it where rows are low."""
        style, room = self.look, self.look.room
        small = style.font("text", 16)
        lines = name_lines(style, self._names[seat], place.width(), 24, 17)
        highs = [QFontMetricsF(fitted.font).height() * _TIGHT for fitted, _ in lines]
        under = QFontMetricsF(small).height()
        if sum(highs) + under > place.height():
            low = f"{rank}. {short(self._names[seat])}"
            lines, under = name_lines(style, low, place.width(), 24, 17), 0.0
            highs = [QFontMetricsF(fitted.font).height() * _TIGHT for fitted, _ in lines]
        part = QRectF(place.left(), place.center().y() - (sum(highs) + under) / 2, place.width(), 0)
        for (fitted, text), high in zip(lines, highs, strict=True):
            part.setHeight(high)
            lettering(painter, part, text, fitted.font, room.text, _LEFT)
            part.translate(0, high)
        if under:
            part.setHeight(under)
            lettering(painter, part, style.words(f"table.end.place.{rank}"), small, room.text2, _LEFT)

    def _paint_bar(self, painter: QPainter, bar: QRectF, seat: int, most: int) -> float:
        """And what was lost: where it reaches into a source, what is left of that and what is gone are told apart.
        Returns where the bar ends."""
        style = self.look
        x = bar.left()
        plates: list[tuple[QRectF, int]] = []
        for number, source in enumerate(self._sources):
            points = source.points[seat]
            if points <= 0:
                continue
            part = QRectF(x, bar.top(), bar.width() * points / most, bar.height())
            path = of_rect(part)
            _dye(painter, path, number, style.unit)
            texture(painter, path, "paper", 0.12, style.unit)
            stroke(painter, path, INK, style.scaled(2))
            plates.append((part, points))
            x = part.right()
        lost = self._cut_out(QRectF(bar.left(), bar.top(), x - bar.left(), bar.height()), self._lost(seat) / most)
        if self._lost(seat):
            self._paint_loss(painter, lost, self._lost(seat))
        point = bar.width() / most
        for part, points in plates:
            cut = part.intersected(lost)
            gone = round(cut.width() / point)
            self._paint_plate(painter, part.adjusted(0, 0, -cut.width(), 0), points - gone)
            if gone:
                self._paint_struck(painter, cut, gone)
        return x + self._plate_of_loss(self._lost(seat))

    def _cut_out(self, bar: QRectF, lost: float) -> QRectF:
        """Such a share of the axis from the end of a bar, as far as there is one."""
        axis = self.width() - self.look.scaled(226) - self._beside
        return bar.adjusted(max(bar.width() - axis * lost, 0.0), 0, 0, 0) if lost else QRectF()

    def _paint_loss(self, painter: QPainter, part: QRectF, lost: int) -> None:
        style = self.look
        if part.width() > 1:
            painter.fillRect(part, veil(INK, 0.7))
            stroke(painter, of_rect(part), _LOSS, style.scaled(2), (style.scaled(5), style.scaled(4)))
        gap, high = style.scaled(_LOSS_GAP), style.metrics("bold", _LOSS_SIZE).height()
        left = part.right() + gap
        plate = QRectF(left, part.center().y() - high / 2, self._plate_of_loss(lost) - gap, high)
        painter.fillPath(of_rect(plate, style.scaled(5)), _LOST)
        lettering(painter, plate, f"−{lost}", style.font("bold", _LOSS_SIZE), _LOST_TEXT)

    def _plate_of_loss(self, lost: int) -> float:
        """How wide it is, with the gap before it: it lies between the bar and the total, and covers neither."""
        if not lost:
            return 0.0
        return self.look.metrics("bold", _LOSS_SIZE).horizontalAdvance(f"−{lost}") + self.look.scaled(12 + _LOSS_GAP)

    def _paint_struck(self, painter: QPainter, part: QRectF, points: int) -> None:
        """What has been gained and is lost again."""
        style, font, said = self.look, self.look.font("name", 18), str(points)
        half = QFontMetricsF(font).horizontalAdvance(said) / 2 + style.scaled(3)
        if part.width() < 2 * half:
            return
        lettering(painter, part, said, font, _LOST_TEXT)
        middle, rise = part.center(), style.scaled(3)
        through = line((middle.x() - half, middle.y() + rise), (middle.x() + half, middle.y() - rise))
        stroke(painter, through, _LOSS, style.scaled(1.8))

    def _paint_plate(self, painter: QPainter, part: QRectF, points: int) -> None:
        """Where there is room for it."""
        style = self.look
        width = min(style.scaled(34), part.width() - style.scaled(6))
        if width < style.scaled(14):
            return
        high = min(style.scaled(28), part.height() - 4)
        plate = QRectF(part.center().x() - width / 2, part.center().y() - high / 2, width, high)
        painter.fillPath(of_rect(plate, style.scaled(7)), veil(_PLATE, 0.93))
        lettering(painter, plate, str(points), style.font("name", 18), INK)

    def _paint_total(self, painter: QPainter, place: QRectF, seat: int) -> None:
        style, room = self.look, self.look.room
        font = style.font("name", min(40, 1.25 * place.height() / style.unit))  # rows of five are low
        text = str(self._totals[seat]).replace("-", "−")
        wins = seat in self._winners
        left = place.left() + style.scaled(14)
        lettering(
            painter, place.adjusted(style.scaled(14), 0, 0, 0), text, font, room.accent if wins else room.text, _LEFT
        )
        if wins:
            size = style.scaled(34)
            x = left + QFontMetricsF(font).horizontalAdvance(text) + style.scaled(8)
            inked(painter, "glory", QRectF(x, place.center().y() - size / 2, size, size))


class Lines(QWidget):
    """Points by turn, a line for each player, which ends at its points whatever stands there. Whose it is says a badge
    beside its end: badges give way to each other, and leaders tie them to their lines."""

    def __init__(
        self, style: Style, course: Sequence[Sequence[int]], names: Sequence[str], players: Sequence[Player]
    ) -> None:
        super().__init__()
        self.look = style
        self._course, self._players = course, players
        self._least = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        last = course[-1] if course else [0] * len(names)
        words = style.words
        said = [words("table.end.graph_spoken", who=name, points=last[seat]) for seat, name in enumerate(names)]
        self.setAccessibleName("; ".join(said))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._course) < 2:
            return
        painter = QPainter(self)
        smooth(painter)
        style = self.look
        area = QRectF(
            style.scaled(38),
            style.scaled(14),
            self.width() - style.scaled(38 + _LEADER + 2 * _BADGE + 2),
            self.height() - style.scaled(42),
        )
        most = max(10, *(max(points) for points in self._course))
        self._least = min(0, *(min(points) for points in self._course))
        self._paint_axes(painter, area, most)
        runs = [self._run(area, seat, most) for seat in range(len(self._players))]
        for seat, player in enumerate(self._players):
            self._paint_line(painter, runs[seat], seat, player)
        self._paint_ends(painter, [run[-1] for run in runs])

    def _paint_ends(self, painter: QPainter, ends: Sequence[QPointF]) -> None:
        style = self.look
        beside = apart([end.y() for end in ends], style.scaled(2 * _BADGE - 2), style.scaled(_BADGE + 2))
        for player, end, y in zip(self._players, ends, beside, strict=True):
            badge_at = QPointF(end.x() + style.scaled(_LEADER + _BADGE), y)
            leader = line((end.x(), end.y()), (badge_at.x(), y))
            stroke(painter, leader, INK, style.scaled(3))
            stroke(painter, leader, player.base, style.scaled(1.4))
            badge(painter, player, badge_at, style.scaled(_BADGE))
        for player, end in zip(self._players, ends, strict=True):
            badge(painter, player, end, style.scaled(_MARK))

    def _at(self, area: QRectF, turn: int, points: int, most: int) -> QPointF:
        x = area.left() + area.width() * turn / (len(self._course) - 1)
        share = (points - self._least) / (most - self._least)
        return QPointF(x, area.bottom() - area.height() * share)

    def _paint_axes(self, painter: QPainter, area: QRectF, most: int) -> None:
        style, room = self.look, self.look.room
        font = style.font("medium", 14)
        step = next(step for step in (5, 10, 20, 50, 1000) if most - self._least <= 6 * step)
        for value in range(-(-self._least // step) * step, most + 1, step):
            y = self._at(area, 0, value, most).y()
            stroke(painter, line((area.left(), y), (area.right(), y)), veil(room.line, 0.75), max(1.0, style.scaled(1)))
            label = QRectF(0, y - style.scaled(11), area.left() - style.scaled(8), style.scaled(22))
            lettering(painter, label, str(value).replace("-", "−"), font, room.text3, _RIGHT)
        turns = len(self._course) - 1
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if turns / step <= 10)
        for turn in range(0, turns + 1, step):
            x = self._at(area, turn, self._least, most).x()
            label = QRectF(x - style.scaled(20), area.bottom() + style.scaled(6), style.scaled(40), style.scaled(20))
            lettering(painter, label, str(turn), font, room.text3, _CENTRE)

    def _run(self, area: QRectF, seat: int, most: int) -> list[QPointF]:
        """At its points, but where others have as many: lines that run together lie beside each other on the way."""
        *way, end = [self._at(area, turn, points[seat], most) for turn, points in enumerate(self._course)]
        asides = [self.look.scaled(3) * _aside(points, seat) for points in self._course]
        return [point + QPointF(0, aside) for point, aside in zip(way, asides, strict=False)] + [end]

    def _paint_line(self, painter: QPainter, points: Sequence[QPointF], seat: int, player: Player) -> None:
        """Badges mark where points changed."""
        style = self.look
        path = line(*[(point.x(), point.y()) for point in points])
        stroke(painter, path, INK, style.scaled(6.5))
        stroke(painter, path, player.base, style.scaled(3.6))
        for turn, point in enumerate(points[1:-1], 1):
            if self._course[turn][seat] != self._course[turn - 1][seat]:
                badge(painter, player, point, style.scaled(_MARK))


def _aside(points: Sequence[int], seat: int) -> float:
    """In lines, from the middle of those who have as many."""
    equal = [other for other, each in enumerate(points) if each == points[seat]]
    return equal.index(seat) - (len(equal) - 1) / 2


def apart(wanted: Sequence[float], gap: float, least: float = 0.0) -> list[float]:
    """As near as can be to where each should be, none over another, and none above the least."""
    heaps: list[list[int]] = []  # those that touch, in their order
    for place in sorted(range(len(wanted)), key=wanted.__getitem__):
        heaps.append([place])
        while len(heaps) > 1 and _first(heaps[-1], wanted, gap) - _first(heaps[-2], wanted, gap) < len(heaps[-2]) * gap:
            below = heaps.pop()
            heaps[-1] += below
    found, above = dict[int, float](), least - gap
    for heap in heaps:
        for at, place in enumerate(heap):
            found[place] = above = max(_first(heap, wanted, gap) + at * gap, above + gap)
    return [found[place] for place in range(len(wanted))]


def _first(heap: Sequence[int], wanted: Sequence[float], gap: float) -> float:
    """Where a heap begins whose middle is that of what its members want."""
    return sum(wanted[place] for place in heap) / len(heap) - (len(heap) - 1) / 2 * gap


class Dice(QWidget):
    """How often each sum came, against how often it was to be expected."""

    def __init__(self, style: Style, dice: Mapping[int, tuple[int, float]]) -> None:
        super().__init__()
        self.look = style
        self._dice = dice
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        words = words_of(style)
        said = [
            words("table.end.dice_spoken", sum=number, n=came, expected=words.decimal(awaited))
            for number, (came, awaited) in dice.items()
        ]
        self.setAccessibleName("; ".join(said))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(260), self.look.px(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        top = self._paint_legend(painter)
        area = QRectF(style.scaled(6), top, self.width() - style.scaled(12), self.height() - top - style.scaled(26))
        most = max(1.0, *(max(came, awaited) for came, awaited in self._dice.values()))
        step = area.width() / len(self._dice)
        for place, (number, (came, awaited)) in enumerate(self._dice.items()):
            left = area.left() + place * step
            high = area.height() * came / most
            bar = QRectF(left + step * 0.18, area.bottom() - high, step * 0.64, high)
            path = of_rect(bar, style.scaled(3))
            painter.fillPath(path, TONES[3])
            pattern(painter, path, 3, style.unit)
            stroke(painter, path, INK, style.scaled(1.6))
            y = area.bottom() - area.height() * awaited / most
            stroke(painter, line((left + step * 0.06, y), (left + step * 0.94, y)), INK, style.scaled(5))
            stroke(painter, line((left + step * 0.06, y), (left + step * 0.94, y)), room.gold, style.scaled(2.6))
            label = QRectF(left, area.bottom() + style.scaled(4), step, style.scaled(20))
            lettering(painter, label, str(number), style.font("bold", 14), room.text2)

    def _paint_legend(self, painter: QPainter) -> float:
        style, room = self.look, self.look.room
        font = style.font("text", 14)
        x, middle = style.scaled(6), style.scaled(12)
        thrown, awaited = style.words("table.end.dice_thrown"), style.words("table.end.dice_expected")
        swatch = of_rect(QRectF(x, middle - style.scaled(7), style.scaled(14), style.scaled(14)), style.scaled(3))
        painter.fillPath(swatch, TONES[3])
        stroke(painter, swatch, INK, style.scaled(1.4))
        x += style.scaled(22)
        lettering(painter, QRectF(x, 0, 400, style.scaled(24)), thrown, font, room.text2, _LEFT)
        x += QFontMetricsF(font).horizontalAdvance(thrown) + style.scaled(22)
        mark = line((x, middle), (x + style.scaled(20), middle))
        stroke(painter, mark, INK, style.scaled(5))
        stroke(painter, mark, room.gold, style.scaled(2.6))
        lettering(painter, QRectF(x + style.scaled(28), 0, 400, style.scaled(24)), awaited, font, room.text2, _LEFT)
        return style.scaled(30)
