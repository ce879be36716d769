"""What the wildlings do, without anybody's choice (chapters 14–16; GC-22.1–22.8).

Muster (a token turned up) may push Rush, which pushes two Advances, each of which pushes Arrive, then perhaps Press,
Invade, Cross and MarkInvasion; a tragic end clears the agenda wherever it comes.
"""

from ...kernel import EventSink, Step, then
from ..data import CLAN_OF_TRAIL, CLEARING_OF_TRAIL, LIMITS, NORTH, Kind
from ..events import (
    Advanced,
    Crossed,
    GiantLeft,
    InvasionBegan,
    InvasionMarked,
    Mustered,
    NoAdvance,
    NoneLeftToMuster,
    ReserveShuffled,
    RushBegan,
    TokensRevealed,
)
from ..scoring import tragic_end
from ..state import State, Token, parse_token
from .wall import lose_first_guard


def figure_leaves(s: State, kind: Kind) -> None:
    """From the Frostfangs onto the board."""
    s.frostfangs = {**s.frostfangs, kind: s.frostfangs[kind] - 1}


def figure_returns(s: State, kind: Kind) -> None:
    s.frostfangs = {**s.frostfangs, kind: s.frostfangs[kind] + 1}


def draw_token(s: State, out: EventSink) -> Token:
    """The top of the reserve; an empty one is made anew from the used tokens (GC-14.5)."""
    if not s.reserve:
        s.reserve = tuple(s.chance.shuffle(s.used))
        s.used = ()
        out.append(ReserveShuffled(len(s.reserve)))
    token, *rest = s.reserve
    s.reserve = tuple(rest)
    return token


def reveal(s: State, seat: int, tokens: tuple[Token, ...], out: EventSink) -> None:
    """All are shown together, then resolved one after the other, each completely (GC-18.4, GC-18.5)."""
    s.used += tokens
    out.append(TokensRevealed(seat, tokens))
    then(s, *[Muster(token) for token in tokens])


class RevealFromReserve(Step[State], frozen=True):
    """GC-18.8: the new holder of a special token turns one up."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        reveal(s, self.seat, (draw_token(s, out),), out)


class Muster(Step[State], frozen=True):
    """GC-22.2: a figure comes from the Frostfangs to the free camp with the lowest number."""

    token: Token

    def run(self, s: State, out: EventSink) -> None:
        clan, kind = parse_token(self.token)
        if not s.frostfangs[kind]:  # GC-14.4
            out.append(NoneLeftToMuster(clan, kind))
            return
        figure_leaves(s, kind)
        set_camps(s, clan, (*s.camps[clan], kind))
        out.append(Mustered(clan, len(s.camps[clan]), kind))
        if len(s.camps[clan]) >= LIMITS.camps:
            then(s, Rush(clan))


class Rush(Step[State], frozen=True):
    """GC-14.6–14.10: camp 1 goes by the low trail, camp 2 by the high one, the first completely before the second.

    Two advances one after the other lead to the same camps as taking both figures out first. Only where the first
    ends the game is there a difference: the second has not moved then (GC-EX-25).
    """

    clan: int

    def run(self, s: State, out: EventSink) -> None:
        out.append(RushBegan(self.clan))
        spec = NORTH.clan[self.clan]
        then(s, Advance(spec.low_trail[0]), Advance(spec.high_trail[0]))  # GC-14.9


class Advance(Step[State], frozen=True):
    """GC-15.1: the figure of camp 1 goes down the trail, the others move one camp forward."""

    number: int

    def run(self, s: State, out: EventSink) -> None:
        clan = CLAN_OF_TRAIL.get(self.number)  # 9–12 name no trail (GC-2.9)
        if clan is None or not s.camps[clan]:
            out.append(NoAdvance(self.number))
            return
        kind, *behind = s.camps[clan]
        section = CLEARING_OF_TRAIL[self.number]
        set_camps(s, clan, tuple(behind))
        set_clearing(s, section, (*s.clearings[section], kind))
        out.append(Advanced(clan, kind, self.number, section))
        then(s, Arrive(kind, self.number))


class Arrive(Step[State], frozen=True):
    """GC-22.5: what each kind does at the clearing, where it stands behind those who wait there."""

    kind: Kind
    number: int

    def run(self, s: State, out: EventSink) -> None:
        section = CLEARING_OF_TRAIL[self.number]
        if self.kind == "climber":  # GC-15.3: no invasion, whoever stands guard
            set_clearing(s, section, s.clearings[section][:-1])
            cross(s, "climber", self.number, out)
        elif self.kind == "warrior":
            then(s, Press(self.number))
        elif s.wall[section]:  # GC-15.4
            lose_first_guard(s, section, out)
            set_clearing(s, section, s.clearings[section][:-1])
            figure_returns(s, "giant")
            out.append(GiantLeft(section))
            then(s, Press(self.number))
        else:  # GC-15.5
            then(s, Invade(self.number))


class Press(Step[State], frozen=True):
    """GC-15.6, GC-15.7: more warriors than guards start an invasion."""

    number: int

    def run(self, s: State, out: EventSink) -> None:
        section = CLEARING_OF_TRAIL[self.number]
        if len(s.clearings[section]) > len(s.wall[section]):
            then(s, Invade(self.number))


class Invade(Step[State], frozen=True):
    """GC-16.1–16.4: one guard falls, all of the clearing cross one by one, the marker moves."""

    number: int

    def run(self, s: State, out: EventSink) -> None:
        section = CLEARING_OF_TRAIL[self.number]
        out.append(InvasionBegan(section, arrow_of(s, self.number)))
        if s.wall[section]:
            lose_first_guard(s, section, out)
        crossings = [CrossNext(self.number) for _ in s.clearings[section]]
        then(s, *crossings, MarkInvasion())


class CrossNext(Step[State], frozen=True):
    number: int

    def run(self, s: State, out: EventSink) -> None:
        section = CLEARING_OF_TRAIL[self.number]
        kind, *behind = s.clearings[section]
        set_clearing(s, section, tuple(behind))
        cross(s, kind, self.number, out)


class MarkInvasion(Step[State], frozen=True):
    def run(self, s: State, out: EventSink) -> None:
        s.invasions += 1
        out.append(InvasionMarked(s.invasions))
        if s.invasions >= LIMITS.invasions:  # GC-21.4
            tragic_end(s, by_invasions=True, out=out)


def cross(s: State, kind: Kind, number: int, out: EventSink) -> None:
    """GC-16.2, GC-16.5, GC-16.6: to the first hex of the arrow that has no wildling."""
    arrow = arrow_of(s, number)
    hex = landing(s, arrow)
    s.gift = (*s.gift[:hex], kind, *s.gift[hex + 1 :])
    out.append(Crossed(kind, arrow, hex))
    if s.in_the_gift > LIMITS.gift_holds:  # GC-21.5, after every single crossing (GC-16.10)
        tragic_end(s, by_invasions=False, out=out)


def arrow_of(s: State, number: int) -> int:
    """Each trail number has its own arrow (GC-2.10), unless the table plays with one per section (GC-23.12)."""
    return number - 1 + number % 2 if s.options.single_arrow else number


def landing(s: State, arrow: int) -> int:
    """Along the arrow, then the section's other arrow, then the first free hex of the Gift."""
    partner = arrow + 1 if arrow % 2 else arrow - 1
    way = s.ground.arrows[arrow] + s.ground.arrows[partner] + s.ground.hexes
    return next(hex for hex in way if s.gift[hex] is None)


def set_camps(s: State, clan: int, figures: tuple[Kind, ...]) -> None:
    s.camps = (*s.camps[:clan], figures, *s.camps[clan + 1 :])


def set_clearing(s: State, place: int, figures: tuple[Kind, ...]) -> None:
    s.clearings = (*s.clearings[:place], figures, *s.clearings[place + 1 :])
