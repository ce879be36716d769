"""An attack before it is declared: what stands against it, and what either end of it brings (chapters 11 to 14)."""

from functools import cache
from typing import NamedTuple

import msgspec

from ..data import BUILDINGS, CARDS, HALLS, NUMBERS, RESOURCES, BuildingId, CardId, PlotId, Resource
from ..fights.attack import AttackRival
from ..fights.beasts import AttackDragon, AttackUndead
from ..fights.defence import defence_of, growth_of
from ..fights.outcome import points_for_repelling
from ..fights.warband import Band, bands_of, kinds_ready, ready, total_strength, units_among
from ..state import NOBODY, Building, State
from ..turn import points_for

Attack = AttackRival | AttackUndead | AttackDragon


class Target(NamedTuple):
    """A building of a rival, an Undead in a slot of the path, or the dragon."""

    seat: int = NOBODY
    plot: PlotId = ""
    slot: int = -1

    def attack(self, attackers: tuple[CardId, ...] = (), boosters: tuple[CardId, ...] = ()) -> Attack:
        if self.seat != NOBODY:
            return AttackRival(self.seat, self.plot, attackers, boosters)
        if self.slot >= 0:
            return AttackUndead(self.slot, attackers, boosters)
        return AttackDragon(attackers, boosters)


def target_of(attack: Attack) -> Target:
    match attack:
        case AttackRival(victim, plot):
            return Target(victim, plot)
        case AttackUndead(slot):
            return Target(slot=slot)
        case _:
            return Target()


class Reward(msgspec.Struct, frozen=True):
    """What damage brings at once."""

    points: int = 0
    token: tuple[Resource, ...] = ()  # one, of one of these
    asgard: bool = False


class Raid(msgspec.Struct, frozen=True):
    """Of the active player, the only one to attack."""

    strength: int
    defence: int  # as everybody can see it, against just these
    growth: int  # what each further Unit would add to it (VW-18.13)
    reward: Reward
    hits: int = 0  # on rivals in this turn, with this one
    before: int = 0  # points at the end of the turn without it
    after: int = 0  # and with it
    repelled: int = 0  # what the defender gets at once instead
    full_defence: int = 0  # and at the end of the turn, unless something of his has been damaged by then

    @property
    def points(self) -> int:
        """What a success is worth altogether."""
        return self.after - self.before + self.reward.points


def raid_on(s: State, attack: Attack) -> Raid:
    strength = total_strength(s, s.active, attack.attackers, attack.boosters)
    match attack:
        case AttackRival(victim, plot):
            return _on_rival(s, strength, victim, _standing(s, victim, plot), attack.attackers)
        case AttackUndead(slot):
            card = s.path[slot]
            assert card is not None
            spec = CARDS[card]
            return Raid(strength, spec.defence, 0, Reward(spec.vp, (spec.token,) if spec.token else ()))
        case AttackDragon():
            return Raid(strength, NUMBERS.dragon_defence, 0, Reward(token=RESOURCES))


def _standing(s: State, victim: int, plot: PlotId) -> Building:
    building = s.players[victim].at(plot)
    assert building is not None
    return building


def _on_rival(s: State, strength: int, victim: int, target: Building, attackers: tuple[CardId, ...]) -> Raid:
    hits = s.acting.successes + 1
    brought = sum(CARDS[card].success_vp for card in attackers)
    reward = reward_of(s, victim, target)
    return Raid(
        strength,
        defence_of(s, victim, target, units_among(attackers)),
        growth_of(target),
        msgspec.structs.replace(reward, points=reward.points + brought),
        hits,
        points_for(hits - 1),
        points_for(hits),
        points_for_repelling(len(attackers), target.forts),
        0 if s.acting.harmed else NUMBERS.full_defence,
    )


def reward_of(s: State, victim: int, target: Building) -> Reward:
    """For damage to it, whoever does it. An empty storage gives nothing; nor does an empty deck of Asgard."""
    kind = target.kind
    if kind is None:
        return _of_hall(s.players[victim].level, bool(s.asgard_deck))
    stores = BUILDINGS[kind].stores
    return _of_building(kind, bool(stores and target.held.of(stores)))


@cache
def _of_hall(level: int, gifts: bool) -> Reward:
    hall = HALLS[level]
    return Reward(hall.reward_vp, asgard=gifts and hall.reward == "asgard")


@cache
def _of_building(building: BuildingId, filled: bool) -> Reward:
    kind = BUILDINGS[building]
    plundered = filled and kind.reward == "plunder" and kind.stores
    return Reward(kind.reward_vp, (kind.stores,) if plundered and kind.stores else ())


# Who goes


def everybody(s: State) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """All that the active player could send together: attackers, and boosters if there is a Unit for them."""
    cards = sorted(ready(s, s.active).elements())
    attackers = tuple(card for card in cards if CARDS[card].fights)
    return attackers, tuple(card for card in cards if CARDS[card].boost) if units_among(attackers) else ()


def lean_band(s: State, target: Target) -> Band | None:
    """The weakest that is enough for what can be seen."""
    raid = raid_on(s, target.attack())
    return next(iter(bands_of(kinds_ready(s, s.active), raid.defence, raid.growth)), None)
