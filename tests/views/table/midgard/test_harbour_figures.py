"""Figures of the end page are those of the events; battles are told as they went; old kills are forgotten."""

from __future__ import annotations

from pathlib import Path

from midgard.harbour import NAMES, Silent, begun, over, played

from kit import rule
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules import kernel
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import ENEMIES, UNSEEN
from meadhall.rules.midgard.questions import LookAtJourney, NameBlamed
from meadhall.rules.midgard.state import State
from meadhall.views.table.midgard import story
from meadhall.views.table.midgard.bubble import Bubble
from meadhall.views.table.midgard.chronicle import tale
from meadhall.views.table.midgard.memory import forgotten
from meadhall.views.table.midgard.notes import notes
from meadhall.views.table.scenes.scene import asked
from meadhall.views.text import Words
from meadhall.views.text.midgard import MidgardSpeech


def _speech() -> MidgardSpeech:
    return MidgardSpeech(Words("en"), NAMES[:3])


def test_sources_add_up_to_the_points() -> None:
    for seed in range(1, 7):
        session = over(seed)
        assert session.result is not None
        told = tale(session, _speech())
        for seat, points in enumerate(session.result.points):
            assert sum(source.points[seat] for source in told.sources) == points


def test_courses_have_a_step_for_each_round_and_end_with_the_end() -> None:
    session = over(2)
    assert session.result is not None
    told = tale(session, _speech())
    assert told.second is not None
    for course in (told.course, told.second):
        assert len(course.steps) == session.view.round + 1
    assert told.course.steps[-1] == session.result.points
    kills = [len(player.kills) for player in session.view.players]
    assert list(told.second.steps[-1]) == kills


def test_every_battle_is_told_from_its_first_throw_to_its_end() -> None:
    session = over(5)
    events = story.history(session)
    fights = story.fights(events)
    ends = [event for event in events if isinstance(event, e.EnemyDefeated | e.BattleLost)]
    battles = [fight for fight in fights if fight.enemy is not None]
    assert [fight.enemy for fight in battles] == [event.enemy for event in ends]
    for fight, end in zip(battles, ends, strict=True):
        assert fight.won is isinstance(end, e.EnemyDefeated)
        assert len(fight.throws[0].rolled) == sum(fight.dice)
        dealt = sum(throw.hits for throw in fight.throws)
        assert (dealt >= ENEMIES[end.enemy].defence) is fight.won


@rule("CM-18.1")
def test_kills_of_others_in_earlier_rounds_are_forgotten() -> None:
    table = begun(7)
    s: State = next(s for s in played(table, lambda s: s.round == 8, 7))
    told = story.history(Session(table, Silent()))
    kept = [event for place, event in enumerate(told) if place not in forgotten(s, told, 0)]
    slain = [event for event in told if isinstance(event, e.EnemyDefeated)]
    assert {event.seat for event in slain} == {0, 1, 2}
    assert {event.seat for event in kept if isinstance(event, e.EnemyDefeated)} == {0}
    assert not any(isinstance(event, e.Gained) and event.source in ENEMIES and event.seat for event in kept)


@rule("CM-18.1")
def test_nothing_is_forgotten_in_the_hall_of_fame_or_when_all_is_over() -> None:
    table = begun(4, hall_of_fame=True)
    s: State = next(s for s in played(table, lambda s: s.round == 5, 4))
    assert not forgotten(s, story.history(Session(table, Silent())), 0)
    session = over(3)
    assert not forgotten(session.view, story.history(session), 0)


def test_until_somebody_is_named_the_note_says_that_the_slayer_gives_blame() -> None:
    table = begun(3)
    position = next(played(table, asked(NameBlamed)))
    session = Session(table, Silent())
    (blame, *_) = notes(session, _speech())
    assert "gives someone" in blame.text
    table.play(kernel.options(position)[0])
    (blame, *_) = notes(Session(table, Silent()), _speech())
    assert "gives someone" not in blame.text


def test_what_can_be_looked_at_says_so(tmp_path: Path) -> None:
    table = begun(3)
    next(played(table, asked(LookAtJourney)))
    session = Session(table, Silent())
    hidden = next(shore for shore, coast in enumerate(session.view.coasts) if coast.journey == UNSEEN)
    bubble = Bubble(session, _speech(), Settings(tmp_path / "settings.json"))
    assert "Look at this journey" in bubble.say(f"journey:{hidden}", (), ())
