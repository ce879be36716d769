"""Tables of figures with pictures in them: each row a name, a picture and a number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.chronicle.share import Share
from meadhall.chronicle.statistics import Player
from meadhall.views.hall import charts, told
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.style import Style, smooth
from meadhall.views.text import Words
from meadhall.views.widgets import Fit, fit, words_of

ROW = 34  # measures
_NAMES, _ENDS = 0.52, 0.16  # of the width; all pictures of a column begin and end below each other
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class Table(QWidget):
    """Rows of a name, a picture and a number. `names` and `ends` are the shares of the width for words."""

    def __init__(
        self,
        style: Style,
        rows: Sequence[tuple[str, str]],
        *,
        names: float,
        ends: float,
        foot: float = 0,
        given: bool = False,
    ) -> None:
        """What is `given`, people's own names, may be longer than any room for it, and is cut then."""
        super().__init__()
        self.look = style
        self.rows = rows
        self._names, self._ends, self._foot, self._given = names, ends, foot, given
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("; ".join(f"{name} {end}" for name, end in rows))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(220), self.look.px(ROW) * len(self.rows) + self.look.px(self._foot))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.sizeHint().height())

    def line(self, number: int) -> QRectF:
        high = self.look.px(ROW)
        return QRectF(0, number * high, self.width(), high)

    def words_at(self, number: int) -> QRectF:
        row = self.line(number)
        return row.adjusted(self._indent(), 0, -row.width() * (1 - self._names), 0)

    def picture_at(self, number: int) -> QRectF:
        row, gap = self.line(number), self.look.scaled(8)
        inset = row.height() * 0.22
        return row.adjusted(row.width() * self._names + gap, inset, -row.width() * self._ends - gap, -inset)

    def end_at(self, number: int) -> QRectF:
        row = self.line(number)
        return row.adjusted(row.width() * (1 - self._ends), 0, 0, 0)

    def _indent(self) -> float:
        return 0

    def text_fits(self) -> bool:
        return self._given or all(
            self._fit(name, self.words_at(number), "medium").fits and self._fit(end, self.end_at(number), "name").fits
            for number, (name, end) in enumerate(self.rows)
        )

    def _fit(self, text: str, rect: QRectF, role: str) -> Fit:
        return fit(self.look, role, 17, text, rect.width())

    def _write(self, painter: QPainter, text: str, rect: QRectF, role: str, align: Qt.AlignmentFlag) -> None:
        font = self._fit(text, rect, role).font
        if self._given:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        lettering(painter, rect, text, font, self.look.room.text, align)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        for number, (name, end) in enumerate(self.rows):
            self._write(painter, name, self.words_at(number), "medium", _LEFT)
            self._write(painter, end, self.end_at(number), "name", _RIGHT)
            self.paint_picture(painter, number, self.picture_at(number))

    def paint_picture(self, painter: QPainter, number: int, rect: QRectF) -> None: ...


def scale_of(shares: Sequence[Share]) -> float:
    """What the whole width of the bars stands for: no more than is needed."""
    return max(0.5, *(min(1.0, share.interval[1] + 0.02) for share in shares))


class Wins(Table):
    """A bar with its whisker for each; par is marked below them all."""

    def __init__(
        self,
        style: Style,
        shares: Sequence[tuple[str, str, Share]],
        *,
        given: bool = False,
    ) -> None:
        """Each with its game, whose colour it wears."""
        words = words_of(style)
        rows = [(name, words("hall.stats.of", n=share.wins, m=share.games)) for _, name, share in shares]
        super().__init__(style, rows, names=_NAMES, ends=_ENDS, foot=24, given=given)
        self._shares = shares
        self._whole = scale_of([share for *_, share in shares])

    def paint_picture(self, painter: QPainter, number: int, rect: QRectF) -> None:
        game, _, share = self._shares[number]
        charts.share_bar(painter, self.look, rect, share, charts.GAMES[game], self._whole)
        if number == len(self._shares) - 1:
            self._paint_scale(painter, rect, share)

    def _paint_scale(self, painter: QPainter, rect: QRectF, share: Share) -> None:
        style, words, room = self.look, words_of(self.look), self.look.room
        font = style.font("text", 14)
        top = self.line(len(self.rows) - 1).bottom()
        wide, high = style.scaled(90), style.scaled(22)
        par = rect.left() + rect.width() * min(1, share.par / self._whole)
        lettering(painter, QRectF(par - wide / 2, top, wide, high), words("hall.stats.par"), font, room.danger)
        end = QRectF(rect.right() - wide, top, wide, high)
        lettering(painter, end, words("hall.stats.percent", n=round(100 * self._whole)), font, room.text3, _RIGHT)


class Favourites(Table):
    def __init__(self, style: Style, figures: Sequence[tuple[str, str, int, int]]) -> None:
        words = words_of(style)
        rows = [
            (told.figure(words, game, ident), words("hall.stats.of", n=won, m=played))
            for game, ident, won, played in figures
        ]
        super().__init__(style, rows, names=_NAMES, ends=_ENDS)
        self._figures = figures

    def paint_picture(self, painter: QPainter, number: int, rect: QRectF) -> None:
        _, _, won, played = self._figures[number]
        most = max(figure[3] for figure in self._figures)
        charts.notches(painter, self.look, rect, won, played, most)


class Duels(Table):
    def __init__(self, style: Style, player: Player, rivals: Sequence[tuple[Player, int, int]]) -> None:
        words: Words = words_of(style)
        rows = [(other.name, words("hall.stats.score", n=ahead, m=behind)) for other, ahead, behind in rivals]
        super().__init__(style, rows, names=_NAMES, ends=_ENDS, given=True)
        self._player, self._rivals = player, rivals

    def _indent(self) -> float:
        return self.look.scaled(32)

    def paint_picture(self, painter: QPainter, number: int, rect: QRectF) -> None:
        other, ahead, behind = self._rivals[number]
        own, theirs = (PLAYERS[one.colour % len(PLAYERS)] for one in (self._player, other))
        row = self.line(number)
        badge(painter, theirs, QRectF(0, row.top(), self.look.scaled(24), row.height()).center(), self.look.scaled(11))
        charts.duel(painter, self.look, rect, ahead, behind, charts.of_player(own), charts.of_player(theirs))


class Facts(Table):
    """Names and numbers without pictures."""

    def __init__(self, style: Style, rows: Sequence[tuple[str, str]], *, given: bool = False) -> None:
        super().__init__(style, rows, names=0.6, ends=0.38, given=given)
