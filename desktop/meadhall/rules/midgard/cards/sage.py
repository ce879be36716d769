"""Sage's House (CM-5.5) and Rune Reader (CM-5.6)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import OfferedRune, ask, wants
from ..data import RUNE_PRICE, RUNES, CardId, RuneId
from ..events import DestiniesDrawn, DestinyKept, RuneTaken
from ..goods import cannot_pay, pay
from ..land.visit import Visit
from ..state import State, Tucked
from .runes import face_down, look_at, turn_over

# Sage's House: a look at a journey, then destinies


def _visit_sage(s: State, seat: int, out: EventSink) -> None:
    then(s, LetLook(seat), OfferTrueVision(seat), DrawDestinies(seat, usual_draw(s, seat)))


SAGE = Visit(make=_visit_sage)


def usual_draw(s: State, seat: int) -> int:
    """One card, and one more for Dagrun (CM-5.5.1)."""
    return 1 + (s.players[seat].leader == "dagrun")


class LetLook(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, LookAtJourney(self.seat), out)


class Look(Action, frozen=True):
    shore: int


class LookAtJourney(Decision[State], frozen=True):
    """D-03."""

    def actions(self, s: State) -> Sequence[Look]:
        return [Look(shore) for shore in range(len(s.coasts))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Look):
            return NOT_NOW
        if action.shore not in range(len(s.coasts)):
            return Denial("no_such_shore", "CM-2.5")
        return None if face_down(s.coasts[action.shore]) else Denial("no_hidden_journey", "CM-5.5")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Look)
        look_at(s, self.seat, action.shore, out)


MORE_BY_VISION = 2


class OfferTrueVision(Step[State], frozen=True):
    """CM-15.8: once in the visit, before drawing."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        player = s.players[self.seat]
        if player.holds("rune_true_vision") and s.destiny_deck and wants(player, "true_vision", worthwhile=True):
            ask(s, TrueVision(self.seat), out)


class TrueVision(OfferedRune, frozen=True):
    def use(self, s: State, out: EventSink) -> None:
        turn_over(s, self.seat, "rune_true_vision", out)
        s.agenda[-1] = DrawDestinies(self.seat, usual_draw(s, self.seat) + MORE_BY_VISION)


class DrawDestinies(Step[State], frozen=True):
    """As many as the deck still has (CM-5.5.2); of several, one is kept."""

    seat: int
    count: int

    def run(self, s: State, out: EventSink) -> None:
        drawn = draw_destinies(s, self.count)
        if not drawn:
            return
        s.players[self.seat].drawn = drawn
        out.append(DestiniesDrawn(self.seat, drawn))
        ask(s, KeepDestiny(self.seat), out)


def draw_destinies(s: State, count: int) -> tuple[CardId, ...]:
    """From the top. Of a pile under the deck that is reached, nobody knows any more what is left of it."""
    drawn, s.destiny_deck = s.destiny_deck[:count], s.destiny_deck[count:]
    while s.tucked and sum(len(pile.cards) for pile in s.tucked) > len(s.destiny_deck):
        s.tucked = s.tucked[1:]
    return drawn


class Keep(Action, frozen=True):
    card: CardId


class KeepDestiny(Decision[State], frozen=True):
    """D-04: exactly one; the others go under the deck, in an order that nobody knows."""

    def actions(self, s: State) -> Sequence[Keep]:
        return [Keep(card) for card in s.players[self.seat].drawn]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Keep):
            return NOT_NOW
        if action.card not in s.players[self.seat].drawn:
            return Denial("not_drawn", "CM-5.5.1")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Keep)
        player = s.players[self.seat]
        others = tuple(card for card in player.drawn if card != action.card)
        player.destinies += (action.card,)
        player.drawn = ()
        if others:
            s.destiny_deck += tuple(s.chance.shuffle(others))
            s.tucked += (Tucked(self.seat, tuple(sorted(others))),)
        out.append(DestinyKept(self.seat, action.card, others))


# Rune Reader


def _no_rune_to_buy(s: State, seat: int) -> Denial | None:
    if not s.rune_deck and not any(s.rune_row):
        return Denial("no_runes_left", "CM-5.6")
    return cannot_pay(s, seat, RUNE_PRICE, "CM-5.6")


def _visit_reader(s: State, seat: int, out: EventSink) -> None:
    pay(s, seat, RUNE_PRICE, "rune_reader", out)
    ask(s, ChooseRune(seat), out)


RUNE_READER = Visit(_no_rune_to_buy, _visit_reader)


class TakeRune(Action, frozen=True):
    """A face-up one, by its place."""

    slot: int


class TakeTopRune(Action, frozen=True):
    pass


class ChooseRune(Decision[State], frozen=True):
    """D-05."""

    def actions(self, s: State) -> Sequence[Action]:
        return [*(TakeRune(slot) for slot in range(len(s.rune_row))), TakeTopRune()]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, TakeTopRune):
            return None if s.rune_deck else Denial("no_runes_left", "CM-5.6")
        if not isinstance(action, TakeRune):
            return NOT_NOW
        if action.slot not in range(len(s.rune_row)) or s.rune_row[action.slot] is None:
            return Denial("no_rune_there", "CM-5.6")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        """An emptied space is refilled in the next preparation only."""
        if isinstance(action, TakeRune):
            rune = s.rune_row[action.slot]
            s.rune_row = tuple(None if slot == action.slot else each for slot, each in enumerate(s.rune_row))
        else:
            rune, s.rune_deck = s.rune_deck[0], s.rune_deck[1:]
        assert rune is not None
        name: RuneId = RUNES[rune].id  # pyright: ignore[reportArgumentType]
        s.players[self.seat].runes += (name,)
        out.append(RuneTaken(self.seat, name, isinstance(action, TakeTopRune)))
