"""Games of five steady players: Altars run out there, so what else pays is built as well."""

import pytest

from meadhall.bots import Question, make
from meadhall.bots.northgard.worth import Worth
from meadhall.rules import kernel
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.data import BUILDINGS
from meadhall.rules.northgard.events import Built
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import State

FIRST, GAMES, SEATS = 7, 12, 5
MOST = 500  # positions that are judged for one decision; each takes some 80 µs


def test_every_kind_is_built_and_no_decision_takes_long(monkeypatch: pytest.MonkeyPatch):
    judged, longest, built = 0, 0, set[int]()
    value = Worth.of

    def counted(self: Worth, s: State) -> float:
        nonlocal judged
        judged += 1
        return value(self, s)

    monkeypatch.setattr(Worth, "of", counted)
    for seed in range(FIRST, FIRST + GAMES):
        events = list[kernel.Event]()
        s = NORTHGARD.new(Options(), SEATS, seed, events)
        bots = [make("steady", NORTHGARD, seed * SEATS + seat) for seat in range(SEATS)]
        while s.result is None:
            question, judged = Question(NORTHGARD, s), 0
            kernel.play(s, bots[question.seat].choose(question), events)
            longest = max(longest, judged)
        built.update(event.building for event in events if isinstance(event, Built))
        if len(built) == len(BUILDINGS):
            break
    assert built == set(range(len(BUILDINGS)))
    assert 50 < longest <= MOST
