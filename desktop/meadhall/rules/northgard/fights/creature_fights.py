"""Fights of a player against a creature, and of a creature against a player (NG-21.25 to NG-21.42)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..cards.clans import AfterVictory
from ..data import NONE, CreatureCard, creature_of
from ..events import BattleBegan, BattleEnded, CreatureBeaten
from ..goods import gain_fame
from ..state import CREATURE, NOBODY, Battle, Bonus, State, beast_of, guests_in, kaija_holds, region_of
from .combat import attacking, creature_side, defending, food_and_dice, fought, suffered
from .losses import LoseFigures
from .retreat import Retreat


def challenged_in(s: State, region: int) -> CreatureCard | None:
    """The creature that is to be fought there."""
    here = (beast.card for beast in s.beasts if beast.card in s.challenged and region_of(s, beast) == region)
    return next(here, None)


# Which creatures are attacked


class DeclareCreatures(Step[State], frozen=True):
    """NG-21.27. Those who tolerate nobody are fought wherever the seat has figures (NG-21.16, NG-21.4)."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        for region in dict.fromkeys(region_of(s, beast) for beast in s.beasts):
            declare_aggressive(s, self.seat, region)
        ask(s, Challenging(self.seat), out)


class OfferCreatures(Step[State], frozen=True):
    """After the battle against a player who held the territory (NG-21.29)."""

    seat: int
    region: int

    def run(self, s: State, out: EventSink) -> None:
        declare_aggressive(s, self.seat, self.region)
        ask(s, Challenging(self.seat, self.region), out)


def declare_aggressive(s: State, seat: int, region: int) -> None:
    """One of them: the leftmost of the row."""
    for beast in s.beasts:
        if beast.creature.aggressive and region_of(s, beast) == region and no_challenge(s, seat, beast.card) is None:
            s.challenged += (beast.card,)
            return


def no_challenge(s: State, seat: int, card: CreatureCard) -> Denial | None:
    beast = beast_of(s, card)
    if beast is None:
        return Denial("not_on_the_map", "NG-21.26")
    region = region_of(s, beast)
    if s.owner[region] != seat:
        guests = guests_in(s, region)
        if guests is not None and guests.seat == seat:
            return Denial("players_first", "NG-21.29")
        return Denial("creature_not_with_you", "NG-21.27")
    if challenged_in(s, region) is not None:
        return Denial("one_creature_per_territory", "NG-21.27")
    return None


class Challenge(Action, frozen=True):
    """This creature is to be fought."""

    card: CreatureCard


class Challenging(Decision[State], frozen=True):
    """NG-24.19: one after the other, until it is enough."""

    region: int = NONE  # only there

    def actions(self, s: State) -> Sequence[Action]:
        return [STOP, *(Challenge(beast.card) for beast in s.beasts)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, Challenge):
            return NOT_NOW
        beast = beast_of(s, action.card)
        if beast is not None and self.region not in (NONE, region_of(s, beast)):
            return Denial("declared_before_the_battles", "NG-21.27")
        return no_challenge(s, self.seat, action.card)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Challenge):
            s.challenged += (action.card,)
            ask(s, self, out)


# The fights


class FightCreature(Step[State], frozen=True):
    """With all figures that the seat has there (NG-21.31); no building helps (NG-25.6)."""

    seat: int
    card: CreatureCard
    bonus: Bonus
    new_land: bool  # the seat did not control the territory before the action (NG-18.29)

    def run(self, s: State, out: EventSink) -> None:
        s.challenged = tuple(card for card in s.challenged if card != self.card)
        beast = beast_of(s, self.card)
        assert beast is not None
        region = region_of(s, beast)
        attacker = attacking(s, self.seat, region, s.warriors[region], kaija_holds(s, region), self.bonus)
        s.battle = Battle(region, attacker, creature_side(self.card), self.bonus, self.card)
        out.append(BattleBegan(s.battle))
        then(s, *food_and_dice(s), SettleFight(self.card, AfterFight(self.seat, self.card, self.new_land)))


class FaceAttack(Step[State], frozen=True):
    """An aggressive creature attacks whoever holds its territory (NG-21.25); buildings defend (NG-21.33)."""

    card: CreatureCard

    def run(self, s: State, out: EventSink) -> None:
        beast = beast_of(s, self.card)
        if beast is None or s.owner[region_of(s, beast)] == NOBODY:
            return
        region = region_of(s, beast)
        defender = defending(s, region, CREATURE)
        s.battle = Battle(region, creature_side(self.card), defender, creature=self.card)
        out.append(BattleBegan(s.battle))
        then(s, *food_and_dice(s), SettleFight(self.card))


class AfterFight(Step[State], frozen=True):
    """Wolf and Stag, who have beaten a creature by attack (NG-18.19, NG-18.29)."""

    seat: int
    card: CreatureCard
    new_land: bool

    def run(self, s: State, out: EventSink) -> None:
        clan = s.players[self.seat].clan
        if clan == "wolf" or (clan == "stag" and self.new_land and creature_of(self.card).aggressive):
            then(s, AfterVictory(self.seat))


def winner_of(battle: Battle) -> int:
    """NG-21.36; casualties do nothing to a creature (NG-21.35)."""
    attacker, defender = battle.attacker, battle.defender
    player_attacks = defender.seat == CREATURE
    player = attacker if player_attacks else defender
    if suffered(battle, player_attacks) >= player.figures:
        return CREATURE
    return attacker.seat if attacker.points > defender.points else defender.seat


class SettleFight(Step[State], frozen=True):
    card: CreatureCard
    reward: AfterFight | None = None  # of an attacker

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        player_attacks = battle.defender.seat == CREATURE
        seat = battle.attacker.seat if player_attacks else battle.defender.seat
        winner = winner_of(battle)
        out.append(BattleEnded(battle, winner))
        losses = LoseFigures(seat, battle.region, suffered(battle, player_attacks), "battle")
        if winner == seat:
            rewards = [BeatCreature(seat, self.card), *([self.reward] if self.reward else [])]
        elif creature_of(self.card).aggressive:
            rewards = [Retreat(seat, battle.region, battle.bonus.retreat_over_rough)]  # NG-21.40
        else:
            rewards = list[Step[State]]()  # the figures stay (NG-21.39)
        then(s, losses, *rewards, EndFight())


class BeatCreature(Step[State], frozen=True):
    """NG-21.38."""

    seat: int
    card: CreatureCard

    def run(self, s: State, out: EventSink) -> None:
        s.beasts = tuple(beast for beast in s.beasts if beast.card != self.card)
        s.creature_discard += (self.card,)
        out.append(CreatureBeaten(self.seat, self.card))
        gain_fame(s, self.seat, creature_of(self.card).fame, "creature", out)


class EndFight(Step[State], frozen=True):
    def run(self, s: State, out: EventSink) -> None:
        s.battle = None
