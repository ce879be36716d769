"""A battle as one reads it: each side's strength row by row, the dice, the steps, what came of it. Pure of painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.combat import (
    FORTRESS_POINTS,
    KAIJA_POINTS,
    SCORCHED_POINTS,
    with_choice,
    with_face,
    with_food,
)
from meadhall.rules.northgard.data import FACES, FORTRESS, TOWER, creature_of
from meadhall.rules.northgard.odds import Odds, odds
from meadhall.rules.northgard.questions import ChooseFace, ChooseLosses, CommitFood, ThrowAxe
from meadhall.rules.northgard.state import CREATURE, Battle, Side, State, buildings_in, is_scorched

STEPS = ("warriors", "bonuses", "food", "dice", "outcome", "losses", "retreat")
Asked = CommitFood | ChooseFace | ThrowAxe | ChooseLosses


@dataclass(frozen=True)
class Fact:
    """Why a side is as strong as it is: a number of points, or of casualties it deals."""

    kind: str  # warriors, kaija, creature, card, clan, fortress, scorched, tower, food, die
    points: int = 0
    casualties: int = 0
    count: int = 0
    known: bool = True


@dataclass(frozen=True)
class SideStory:
    seat: int  # or CREATURE
    attacks: bool
    figures: int
    kaija: bool
    facts: tuple[Fact, ...]
    points: int
    casualties: int
    face: int
    final: bool  # nothing more is added


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


def ended(session: Session, events: Sequence[Event]) -> Story | None:
    """Of the last battle that ended among these events."""
    at = [place for place, event in enumerate(events) if isinstance(event, e.BattleEnded)]
    if not at:
        return None
    end = events[at[-1]]
    assert isinstance(end, e.BattleEnded)
    begins = [event for event in events[: at[-1]] if isinstance(event, e.BattleBegan)]
    before = begins[-1] if begins else next(_backwards(session, e.BattleBegan))
    after = tuple(event for event in events[at[-1] + 1 :] if isinstance(event, _AFTERMATH))
    story = _story(session.view, before.battle, end.battle, STEPS.index("retreat"))
    return Story(end.battle, story.attacker, story.defender, story.step, True, end.winner, after)


_AFTERMATH = (e.FiguresLost, e.FiguresMoved, e.CreatureBeaten, e.FameGained, e.ResourcesGained)


def _story(s: State, before: Battle, now: Battle, step: int) -> Story:
    over = step > STEPS.index("dice")
    attacker = _side(s, before, before.attacker, now.attacker, attacks=True, over=over, step=step)
    defender = _side(s, before, before.defender, now.defender, attacks=False, over=over, step=step)
    return Story(now, attacker, defender, step, over=False)


def _side(s: State, battle: Battle, before: Side, now: Side, *, attacks: bool, over: bool, step: int) -> SideStory:
    facts = _before_food(s, battle, before, attacks=attacks)
    kaija = any(fact.kind == "kaija" for fact in facts)
    if now.seat != CREATURE:
        facts.append(Fact("food", now.food, count=now.food, known=over or now.food > 0 or bool(now.face)))
    points = now.points - before.points - now.food
    dealt = now.casualties - before.casualties
    rolled = bool(now.face) and not now.choosing
    facts.append(Fact("die", points, dealt, known=rolled))
    return SideStory(
        now.seat, attacks, before.figures, kaija, tuple(facts), now.points, now.casualties, now.face, final=rolled
    )


def _before_food(s: State, battle: Battle, side: Side, *, attacks: bool) -> list[Fact]:
    """The reasons for the points with which a side goes into battle."""
    if side.seat == CREATURE:
        assert battle.creature is not None
        return [Fact("creature", creature_of(battle.creature).strength)]
    bonus = _bonus_facts(s, battle, side, attacks=attacks)
    rest = side.points - sum(fact.points for fact in bonus)
    kaija = 1 if side.seat == s.bear and rest > side.figures else 0
    warriors = side.figures - kaija
    found = [Fact("warriors", warriors, count=warriors)] if warriors else []
    found += [Fact("kaija", KAIJA_POINTS)] * kaija
    return found + bonus


def _bonus_facts(s: State, battle: Battle, side: Side, *, attacks: bool) -> list[Fact]:
    found: list[Fact] = []
    if attacks and battle.bonus.points:
        found.append(Fact("card", battle.bonus.points))
    if not attacks:
        here = buildings_in(s, battle.region)
        towers, fortresses = here.count(TOWER), here.count(FORTRESS)
        if side.casualties and towers:
            found.append(Fact("tower", casualties=towers, count=towers))
        if fortresses and not _is_conquered(s, battle):
            found.append(Fact("fortress", FORTRESS_POINTS * fortresses, count=fortresses))
    if side.seat == s.snake and is_scorched(s, battle.region):
        found.append(Fact("scorched", SCORCHED_POINTS))
    return found


def _is_conquered(s: State, battle: Battle) -> bool:
    """Against a conqueror buildings do not help (NG-12.46)."""
    attacker = battle.attacker.seat
    return attacker != CREATURE and s.players[attacker].conqueror


# What could come of it


def decided(battle: Battle, *, attacks: bool, food: int = 0, casualty: bool | None = None) -> Battle:
    """As it stands once this side has spent so much food, or has chosen a point or a casualty."""
    own = with_food(battle.attacker if attacks else battle.defender, food)
    bonus = battle.bonus
    if casualty is not None:
        if not own.choosing:  # it is about the thrown axes, not about the die
            bonus = msgspec.structs.replace(bonus, axe=False)
        own = with_choice(own, casualty)
    return _with_side(msgspec.structs.replace(battle, bonus=bonus), own, attacks=attacks)


def _with_side(battle: Battle, side: Side, *, attacks: bool) -> Battle:
    if attacks:
        return msgspec.structs.replace(battle, attacker=side)
    return msgspec.structs.replace(battle, defender=side)


def chances(battle: Battle) -> Odds:
    return odds(battle.attacker, battle.defender, battle.bonus)


@dataclass(frozen=True)
class IfRolled:
    """What a face of the next die would mean."""

    face: int
    odds: Odds
    points: tuple[int, int] | None = None  # of attacker and defender, where it would be the last die


def if_rolled(battle: Battle) -> list[IfRolled]:
    """By the faces of the next die; nothing where no die is left, or where one that lies is not yet decided."""
    if battle.attacker.choosing or battle.defender.choosing or battle.defender.face:
        return []
    attacks = not battle.attacker.face
    return [_after(battle, face, attacks=attacks) for face in range(1, len(FACES) + 1)]


def _after(battle: Battle, face: int, *, attacks: bool) -> IfRolled:
    """Of the choice face, the better way for the one who chooses; a creature takes the point."""
    side = with_face(battle.attacker if attacks else battle.defender, face)
    ways = (False,) if side.seat == CREATURE else (False, True)
    sides = [with_choice(side, casualty) for casualty in ways] if side.choosing else [side]
    ends = [_with_side(battle, each, attacks=attacks) for each in sides]
    best = max(ends, key=lambda end: _own(chances(end), attacks=attacks))
    points = None if attacks else (best.attacker.points, best.defender.points)
    return IfRolled(face, chances(best), points)


def _own(odds: Odds, *, attacks: bool) -> tuple[float, float]:
    return (odds.attacker if attacks else odds.defender), odds.nobody
