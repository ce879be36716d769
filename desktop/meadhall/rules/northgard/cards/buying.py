"""Any resources for a little more: "you may pay any 3 resources to draw 1" (NG-12.6, NG-12.20, NG-12.23)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..data import Resources
from ..effect import Effect
from ..events import WarriorsRecruited
from ..goods import pay, ways_to_pay
from ..hand import draw
from ..land.recruit import AfterRecruit, Recruit, may_come_here
from ..land.territory import add_warriors
from ..state import State
from .draw import Draw

CARD_PRICE, WARRIOR_PRICE = 3, 2


class Spend(Action, frozen=True):
    """So much food, wood and lore."""

    resources: Resources


def spendings(s: State, seat: int, count: int) -> list[Action]:
    return [Spend(resources) for resources in ways_to_pay(s.players[seat].resources, count)]


def no_spending(s: State, seat: int, action: Spend, count: int) -> Denial | None:
    if sum(action.resources) != count or min(action.resources) < 0:
        return Denial("not_so_many", "NG-12.6", {"needed": count})
    if any(each > held for each, held in zip(action.resources, s.players[seat].resources, strict=True)):
        return Denial("not_enough_resources", "NG-12.6", {"needed": count})
    return None


class Buying(Decision[State], frozen=True):
    """NG-24.8: a mix of resources, or nothing."""

    price: int

    def actions(self, s: State) -> Sequence[Action]:
        return [STOP, *spendings(s, self.seat, self.price)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        return no_spending(s, self.seat, action, self.price) if isinstance(action, Spend) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Spend):
            pay(s, self.seat, action.resources, "card", out)
            self.deliver(s, out)

    def deliver(self, s: State, out: EventSink) -> None:
        raise NotImplementedError


class ResourcefulPeople(Effect, frozen=True):
    """NG-12.20: two cards, and perhaps a third."""

    drawn: Draw = Draw(2)

    def why_not(self, s: State, seat: int) -> Denial | None:
        return self.drawn.why_not(s, seat)

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (*self.drawn.steps(seat), OfferCard(seat))


class OfferCard(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if Draw(1).why_not(s, self.seat) is None:
            ask(s, BuyCard(self.seat, CARD_PRICE), out)


class BuyCard(Buying, frozen=True):
    def deliver(self, s: State, out: EventSink) -> None:
        draw(s, self.seat, 1, out)


class Mercenaries(Effect, frozen=True):
    """NG-12.23: two warriors in one neutral territory, and perhaps a third one there."""

    hired: Recruit = Recruit(2, "neutral", same=True)

    def why_not(self, s: State, seat: int) -> Denial | None:
        return self.hired.why_not(s, seat)

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (*self.hired.steps(seat), OfferWarrior(seat))


class OfferWarrior(AfterRecruit, frozen=True):
    """No more camp warriors come for this one: the recruitment has had its own (NG-7.4)."""

    def there(self, s: State, region: int, out: EventSink) -> None:
        if s.players[self.seat].reserve and may_come_here(s, region) is None:
            ask(s, BuyWarrior(self.seat, WARRIOR_PRICE, region), out)


class BuyWarrior(Buying, frozen=True):
    region: int

    def deliver(self, s: State, out: EventSink) -> None:
        add_warriors(s, self.seat, self.region, 1)
        out.append(WarriorsRecruited(self.seat, self.region, 1, "card"))
