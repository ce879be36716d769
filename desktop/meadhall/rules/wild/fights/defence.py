"""The answer of whoever is attacked, out of a hidden hand (VW-12.3 to VW-12.7, VW-12.15).

The question must not tell what lies in the hand. So it is put at every attack, unless everybody can see that there is
nothing to answer with: no card in hand, or all Fortifications and Assassins that this player owns lie open. And an
answer stands in the record whether or not anything was played.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from msgspec.structs import replace

from ...kernel import Action, Decision, Denial, EventSink, Step, asked
from ...kernel.step import NOT_NOW
from ..cards.drawing import lay_down
from ..data import BUILDINGS, CARDS, HALLS, CardId
from ..events import Defended
from ..state import Attack, Building, Fighter, State, without


def defence_of(s: State, seat: int, building: Building, units: int = 0) -> int:
    """With the Fortifications on it (VW-11.12), against an attack with so many Units."""
    kind = building.kind
    printed = BUILDINGS[kind].defence if kind else HALLS[s.players[seat].level].defence
    if not building.forts:
        return printed
    return printed + sum(CARDS[fort].defence for fort in building.forts) + growth_of(building) * units


def growth_of(building: Building) -> int:
    """What each Unit that attacks adds to its defence (VW-18.13)."""
    return sum(CARDS[fort].defence_per_unit for fort in building.forts) if building.forts else 0


def may_hold_defence(s: State, seat: int) -> bool:
    """As everybody can see."""
    player = s.players[seat]
    return bool(player.hand) and any(CARDS[card].defends for card in player.concealed)


class AskDefence(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if may_hold_defence(s, self.seat):
            s.agenda.append(Defend(self.seat))
        else:
            answer(s, self.seat, Defence(), out)


class Defence(Action, frozen=True):
    """Fortifications and Assassins from the hand, sorted; whom the Assassins name, sorted; whom a Hero Trap names."""

    cards: tuple[CardId, ...] = ()
    units: tuple[CardId, ...] = ()
    hero: CardId | None = None


class Defend(Decision[State], frozen=True):
    """Once for each attack; everything is shown together (VW-12.3). Never taken for granted, even with one answer."""

    def actions(self, s: State) -> Sequence[Defence]:
        attack = attack_on(s)
        held = Counter(card for card in s.players[self.seat].hand if CARDS[card].defends)
        kinds = sorted(held)
        found: list[Defence] = []
        for counts in product(*(range(held[card] + 1) for card in kinds)):
            cards = tuple(card for card, count in zip(kinds, counts, strict=True) for _ in range(count))
            found += _namings(attack, cards)
        return found

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Defence):
            return NOT_NOW
        hand = Counter(s.players[self.seat].hand)
        for card, count in Counter(action.cards).items():
            if hand[card] < count:
                return Denial("not_in_hand", "VW-12.3", {"card": card})
            if not CARDS[card].defends:
                return Denial("no_defence", "VW-12.3", {"card": card})
        if list(action.cards) != sorted(action.cards) or list(action.units) != sorted(action.units):
            return NOT_NOW
        return _why_not_named(attack_on(s), action)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Defence)
        answer(s, self.seat, action, out)


def attack_on(s: State) -> Attack:
    assert s.attack is not None
    return s.attack


def _disarming(cards: Sequence[CardId], kind: str) -> int:
    return sum(CARDS[card].disarm == kind for card in cards)


def _attackers(attack: Attack, kind: str) -> list[CardId]:
    return sorted(fighter.card for fighter in attack.fighters if CARDS[fighter.card].kind == kind)


def _namings(attack: Attack, cards: tuple[CardId, ...]) -> Iterator[Defence]:
    """Every way to name attackers with these cards."""
    heroes: list[CardId | None] = []
    if _disarming(cards, "hero"):
        heroes += dict.fromkeys(_attackers(attack, "hero"))
    for units in dict.fromkeys(combinations(_attackers(attack, "unit"), _disarming(cards, "unit"))):
        for hero in heroes or [None]:
            yield Defence(cards, units, hero)


def _why_not_named(attack: Attack, action: Defence) -> Denial | None:
    """An Assassin needs a Unit to name; without a Hero a Hero Trap only adds its defence (VW-12.5)."""
    there, assassins = Counter(_attackers(attack, "unit")), _disarming(action.cards, "unit")
    for card, count in Counter(action.units).items():
        if there[card] < count:
            return Denial("no_such_unit_attacks", "VW-12.5", {"card": card})
    if len(action.units) != assassins:
        return Denial("assassin_names_a_unit", "VW-12.5", {"assassins": assassins})
    heroes = _attackers(attack, "hero") if _disarming(action.cards, "hero") else []
    if action.hero is None:
        return Denial("trap_names_a_hero", "VW-12.5") if heroes else None
    return None if action.hero in heroes else Denial("no_such_hero_attacks", "VW-12.5", {"card": action.hero})


def answer(s: State, seat: int, defence: Defence, out: EventSink) -> None:
    """Fortifications stay on the target, Assassins go to the play area (VW-12.6)."""
    attack, player = attack_on(s), s.players[seat]
    building = player.at(attack.target)
    assert building is not None
    forts = tuple(card for card in defence.cards if CARDS[card].kind == "fortification")
    lay_down(s, seat, tuple(card for card in defence.cards if CARDS[card].kind == "unit"))
    player.hand = without(player.hand, forts)
    player.put(replace(building, forts=building.forts + forts))
    named = [*defence.units, *([defence.hero] if defence.hero else [])]
    s.attack = replace(attack, fighters=tuple(_disarmed(fighter, named) for fighter in attack.fighters))
    out.append(Defended(seat, attack.target, defence.cards, defence.units, defence.hero))


def _disarmed(fighter: Fighter, named: list[CardId]) -> Fighter:
    """Its strength is 0 for this attack; it still takes part."""
    if fighter.card not in named:
        return fighter
    named.remove(fighter.card)
    return Fighter(fighter.card, 0)


def standing_answer(s: State, seat: int) -> Defence | None:
    """What this player wants to be answered without being asked (`SetAsking`); from the own view.

    Whoever plays it waits just as long as for a question, so that an onlooker cannot tell them apart.
    """
    if not s.agenda or asked(s) != Defend(seat):
        return None
    player = s.players[seat]
    if player.asking == "never":
        return Defence()
    if player.asking == "held" and not any(CARDS[card].defends for card in player.hand):
        return Defence()
    return None
