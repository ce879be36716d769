"""The table page and each of its dialogs in the middle of a game, for pictures of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.rules import kernel
from meadhall.rules.watch import building, trade
from meadhall.rules.watch.cards import Winter
from meadhall.rules.watch.flow import Turn
from meadhall.rules.watch.heroes import AfterHero
from meadhall.rules.watch.heroes_build import BuyWithVision, ChooseVision
from meadhall.rules.watch.heroes_trade import BarterOne, DemandResource, TakeFromHand
from meadhall.rules.watch.tormund import Discard
from meadhall.rules.watch.trade import AnswerOffer, ConfirmOffer
from meadhall.views.table.page import TablePage


class Scene(NamedTuple):
    """Bots play on until the position is `ripe`; then something is opened."""

    ripe: Callable[[Any], bool]
    open: Callable[[TablePage], object] = lambda page: None
    alone: bool = True  # one person among computers; else all are people


def _asked(*kinds: type) -> Callable[[Any], bool]:
    """The first seat is asked this."""

    def ripe(s: Any) -> bool:
        return not kernel.is_over(s) and isinstance(kernel.asked(s), kinds) and kernel.asked(s).seat == 0

    return ripe


def _trading(s: Any) -> bool:
    return _asked(Turn)(s) and not trade.trade_is_over(s)


def _can(kind: type) -> Callable[[Any], bool]:
    return lambda s: _asked(Turn)(s) and any(isinstance(action, kind) for action in kernel.options(s))


def _opens(kind: type) -> Callable[[TablePage], object]:
    return lambda page: page.open_kind(kind)


SCENES: dict[str, Scene] = {
    "watch": Scene(_asked(Turn)),
    "places": Scene(_can(building.BuildRoad), lambda page: page.pick_kind(building.BuildRoad)),
    "drawer": Scene(_asked(Turn), lambda page: page.open_drawer()),
    "curtain": Scene(lambda s: not kernel.is_over(s), alone=False),
    "end": Scene(kernel.is_over),
    "trade": Scene(_trading, _opens(trade.OfferTrade)),
    "supply": Scene(_trading, _opens(trade.SupplyTrade)),
    "offer": Scene(_asked(AnswerOffer)),
    "counter": Scene(_asked(AnswerOffer), _opens(trade.Counter)),
    "answers": Scene(_asked(ConfirmOffer)),
    "composer": Scene(_asked(Discard)),
    "winter": Scene(_asked(Winter)),
    "hero": Scene(_asked(AfterHero)),
    "demand": Scene(_asked(DemandResource)),
    "barter": Scene(_asked(BarterOne)),
    "hand": Scene(_asked(TakeFromHand)),
    "vision": Scene(_asked(ChooseVision)),
    "price": Scene(_asked(BuyWithVision)),
    "seat": Scene(_asked(Turn), lambda page: page.open_seat(1)),
    "recap": Scene(_asked(Turn), lambda page: page.open_recap()),
    "menu": Scene(_asked(Turn), lambda page: page.open_menu()),
    "keys": Scene(_asked(Turn), lambda page: page.open_keys()),
    "save-game": Scene(_asked(Turn), lambda page: page.open_save()),
}
