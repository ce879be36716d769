"""What is chosen at a place: goods, cards, shores; and leaders before the game."""

from collections.abc import Sequence
from functools import lru_cache

from ...rules.kernel import Action
from ...rules.midgard.cards.sage import ChooseRune, Keep, KeepDestiny, Look, LookAtJourney, TakeRune
from ...rules.midgard.data import FEEDS, CardId
from ...rules.midgard.goods import Take, TakeDice
from ...rules.midgard.land.town import Trade, TradeAtMarket, trades
from ...rules.midgard.setup import PickLeader, TakeLeader
from ...rules.midgard.state import owned, plus
from ..foresight import Options
from . import weights as w
from .mind import Mind
from .placing import rune_worth
from .worth import goods_worth


def pick_leader(m: Mind, _: PickLeader, options: Options) -> Action:
    """Equal ones by lot, so that not all games begin alike."""
    leaders = [option for option in options if isinstance(option, TakeLeader)]
    return max(leaders, key=lambda option: w.LEADER_APPEAL[option.leader] + m.rng.random() * w.WHIM)


def take_dice(m: Mind, _: TakeDice, options: Options) -> Action:
    have = owned(m.view, m.seat)
    dice = [option for option in options if isinstance(option, Take)]
    return max(dice, key=lambda option: m.worth.vikings(plus(have, option.dice)))


def trade(m: Mind, decision: TradeAtMarket, options: Options) -> Action:
    """Of the many ways only those that bring the most useful goods are thought through."""
    player = m.player
    total = player.food + player.wood + player.coins
    return m.best(decision, _most_useful(total, m.worth.left, player.workers))


@lru_cache(maxsize=1024)
def _most_useful(total: int, left: int, workers: int) -> Sequence[Trade]:
    def useful(trade: Trade) -> float:
        return goods_worth(left, workers, trade.food, trade.wood, trade.coins)

    return sorted(trades(total), key=useful, reverse=True)[: w.SHORTLIST]


def look(m: Mind, _: LookAtJourney, options: Options) -> Action:
    """Where the own ship lies; else where one would like to sail. Nobody looks again at what they know."""

    def wish(option: Action) -> float:
        assert isinstance(option, Look)
        return _wish_to_sail(m, option.shore)

    return max(options, key=wish)


def _wish_to_sail(m: Mind, shore: int) -> float:
    band, monster = m.view.band_on(shore), m.view.coasts[shore].monster
    if (band is not None and band.seat != m.seat) or m.seat in m.view.coasts[shore].seen_by:
        return 0.0
    promise = m.prospects.reward(monster) * FEEDS[shore] if monster else 0.0
    return promise + (w.SAILING if band is not None else 0.0)


def keep_destiny(m: Mind, _: KeepDestiny, options: Options) -> Action:
    return max(options, key=lambda option: m.worth.destiny(m.view, option.card) if isinstance(option, Keep) else 0.0)


def choose_rune(m: Mind, _: ChooseRune, options: Options) -> Action:
    def worth(option: Action) -> float:
        if not isinstance(option, TakeRune):
            return w.TOP_RUNE
        rune: CardId | None = m.view.rune_row[option.slot]
        return rune_worth(m, rune) if rune else 0.0

    return max(options, key=worth)
