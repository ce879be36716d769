"""What one can pay at once, after exchanges, or not at all. Pure: from the law, for those who look on."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.rules.kernel import Action
from meadhall.rules.wild.actions import Build, BuyCard, BuyPath, Exchange, UpgradeHall
from meadhall.rules.wild.data import BUILDINGS, CARDS, HALLS, NOTHING, NUMBERS, Amount
from meadhall.rules.wild.payment import at_hand
from meadhall.rules.wild.state import State

Purchase = BuyCard | BuyPath | Build | UpgradeHall


class Price(NamedTuple):
    """Of something that is for sale. Missing is what no exchange can bring."""

    cost: Amount
    exchanges: tuple[Exchange, ...] = ()
    missing: Amount = NOTHING


def cost_of(s: State, seat: int, purchase: Purchase) -> Amount:
    match purchase:
        case BuyCard(card):
            return CARDS[card].cost
        case BuyPath(slot):
            card = s.path[slot]
            return CARDS[card].cost if card is not None else NOTHING
        case Build(building):
            return BUILDINGS[building].cost
        case UpgradeHall():
            return HALLS[s.players[seat].level + 1].cost


def priced(s: State, seat: int, cost: Amount) -> Price:
    """Two of what is left over bring one of what is missing."""
    held = at_hand(s, seat)
    beer, gold = held.beer - cost.beer, held.gold - cost.gold
    if beer >= 0 and gold >= 0:
        return Price(cost)
    if gold < 0 <= beer and beer >= -gold * NUMBERS.exchange:
        return Price(cost, (Exchange("beer"),) * -gold)
    if beer < 0 <= gold and gold >= -beer * NUMBERS.exchange:
        return Price(cost, (Exchange("gold"),) * -beer)
    return Price(cost, missing=Amount(max(0, -beer), max(0, -gold)))


def after_exchange(s: State, seat: int, action: Action) -> tuple[Exchange, ...]:
    """What to exchange before it can be bought; nothing where that does not help, or need not."""
    if not isinstance(action, Purchase):
        return ()
    denial = action.why_not(s, seat)
    if denial is None or denial.code != "cannot_pay":
        return ()
    return priced(s, seat, cost_of(s, seat, action)).exchanges
