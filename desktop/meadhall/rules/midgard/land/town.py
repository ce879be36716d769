"""The town: smithies, smokehouse, Jarl's Longhouse, market, church, huts, merchant ship and begging (chapter 5)."""

from collections.abc import Sequence
from functools import lru_cache

from ...kernel import Action, Decision, Denial, EventSink
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import AXE, CHURCH, HUTS, MERCHANT_PRICE, MERCHANTS, SPEAR, SWORD, Bundle, Dice
from ..events import FirstPlayerChosen, WorkerHired
from ..goods import cannot_pay, gain, gain_dice, pay, take_blame
from ..state import Player, State, minus, plus
from .visit import Visit

# Where dice and food pile up (CM-5.2, CM-5.3)


def smithy(kind: int, name: str) -> Visit:
    def empty(s: State, seat: int) -> Denial | None:
        return None if s.trays[kind] else Denial("tray_empty", "CM-5.2")

    def take_all(s: State, seat: int, out: EventSink) -> None:
        """By way of the supply, where those stay for which there is no room."""
        lying = _only(kind, s.trays)
        s.trays, s.supply = minus(s.trays, lying), plus(s.supply, lying)
        gain_dice(s, seat, lying, name, out)

    return Visit(empty, take_all)


def _only(kind: int, dice: Dice) -> Dice:
    swords, spears, axes = (count if kind == each else 0 for each, count in enumerate(dice))
    return swords, spears, axes


ARMOURY, FOUNDRY, FORGE = smithy(SWORD, "armoury"), smithy(SPEAR, "foundry"), smithy(AXE, "forge")


def _take_smoked(s: State, seat: int, out: EventSink) -> None:
    food, s.smokehouse = s.smokehouse, 0
    gain(s, seat, Bundle(food=food), "smokehouse", out)


SMOKEHOUSE = Visit(make=_take_smoked)

# The longhouse of the Jarl (CM-5.4)


def _visit_jarl(s: State, seat: int, out: EventSink) -> None:
    """The holder of the token must give it away; anybody else takes it. Whose turn is next does not change."""
    gain(s, seat, Bundle(swords=1), "longhouse", out)
    s.first = s.left_of(seat) if s.first == seat else seat
    out.append(FirstPlayerChosen(s.first))


LONGHOUSE = Visit(make=_visit_jarl)

# The market (CM-5.7)


class Trade(Action, frozen=True):
    """So much of each is held afterwards."""

    food: int
    wood: int
    coins: int


def traded(player: Player, trade: Trade) -> tuple[Bundle, Bundle]:
    """What is given and got; nothing is on both sides."""
    changes = (trade.food - player.food, trade.wood - player.wood, trade.coins - player.coins)
    given, got = (Bundle(*(max(sign * change, 0) for change in changes)) for sign in (-1, 1))
    return given, got


@lru_cache(maxsize=64)
def trades(total: int) -> tuple[Trade, ...]:
    """All that one can make of so many things."""
    return tuple(
        Trade(food, wood, total - food - wood) for food in range(total + 1) for wood in range(total - food + 1)
    )


class TradeAtMarket(Decision[State], frozen=True):
    """D-06: one for one, as often as wanted."""

    def actions(self, s: State) -> Sequence[Trade]:
        return trades(self._total(s))

    def options(self, s: State) -> Sequence[Trade]:
        return self.actions(s)

    def _total(self, s: State) -> int:
        player = s.players[self.seat]
        return player.food + player.wood + player.coins

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Trade):
            return NOT_NOW
        if min(action.food, action.wood, action.coins) < 0:
            return Denial("less_than_nothing", "CM-5.7")
        if action.food + action.wood + action.coins != self._total(s):
            return Denial("one_for_one", "CM-5.7", {"total": self._total(s)})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Trade)
        given, got = traded(s.players[self.seat], action)
        pay(s, self.seat, given, "market", out)
        gain(s, self.seat, got, "market", out)


def _visit_market(s: State, seat: int, out: EventSink) -> None:
    ask(s, TradeAtMarket(seat), out)


MARKET = Visit(make=_visit_market)

# Stave Church (CM-5.8)


class GiveCoins(Action, frozen=True):
    coins: int


class PayChurch(Decision[State], frozen=True):
    """D-07."""

    def actions(self, s: State) -> Sequence[GiveCoins]:
        return [GiveCoins(coins) for coins in CHURCH]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, GiveCoins):
            return NOT_NOW
        if action.coins not in CHURCH:
            return Denial("no_such_price", "CM-5.8")
        return cannot_pay(s, self.seat, Bundle(coins=action.coins), "CM-5.8")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, GiveCoins)
        pay(s, self.seat, Bundle(coins=action.coins), "church", out)
        gain(s, self.seat, Bundle(favour=CHURCH[action.coins]), "church", out)


def _no_coin(s: State, seat: int) -> Denial | None:
    return cannot_pay(s, seat, Bundle(coins=min(CHURCH)), "CM-5.8")


def _visit_church(s: State, seat: int, out: EventSink) -> None:
    ask(s, PayChurch(seat), out)


CHURCH_VISIT = Visit(_no_coin, _visit_church)

# Worker Huts (CM-5.9)


def hut_price(s: State) -> Bundle:
    """Of the first hut that is still there (CM-5.9.1)."""
    return Bundle(coins=HUTS[sum(not player.spare for player in s.players)])


def _no_worker(s: State, seat: int) -> Denial | None:
    if not s.players[seat].spare:
        return Denial("one_worker_per_game", "CM-5.9")
    return cannot_pay(s, seat, hut_price(s), "CM-5.9")


def _hire(s: State, seat: int, out: EventSink) -> None:
    pay(s, seat, hut_price(s), "huts", out)
    player = s.players[seat]
    player.spare = False
    player.workers += 1
    out.append(WorkerHired(seat))


HUTS_VISIT = Visit(_no_worker, _hire)

# Merchant Ship (CM-5.15)


def merchant_price(s: State, seat: int) -> Bundle:
    return Bundle() if s.players[seat].leader == "gylfir" else MERCHANT_PRICE


def _no_coin_for_merchant(s: State, seat: int) -> Denial | None:
    return cannot_pay(s, seat, merchant_price(s, seat), "CM-5.15")


def _buy_cargo(s: State, seat: int, out: EventSink) -> None:
    pay(s, seat, merchant_price(s, seat), "merchant", out)
    gain(s, seat, MERCHANTS[s.merchants[-1]].gain, "merchant", out)


MERCHANT = Visit(_no_coin_for_merchant, _buy_cargo)

# How one begs (CM-5.17)


def _beg(s: State, seat: int, out: EventSink) -> None:
    take_blame(s, seat, "beg", out)
    gain(s, seat, Bundle(food=1), "beg", out)


BEG = Visit(make=_beg)
