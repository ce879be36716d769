"""What is laid out before each round (CM-3.2)."""

import msgspec

from ..kernel import EventSink, Step
from .data import Dice
from .events import EnemyShown, JourneyLaid, MerchantArrived, RuneShown, TraysFilled
from .fights.voyage import draw_journey
from .state import DRAUGR_PLACES, State, minus, plus


class TurnUpEnemies(Step[State], frozen=True):
    """CM-3.2.1, CM-3.2.2."""

    def run(self, s: State, out: EventSink) -> None:
        s.troll, s.troll_deck = s.troll_deck[0], s.troll_deck[1:]
        out.append(EnemyShown("troll", s.troll))
        for place in DRAUGR_PLACES:
            card, s.draugr_deck = s.draugr_deck[0], s.draugr_deck[1:]
            s.put_draugr(place, card)
            out.append(EnemyShown(place, card))


class LayJourneys(Step[State], frozen=True):
    """CM-3.2.3."""

    def run(self, s: State, out: EventSink) -> None:
        for shore, coast in enumerate(s.coasts):
            if coast.journey is None:
                s.put_coast(shore, msgspec.structs.replace(coast, journey=draw_journey(s, out)))
                out.append(JourneyLaid(shore))


class ShowRunes(Step[State], frozen=True):
    """CM-3.2.4: spaces stay empty when the deck has run out (CM-3.5)."""

    def run(self, s: State, out: EventSink) -> None:
        for slot, rune in enumerate(s.rune_row):
            if rune is None and s.rune_deck:
                shown, s.rune_deck = s.rune_deck[0], s.rune_deck[1:]
                s.rune_row = (*s.rune_row[:slot], shown, *s.rune_row[slot + 1 :])
                out.append(RuneShown(slot, shown))


class ShowMonsters(Step[State], frozen=True):
    """CM-3.2.5: undefeated ones stay, with their coins (CM-3.6)."""

    def run(self, s: State, out: EventSink) -> None:
        for shore, coast in enumerate(s.coasts):
            if coast.monster is None:
                card, s.monster_deck = s.monster_deck[0], s.monster_deck[1:]
                s.put_coast(shore, msgspec.structs.replace(coast, monster=card))
                out.append(EnemyShown(f"shore_{shore + 1}", card))


class MerchantComes(Step[State], frozen=True):
    """CM-3.2.6: it covers the one before."""

    def run(self, s: State, out: EventSink) -> None:
        card, s.merchant_deck = s.merchant_deck[0], s.merchant_deck[1:]
        s.merchants += (card,)
        out.append(MerchantArrived(card))


class FillTrays(Step[State], frozen=True):
    """CM-3.2.7: goods pile up; a kind that the supply has run out of is left out (CM-3.3)."""

    def run(self, s: State, out: EventSink) -> None:
        swords, spears, axes = (min(1, count) for count in s.supply)
        added: Dice = (swords, spears, axes)
        s.supply, s.trays = minus(s.supply, added), plus(s.trays, added)
        s.smokehouse += 1
        out.append(TraysFilled(added, 1))
