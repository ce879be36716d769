"""Each kind of action of a game has one row that says all that people meet of it, and what the row names is there."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from kit.cases import CASES
from kit.selfplay import recorded
from kit.wording import leaves
from meadhall.rules.kernel import Action, asked
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.watch import WATCH
from meadhall.rules.wild import WILD
from meadhall.views.boards.kit.board import Board
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.deeds import Deeds
from meadhall.views.deeds.midgard import DEEDS as OF_MIDGARD
from meadhall.views.deeds.northgard import DEEDS as OF_NORTHGARD
from meadhall.views.deeds.watch import DEEDS as OF_THE_WATCH
from meadhall.views.deeds.wild import DEEDS as OF_WILD
from meadhall.views.look.icons import icon_path
from meadhall.views.table.midgard.table import MidgardTable
from meadhall.views.table.northgard.table import NorthgardTable
from meadhall.views.table.rooms import RoomyGame
from meadhall.views.table.watch.table import WatchTable
from meadhall.views.table.wild.table import WildTable
from meadhall.views.text.house import HouseSpeech
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.naming import key
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.words import Words


class House(NamedTuple):
    deeds: Deeds
    board: type[Board]
    table: type[RoomyGame[Any]]
    speech: type[HouseSpeech[Any]]


HOUSES = {
    MIDGARD.id: House(OF_MIDGARD, MidgardBoard, MidgardTable, MidgardSpeech),
    NORTHGARD.id: House(OF_NORTHGARD, NorthgardBoard, NorthgardTable, NorthgardSpeech),
    WATCH.id: House(OF_THE_WATCH, WatchBoard, WatchTable, WatchSpeech),
    WILD.id: House(OF_WILD, WildBoard, WildTable, WildSpeech),
}
every_house = pytest.mark.parametrize("name", HOUSES)


@every_house
def test_each_kind_of_action_has_a_row(name: str) -> None:
    deeds, board, table, _ = HOUSES[name]
    assert set(deeds) == set(leaves(Action, name))
    assert board.deeds is deeds
    assert table.deeds is deeds


@every_house
def test_what_rows_name_is_there_and_nothing_else(name: str) -> None:
    deeds, board, table, _ = HOUSES[name]
    rows = deeds.values()
    assert {row.dialog for row in rows} - {""} == set(table.dialogs)
    assert {row.composer for row in rows} - {""} == set(table.composers)
    assert {row.ghost for row in rows} - {""} == set(board.ghosts)
    for row in rows:
        assert not icon_path(row.icon).isEmpty(), row.kind


@every_house
def test_a_kind_has_a_title_and_what_is_a_button_has_a_verb(name: str) -> None:
    """Of at most 14 signs, in English."""
    deeds, *_, speech = HOUSES[name]
    voice = speech(Words("en")).voice(None)
    for row in deeds.values():
        deed = f"deed.{key(row.kind)}"
        assert voice.say(f"{deed}.title")
        if voice.has(f"{deed}.button"):
            assert len(voice.say(f"{deed}.button")) <= 14


@every_house
def test_a_bundle_can_be_put_together(name: str) -> None:
    for row in HOUSES[name].deeds.values():
        assert not row.bundle or row.composer, row.kind


@pytest.mark.parametrize("name", [MIDGARD.id, NORTHGARD.id, WILD.id])
def test_what_tells_of_a_deed_follows_it_and_elsewhere_it_was_the_only_choice(name: str) -> None:
    deeds, forced = HOUSES[name].deeds, 0
    for moment in recorded(next(case for case in CASES if case.game.id == name)):
        action, seat = moment.deed.action, asked(moment.position).seat
        told = [event for event in moment.events if isinstance(event, deeds.of(action).leads_to)]
        assert told or not deeds.of(action).leads_to, action
        for event in moment.events:
            kinds, whose = deeds.behind(event), getattr(event, "seat", None)
            if kinds and not (type(action) in kinds and whose == seat):
                forced += 1
    assert forced or name == WILD.id  # rare there
