"""Who fights whom in this turn: the dragon, Undead, and the buildings of one rival, as well as the cards allow."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.wild.data import CARDS, MISSIONS, NUMBERS, CardId
from ...rules.wild.fights.attack import why_not_rival
from ...rules.wild.fights.defence import defence_of, growth_of
from ...rules.wild.fights.outcome import points_for_repelling
from ...rules.wild.fights.warband import Band, Kind, bands_of, kinds_ready
from ...rules.wild.forecast import Target, reward_of
from ...rules.wild.state import NOBODY, Building
from ...rules.wild.turn import points_for
from ..foresight import HAIR
from ..lazily import lazily
from . import weights as w
from .threats import Guard
from .worth import Worth

Left = tuple[int, ...]  # of each kind of fighter and booster
ONE_MORE = points_for(2) - points_for(1)


class Squad(NamedTuple):
    """A band with all that is the same whomever it attacks."""

    band: Band
    takes: Left
    spent: float
    units: int
    strongest: int  # of the Units
    brings: float  # a success of just these, to missions too
    lost: float  # where it is repelled


@lru_cache(maxsize=4096)
def squads_of(kinds: tuple[Kind, ...], need: int, growth: int, wanted: int) -> tuple[Squad, ...]:
    """Those that are strong enough. `wanted`: a mission asks for a success with a Unit of this strength."""
    return tuple(_squad(band, kinds, wanted) for band in bands_of(kinds, need, growth))


def _squad(band: Band, kinds: tuple[Kind, ...], wanted: int) -> Squad:
    cards = (*band.attackers, *band.boosters)
    units = [kind.strength for kind in kinds for card in cards if card == kind.card and CARDS[card].kind == "unit"]
    strongest = max(units, default=0)
    brings = sum(CARDS[card].success_vp for card in band.attackers) + w.FOR_MISSION * (0 < wanted <= strongest)
    lost = points_for_repelling(len(band.attackers), ()) * w.RIVAL_POINT
    takes = tuple(cards.count(kind.card) for kind in kinds)
    return Squad(band, takes, sum(map(_spent, cards)), len(units), strongest, brings, lost)


def _spent(card: CardId) -> float:
    return w.SPENT + w.ASSASSIN_AT_HOME * (CARDS[card].disarm is not None)


class Fight(NamedTuple):
    """One band against one target."""

    target: Target
    squad: Squad
    worth: float

    @property
    def action(self) -> Action:
        return self.target.attack(self.squad.band.attackers, self.squad.band.boosters)

    @property
    def against_rival(self) -> bool:
        return self.target.seat != NOBODY


class Raid(NamedTuple):
    worth: float
    fights: tuple[Fight, ...] = ()


NO_RAID = Raid(0.0)


@lru_cache(maxsize=1 << 14)
def without(left: Left, takes: Left) -> Left | None:
    """What is left then, if there are so many."""
    rest = tuple(map(int.__sub__, left, takes))
    return rest if min(rest) >= 0 else None


def best_raid(worth: Worth) -> Raid:
    return _Raiding(worth).best()


def raids_by_first(worth: Worth) -> list[Raid]:
    """For each target the best that begins with the best band against it."""
    raiding = _Raiding(worth)
    best = [max(fights, key=lambda fight: fight.worth) for fights in raiding.targets() if fights]
    return [raiding.best((fight,)) for fight in sorted(best, key=lambda fight: -fight.worth)]


class _Raiding:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.s, self.seat = worth.s, worth.seat
        self.kinds = kinds_ready(self.s, self.seat)

    @lazily
    def wanted(self) -> dict[str, int]:
        """What current missions ask for, as long as one may be completed."""
        player = self.worth.player
        missions = [] if player.mission_done else [MISSIONS[each] for each in player.missions if each]
        return {mission.measure: mission.at_least for mission in missions}

    def _squads(self, need: int, growth: int = 0) -> tuple[Squad, ...]:
        return squads_of(self.kinds, need, growth, self.wanted.get("strongest_success", 0))

    @lazily
    def _free(self) -> list[int]:
        """Nobody is attacked who could not be."""
        return [rival for rival in self.s.rivals(self.seat) if why_not_rival(self.s, self.seat, rival) is None]

    def best(self, first: tuple[Fight, ...] = ()) -> Raid:
        """That begins so. Without a rival the beasts are left."""
        if not self.kinds:
            return NO_RAID
        beasts = [*self._beasts()]
        raided = [fight.target.seat for fight in first if fight.against_rival]
        raids = [] if raided else [self._planned(beasts, first)]
        raids += [self._planned([*beasts, *self._on(rival)], first) for rival in raided or self._free]
        return max(raids, key=lambda raid: raid.worth)

    def targets(self) -> list[list[Fight]]:
        if not self.kinds:
            return []
        return [*self._beasts(), *[fights for rival in self._free for fights in self._on(rival)]]

    # Targets: for each the bands that might be sent, where that is worthwhile

    def _beasts(self) -> Iterator[list[Fight]]:
        if not self.worth.player.dragon_done:
            token = max(self.worth.resource("gold"), self.worth.resource("beer"))
            yield self._on_beast(Target(), NUMBERS.dragon_defence, token)
        for slot, name in enumerate(self.s.path):
            card = CARDS[name] if name else None
            if card is not None and card.kind == "undead" and card.token:
                yield self._on_beast(Target(slot=slot), card.defence, card.vp + self.worth.resource(card.token))

    def _on_beast(self, target: Target, defence: int, reward: float) -> list[Fight]:
        squads = self._squads(defence)
        return [Fight(target, squad, worth) for squad in squads if (worth := reward - squad.spent) > 0]

    def _on(self, rival: int) -> Iterator[list[Fight]]:
        guard = Guard(self.s, rival)
        for building in self.s.players[rival].town:
            if not building.new and not building.damaged:
                yield [*self._on_building(rival, building, guard)]

    def _on_building(self, rival: int, building: Building, guard: Guard) -> Iterator[Fight]:
        base, target = self._reward(rival, building), Target(rival, building.plot)
        defence, growth = defence_of(self.s, rival, building), growth_of(building)
        for squad in self._squads(defence, growth):
            slack = squad.band.strength - defence - growth * squad.units
            stopped = guard.stops(slack, squad.units, squad.strongest)
            worth = (1 - stopped) * (base + squad.brings) - stopped * squad.lost - squad.spent
            if worth > 0:
                yield Fight(target, squad, worth)

    def _reward(self, rival: int, building: Building) -> float:
        """Of a success after the first; what plunder brings, and what missions ask for."""
        reward = ONE_MORE + w.FOR_SUCCESSES * ("successes" in self.wanted)
        if building.kind is None:
            reward += w.FOR_MISSION * ("halls_damaged" in self.wanted)
        brought = reward_of(self.s, rival, building)
        reward += sum(w.PLUNDER * self.worth.resource(kind) for kind in brought.token)
        return reward + brought.points + w.ASGARD * brought.asgard

    # The best way to share out the cards

    def _planned(self, targets: list[list[Fight]], begun: tuple[Fight, ...] = ()) -> Raid:
        taken = [fight.target for fight in begun]
        useful = [fights for fights in targets if fights and fights[0].target not in taken]
        found: dict[tuple[int, Left], Raid] = {}

        def best_from(place: int, left: Left) -> Raid:
            if place == len(useful) or not any(left):
                return NO_RAID
            key = place, left
            best = found.get(key)
            if best is None:
                best = idle = best_from(place + 1, left)
                for fight in useful[place]:
                    if fight.worth + idle.worth + HAIR < best.worth:
                        continue  # with fewer cards left no more can be done
                    rest = without(left, fight.squad.takes)
                    if rest is not None:
                        then = best_from(place + 1, rest)
                        if fight.worth + then.worth > best.worth:
                            best = Raid(fight.worth + then.worth, (fight, *then.fights))
                found[key] = best
            return best

        left = tuple(kind.number for kind in self.kinds)
        for fight in begun:
            left = tuple(map(int.__sub__, left, fight.squad.takes))
        then = best_from(0, left)
        fights, worth = (*begun, *then.fights), sum(fight.worth for fight in begun) + then.worth
        first = any(fight.against_rival for fight in fights) and not self.s.acting.successes
        return Raid(worth - ONE_MORE + points_for(1) if first else worth, fights)
