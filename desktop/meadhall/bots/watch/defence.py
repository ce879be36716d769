"""The Wall: how near the tragic end is, what it would mean for a seat, and what guards and tokens change."""

from functools import lru_cache
from math import exp
from random import Random
from typing import NamedTuple

from ...rules import kernel
from ...rules.kernel import Action
from ...rules.watch.data import LIMITS, NORTH, Kind
from ...rules.watch.fights.wall import SECTIONS
from ...rules.watch.forecast import pips_of
from ...rules.watch.game import WATCH
from ...rules.watch.scoring import guard_points
from ...rules.watch.state import State
from ..lazily import lazily
from . import weights as w
from .outlook import Outlook

FACES = NORTH.die.faces
# By section: how many faces of the wildling die bring each clan's front figure there.
FACES_TO = tuple(
    tuple(sum(number in clan.low_trail + clan.high_trail for number in clearing.numbers) for clan in NORTH.clan)
    for clearing in NORTH.clearing
)
FACES_OF = tuple(map(sum, zip(*FACES_TO, strict=True)))  # of each clan
ALL_TOKENS = sum(NORTH.tokens.values())
WARRIORS = NORTH.tokens["warrior"] / ALL_TOKENS  # share of warriors among what is still to come
GIANTS = NORTH.tokens["giant"] / ALL_TOKENS

Figures = tuple[Kind, ...]


class Front(NamedTuple):
    """All that the danger depends on."""

    camps: tuple[Figures, ...]
    warriors: tuple[int, ...]  # by section, in its clearing
    guards: tuple[int, ...]  # by section, whoever's
    invasions: int
    gift: int


def _at_least(count: int, mean: float) -> float:
    """The chance of `count` or more of something that comes `mean` times on average (Poisson)."""
    if count <= 0:
        return 1.0
    if not mean:
        return 0.0
    term = total = exp(-mean)
    for k in range(1, count):
        term *= mean / k
        total += term
    return max(0.0, 1.0 - total)


@lru_cache(maxsize=4096)
def danger(front: Front, rolls: int, tokens: int) -> float:
    """The chance of a tragic end within so many rolls, with so many tokens turned up in that time.

    A section breaks when more warriors come than it has guards to spare. What breaks and what crosses is counted
    against the two clocks.
    """
    invasions = crossings = 0.0
    coming = _coming(front.camps, rolls, tokens)
    for guards, waiting, (climbing, fighting) in zip(front.guards, front.warriors, coming, strict=True):
        broken, crossed = _breaks(guards, waiting, fighting)
        invasions += broken
        crossings += climbing
        crossings += crossed
    by_invasions = _at_least(LIMITS.invasions - front.invasions, invasions)
    by_numbers = _at_least(LIMITS.gift_holds + 1 - front.gift, crossings)
    return 1 - (1 - by_invasions) * (1 - by_numbers)


@lru_cache(maxsize=1024)
def _coming(camps: tuple[Figures, ...], rolls: int, tokens: int) -> tuple[tuple[float, float], ...]:
    """To each section, as often as the die and their number let them: climbers, and those who fight."""
    # A clan sends no more figures than it has, and no more than the die lets through.
    sent = [
        min(len(figures) + tokens / len(camps), rolls * faces / FACES)
        for figures, faces in zip(camps, FACES_OF, strict=True)
    ]
    warriors = [_share(figures, "warrior", tokens, WARRIORS) for figures in camps]
    giants = [_share(figures, "giant", tokens, GIANTS) for figures in camps]
    found: list[tuple[float, float]] = []
    for faces_to in FACES_TO:
        figures = fighting = storming = 0.0
        for clan, count in enumerate(faces_to):
            arriving = sent[clan] * count / FACES_OF[clan]
            figures += arriving
            fighting += arriving * warriors[clan]
            storming += arriving * giants[clan]
        found.append((max(0.0, figures - fighting - storming), fighting + storming))
    return tuple(found)


@lru_cache(maxsize=4096)
def _breaks(guards: int, warriors: int, coming: float) -> tuple[float, float]:
    """How often a section breaks and how many cross there, when so many figures come on average.

    Each break empties the clearing and costs a guard; the next one needs that many figures anew.
    """
    broken = crossed = 0.0
    needed = max(1, guards - warriors + 1)
    crossing = warriors + needed
    for _ in range(LIMITS.invasions):
        chance = _at_least(needed, coming)
        broken += chance
        crossed += chance * crossing
        guards = max(0, guards - 1)
        crossing = guards + 1
        needed += crossing
    return broken, crossed


@lru_cache(maxsize=1024)
def _share(figures: Figures, kind: Kind, tokens: int, usual: float) -> float:
    """How much of what a clan will send is of this kind."""
    unknown = max(0.5, tokens / len(NORTH.clan))
    return (figures.count(kind) + unknown * usual) / (len(figures) + unknown)


class North:
    """The Wall through the eyes of one seat."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        s = o.s
        self.front = Front(
            s.camps,
            tuple(len(clearing) for clearing in s.clearings),
            tuple(len(section) for section in s.wall),
            s.invasions,
            s.in_the_gift,
        )
        self.rolls = round(o.rounds_left * len(s.players))
        self.soon = min(self.rolls, w.SOON_IN_ROUNDS * len(s.players))
        self.tokens = round(self.rolls / w.ROLLS_PER_TOKEN)

    def danger_with(self, front: Front | None = None, more_tokens: int = 0) -> float:
        """Both soon, before anybody can do much about it, and in the long run."""
        front = front or self.front
        soon = danger(front, self.soon, 1 + more_tokens)
        return w.SOON * soon + (1 - w.SOON) * danger(front, self.rolls, self.tokens + more_tokens)

    @lazily
    def danger(self) -> float:
        return self.danger_with()

    def chance_if_tragic(self, more_guards: int = 0) -> float:
        """To win a tragic end, with so many more guards of one's own."""
        o = self.o
        mine = o.guards[o.seat] + more_guards
        best = max(guards for seat, guards in enumerate(o.guards) if seat != o.seat)
        if mine > best:
            return w.AHEAD_IN_GUARDS
        if mine == best:
            rivals = [o.standing[seat] for seat in o.s.others(o.seat) if o.guards[seat] == best]
            return w.LEVEL_IN_GUARDS if o.standing[o.seat] > max(rivals) else w.LEVEL_BUT_BEHIND
        return w.ONE_GUARD_SHORT if mine == best - 1 else 0.0

    @lazily
    def fear(self) -> float:
        """Points that a tragic end would cost this seat; negative for one who would rather see it come."""
        return w.WIN * (self.o.chance_of_true_win - self.chance_if_tragic())

    # What one's own deeds change

    def cost_of_tokens(self, count: int) -> float:
        """Points that turning up so many tokens costs."""
        return self.fear * (self.danger_with(more_tokens=2 * count) - self.danger) / 2

    def worth_of_guard(self, section: int) -> float:
        """Points that one more own guard is worth in this section."""
        o = self.o
        guards = list(self.front.guards)
        guards[section] += 1
        safer = self.danger - self.danger_with(self.front._replace(guards=tuple(guards)))
        return self._steps(o.guards[o.seat]) + safer * self.fear + self.danger * w.WIN * self._ahead_by_a_guard

    @lazily
    def _ahead_by_a_guard(self) -> float:
        """What one more own guard, wherever it stands, adds to the chance to win a tragic end."""
        return self.chance_if_tragic(1) - self.chance_if_tragic()

    def _steps(self, guards: int) -> float:
        """The third and the fifth guard are points; those before them are steps toward one."""
        if guard_points(guards + 1) > guard_points(guards):
            return 1.0
        return w.GUARD_STEP if guards < LIMITS.guard_points[-1] else 0.0

    @lazily
    def best_section(self) -> tuple[int, float] | None:
        """Where one more own guard is worth most, and how much."""
        if self.o.s.pieces_left(self.o.seat, "guard") <= 0:
            return None
        open_sections = [section for section in SECTIONS if self.front.guards[section] < LIMITS.posts]
        worths = [(self.worth_of_guard(section), -section) for section in open_sections]
        if not worths:
            return None
        worth, section = max(worths)
        return -section, worth

    def without_camp_figure(self, clan: int, place: int) -> Front:
        figures = self.front.camps[clan]
        fewer = figures[:place] + figures[place + 1 :]
        return self.front._replace(camps=(*self.front.camps[:clan], fewer, *self.front.camps[clan + 1 :]))

    def without_warrior(self, section: int) -> Front:
        warriors = list(self.front.warriors)
        warriors[section] -= 1
        return self.front._replace(warriors=tuple(warriors))

    def is_close(self) -> bool:
        """Whether what is turned up now could end the game at once."""
        return self.front.invasions >= LIMITS.invasions - 2 or self.front.gift >= LIMITS.gift_holds - 3


def fate(view: State, seat: int, action: Action, rng: Random) -> float:
    """Points that winning or losing at once by this action is worth, tried in a few imagined worlds."""
    total = 0.0
    for _ in range(w.IMAGINED_WORLDS):
        world = WATCH.imagine(view, seat, rng)
        kernel.play(world, action)
        if world.result is not None:
            total += w.WIN if seat in world.result.winners else -w.LOST_AT_ONCE
    return total / w.IMAGINED_WORLDS


def freed_pips(o: Outlook, hex: int) -> int:
    """Pips of this seat on a hex: what it would pay again if nothing stood there."""
    mine = o.me.settlements + o.me.keeps + o.me.keeps
    pips = pips_of(o.s.layout, hex)
    return sum(pips for place in mine if place in o.s.ground.corners[hex])


def worth_of_clearing(north: North, hex: int) -> float:
    """Of driving the wildling off a hex of the Gift."""
    safer = north.danger - north.danger_with(north.front._replace(gift=north.front.gift - 1))
    return freed_pips(north.o, hex) * w.FREED_PIP * north.o.rounds_left / 4 + safer * north.fear
