"""Sending Vikings: a column for those at home and one for each reserved place, dice and food to move between them.

By mouse one drags a die or a piece of food, or clicks it; by keyboard one counts up and down under each column.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.rules.midgard.actions import AssignVikings
from meadhall.rules.midgard.data import DIE_NAMES, KINDS
from meadhall.rules.midgard.forecast import FOOD, HOME, Loading, chance, hunted, starving, suggestion
from meadhall.rules.midgard.questions import Assign
from meadhall.rules.midgard.state import ASHORE, State, Worker, enemy_at, is_swordmaiden
from meadhall.views.look.controls import Kind
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.palette import NOBODYS
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.versus import Half
from meadhall.views.table.midgard import faces
from meadhall.views.table.midgard.fighting.pool import Pool, paint_item
from meadhall.views.table.midgard.manners import gear
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.loose import Sign
from meadhall.views.text.chances import percent
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.widgets import IconButton, RichText, Stepper

_CARD = (132, 160)
_COLUMN = 236
_LEAST, _MOST = 800, 1260
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_ITEMS = (*KINDS, FOOD)


class Column(Half):
    """Who and what is at one place."""

    counted = Signal(int, int)  # a kind, and how many there shall be

    def __init__(self, desk: Desk, voice: Voice, place: int, loading: Loading) -> None:
        s: State = desk.session.view
        style = desk.style
        super().__init__(
            style, HARBOUR.brown if place == HOME else NOBODYS, style.room.line2
        )  # red and blue are players
        self.place, self._voice, self._loading = place, voice, loading
        self._desk = desk
        self.body.setSpacing(style.px(4))
        name = voice.say("page.assign.home") if place == HOME else self._name(s)
        icon = "house" if place == HOME else "ship" if loading.capacity(place) else "crossed"
        self.body.addWidget(RichText(style, f"[{icon}] **{name}**", 17, align=_CENTRE))
        if place != HOME:
            self._add_enemy(s)
        self.pool = Pool(style, voice, 4 if place == HOME else 2)
        self.body.addWidget(self.pool)
        self.steppers: dict[int, Stepper] = {}
        if place != HOME:
            for kind in _ITEMS:
                if loading.takes(place, kind) and (loading.left(kind) or loading.sent(place, kind)):
                    self.body.addLayout(self._counter(kind, name))
        self.told = RichText(style, "", 15, align=_CENTRE)
        self.body.addWidget(self.told)
        self.body.addStretch(1)

    def _name(self, s: State) -> str:
        band = self._loading.bands[self.place]
        if band.shore == ASHORE:
            enemy = enemy_at(s, band)
            return faces.name(self._voice, enemy) if enemy else ""
        return str(self._voice.shore(band.shore))

    def _add_enemy(self, s: State) -> None:
        enemy = enemy_at(s, self._loading.bands[self.place])
        if enemy is not None:
            face = faces.held(faces.enemy(self._voice, enemy), enemy, full=self._voice.enemy(enemy))
            self.body.addWidget(CardButton(self.look, face, *_CARD), 0, _CENTRE)

    def _counter(self, kind: int, place: str) -> QHBoxLayout:
        what = str(self._voice.term("goods.food" if kind == FOOD else f"die.{DIE_NAMES[kind]}"))
        stepper = Stepper(self.look, f"{place}: {what}", 0, 0, 0)
        stepper.changed.connect(lambda count: self.counted.emit(kind, count))
        self.steppers[kind] = stepper
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(Sign(self.look, paint_item, kind))
        line.addWidget(stepper)
        line.addStretch(1)
        return line

    def refresh(self, s: State, odds: bool) -> None:
        loading, place = self._loading, self.place
        self.pool.show_items(loading.dice(place), loading.sent(place, FOOD))
        for kind, stepper in self.steppers.items():
            stepper.set_most(loading.most(place, kind), self._why_no_more(kind))
            stepper.set_value(loading.sent(place, kind))
        self.told.set_text("\n".join(self._lines(s, odds)))

    def _why_no_more(self, kind: int) -> str:
        """One can send no more of a kind than there are at home, nor load a ship above its brim."""
        left = self._loading.left(kind)
        return self._voice.say("page.assign.none_left") if not left else self._voice.say("page.assign.full")

    def _lines(self, s: State, odds: bool) -> list[str]:
        if self.place == HOME:
            return self._at_home(s, odds)
        loading, place, voice = self._loading, self.place, self._voice
        lines: list[str] = []
        capacity = loading.capacity(place)
        vikings = sum(loading.dice(place))
        if capacity is not None:
            ship = faces.name(voice, loading.bands[place].place)
            aboard = voice.say("page.assign.aboard", ship=ship, n=loading.aboard(place), most=capacity)
            lines.append(f"[ship] {aboard}")
            if vikings:
                fed = loading.fed(place)
                told = voice.say("page.assign.feeds", n=fed, most=vikings)
                lines.append(f"[warn] **{told}**" if fed < vikings else f"[check] {told}")
        if odds and vikings:
            win = percent(chance(s, loading.bands[place], loading.dice(place), loading.food(place)))
            lines.append(voice.say("page.assign.chance", n=win))
        return lines

    def _at_home(self, s: State, odds: bool) -> list[str]:
        seat = self._desk.session.viewer or 0
        if Worker("hunting", seat) not in s.placed:
            return [self._voice.say("page.assign.rest")]
        dice = self._loading.dice(HOME)
        lines = [self._voice.say("page.assign.hunt")]
        if odds and any(dice):
            food = self._voice.words.decimal(hunted(dice, is_swordmaiden(s, seat)))
            lines.append(self._voice.say("page.assign.hunted", n=food))
        return lines


class AssignSheet(Sheet):
    def __init__(self, desk: Desk, speech: MidgardSpeech, decision: Assign) -> None:
        s: State = desk.session.view
        self._s = s
        self._voice = voice = speech.voice(s)
        self.loading = Loading(s, decision.seat)
        title, detail = asked(desk, decision)
        places = (HOME, *range(len(self.loading.bands)))
        super().__init__(desk, title, width=min(max(_LEAST, _COLUMN * len(places) + 70), _MOST))
        style = desk.style
        self.body.setSpacing(style.px(6))
        self.head.addWidget(gear(desk, speech, self._refresh))
        if detail:
            self.body.addWidget(RichText(style, detail, 16, colour=style.room.text2))
        self._last = 0  # the column to which a click at home sends
        self.columns = [Column(desk, voice, place, self.loading) for place in places]
        row = QHBoxLayout()
        row.setSpacing(0)
        for column in self.columns:
            column.pool.dropped.connect(lambda kind, at, place=column.place: self._dropped(kind, place, at))
            column.pool.clicked.connect(lambda kind, place=column.place: self._clicked(kind, place))
            column.counted.connect(lambda kind, count, place=column.place: self._put(place, kind, count))
            row.addWidget(column, 1)
        self.body.addLayout(row)
        self.told = RichText(style, "", 17)
        self.body.addWidget(self.told)
        self.add_aside()
        self.add_step(voice.say("page.assign.all_home"), self._all_home, icon="house")
        self.suggest = self.add_step(voice.say("page.assign.suggest"), self._suggest, icon="raven")
        self.confirm = self.add_step(voice.say("page.assign.confirm"), self._act, Kind.PRIMARY, "check")
        self._refresh()

    def first_focus(self) -> QWidget:
        steppers = [button for column in self.columns for button in column.findChildren(IconButton)]
        return next((button for button in steppers if not button.reason), self.confirm)

    # Changing

    def _put(self, place: int, kind: int, count: int) -> None:
        self.loading.put(place, kind, count)
        self._last = place
        self._refresh()

    def _dropped(self, kind: int, place: int, at: QPoint) -> None:
        target = next((column for column in self.columns if column.rect().contains(column.mapFromGlobal(at))), None)
        if target is not None and self.loading.move(kind, place, target.place):
            self._last = target.place if target.place != HOME else self._last
            self._refresh()

    def _clicked(self, kind: int, place: int) -> None:
        """From home to the place that was touched last; from any other place home."""
        target = self._last if place == HOME else HOME
        if place == HOME and not self.loading.takes(target, kind):
            target = next((at for at in range(len(self.loading.bands)) if self.loading.takes(at, kind)), HOME)
        if self.loading.move(kind, place, target):
            self._refresh()

    def _all_home(self) -> None:
        self.loading.all_home()
        self._refresh()

    def _suggest(self) -> None:
        self.loading.take(suggestion(self._s, self.desk.session.viewer or 0, self._ways()).loads)
        self._refresh()

    def _ways(self) -> Sequence[AssignVikings]:
        return [action for action in self.desk.session.options() if isinstance(action, AssignVikings)]

    def _refresh(self) -> None:
        odds = self.desk.settings.now.odds
        for column in self.columns:
            column.refresh(self._s, odds)
        hungry = starving(self._s, self.loading.action.loads)
        text = self._voice.say("page.assign.starving", n=hungry) if hungry else ""
        self.told.set_text(f"[warn] **{text}**" if text else self._voice.say("page.assign.hint"))
        self.told.set_colour(self.look.room.danger if text else self.look.room.text2)
        self.confirm.bar(*self.barrier(self.loading.action))
        self.keep_size()

    def _act(self) -> None:
        self.finish(self.loading.action)
