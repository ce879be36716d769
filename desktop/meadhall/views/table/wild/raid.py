"""The composer of attacks: a target, who goes, and what comes of it as far as anybody can know.

Rivals, Undead and the dragon are fought with the same sheet. By mouse one clicks a target and cards; by keyboard too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.wild.data import CARDS, CardId
from meadhall.rules.wild.forecast import (
    Attack,
    Target,
    everybody,
    lean_band,
    raid_on,
    ready,
    strength_of,
    target_of,
    why_not_rival,
)
from meadhall.rules.wild.state import NOBODY, State
from meadhall.views.boards.wild import faces as board_faces
from meadhall.views.boards.wild.geometry import order_of
from meadhall.views.boards.wild.pictures import PICTURES
from meadhall.views.deeds.wild.outcomes import foretold
from meadhall.views.look.cards import CardFace
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import DANGER
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.chooser import CardChooser
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.versus import Bar, FactRow, Half
from meadhall.views.table.game import Held, Mini
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.minibutton import MiniButton
from meadhall.views.table.wild import faces
from meadhall.views.text.wild import WildSpeech
from meadhall.views.widgets import Flow, Label, RichText, ScrollColumn

_WIDE, _CARD, _PICTURE = 1220, 116, 124
_HIGH = 430  # measures of the list of targets
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def on(desk: Desk, speech: WildSpeech, attacks: Sequence[Any]) -> RaidSheet:
    """What was pointed at."""
    return RaidSheet(desk, speech, target_of(attacks[0]))


def on_one_of(desk: Desk, speech: WildSpeech, kind: type[Any]) -> RaidSheet:
    """On the dragon or the only Undead at once."""
    fights = [action for action in desk.session.options() if isinstance(action, Attack) and type(action) is kind]
    targets = list(dict.fromkeys(map(target_of, fights)))
    return RaidSheet(desk, speech, targets[0] if len(targets) == 1 else None)


class RaidSheet(Sheet):
    def __init__(
        self, desk: Desk, speech: WildSpeech, target: Target | None = None, with_card: CardId | None = None
    ) -> None:
        """With a target the leanest warband that may do is taken, but not where that is to be learnt; with a card, that
        goes."""
        self._s: State = desk.session.view
        self._speech, self._voice = speech, speech.voice(self._s)
        self._seat = desk.session.viewer or 0
        super().__init__(desk, self._voice.say("page.raid.title"), width=_WIDE, beam="crossed")
        self._target = target
        self._picture: CardButton | None = None
        self.targets: dict[Target, MiniButton] = {}
        halves = QHBoxLayout()
        halves.setSpacing(desk.style.px(4))
        halves.addWidget(self._target_half(), 6)
        halves.addWidget(self._own_half(), 5)
        self.body.addLayout(halves)
        self.add_aside()
        self.suggest = self.add_step(self._voice.say("page.raid.suggest"), self._suggest, icon="search")
        self.confirm = self.add_step("", self._act, Kind.DANGER, "crossed")
        if with_card is not None:
            self.cards.choose({with_card: 1})
        elif target is not None:
            self._prepare(target)
        self._refresh()

    # What can be attacked

    def _target_half(self) -> Half:
        style, voice, s = self.look, self._voice, self._s
        half = Half(style, DANGER, DANGER)
        column = ScrollColumn(style, spacing=4)
        for rival in s.rivals(self._seat):
            column.body.addLayout(self._rival(rival))
        column.body.addWidget(Label(style, voice.say("page.raid.wild"), "bold", 16, colour=style.room.text2))
        beasts = [Target(slot=slot) for slot, card in enumerate(s.path) if card and CARDS[card].kind == "undead"]
        column.body.addWidget(self._beside([*beasts, Target()]))
        column.body.addStretch(1)
        column.setMinimumHeight(style.px(_HIGH))
        half.body.addWidget(column, 1)
        self._about = QHBoxLayout()
        self._about.setSpacing(style.px(8))
        self._told = RichText(style, "", 16)
        self._about.addWidget(self._told, 1)
        half.body.addLayout(self._about)
        return half

    def _rival(self, rival: int) -> QVBoxLayout:
        """A rival, why or why not, and what stands in the village."""
        style, voice, s = self.look, self._voice, self._s
        column, line = QVBoxLayout(), QHBoxLayout()
        line.setSpacing(style.px(10))
        line.addWidget(SeatMark(style, self.desk.player(rival), 18))
        line.addWidget(Label(style, self.desk.session.seats[rival].name, "name", 18))
        denial = why_not_rival(s, self._seat, rival)
        hand = len(s.players[rival].hand)
        told = self.desk.why(denial) if denial is not None else voice.say("page.raid.holds", n=hand)
        line.addWidget(RichText(style, told, 14.5, colour=style.room.text2), 1, _MIDDLE)
        column.addLayout(line)
        plots = order_of([building.plot for building in s.players[rival].town])
        column.addWidget(self._beside([Target(rival, plot) for plot in plots]))
        return column

    def _beside(self, targets: Sequence[Target]) -> QWidget:
        flow = Flow(self.look.px(0))
        for target in targets:
            flow.add(self._button(target))
        return flow

    def _button(self, target: Target) -> MiniButton:
        """What even all together cannot do is barred."""
        button = MiniButton(self.look, self._mini(target))
        denial = self.desk.session.why_not(target.attack(*everybody(self._s)))
        if denial is not None:
            button.bar(self.desk.why(denial), denial.rule)
        button.acted.connect(lambda: self._aim(target))
        self.targets[target] = button
        return button

    def _mini(self, target: Target) -> Mini:
        if target.seat != NOBODY:
            return faces.mini(self._speech, self._s, target.seat, target.plot)
        card = self._s.path[target.slot] if target.slot >= 0 else None
        name = self._voice.title(self._voice.card(card)) if card else self._speech.dragon().title
        icon = "skull" if card else "dragon"
        defence = str(raid_on(self._s, target.attack()).defence)
        topic = f"card:{card}" if card else "action:AttackDragon"
        return Mini(icon, PICTURES[card or "dragon"].rays.deep, defence, name, topic=topic)

    # Who goes

    def _own_half(self) -> Half:
        style, voice, s = self.look, self._voice, self._s
        player = self.desk.player(self._seat)
        half = Half(style, player.base, player.light if style.room.dark else player.base)
        there = ready(s, self._seat)
        held = [faces.held(self._speech, card, count=there[card]) for card in sorted(there, key=self._strength)]
        self.cards = CardChooser(style, held, _CARD, nothing=voice.say("page.raid.nobody"))
        self.cards.changed.connect(self._refresh)
        column = ScrollColumn(style, spacing=2)
        column.body.addWidget(self.cards)
        column.body.addStretch(1)
        half.body.addWidget(column, 1)
        self._bar = Bar(style, 0, 0, 1, "")
        half.body.addWidget(self._bar)
        self._repelled = FactRow(style, "shield", voice.say("page.raid.repelled"), "")
        half.body.addWidget(self._repelled)
        self._full_defence = FactRow(style, "shield", voice.say("page.raid.full_defence"), "")
        half.body.addWidget(self._full_defence)
        return half

    def _strength(self, card: CardId) -> int:
        return -(CARDS[card].boost or strength_of(self._s, self._seat, card))

    @property
    def _sent(self) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
        cards = self.cards.taken
        return tuple(card for card in cards if CARDS[card].fights), tuple(card for card in cards if CARDS[card].boost)

    def _aim(self, target: Target) -> None:
        self._target = target
        self._prepare(target)
        self._refresh()

    def _prepare(self, target: Target) -> None:
        if self.desk.session.suggests:
            self._take_lean_band(target)

    def _suggest(self) -> None:
        if self._target is not None:
            self._take_lean_band(self._target)
            self._refresh()

    def _take_lean_band(self, target: Target) -> None:
        band = lean_band(self._s, target)
        if band is not None:
            self.cards.choose(Counter((*band.attackers, *band.boosters)))

    # What comes of it

    def _refresh(self) -> None:
        for target, button in self.targets.items():
            button.choose(target == self._target)
        voice, target = self._voice, self._target
        if target is None:
            strength = raid_on(self._s, Target().attack(*self._sent)).strength
            self._bar.fill(0, 0, 1, voice.say("page.raid.strength", n=strength))
            self._told.set_text(voice.say("page.raid.choose"))
            self._show_repelled(0, 0)
            self.suggest.bar(voice.say("page.raid.choose"))
            self.confirm.set_text(voice.say("page.raid.confirm"))
            self.confirm.bar(voice.say("page.raid.choose"))
            return
        attack = target.attack(*self._sent)
        raid = raid_on(self._s, attack)
        against = voice.say("page.raid.against", strength=raid.strength, defence=raid.defence)
        self._bar.fill(0, raid.strength, raid.defence, against)
        self._told.set_text("\n".join(foretold(voice, target, attack.attackers)))
        self._show_picture(target)
        self._show_repelled(raid.repelled, raid.full_defence)
        self.suggest.bar("" if lean_band(self._s, target) else voice.say("page.raid.too_few"))
        self.confirm.set_text(voice.say("page.raid.attack", n=raid.strength))
        self.confirm.bar(*self.barrier(attack))
        self.keep_size()

    def _show_picture(self, target: Target) -> None:
        """The card of what is attacked, beside what it brings."""
        held = Held("target", self._face(target))
        if self._picture is not None:
            self._picture.hide()
            self._picture.deleteLater()
        self._picture = CardButton(self.look, held, _PICTURE, _PICTURE / 0.8)
        self._picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._about.insertWidget(0, self._picture)

    def _face(self, target: Target) -> CardFace:
        words, s = self._speech.words, self._s
        if target.seat == NOBODY:
            card = s.path[target.slot] if target.slot >= 0 else None
            return board_faces.card_face(words, card) if card else board_faces.dragon_face(words)
        return faces.standing(self._speech, s, target.seat, target.plot)

    def _show_repelled(self, at_once: int, full_defence: int) -> None:
        """What the defender would get for throwing them out."""
        for row, points in ((self._repelled, at_once), (self._full_defence, full_defence)):
            row.setVisible(points > 0)
            row.show_figure(f"+{points}")

    def first_focus(self) -> QWidget:
        if self._target is not None and not self.confirm.reason:
            return self.confirm
        return next((button for button in self.targets.values() if not button.reason), self.confirm)

    def _act(self) -> None:
        if self._target is not None:
            self.finish(self._target.attack(*self._sent))
