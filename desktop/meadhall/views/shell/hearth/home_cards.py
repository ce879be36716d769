"""The cards at the foot of home: the game that waits, lessons, and the doors to the other pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.lessons.listing import lesson_ids
from meadhall.models.keeping.library import SavedGame
from meadhall.rules import GAMES
from meadhall.views.look import chrome, states
from meadhall.views.look.controls import Kind
from meadhall.views.look.covers import cover
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.players.scores import THUMBNAIL, Score, paint_scores
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.shell.guide import Guide, Place
from meadhall.views.text import escaped, facts, moment
from meadhall.views.widgets import HALO, Button, IconButton, Label, Panel, Press, RichText, fit, words_of
from meadhall.views.widgets.measure import Fit
from meadhall.views.widgets.panel import MARGIN

_BANNER = 38  # from one banner to the next
_TIGHT = 0.88  # of the height of a font: two lines that belong together
_NARROW, _LOW = 760, 205  # a card narrower or lower than this has no room for everything


def kicker(style: Style, text: str, parent: QWidget) -> Label:
    """The small capitals over a card."""
    return Label(style, text.upper(), "bold", 14, parent, colour=style.room.accent, tracking=1.4)


class ContinueCard(Panel):
    """The newest unfinished game: its picture, whose turn it is, who plays, and the way back into it."""

    def __init__(self, guide: Guide, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent, padding=16, radius=14)
        self._guide = guide
        games = guide.library.recoverable().games
        self.game = next((game for game in games if game.header.game in GAMES), None)  # the newest that we can play
        self._row = QHBoxLayout()
        self._row.setSpacing(style.px(24))
        self.body.addLayout(self._row)
        self._picture = Thumbnail(style, self.game, self)
        self._row.addWidget(self._picture)
        column = QVBoxLayout()
        column.setSpacing(style.px(2))
        self._row.addLayout(column, 1)
        self._fill(column)

    def _fill(self, column: QVBoxLayout) -> None:
        style, words = self.look, self.look.words
        self._kicker = kicker(style, words("shell.home.continue_heading"), self)
        column.addWidget(self._kicker)
        title, detail = self._told()
        column.addWidget(Label(style, title, "name", 28, self))
        column.addWidget(RichText(style, detail, 17, self, colour=style.room.text2), 1)
        foot = QHBoxLayout()
        foot.setSpacing(0)
        column.addLayout(foot)
        if self.game:
            foot.addWidget(Banners(style, [seat.colour for seat in self.game.header.seats], self))
        foot.addStretch(1)
        self.other: Button | None = None
        if self.game:
            path = self.game.path
            self.first = Button(
                style, words("shell.home.continue_button"), Kind.PRIMARY, "play", self, size=19, height=48
            )
            self.first.acted.connect(lambda: self._guide.open_game(path))
            self.other = Button(style, words("shell.home.continue_other"), Kind.SECONDARY, None, self, height=48)
            self.other.acted.connect(lambda: self._guide.go(Place("hall")))
            foot.addWidget(self.first)
            foot.addWidget(self.other)
        else:
            self.first = Button(style, words("shell.home.new_game"), Kind.PRIMARY, "plus", self, size=19, height=48)
            self.first.acted.connect(lambda: self._guide.set_up("watch"))
            foot.addWidget(self.first)

    def _told(self) -> tuple[str, str]:
        words, game = self.look.words, self.game
        if game is None:
            return words("shell.home.continue_nothing"), words("shell.home.continue_nothing_detail")
        return game_title(self.look, game), game_detail(self.look, game)

    def lay_out(self, width: float, height: float) -> None:
        """In a card of so many measures."""
        is_narrow = width < _NARROW
        tall = height - 32
        self._kicker.setVisible(height >= _LOW)
        self._picture.setFixedSize(self.look.px(tall * (1.0 if is_narrow else 1.5)), self.look.px(tall))
        if self.other:
            self.other.setVisible(not is_narrow)


def game_title(style: Style, game: SavedGame) -> str:
    """Such as: Brotherhood of the Watch — turn 14, as its own table counts. Before the first turn, the name alone."""
    words = words_of(style)
    title = facts(game.header.game, words).title
    if game.card is None or not game.card.turn:
        return title
    when = moment(game.header.game, words, game.card.round, game.card.turn)
    return words("shell.home.continue_title", game=title, when=when)


def game_detail(style: Style, game: SavedGame) -> str:
    """Whose turn it is, how many play, when it was saved."""
    from meadhall.views.shell.when import when

    words, seats, card = words_of(style), game.header.seats, game.card
    parts: list[str] = []
    if card and card.asked is not None and card.asked < len(seats):
        parts.append(words("shell.home.continue_moves", who=f"**{escaped(seats[card.asked].name)}**"))
    parts.append(words("shell.home.at_table", n=len(seats)))
    parts.append(words("shell.home.saved_when", when=when(words, game.header.saved)))
    return " · ".join(parts)


class Thumbnail(QWidget):
    """The picture of a game; where there is none, a part of its box."""

    def __init__(self, style: Style, game: SavedGame | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._game = game
        self._picture = QPixmap(str(game.picture)) if game and game.picture else QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = of_rect(rect, style.scaled(8))
        painter.save()
        painter.setClipPath(path)
        if self._picture.isNull():
            game_id = self._game.header.game if self._game else "watch"
            key = ("thumbnail", game_id)
            picture = style.pixmap(
                key, rect.size(), lambda p: _crop_of_cover(p, game_id, rect), self.devicePixelRatioF()
            )
            painter.drawPixmap(rect.topLeft(), picture)
        else:
            painter.drawPixmap(rect, self._picture, _covering(self._picture, rect))
        self._paint_end(painter, rect)
        painter.restore()
        stroke(painter, path, style.room.ink, style.scaled(2.4))

    def _paint_end(self, painter: QPainter, rect: QRectF) -> None:
        """Over a game that is over stands how it ended: its picture was taken before."""
        card = self._game.card if self._game else None
        if self._game is None or card is None or not card.finished:
            return
        colours = [PLAYERS[seat.colour % len(PLAYERS)] for seat in self._game.header.seats]
        scale = rect.width() / THUMBNAIL.width()
        painter.translate(rect.left(), rect.bottom() - THUMBNAIL.height() * scale)
        painter.scale(scale, scale)
        paint_scores(painter, [Score(*found) for found in zip(colours, card.points, strict=False)])


def _crop_of_cover(painter: QPainter, game_id: str, rect: QRectF) -> None:
    """The middle of the cover, as wide as the picture, without its title."""
    height = rect.width() * 1.26
    top = -height * 0.3 if height * 0.7 > rect.height() else rect.height() - height
    cover(painter, game_id, QRectF(0, top, rect.width(), height), "")


def _covering(picture: QPixmap, rect: QRectF) -> QRectF:
    """The middle part of a picture that has the rectangle's form."""
    scale = min(picture.width() / rect.width(), picture.height() / rect.height())
    width, height = rect.width() * scale, rect.height() * scale
    return QRectF((picture.width() - width) / 2, (picture.height() - height) / 2, width, height)


class Banners(QWidget):
    """Who sits at the table."""

    def __init__(self, style: Style, colours: list[int], parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._colours = [colour for colour in colours if colour < len(PLAYERS)]
        self.setFixedSize(style.px(_BANNER) * len(self._colours), style.px(54))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        for at, colour in enumerate(self._colours):
            place = QRectF(
                style.px(_BANNER) * at + style.scaled(4), style.scaled(6), style.scaled(26), style.scaled(40)
            )
            banner(painter, PLAYERS[colour], place)


class LearnCard(Panel):
    """The way to the lessons, and who takes them. It is asked once who sits here; one can always play without."""

    def __init__(self, guide: Guide, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent, padding=16, radius=14)
        self._guide, self._page = guide, parent
        words, learner = words_of(style), guide.learners.now
        texts = QVBoxLayout()
        texts.setContentsMargins(style.px(HALO), 0, style.px(HALO), 0)  # in line with the face of the button
        texts.setSpacing(style.px(4))
        self.body.addLayout(texts, 1)
        self._kicker = kicker(style, words("shell.home.learn_heading"), self)
        texts.addWidget(self._kicker)
        if learner is None:
            title, detail = words("shell.home.learn.newcomer"), words("shell.home.learn.newcomer_detail")
        else:
            of = sum(len(lesson_ids(game_id)) for game_id in GAMES)
            title = words("shell.home.learn.who", who=learner.name, done=len(learner.done), n=of)
            detail = words("shell.home.learn.detail")
        texts.addWidget(Label(style, title, "name", 23, self))
        texts.addWidget(RichText(style, detail, 17, self, colour=style.room.text2), 1)
        self.body.addLayout(self._doors())

    def _doors(self) -> QHBoxLayout:
        style, words, learners, row = self.look, self.look.words, self._guide.learners, QHBoxLayout()
        row.setSpacing(0)
        lessons = Button(style, words("shell.home.learn.open"), Kind.SECONDARY, "book", self, height=48)
        lessons.acted.connect(lambda: self._guide.go(Place("learn")))
        row.addWidget(lessons)
        if learners.asked:
            asks = words("shell.home.learn.sit" if learners.now is None else "shell.home.learn.other")
            who: Press = IconButton(style, "person", asks, self, size=44)
        else:
            who = Button(style, words("shell.home.learn.sit"), Kind.GHOST, "person", self, height=48)
        who.setObjectName("who")
        who.acted.connect(self._ask_who)
        row.addWidget(who)
        row.addStretch(1)
        return row

    def _ask_who(self) -> None:
        from meadhall.views.lessons.who import ask_who

        ask_who(self._guide, self.look, self._page, self._guide.rebuild)

    def lay_out(self, height: float) -> None:
        """In a low card the words need the place of the heading."""
        self._kicker.setVisible(height >= _LOW)


class DoorRow(Press):
    """A row that leads to another page: its name, and what is found there."""

    def __init__(self, style: Style, icon: str, text: str, about: str, parent: QWidget) -> None:
        super().__init__(style, text, parent)
        self._icon, self._about = icon, about
        self.setAccessibleDescription(about)

    @property
    def face(self) -> QRectF:
        margin = self.look.px(MARGIN)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(332), self.look.px(62))

    def _line(self) -> QRectF:
        return self.face.adjusted(self.look.scaled(60), 0, -self.look.scaled(36), 0)

    def _lines(self) -> tuple[tuple[QRectF, str, Fit], tuple[QRectF, str, Fit]]:
        """The name, and below it the small letters."""
        whole, style = self._line(), self.look
        name, about = (
            fit(style, "medium", 20, self.text_shown, whole.width()),
            fit(style, "text", 15, self._about, whole.width()),
        )
        high = [_TIGHT * QFontMetricsF(one.font).height() for one in (name, about)]
        top = whole.center().y() - sum(high) / 2
        upper = QRectF(whole.left(), top, whole.width(), high[0])
        return (upper, self.text_shown, name), (upper.translated(0, high[0]), self._about, about)

    def text_fits(self) -> bool:
        return all(one.fits for _, _, one in self._lines())

    def paintEvent(self, event: QPaintEvent) -> None:
        style, touch, face, room = self.look, self.touch, self.face, self.look.room
        painter = QPainter(self)
        smooth(painter)
        fill = mix(room.panel, room.gold, 0.14) if touch.hovered and touch.enabled else None
        path = chrome.panel(painter, style, face, fill=fill, radius=12)
        middle, icon = face.center().y(), style.scaled(26)
        tone = room.accent if touch.enabled else room.text3
        mono(painter, self._icon, QRectF(face.left() + style.scaled(20), middle - icon / 2, icon, icon), tone)
        tones = (room.text, room.text2) if touch.enabled else (room.text3, room.text3)
        for (place, text, fitted), colour in zip(self._lines(), tones, strict=True):
            lettering(painter, place, text, fitted.font, colour, Qt.AlignmentFlag.AlignLeft)
        mark = style.scaled(18)
        end = QRectF(face.right() - style.scaled(32), middle - mark / 2, mark, mark)
        mono(painter, "right" if touch.enabled else "lock", end, room.text3)
        if touch.focused:
            states.focus(painter, style, path)
