"""A voyage to a distant shore (chapter 9)."""

from collections.abc import Sequence

import msgspec

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import OfferedRune, ask, wants
from ..cards.runes import turn_over
from ..data import ENEMIES, FEEDS, JOURNEYS, KRAKEN, KRAKEN_CARD, NO_DICE, CardId, Dice
from ..events import Fed, FoodLost, JourneyReplaced, JourneyRevealed, JourneysShuffled
from ..goods import to_supply
from ..state import Band, State, choices, journey_at, minus, ship_at, within
from .battle import Fight
from .victory import OfferSuccess, come_home


class Voyage(Step[State], frozen=True):
    """If a ship lies at this shore: J1 to J6."""

    shore: int

    def run(self, s: State, out: EventSink) -> None:
        band = s.band_on(self.shore)
        if band is None:
            return
        s.turn += 1
        s.active = band.seat
        coast = s.coasts[self.shore]
        s.put_coast(self.shore, msgspec.structs.replace(coast, revealed=True, seen_by=()))
        out.append(JourneyRevealed(self.shore, journey_at(s, self.shore)))
        then(
            s,
            OfferJourney(self.shore),
            MeetJourney(self.shore),
            Feed(self.shore),
            FightMonster(self.shore),
            EndVoyage(self.shore),
        )


def draw_journey(s: State, out: EventSink) -> CardId:
    """When the deck has run out, the discarded ones are shuffled into a new one (CM-3.5)."""
    if not s.journey_deck:
        s.journey_deck, s.journey_discard = tuple(s.chance.shuffle(s.journey_discard)), ()
        out.append(JourneysShuffled(len(s.journey_deck)))
    card, s.journey_deck = s.journey_deck[0], s.journey_deck[1:]
    return card


# The Journey rune (CM-9.2)


class OfferJourney(Step[State], frozen=True):
    shore: int

    def run(self, s: State, out: EventSink) -> None:
        band, card = ship_at(s, self.shore), journey_at(s, self.shore)
        player = s.players[band.seat]
        aboard = any(band.dice) or band.food > 0
        harmful = any(band.dice) if card == KRAKEN_CARD else toll_of(card, band) > 0
        if player.holds("rune_journey") and aboard and wants(player, "journey", harmful):
            ask(s, ReplaceJourney(band.seat, self.shore), out)


class ReplaceJourney(OfferedRune, frozen=True):
    """D-13: the next card must be met, even if it is worse."""

    shore: int

    def use(self, s: State, out: EventSink) -> None:
        turn_over(s, self.seat, "rune_journey", out)
        old = journey_at(s, self.shore)
        s.journey_discard += (old,)
        s.put_coast(self.shore, msgspec.structs.replace(s.coasts[self.shore], journey=None))
        out.append(JourneyReplaced(self.shore, old))
        card = draw_journey(s, out)
        s.put_coast(self.shore, msgspec.structs.replace(s.coasts[self.shore], journey=card))
        out.append(JourneyRevealed(self.shore, card))


# What the journey takes (CM-9.3)


def toll_of(card: CardId, band: Band) -> int:
    """So many items; what is not aboard cannot be lost (CM-9.3.7)."""
    lose, dice = JOURNEYS[card].lose, sum(band.dice)
    return min(lose.food, band.food) + min(lose.dice, dice) + min(lose.any, dice + band.food)


class MeetJourney(Step[State], frozen=True):
    shore: int

    def run(self, s: State, out: EventSink) -> None:
        band, card = ship_at(s, self.shore), journey_at(s, self.shore)
        if card == KRAKEN_CARD:
            then(s, Fight(band.place, KRAKEN.id))
        elif toll_of(card, band):
            ask(s, PayToll(band.seat, self.shore), out)


class Lose(Action, frozen=True):
    dice: Dice = NO_DICE
    food: int = 0


class PayToll(Decision[State], frozen=True):
    """D-14: which items of this ship."""

    shore: int

    def actions(self, s: State) -> Sequence[Lose]:
        band = ship_at(s, self.shore)
        toll = toll_of(journey_at(s, self.shore), band)
        return [Lose(dice, toll - count) for count in range(toll + 1) for dice in choices(band.dice, count)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Lose):
            return NOT_NOW
        band, card = ship_at(s, self.shore), journey_at(s, self.shore)
        lose = JOURNEYS[card].lose
        if not within(action.dice, band.dice) or not 0 <= action.food <= band.food:
            return Denial("not_aboard", "CM-9.3")
        if (lose.food and any(action.dice)) or (lose.dice and action.food):
            return Denial("not_what_it_takes", "CM-9.3")
        toll = toll_of(card, band)
        if sum(action.dice) + action.food != toll:
            return Denial("lose_so_many", "CM-9.3", {"count": toll})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Lose)
        lose_aboard(s, self.shore, action.dice, "journey", out)
        if action.food:
            band = ship_at(s, self.shore)
            s.put_band(msgspec.structs.replace(band, food=band.food - action.food))
            out.append(FoodLost(self.seat, action.food))


def lose_aboard(s: State, shore: int, dice: Dice, reason: str, out: EventSink) -> None:
    band = ship_at(s, shore)
    s.put_band(msgspec.structs.replace(band, dice=minus(band.dice, dice)))
    to_supply(s, band.seat, dice, reason, out)


# What is eaten on the way (CM-9.4)


class Feed(Step[State], frozen=True):
    """As many as possible eat; all food goes to the supply, needed or not."""

    shore: int

    def run(self, s: State, out: EventSink) -> None:
        band = ship_at(s, self.shore)
        vikings = sum(band.dice)
        fed = min(vikings, FEEDS[self.shore] * band.food)
        s.put_band(msgspec.structs.replace(band, food=0))
        if vikings or band.food:
            out.append(Fed(band.seat, fed, band.food))
        if fed < vikings:
            ask(s, ChooseStarving(band.seat, self.shore, vikings - fed), out)


class Starve(Action, frozen=True):
    dice: Dice


class ChooseStarving(Decision[State], frozen=True):
    """D-15."""

    shore: int
    count: int

    def actions(self, s: State) -> Sequence[Starve]:
        return [Starve(dice) for dice in choices(ship_at(s, self.shore).dice, self.count)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Starve):
            return NOT_NOW
        if not within(action.dice, ship_at(s, self.shore).dice) or sum(action.dice) != self.count:
            return Denial("starve_so_many", "CM-9.4.2", {"count": self.count})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Starve)
        lose_aboard(s, self.shore, action.dice, "hunger", out)


# The monster (CM-9.6 to CM-9.9)


class FightMonster(Step[State], frozen=True):
    """Dice with the forbidden weapon are lost without a roll; the others fight."""

    shore: int

    def run(self, s: State, out: EventSink) -> None:
        band, monster = ship_at(s, self.shore), s.coasts[self.shore].monster
        assert monster is not None
        if ENEMIES[monster].forbid is not None:
            swords, spears, axes = (
                count if kind == ENEMIES[monster].forbid else 0 for kind, count in enumerate(band.dice)
            )
            lose_aboard(s, self.shore, (swords, spears, axes), "forbidden", out)
        then(s, Fight(band.place, monster))


class EndVoyage(Step[State], frozen=True):
    """Survivors return home; the ship stays until clean-up."""

    shore: int

    def run(self, s: State, out: EventSink) -> None:
        band = ship_at(s, self.shore)
        come_home(s, band, out)
        then(s, OfferSuccess(band.seat))
