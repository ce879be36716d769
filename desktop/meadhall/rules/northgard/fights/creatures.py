"""Creatures: they appear, move and act (chapters 21 and 22). How they fight is in creature_fights.py."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..data import BUILDINGS, LIMITS, CreatureCard, Priority
from ..events import CreatureActed, CreatureAppeared, CreatureCalled, CreatureDeckShuffled, CreatureMoved
from ..land.territory import is_area
from ..state import NOBODY, Beast, State, beast_of, beasts_in, buildings_in, figures, region_of, yield_of
from .creature_fights import FaceAttack
from .losses import LoseFigures

# Appearance


class Appear(Step[State], frozen=True):
    """NG-21.10 to NG-21.13: the top creature card is turned up, its figure put on this lair; it may act at once."""

    seat: int
    area: int
    acts: bool

    def run(self, s: State, out: EventSink) -> None:
        card = turn_up(s, out)
        if card is not None:
            enter(s, self.seat, card, self.area, out)
            if self.acts:
                then(s, Act(card))


def turn_up(s: State, out: EventSink) -> CreatureCard | None:
    """NG-21.7: an empty deck is made anew from the discard pile; with all creatures on the map there is none."""
    if not s.creature_deck and s.creature_discard:
        s.creature_deck, s.creature_discard = tuple(s.chance.shuffle(s.creature_discard)), ()
        out.append(CreatureDeckShuffled(len(s.creature_deck)))
    if not s.creature_deck:
        return None
    card, s.creature_deck = s.creature_deck[0], s.creature_deck[1:]
    return card


def enter(s: State, seat: int, card: CreatureCard, area: int, out: EventSink) -> None:
    """At the right end of the row (NG-21.6)."""
    s.beasts += (Beast(card, area),)
    out.append(CreatureAppeared(seat, card, area))


class OfferCall(Step[State], frozen=True):
    """More creatures (NG-22.1): the passing player may call one while there are fewer than players."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if len(s.beasts) < len(s.players) and places_to_call(s):
            then(s, CallCreature(self.seat))


def places_to_call(s: State) -> list[int]:
    """NG-22.2: lairs in territories without a creature, else all such territories."""
    taken = {region_of(s, beast) for beast in s.beasts}
    free = [region for region in s.land.regions.values() if region.id not in taken]
    return [lair for region in free for lair in region.lairs] or [region.id for region in free]


class Call(Action, frozen=True):
    pass


class CallCreature(Decision[State], frozen=True):
    """NG-24.28. Which one comes is seen before its place is chosen."""

    def actions(self, s: State) -> Sequence[Action]:
        return (STOP, Call())

    def why_not(self, s: State, action: Action) -> Denial | None:
        return None if isinstance(action, Stop | Call) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Call):
            s.called = turn_up(s, out)
            if s.called is not None:
                out.append(CreatureCalled(self.seat, s.called))
                ask(s, PlaceCreature(self.seat), out)


class PutCreature(Action, frozen=True):
    """On a lair; or, where no lair is free, into the territory of this number."""

    area: int


class PlaceCreature(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[PutCreature]:
        return [PutCreature(area) for area in places_to_call(s)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PutCreature):
            return NOT_NOW
        if not is_area(action.area) or s.land.region_of[action.area] not in s.land.regions:
            return Denial("no_such_place", "NG-22.2")
        if beasts_in(s, s.land.region_of[action.area]):
            return Denial("creature_there", "NG-22.2")
        return None if action.area in places_to_call(s) else Denial("not_on_a_lair", "NG-22.2")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PutCreature)
        assert s.called is not None
        card, s.called = s.called, None
        enter(s, self.seat, card, action.area, out)
        then(s, Act(card))  # NG-22.3


# Phase 2.5


class CreaturePhase(Step[State], frozen=True):
    """Phase 2.5 (NG-21.43): in row order each moves, then acts. Only with the module."""

    def run(self, s: State, out: EventSink) -> None:
        then(s, *(Rouse(beast.card) for beast in s.beasts))


class Rouse(Step[State], frozen=True):
    """One creature; those beaten meanwhile are skipped (NG-21.49)."""

    card: CreatureCard

    def run(self, s: State, out: EventSink) -> None:
        beast = beast_of(s, self.card)
        if beast is None:
            return
        then(s, Act(self.card))
        targets = [] if fights_here(s, beast) else ways_to_go(s, beast)
        if len(targets) == 1:
            go(s, beast, targets[0], out)
        elif targets:
            then(s, ChooseWay(s.first, self.card, tuple(targets)))


def fights_here(s: State, beast: Beast) -> bool:
    """Only in the set-up an aggressive creature can come to share a territory: it is fought there (NG-21.4)."""
    return beast.creature.aggressive and s.owner[region_of(s, beast)] != NOBODY


def ways_to_go(s: State, beast: Beast) -> list[int]:
    """NG-21.45 to NG-21.47; several are left where all priorities are equal."""
    taken = {region_of(s, other) for other in s.beasts}
    near = [region for region in s.land.regions[region_of(s, beast)].ways if region not in taken]
    near = [region for region in near if s.owner[region] != NOBODY] or near
    for priority in beast.creature.priorities:
        values = [value_of(s, region, priority) for region in near]
        near = [region for region, value in zip(near, values, strict=True) if value == max(values)]
    return near


def value_of(s: State, region: int, priority: Priority) -> int:
    match priority:
        case "buildings":
            return _building_points(s, region)
        case "figures":
            return figures(s, region)
        case "resources":
            return sum(yield_of(s, region))


def _building_points(s: State, region: int) -> int:
    """As creatures value them (NG-21.47)."""
    small, large = LIMITS.creature_points_small, LIMITS.creature_points_large
    return sum(large if BUILDINGS[building].size == "large" else small for building in buildings_in(s, region))


def go(s: State, beast: Beast, region: int, out: EventSink) -> None:
    """It keeps its place in the row."""
    s.beasts = tuple(Beast(beast.card, region) if each is beast else each for each in s.beasts)
    out.append(CreatureMoved(beast.card, s.land.region_of[beast.area], region))


class LeadTo(Action, frozen=True):
    region: int


class ChooseWay(Decision[State], frozen=True):
    """NG-24.29: the holder of the first player marker chooses (NG-21.48)."""

    card: CreatureCard
    targets: tuple[int, ...]

    def actions(self, s: State) -> Sequence[LeadTo]:
        return [LeadTo(region) for region in self.targets]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, LeadTo):
            return NOT_NOW
        return None if action.region in self.targets else Denial("other_priorities", "NG-21.47")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, LeadTo)
        beast = beast_of(s, self.card)
        assert beast is not None
        go(s, beast, action.region, out)


# What they do


class Act(Step[State], frozen=True):
    """NG-21.24, NG-21.25. What wolves and bears do they do all the time."""

    card: CreatureCard

    def run(self, s: State, out: EventSink) -> None:
        beast = beast_of(s, self.card)
        if beast is None:
            return
        region = region_of(s, beast)
        owner = s.owner[region]
        if owner == NOBODY:
            return
        if beast.creature.aggressive:
            out.append(CreatureActed(self.card, region))
            then(s, FaceAttack(self.card))
        elif beast.creature.id == "draugr":
            out.append(CreatureActed(self.card, region))
            then(s, LoseFigures(owner, region, 1, "draugr"))
