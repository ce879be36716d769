"""What cards do when they are played (chapters 7 and 18). How they fight stands in `fights`."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from msgspec.structs import replace

from ...kernel import Action, Decision, Denial, EventSink, Move, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import (
    BUILDINGS,
    CARDS,
    NOTHING,
    PARTS,
    RESOURCES,
    Amount,
    BuildingId,
    Card,
    CardId,
    CardKind,
    Part,
    PlotId,
    Resource,
)
from ..events import CardPlayed, CardPutBack, CardShown, CardsRecovered, HandSeen, TokenStolen, UnitsStrengthened
from ..land.tokens import GainToken, steal_token, storages
from ..purse import fill_pool
from ..state import Opened, State, without
from .drawing import draw, lay_down


class Play(Move[State], frozen=True):
    """Use this part of a card: of one that lies open already, if there is such a one, else of one in hand."""

    card: CardId
    part: Part

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["Play"]:
        cards = dict.fromkeys((*(opened.card for opened in s.acting.opened), *s.players[seat].hand))
        return [cls(card, part) for card in cards if card in CARDS for part in CARDS[card].parts]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if _opened(s, self.card, self.part) is not None:
            return None
        player = s.players[seat]
        if self.card in player.hand:
            return self._denial_in_hand()
        if self.card in player.area:
            return Denial("in_play_area", "VW-7.9", {"card": self.card})
        return Denial("not_in_hand", "VW-7.4", {"card": self.card})

    def _denial_in_hand(self) -> Denial | None:
        card = CARDS[self.card]
        if card.kind == "fortification":
            return Denial("only_in_defence", "VW-7.8", {"card": self.card})
        return None if self.part in card.parts else Denial("no_such_part", "VW-7.5", {"card": self.card})

    def make(self, s: State, seat: int, out: EventSink) -> None:
        use(s, seat, self.card, self.part, out)
        EFFECTS[self.part](s, seat, CARDS[self.card], out)


def _opened(s: State, name: CardId, part: Part) -> Opened | None:
    return next((one for one in s.acting.opened if one.card == name and part in one.parts), None)


def use(s: State, seat: int, name: CardId, part: Part, out: EventSink) -> None:
    """Lay it open, if it does not lie so, and use up this part. What the part does comes after."""
    card, opened = CARDS[name], _opened(s, name, part)
    if opened is None:
        lay_down(s, seat, (name,))
        left = Opened(name, tuple(each for each in card.parts if each != part), card.fights)
    else:
        left = replace(opened, parts=tuple(each for each in opened.parts if each != part))
    reopen(s, opened, left)
    out.append(CardPlayed(seat, name, part, opened is None))


def reopen(s: State, old: Opened | None, new: Opened) -> None:
    """What of a card can still be used; a card of which nothing can is forgotten."""
    rest = list(s.acting.opened)
    if old is not None:
        rest.remove(old)
    if new.parts or new.fights:
        rest.append(new)
    s.acting = replace(s.acting, opened=tuple(rest))


# Temporary resources (VW-18.1, VW-18.5 to VW-18.8, VW-18.18)


def gain_of(s: State, seat: int, card: Card) -> Amount:
    """What it would bring now."""
    gain = card.gain
    if card.gain_per_building:
        gain = gain.and_(_products(card.gain_per_building, s.players[seat].count(card.gain_per_building)))
    if card.gain_per_rival:
        having = sum(s.players[rival].count(card.gain_per_rival) > 0 for rival in s.rivals(seat))
        gain = gain.and_(_products(card.gain_per_rival, having))
    return gain


def _gain(s: State, seat: int, card: Card, out: EventSink) -> None:
    fill_pool(s, seat, gain_of(s, seat, card), card.id, out)
    if card.steal:
        then(s, Rob(seat, card.id))


def _products(kind: BuildingId, count: int) -> Amount:
    product = BUILDINGS[kind].produces
    assert product is not None
    return NOTHING.plus(product, count)


class Rob(Step[State], frozen=True):
    """After what the card has been played for: it may have paid for something."""

    seat: int
    card: CardId

    def run(self, s: State, out: EventSink) -> None:
        kind = CARDS[self.card].steal
        assert kind is not None
        ask(s, StealToken(self.seat, kind, self.card), out)


class TakeFrom(Action, frozen=True):
    victim: int
    plot: PlotId


class TakeNothing(Action, frozen=True):
    pass


class StealToken(Decision[State], frozen=True):
    """VW-18.7: one may take a token, but it is no attack."""

    resource: Resource
    card: CardId

    def actions(self, s: State) -> Sequence[Action]:
        found: list[Action] = [TakeNothing()]
        for rival in s.rivals(self.seat):
            found += [TakeFrom(rival, building.plot) for building in s.players[rival].town]
        return found

    def options(self, s: State) -> Sequence[Action]:
        found: list[Action] = [TakeNothing()]
        for rival in s.rivals(self.seat):
            stores = storages(s, rival, self.resource)
            found += [TakeFrom(rival, store.plot) for store in stores if store.held.of(self.resource)]
        return found

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, TakeNothing):
            return None
        if not isinstance(action, TakeFrom):
            return NOT_NOW
        if action.victim not in s.rivals(self.seat):
            return Denial("not_a_rival", "VW-18.7")
        building = s.players[action.victim].at(action.plot)
        if building is None or not building.kind or BUILDINGS[building.kind].stores != self.resource:
            return Denial("no_such_storage", "VW-18.7", {"plot": action.plot})
        if building.new:
            return Denial("under_construction", "VW-18.7", {"plot": action.plot})
        return None if building.held.of(self.resource) else Denial("storage_empty", "VW-18.7", {"plot": action.plot})

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, TakeFrom):
            steal_token(s, action.victim, action.plot, self.resource)
            out.append(TokenStolen(self.seat, action.victim, action.plot, self.resource))
            then(s, GainToken(self.seat, (self.resource,), self.card))


def _choose(s: State, seat: int, card: Card, out: EventSink) -> None:
    ask(s, ChooseResource(seat, card.id), out)


class TakeResource(Action, frozen=True):
    resource: Resource


class ChooseResource(Decision[State], frozen=True):
    """Temporary ones (VW-18.8)."""

    card: CardId

    def actions(self, s: State) -> Sequence[TakeResource]:
        return [TakeResource(resource) for resource in RESOURCES]

    def why_not(self, s: State, action: Action) -> Denial | None:
        return None if isinstance(action, TakeResource) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeResource)
        fill_pool(s, self.seat, NOTHING.plus(action.resource, CARDS[self.card].choose), self.card, out)


def _unit_bonus(s: State, seat: int, card: Card, out: EventSink) -> None:
    """VW-18.11."""
    s.acting = replace(s.acting, unit_bonus=s.acting.unit_bonus + card.unit_bonus)
    out.append(UnitsStrengthened(seat, s.acting.unit_bonus))


# Drawing: VW-18.8, VW-18.9 and VW-18.19


def _draw(s: State, seat: int, card: Card, out: EventSink) -> None:
    draw(s, seat, card.draw, out)
    if card.put_back:
        then(s, PutBack(seat))


class PutBack(Step[State], frozen=True):
    """A card that nobody else may know: with two alike in hand one is asked as well."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        hand = s.players[self.seat].hand
        if len(hand) == 1:
            put_on_top(s, self.seat, hand[0], out)
        elif hand:
            s.agenda.append(ChoosePutBack(self.seat))


class PutOnTop(Action, frozen=True):
    card: CardId


class ChoosePutBack(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[PutOnTop]:
        return [PutOnTop(card) for card in dict.fromkeys(s.players[self.seat].hand)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PutOnTop):
            return NOT_NOW
        if action.card not in s.players[self.seat].hand:
            return Denial("not_in_hand", "VW-18.19", {"card": action.card})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PutOnTop)
        put_on_top(s, self.seat, action.card, out)


def put_on_top(s: State, seat: int, card: CardId, out: EventSink) -> None:
    player = s.players[seat]
    player.hand = without(player.hand, (card,))
    player.deck = (card, *player.deck)
    player.known_top += 1
    out.append(CardPutBack(seat, card))


def _show(s: State, seat: int, card: Card, out: EventSink) -> None:
    assert card.token is not None
    for drawn in draw(s, seat, 1, out):
        out.append(CardShown(seat, drawn))
        if CARDS[drawn].kind == card.show:
            then(s, GainToken(seat, (card.token,), card.id))


# The discard pile, and the hand of a rival (VW-18.16, VW-18.17, VW-18.20)


def _recover(s: State, seat: int, card: Card, out: EventSink) -> None:
    ask(s, RecoverCards(seat, card.recover, card.recover_kind), out)


class Recover(Action, frozen=True):
    cards: tuple[CardId, ...]  # sorted


class RecoverCards(Decision[State], frozen=True):
    """Of a kind: as many as one can; of any kind: up to so many."""

    count: int
    kind: CardKind | None

    def fitting(self, s: State) -> list[CardId]:
        """Of these one may choose."""
        discard = s.players[self.seat].discard
        return sorted(card for card in discard if self.kind is None or CARDS[card].kind == self.kind)

    def _least(self, fitting: Sequence[CardId]) -> int:
        return 0 if self.kind is None else min(self.count, len(fitting))

    def actions(self, s: State) -> Sequence[Recover]:
        fitting = self.fitting(s)
        most = min(self.count, len(fitting))
        sizes = range(self._least(fitting), most + 1)
        return [Recover(cards) for size in sizes for cards in dict.fromkeys(combinations(fitting, size))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Recover):
            return NOT_NOW
        left = self.fitting(s)
        least = self._least(left)
        if not least <= len(action.cards) <= self.count:
            return Denial("recover_so_many", "VW-18.20", {"least": least, "most": self.count})
        if list(action.cards) != sorted(action.cards):
            return NOT_NOW
        for card in action.cards:
            if card not in left:
                return Denial("not_in_discard", "VW-18.20", {"card": card})
            left.remove(card)
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Recover)
        player = s.players[self.seat]
        player.discard = without(player.discard, action.cards)
        player.hand += action.cards
        if action.cards:
            out.append(CardsRecovered(self.seat, action.cards))


def _peek(s: State, seat: int, card: Card, out: EventSink) -> None:
    ask(s, PeekAtHand(seat), out)


class LookAt(Action, frozen=True):
    victim: int


class PeekAtHand(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[LookAt]:
        return [LookAt(rival) for rival in s.rivals(self.seat)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, LookAt):
            return NOT_NOW
        return None if action.victim in s.rivals(self.seat) else Denial("not_a_rival", "VW-18.17")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, LookAt)
        s.acting = replace(s.acting, peeked=action.victim)
        out.append(HandSeen(self.seat, action.victim, s.players[action.victim].hand))


EFFECTS: dict[Part, Callable[[State, int, Card, EventSink], None]] = {
    "gain": _gain,
    "choose": _choose,
    "unit_bonus": _unit_bonus,
    "draw": _draw,
    "show": _show,
    "recover": _recover,
    "peek": _peek,
}
assert set(EFFECTS) == set(PARTS)
