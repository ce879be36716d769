"""What something costs, and whether one can pay it: at once, after exchanges, or not at all (chapter 5)."""

import msgspec
from msgspec.structs import replace

from ...kernel import Action
from ..buying import BuyCard, BuyPath
from ..data import BUILDINGS, CARDS, HALLS, NOTHING, NUMBERS, RESOURCES, Amount, PlotId
from ..land.building import Build, UpgradeHall
from ..payment import Exchange, at_hand
from ..state import State

Purchase = BuyCard | BuyPath | Build | UpgradeHall


class Price(msgspec.Struct, frozen=True):
    """Of something that is for sale: what to exchange before it can be paid, or what no exchange can bring."""

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


def price_of(s: State, seat: int, purchase: Purchase) -> Price:
    return priced(at_hand(s, seat), cost_of(s, seat, purchase))


def priced(held: Amount, cost: Amount) -> Price:
    """Two of what is left over bring one of what is missing (VW-5.11)."""
    beer, gold = max(0, cost.beer - held.beer), max(0, cost.gold - held.gold)
    if left_after(held, cost) is None:
        return Price(cost, missing=Amount(beer, gold))
    return Price(cost, (Exchange("beer"),) * gold + (Exchange("gold"),) * beer)


def left_after(held: Amount, cost: Amount) -> Amount | None:
    """What is left, with as much exchanged as it takes; nothing if it does not reach."""
    beer, gold = held.beer - cost.beer, held.gold - cost.gold
    if gold < 0:
        beer, gold = beer + NUMBERS.exchange * gold, 0
    elif beer < 0:
        beer, gold = 0, gold + NUMBERS.exchange * beer
    return None if beer < 0 or gold < 0 else Amount(beer, gold)


def exchanges_before(s: State, seat: int, action: Action) -> tuple[Exchange, ...]:
    """What to exchange before it can be bought; nothing where that does not help, or need not."""
    if not isinstance(action, Purchase):
        return ()
    denial = action.why_not(s, seat)
    return price_of(s, seat, action).exchanges if denial is not None and denial.code == "cannot_pay" else ()


# Which tokens pay (VW-5.8)


def payers(s: State, seat: int) -> list[PlotId]:
    """Where tokens lie that can pay, if it makes a difference which of them do."""
    found = [building.plot for building in s.players[seat].town if building.held != NOTHING and building.pays]
    return found if len(found) > 1 or (found and s.acting.pool != NOTHING) else []


def paid_first(s: State, seat: int, purchase: Purchase, plot: PlotId) -> Purchase:
    """With the tokens of this plot before anything else, as far as they are of any use."""
    building, cost = s.players[seat].at(plot), cost_of(s, seat, purchase)
    helps = building is not None and any(cost.of(kind) and building.held.of(kind) for kind in RESOURCES)
    return replace(purchase, first=(plot,)) if helps else purchase
