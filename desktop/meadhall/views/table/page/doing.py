"""What the person does: asked about before, where something speaks against it; told why, where it is denied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from meadhall.rules.kernel import Action, Denial
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.deeds import Caution
from meadhall.views.table.coach.coaching import Coaching
from meadhall.views.table.coach.warned import Warned
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.table.page.layers import Layers
from meadhall.views.widgets import ask

if TYPE_CHECKING:
    from meadhall.views.table.page.parts import Parts


class Doing:
    def __init__(
        self, page: Parts, desk: Desk, game: TableGame, board: BoardView, layers: Layers, coaching: Coaching
    ) -> None:
        self._coaching = coaching
        self._page, self._desk, self._game = page, desk, game
        self._session, self._board, self._layers = desk.session, board, layers

    def act(self, action: Action, *then: Action, closing: Callable[[], None] = lambda: None) -> Denial | None:
        """Asked or not: the session knows who may. While things move, a press only ends that. `closing` ends where it
        was chosen."""
        warned, caution = self._warned(action)
        if warned is not None:
            self._coaching.warn(action, warned, lambda: (closing(), self._do(action, *then)))
            return None
        closing()
        if self._board.is_moving:
            self._board.finish_motion()
            return None
        if caution is None:
            return self._do(action, *then)
        desk, yes = self._desk, self._desk.speech.button(action, self._session.view)
        question, detail = caution.question, caution.detail
        self._layers.cover(ask(desk.style, self._page, question, detail, yes, lambda: self._do(action, *then)))
        return None

    def _warned(self, action: Action) -> tuple[Warned | None, Caution | None]:
        """What the coach has to say before it, or else what everybody is asked."""
        if self._board.is_moving:
            return None, None
        caution = self._game.caution(action)
        if caution is not None and not self._asks_before(caution):
            caution = None
        warned = self._coaching.warning(action, caution)
        is_known = caution is not None and caution.what and self._coaching.warns
        return warned, None if is_known else caution

    def _asks_before(self, caution: Caution) -> bool:
        now = self._desk.settings.now
        return self._session.asks_before and now.confirm and (now.remind or not caution.reminds)

    def _do(self, *actions: Action) -> Denial | None:
        """One after the other, as long as nothing is denied, nor refused by a lesson, which says so itself."""
        self._page.forget_kind()
        denial = None
        for action in actions:
            self._board.finish_motion()
            before = self._session.lines
            denial = self._session.act(action)
            if denial is not None or self._session.lines == before:
                break
        self.say_denial(denial)
        return denial

    def say_denial(self, denial: Denial | None) -> None:
        if denial is not None:
            self._desk.style.sounds.play("refusal")
            self._page.guide.notice(self._desk.why(denial))

    # Where it takes a dialog

    def compose(self, actions: Sequence[Action]) -> None:
        make = self._game.composing(actions)
        if make is not None:
            self._layers.show(make)

    def open_kind(self, kind: type[Action]) -> None:
        make = self._game.dialog_of(kind)
        if make is not None:
            self._layers.show(make)

    def ask_by_dialog(self) -> None:
        """If the present question is asked so; also again, after it was laid aside."""
        session = self._session
        if session.decision is None or not session.asks_viewer:
            return
        make = self._game.question(session.decision)
        if make is not None:
            self._layers.show(make)

    def trade(self) -> None:
        groups = [group for group in self._session.choices.groups if self._game.is_trade(group.kind)]
        denials = [locked.denial for group in groups for locked in group.locked]
        if legal := next((group for group in groups if group.legal), None):
            self.open_kind(legal.kind)
        elif denials:
            self.say_denial(self._game.telling(denials))
