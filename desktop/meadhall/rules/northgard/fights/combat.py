"""What all fights have in common: points, food and dice (NG-13.5 to NG-13.11, NG-21.32 to NG-21.35)."""

from collections.abc import Sequence

import msgspec

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import FACES, FOOD, FORTRESS, TOWER, CreatureCard, creature_of, of_kind
from ..events import BattleDieRolled, FaceChosen, FoodSpent
from ..goods import pay
from ..state import (
    CREATURE,
    NO_BONUS,
    NOBODY,
    Battle,
    Bonus,
    Side,
    State,
    buildings_in,
    figures,
    is_scorched,
    kaija_holds,
)

KAIJA_POINTS = 2  # NG-18.6
FORTRESS_POINTS = 2  # NG-8.11
SCORCHED_POINTS = 1  # NG-18.25


# The sides before any food and dice (NG-13.5, NG-13.6). Nothing happens here: boards and bots ask as well.


def attacking(s: State, seat: int, region: int, warriors: int, kaija: bool, bonus: Bonus = NO_BONUS) -> Side:
    """So many figures against whoever is in this territory."""
    points = _of_figures(warriors, kaija) + bonus.points + _of_scorched(s, seat, region)
    return Side(seat, warriors + kaija, points)


def defending(s: State, region: int, against: int) -> Side:
    """All figures of the controller, with what the buildings do for them unless a conqueror comes (NG-12.46)."""
    seat = s.owner[region]
    points = _of_figures(s.warriors[region], kaija_holds(s, region)) + _of_scorched(s, seat, region)
    towers = 0
    if against == CREATURE or not s.players[against].conqueror:
        here = buildings_in(s, region)
        points += FORTRESS_POINTS * here.count(FORTRESS)
        towers = here.count(TOWER)
    return Side(seat, figures(s, region), points, casualties=towers)


def creature_side(card: CreatureCard) -> Side:
    """NG-21.32."""
    return Side(CREATURE, 1, creature_of(card).strength)


def _of_figures(warriors: int, kaija: bool) -> int:
    return warriors + KAIJA_POINTS * kaija


def _of_scorched(s: State, seat: int, region: int) -> int:
    return SCORCHED_POINTS if seat != NOBODY and seat == s.snake and is_scorched(s, region) else 0


# The battle being fought


def fought(s: State) -> Battle:
    assert s.battle is not None
    return s.battle


def side(s: State, attacker: bool) -> Side:
    return fought(s).attacker if attacker else fought(s).defender


def _put(s: State, attacker: bool, new: Side) -> None:
    battle = fought(s)
    if attacker:
        s.battle = msgspec.structs.replace(battle, attacker=new)
    else:
        s.battle = msgspec.structs.replace(battle, defender=new)


def with_food(before: Side, food: int) -> Side:
    return msgspec.structs.replace(before, points=before.points + food, food=before.food + food)


def with_face(before: Side, face: int) -> Side:
    """What lies on the die counts; of the choice face nothing until it is chosen."""
    printed = FACES[face - 1]
    if printed.choice:
        return msgspec.structs.replace(before, face=face, choosing=True)
    return Side(
        before.seat,
        before.figures,
        before.points + printed.points,
        before.casualties + printed.casualties,
        before.food,
        face,
    )


def with_choice(before: Side, casualty: bool) -> Side:
    """One more point, or one more casualty."""
    points, casualties = before.points + (not casualty), before.casualties + casualty
    return msgspec.structs.replace(before, points=points, casualties=casualties, choosing=False)


def suffered(battle: Battle, attacker: bool) -> int:
    """Casualties dealt to this side (NG-13.11), without those that shields keep off the attacker (NG-12.37)."""
    if attacker:
        return max(battle.defender.casualties - battle.bonus.ignored_casualties, 0)
    return battle.attacker.casualties


# Food


class OfferFood(Step[State], frozen=True):
    attacker: bool

    def run(self, s: State, out: EventSink) -> None:
        ask(s, CommitFood(side(s, self.attacker).seat, self.attacker), out)


class SpendFood(Action, frozen=True):
    food: int


class CommitFood(Decision[State], frozen=True):
    """NG-24.22: at most one for each own figure in the battle (NG-13.7)."""

    attacker: bool

    def actions(self, s: State) -> Sequence[SpendFood]:
        most = min(s.players[self.seat].resources[FOOD], side(s, self.attacker).figures)
        return [SpendFood(food) for food in range(most + 1)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, SpendFood) or action.food < 0:
            return NOT_NOW
        held, own = s.players[self.seat].resources[FOOD], side(s, self.attacker).figures
        if action.food > own:
            return Denial("one_food_per_figure", "NG-13.7", {"figures": own})
        if action.food > held:
            return Denial("not_enough_food", "NG-13.7", {"needed": action.food, "held": held})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, SpendFood)
        if action.food:
            pay(s, self.seat, of_kind(FOOD, action.food), "battle", out)
            _put(s, self.attacker, with_food(side(s, self.attacker), action.food))
            out.append(FoodSpent(self.seat, action.food))


# Dice


class RollDie(Step[State], frozen=True):
    """NG-13.8, NG-13.9; for a creature its enemy's left neighbour rolls, and it takes the point (NG-21.34)."""

    attacker: bool

    def run(self, s: State, out: EventSink) -> None:
        own, other = side(s, self.attacker), side(s, not self.attacker)
        face = s.chance.roll(len(FACES))
        roller = s.left_of(other.seat) if own.seat == CREATURE else own.seat
        rolled = with_face(own, face)
        _put(s, self.attacker, rolled)
        out.append(BattleDieRolled(own.seat, face, roller))
        if not rolled.choosing:
            return
        if own.seat == CREATURE:
            choose(s, self.attacker, False, out)
        else:
            then(s, ChooseFace(own.seat, self.attacker))


def choose(s: State, attacker: bool, casualty: bool, out: EventSink) -> None:
    own = side(s, attacker)
    _put(s, attacker, with_choice(own, casualty))
    out.append(FaceChosen(own.seat, casualty))


class TakePoint(Action, frozen=True):
    pass


class TakeCasualty(Action, frozen=True):
    pass


class PointOrCasualty(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[Action]:
        return (TakePoint(), TakeCasualty())

    def why_not(self, s: State, action: Action) -> Denial | None:
        return None if isinstance(action, TakePoint | TakeCasualty) else NOT_NOW


class ChooseFace(PointOrCasualty, frozen=True):
    """NG-24.23, of the choice face."""

    attacker: bool

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        choose(s, self.attacker, isinstance(action, TakeCasualty), out)


class ThrowAxe(PointOrCasualty, frozen=True):
    """NG-24.24, after the attacker's roll and before the defender's (NG-12.44)."""

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        battle = fought(s)
        s.battle = msgspec.structs.replace(battle, bonus=msgspec.structs.replace(battle.bonus, axe=False))
        choose(s, True, isinstance(action, TakeCasualty), out)


def food_and_dice(s: State) -> list[Step[State]]:
    """Steps 3 and 4 of the battle; a creature has no food (NG-21.32)."""
    battle = fought(s)
    food = [OfferFood(attacker) for attacker in (True, False) if side(s, attacker).seat != CREATURE]
    axe = [ThrowAxe(battle.attacker.seat)] if battle.bonus.axe else []
    return [*food, RollDie(True), *axe, RollDie(False)]
