"""What the battle dialog reckons agrees with the rules: rows add up to strengths, boxes to chances."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import msgspec
import pytest
from northgard.lands import NAMES
from PySide6.QtWidgets import QApplication

from meadhall.models.bot_worker import BotWorker
from meadhall.models.session import Session
from meadhall.rules import kernel
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.combat import ChooseFace, CommitFood
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.rules.northgard.state import Battle
from meadhall.table import Seat, Table, Terms
from meadhall.views.table.northgard.story import Story, chances, decided, ended, if_rolled, live


class Silent(BotWorker):
    """Never asked: all seats are people's."""


def battles(seed: int) -> Iterator[tuple[Session, Story]]:
    """Each moment of a game played by chance at which somebody decides in a battle."""
    seats = tuple(Seat(name, seat, None) for seat, name in enumerate(NAMES[:3]))
    table = Table.start(NORTHGARD, Terms(NORTHGARD.options(creatures=True), seats, seed))
    session, chance = Session(table, Silent()), Random(seed)
    while session.result is None:
        if session.curtain_for is not None:
            session.reveal()
        if isinstance(session.decision, CommitFood | ChooseFace):
            story = live(session)
            assert story is not None
            yield session, story
        assert session.act(chance.choice(list(session.options()))) is None


@pytest.fixture(scope="module")
def moments(application: QApplication) -> list[Story]:
    return [story for seed in range(1, 9) for _, story in battles(seed)]


def test_rows_add_up_to_the_strength(moments: list[Story]) -> None:
    assert moments
    for story in moments:
        for side, now in zip(story.sides, (story.battle.attacker, story.battle.defender), strict=True):
            assert sum(fact.points for fact in side.facts) == now.points == side.points
            assert sum(fact.casualties for fact in side.facts) == now.casualties == side.casualties


def test_food_never_lowers_the_chance(moments: list[Story]) -> None:
    for story in moments:
        for attacks in (True, False):
            side = story.attacker if attacks else story.defender
            if side.seat < 0 or side.face:
                continue
            shares = [chances(decided(story.battle, food=food, attacks=attacks)) for food in range(4)]
            own = [odds.attacker if attacks else odds.defender for odds in shares]
            assert own == sorted(own)


def test_the_faces_of_the_next_die_say_the_same_as_the_chance(moments: list[Story]) -> None:
    told = [(story, outcomes) for story in moments if (outcomes := if_rolled(story.battle))]
    assert told
    for story, outcomes in told:
        odds = chances(story.battle)
        mean = sum(one.odds.attacker for one in outcomes) / len(outcomes)
        assert story.battle.bonus.axe or mean == pytest.approx(odds.attacker)


def test_the_last_die_decides(moments: list[Story]) -> None:
    last = [one for story in moments for one in if_rolled(_rolled(story)) if one.points is not None]
    assert last
    assert all(sorted(one.odds) == [0, 0, 1] for one in last)


def _rolled(story: Story) -> Battle:
    """The attacker's die shows two axes."""
    battle = decided(story.battle, attacks=True)
    rolled = msgspec.structs.replace(battle.attacker, face=1, choosing=False)
    unrolled = msgspec.structs.replace(battle.defender, face=0, choosing=False)
    bonus = msgspec.structs.replace(battle.bonus, axe=False)
    return msgspec.structs.replace(battle, attacker=rolled, defender=unrolled, bonus=bonus)


def test_a_battle_that_is_over_is_told_from_its_events(application: QApplication) -> None:
    for session, _ in chain.from_iterable(battles(seed) for seed in range(1, 9)):
        told = session.told()
        ends = [event for one in told for event in one.events if isinstance(event, e.BattleEnded)]
        if not ends:
            continue
        story = ended(session, [event for one in told for event in one.events])
        assert story is not None
        assert story.over
        assert story.winner == ends[-1].winner
        assert story.battle == ends[-1].battle
        assert all(side.final for side in story.sides)
        return
    pytest.fail("no battle was over")


def test_nothing_is_told_where_nobody_fights(application: QApplication) -> None:
    seats = tuple(Seat(name, seat, None) for seat, name in enumerate(NAMES[:2]))
    session = Session(Table.start(NORTHGARD, Terms(NORTHGARD.options(), seats, 1)), Silent())
    assert kernel.asked(session.view) is not None
    assert live(session) is None
    assert ended(session, session.opening()) is None
