"""What each hero would best do now: the gain in points, and the action; gain 0 and no action where nothing helps."""

from collections.abc import Iterable
from math import prod

from ....rules.kernel import Action
from ....rules.watch.bundles import ONES, covers, minus, plus
from ....rules.watch.cards.heroes_build import BuyVision, HireCheaply, MoveRoad, movable_roads, prices
from ....rules.watch.cards.heroes_north import SendHome, SendHomeFromCamp, SendHomeFromClearing
from ....rules.watch.cards.heroes_trade import Barter, Demand, LookAt
from ....rules.watch.data import COSTS, KINDS, LIMITS, Bundle
from ....rules.watch.fights.wall import SECTIONS
from ....rules.watch.land.building import BuildRoad
from ....rules.watch.state import resource_of
from .. import weights as w
from ..cards import road_goals
from ..defence import freed_pips, worth_of_clearing
from ..goals import worth_of_card
from ..mind import Mind

Best = tuple[float, Action | None]
_NOTHING: Best = (0.0, None)


def _best(worths: Iterable[tuple[float, Action]]) -> Best:
    return max(worths, key=lambda pair: pair[0], default=_NOTHING)


# Jeor Mormont, Bowen Marsh, Mance Rayder


def worth_with(m: Mind, hand: Bundle) -> float:
    """Of a hand that one would have; without the search for trades, which is only worth it for the real one."""
    return m.purse.now(hand) if m.s.active == m.seat else m.purse.later(hand)


def best_demand(m: Mind) -> Best:
    """The resource that helps most, from the two who most likely have it: or from one who surely has it, if a second
    card would only be given back."""
    base = m.worth(m.hand)
    worths: list[tuple[float, Action]] = []
    for kind in KINDS:
        once = _swapped(m, m.hand, kind)
        chance = {seat: m.chance_to_hold(seat, kind) for seat in m.s.others(m.seat)}
        holders = sorted([seat for seat in chance if chance[seat] > 0], key=lambda seat: -chance[seat])
        if once is None or not holders:
            continue
        is_enough = chance[holders[0]] >= w.SURE_TO_HOLD and not _helps_again(m, once, kind)
        asked = holders[: 1 if is_enough else 2]
        success = 1 - prod(1 - chance[seat] for seat in asked)
        worths.append(((worth_with(m, once) - base) * success, Demand(kind, tuple(asked))))
    return _best(worths)


def _swapped(m: Mind, hand: Bundle, kind: int) -> Bundle | None:
    """With one more of this kind, for the card of another that one misses least."""
    swaps = [minus(plus(hand, ONES[kind]), ONES[give]) for give in KINDS if hand[give] and give != kind]
    return max(swaps, key=lambda swap: worth_with(m, swap), default=None)


def _helps_again(m: Mind, hand: Bundle, kind: int) -> bool:
    again = _swapped(m, hand, kind)
    return again is not None and worth_with(m, again) > worth_with(m, hand)


def best_to_give(m: Mind, kinds: Iterable[int]) -> int:
    """The card that one misses least."""
    return max(kinds, key=lambda kind: worth_with(m, minus(m.hand, ONES[kind])))


def best_to_take(m: Mind, kinds: Iterable[int]) -> int:
    return max(kinds, key=lambda kind: worth_with(m, plus(m.hand, ONES[kind])))


def best_barter(m: Mind) -> Best:
    base = m.worth(m.hand)
    hand, bank = m.hand, m.s.bank
    return _best(
        (worth_with(m, plus(minus(hand, ONES[give]), ONES[get])) - base, Barter(give, get))
        for give in KINDS
        if hand[give]
        for get in KINDS
        if get != give and bank[get]
    )


def best_look(m: Mind) -> Best:
    """Among those who are ahead: where the card that helps most is likely to be found."""
    prey = [seat for seat in m.s.others(m.seat) if m.s.players[seat].hand_size]
    ahead = [seat for seat in prey if m.o.visible_points[seat] > m.o.visible_points[m.seat]]
    base = worth_with(m, m.hand)
    gains = sorted(((worth_with(m, plus(m.hand, ONES[kind])) - base, kind) for kind in KINDS), reverse=True)
    return _best((_loot(m, seat, gains), LookAt(seat)) for seat in ahead)


def _loot(m: Mind, seat: int, gains: Iterable[tuple[float, int]]) -> float:
    """What the best card of a hand that one has not yet seen is likely to bring."""
    loot, nothing_better = 0.0, 1.0
    for gain, kind in gains:
        chance = m.chance_to_hold(seat, kind)
        loot += nothing_better * chance * gain
        nothing_better *= 1 - chance
    return loot


# Othell Yarwyck, Alliser Thorne, Melisandre


def best_road_move(m: Mind) -> Best:
    """A road that leads nowhere becomes the next one toward a goal."""
    goals = {goal.act.path: goal for goal in road_goals(m) if isinstance(goal.act, BuildRoad)}
    if not goals or m.s.road_holder == m.seat:
        return _NOTHING
    moves = movable_roads(m.s, m.seat)
    return _best((w.ROAD_MOVED + goals[move.path].worth * 0.05, move) for move in moves if _is_idle(m, move, goals))


def _is_idle(m: Mind, move: MoveRoad, goals: Iterable[int]) -> bool:
    """The move serves a goal, and the road is not itself on the way to a free place or to one of the goals."""
    if move.path not in goals:
        return False
    ends = m.s.ground.ends
    loose = [end for end in ends[move.origin] if m.s.owner[end] != m.seat]
    on_the_way = {end for path in goals for end in ends[path]}
    return not any(end in on_the_way or m.o.is_free(end) for end in loose)


def best_cheap_guard(m: Mind) -> Best:
    best = m.north.best_section if m.north else None
    if best is None:
        return _NOTHING
    section, worth = best
    base = m.worth(m.hand)
    return _best(
        (worth + m.purse.now(minus(m.hand, price)) - base, HireCheaply(section, instead_of, paid))
        for instead_of, paid, price in prices(COSTS["guard"], or_usual=False)
        if covers(m.hand, price)
    )


def best_vision(m: Mind) -> Best:
    worth = worth_of_card(m.o) * w.VISION
    base = m.worth(m.hand)
    return _best(
        (worth + m.purse.now(minus(m.hand, price)) - base, BuyVision(instead_of, paid))
        for instead_of, paid, price in prices(COSTS["card"], or_usual=True)
        if covers(m.hand, price)
    )


# Benjen Stark, Ygritte, Yoren, Qhorin Halfhand


def best_from_north(m: Mind) -> Best:
    """The wildling whose absence makes the tragic end least likely; or most, for one who wants it."""
    north = m.north
    assert north is not None
    cost = north.cost_of_tokens(1)
    worths: list[tuple[float, Action]] = []
    for clan, figures in enumerate(m.s.camps):
        for place in range(len(figures)):
            after = north.danger_with(north.without_camp_figure(clan, place))
            worths.append(((north.danger - after) * north.fear - cost, SendHomeFromCamp(clan, place + 1)))
    for section in SECTIONS:
        if m.s.clearings[section]:
            after = north.danger_with(north.without_warrior(section))
            worths.append(((north.danger - after) * north.fear - cost, SendHomeFromClearing(section)))
    return _best(worths)


def best_from_gift(m: Mind) -> Best:
    north = m.north
    assert north is not None
    hexes = [hex for hex in m.s.ground.hexes if m.s.gift[hex] is not None]
    return _best((worth_of_clearing(north, hex), SendHome(hex)) for hex in hexes)


def gain_of_yoren(m: Mind) -> float:
    """A guard for a patrol, unless the patrol holds or nearly holds the token."""
    best = m.north.best_section if m.north else None
    needed = m.s.patrol_holder == m.seat or m.o.me.patrols >= LIMITS.largest_patrol - 1
    return best[1] - w.PATROL_SPENT if best and not needed else 0.0


def gain_of_qhorin(m: Mind) -> float:
    """A card of the hex that Tormund leaves, and the hex pays again."""
    kind = resource_of(m.s.layout, m.s.tormund)
    card = 0.0
    if kind in KINDS and m.s.bank[kind]:
        card = worth_with(m, plus(m.hand, ONES[kind])) - m.purse.now(m.hand)
    return card + freed_pips(m.o, m.s.tormund) * w.FREED_PIP
