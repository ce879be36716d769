"""Attacking a rival: what is allowed, and the declaration (chapter 11, VW-12.1, VW-12.2)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ...kernel import Denial, EventSink, Move, then
from ..data import CARDS, CardId, PlotId
from ..events import AttackDeclared
from ..state import NOBODY, Attack, Building, State
from .defence import AskDefence, defence_of, growth_of
from .outcome import Compare, units_in
from .warband import (
    Kind,
    bands_against,
    kinds_ready,
    send,
    total_strength,
    units_among,
    why_not_send,
    why_not_so_weak,
)


def why_not_rival(s: State, seat: int, victim: int) -> Denial | None:
    """VW-11.2 to VW-11.5: one rival in a turn, who has not been attacked; or else all have been."""
    if victim not in s.rivals(seat):
        return Denial("not_a_rival", "VW-11.1")
    if s.acting.rival == victim:
        return None
    if s.acting.rival != NOBODY:
        return Denial("one_rival_only", "VW-11.2", {"seat": s.acting.rival})
    if s.players[victim].attacked and not all(s.players[rival].attacked for rival in s.rivals(seat)):
        return Denial("attacked_already", "VW-11.3", {"seat": victim})
    return None


def why_not_target(s: State, victim: int, target: PlotId) -> Denial | None:
    building = s.players[victim].at(target)
    if building is None:
        return Denial("no_such_building", "VW-11.1", {"plot": target})
    if building.new:
        return Denial("under_construction", "VW-9.4", {"plot": target})
    if building.damaged:
        return Denial("damaged_already", "VW-11.16", {"plot": target})
    return None


class AttackRival(Move[State], frozen=True):
    """One target after another (VW-12.12)."""

    victim: int
    target: PlotId
    attackers: tuple[CardId, ...]
    boosters: tuple[CardId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterator["AttackRival"]:
        kinds = kinds_ready(s, seat)
        for victim in s.rivals(seat):
            for building in s.players[victim].town:
                yield from cls._on(s, kinds, victim, building)

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["AttackRival"]:
        kinds = kinds_ready(s, seat)
        found: list[AttackRival] = []
        for victim in s.rivals(seat) if kinds else ():
            if why_not_rival(s, seat, victim) is None:
                for building in s.players[victim].town:
                    if not building.new and not building.damaged:
                        found += cls._on(s, kinds, victim, building)
        return found

    @classmethod
    def _on(cls, s: State, kinds: tuple[Kind, ...], victim: int, building: Building) -> Iterator["AttackRival"]:
        for band in bands_against(s, kinds, defence_of(s, victim, building), growth_of(building)):
            yield cls(victim, building.plot, band.attackers, band.boosters)

    def why_not(self, s: State, seat: int) -> Denial | None:
        denial = (
            why_not_rival(s, seat, self.victim)
            or why_not_target(s, self.victim, self.target)
            or why_not_send(s, seat, self.attackers, self.boosters)
        )
        if denial is not None:
            return denial
        building = s.players[self.victim].at(self.target)
        assert building is not None
        strength = total_strength(s, seat, self.attackers, self.boosters)
        return why_not_so_weak(s, strength, defence_of(s, self.victim, building, units_among(self.attackers)))

    def make(self, s: State, seat: int, out: EventSink) -> None:
        victim = s.players[self.victim]
        building = victim.at(self.target)
        assert building is not None
        fighters = send(s, seat, self.attackers, self.boosters)
        boost = sum(CARDS[card].boost for card in self.boosters)
        attack = Attack(seat, self.victim, self.target, fighters, self.boosters, boost)
        defence = defence_of(s, self.victim, building, units_in(attack))
        s.attack = attack
        s.acting = replace(s.acting, rival=self.victim)
        victim.attacked = True
        out.append(AttackDeclared(seat, self.victim, self.target, fighters, self.boosters, attack.strength, defence))
        then(s, AskDefence(self.victim), Compare())
