"""Makes the moving pictures of the README anew: `python docs/films.py [GAME ...]`, with the Python that runs Meadhall.

Of each game one turn among steady players, as its board shows it at usual speed, frame by frame.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from meadhall.bots import Question, make
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Witness
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Motion, Style
from meadhall.views.share.film import add
from meadhall.views.share.webp import Frame, animated
from meadhall.views.text import Words

FOLDER = Path(__file__).parent / "pictures"
VIEW, SIZE = QSize(1280, 724), QSize(640, 362)
STEP, LAST = 90, 1500  # milliseconds from frame to frame, and for the last
MOST = 170  # frames
PLAYERS = 4


class Scene(NamedTuple):
    board: Callable[..., Any]
    seed: int
    after: int  # so many actions have happened
    begins: str  # with the next event of this name
    actions: int


SCENES = {
    "northgard": Scene(NorthgardBoard, 3, 150, "PhaseBegan", 12),
    "watch": Scene(WatchBoard, 5, 150, "TurnBegan", 9),
    "midgard": Scene(MidgardBoard, 7, 60, "BattleBegan", 10),
    "wild": Scene(WildBoard, 7, 80, "AttackDeclared", 10),
}


def main(*games: str) -> None:
    application = QApplication([])
    for game_id in games or SCENES:
        frames = _frames(_shots(game_id, application))
        (FOLDER / f"{game_id}-turn.webp").write_bytes(animated(SIZE.width(), SIZE.height(), frames))


def _shots(game_id: str, application: QApplication) -> Iterator[QImage]:
    """The board every so many milliseconds."""
    scene, game = SCENES[game_id], GAMES[game_id]
    s = game.new(game.options(), PLAYERS, scene.seed)
    bots = [make("steady", game, seat) for seat in range(PLAYERS)]
    told: list[Any] = []

    def play() -> Witness:
        question, witness = Question(game, s), Witness(s)
        kernel.play(s, bots[question.seat].choose(question), witness)
        told.extend(event for event, _ in witness.moments)
        return witness

    for _ in range(scene.after):
        play()
    ahead, witness = s, Witness(s)
    while not any(type(event).__name__ == scene.begins for event, _ in witness.moments):
        ahead = s.copy()
        witness = play()
    shown = [(s.copy(), witness.moments)]
    words = Words("en")
    view = BoardView(Style(DARK, 1.0, words, Motion()), scene.board(ahead, range(PLAYERS), words), lambda *_: "")
    view.board.recall(told)
    view.resize(VIEW)
    view.show_position(ahead)
    view.show()
    view.film(0)
    while not view.is_sharp:
        application.processEvents()
    for _ in range(scene.actions):
        witness = play()
        shown.append((s.copy(), witness.moments))
    for position, story in shown:
        view.play_story(position, story)
        while view.is_moving:
            view.film(STEP)
            application.processEvents()
            yield view.grab().toImage().scaled(SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, _SMOOTH)


_SMOOTH = Qt.TransformationMode.SmoothTransformation


def _frames(shots: Iterator[QImage]) -> list[Frame]:
    frames: list[Frame] = []
    before: QImage | None = None
    for image in shots:
        if len(frames) < MOST:
            add(frames, before, image, STEP)
        before = image
    frames[-1] = frames[-1]._replace(milliseconds=LAST)
    return frames


if __name__ == "__main__":
    main(*sys.argv[1:])
