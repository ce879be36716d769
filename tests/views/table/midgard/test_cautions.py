"""What is asked once more: ships without food, reserved places without Vikings, visits that bring nothing."""

from __future__ import annotations

from itertools import islice

from midgard.harbour import NAMES, Silent, begun, played

from meadhall.models.session import Session
from meadhall.rules import kernel
from meadhall.rules.midgard.data import SWORD
from meadhall.rules.midgard.fights.assignment import Assign, AssignVikings, Load, food_for
from meadhall.rules.midgard.land.placement import Place, PlaceWorker
from meadhall.rules.midgard.state import ASHORE, State, Worker, room
from meadhall.table import Table
from meadhall.views.deeds.midgard import DEEDS
from meadhall.views.text import Words
from meadhall.views.text.midgard import MidgardSpeech


def _session(table: Table) -> Session:
    session = Session(table, Silent())
    if session.curtain_for is not None:
        session.reveal()
    return session


def _speech() -> MidgardSpeech:
    return MidgardSpeech(Words("en"), NAMES)


def _hungry(s: State, load: Load) -> bool:
    band = s.band_at(load.place)
    assert band is not None
    return band.shore != ASHORE and load.food < food_for(sum(load.dice), band.shore)


def test_who_sails_hungry_is_asked_and_who_sends_all_well_fed_is_not() -> None:
    asked = let = 0
    for seed in range(1, 6):
        table = begun(seed)
        for s in islice(played(table, lambda s: isinstance(kernel.asked(s), Assign), seed), 8):
            session, seat = _session(table), kernel.asked(s).seat
            for action in kernel.options(s):
                if not isinstance(action, AssignVikings):
                    continue
                hungry = any(_hungry(s, load) for load in action.loads)
                idle = any(not any(load.dice) for load in action.loads)
                at_home = sum(s.players[seat].dice) > sum(sum(load.dice) for load in action.loads)
                idle = idle and at_home and Worker("hunting", seat) not in s.placed
                told = DEEDS.of(action).caution(session, _speech(), action)
                assert (told is not None) is (hungry or idle)
                asked, let = asked + (told is not None), let + (told is None)
            session.close()
    assert asked
    assert let


def test_a_visit_for_more_vikings_than_have_room_is_asked() -> None:
    table, found = begun(2), 0
    for s in played(table, lambda s: isinstance(kernel.asked(s), PlaceWorker), 2):
        session = _session(table)
        told = DEEDS[Place].caution(session, _speech(), Place("longhouse"))
        assert (told is not None) is (room(s, kernel.asked(s).seat) == 0 and s.supply[SWORD] > 0)
        found += told is not None
        session.close()
    assert found
