"""A battle as one reads it: each side's strength row by row, the dice, the steps, what came of it. Pure of painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.forecast import Reason, reasons
from meadhall.rules.northgard.questions import ChooseFace, ChooseLosses, CommitFood, ThrowAxe
from meadhall.rules.northgard.state import Battle, Side, State

STEPS = ("warriors", "bonuses", "food", "dice", "outcome", "losses", "retreat")
Asked = CommitFood | ChooseFace | ThrowAxe | ChooseLosses


@dataclass(frozen=True)
class SideStory:
    side: Side
    attacks: bool
    kaija: bool
    facts: tuple[Reason, ...]
    final: bool  # nothing more is added

    @property
    def seat(self) -> int:
        """Or CREATURE."""
        return self.side.seat


@dataclass(frozen=True)
class Story:
    battle: Battle
    attacker: SideStory
    defender: SideStory
    step: int  # of STEPS
    over: bool
    winner: int | None = None  # a seat, CREATURE or NOBODY, when it is over
    aftermath: tuple[Event, ...] = ()

    @property
    def sides(self) -> tuple[SideStory, SideStory]:
        return self.attacker, self.defender


def live(session: Session) -> Story | None:
    """Of the battle that is being fought."""
    s: State = session.view
    if s.battle is None or s.result is not None:
        return None
    begun = next(_backwards(session, e.BattleBegan), None)
    before = begun.battle if begun is not None else s.battle
    step = STEPS.index(_STEP_OF.get(type(session.decision), "outcome"))
    return _story(s, before, s.battle, step)


_STEP_OF: dict[type, str] = {CommitFood: "food", ChooseFace: "dice", ThrowAxe: "dice", ChooseLosses: "losses"}


def _backwards(session: Session, kind: type[e.BattleBegan]) -> Iterator[e.BattleBegan]:
    for told in reversed(session.told()):
        yield from (event for event in reversed(told.events) if isinstance(event, kind))


def _fought(battle: Battle) -> tuple[object, ...]:
    """Where, and by whom."""
    return battle.region, battle.attacker.seat, battle.defender.seat, battle.creature


def ended(session: Session, events: Sequence[Event]) -> Story | None:
    """Of the last battle that ended among these events."""
    at = [place for place, event in enumerate(events) if isinstance(event, e.BattleEnded)]
    if not at:
        return None
    end = events[at[-1]]
    assert isinstance(end, e.BattleEnded)
    told = _backwards(session, e.BattleBegan)  # the next battle may have begun already
    before = next(event for event in told if _fought(event.battle) == _fought(end.battle))
    after = tuple(event for event in events[at[-1] + 1 :] if isinstance(event, _AFTERMATH))
    story = _story(session.view, before.battle, end.battle, STEPS.index("retreat"))
    return Story(end.battle, story.attacker, story.defender, story.step, True, end.winner, after)


_AFTERMATH = (e.FiguresLost, e.FiguresMoved, e.CreatureBeaten, e.FameGained, e.ResourcesGained)


def _story(s: State, begun: Battle, now: Battle, step: int) -> Story:
    attacker, defender = (_side(s, begun, now, attacks=attacks) for attacks in (True, False))
    return Story(now, attacker, defender, step, over=False)


def _side(s: State, begun: Battle, now: Battle, *, attacks: bool) -> SideStory:
    side, facts = now.attacker if attacks else now.defender, reasons(s, begun, now, attacks)
    kaija = any(fact.kind == "kaija" for fact in facts)
    return SideStory(side, attacks, kaija, tuple(facts), final=facts[-1].known)
