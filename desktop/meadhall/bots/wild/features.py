"""What a seat of Gone Wild has: what its chance to win is judged by."""

from functools import lru_cache

from ...rules.wild.data import BUILDING_IDS, CARDS, CardId
from ...rules.wild.scoring import counts_of
from ...rules.wild.state import State
from ..linear import Feature
from .goals import Promises
from .worth import Worth, promised, rounds_left

FEATURES = (
    Feature("points", "points"),
    Feature("achievements", "achievements"),
    Feature("missions", "missions"),
    Feature("beer", "stores"),
    Feature("gold", "stores"),
    *[Feature(kind, "town") for kind in BUILDING_IDS],
    Feature("hall", "town"),
    Feature("strength", "army"),
    Feature("boost", "army"),
    Feature("defence", "defence"),
    Feature("brewing", "income"),
    Feature("trading", "income"),
    Feature("drawing", "income"),
    Feature("asgard", "army"),
    Feature("cards", "deck", 0),
)


@lru_cache(maxsize=256)
def _of_card(card: CardId) -> tuple[float, ...]:
    spec = CARDS[card]
    return (
        spec.strength + 2.0 * bool(spec.strength_per_building) + spec.success_vp,
        spec.boost,
        spec.defence + 2 * spec.defence_per_unit,
        spec.gain.beer + 2 * (spec.gain_per_building == "brewery"),
        spec.gain.gold + spec.choose,
        spec.draw + bool(spec.show) + spec.recover,
        spec.home == "asgard",
        1,
    )


@lru_cache(maxsize=4096)
def _of_deck(owned: tuple[CardId, ...]) -> tuple[float, ...]:
    return tuple(map(sum, zip(*map(_of_card, owned), strict=True)))


def measure(s: State, seat: int) -> list[float]:
    player, left = s.players[seat], rounds_left(s)
    held = player.tokens
    promises = Promises(Worth(s, seat))
    return [
        player.points,
        sum([promised(each, counts_of(s, each), seat, 0, left) for each in s.achievements]),
        promises.after(promises.no_steps),
        held.beer,
        held.gold,
        *[player.count(kind) for kind in BUILDING_IDS],
        player.level - 1,
        *_of_deck(player.owned),
    ]


def progress(s: State) -> float:
    return min(1.0, max(player.points for player in s.players) / s.target)
