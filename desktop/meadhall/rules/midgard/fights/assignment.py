"""Sending Vikings to what has been reserved (chapter 7)."""

from collections.abc import Iterator, Sequence

import msgspec

from ...kernel import Action, Denial, EventSink, Menu, Move, Step, then
from ..asking import SetAsking, ask
from ..cards.runes import UseGifts, UseKnowledge, UseSuccess, UseWealth
from ..data import FEEDS, KINDS, NO_DICE, Dice
from ..events import SecretlyAssigned, VikingsAssigned
from ..state import ASHORE, Band, Place, State, capacity_of, choices, forbidden_at, minus, plus, within


class Load(msgspec.Struct, frozen=True):
    """Who goes to a place, and how much food sails with them."""

    place: Place
    dice: Dice = NO_DICE
    food: int = 0


class BeginAssignment(Step[State], frozen=True):
    """Whoever has reserved something, in turn order (CM-7.1, CM-7.9, CM-7.11)."""

    def run(self, s: State, out: EventSink) -> None:
        seats = tuple(seat for seat in s.turn_order if s.bands_of(seat))
        then(s, NextAssignment(seats))


class Choice(msgspec.Struct, frozen=True):
    """What a seat has chosen and the others do not know yet; `None` where one may not know it."""

    seat: int
    loads: tuple[Load, ...] | None


def known_choices(chosen: Sequence[Choice], seat: int) -> tuple[Choice, ...]:
    return tuple(choice if choice.seat == seat else Choice(choice.seat, None) for choice in chosen)


class NextAssignment(Step[State], frozen=True):
    waiting: tuple[int, ...]
    chosen: tuple[Choice, ...] = ()

    def veiled(self, seat: int) -> "NextAssignment":
        return NextAssignment(self.waiting, known_choices(self.chosen, seat))

    def run(self, s: State, out: EventSink) -> None:
        if not self.waiting:
            for choice in self.chosen:
                send(s, choice.seat, choice.loads or (), out)
            return
        seat, *rest = self.waiting
        s.active = seat
        s.turn += 1
        ask(s, Assign(seat, tuple(rest), self.chosen), out)


def send(s: State, seat: int, loads: Sequence[Load], out: EventSink) -> None:
    """Food loaded leaves the player's stock (CM-7.4); all this is final (CM-7.10)."""
    player = s.players[seat]
    for load in loads:
        band = s.band_at(load.place)
        assert band is not None
        player.dice = minus(player.dice, load.dice)
        player.food -= load.food
        s.put_band(Band(band.place, seat, band.shore, load.dice, load.food))
    out.append(VikingsAssigned(seat, tuple(s.bands_of(seat))))


class AssignVikings(Move[State], frozen=True):
    """One load for each reserved place, in the order of the reservations; whoever is in none stays at home."""

    closes = True
    loads: tuple[Load, ...]

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterator["AssignVikings"]:
        return (cls(loads) for loads in sample(s, seat))

    def why_not(self, s: State, seat: int) -> Denial | None:
        player, bands = s.players[seat], s.bands_of(seat)
        if [load.place for load in self.loads] != [band.place for band in bands]:
            return Denial("not_reserved", "CM-7.2")
        dice, food = NO_DICE, 0
        for load, band in zip(self.loads, bands, strict=True):
            if min(load.dice) < 0 or load.food < 0:
                return Denial("less_than_nothing", "CM-7.2")
            denial = _cannot_go(s, band, load)
            if denial:
                return denial
            dice, food = plus(dice, load.dice), food + load.food
        if not within(dice, player.dice):
            return Denial("not_enough_vikings", "CM-7.2")
        if food > player.food:
            return Denial("not_enough_food", "CM-7.4", {"needed": food, "held": player.food})
        return None


def _cannot_go(s: State, band: Band, load: Load) -> Denial | None:
    if band.shore == ASHORE:
        if load.food:
            return Denial("food_only_on_ships", "CM-7.4")
        forbidden = forbidden_at(s, band)
        if forbidden is not None and load.dice[forbidden]:
            return Denial("forbidden_weapon", "CM-7.6", {"kind": forbidden})
        return None
    aboard, capacity = sum(load.dice) + load.food, capacity_of(band)
    if aboard > capacity:
        return Denial("ship_too_small", "CM-7.4", {"capacity": capacity, "aboard": aboard})
    return None


class Assign(Menu[State], frozen=True):
    """Window W2 and D-12. If the table wants it, all is kept secret until everybody has chosen (CM-7.9)."""

    waiting: tuple[int, ...] = ()
    chosen: tuple[Choice, ...] = ()

    kinds = (AssignVikings, UseGifts, UseWealth, UseKnowledge, UseSuccess, SetAsking)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if not isinstance(action, AssignVikings):
            super().resolve(s, action, out)
            return
        if s.options.assignment == "secret":
            then(s, NextAssignment(self.waiting, (*self.chosen, Choice(self.seat, action.loads))))
            out.append(SecretlyAssigned(self.seat))
        else:
            then(s, NextAssignment(self.waiting, self.chosen))
            send(s, self.seat, action.loads, out)

    def veiled(self, seat: int) -> "Assign":
        return Assign(self.seat, self.waiting, known_choices(self.chosen, seat))


# A fair sample of assignments: there are far too many to name them all.


def sample(s: State, seat: int) -> Iterator[tuple[Load, ...]]:
    player, bands = s.players[seat], s.bands_of(seat)
    dealt = _every_band(player.dice, bands[0]) if len(bands) == 1 else _dealt_out(s, player.dice, bands)
    surpluses = (_NO_FOOD, 0, 1, _MOST_FOOD) if any(band.shore != ASHORE for band in bands) else (_NO_FOOD,)
    found: set[tuple[Load, ...]] = set()
    for dice in dealt:
        for surplus in surpluses:
            loads = _provisioned(bands, dice, player.food, surplus)
            if loads not in found:
                found.add(loads)
                yield loads


_NO_FOOD, _MOST_FOOD = -99, 99  # as a surplus over what is needed


def _every_band(dice: Dice, band: Band) -> Iterator[tuple[Dice, ...]]:
    most = sum(dice) if band.shore == ASHORE else min(sum(dice), capacity_of(band))
    for count in range(most + 1):
        for chosen in choices(dice, count):
            yield (chosen,)


def _dealt_out(s: State, dice: Dice, bands: Sequence[Band]) -> Iterator[tuple[Dice, ...]]:
    """So many to each place, the best first. To very many places either nobody is sent or all are."""
    total = sum(dice)
    for counts in _splits(total, len(bands)):
        if len(bands) <= 3 or sum(counts) in (0, total):
            left, sent = dice, list[Dice]()
            for band, count in zip(bands, counts, strict=True):
                sent.append(_best(left, count, None if band.shore != ASHORE else forbidden_at(s, band)))
                left = minus(left, sent[-1])
            yield tuple(sent)


def _splits(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 0:
        yield ()
        return
    for first in range(total + 1):
        for rest in _splits(total - first, parts - 1):
            yield (first, *rest)


def _best(dice: Dice, count: int, forbidden: int | None) -> Dice:
    """Axes, then spears, then swords."""
    taken = [0, 0, 0]
    for kind in reversed(KINDS):
        if kind != forbidden:
            taken[kind] = min(dice[kind], count)
            count -= taken[kind]
    return taken[0], taken[1], taken[2]


def _provisioned(bands: Sequence[Band], dice: Sequence[Dice], food: int, surplus: int) -> tuple[Load, ...]:
    """Ships take what their Vikings need and so much more, as far as there is food and room for it."""
    loads: list[Load] = []
    for band, sent in zip(bands, dice, strict=True):
        taken = 0
        if band.shore != ASHORE:
            wanted = food_for(sum(sent), band.shore) + surplus
            taken = max(0, min(wanted, food, capacity_of(band) - sum(sent)))
        food -= taken
        loads.append(Load(band.place, sent, taken))
    return tuple(loads)


def food_for(vikings: int, shore: int) -> int:
    """What feeds them all (CM-9.4)."""
    return -(-vikings // FEEDS[shore])
