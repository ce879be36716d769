"""A battle is told from the position and from its events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest
from northgard.lands import NAMES

from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.fights.combat import ChooseFace, CommitFood
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.table import Seat, Table, Terms
from meadhall.views.table.northgard.battle.story import Story, ended, live


class Silent(BotWorker):
    """Never asked: all seats are people's."""


def battles(seed: int) -> Iterator[tuple[Session, Story]]:
    """Each moment of a game played by chance at which somebody decides in a battle."""
    seats = tuple(Seat(name, seat, None) for seat, name in enumerate(NAMES[:3]))
    table = Table.start(NORTHGARD, Terms(NORTHGARD.options(creatures=True), seats, seed))
    chance = Random(seed)
    while not kernel.is_over(table.state):
        if isinstance(kernel.asked(table.state), CommitFood | ChooseFace):
            session = Session(table, Silent())
            if session.curtain_for is not None:
                session.reveal()
            story = live(session)
            assert story is not None
            yield session, story
        table.play(chance.choice(list(kernel.options(table.state))))


def test_a_battle_is_told_as_it_stands() -> None:
    told = [story for seed in range(1, 4) for _, story in battles(seed)]
    assert told
    for story in told:
        for side, now in zip(story.sides, (story.battle.attacker, story.battle.defender), strict=True):
            assert side.side == now
            assert sum(fact.points for fact in side.facts) == now.points
            assert side.final == (bool(now.face) and not now.choosing)


def test_a_battle_that_is_over_is_told_from_its_events() -> None:
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


def test_a_battle_that_is_over_is_told_though_the_next_has_begun() -> None:
    """By who fought, not by which began last."""
    for session, now in chain.from_iterable(battles(seed) for seed in range(1, 30)):
        ends = [event for one in session.told() for event in one.events if isinstance(event, e.BattleEnded)]
        for end in ends:
            if end.battle.creature is not None and now.battle.creature is None:
                story = ended(session, [end])
                assert story is not None
                assert story.battle == end.battle
                assert [side.facts[0].kind for side in story.sides].count("creature") == 1
                return
    pytest.fail("no creature was fought before others fought")


def test_nothing_is_told_where_nobody_fights() -> None:
    seats = tuple(Seat(name, seat, None) for seat, name in enumerate(NAMES[:2]))
    session = Session(Table.start(NORTHGARD, Terms(NORTHGARD.options(), seats, 1)), Silent())
    assert kernel.asked(session.view) is not None
    assert live(session) is None
    assert ended(session, session.opening()) is None
