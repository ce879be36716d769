"""Cards that simply give something: resources, cards, or a power until the end of the year."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import CardId, Resources
from ..effect import Effect
from ..events import CardTaken
from ..goods import gain
from ..hand import without
from ..state import State, controlled
from .draw import Draw

WIDE = 3  # tiles (NG-12.15)


class Collect(Effect, frozen=True):
    """NG-12.63: from the supply."""

    resources: Resources

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (CollectGoods(seat, self.resources),)


class CollectGoods(Step[State], frozen=True):
    seat: int
    resources: Resources

    def run(self, s: State, out: EventSink) -> None:
        gain(s, self.seat, self.resources, "card", out)


class KaijaAwakens(Effect, frozen=True):
    """NG-12.14: until the end of the year she may enter enemy territories. Nobody else has her (NG-12.9)."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        if seat != s.bear:
            return Denial("no_such_token", "NG-12.9")
        return Denial("lasts_all_year", "NG-12.14") if s.players[seat].kaija_attacks else None

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (AwakenKaija(seat),)


class AwakenKaija(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        s.players[self.seat].kaija_attacks = self.seat == s.bear


class Conqueror(Effect, frozen=True):
    """NG-12.46: until the end of the year."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        return Denial("lasts_all_year", "NG-12.46") if s.players[seat].conqueror else None

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (BecomeConqueror(seat),)


class BecomeConqueror(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        s.players[self.seat].conqueror = True


class ProtectorOfTheLand(Effect, frozen=True):
    """NG-12.15: a card for each closed territory of three or more tiles."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        count = _wide_and_closed(s, seat)
        return Draw(count).why_not(s, seat) if count else Denial("no_wide_closed_territory", "NG-12.15")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (DrawForLand(seat),)


def _wide_and_closed(s: State, seat: int) -> int:
    regions = [s.land.regions[region] for region in controlled(s, seat)]
    return sum(region.closed and region.size >= WIDE for region in regions)


class DrawForLand(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        then(s, *Draw(_wide_and_closed(s, self.seat)).steps(self.seat))


class Negotiation(Effect, frozen=True):
    """NG-12.34: any card of the own discard pile, or the top card of the deck."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        return Draw(1).why_not(s, seat)

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (Negotiate(seat),)


class Negotiate(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Negotiating(self.seat), out)


class TakeBack(Action, frozen=True):
    card: CardId


class DrawOne(Action, frozen=True):
    pass


class Negotiating(Decision[State], frozen=True):
    """NG-24.8."""

    def actions(self, s: State) -> Sequence[Action]:
        return [DrawOne(), *(TakeBack(card) for card in dict.fromkeys(s.players[self.seat].discard))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, DrawOne):
            return Draw(1).why_not(s, self.seat)
        if not isinstance(action, TakeBack):
            return NOT_NOW
        return None if action.card in s.players[self.seat].discard else Denial("not_in_discard_pile", "NG-12.34")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, TakeBack):
            player = s.players[self.seat]
            player.discard = without(player.discard, action.card)
            player.hand += (action.card,)
            out.append(CardTaken(self.seat, action.card))
        else:
            then(s, *Draw(1).steps(self.seat))
