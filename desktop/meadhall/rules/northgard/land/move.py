"""Move: figures go from territory to territory, then the battles are fought (chapter 9)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop
from ..effect import Effect
from ..events import FiguresMoved
from ..fights.battle import AfterMoves
from ..goods import gain
from ..state import (
    NO_BONUS,
    NOBODY,
    Bonus,
    State,
    aggressive_in,
    beasts_in,
    guests_in,
    has_creature,
    kaija_holds,
    yield_of,
)
from .territory import shift

REGULAR, ROUGH = 1, 2  # points that a connection costs (NG-9.3)


class Move(Effect, frozen=True):
    points: int
    bonus: Bonus = NO_BONUS
    over_rough: bool = False  # rough connections cost 1 (NG-12.31)
    through: bool = False  # enemies do not stop the figures (NG-12.57)
    gathers: bool = False  # Kaija collects food and wood where she leaves (NG-12.13)

    def why_not(self, s: State, seat: int) -> Denial | None:
        """NG-9.15."""
        if next(Moving(seat, self, self.points, held_back(s, seat)).legal(s), None) is not None:
            return None
        if any(s.owner[s.land.region_of[beast.area]] == seat for beast in s.beasts):
            return None
        return Denial("nowhere_to_move", "NG-9.15")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (BeginMoving(seat, self),)


class Held(NamedTuple):
    """Figures that a creature keeps where they were when the action began (NG-21.21, NG-21.16)."""

    region: int
    warriors: int
    kaija: bool


def held_back(s: State, seat: int) -> tuple[Held, ...]:
    keeping = [beast for beast in s.beasts if beast.creature.id == "brown_bear" or beast.creature.aggressive]
    regions = dict.fromkeys(s.land.region_of[beast.area] for beast in keeping)
    return tuple(Held(r, s.warriors[r], kaija_holds(s, r)) for r in regions if s.owner[r] == seat)


class BeginMoving(Step[State], frozen=True):
    seat: int
    effect: Move

    def run(self, s: State, out: EventSink) -> None:
        if self.effect.why_not(s, self.seat) is None:
            go_on(s, Moving(self.seat, self.effect, self.effect.points, held_back(s, self.seat)))


class March(Action, frozen=True):
    """One single move (NG-9.2): so many warriors, with Kaija or without her."""

    source: int
    target: int
    warriors: int
    kaija: bool = False


class Group(NamedTuple):
    """The figures in one territory that may move now."""

    region: int
    warriors: int
    kaija: bool
    whole: bool  # only all together (NG-20.5)


class Moving(Decision[State], frozen=True):
    """NG-24.12: one single move after the other, or stop."""

    effect: Move
    left: int
    held: tuple[Held, ...]

    @property
    def battles(self) -> AfterMoves:
        return AfterMoves(self.seat, self.effect.bonus, tuple(place.region for place in self.held))

    def actions(self, s: State) -> Sequence[Action]:
        found: list[Action] = [STOP]
        for group in self.groups(s):
            for target in s.land.regions[group.region].ways:
                found += marches(group._replace(whole=False), target)
        return found

    def options(self, s: State) -> Sequence[Action]:
        stop: list[Action] = [STOP] if self._no_stopping(s) is None else []
        return [*stop, *self.legal(s)]

    def legal(self, s: State) -> Iterator[March]:
        for group in self.groups(s):
            for target in s.land.regions[group.region].ways:
                alone = self._no_entry(s, group.region, target, kaija=False) is None
                with_her = group.kaija and self._no_entry(s, group.region, target, kaija=True) is None
                for march in marches(group, target):
                    if with_her if march.kaija else alone:
                        yield march

    def groups(self, s: State) -> list[Group]:
        guests = [Group(g.region, g.warriors, g.kaija, self._is_partners(s, g.region)) for g in s.guests]
        passing = [group for group in guests if group.whole]
        if passing:  # NG-20.5: they go on before anything else
            return passing
        found = [group for group in guests if self.effect.through and not aggressive_in(s, group.region)]
        held = {place.region: place for place in self.held}
        for region in s.land.regions:
            if s.owner[region] == self.seat and not (s.beasts and aggressive_in(s, region)):
                group = Group(region, s.warriors[region], kaija_holds(s, region), whole=False)
                if region in held:
                    stay = held[region]
                    group = Group(region, group.warriors - stay.warriors, group.kaija and not stay.kaija, whole=False)
                if group.warriors or group.kaija:
                    found.append(group)
        return found

    def _is_partners(self, s: State, region: int) -> bool:
        owner = s.owner[region]
        return owner != NOBODY and owner == s.partner_of(self.seat)

    def _no_stopping(self, s: State) -> Denial | None:
        """NG-20.4."""
        if any(self._is_partners(s, guests.region) for guests in s.guests):
            return Denial("partner_here", "NG-20.4")
        return None

    def price(self, s: State, source: int, target: int) -> int:
        rough = s.land.regions[source].ways[target] and not self.effect.over_rough
        return ROUGH if rough else REGULAR

    def _no_entry(self, s: State, source: int, target: int, kaija: bool) -> Denial | None:
        price = self.price(s, source, target)
        if price > self.left:
            return Denial("not_enough_points", "NG-9.3", {"needed": price, "left": self.left})
        return self._closed_to_her(s, target, kaija) or self._no_way_on(s, target, self.left - price, kaija)

    def _closed_to_her(self, s: State, target: int, kaija: bool) -> Denial | None:
        if s.beasts and aggressive_in(s, target) > 1:
            return Denial("two_valkyries", "NG-21.17")
        if kaija and s.is_enemy(self.seat, s.owner[target]) and not s.players[self.seat].kaija_attacks:
            return Denial("kaija_does_not_attack", "NG-18.7")
        return None

    def _no_way_on(self, s: State, target: int, left: int, kaija: bool) -> Denial | None:
        """A partner's territory is entered only with points enough to leave it (NG-20.5)."""
        if not self._is_partners(s, target):
            return None
        stopped = s.beasts and aggressive_in(s, target)
        for near in s.land.regions[target].ways:
            price = self.price(s, target, near)
            if stopped or price > left or self._closed_to_her(s, near, kaija) is not None:
                continue
            if self._no_way_on(s, near, left - price, kaija) is None:
                return None
        return Denial("partner_here", "NG-20.5")

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return self._no_stopping(s)
        if not isinstance(action, March):
            return NOT_NOW
        group = next((group for group in self.groups(s) if group.region == action.source), None)
        if group is None:
            return self._nobody_to_move(s, action.source)
        if action.target not in s.land.regions[action.source].ways:
            return Denial("not_adjacent", "NG-9.2")
        figures = action.warriors + action.kaija
        if not 0 <= action.warriors <= group.warriors or action.kaija > group.kaija or not figures:
            return Denial("not_so_many", "NG-9.2", {"warriors": group.warriors})
        if group.whole and figures < group.warriors + group.kaija:
            return Denial("all_together", "NG-20.5")
        return self._no_entry(s, action.source, action.target, action.kaija)

    def _nobody_to_move(self, s: State, source: int) -> Denial:
        if source not in s.land.regions:
            return Denial("no_such_territory", "NG-2.5")
        if guests_in(s, source) is not None:
            return Denial("stopped_by_enemies", "NG-9.8")
        if s.owner[source] == self.seat and has_creature(s, source, "brown_bear"):
            return Denial("held_by_bear", "NG-21.20")
        if s.owner[source] == self.seat and beasts_in(s, source):
            return Denial("valkyrie_here", "NG-21.16")
        return Denial("no_figures_there", "NG-9.2")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Stop):
            then(s, self.battles)
            return
        assert isinstance(action, March)
        if self.effect.gathers and action.kaija:
            food, wood, _ = yield_of(s, action.source)
            gain(s, self.seat, (food, wood, 0), "card", out)
        left = self.left - self.price(s, action.source, action.target)
        shift(s, self.seat, action.source, action.target, action.warriors, action.kaija)
        out.append(FiguresMoved(self.seat, action.source, action.target, action.warriors, action.kaija, "move"))
        go_on(s, Moving(self.seat, self.effect, left, self.held))


def marches(group: Group, target: int) -> Iterator[March]:
    """All, or any number of them, with Kaija or without her."""
    if group.whole:
        yield March(group.region, target, group.warriors, group.kaija)
        return
    for warriors in range(group.warriors, 0, -1):
        yield March(group.region, target, warriors)
    if group.kaija:
        for warriors in range(group.warriors, -1, -1):
            yield March(group.region, target, warriors, kaija=True)


def go_on(s: State, moving: Moving) -> None:
    """With no points left, or nobody to move, the moves are over."""
    if moving.left and next(moving.legal(s), None) is not None:
        s.agenda.append(moving)
    else:
        then(s, moving.battles)
