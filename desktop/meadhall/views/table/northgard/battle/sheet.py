"""The battle dialog: both sides with their sums, the dice, what may come, and whoever decides now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.kernel import Action, Decision
from meadhall.rules.northgard.actions import SpendFood, TakeCasualty, TakePoint
from meadhall.rules.northgard.data import FOOD
from meadhall.rules.northgard.forecast import Chance, IfRolled, chance_in, decided, if_rolled, wiped_out
from meadhall.rules.northgard.questions import ChooseFace, ChooseLosses, CommitFood, ThrowAxe
from meadhall.rules.northgard.state import CREATURE, NOBODY, State
from meadhall.views.deeds.northgard import outcomes
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import Player
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.choicebox import Boxes, ChoiceBox
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.stepchips import StepChips
from meadhall.views.table.northgard.battle.boxes import OutcomeBox
from meadhall.views.table.northgard.battle.dice import DiceColumn
from meadhall.views.table.northgard.battle.side import BattleSide
from meadhall.views.table.northgard.battle.story import STEPS, Asked, SideStory, Story
from meadhall.views.table.saga.recap import SaidRow
from meadhall.views.text import escaped
from meadhall.views.text.chances import percent
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised
from meadhall.views.widgets import Label, RichText

_WIDE = 1180
_MOST_LINES = 4
_OUTCOME = 36  # letters of who has won


class BattleSheet(Sheet):
    """Asked of one side, or, where it is over, to be read."""

    def __init__(
        self, desk: Desk, speech: NorthgardSpeech, story: Story, decision: Decision[State] | None = None
    ) -> None:
        self._speech, self._story, self._decision = speech, story, decision
        voice = speech.voice(desk.session.view)
        place = voice.region(story.battle.region)
        super().__init__(desk, voice.say("page.battle.title", place=place), width=_WIDE, beam="crossed")
        style = desk.style
        self.body.setSpacing(style.px(6))
        titles = tuple(voice.say(f"page.battle.step_{step}") for step in STEPS)
        self.head.addWidget(StepChips(style, titles, story.step), 1)
        self.head.setStretch(0, 0)  # the title takes what it needs
        self.body.addLayout(self._sides())
        if story.over:
            self._tell_outcome()
        elif decision is not None:
            self._ask(decision)

    def _say(self, ident: str, **values: object) -> str:
        voice = self._speech.voice(self.desk.session.view)
        return voice.say(f"page.battle.{ident}", **values)  # pyright: ignore[reportArgumentType]

    def _name(self, side: SideStory) -> str:
        if side.seat != CREATURE:
            return self.desk.session.seats[side.seat].name
        assert self._story.battle.creature is not None
        return capitalised(str(self._speech.voice(self.desk.session.view).creature(self._story.battle.creature)))

    def _player(self, seat: int) -> Player | None:
        return self.desk.player(seat) if seat >= 0 else None

    def _sides(self) -> QHBoxLayout:
        story = self._story
        row = QHBoxLayout()
        row.setSpacing(0)
        rows = max(len(side.facts) for side in story.sides)
        left, right = (BattleSide(self.desk, self._speech, story, side, rows) for side in story.sides)
        names = self._name(story.attacker), self._name(story.defender)
        faces = story.attacker.side.face, story.defender.side.face
        row.addWidget(left, 1)
        row.addWidget(DiceColumn(self.look, names, faces), 0)
        row.addWidget(right, 1)
        return row

    # What is decided now

    def _ask(self, decision: Decision[State]) -> None:
        s = self.desk.session.view
        prompt = self._speech.prompt(decision, s)
        end = "" if prompt.sentence.endswith(("?", "!", ".")) else "."
        self.body.addWidget(RichText(self.look, f"{prompt.sentence}{end} {prompt.consequence}", 17))
        self._boxes: dict[ChoiceBox, Action] = {}
        match decision:
            case CommitFood(attacker=attacks):
                self._offer_food(attacks)
            case ChooseFace(attacker=attacks):
                self._offer_faces(attacks)
            case ThrowAxe():
                self._offer_faces(attacks=True)
            case ChooseLosses():
                self._offer_losses()
            case _:
                pass
        self._faces = QVBoxLayout()
        self._faces.setSpacing(self.look.px(2))
        self.body.addLayout(self._faces)
        self.add_aside()
        self.confirm = self.add_step("", self._act, Kind.PRIMARY, "check")
        self._chosen()

    def _offer(self, options: Sequence[tuple[Action, str, str]], first: int) -> None:
        """As many boxes as there are ways; one is chosen."""
        for number, (action, title, detail) in enumerate(options):
            box = ChoiceBox(self.look, title, detail)
            box.setChecked(number == first)
            box.acted.connect(self._chosen)
            self._boxes[box] = action
        self.body.addWidget(Boxes(self.look, list(self._boxes)))

    def _offer_food(self, attacks: bool) -> None:
        s: State = self.desk.session.view
        held = s.players[self._decision.seat].resources[FOOD] if self._decision else 0
        options: list[tuple[Action, str, str]] = []
        for action in self.desk.session.options():
            assert isinstance(action, SpendFood)
            options.append((action, f"{action.food} [food]", self._says(self._chance(action, attacks))))
        self._offer(options, 0)
        note = " ".join([self._say("food_note", n=held), *outcomes.fear(self._speech.voice(s), attacks)])
        self.body.addWidget(RichText(self.look, note, 15, colour=self.look.room.text2))

    def _offer_faces(self, attacks: bool) -> None:
        ways, s = (TakePoint(), TakeCasualty()), self.desk.session.view
        chances = [self._chance(way, attacks) for way in ways]
        titles = [self._speech.action(way, s).title.replace("**", "") for way in ways]
        best = max(range(len(ways)), key=lambda place: chances[place].plain)
        self._offer(list(zip(ways, titles, map(self._says, chances), strict=True)), best)

    def _offer_losses(self) -> None:
        s = self.desk.session.view
        lines = [(action, self._speech.action(action, s)) for action in self.desk.session.options()]
        self._offer([(action, line.title, line.detail) for action, line in lines], 0)

    def _chance(self, action: Action, attacks: bool) -> Chance:
        """To win, once it is decided so."""
        return chance_in(self.desk.session.view, decided(self._story.battle, action, attacks), attacks)

    def _says(self, chance: Chance) -> str:
        if chance.least == chance.plain:
            return self._say("chance", n=percent(chance.plain))
        return self._say("chance_by_food", least=percent(chance.least), n=percent(chance.plain))

    # What the next die could bring, once it is decided so

    def _show_faces(self, action: Action) -> None:
        for at in reversed(range(self._faces.count())):
            item = self._faces.takeAt(at)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        attacks = getattr(self._decision, "attacker", True)
        battle = decided(self._story.battle, action, attacks)
        outcomes = if_rolled(battle)
        if not outcomes:
            return
        roller = self._story.defender if battle.attacker.face else self._story.attacker
        heading = self._say("if_rolled", who=self._name(roller))
        chance = self._chance(action, attacks)
        if chance.least < chance.plain:
            other = self._story.defender if attacks else self._story.attacker
            heading = self._say("if_rolled_unfed", who=self._name(roller), other=self._name(other))
        self._faces.addWidget(Label(self.look, heading, "medium", 16, colour=self.look.room.text2))
        self._faces.addWidget(Boxes(self.look, [self._outcome(one) for one in outcomes]))

    def _outcome(self, one: IfRolled) -> OutcomeBox:
        """Whoever wins more often than not; with the last die, for sure."""
        odds, sides = one.odds, (self._story.attacker, self._story.defender)
        if one.points is not None:
            side = sides[0] if odds.attacker else sides[1] if odds.defender else None
            name = self._say("nobody") if side is None else self._short(side)
            text = f"**{name}**\n{one.points[0]} : {one.points[1]}"
        else:
            side = sides[odds.attacker <= odds.defender]
            text = f"**{percent(max(odds.attacker, odds.defender))} %**\n{self._short(side)}"
        return OutcomeBox(self.look, one.face, self._player(side.seat) if side is not None else None, text)

    def _short(self, side: SideStory) -> str:
        """In a small box there is room for one word of a name."""
        return escaped(self._name(side).split()[0])

    def _winner_name(self, winner: int) -> str:
        side = self._story.attacker if self._story.attacker.seat == winner else self._story.defender
        return self._name(side) if side.seat == CREATURE else self.desk.name(side.seat)

    def _chosen(self) -> None:
        action = self._action
        if action is None:
            return
        self.confirm.set_text(self._button(action))
        self._show_faces(action)
        self.keep_size()

    def _button(self, action: Action) -> str:
        """Without icons, which stand in the boxes."""
        if isinstance(action, SpendFood):
            return self._say("spend", n=action.food) if action.food else self._say("spend_none")
        if isinstance(action, (TakePoint, TakeCasualty)):
            return self._say("take_point" if isinstance(action, TakePoint) else "take_casualty")
        return self._speech.button(action, self.desk.session.view)

    @property
    def _action(self) -> Action | None:
        return next((action for box, action in self._boxes.items() if box.isChecked()), None)

    def _act(self) -> None:
        if self._action is not None:
            self.finish(self._action)

    def first_focus(self) -> QWidget:
        checked = [box for box in getattr(self, "_boxes", ()) if box.isChecked()]
        return checked[0] if checked else super().first_focus()

    # What came of it

    def _tell_outcome(self) -> None:
        story = self._story
        assert story.winner is not None
        figures = f"{story.attacker.side.points} : {story.defender.side.points}"
        if story.winner == NOBODY:
            text = self._say("won_nobody", figures=figures)
        else:
            how = "won_fallen" if wiped_out(story.battle, story.winner) else "won"
            text = self._say(how, who=self._winner_name(story.winner), figures=figures)
        self.body.addWidget(RichText(self.look, text, _OUTCOME, align=Qt.AlignmentFlag.AlignHCenter))
        lines = QVBoxLayout()
        lines.setSpacing(self.look.px(2))
        for event in story.aftermath[:_MOST_LINES]:
            said = self._speech.event(event, self.desk.session.view)
            if said is not None:
                lines.addWidget(SaidRow(self.desk, said, 16))
        self.body.addLayout(lines)
        self.add_button(self.look.words("table.button.show_board"), icon="eye")
        self.add_button(self._say("go_on"), kind=Kind.PRIMARY, icon="check")


def battle_asked(desk: Desk, speech: NorthgardSpeech, story: Story, decision: Asked) -> BattleSheet:
    return BattleSheet(desk, speech, story, decision)


def battle_over(desk: Desk, speech: NorthgardSpeech, story: Story) -> BattleSheet:
    return BattleSheet(desk, speech, story)


def concerns(story: Story, seat: int | None) -> bool:
    """Whether the one who looks fought in it."""
    return seat is not None and seat in (story.attacker.seat, story.defender.seat)
