"""The composer of attacks: a target, who goes, and what comes of it as far as anybody can know.

Rivals, Undead and the dragon are fought with the same sheet. By mouse one clicks a target and cards; by keyboard too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.wild.data import CARDS, NOTHING, CardId, PlotId
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
from meadhall.views.boards.wild.pieces import Lot, lot_of
from meadhall.views.deeds.wild.outcomes import Foretold, foretold
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import NOBODYS
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.chooser import CardChooser, width_in
from meadhall.views.table.dialogs.roomy import rows_high, widest
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.versus import Bar, FactRow, Half, marked
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.table.wild import faces
from meadhall.views.table.wild.target import LARGE, SMALL, TargetButton, target_size
from meadhall.views.text.wild import WildSpeech
from meadhall.views.widgets import Flow, Label, RichText, ScrollColumn

_WIDE, _METER = 1260, 28
_CARD, _LARGE_CARD = 128, 230  # measures: warriors where there are many, and where there are few
_WHOSE, _WHOSE_GAP = 140, 6  # measures: the column of names
_SIDES, _MOST_WIDE = 1204, 0.67  # measures: both halves together, and of them the targets' at most
_INSET, _BAR = 40, 24  # measures: around what stands on a half, and where it may scroll
_REST, _LEAST_HIGH = 515, 258  # measures: what stands above and below the targets, and what they need anyhow


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
        self.targets: dict[Target, TargetButton] = {}
        self.body.addLayout(self._halves())
        self.meter = Bar(desk.style, 0, 0, 1, "", size=_METER)
        self.body.addWidget(self.meter)
        self.body.addLayout(self._prospects())
        self.add_aside()
        self.suggest = self.add_step(self._voice.say("page.raid.suggest"), self._suggest, icon="raven")
        self.confirm = self.add_step("", self._act, Kind.DANGER, "crossed")
        if with_card is not None:
            self.cards.choose({with_card: 1})
        elif target is not None:
            self._prepare(target)
        self._refresh()

    # What can be attacked

    def _halves(self) -> QHBoxLayout:
        """Targets as large as all of them have room; what they leave is for those who go."""
        style, s = self.look, self._s
        beasts = [Target(slot=slot) for slot, card in enumerate(s.path) if card and CARDS[card].kind == "undead"]
        groups = [len(s.players[rival].town) for rival in s.rivals(self._seat)] + [len(beasts) + 1]
        beside = style.px(_WHOSE + _WHOSE_GAP + _INSET + _BAR)
        high = max(self.desk.over.height() - style.px(_REST), style.px(_LEAST_HIGH))
        room = QSize(style.px(_SIDES * _MOST_WIDE) - beside, high)
        wide = widest(groups, room, lambda wide: target_size(style, wide), SMALL, LARGE)
        one = target_size(style, wide)
        in_a_row = min(max(groups), room.width() // one.width())
        left = beside + in_a_row * one.width()
        right = style.px(_SIDES) - left
        halves = QHBoxLayout()
        halves.setSpacing(style.px(4))
        self.half = self._target_half(beasts, wide, min(rows_high(groups, room.width(), one), high))
        halves.addWidget(self.half, left)
        halves.addWidget(self._own_half(QSize(right - style.px(_INSET + _BAR), high)), right)
        return halves

    def _target_half(self, beasts: Sequence[Target], wide: int, high: int) -> Half:
        style, voice, s = self.look, self._voice, self._s
        half = Half(style, NOBODYS, style.room.line2)
        column = ScrollColumn(style, spacing=0)
        column.wish(high, min(high, style.px(_LEAST_HIGH)))
        for rival in s.rivals(self._seat):
            player = s.players[rival]
            plots = order_of([building.plot for building in player.town])
            buttons = [self._button(Target(rival, plot), self._building(rival, plot), wide) for plot in plots]
            column.body.addLayout(self._beside(self._whose(rival), buttons))
        wild = Label(style, voice.say("page.raid.wild"), "bold", 16, colour=style.room.text2)
        buttons = [self._button(target, self._beast(target), wide) for target in (*beasts, Target())]
        column.body.addLayout(self._beside([wild], buttons))
        column.body.addStretch(1)
        half.body.addWidget(column, 1)
        return half

    def _whose(self, rival: int) -> list[QWidget]:
        """A rival, and why or why not."""
        style, s = self.look, self._s
        denial = why_not_rival(s, self._seat, rival)
        hand = len(s.players[rival].hand)
        told = self.desk.why(denial) if denial is not None else self._voice.say("page.raid.holds", n=hand)
        name = RichText(style, f"**{self.desk.name(rival)}**", 18)
        return [
            SeatMark(style, self.desk.player(rival), 18),
            name,
            RichText(style, told, 14.5, colour=style.room.text2),
        ]

    def _beside(self, whose: Sequence[QWidget], targets: Sequence[TargetButton]) -> QHBoxLayout:
        """What can be attacked there, at the right of whose it is."""
        style = self.look
        line, words, flow = QHBoxLayout(), QVBoxLayout(), Flow(0)
        words.setSpacing(style.px(2))
        words.addStretch(1)
        for each in whose:
            each.setMaximumWidth(style.px(_WHOSE))
            words.addWidget(each)
        words.addStretch(1)
        words.addStrut(style.px(_WHOSE))
        for target in targets:
            flow.add(target)
        line.setSpacing(style.px(_WHOSE_GAP))
        line.addLayout(words)
        line.addWidget(flow, 1)
        return line

    def _button(self, target: Target, told: tuple[Lot, str, str], wide: float) -> TargetButton:
        """What even all together cannot do is barred."""
        button = TargetButton(self.look, self._speech.words, *told, wide)
        denial = self.desk.session.why_not(target.attack(*everybody(self._s)))
        if denial is not None:
            button.bar(self.desk.why(denial), denial.rule)
        button.acted.connect(lambda: self._aim(target))
        self.targets[target] = button
        return button

    def _building(self, rival: int, plot: PlotId) -> tuple[Lot, str, str]:
        """How it looks, what it is called, and what the almanac knows it by."""
        building = self._s.players[rival].at(plot)
        assert building is not None
        return (
            lot_of(self._s, rival, building),
            faces.told(self._speech, self._s, rival, plot),
            faces.topic_of(self._s, rival, building),
        )

    def _beast(self, target: Target) -> tuple[Lot, str, str]:
        card = self._s.path[target.slot] if target.slot >= 0 else None
        name = self._voice.title(self._voice.card(card)) if card else self._speech.dragon().title
        picture = card or board_faces.DRAGON
        defence = raid_on(self._s, target.attack()).defence
        lot = Lot(picture, picture, defence, NOTHING, new=False, damaged=False, forts=())
        return lot, name, f"card:{card}" if card else "action:AttackDragon"

    # Who goes

    def _own_half(self, room: QSize) -> Half:
        style, voice, s = self.look, self._voice, self._s
        player = self.desk.player(self._seat)
        half = Half(style, player.base, player.light if style.room.dark else player.base)
        there = ready(s, self._seat)
        held = [faces.held(self._speech, card, count=there[card]) for card in sorted(there, key=self._strength)]
        wide = width_in(style, held, room, _CARD, _LARGE_CARD)
        self.cards = CardChooser(style, held, wide, nothing=voice.say("page.raid.nobody"))
        self.cards.changed.connect(self._refresh)
        column = ScrollColumn(style, spacing=2)
        column.body.addStretch(1)
        column.body.addWidget(self.cards)
        column.body.addStretch(1)
        half.body.addWidget(column, 1)
        return half

    def _prospects(self) -> QHBoxLayout:
        """What is won, and beside it what may go wrong."""
        style, voice, room = self.look, self._voice, self.look.room
        self._gains, self._risks = RichText(style, "", 16), RichText(style, "", 16)
        self.repelled = FactRow(style, "shield", voice.say("page.raid.repelled"), "")
        self.full_defence = FactRow(style, "shield", voice.say("page.raid.full_defence"), "")
        self.gains, self.risks = Half(style, NOBODYS, room.ok), Half(style, NOBODYS, room.danger)
        line = QHBoxLayout()
        line.setSpacing(style.px(4))
        for half, icon, colour, told in (
            (self.gains, "trophy", room.ok, [self._gains]),
            (self.risks, "warn", room.danger, [self._risks, self.repelled, self.full_defence]),
        ):
            half.body.addLayout(marked(style, icon, colour, *told))
            line.addWidget(half, 1)
        return line

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
            self.meter.fill(0, 0, 1, voice.say("page.raid.strength", n=strength))
            self._tell(Foretold((), (voice.say("page.raid.choose"),)), 0, 0)
            self.suggest.bar(voice.say("page.raid.choose"))
            self.confirm.set_text(voice.say("page.raid.confirm"))
            self.confirm.bar(voice.say("page.raid.choose"))
            return
        self._dress(target.seat)
        attack = target.attack(*self._sent)
        raid = raid_on(self._s, attack)
        strength, defence = f"**{raid.strength}**", f"**{raid.defence}**"
        self.meter.fill(
            0, raid.strength, raid.defence, voice.say("page.raid.against", strength=strength, defence=defence)
        )
        self._tell(foretold(voice, target, attack.attackers), raid.repelled, raid.full_defence)
        self.suggest.bar("" if lean_band(self._s, target) else voice.say("page.raid.too_few"))
        self.confirm.set_text(voice.say("page.raid.attack", n=raid.strength))
        self.confirm.bar(*self.barrier(attack))
        self.keep_size()

    def _dress(self, seat: int) -> None:
        """In the victim's colour; beasts have none."""
        room = self.look.room
        if seat == NOBODY:
            self.half.dress(NOBODYS, room.line2)
        else:
            player = self.desk.player(seat)
            self.half.dress(player.base, player.light if room.dark else player.base)

    def _tell(self, told: Foretold, at_once: int, full_defence: int) -> None:
        """With what the defender would get for throwing them out: in figures, once it is known who goes."""
        self._gains.set_text("\n".join((*told.about, *told.gains)))
        sentences = told.hand if at_once else (*told.repelled, *told.hand)
        self._risks.set_text("\n".join(sentences))
        self.risks.setVisible(bool(told.hand))
        for row, points in ((self.repelled, at_once), (self.full_defence, full_defence if at_once else 0)):
            row.setVisible(points > 0)
            row.show_figure(f"+{points}")

    def first_focus(self) -> QWidget:
        if self._target is not None and not self.confirm.reason:
            return self.confirm
        return next((button for button in self.targets.values() if not button.reason), self.confirm)

    def _act(self) -> None:
        if self._target is not None:
            self.finish(self._target.attack(*self._sent))
