"""Who fights whom in this turn: the dragon, Undead, and the buildings of one rival, as well as the cards allow."""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.wild.data import CARDS, MISSIONS, NUMBERS, CardId
from ...rules.wild.fights.attack import AttackRival, why_not_rival
from ...rules.wild.fights.beasts import AttackDragon, AttackUndead
from ...rules.wild.fights.defence import defence_of, growth_of
from ...rules.wild.fights.outcome import points_for_repelling
from ...rules.wild.fights.warband import Band, bands_of, kinds_ready
from ...rules.wild.forecast import reward_of
from ...rules.wild.state import Building
from ...rules.wild.turn import points_for
from ..foresight import HAIR
from . import weights as w
from .threats import Guard
from .worth import Worth

Left = tuple[int, ...]  # of each kind of fighter and booster
ONE_MORE = points_for(2) - points_for(1)


class Fight(NamedTuple):
    """One band against one target."""

    action: Action
    takes: Left
    worth: float
    against_rival: bool


class Squad(NamedTuple):
    """A band with all that is the same whomever it attacks."""

    band: Band
    takes: Left
    spent: float
    units: int
    strongest: int  # of the Units
    lost: float  # where it is repelled


class Raid(NamedTuple):
    worth: float
    fights: tuple[Fight, ...] = ()


@lru_cache(maxsize=1 << 14)
def without(left: Left, takes: Left) -> Left | None:
    """What is left then, if there are so many."""
    rest = tuple(map(int.__sub__, left, takes))
    return rest if min(rest) >= 0 else None


def best_raid(worth: Worth) -> Raid:
    return _Raiding(worth).best()


class _Raiding:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.s, self.seat = worth.s, worth.seat
        self.kinds = kinds_ready(self.s, self.seat)
        self.names = [kind.card for kind in self.kinds]
        self.strengths = {kind.card: kind.strength for kind in self.kinds}
        self._squads_of: dict[tuple[int, int], list[Squad]] = {}

    @cached_property
    def wanted(self) -> dict[str, int]:
        """What current missions ask for, as long as one may be completed."""
        player = self.worth.player
        missions = [] if player.mission_done else [MISSIONS[each] for each in player.missions if each]
        return {mission.measure: mission.at_least for mission in missions}

    def best(self) -> Raid:
        """Nobody is attacked who could not be; without a rival the beasts are left."""
        if not self.kinds:
            return Raid(0.0)
        beasts = [*self._beasts()]
        free = [rival for rival in self.s.rivals(self.seat) if why_not_rival(self.s, self.seat, rival) is None]
        raids = [self._planned(beasts)]
        raids += [self._planned([*beasts, *self._on(rival)]) for rival in free]
        return max(raids, key=lambda raid: raid.worth)

    # Targets: for each the bands that might be sent

    def _beasts(self) -> Iterator[list[Fight]]:
        if not self.worth.player.dragon_done:
            token = max(self.worth.resource("gold"), self.worth.resource("beer"))
            yield [
                self._fight(AttackDragon(squad.band.attackers, squad.band.boosters), squad, token, False)
                for squad in self._squads(NUMBERS.dragon_defence)
            ]
        for slot, name in enumerate(self.s.path):
            card = CARDS[name] if name else None
            if card is not None and card.kind == "undead" and card.token:
                reward = card.vp + self.worth.resource(card.token)
                yield [
                    self._fight(AttackUndead(slot, squad.band.attackers, squad.band.boosters), squad, reward, False)
                    for squad in self._squads(card.defence)
                ]

    def _on(self, rival: int) -> Iterator[list[Fight]]:
        guard = Guard(self.s, rival)
        for building in self.s.players[rival].town:
            if not building.new and not building.damaged:
                yield [*self._on_building(rival, building, guard)]

    def _on_building(self, rival: int, building: Building, guard: Guard) -> Iterator[Fight]:
        base = self._reward(rival, building)
        defence, growth = defence_of(self.s, rival, building), growth_of(building)
        for squad in self._squads(defence, growth):
            band = squad.band
            slack = band.strength - defence - growth * squad.units
            stopped = guard.stops(slack, squad.units, squad.strongest)
            worth = (1 - stopped) * (base + self._reward_for(squad)) - stopped * squad.lost
            yield self._fight(AttackRival(rival, building.plot, band.attackers, band.boosters), squad, worth, True)

    def _reward(self, rival: int, building: Building) -> float:
        """Of a success after the first; what plunder brings, and what missions ask for."""
        reward = ONE_MORE + w.FOR_SUCCESSES * ("successes" in self.wanted)
        if building.kind is None:
            reward += w.FOR_MISSION * ("halls_damaged" in self.wanted)
        brought = reward_of(self.s, rival, building)
        reward += sum(w.PLUNDER * self.worth.resource(kind) for kind in brought.token)
        return reward + brought.points + w.ASGARD * brought.asgard

    def _reward_for(self, squad: Squad) -> float:
        """For whom one has sent."""
        glory = sum(CARDS[card].success_vp for card in squad.band.attackers)
        return glory + w.FOR_MISSION * (0 < self.wanted.get("strongest_success", 0) <= squad.strongest)

    def _squads(self, need: int, growth: int = 0) -> list[Squad]:
        key = need, growth
        if key not in self._squads_of:
            self._squads_of[key] = [self._squad(band) for band in bands_of(self.kinds, need, growth)]
        return self._squads_of[key]

    def _squad(self, band: Band) -> Squad:
        cards = (*band.attackers, *band.boosters)
        units = [self.strengths[card] for card in band.attackers if CARDS[card].kind == "unit"]
        lost = points_for_repelling(len(band.attackers), ()) * w.RIVAL_POINT
        takes = tuple(cards.count(name) for name in self.names)
        return Squad(band, takes, sum(map(self._spent, cards)), len(units), max(units, default=0), lost)

    def _spent(self, card: CardId) -> float:
        return w.SPENT + w.ASSASSIN_AT_HOME * (CARDS[card].disarm is not None)

    def _fight(self, action: Action, squad: Squad, worth: float, against_rival: bool) -> Fight:
        return Fight(action, squad.takes, worth - squad.spent, against_rival)

    # The best way to share out the cards

    def _planned(self, targets: list[list[Fight]]) -> Raid:
        useful = [[fight for fight in fights if fight.worth > 0] for fights in targets]
        useful = [fights for fights in useful if fights]
        found: dict[tuple[int, Left], Raid] = {}

        def best_from(place: int, left: Left) -> Raid:
            if place == len(useful) or not any(left):
                return Raid(0.0)
            key = place, left
            if key not in found:
                best = idle = best_from(place + 1, left)
                for fight in useful[place]:
                    if fight.worth + idle.worth + HAIR < best.worth:
                        continue  # with fewer cards left no more can be done
                    rest = without(left, fight.takes)
                    if rest is not None:
                        then = best_from(place + 1, rest)
                        if fight.worth + then.worth > best.worth:
                            best = Raid(fight.worth + then.worth, (fight, *then.fights))
                found[key] = best
            return found[key]

        raid = best_from(0, tuple(kind.number for kind in self.kinds))
        first = any(fight.against_rival for fight in raid.fights) and not self.s.acting.successes
        return Raid(raid.worth - ONE_MORE + points_for(1), raid.fights) if first else raid
