"""A page with a board is heard: each event as its motion begins, and below it the season."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules.kernel import Event, Moment
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.hearing.cues import heard_in, sound_of, sum_of
from meadhall.views.look.style import Style


class Hearing(QObject):
    def __init__(self, style: Style, session: Session, board: BoardView, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._style, self._session, self._settings = style, session, settings
        self._heard = heard_in(session.game.id)
        board.told.connect(self._tell)

    def pass_by(self, story: Sequence[Moment]) -> None:
        """Nothing moves, so all of it is over at once."""
        self._play(sum_of(self._heard, [event for event, _ in story], self._session.viewer))

    def follow(self) -> None:
        """The season of the position as it stands; behind a curtain there is none."""
        self._style.sounds.surround({} if self._is_hidden else self._heard.bed(self._session.view))

    def hush(self) -> None:
        """What was begun is passed over."""
        self._style.sounds.hush()

    def _tell(self, event: Event) -> None:
        self._play(sound_of(self._heard, event, self._session.viewer))

    def _play(self, sound: str) -> None:
        if sound and not self._is_hidden:
            self._style.sounds.play(sound)

    @property
    def _is_hidden(self) -> bool:
        """Two people change places: nothing gives away what was done."""
        return self._session.curtain_for is not None and not self._settings.now.curtain_sound
