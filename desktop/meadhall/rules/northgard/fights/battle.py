"""Battles between players, after all moves of an action (chapter 13)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..cards.clans import AfterVictory
from ..events import BattleBegan, BattleEnded, FiguresMoved
from ..land.territory import shift, take_over
from ..state import NO_BONUS, NOBODY, Battle, Bonus, State, guests_in, kaija_holds
from .combat import attacking, defending, food_and_dice, fought, suffered
from .creature_fights import DeclareCreatures, FightCreature, OfferCreatures, challenged_in
from .losses import LoseFigures
from .retreat import Retreat, battle_pending, no_refuge


class AfterMoves(Step[State], frozen=True):
    """All moves are made: creatures are declared (NG-21.27), then the battles fought, one by one (NG-9.11, NG-13.4)."""

    seat: int
    bonus: Bonus
    home: tuple[int, ...] = ()  # territories with a creature that the seat held before the moves

    def run(self, s: State, out: EventSink) -> None:
        hunting = [DeclareCreatures(self.seat)] if s.beasts else []
        if hunting or s.guests:
            then(s, *hunting, FightBattles(self.seat, self.bonus, hunts=True, home=self.home))


class FightBattles(Step[State], frozen=True):
    """The seat chooses the order. Attackers are those who came into somebody's territory, whosever turn it is."""

    seat: int
    bonus: Bonus = NO_BONUS
    hunts: bool = False  # by a Move, in which creatures may be attacked (NG-21.26)
    home: tuple[int, ...] = ()

    def run(self, s: State, out: EventSink) -> None:
        ask(s, ChooseBattle(self.seat, self), out)


class Fight(Action, frozen=True):
    region: int


class ChooseBattle(Decision[State], frozen=True):
    """NG-24.20."""

    battles: FightBattles

    def actions(self, s: State) -> Sequence[Fight]:
        return [Fight(region) for region in s.land.regions if battle_pending(s, region)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Fight):
            return NOT_NOW
        return None if battle_pending(s, action.region) else Denial("no_battle_there", "NG-13.4")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Fight)
        battles, region = self.battles, action.region
        guests = guests_in(s, region)
        if guests is None:
            card = challenged_in(s, region)
            assert card is not None
            then(s, FightCreature(self.seat, card, battles.bonus, region not in battles.home), battles)
            return
        pushing = [OfferPush(guests.seat, region)] if battles.bonus.push else []
        hunting = [OfferCreatures(self.seat, region)] if battles.hunts and s.beasts else []  # NG-21.29
        then(s, *pushing, BeginBattle(region, battles.bonus), *hunting, battles)


# Before the battle: Intimidate


class OfferPush(Step[State], frozen=True):
    seat: int
    region: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Pushing(self.seat, self.region), out)


class PushTo(Action, frozen=True):
    """One defending figure goes there."""

    region: int
    kaija: bool = False


class Pushing(Decision[State], frozen=True):
    """NG-24.21: over any border (NG-12.36)."""

    region: int

    def actions(self, s: State) -> Sequence[Action]:
        ways = s.land.regions[self.region].ways
        return [STOP, *(PushTo(target, kaija) for target in ways for kaija in (False, True))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, PushTo):
            return NOT_NOW
        if action.region not in s.land.regions[self.region].ways:
            return Denial("not_adjacent", "NG-12.36")
        if action.kaija and not kaija_holds(s, self.region):
            return Denial("kaija_not_there", "NG-12.36")
        if not action.kaija and not s.warriors[self.region]:
            return Denial("no_warriors_there", "NG-12.36")
        return no_refuge(s, s.owner[self.region], action.region, "NG-12.36")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, PushTo):
            defender = s.owner[self.region]
            warriors = int(not action.kaija)
            shift(s, defender, self.region, action.region, warriors, action.kaija)
            out.append(FiguresMoved(defender, self.region, action.region, warriors, action.kaija, "push"))


# The battle


class BeginBattle(Step[State], frozen=True):
    """NG-13.5, NG-13.6. Where no defender is left the attackers take the territory (NG-12.36)."""

    region: int
    bonus: Bonus

    def run(self, s: State, out: EventSink) -> None:
        region, guests = self.region, guests_in(s, self.region)
        assert guests is not None
        if s.owner[region] == NOBODY:
            take_over(s, region)
            return
        attacker = attacking(s, guests.seat, region, guests.warriors, guests.kaija, self.bonus)
        s.battle = Battle(region, attacker, defending(s, region, guests.seat), self.bonus)
        out.append(BattleBegan(s.battle))
        then(s, *food_and_dice(s), Settle())


def winner_of(battle: Battle) -> int:
    """NG-13.12 to NG-13.14."""
    attacker, defender = battle.attacker, battle.defender
    attacker_dies = suffered(battle, attacker=True) >= attacker.figures
    defender_dies = suffered(battle, attacker=False) >= defender.figures
    if attacker_dies and defender_dies:
        return NOBODY
    if attacker_dies or defender_dies:
        return defender.seat if attacker_dies else attacker.seat
    return attacker.seat if attacker.points > defender.points else defender.seat


class Settle(Step[State], frozen=True):
    """Both sides suffer at the same time (NG-13.11), whoever has won."""

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        winner = winner_of(battle)
        out.append(BattleEnded(battle, winner))
        losses = [
            LoseFigures(side.seat, battle.region, suffered(battle, attacker=side is battle.attacker), "battle")
            for side in (battle.attacker, battle.defender)
        ]
        then(s, *losses, ClearField(winner), AfterBattle(winner))


class ClearField(Step[State], frozen=True):
    """The winner has the territory (NG-13.22), the loser retreats (NG-13.17)."""

    winner: int

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        region, attacker, defender = battle.region, battle.attacker.seat, battle.defender.seat
        if self.winner == attacker:
            take_over(s, region)
            then(s, Retreat(defender, region))
        elif self.winner == defender:
            then(s, Retreat(attacker, region, battle.bonus.retreat_over_rough))


class AfterBattle(Step[State], frozen=True):
    """NG-13.23."""

    winner: int

    def run(self, s: State, out: EventSink) -> None:
        attacker = fought(s).attacker.seat
        s.battle = None
        if self.winner == attacker:
            then(s, AfterVictory(attacker))
