"""What the prompt says, and which buttons stand in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.rules.kernel import Action, Event
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import Player
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.table.page.prompt import PromptButton
from meadhall.views.table.page.rhythm import strikes
from meadhall.views.text import Prompt
from meadhall.views.widgets.measure import words_of

if TYPE_CHECKING:
    from meadhall.views.table.page.page import TablePage


class Saying:
    def __init__(self, desk: Desk, game: TableGame) -> None:
        self._desk, self._game = desk, game

    def whole(self, action: Action) -> str:
        """An action in one line."""
        line = self._desk.speech.action(action, self._desk.session.view)
        return f"{line.title}: {line.detail}" if line.detail else line.title

    def told(self, event: Event) -> tuple[Prompt, Player | None] | None:
        """While its motion is shown."""
        desk = self._desk
        said = desk.speech.event(event, desk.session.view)
        if said is None:
            return None
        player = desk.player(said.seat) if said.seat is not None else None
        latest = desk.session.told(desk.session.lines - 1)
        forced = any(self._game.was_only_choice(event, told) for told in latest)
        return Prompt(said.text, desk.style.words("table.saga.only_choice" if forced else "table.prompt.skip")), player

    def strikes(self, event: Event) -> bool:
        """Whether it is done to the one who looks."""
        session = self._desk.session
        said = self._desk.speech.event(event, session.view)
        return said is not None and strikes(event, said, session.viewer)

    def prompt(self) -> tuple[Prompt, Player | None]:
        desk = self._desk
        session, speech, words = desk.session, desk.speech, words_of(desk.style)
        if session.result is not None:
            ending = speech.result(session.result, session.view)
            winner = desk.player(session.result.winners[0]) if session.result.winners else None
            return Prompt(f"**{ending.title}**", ending.story), winner
        decision, asked = session.decision, session.asked_seat
        if decision is None or asked is None:
            return Prompt(""), None
        if session.asks_viewer:
            return speech.prompt(decision, session.view), desk.player(asked)
        prompt = speech.prompt(decision, session.view, onlooker=True)
        asides = [group.kind for group in session.choices.groups if group.aside and group.legal]
        if asides:
            what = words.listed([_in_a_sentence(speech.kind(kind, session.view).title) for kind in asides], "either")
            return Prompt(prompt.sentence, words("table.prompt.aside", what=what)), desk.player(asked)
        if session.goes_on_alone and not prompt.consequence:
            return Prompt(prompt.sentence, words("table.prompt.bot", who=desk.name(asked))), desk.player(asked)
        return prompt, desk.player(asked)

    def picking(self, kind: type[Action]) -> tuple[Prompt, Player | None]:
        """While the places of one kind of action are shown."""
        desk = self._desk
        session, words = desk.session, desk.style.words
        line = desk.speech.kind(kind, session.view)
        price = self._game.is_building(kind) and line.detail
        detail = words("table.prompt.pick_detail", price=line.detail) if price else words("table.prompt.pick_free")
        player = desk.player(session.viewer) if session.viewer is not None else None
        return Prompt(words("table.prompt.pick", what=line.title), detail), player

    def empty_tray(self) -> str:
        session, words = self._desk.session, self._desk.style.words
        if session.viewer is not None:
            return words("table.hand.empty")
        return words("table.hand.hidden" if session.people else "table.prompt.look_on")

    def buttons(self, page: TablePage) -> list[PromptButton]:
        session, words = self._desk.session, self._desk.style.words
        if session.result is not None:
            return [PromptButton(words("table.button.scores"), page.open_end, Kind.PRIMARY, "trophy")]
        found: list[PromptButton] = []
        asked = session.asked_seat
        if session.viewer is not None and asked is not None and session.may_call(asked) and not session.goes_on_alone:
            found.append(PromptButton(words("table.button.hand_back"), page.hand_back, Kind.PRIMARY, "swap"))
        if session.why_not_undo() is None:
            found.append(PromptButton(words("table.button.undo"), session.undo, icon="undo"))
        return found + self._choices(page)

    def _choices(self, page: TablePage) -> list[PromptButton]:
        session = self._desk.session
        if not session.asks_viewer or session.decision is None:
            return []
        if self._game.question(session.decision) is not None:
            text = self._desk.style.words("table.button.choose")
            return [PromptButton(text, page.doing.ask_by_dialog, Kind.PRIMARY, "cards")]
        found: list[PromptButton] = []
        for choice in self._game.buttons():
            kind = Kind.PRIMARY if choice.golden else Kind.SECONDARY
            if choice.opens is not None:
                opens = choice.opens
                found.append(
                    PromptButton(choice.text, lambda opens=opens: page.doing.open_kind(opens), kind, choice.icon)
                )
            elif choice.action is not None:
                action = choice.action
                found.append(PromptButton(choice.text, lambda action=action: self._desk.act(action), kind, choice.icon))
        if not found and page.hides_choices:
            text = self._desk.style.words("table.button.choose")
            found.append(PromptButton(text, page.open_drawer, Kind.PRIMARY, "cards"))
        return found


def _in_a_sentence(title: str) -> str:
    return title[:1].lower() + title[1:]
