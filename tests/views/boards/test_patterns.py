"""Players who cannot tell the colours apart may have patterns over them."""

from __future__ import annotations

from PySide6.QtGui import QImage

from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.views.boards.kit.canvas import Stamps
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Style
from meadhall.views.text.words import Words

KINDS = ("settlement", "keep", "guard")


def pictures(patterned: bool) -> dict[tuple[str, int], QImage]:
    board = WatchBoard(WATCH.new(Options(), 4, 1), range(4), Words("en"))
    stamps = Stamps(Style(DARK, 1.0, patterned=patterned), 1.0, 1.0)
    keys = [(kind, colour) for kind in KINDS for colour in range(5)]
    paints = {key: (board.piece_box(key), lambda on, key=key: board.paint_piece(key, on)) for key in keys}
    return {key: stamps.get(key, *paints[key]).pixmap.toImage() for key in keys}


def test_every_player_but_one_is_hatched_in_a_way_of_his_own() -> None:
    plain, patterned = pictures(False), pictures(True)
    same = {key for key, picture in patterned.items() if picture == plain[key]}
    assert same == {(kind, 0) for kind in KINDS}
