"""One player, or the whole house, beside the list: how often they have won, as whom, and against whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.chronicle.past import Past, Sat
from meadhall.chronicle.statistics import House, Player
from meadhall.views.hall import told
from meadhall.views.hall.deeds import DeedsBox
from meadhall.views.hall.preview import Preview
from meadhall.views.hall.tables import Duels, Favourites, Wins
from meadhall.views.look import controls
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import badge, banner
from meadhall.views.look.style import Style, smooth
from meadhall.views.shell.hearth.boxes import SHELF
from meadhall.views.text import Words
from meadhall.views.widgets import Label, Panel, Press, RichText, SectionHead, empty, words_of

HOUSE = ""  # in place of a player
_CHIP, _BANNER = 48, 52  # measures
_MOST = 2  # favourites, and rivals


class Portrait(QWidget):
    """`who` is the player that is shown."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.who = HOUSE
        self._house: House | None = None
        self._seats: Sequence[Sat] = ()
        self._game = ""  # whose deeds are shown
        self._is_busy = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(4))
        self._panel = Panel(style, self, padding=16, radius=14)
        column.addWidget(self._panel)
        self._busy = RichText(style, "", 16, self, colour=style.room.text2)
        self._busy.hide()
        column.addWidget(self._busy)
        self.deeds = DeedsBox(style, self)
        self.deeds.hide()
        column.addWidget(self.deeds)
        self.preview = Preview(style, self)
        self.preview.hide()
        column.addWidget(self.preview, 9)  # before the wall below
        column.addStretch(1)

    def busy(self, unread: int, uncounted: int) -> None:
        """What is still being looked through."""
        words = self.look.words
        text = words("hall.looking", n=unread) if unread else words("hall.counting", n=uncounted) if uncounted else ""
        self._busy.set_text(text)
        self._busy.setVisible(bool(text))
        self._is_busy = bool(text)
        self._show_deeds()

    def show_house(self, house: House) -> None:
        self._house = house
        if self.who not in house.players:
            ranked = house.ranked()
            self.who = ranked[0][0] if ranked else HOUSE
        self._fill()
        self._show_deeds()

    def _show_deeds(self) -> None:
        """Once all games are counted: before that nobody can say what has not been done."""
        is_known = self._house is not None and bool(self._game) and not self._is_busy and self.preview.isHidden()
        if is_known and self._house is not None:
            self.deeds.show_game(self._game, dict(self._house.deeds.get(self._game, {})))
        self.deeds.setVisible(is_known)

    def offer(self, past: Past, picture: QPixmap) -> None:
        """Those who sat in this game can be chosen; its deeds are shown, or its picture while it still goes on."""
        self._game = past.game
        has_picture = past.kind != "finished" and not picture.isNull()
        if has_picture:
            self.preview.show_game(past, picture)
        self.preview.setVisible(has_picture)
        self._show_deeds()
        if [sat.who for sat in past.seats] != [sat.who for sat in self._seats]:
            self._seats = past.seats
            self._fill()

    def leave(self) -> None:
        """No game is chosen any more: none is seen as it was left."""
        self.preview.hide()
        self._show_deeds()

    def choose(self, who: str) -> None:
        self.who = who
        self._fill()

    def _fill(self) -> None:
        if self._house is None:
            return
        empty(self._panel.body)
        player = self._house.players.get(self.who)
        self._panel.setVisible(player is not None)
        if player is not None:
            whole = QWidget()
            whole.setLayout(self._told(player))
            self._panel.body.addWidget(whole)
            whole.show()  # at once: else an empty sheet would be seen for a moment
            self._panel.body.activate()

    def _told(self, player: Player) -> QVBoxLayout:
        style, words, body = self.look, words_of(self.look), QVBoxLayout()
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(style.px(5))
        body.addLayout(self._head(player))
        body.addLayout(numbers(style, player_numbers(words, player)))
        body.addWidget(SectionHead(style, words("hall.stats.by_game"), "trophy"))
        games = [(game, told.game(words, game), player.games[game]) for game in SHELF if game in player.games]
        body.addWidget(Wins(style, games))
        assert self._house is not None
        favourites, met = favoured(player)[:_MOST], rivals(self._house, player)[:_MOST]
        if favourites:
            body.addLayout(self._column("favourites", "fighter", Favourites(style, favourites)))
        if met:
            body.addLayout(self._column("versus", "crossed", Duels(style, player, met)))
        return body

    def _column(self, name: str, icon: str, table: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self.look.px(6))
        column.addWidget(SectionHead(self.look, self.look.words(f"hall.stats.{name}"), icon))
        column.addWidget(table)
        return column

    def _head(self, player: Player) -> QHBoxLayout:
        style, words = self.look, words_of(self.look)
        row = QHBoxLayout()
        row.setSpacing(style.px(12))
        row.addWidget(Cloth(style, player.colour))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label(style, player.name, "name", 27))
        since = words("hall.stats.since", n=player.total.games, date=day(words, player.first))
        texts.addWidget(Label(style, since, "text", 16, colour=style.room.text2))
        row.addLayout(texts, 1)
        chips = QHBoxLayout()
        chips.setSpacing(0)
        assert self._house is not None
        known = [sat for sat in self._seats if sat.who in self._house.players]
        for sat in {sat.who: sat for sat in known}.values():
            chip = Chip(style, sat.name, sat.colour, sat.who == self.who)
            chip.acted.connect(lambda who=sat.who: self.choose(who))
            chips.addWidget(chip)
        row.addLayout(chips)
        return row


def rivals(house: House, player: Player) -> list[tuple[Player, int, int]]:
    """With how often this player was ahead, and behind: whom they have met most comes first, people before others."""
    met = [(house.players[who], versus) for who, versus in player.versus.items()]
    met.sort(key=lambda one: (one[0].bot is not None, -(one[1].ahead + one[1].behind + one[1].level), one[0].name))
    return [(other, versus.ahead, versus.behind) for other, versus in met]


def favoured(player: Player) -> list[tuple[str, str, int, int]]:
    """Game, whom, games won, games played."""
    found = sorted(player.figures.items(), key=lambda one: (-one[1].games, -one[1].wins, one[0]))
    return [(game, ident, share.wins, share.games) for (game, ident), share in found]


def day(words: Words, seconds: int) -> str:
    return QLocale(words.language).toString(
        QDateTime.fromSecsSinceEpoch(seconds).date(), QLocale.FormatType.ShortFormat
    )


def percent(words: Words, share: float) -> str:
    return words("hall.stats.percent", n=round(100 * share))


def player_numbers(words: Words, player: Player) -> list[tuple[str, str]]:
    found = [
        (str(player.total.wins), words("hall.stats.wins", n=player.total.wins)),
        (percent(words, player.total.rate), words("hall.stats.share")),
        (str(player.longest_streak), words("hall.stats.streak")),
    ]
    if player.timed:
        found.append((told.lasted(words, player.seconds // player.timed), words("hall.stats.length")))
    return found


def numbers(style: Style, found: Sequence[tuple[str, str]]) -> QHBoxLayout:
    """Large, each over what it counts."""
    row = QHBoxLayout()
    row.setSpacing(style.px(12))
    for number, what in found:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(Label(style, number, "name", 27))
        column.addWidget(RichText(style, what, 15, colour=style.room.text2))
        column.addStretch(1)
        row.addLayout(column, 1)
    return row


class Cloth(QWidget):
    """The player's banner."""

    def __init__(self, style: Style, colour: int) -> None:
        super().__init__()
        self.look = style
        self._player = PLAYERS[colour % len(PLAYERS)]
        self.setFixedSize(style.px(_BANNER), style.px(_BANNER * 1.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        wide, tall = self.width(), self.height()
        banner(painter, self._player, QRectF(wide * 0.12, tall * 0.08, wide * 0.76, tall * 0.88))


class Chip(Press):
    """A player of the game that is chosen."""

    def __init__(self, style: Style, name: str, colour: int, is_shown: bool) -> None:
        super().__init__(style, name)
        self._player = PLAYERS[colour % len(PLAYERS)]
        self._is_shown = is_shown
        self.explain(name)

    def sizeHint(self) -> QSize:
        side = max(self.look.px(_CHIP) + 2 * self.look.px(4), 36)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        kind = Kind.PRIMARY if self._is_shown else Kind.SECONDARY
        face = controls.button_face(painter, self.look, self.face, kind, self.touch)
        centre, radius = face.content.center(), face.content.height() * 0.34
        badge(painter, self._player, QPointF(centre.x(), centre.y()), radius)
