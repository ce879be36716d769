"""What something costs, what would pay it, and whether one can: at once, after exchanges, or not at all (chapter 5)."""

import msgspec
from msgspec.structs import replace

from ...kernel import Action, Event
from ..buying import BuyCard, BuyPath
from ..cards.bringing import sources
from ..data import BUILDINGS, CARDS, HALLS, NOTHING, NUMBERS, RESOURCES, Amount, CardId, PlotId, Resource
from ..events import CardPlayed
from ..land.building import Build, UpgradeHall
from ..payment import Exchange, Means, exchangeable, means, pay_cost
from ..state import State

Purchase = BuyCard | BuyPath | Build | UpgradeHall


class Price(msgspec.Struct, frozen=True):
    """Of something that is for sale: what to exchange before it can be paid, or what no exchange can bring."""

    cost: Amount
    exchanges: tuple[Exchange, ...] = ()
    missing: Amount = NOTHING


class Payers(msgspec.Struct, frozen=True):
    """What a purchase takes, with the exchanges before it."""

    cards: tuple[CardId, ...]  # that are played for it
    tokens: Amount
    left: Amount  # in the pool, until the end of the turn


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
    return priced(means(s, seat), exchangeable(s, seat), cost_of(s, seat, purchase))


def priced(held: Means, to_exchange: Amount, cost: Amount) -> Price:
    """Two of what is left over bring one of what is missing (VW-5.11), once every card that can pay does so."""
    short = held.short_of(cost)
    if short == NOTHING:
        return Price(cost)
    given: Resource
    given, wanted = ("beer", short.gold) if short.gold else ("gold", short.beer)
    spare = min(held.sure.of(given) - cost.of(given), to_exchange.of(given))
    if (short.beer and short.gold) or spare < NUMBERS.exchange * wanted:
        return Price(cost, missing=short)
    return Price(cost, (Exchange(given),) * wanted)


def payers_of(s: State, seat: int, purchase: Purchase) -> Payers:
    """Of one that can be paid, after exchanges or at once: as it would happen."""
    twin, events = s.copy(), list[Event]()
    for exchange in price_of(s, seat, purchase).exchanges:
        exchange.make(twin, seat, events)
    pay_cost(twin, seat, cost_of(s, seat, purchase), "", events, purchase.first)
    tokens = s.players[seat].tokens.less(twin.players[seat].tokens)
    cards = tuple(event.card for event in events if isinstance(event, CardPlayed))
    return Payers(cards, tokens, twin.acting.pool)


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
    others = s.acting.pool != NOTHING or sources(s, seat)
    return found if len(found) > 1 or (found and others) else []


def paid_first(s: State, seat: int, purchase: Purchase, plot: PlotId) -> Purchase:
    """With the tokens of this plot before anything else, as far as they are of any use."""
    building, cost = s.players[seat].at(plot), cost_of(s, seat, purchase)
    helps = building is not None and any(cost.of(kind) and building.held.of(kind) for kind in RESOURCES)
    return replace(purchase, first=(plot,)) if helps else purchase
