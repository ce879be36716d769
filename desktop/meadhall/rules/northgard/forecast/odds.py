"""The chances of a battle, by going through all faces; nothing is drawn.

Whoever may choose between a point and a casualty chooses what is best for the own side: to win, or else that nobody
does. A creature always takes the point (NG-21.34), and casualties do nothing to it (NG-21.35).
"""

from functools import lru_cache
from typing import NamedTuple

from ..data import FACES, CreatureCard
from ..fights.combat import attacking, creature_side, defending, with_food
from ..state import CREATURE, NO_BONUS, Bonus, Side, State

NEVER = 99  # more casualties than anybody can deal


class Odds(NamedTuple):
    """How likely each outcome is."""

    attacker: float
    defender: float
    nobody: float


def odds(attacker: Side, defender: Side, bonus: Bonus = NO_BONUS) -> Odds:
    """From the sides as they are now, at any moment from the first points on (`combat.attacking`, `defending`)."""
    return _odds(
        attacker.points - defender.points,
        _left(attacker, defender.casualties - bonus.ignored_casualties),
        _left(defender, attacker.casualties),
        bonus.axe,
        _die(attacker),
        _die(defender),
    )


Food = tuple[int, int]  # of the attacker and of the defender


def of_attack(
    s: State,
    seat: int,
    region: int,
    warriors: int,
    kaija: bool = False,
    bonus: Bonus = NO_BONUS,
    food: Food = (0, 0),
) -> Odds:
    """If so many figures came into the territory of another player."""
    attacker = with_food(attacking(s, seat, region, warriors, kaija, bonus), food[0])
    return odds(attacker, with_food(defending(s, region, seat), food[1]), bonus)


def of_hunt(
    s: State,
    seat: int,
    card: CreatureCard,
    region: int,
    warriors: int,
    kaija: bool = False,
    bonus: Bonus = NO_BONUS,
    food: int = 0,
) -> Odds:
    """If so many figures fought this creature there."""
    attacker = with_food(attacking(s, seat, region, warriors, kaija, bonus), food)
    return odds(attacker, creature_side(card), bonus)


def _left(side: Side, suffered: int) -> int:
    """So many more casualties kill them all."""
    return NEVER if side.seat == CREATURE else max(side.figures - suffered, 0)


# What a die can still bring: pairs of points and casualties to choose from, for each face alike.
Pairs = tuple[tuple[int, int], ...]
_ROLLED: tuple[Pairs, ...] = (((0, 0),),)
_CHOICE: tuple[Pairs, ...] = (((1, 0), (0, 1)),)
_CREATURES: tuple[Pairs, ...] = tuple(((face.points, 0 if face.choice else face.casualties),) for face in FACES)
_PLAYERS: tuple[Pairs, ...] = tuple(
    ((face.points, 0), (0, face.casualties)) if face.choice else ((face.points, face.casualties),) for face in FACES
)


def _die(side: Side) -> tuple[Pairs, ...]:
    if side.choosing:
        return _CHOICE
    if side.face:
        return _ROLLED
    return _CREATURES if side.seat == CREATURE else _PLAYERS


@lru_cache(maxsize=20_000)
def _odds(
    lead: int, attackers: int, defenders: int, axe: bool, attacks: tuple[Pairs, ...], defends: tuple[Pairs, ...]
) -> Odds:
    """`attackers` and `defenders` are the casualties that kill all of a side."""
    outcomes: list[Odds] = []
    for face in attacks:
        choices = [(points + a, casualties + b) for points, casualties in face for a, b in _axes(axe)]
        answers = [_answered(lead + points, attackers, defenders - dealt, defends) for points, dealt in choices]
        outcomes.append(max(answers, key=lambda answer: (answer.attacker, answer.nobody)))
    return _mean(outcomes)


def _axes(axe: bool) -> Pairs:
    return _CHOICE[0] if axe else _ROLLED[0]


def _answered(lead: int, attackers: int, defenders: int, defends: tuple[Pairs, ...]) -> Odds:
    outcomes: list[Odds] = []
    for face in defends:
        ends = [_end(lead - points, attackers - dealt, defenders) for points, dealt in face]
        outcomes.append(max(ends, key=lambda end: (end.defender, end.nobody)))
    return _mean(outcomes)


def _mean(outcomes: list[Odds]) -> Odds:
    attacker, defender, nobody = (sum(chances) / len(outcomes) for chances in zip(*outcomes, strict=True))
    return Odds(attacker, defender, nobody)


def _end(lead: int, attackers: int, defenders: int) -> Odds:
    """NG-13.12 to NG-13.14, and NG-21.36 with a creature on one side, which never dies of casualties."""
    if attackers <= 0:
        return _DEFENDER if defenders > 0 else _NOBODY
    return _ATTACKER if defenders <= 0 or lead > 0 else _DEFENDER


_ATTACKER, _DEFENDER, _NOBODY = Odds(1, 0, 0), Odds(0, 1, 0), Odds(0, 0, 1)
