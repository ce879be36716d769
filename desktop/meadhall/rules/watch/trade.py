"""Step 2 of the turn: trade with the supply, and offers between players (chapter 7)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import cast

from ..kernel import Action, Decision, Denial, EventSink, Move, then
from .bundles import ONES, covers, empty_kinds, held_kinds, is_bundle, minus, one, reached_kinds, share_a_kind
from .data import KINDS, LIMITS, Bundle, Mode
from .events import (
    OfferAnswered,
    OfferFailed,
    OfferMade,
    OffersRefused,
    ProposalDeclined,
    Proposed,
    SupplyTraded,
    TradeCancelled,
    Traded,
)
from .state import ANY, Layout, Offer, Proposal, State, routes_at
from .supply import hand_over, low_piles, tell_low_piles

TRADE_IS_OVER = Denial("trade_is_over", "GC-4.3")
OFFERS_REMEMBERED = 4  # as many as a computer player makes in a turn (GC-7.30)


def begin_building(s: State) -> None:
    """GC-4.3, GC-7.26: trade is over, and what the others had proposed leaves the table."""
    s.building = True
    if s.trade_is_over:
        s.proposals = ()


# With the supply


def rates(s: State, seat: int) -> tuple[int, ...]:
    """The best rate of this seat for each resource (GC-7.7–7.10)."""
    player = s.players[seat]
    return _rates(s.layout, s.options.mode, player.settlements, player.keeps)


@lru_cache(maxsize=1024)
def _rates(layout: Layout, mode: Mode, settlements: tuple[int, ...], keeps: tuple[int, ...]) -> tuple[int, ...]:
    best = [LIMITS.supply_rate[mode]] * len(KINDS)
    routes = routes_at(layout)
    for place in settlements + keeps:
        route = routes.get(place)
        if route is not None:
            for kind in KINDS if route.resource == ANY else (route.resource,):
                best[kind] = min(best[kind], route.rate)
    return tuple(best)


class SupplyTrade(Move[State], frozen=True):
    """So many cards of one kind, at the best rate one has, for one card of another."""

    give: int
    get: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["SupplyTrade"]:
        return [trade for trades in _SUPPLY_TRADES for trade in trades]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.trade_is_over:
            return TRADE_IS_OVER
        if self.give not in KINDS or self.get not in KINDS or self.give == self.get:
            return Denial("same_on_both_sides", "GC-7.7")
        rate = rates(s, seat)[self.give]
        if s.players[seat].hand[self.give] < rate:
            return Denial("too_few_of_the_kind", "GC-7.10", {"rate": rate, "kind": self.give})
        return None if s.bank[self.get] else Denial("supply_is_short", "GC-7.11", {"kind": self.get})

    def make(self, s: State, seat: int, out: EventSink) -> None:
        rate = rates(s, seat)[self.give]
        low = low_piles(s)
        swap_with_supply(s, seat, self.give, rate, self.get)
        out.append(SupplyTraded(seat, self.give, rate, self.get))
        tell_low_piles(s, low, out)


# By the kind given.
_SUPPLY_TRADES = [[SupplyTrade(give, get) for get in KINDS if get != give] for give in KINDS]


def swap_with_supply(s: State, seat: int, give: int, count: int, get: int) -> None:
    """So many cards of one kind for one of another."""
    hand, bank = s.players[seat].hand, s.bank
    hand[give] -= count
    bank[give] += count
    hand[get] += 1
    bank[get] -= 1
    s.refused = ()


# Terms


@lru_cache(maxsize=10_000)
def bad_terms(give: Bundle | None, want: Bundle | None) -> Denial | None:
    """GC-7.4, GC-7.5: something on each side, and nothing on both. An open side asks for proposals (GC-7.21)."""
    if give is None and want is None:
        return Denial("nothing_offered", "GC-7.20")
    for side in (give, want):
        if side is not None and (not is_bundle(side) or not any(side)):
            return Denial("no_gifts", "GC-7.4")
        if side is not None and max(side) > LIMITS.cards_of_each_resource:
            return Denial("more_than_there_are", "GC-1.6", {"most": LIMITS.cards_of_each_resource})
    if give is not None and want is not None and share_a_kind(give, want):
        return Denial("same_on_both_sides", "GC-7.5")
    return None


def holds(s: State, seat: int, cards: Bundle) -> bool:
    return covers(s.players[seat].hand, cards)


def could_hold(s: State, seat: int, cards: Bundle) -> bool:
    """All that the others may know of a hand is its size."""
    return s.players[seat].hand_size >= sum(cards)


# Offers of the active player


@cache
def _simple_offers(kinds: tuple[bool, ...], to: tuple[int, ...]) -> tuple["OfferTrade", ...]:
    """A fair sample of the open space: one card of each of these kinds for one of each other kind."""
    given = [kind for kind in KINDS if kinds[kind]]
    return tuple(OfferTrade(Offer(ONES[give], ONES[want], to)) for give in given for want in KINDS if want != give)


_EVERY_KIND = held_kinds([1] * len(KINDS))


class OfferTrade(Move[State], frozen=True):
    """GC-7.20. Anything may be offered; the sample offers one card for one."""

    offer: Offer

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["OfferTrade"]:
        return _simple_offers(_EVERY_KIND, s.hearers(seat))

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.trade_is_over:
            return TRADE_IS_OVER
        give = self.offer.give
        denial = _will_not_hear(s, seat, self.offer.to) or bad_terms(give, self.offer.want)
        if denial is None and give is not None and not holds(s, seat, give):
            return Denial("cards_not_held", "GC-7.20")
        return denial

    def make(self, s: State, seat: int, out: EventSink) -> None:
        s.offers_made += 1
        then(s, AnswerOffer(self.offer.to[0], seat, self.offer, self.offer.to[1:], ()))
        out.append(OfferMade(seat, self.offer))


def open_trades(s: State, seat: int) -> Sequence[SupplyTrade | OfferTrade]:
    """What this seat may trade with the supply, and the sample of offers, while trade is open."""
    hand = s.players[seat].hand
    enough = reached_kinds(hand, rates(s, seat))
    swaps = _open_swaps(enough, empty_kinds(s.bank)) if True in enough else ()
    to = s.hearers(seat)
    return (*swaps, *_simple_offers(held_kinds(hand), to)) if to else swaps


@cache
def _open_swaps(enough: tuple[bool, ...], empty: tuple[int, ...]) -> tuple[SupplyTrade, ...]:
    return tuple(trade for kind in KINDS if enough[kind] for trade in _SUPPLY_TRADES[kind] if trade.get not in empty)


def _will_not_hear(s: State, seat: int, to: tuple[int, ...]) -> Denial | None:
    if to and to == s.hearers(seat):  # the usual case
        return None
    if not to or len(set(to)) != len(to) or not set(to) <= set(s.others(seat)):
        return Denial("no_such_partner", "GC-7.1")
    if any(other in s.refusing for other in to):
        return Denial("refuses_all_offers", "GC-7.31")
    return None


class Accept(Action, frozen=True):
    pass


class Decline(Action, frozen=True):
    """GC-7.22: without a reason, so that it tells nothing of the hand."""


class Counter(Action, frozen=True):
    """What the one who answers would give, and wants for it (GC-7.25)."""

    give: Bundle
    want: Bundle


Answer = Accept | Decline | Counter
_ACCEPT, _DECLINE = Accept(), Decline()
# One card for one, and for two, by the kind given and the kind wanted.
_PLAIN = [[Counter(ONES[give], ONES[get]) for get in KINDS] for give in KINDS]
_DEAR = [[Counter(ONES[give], one(get, 2)) for get in KINDS] for give in KINDS]


class AnswerOffer(Decision[State], frozen=True):
    """GC-7.22, GC-7.23: each answers for himself; the answers are shown together."""

    offerer: int
    offer: Offer
    waiting: tuple[int, ...]
    answers: tuple[tuple[int, Answer], ...]

    def actions(self, s: State) -> Sequence[Action]:
        """A fair sample of counter-offers: what is asked for, at one card less or one card more."""
        return [_DECLINE, _ACCEPT, *_counters(s, self.seat, self.offer)]

    def options(self, s: State) -> Sequence[Action]:
        counters = _counters(s, self.seat, self.offer)
        return [_DECLINE, *counters] if self._cannot_accept(s) else [_DECLINE, _ACCEPT, *counters]

    def why_not(self, s: State, action: Action) -> Denial | None:
        match action:
            case Counter(give, want):
                denial = bad_terms(give, want)
                if denial is None and not holds(s, self.seat, give):
                    denial = Denial("cards_not_held", "GC-7.22")
                return denial
            case Decline():
                return None
            case Accept():
                return self._cannot_accept(s)
            case _:
                return Denial("not_now", "GC-25.10")

    def _cannot_accept(self, s: State) -> Denial | None:
        if self.offer.give is None or self.offer.want is None:
            return Denial("open_offer", "GC-7.21")
        return None if covers(s.players[self.seat].hand, self.offer.want) else Denial("cards_not_held", "GC-7.22")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        answers = (*self.answers, (self.seat, cast(Answer, action)))
        waiting = self.waiting
        if waiting:
            s.agenda.append(AnswerOffer(waiting[0], self.offerer, self.offer, waiting[1:], answers))
            return
        willing = any(type(answer) is not Decline for _, answer in answers)
        if willing:
            s.agenda.append(ConfirmOffer(self.offerer, self.offer, answers))
        for seat, answer in answers:
            out.append(_told(seat, answer))
        if not willing:
            offer_fails(s, self.offerer, self.offer, False, out)

    def veiled(self, seat: int) -> "AnswerOffer":
        mine = tuple(answer for answer in self.answers if answer[0] == seat)
        return AnswerOffer(self.seat, self.offerer, self.offer, self.waiting, mine)


def _told(seat: int, answer: Answer) -> OfferAnswered:
    match answer:
        case Counter(give, want):
            return OfferAnswered(seat, "counter", give, want)
        case Accept():
            return OfferAnswered(seat, "accept")
        case Decline():
            return OfferAnswered(seat, "decline")


def _counters(s: State, seat: int, offer: Offer) -> tuple[Counter, ...]:
    return _fair_counters(held_kinds(s.players[seat].hand), offer)


@lru_cache(maxsize=10_000)
def _fair_counters(held: tuple[bool, ...], offer: Offer) -> tuple[Counter, ...]:
    """One card that the answerer holds for one that is offered, or for any where that side is open. All are legal."""
    give, want = offer.give, offer.want
    wanted = [kind for kind in KINDS if give is None or give[kind]]
    asked = [kind for kind in KINDS if held[kind] and (want is None or want[kind])]
    others = [kind for kind in KINDS if held[kind] and kind not in asked and kind not in wanted]
    found = [_PLAIN[mine][get] for mine in asked + others for get in wanted if mine != get]
    found += [_DEAR[mine][get] for mine in asked for get in wanted if mine != get]
    return tuple(counter for counter in found if counter.give != want or counter.want != give)


class Deal(Action, frozen=True):
    """With one who accepted, or on the terms of one who answered with an offer of his own."""

    seat: int


class Withdraw(Action, frozen=True):
    pass


_DEALS, _WITHDRAW = [Deal(seat) for seat in range(4)], Withdraw()


class ConfirmOffer(Decision[State], frozen=True):
    """GC-7.24: one partner, or none. A new offer may follow at once (GC-7.25)."""

    offer: Offer
    answers: tuple[tuple[int, Answer], ...]

    def actions(self, s: State) -> Sequence[Action]:
        return [*(_DEALS[seat] for seat, _ in self.answers), _WITHDRAW]

    def why_not(self, s: State, action: Action) -> Denial | None:
        match action:
            case Withdraw():
                return None
            case Deal(seat):
                return self._no_deal(s, seat, dict(self.answers).get(seat))
            case _:
                return Denial("not_now", "GC-25.11")

    def options(self, s: State) -> Sequence[Action]:
        found: list[Action] = []
        for seat, answer in self.answers:
            if type(answer) is not Decline and self._no_deal(s, seat, answer) is None:
                found.append(_DEALS[seat])
        found.append(_WITHDRAW)
        return found

    def _no_deal(self, s: State, seat: int, answer: Answer | None) -> Denial | None:
        terms = self.terms(answer)
        if terms is None:
            return Denial("did_not_accept", "GC-7.24", {"seat": seat})
        give, get = terms
        if not covers(s.players[self.seat].hand, give):
            return Denial("cards_not_held", "GC-7.28")
        return None if could_hold(s, seat, get) else Denial("partner_lacks_cards", "GC-7.28")

    def terms(self, answer: Answer | None) -> tuple[Bundle, Bundle] | None:
        """What the active player would give to the one who answered so, and get from him."""
        if type(answer) is Counter:
            return answer.want, answer.give
        if type(answer) is Accept and self.offer.give and self.offer.want:
            return self.offer.give, self.offer.want
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if not isinstance(action, Deal):
            offer_fails(s, self.seat, self.offer, True, out)
            return
        terms = self.terms(dict(self.answers)[action.seat])
        assert terms is not None
        trade(s, self.seat, action.seat, *terms, out)


def offer_fails(s: State, seat: int, offer: Offer, withdrawn: bool, out: EventSink) -> None:
    s.refused = (*s.refused, offer)[-OFFERS_REMEMBERED:]
    out.append(OfferFailed(seat, withdrawn))


def trade(s: State, seat: int, partner: int, give: Bundle, get: Bundle, out: EventSink) -> None:
    """GC-7.24, GC-7.27: the swap is made on the open table, if both still hold the cards (GC-7.28)."""
    if not holds(s, partner, get):
        out.append(TradeCancelled(seat, partner))
        return
    hand_over(s, seat, partner, minus(give, get))
    out.append(Traded(seat, partner, give, get))


# Proposals of the others


class Propose(Move[State], frozen=True):
    """GC-7.26: an opponent puts an offer to the active player on the table."""

    give: Bundle
    want: Bundle

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["Propose"]:
        return [Propose(ONES[give], ONES[want]) for give in KINDS for want in KINDS if give != want]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.trade_is_over:
            return TRADE_IS_OVER
        if seat == s.active or not 0 <= seat < len(s.players):
            return Denial("not_now", "GC-7.1")
        denial = bad_terms(self.give, self.want)
        if denial is None and not holds(s, seat, self.give):
            return Denial("cards_not_held", "GC-7.26")
        return denial

    def make(self, s: State, seat: int, out: EventSink) -> None:
        others = tuple(proposal for proposal in s.proposals if proposal.seat != seat)
        s.proposals = (*others, Proposal(seat, self.give, self.want))
        out.append(Proposed(seat, self.give, self.want))


class RefuseOffers(Move[State], frozen=True):
    """GC-7.31: hear no more offers this turn, or hear them again."""

    refuse: bool

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["RefuseOffers"]:
        return [RefuseOffers(True), RefuseOffers(False)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if (seat in s.refusing) == self.refuse:
            return Denial("so_already", "GC-7.31")
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        s.refusing = (*s.refusing, seat) if self.refuse else tuple(other for other in s.refusing if other != seat)
        out.append(OffersRefused(seat, self.refuse))


def drop_proposal(s: State, seat: int) -> None:
    s.proposals = tuple(proposal for proposal in s.proposals if proposal.seat != seat)


class TakeProposal(Move[State], frozen=True):
    proposer: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["TakeProposal"]:
        return [TakeProposal(proposal.seat) for proposal in s.proposals] if s.proposals else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.trade_is_over:
            return TRADE_IS_OVER
        proposal = s.proposal_of(self.proposer)
        if proposal is None:
            return Denial("no_such_proposal", "GC-7.26")
        if not holds(s, seat, proposal.want):
            return Denial("cards_not_held", "GC-7.28")
        return None if could_hold(s, self.proposer, proposal.give) else Denial("partner_lacks_cards", "GC-7.28")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        proposal = s.proposal_of(self.proposer)
        assert proposal is not None
        drop_proposal(s, self.proposer)
        trade(s, seat, self.proposer, proposal.want, proposal.give, out)


class DeclineProposal(Move[State], frozen=True):
    proposer: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["DeclineProposal"]:
        return [DeclineProposal(proposal.seat) for proposal in s.proposals] if s.proposals else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None if s.proposal_of(self.proposer) else Denial("no_such_proposal", "GC-7.26")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        drop_proposal(s, self.proposer)
        out.append(ProposalDeclined(seat, self.proposer))
