"""Harvest, trade and creatures: what is asked between the actions of the years."""

from ...rules.kernel import Action
from ...rules.northgard.actions import STOP, Agree, Call, LeadTo, PutCreature, Refuse, Steal, Swap, Trade
from ...rules.northgard.fights.creatures import places_to_call
from ...rules.northgard.questions import AnswerSwap, CallCreature, ChooseWay, PlaceCreature, Theft, Trading
from ...rules.northgard.state import NOBODY
from ..foresight import Options
from . import weights as w
from .mind import Mind


def trade(m: Mind, decision: Trading, options: Options) -> Action:
    """Only what helps over the winter, or makes use of what lies about."""
    best, most = STOP, 0.0
    for option in options:
        if option == STOP:
            continue
        if isinstance(option, Trade):
            gain = _gain_of_trade(m, option) - w.TRADE_GAIN
        else:
            assert isinstance(option, Swap)
            gain = _gain_of_swap(m, decision.seat, option) - w.SWAP_GAIN
        if gain > most:
            best, most = option, gain
    return best


def _gain_of_trade(m: Mind, trade: Trade) -> float:
    """Nothing but the own goods changes; who stops goes into the winter with them as they are."""
    player = m.world.players[m.seat]
    after = player.copy()
    for kind, given in enumerate(trade.give):
        after.resources[kind] += (kind == trade.kind) - given
    return m.worth.of_goods(m.world, after, m.seat) - m.worth.of_goods(m.world, player, m.seat, trades=False)


def _gain_of_swap(m: Mind, seat: int, swap: Swap) -> float:
    """For both partners together, if the other one agrees."""
    s = m.world.copy()
    partner = s.partner_of(seat)
    for giver, taker, kind in ((seat, partner, swap.give), (partner, seat, swap.want)):
        s.players[giver].resources[kind] -= 1
        s.players[taker].resources[kind] += 1
    return m.value(s) - m.now


def answer_swap(m: Mind, decision: AnswerSwap, options: Options) -> Action:
    return Agree() if _gain_of_swap(m, decision.trading.seat, decision.swap) > 0 else Refuse()


def steal(m: Mind, _: Theft, options: Options) -> Action:
    def worth(option: Action) -> float:
        s = m.world.copy()
        if isinstance(option, Steal):
            s.players[m.seat].resources[option.kind] += 1
        return m.value(s)

    return max(options, key=worth)


# Creatures


def _harm(m: Mind, region: int) -> float:
    """A creature there harms opponents by what the land is worth to them; at home it is worse than it is good."""
    s = m.view
    owner = s.owner[region]
    if owner == NOBODY:
        return 0.0
    land = 1.0 + max(m.worth.grounds.of(s)[region].worth, 0.0)
    return land if s.is_enemy(m.seat, owner) else -2 * land


def call_creature(m: Mind, _: CallCreature, options: Options) -> Action:
    """If there is somebody to send it to."""
    places = [m.view.land.region_of[area] for area in places_to_call(m.view)]
    return Call() if any(_harm(m, region) > w.WORTH_A_CALL for region in places) else STOP


def place_creature(m: Mind, _: PlaceCreature, options: Options) -> Action:
    def harm(option: Action) -> float:
        return _harm(m, m.view.land.region_of[option.area]) if isinstance(option, PutCreature) else 0.0

    return max(options, key=harm)


def lead(m: Mind, _: ChooseWay, options: Options) -> Action:
    return max(options, key=lambda option: _harm(m, option.region) if isinstance(option, LeadTo) else 0.0)
