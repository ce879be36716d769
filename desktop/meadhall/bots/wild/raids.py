"""Who fights whom in this turn: the dragon, Undead, and the buildings of one rival, as well as the cards allow."""

from collections.abc import Iterator
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.wild.attack import AttackRival, why_not_rival
from ...rules.wild.beasts import AttackDragon, AttackUndead
from ...rules.wild.data import BUILDINGS, CARDS, HALLS, MISSIONS, NUMBERS, CardId
from ...rules.wild.defence import defence_of
from ...rules.wild.outcome import points_for_repelling
from ...rules.wild.state import Building
from ...rules.wild.turn import points_for
from ...rules.wild.warband import Band, bands_of, kinds_ready
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


class Raid(NamedTuple):
    worth: float
    fights: tuple[Fight, ...] = ()


def best_raid(worth: Worth) -> Raid:
    return _Raiding(worth).best()


class _Raiding:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.s, self.seat = worth.s, worth.seat
        self.kinds = kinds_ready(self.s, self.seat)
        self.names = [kind.card for kind in self.kinds]
        self.strengths = {kind.card: kind.strength for kind in self.kinds}
        self.wanted = self._wanted()

    def _wanted(self) -> dict[str, int]:
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
                self._fight(AttackDragon(band.attackers, band.boosters), band, token, False)
                for band in self._bands(NUMBERS.dragon_defence)
            ]
        for slot, name in enumerate(self.s.path):
            card = CARDS[name] if name else None
            if card is not None and card.kind == "undead" and card.token:
                reward = card.vp + self.worth.resource(card.token)
                yield [
                    self._fight(AttackUndead(slot, band.attackers, band.boosters), band, reward, False)
                    for band in self._bands(card.defence)
                ]

    def _on(self, rival: int) -> Iterator[list[Fight]]:
        guard = Guard(self.s, rival)
        for building in self.s.players[rival].town:
            if not building.new and not building.damaged:
                yield [*self._on_building(rival, building, guard)]

    def _on_building(self, rival: int, building: Building, guard: Guard) -> Iterator[Fight]:
        defence = defence_of(self.s, rival, building)
        for band in self._bands(defence):
            units = [self.strengths[card] for card in band.attackers if CARDS[card].kind == "unit"]
            slack = band.strength - defence_of(self.s, rival, building, len(units))
            if slack < 0:
                continue
            stopped = guard.stops(slack, len(units), max(units, default=0))
            lost = points_for_repelling(len(band.attackers), ()) * w.RIVAL_POINT
            reward = self._reward(rival, building, band, max(units, default=0))
            worth = (1 - stopped) * reward - stopped * lost
            yield self._fight(AttackRival(rival, building.plot, band.attackers, band.boosters), band, worth, True)

    def _reward(self, rival: int, building: Building, band: Band, strongest: int) -> float:
        """Of a success after the first; what plunder brings, and what missions ask for."""
        reward = ONE_MORE + sum(CARDS[card].success_vp for card in band.attackers)
        reward += w.FOR_SUCCESSES * ("successes" in self.wanted)
        reward += w.FOR_MISSION * ("halls_damaged" in self.wanted and building.kind is None)
        reward += w.FOR_MISSION * (0 < self.wanted.get("strongest_success", 0) <= strongest)
        if building.kind is None:
            hall = HALLS[self.s.players[rival].level]
            return reward + hall.reward_vp + w.ASGARD * (hall.reward == "asgard" and bool(self.s.asgard_deck))
        kind = BUILDINGS[building.kind]
        if kind.stores and building.held.of(kind.stores):
            reward += w.PLUNDER * self.worth.resource(kind.stores)
        return reward + kind.reward_vp

    def _bands(self, need: int) -> tuple[Band, ...]:
        return bands_of(self.kinds, need)

    def _fight(self, action: Action, band: Band, worth: float, against_rival: bool) -> Fight:
        cards = (*band.attackers, *band.boosters)
        takes = tuple(cards.count(name) for name in self.names)
        return Fight(action, takes, worth - sum(map(self._spent, cards)), against_rival)

    def _spent(self, card: CardId) -> float:
        return w.SPENT + w.ASSASSIN_AT_HOME * (CARDS[card].disarm is not None)

    # The best way to share out the cards

    def _planned(self, targets: list[list[Fight]]) -> Raid:
        useful = [[fight for fight in fights if fight.worth > 0] for fights in targets]
        found: dict[tuple[int, Left], Raid] = {}

        def best_from(place: int, left: Left) -> Raid:
            if place == len(useful):
                return Raid(0.0)
            key = place, left
            if key not in found:
                raids = [best_from(place + 1, left)]
                for fight in useful[place]:
                    rest = tuple(have - take for have, take in zip(left, fight.takes, strict=True))
                    if min(rest) >= 0:
                        then = best_from(place + 1, rest)
                        raids.append(Raid(fight.worth + then.worth, (fight, *then.fights)))
                found[key] = max(raids, key=lambda raid: raid.worth)
            return found[key]

        raid = best_from(0, tuple(kind.number for kind in self.kinds))
        first = any(fight.against_rival for fight in raid.fights) and not self.s.acting.successes
        return Raid(raid.worth - ONE_MORE + points_for(1), raid.fights) if first else raid
