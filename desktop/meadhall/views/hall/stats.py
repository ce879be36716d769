"""The page of statistics: of one player, or of the whole house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLayout, QVBoxLayout, QWidget

from meadhall.chronicle.sheet import as_csv
from meadhall.chronicle.statistics import DiceOf, House, Player
from meadhall.models.keeping.archive import Archive
from meadhall.table import SaveFailed
from meadhall.table import files as disk
from meadhall.views.hall import told
from meadhall.views.hall.dice import Dice, Points
from meadhall.views.hall.files import documents
from meadhall.views.hall.looking import AT_FIRST
from meadhall.views.hall.portrait import (
    HOUSE,
    day,
    favoured,
    numbers,
    player_numbers,
    rivals,
)
from meadhall.views.hall.reckoning import Reckoning
from meadhall.views.hall.tables import Duels, Facts, Wins
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.shell.beam import TitleBeam
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.hearth.boxes import SHELF
from meadhall.views.text import escaped
from meadhall.views.widgets import (
    Button,
    Choice,
    DropChoice,
    Label,
    Panel,
    RichText,
    ScrollColumn,
    SectionHead,
    empty,
    words_of,
)

_COLUMN, _GAP = 560, 4  # measures: the least width of a column, and between two
_COLUMNS = 3  # at most
_MOST = 12  # rows of one table
_OFFERED = 14  # players that can be chosen
_RECORDS = ("most_points", "widest", "narrowest", "longest", "shortest")
Section = tuple[str, str, QWidget]  # heading, icon, what is below it


class StatsPage(Page):
    def __init__(self, guide: Guide, style: Style, who: str) -> None:
        super().__init__(guide, style)
        self.house = House()
        self.who = who
        self._above = 0  # as far down the page was left
        archive = Archive(guide.library)
        self.destroyed.connect(archive.close)
        self._reckoning = Reckoning(archive.index, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._make_beam())
        self._columns = 1
        self._column = ScrollColumn(style, self, spacing=0, read=style.words("hall.stats.title"))
        self._column.body.setContentsMargins(style.px(24), style.px(8), style.px(24), style.px(8))
        whole.addWidget(self._column, 1)
        self._reckoning.done.connect(self._show)
        self._reckoning.begin(AT_FIRST)

    def _make_beam(self) -> TitleBeam:
        self._beam = beam = TitleBeam(self.look, self.look.words("hall.stats.title"), self)
        beam.back.acted.connect(self.guide.back)
        return beam

    def _show(self, house: House) -> None:
        """All is added up."""
        self.house = house
        if self.who not in house.players:
            self.who = HOUSE
        if house.total:
            self._add_choice(self._beam)
        self._fill()
        self._column.verticalScrollBar().setValue(self._above)

    def _add_choice(self, beam: TitleBeam) -> None:
        style, words = self.look, words_of(self.look)
        players = self.house.ranked()[:_OFFERED]
        if self.who and self.who not in dict(players):
            players.append((self.who, self.house.players[self.who]))
        choices = [Choice(HOUSE, words("hall.stats.house")), *(Choice(who, one.name) for who, one in players)]
        self.drop = DropChoice(style, words("hall.stats.who"), choices, self.who, beam)
        self.drop.chosen.connect(self.choose)
        beam.row.addWidget(self.drop)
        beam.row.addSpacing(style.px(14))
        table = Button(style, words("hall.stats.csv"), Kind.SECONDARY, "save", beam, height=48)
        table.acted.connect(self._ask_where)
        beam.row.addWidget(table)

    def choose(self, who: str) -> None:
        self.who = who
        self._fill()

    def _fill(self) -> None:
        empty(self._column.body)
        if self._reckoning.is_at_work:
            return
        if not self.house.total:
            self._column.body.addWidget(self._nothing())
        else:
            sections = QWidget()
            sections.setLayout(self._sections())
            self._column.body.addWidget(sections)
            sections.show()
        self._column.body.addStretch(1)

    def _nothing(self) -> QWidget:
        style, words = self.look, self.look.words
        panel = Panel(style, padding=40, radius=14)
        panel.body.addWidget(Label(style, words("hall.stats.none"), "name", 28))
        panel.body.addWidget(RichText(style, words("hall.stats.none_detail"), 18, colour=style.room.text2))
        return panel

    def _sections(self) -> QLayout:
        """In columns, each of which goes on where it is shortest."""
        style = self.look
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(style.px(_GAP))
        columns = [QVBoxLayout() for _ in range(self._columns)]
        heights = [0] * self._columns
        for number, column in enumerate(columns):
            column.setSpacing(style.px(_GAP))
            grid.addLayout(column, 0, number)
            grid.setColumnStretch(number, 1)
        player = self.house.players.get(self.who)
        for heading, icon, what in self._of_house() if player is None else self._of_player(player):
            panel = Panel(style, padding=14, radius=12)
            panel.body.addWidget(SectionHead(style, heading, icon))
            panel.body.addWidget(what)
            shortest = heights.index(min(heights))
            columns[shortest].addWidget(panel)
            heights[shortest] += panel.sizeHint().height()
        for column in columns:
            column.addStretch(1)
        return grid

    # What is counted

    def _of_player(self, player: Player) -> Iterator[Section]:
        style, words = self.look, words_of(self.look)
        since = words("hall.stats.since", n=player.total.games, date=day(words, player.first))
        yield player.name, "person", _framed(style, numbers(style, player_numbers(words, player)), since)
        games = [(game, told.game(words, game), player.games[game]) for game in SHELF if game in player.games]
        yield words("hall.stats.by_game"), "trophy", Wins(style, games)
        scores = [
            (told.game(words, game), words("hall.stats.mean", n=words.decimal(player.scores[game].mean)))
            for game, *_ in games
        ]
        best = [(name, str(player.scores[game].best)) for game, name, _ in games]
        met = rivals(self.house, player)[:_MOST]
        if met:
            yield words("hall.stats.versus"), "crossed", Duels(style, player, met)
        found = [(game, ident, player.figures[game, ident]) for game, ident, _, _ in favoured(player)[:_MOST]]
        if found:
            shares = [(game, told.figure(words, game, ident), share) for game, ident, share in found]
            yield words("hall.stats.figures"), "fighter", Wins(style, shares)
        yield words("hall.stats.all_points"), "glory", Facts(style, scores)
        yield words("hall.stats.best_points"), "first", Facts(style, best)
        yield from self._dice(player.dice)

    def _of_house(self) -> Iterator[Section]:
        style, words, house = self.look, words_of(self.look), self.house
        lengths = [one for several in house.lengths.values() for one in several]
        found = [
            (str(house.total), words("hall.stats.played", n=house.total)),
            (str(len(house.players)), words("hall.stats.people", n=len(house.players))),
        ]
        if lengths:
            found.append((told.lasted(words, sum(lengths) // len(lengths)), words("hall.stats.length")))
        yield words("hall.stats.house"), "house", _framed(style, numbers(style, found), "")
        players = house.ranked()[:_MOST]
        wins = [("wild", one.name, one.total) for _, one in players]
        yield words("hall.stats.all_wins"), "trophy", Wins(style, wins, given=True)
        figures = sorted(house.figures.items(), key=lambda one: (-one[1].games, -one[1].wins, one[0]))[: 2 * _MOST]
        shares = [(game, told.figure(words, game, ident), share) for (game, ident), share in figures]
        if shares:
            yield words("hall.stats.figures"), "fighter", Wins(style, shares)
        for game in SHELF:
            if house.games[game]:
                yield from self._of_game(game)
        yield from self._dice(house.dice)

    def _of_game(self, game: str) -> Iterator[Section]:
        style, words, house = self.look, words_of(self.look), self.house
        name = told.game(words, game)
        endings = [(ending, count) for (played, ending), count in house.endings.most_common() if played == game]
        rows = [(words(f"hall.ending.{game}_{ending}"), str(count)) for ending, count in endings]
        for feat in _RECORDS:
            record = house.records.get((game, feat))
            if record is not None:
                value = self._reached(feat, record.value)
                rows.append((words(f"hall.record.{feat}"), f"{record.who} · {value}" if record.who else value))
        yield name, "flag", Facts(style, rows, given=True)
        yield words("hall.stats.points_of", game=name), "chart", Points(style, game, house.points[game])
        chairs = sorted((chair, share) for (played, chair), share in house.chairs.items() if played == game)
        shares = [(game, words("hall.stats.seat", n=chair + 1), share) for chair, share in chairs]
        yield words("hall.stats.chairs_of", game=name), "person", Wins(style, shares)

    def _reached(self, feat: str, value: int) -> str:
        return told.lasted(words_of(self.look), abs(value)) if feat in ("longest", "shortest") else str(abs(value))

    def _dice(self, dice: DiceOf) -> Iterator[Section]:
        for game, kind in sorted(dice):
            yield self.look.words(f"hall.stats.die_{kind}"), "dice", Dice(self.look, game, kind, dice[game, kind])

    # As a table

    def _ask_where(self) -> None:
        words = self.look.words
        proposed = str(Path(documents()) / "meadhall.csv")
        chosen, _ = QFileDialog.getSaveFileName(
            self, words("hall.stats.csv"), proposed, f"{words('hall.stats.csv_kind')} (*.csv)"
        )
        if chosen:
            self.put(Path(chosen))

    def put(self, path: Path) -> None:
        words = self.look.words
        out = path if path.suffix else path.with_suffix(".csv")
        try:
            disk.write(out, as_csv(self.house).encode("utf-8-sig"))
        except SaveFailed as error:
            self.guide.notice(words("hall.not_copied", why=words(f"shell.save_failed.{error.code}")))
        else:
            self.guide.notice(words("hall.copied", file=escaped(out.name)))

    # The page itself

    def kept(self) -> tuple[str, int]:
        above = self._column.verticalScrollBar().value()
        return self.who, self._above if self._reckoning.is_at_work else above

    def restore(self, kept: tuple[str, int]) -> None:
        who, self._above = kept
        if self._reckoning.is_at_work:
            self.who = who
        elif who != self.who and (who in self.house.players or who == HOUSE):
            self.drop.choose(who)
            self.choose(who)
        self._column.verticalScrollBar().setValue(self._above)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns = max(1, min(_COLUMNS, self.width() // self.look.px(_COLUMN)))
        if columns != self._columns:
            self._columns = columns
            self._fill()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)


def _framed(style: Style, figures: QLayout, below: str) -> QWidget:
    frame = QWidget()
    column = QVBoxLayout(frame)
    column.setContentsMargins(0, 0, 0, 0)
    column.addLayout(figures)
    if below:
        column.addWidget(Label(style, below, "text", 16, colour=style.room.text2))
    return frame
