"""Fights that an answer would lead to, and what can still come of the one that is being fought."""

from typing import NamedTuple

import msgspec

from ...kernel import Action
from ..actions import Challenge, Fight, March, RemoveFrom, SpendFood, TakeCasualty, TakePoint
from ..data import FACES, FOOD, FORTRESS, TOWER, CreatureCard, creature_of
from ..fights.battle import FightBattles
from ..fights.combat import (
    FORTRESS_POINTS,
    KAIJA_POINTS,
    SCORCHED_POINTS,
    OfferFood,
    attacking,
    creature_side,
    defending,
    suffered,
    with_choice,
    with_face,
    with_food,
)
from ..questions import CommitFood, Moving
from ..state import (
    CREATURE,
    NO_BONUS,
    Battle,
    Bonus,
    Side,
    State,
    beast_of,
    beasts_in,
    buildings_in,
    guests_in,
    is_scorched,
    kaija_holds,
    region_of,
)
from .odds import Odds, odds

# A fight that could come


class Clash(NamedTuple):
    """Two sides as they would meet: all who would fight, before anybody is driven away, spends food or rolls."""

    attacker: Side
    defender: Side
    bonus: Bonus = NO_BONUS
    creature: CreatureCard | None = None  # which defends


def clash_of(s: State, action: Action) -> Clash | None:
    """What this answer of the asked seat would lead to. Of several fights in one place, the first."""
    match action:
        case March():
            return _after_march(s, action)
        case Challenge(card):
            beast = beast_of(s, card)
            assert beast is not None
            region = region_of(s, beast)
            return _hunt(s, s.owner[region], region, s.warriors[region], kaija_holds(s, region), card)
        case _:
            return None


def _after_march(s: State, march: March) -> Clash | None:
    target, warriors, kaija = march.target, march.warriors, march.kaija
    coming, there = guests_in(s, march.source), guests_in(s, target)
    mover = coming.seat if coming is not None else s.owner[march.source]  # a bribe moves those of others
    if there is not None and there.seat == mover:
        warriors, kaija = warriors + there.warriors, kaija or there.kaija
    if s.is_enemy(mover, s.owner[target]):
        bonus = _bonus(s)
        return Clash(attacking(s, mover, target, warriors, kaija, bonus), defending(s, target, mover), bonus)
    fierce = next((beast for beast in beasts_in(s, target) if beast.creature.aggressive), None)
    if fierce is None:
        return None
    if s.owner[target] == mover:
        warriors, kaija = warriors + s.warriors[target], kaija or kaija_holds(s, target)
    return _hunt(s, mover, target, warriors, kaija, fierce.card)


def _hunt(s: State, seat: int, region: int, warriors: int, kaija: bool, card: CreatureCard) -> Clash:
    bonus = _bonus(s)
    return Clash(attacking(s, seat, region, warriors, kaija, bonus), creature_side(card), bonus, card)


def _bonus(s: State) -> Bonus:
    """Of the card with which figures move, or have moved."""
    for step in s.agenda[:-3:-1]:
        match step:
            case Moving(effect=effect):
                return effect.bonus
            case FightBattles(bonus=bonus):
                return bonus
            case _:
                pass
    return NO_BONUS


def harms(s: State, action: Action) -> bool:
    """Whether a fight follows, or somebody loses a figure."""
    return isinstance(action, Fight | Challenge | RemoveFrom) or clash_of(s, action) is not None


# Chances


class Chance(NamedTuple):
    """Of one side to win, by the food that may still be spent; on dice everybody does what is best."""

    plain: float  # nobody spends any more
    least: float  # only the other side does, all it can
    most: float  # only this side does


def chance_of(s: State, clash: Clash) -> Chance:
    """Of the attacker."""
    food = _spare(s, clash.attacker), _spare(s, clash.defender)
    return _chance(Battle(0, clash.attacker, clash.defender, clash.bonus), food, attacks=True)


class Fed(NamedTuple):
    """One side spends all the food it can, and the other none."""

    seat: int
    food: int
    points: int  # which that adds to its strength
    chance: float  # of the attacker, then


def fed(s: State, clash: Clash) -> list[Fed]:
    """The attacker and the defender, as far as they have any food."""
    chance = chance_of(s, clash)
    sides = (clash.attacker, chance.most), (clash.defender, chance.least)
    return [
        Fed(side.seat, food, with_food(side, food).points - side.points, then)
        for side, then in sides
        if (food := _spare(s, side))
    ]


def chance_in(s: State, battle: Battle, attacks: bool) -> Chance:
    """Of one side of the battle that is being fought, once it stands like this."""
    return _chance(battle, (food_left(s, battle, attacks=True), food_left(s, battle, attacks=False)), attacks)


def food_left(s: State, battle: Battle, attacks: bool) -> int:
    """How much this side may still spend in the battle that is being fought."""
    return _spare(s, _side(battle, attacks)) if _may_feed(s, attacks) else 0


def _spare(s: State, side: Side) -> int:
    """How much food it could spend (NG-13.7); a creature has none."""
    return 0 if side.seat == CREATURE else min(s.players[side.seat].resources[FOOD], side.figures)


def _may_feed(s: State, attacker: bool) -> bool:
    """Whether this side is still to be asked for food."""
    return any(isinstance(step, OfferFood) and step.attacker == attacker for step in s.agenda)


def _chance(battle: Battle, food: tuple[int, int], attacks: bool) -> Chance:
    own, other = food if attacks else food[::-1]
    return Chance(*(_share(battle, attacks, more, less) for more, less in ((0, 0), (0, other), (own, 0))))


def _share(battle: Battle, attacks: bool, own: int, other: int) -> float:
    fed = with_food(battle.attacker, own if attacks else other), with_food(battle.defender, other if attacks else own)
    return _own(odds(*fed, battle.bonus), attacks)


def _own(chances: Odds, attacks: bool) -> float:
    return chances.attacker if attacks else chances.defender


# The battle that is being fought


def decided(battle: Battle, action: Action, attacks: bool) -> Battle:
    """As it stands once this side has given this answer."""
    own, bonus = _side(battle, attacks), battle.bonus
    match action:
        case SpendFood(food):
            own = with_food(own, food)
        case TakePoint() | TakeCasualty():
            if not own.choosing:  # it is about the thrown axes, not about the die
                bonus = msgspec.structs.replace(bonus, axe=False)
            own = with_choice(own, isinstance(action, TakeCasualty))
        case _:
            pass
    return _with_side(msgspec.structs.replace(battle, bonus=bonus), own, attacks)


def _side(battle: Battle, attacks: bool) -> Side:
    return battle.attacker if attacks else battle.defender


def _with_side(battle: Battle, side: Side, attacks: bool) -> Battle:
    if attacks:
        return msgspec.structs.replace(battle, attacker=side)
    return msgspec.structs.replace(battle, defender=side)


class IfRolled(NamedTuple):
    """What a face of the next die would mean if nobody spends any more food."""

    face: int
    odds: Odds
    points: tuple[int, int] | None  # of attacker and defender, where it would be the last die


def if_rolled(battle: Battle) -> list[IfRolled]:
    """By the faces of the next die; nothing where no die is left, or where something is to be decided before it."""
    attacks = not battle.attacker.face
    throws = battle.bonus.axe and not attacks  # axes are thrown between the dice (NG-12.44)
    if battle.attacker.choosing or battle.defender.choosing or battle.defender.face or throws:
        return []
    return [_after(battle, face, attacks) for face in range(1, len(FACES) + 1)]


def _after(battle: Battle, face: int, attacks: bool) -> IfRolled:
    """Of the choice face, the better way for the one who chooses; a creature takes the point (NG-21.34)."""
    rolled = _with_side(battle, with_face(_side(battle, attacks), face), attacks)
    side = _side(rolled, attacks)
    ways = (TakePoint(),) if side.seat == CREATURE else (TakePoint(), TakeCasualty())
    ends = [decided(rolled, way, attacks) for way in ways] if side.choosing else [rolled]
    chances = [odds(end.attacker, end.defender, end.bonus) for end in ends]
    best = max(range(len(ends)), key=lambda place: (_own(chances[place], attacks), chances[place].nobody))
    points = None if attacks else (ends[best].attacker.points, ends[best].defender.points)
    return IfRolled(face, chances[best], points)


# Why a side is as strong as it is


class Reason(msgspec.Struct, frozen=True):
    kind: str  # warriors, kaija, creature, card, fortress, scorched, tower, food, die
    points: int = 0
    casualties: int = 0
    count: int = 0
    known: bool = True  # else it is still to come


def reasons(s: State, begun: Battle, now: Battle, attacks: bool) -> list[Reason]:
    """What makes the points and the casualties of a side, by the battle as it began and as it stands."""
    before, side = _side(begun, attacks), _side(now, attacks)
    die = Reason(
        "die",
        side.points - before.points - side.food,
        side.casualties - before.casualties,
        known=bool(side.face) and not side.choosing,
    )
    if side.seat == CREATURE:
        assert begun.creature is not None
        return [Reason("creature", creature_of(begun.creature).strength), die]
    feeding = any(isinstance(step, OfferFood | CommitFood) and step.attacker == attacks for step in s.agenda)
    food = Reason("food", side.food, count=side.food, known=not feeding)
    return [*_at_the_beginning(s, begun, attacks), food, die]


def _at_the_beginning(s: State, battle: Battle, attacks: bool) -> list[Reason]:
    side, aids = _side(battle, attacks), _aids(s, battle, attacks)
    rest = side.points - sum(aid.points for aid in aids)
    kaija = int(side.seat == s.bear and rest > side.figures)
    warriors = side.figures - kaija
    found = [Reason("warriors", warriors, count=warriors)] if warriors else []
    return [*found, *[Reason("kaija", KAIJA_POINTS)] * kaija, *aids]


def _aids(s: State, battle: Battle, attacks: bool) -> list[Reason]:
    side, found = _side(battle, attacks), list[Reason]()
    if attacks and battle.bonus.points:
        found.append(Reason("card", battle.bonus.points))
    if not attacks:
        here = buildings_in(s, battle.region)
        fortresses = here.count(FORTRESS)
        if side.casualties:
            found.append(Reason("tower", casualties=side.casualties, count=here.count(TOWER)))
        if fortresses and not _is_conquered(s, battle):
            found.append(Reason("fortress", FORTRESS_POINTS * fortresses, count=fortresses))
    if side.seat == s.snake and is_scorched(s, battle.region):
        found.append(Reason("scorched", SCORCHED_POINTS))
    return found


def _is_conquered(s: State, battle: Battle) -> bool:
    """Against a conqueror buildings do not help (NG-12.46)."""
    attacker = battle.attacker.seat
    return attacker != CREATURE and s.players[attacker].conqueror


def wiped_out(battle: Battle, winner: int) -> bool:
    """Whether all of the beaten side have fallen: it may be the stronger one (NG-13.12, NG-13.13)."""
    attacks = winner == battle.defender.seat
    loser = _side(battle, attacks)
    return suffered(battle, attacker=attacks) >= loser.figures
