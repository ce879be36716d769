"""Who could take what from whom: chances of attacks, never a die."""

from ....rules.northgard.data import FOOD, NONE
from ....rules.northgard.fights.combat import creature_side, defending
from ....rules.northgard.forecast.odds import odds, of_attack
from ....rules.northgard.land.tiles import Region
from ....rules.northgard.state import (
    CREATURE,
    NOBODY,
    State,
    buildings_in,
    is_scorched,
    kaija_holds,
)
from .. import weights as w


class Danger:
    """A chance depends on nothing but the figures of its battle: what was worked out once holds for the whole game."""

    def __init__(self) -> None:
        self._found: dict[tuple[int | bool, ...], float] = {}

    def chance(self, s: State, seat: int, source: int, target: int, warriors: int) -> float:
        """That so many warriors of this seat, and Kaija if she may, would win the neighbouring territory."""
        owner = s.owner[target]
        kaija = s.kaija != NONE and s.players[seat].kaija_attacks and kaija_holds(s, source)
        if not warriors and not kaija:
            return 0.0
        defenders = s.warriors[target]
        # Both sides eat half of what they could.
        food = min(s.players[seat].resources[FOOD], warriors) // 2
        answer = (min(s.players[owner].resources[FOOD], defenders) + 1) // 2
        place = (kaija_holds(s, target), s.snake if is_scorched(s, target) else NOBODY, *buildings_in(s, target))
        key = (seat, s.players[seat].conqueror, warriors, kaija, food, owner, defenders, answer, *place)
        chance = self._found.get(key)
        if chance is None:
            chance = of_attack(s, seat, target, warriors, kaija, food=(food, answer)).attacker
            self._found[key] = chance
        return chance

    def risk(self, s: State, region: Region) -> float:
        """How likely this territory will soon be taken from its owner: any of its neighbours may do it."""
        owner = s.owner[region.id]
        safe = 1.0
        for near, rough in region.ways.items():
            enemy = s.owner[near]
            # Who has one figure there would give up the land behind it.
            if enemy == NOBODY or s.warriors[near] < 2 or not s.is_enemy(owner, enemy):
                continue
            strike = w.STRIKE_NEXT_YEAR if s.players[enemy].passed else w.STRIKE
            if rough:
                strike *= w.OVER_ROUGH
            safe *= 1 - strike * self.chance(s, enemy, near, region.id, s.warriors[near] - 1)
        if s.beasts:
            safe *= 1 - self._of_creatures(s, region)
        return 1 - safe

    def _of_creatures(self, s: State, region: Region) -> float:
        """Those who tolerate nobody, here or next door."""
        most = 0.0
        for beast in s.beasts:
            place = s.land.region_of[beast.area]
            if beast.creature.aggressive and (place == region.id or place in region.ways):
                chances = odds(creature_side(beast.card), defending(s, region.id, CREATURE))
                most = max(most, (w.CREATURE_HERE if place == region.id else w.CREATURE_NEAR) * chances.attacker)
        return most
