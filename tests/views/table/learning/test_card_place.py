"""Where the raven's card lies."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

from meadhall.views.table.placing import covers, place

ROOM = QRect(0, 40, 1300, 700)
CARD, LONGER = QSize(400, 200), QSize(400, 240)
TIP = QPoint(30, 330)
ENEMY = QRect(0, 300, 60, 60)


def test_it_stays_where_it_is_when_an_answer_makes_it_longer() -> None:
    before = place(CARD, ROOM, [ENEMY], (), TIP, QRect())
    assert place(LONGER, ROOM, [ENEMY], (), TIP, before).topLeft() == before.topLeft()
    assert place(LONGER, ROOM, (), (), None, before).topLeft() == before.topLeft()  # nothing is pointed at any more


def test_at_the_edge_of_the_room_it_moves_as_far_as_it_must() -> None:
    before = QRect(QPoint(200, ROOM.bottom() + 1 - CARD.height()), CARD)
    after = place(LONGER, ROOM, (), (), None, before)
    assert ROOM.contains(after)
    assert after.bottomLeft() == before.bottomLeft()


def test_it_leaves_a_place_in_which_it_would_cover_what_is_pointed_at() -> None:
    before = QRect(ENEMY.topLeft() - QPoint(0, CARD.height()), CARD)
    assert not covers(before, [ENEMY])
    assert not covers(place(LONGER, ROOM, [ENEMY], (), TIP, before), [ENEMY])
