"""The battle dialog: one's band with its dice on the tray, the enemy, what the roll would do, and the odds.

It is asked at three moments: while a roll may still be changed, when the rune of healing could save the fallen,
and when those who fall are chosen. A hunt has the same tray.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.kernel import Decision
from meadhall.rules.midgard.actions import (
    AcceptRoll,
    Fall,
    KeepRune,
    RerollWithFavour,
    UsePotential,
    UseReaction,
    UseRune,
)
from meadhall.rules.midgard.data import KINDS, LIMITS, Dice
from meadhall.rules.midgard.forecast import to_fall, tray
from meadhall.rules.midgard.questions import ChooseFallen, Healing, RollWindow
from meadhall.rules.midgard.state import Rolled, State, fought
from meadhall.views.look.controls import Kind
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.palette import NOBODYS
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked, plain
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.stepchips import StepChips
from meadhall.views.table.dialogs.versus import Bar, FactRow, Half, head
from meadhall.views.table.midgard import faces
from meadhall.views.table.midgard.fighting.dicetray import DiceTray
from meadhall.views.table.midgard.fighting.haul import Haul
from meadhall.views.table.midgard.fighting.oddsrow import OddsRow
from meadhall.views.table.midgard.manners import gear
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.widgets import Label, RichText, Toggle

_WIDE = 1180
BELOW_BEAM = 14  # from the beam to the frames of the halves, beside what they leave free themselves
_CARD = (176, 226)
_STEPS = ("roll", "hits", "losses", "outcome")
Asked = RollWindow | Healing | ChooseFallen


def places_of(rolled: Sequence[Rolled], dice: Dice) -> list[int]:
    """Where such dice lie on the tray."""
    return [
        place for kind in KINDS for place in [at for at, die in enumerate(rolled) if die.kind == kind][: dice[kind]]
    ]


class BattleSheet(Sheet):
    def __init__(self, desk: Desk, speech: MidgardSpeech, decision: Asked) -> None:
        self._s: State = desk.session.view
        self._speech, self._decision = speech, decision
        self._voice = speech.voice(self._s)
        self._battle, self._does = fought(self._s), tray(self._s)
        super().__init__(desk, self._title(), width=_WIDE, beam="crossed" if self._battle.enemy else "food")
        style = desk.style
        self.body.setSpacing(style.px(6))
        self.body.setContentsMargins(0, style.px(BELOW_BEAM), 0, 0)
        if self._battle.enemy is not None:
            titles = tuple(self._voice.say(f"page.battle.step_{step}") for step in _STEPS)
            self.head.addWidget(StepChips(style, titles, 0 if isinstance(decision, RollWindow) else 2), 1)
            self.head.setStretch(0, 0)  # the title takes what it needs
        halves = QHBoxLayout()
        halves.setSpacing(style.px(4))
        halves.addWidget(self._own_half(), 5)
        halves.addWidget(self._enemy_half() if self._battle.enemy else self._game_half(), 4)
        self.body.addLayout(halves)
        self._told = RichText(style, self._question(), 17)
        self.body.addWidget(self._told)
        self._ask(decision)

    def _title(self) -> str:
        enemy = self._battle.enemy
        if enemy is None:
            return self._voice.say("page.battle.hunt")
        return faces.name(self._voice, enemy)

    def _question(self) -> str:
        title, detail = asked(self.desk, self._decision)
        return f"**{title}** {detail}" if title.endswith(("?", "!", ".")) else f"**{title}.** {detail}"

    # The halves

    def _own_half(self) -> Half:
        style, voice, battle, s = self.look, self._voice, self._battle, self._s
        owner = self.desk.player(battle.seat)
        half = Half(style, owner.base, owner.light if style.room.dark else owner.base)
        seat = self.desk.session.seats[battle.seat]
        hunt = battle.enemy is None
        about = voice.term("place.hunting") if hunt else voice.say("page.battle.round", n=battle.round)
        half.body.addLayout(
            head(
                style,
                SeatMark(style, owner, 34),
                Label(style, seat.name, "name", 24),
                Label(style, str(about), "text", 16, colour=style.room.text2),
            )
        )
        window = isinstance(self._decision, RollWindow)
        can_choose = window and bool(s.players[battle.seat].favour or s.players[battle.seat].holds("rune_potential"))
        can_choose = can_choose or isinstance(self._decision, ChooseFallen)
        self.tray = DiceTray(style, voice, battle.rolled, chosen=can_choose)
        half.body.addWidget(self.tray)
        half.body.addWidget(FactRow(style, "sword", voice.say("page.battle.hits"), f"+{self._does.hits}"))
        if not hunt or battle.reaction:
            half.body.addWidget(FactRow(style, "shield", voice.say("page.battle.shields"), str(self._does.shields)))
        favour = str(s.players[battle.seat].favour)
        half.body.addWidget(FactRow(style, "favour", voice.say("page.battle.favour"), favour))
        half.body.addStretch(1)
        return half

    def _enemy_half(self) -> Half:
        style, voice, battle = self.look, self._voice, self._battle
        foe = battle.foe
        half = Half(style, NOBODYS, style.room.line2)  # its ribbon may be as amber as a player
        line = QHBoxLayout()
        line.setSpacing(style.px(12))
        line.addWidget(
            CardButton(style, faces.held(faces.enemy(voice, foe.id), foe.id, full=voice.enemy(foe.id)), *_CARD)
        )
        told = QVBoxLayout()
        told.setSpacing(style.px(6))
        told.addStretch(1)
        told.addWidget(Label(style, voice.card_type(foe.id), "medium", 16, colour=style.room.text2))
        told.addWidget(RichText(style, voice.enemy(foe.id), 16))
        told.addStretch(1)
        line.addLayout(told, 1)
        half.body.addLayout(line)
        does = self._does
        text = voice.say("page.battle.damage", n=does.wounds, most=foe.defence)
        half.body.addWidget(Bar(style, does.before, does.wounds - does.before, foe.defence, text))
        half.body.addWidget(FactRow(style, "skull", voice.say("page.battle.attack"), str(foe.attack)))
        fall = FactRow(style, "wound", voice.say("page.battle.fall"), str(does.losses), grave=does.losses > 0)
        half.body.addWidget(fall)
        half.body.addStretch(1)
        return half

    def _game_half(self) -> Half:
        """What the hunters bring home."""
        style, voice = self.look, self._voice
        half = Half(style, HARBOUR.conifer, HARBOUR.conifer)
        food, most = self._does.food, LIMITS.hunted_food
        text = voice.say("page.battle.food", n=food, most=most)
        half.body.addWidget(Haul(style, food, most, text), 1)
        half.body.addWidget(RichText(style, text, 17))
        half.body.addWidget(FactRow(style, "food", voice.say("page.battle.larder"), str(self._does.larder)))
        return half

    # What is decided now

    def _ask(self, decision: Decision[State]) -> None:
        match decision:
            case RollWindow():
                self._ask_roll()
            case ChooseFallen(losses=losses):
                self._ask_fallen(losses)
            case _:
                self.add_aside()
                self._ask_healing()

    def _ask_roll(self) -> None:
        """Take it as it lies, or throw some dice again."""
        voice = self._voice
        self._rest = self._rest_toggle() if self._battle.enemy else None
        self._odds: OddsRow | None = None
        self._odds_place = QVBoxLayout()
        self.body.addLayout(self._odds_place)
        self._show_odds()
        self.head.addWidget(gear(self.desk, self._speech, self._manners_changed))
        self.add_aside()
        player = self._s.players[self._battle.seat]
        self.potential = self.reaction = None
        if player.holds("rune_potential"):
            self.potential = self.add_step(voice.say("page.battle.potential"), self._potential, icon="rune")
        if player.holds("rune_reaction"):
            self.reaction = self.add_step(voice.say("page.battle.reaction"), self._react, icon="shield")
            self.reaction.bar(*self.barrier(UseReaction()))
        self.reroll = self.add_step(voice.say("page.battle.reroll"), self._reroll, icon="favour")
        self.confirm = self.add_step(voice.say("page.battle.accept"), self._accept, Kind.PRIMARY, "check")
        self.tray.changed.connect(self._chosen)
        self._chosen()

    def _rest_toggle(self) -> Toggle:
        """Whether the following rolls of this battle are taken as they come."""
        text = self._voice.say("page.battle.rest")
        toggle = Toggle(self.look, text)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(Label(self.look, text, "text", 16, colour=self.look.room.text2))
        line.addWidget(toggle)
        self.body.addLayout(line)
        return toggle

    def _show_odds(self) -> None:
        """Unless one would rather not know."""
        wanted = self.desk.settings.now.odds
        if wanted and self._odds is None:
            self._odds = OddsRow(self.look, self._voice, self._s)
            self._odds.suggested.connect(self.tray.choose)
            self._odds.show_chosen(self.tray.chosen)
            self._odds_place.addWidget(self._odds)
        if self._odds is not None:
            self._odds.setVisible(wanted)

    def _chosen(self) -> None:
        chosen = self.tray.chosen
        none = self._voice.say("page.battle.choose_dice")
        self.reroll.bar(*(self.barrier(RerollWithFavour(chosen)) if chosen else (none, "")))
        if self.potential is not None:
            self.potential.bar(*(self.barrier(UsePotential(chosen)) if chosen else (none, "")))
        if self._odds is not None:
            self._odds.show_chosen(chosen)

    def _accept(self) -> None:
        self.finish(AcceptRoll(rest=self._rest is not None and self._rest.isChecked()))

    def _reroll(self) -> None:
        self.finish(RerollWithFavour(self.tray.chosen))

    def _potential(self) -> None:
        self.finish(UsePotential(self.tray.chosen))

    def _react(self) -> None:
        self.finish(UseReaction())

    def _manners_changed(self) -> None:
        self._show_odds()
        self.keep_size()

    # Losses

    def _ask_fallen(self, losses: int) -> None:
        """Who can best be spared, unless one says otherwise."""
        self._losses = losses
        self.add_aside()
        self.confirm = self.add_step("", self._fall, Kind.PRIMARY, "skull")
        self.tray.changed.connect(self._fallen_chosen)
        spared = to_fall(self._s, losses) if self.desk.session.suggests else (0, 0, 0)
        self.tray.choose(places_of(self._battle.rolled, spared))

    def _fallen(self) -> Dice:
        kinds = [self._battle.rolled[place].kind for place in self.tray.chosen]
        swords, spears, axes = (kinds.count(kind) for kind in KINDS)
        return swords, spears, axes

    def _fallen_chosen(self) -> None:
        action = Fall(self._fallen())
        missing = self._losses - len(self.tray.chosen)
        words = self.look.words("table.composer.more", n=missing) if missing > 0 else ""
        self.confirm.set_text(self._voice.say("page.battle.let_fall", n=self._losses))
        self.confirm.bar(*((words, "") if words else self.barrier(action)))

    def _fall(self) -> None:
        self.finish(Fall(self._fallen()))

    def _ask_healing(self) -> None:
        for text, icon, action in plain(self.desk, KeepRune(), UseRune()):
            last = isinstance(action, UseRune)
            self.confirm = self.add_step(
                text, lambda action=action: self.finish(action), Kind.PRIMARY if last else Kind.SECONDARY, icon
            )

    def first_focus(self) -> QWidget:
        return self.tray.dice[0] if self.confirm.reason else self.confirm
