"""What the active player would miss if the turn ended now, and what of that could still be had."""

from collections.abc import Iterator

import msgspec

from ..buying import BuyCard, BuyPath
from ..cards.bringing import Source, sources
from ..closing import berths
from ..data import MISSIONS, NOTHING, NUMBERS, MissionId
from ..fights.attack import AttackRival
from ..fights.beasts import AttackUndead
from ..fights.warband import total_strength
from ..land.building import Build, UpgradeHall
from ..payment import Means, with_cards
from ..state import State
from .answers import held_against
from .prices import cost_of, priced
from .raids import Attack, everybody, raid_on, target_of
from .turns import fading, progress


class Sure(msgspec.Struct, frozen=True):
    """An attack that succeeds and brings something, whatever the hand of the rival holds."""

    attack: Attack
    defence: int  # the most that can stand against it


class Undone(msgspec.Struct, frozen=True):
    missions: tuple[MissionId, ...]
    dragon: bool
    buys: bool  # something, with nothing but what is lost with this turn or this round
    raid: Sure | None  # of several, the best


def undone(s: State) -> Undone:
    player = s.players[s.active]
    met = [mission for mission in player.missions if mission and progress(s, s.active, mission) >= _needed(mission)]
    strength = total_strength(s, s.active, *everybody(s))
    return Undone(
        () if player.mission_done else tuple(met),
        not player.dragon_done and strength >= NUMBERS.dragon_defence,
        _buys(s),
        _best_raid(s),
    )


def _needed(mission: MissionId) -> int:
    return MISSIONS[mission].at_least


# Goods


def perishing(s: State) -> Means:
    """The pool, tokens without a storage, and what the cards bring that no Drakkar can keep."""
    return with_cards(s.acting.pool.and_(fading(s)), _without_kept(s, list(sources(s, s.active))))


def _without_kept(s: State, found: list[Source]) -> list[Source]:
    """The best cards of the hand are kept."""
    in_hand = [source for source in found if source.card in s.players[s.active].hand]
    in_hand.sort(key=lambda source: max(gain.beer + gain.gold for gain in source.gains), reverse=True)
    for source in in_hand[: 0 if s.last_round else berths(s, s.active)]:
        found.remove(source)
    return found


def _buys(s: State) -> bool:
    seat, lost = s.active, perishing(s)
    wares = (ware for kind in (BuyCard, BuyPath, Build, UpgradeHall) for ware in kind.legal(s, seat))
    return any(priced(lost, lost.sure, cost_of(s, seat, ware)).missing == NOTHING for ware in wares)


# Attacks


def _best_raid(s: State) -> Sure | None:
    """The dragon has a place of its own."""

    def gain(sure: Sure) -> int:
        raid = raid_on(s, sure.attack)
        return 2 * raid.points + len(raid.reward.token[:1]) + raid.reward.asgard

    return max((sure for sure in _sure_raids(s) if gain(sure)), key=gain, default=None)


def _sure_raids(s: State) -> Iterator[Sure]:
    """With few who go, a hand can do less against them; with all, more is left."""
    seat, together = s.active, everybody(s)
    attacks = [*AttackRival.legal(s, seat), *AttackUndead.legal(s, seat)]
    targets = dict.fromkeys(map(target_of, attacks))
    for attack in (*attacks, *(target.attack(*together) for target in targets)):
        raid, held = raid_on(s, attack), _held(s, attack)
        if raid.strength >= raid.defence + held:
            yield Sure(attack, raid.defence + held)


def _held(s: State, attack: Attack) -> int:
    if not isinstance(attack, AttackRival):
        return 0
    target = s.players[attack.victim].at(attack.target)
    assert target is not None
    return held_against(s, attack.victim, target, attack.attackers).swing
