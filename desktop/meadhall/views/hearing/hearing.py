"""A page with a board is heard: each event as its motion begins, or shows what came of it, and below it the season."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules.kernel import Event, Moment
from meadhall.views.boards.kit.drama.act import Act
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.hearing.cues import heard_in, sound_of, sum_of
from meadhall.views.look.style import Style


class Hearing(QObject):
    def __init__(self, style: Style, session: Session, board: BoardView, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._style, self._session, self._settings = style, session, settings
        self._heard = heard_in(session.game.id)
        self._shown: tuple[Act | None, float] = None, 0.0  # what was performed last, and how much of it
        board.told.connect(lambda event: self._tell(event, outcome=False))
        board.decided.connect(lambda event: self._tell(event, outcome=True))
        board.stage.performed.connect(self._follow_act)

    def pass_by(self, story: Sequence[Moment]) -> None:
        """Nothing moves, so all of it is over at once."""
        self._play(sum_of(self._heard, [event for event, _ in story], self._session.viewer))

    def follow(self) -> None:
        """The season of the position as it stands; behind a curtain there is none."""
        self._style.sounds.surround({} if self._is_hidden else self._heard.bed(self._session.view))

    def hush(self) -> None:
        """What was begun is passed over."""
        self._style.sounds.hush()

    def _tell(self, event: Event, *, outcome: bool) -> None:
        if outcome == (type(event) in self._heard.outcomes):
            self._play(sound_of(self._heard, event, self._session.viewer))

    def _follow_act(self, act: Act | None, share: float) -> None:
        """What touched since the last frame. Of several the last is heard: where nothing moves, what decides."""
        before, seen = self._shown
        self._shown = act, share
        if act is None:
            return
        since = seen if act is before else -1.0
        self._play(next((knock.sound for knock in reversed(act.knocks) if since < knock.share <= share), ""))

    def _play(self, sound: str) -> None:
        if sound and not self._is_hidden:
            self._style.sounds.play(sound)

    @property
    def _is_hidden(self) -> bool:
        """Two people change places: nothing gives away what was done."""
        return self._session.curtain_for is not None and not self._settings.now.curtain_sound
