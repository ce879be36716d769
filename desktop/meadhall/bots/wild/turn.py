"""A turn: what shows more cards, then fights, purchases, and at last the mission that is worth most."""

from collections.abc import Callable
from math import inf

from ...rules import kernel
from ...rules.kernel import Action
from ...rules.wild.cards.effects import Play
from ...rules.wild.data import CARDS, HALLS, MISSIONS, NOTHING, NUMBERS, Part
from ...rules.wild.land.building import Build, Demolish
from ...rules.wild.land.tokens import storages
from ...rules.wild.missions import CompleteMission, SwapMission
from ...rules.wild.payment import Exchange
from ...rules.wild.state import Building
from ...rules.wild.turn import EndTurn
from . import weights as w
from .goals import prospect
from .mind import Mind
from .raids import best_raid
from .worth import MAKERS

# The discard pile before anything is drawn: drawing may shuffle it away.
IN_ORDER: tuple[Part, ...] = ("recover", "draw", "show", "unit_bonus", "peek", "gain", "choose")


def take_turn(m: Mind) -> Action:
    for step in STEPS:
        action = step(m)
        if action is not None:
            return action
    return EndTurn()


def _play(m: Mind) -> Action | None:
    useful = [play for play in Play.thinkable(m.view, m.seat) if _has_use(m, play)]
    plays = [play for play in useful if play.why_not(m.view, m.seat) is None]
    return min(plays, key=lambda play: IN_ORDER.index(play.part), default=None)


def _has_use(m: Mind, play: Play) -> bool:
    """What costs nothing and is lost otherwise is played; what only brings resources pays by itself."""
    if play.part == "gain":
        return CARDS[play.card].steal is not None
    return play.part != "recover" or bool(m.player.discard)


def _fight(m: Mind) -> Action | None:
    """The smallest band first: whoever can stop it may have nothing left for the others."""
    raid = best_raid(m.worth)
    if raid.worth <= 0:
        return None
    return min(raid.fights, key=lambda fight: (fight.against_rival, sum(fight.squad.takes))).action


def _buy(m: Mind) -> Action | None:
    held = m.shop.purse
    wares = m.basket.wares if held != NOTHING else ()
    if not wares:
        return None
    for ware in wares:
        if held.beer >= ware.cost.beer and held.gold >= ware.cost.gold:
            return ware.action
    ware = wares[0]
    return Exchange("beer" if held.gold < ware.cost.gold else "gold")


def _demolish(m: Mind) -> Action | None:
    """For want of room, if what could be built instead is worth more."""
    standing = [building for building in m.player.town if building.kind and not building.new] if _wants_room(m) else []
    least = min(standing, key=lambda building: _loss(m, building), default=None)
    if least is None or least.kind is None:
        return None
    price = m.worth.building(least.kind) + w.DEMOLISH
    if m.shop.most_by_room <= price:
        return None
    demolish = Demolish(least.plot)
    instead = Mind(m.after(kernel.asked(m.view), demolish), m.seat, m.rng, m.answers).basket
    built = {ware.action.building for ware in instead.wares if isinstance(ware.action, Build)}
    return demolish if instead.worth > m.basket.worth + price and built - {least.kind} else None


def _wants_room(m: Mind) -> bool:
    """Not for what could never be used, nor where a greater hall will soon bring room anyway."""
    player = m.player
    is_full = player.limit is not None and player.buildings >= player.limit
    return is_full and m.worth.left > 0 and not player.demolished and not _awaits_hall(m)


def _awaits_hall(m: Mind) -> bool:
    """It is under construction, or can soon be paid with the gold that is made."""
    player = m.player
    makers = sum(m.worth.standing[kind] for kind in MAKERS["gold"])
    return player.town[0].new or HALLS[player.level + 1].cost.gold <= makers * min(m.worth.left, w.AWAITED)


def _loss(m: Mind, building: Building) -> float:
    """With the tokens that lie there."""
    return (m.worth.building(building.kind) if building.kind else inf) + m.worth.amount(building.held)


def _complete(m: Mind) -> Action | None:
    met = CompleteMission.legal(m.view, m.seat)
    return max(met, key=lambda option: _points(m, option.slot), default=None)


def _points(m: Mind, slot: int) -> int:
    mission = m.player.missions[slot]
    return MISSIONS[mission].vp if mission else 0


def _swap(m: Mind) -> Action | None:
    """With gold that would be lost."""
    if not _gold_to_be_lost(m):
        return None
    swaps = [(_prospect(m, option.slot), option) for option in SwapMission.legal(m.view, m.seat)]
    least, swap = min(swaps, key=lambda each: each[0], default=(w.SWAP, None))
    return swap if least < w.SWAP else None


def _gold_to_be_lost(m: Mind) -> bool:
    held = sum(building.held.gold for building in m.player.town)
    return held > NUMBERS.storage * len(storages(m.view, m.seat, "gold"))


def _prospect(m: Mind, slot: int) -> float:
    mission = m.player.missions[slot]
    return prospect(m.worth, mission) if mission else w.SWAP


STEPS: tuple[Callable[[Mind], Action | None], ...] = (_play, _fight, _demolish, _buy, _complete, _swap)
