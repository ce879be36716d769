"""Trade with the others: few offers, each with a purpose; help for nobody who is about to win."""

from collections.abc import Iterator, Sequence

from ....rules.kernel import Action
from ....rules.watch.bundles import ONES, minus, one, plus
from ....rules.watch.data import KINDS, Bundle
from ....rules.watch.state import Offer, Proposal
from ....rules.watch.trade import (
    Accept,
    AnswerOffer,
    ConfirmOffer,
    Counter,
    Deal,
    Decline,
    DeclineProposal,
    OfferTrade,
    TakeProposal,
    Withdraw,
)
from .. import weights as w
from ..mind import Mind

GOALS_TO_TRADE_FOR = 3
MISSING_AT_MOST = 2


def gain_of(m: Mind, give: Bundle, get: Bundle) -> float:
    """Points that the swap brings to the hand."""
    return m.worth(plus(minus(m.hand, give), get)) - m.worth(m.hand)


def reluctance(m: Mind, partner: int) -> float:
    """How much more a trade must bring because of whom it helps."""
    ahead = m.o.standing[partner] - m.o.standing[m.seat]
    return w.FEED * max(0.0, ahead)


def is_dangerous(m: Mind, seat: int) -> bool:
    return m.o.visible_points[seat] >= w.DANGEROUS


# One's own offers


def offer(m: Mind) -> OfferTrade | None:
    """The most promising offer that is worth the others' time, if there is one."""
    if m.s.offers_made >= w.OFFERS or m.s.offers_made > len(m.s.refused):
        return None  # enough; or hands have changed since, and nobody knows any more what was refused
    to = tuple(seat for seat in m.s.hearers(m.seat) if m.s.players[seat].hand_size and not is_dangerous(m, seat))
    if not to:
        return None
    best, found = w.OFFER_GAIN, None
    for give, want in dict.fromkeys(_swaps(m)):
        if not _is_worth_asking(m, give, want):
            continue
        hope = _hope(m, to, give, want)
        if hope < w.OFFER_HOPE:
            continue
        gain = gain_of(m, give, want)
        partners = tuple(seat for seat in to if gain > w.ACCEPT_GAIN + reluctance(m, seat))
        promise = gain * (hope if partners == to else _hope(m, partners, give, want))
        if promise > best:
            best, found = promise, OfferTrade(Offer(give, want, partners))
    return found


def _is_worth_asking(m: Mind, give: Bundle, want: Bundle) -> bool:
    """One card is offered first, and two when that was refused; what was refused is not asked for at the same price."""
    refused = [sum(before.give) for before in m.s.refused if before.want == want and before.give]
    return sum(give) == max(refused, default=0) + 1


def _swaps(m: Mind) -> Iterator[tuple[Bundle, Bundle]]:
    """One card that a near goal misses, for one or two that it does not need."""
    for goal in m.goals[:GOALS_TO_TRADE_FOR]:
        over = minus(m.hand, goal.cost)
        missing = [kind for kind in KINDS if over[kind] < 0]
        if not 1 <= -sum(over[kind] for kind in missing) <= MISSING_AT_MOST:
            continue
        for want in missing:
            for give in KINDS:
                if over[give] > 0:
                    yield ONES[give], ONES[want]
                if over[give] > 1:
                    yield one(give, 2), ONES[want]


def _hope(m: Mind, to: Sequence[int], give: Bundle, want: Bundle) -> float:
    """Whether somebody is likely to have what is wanted, and to need what is given."""
    nobody = 1.0
    for seat in to:
        nobody *= 1 - m.chance_to_hold(seat, want.index(1)) * _willing(m, seat, give)
    return 1 - nobody


def _willing(m: Mind, seat: int, give: Bundle) -> float:
    """Whether somebody would give a card for these: rather for what he has not got, and less to one who is ahead."""
    has = sum(m.hands[seat][kind] for kind in KINDS if give[kind])
    ahead = max(0.0, m.o.standing[m.seat] - m.o.standing[seat])
    fair = w.WILLING_FOR_TWO if sum(give) > 1 else 1.0
    return min(1.0, fair * w.WILLING / (1 + has)) * max(0.0, 1 - w.UNWILLING * ahead)


def confirm(m: Mind, question: ConfirmOffer, options: Sequence[Action]) -> Action:
    """The best deal on the table, if one still helps."""
    best: Action = Withdraw()
    most = 0.0
    for option in options:
        if isinstance(option, Deal):
            terms = question.terms(dict(question.answers)[option.seat])
            assert terms is not None
            give, get = terms
            gain = gain_of(m, give, get) - reluctance(m, option.seat) - w.ACCEPT_GAIN
            if gain > most and not is_dangerous(m, option.seat):
                best, most = option, gain
    return best


# The offers of others


def answer(m: Mind, question: AnswerOffer, options: Sequence[Action]) -> Action:
    """Accept what helps more than it harms; else say on which terms it would."""
    if is_dangerous(m, question.offerer):
        return Decline()
    reluctant = reluctance(m, question.offerer)
    give, want = question.offer.want, question.offer.give
    if give is not None and want is not None and Accept() in options:
        gain = gain_of(m, give, want)
        if gain >= w.ACCEPT_GAIN + reluctant:
            return Accept()
    best: Action = Decline()
    most = w.COUNTER_GAIN + reluctant
    for option in options:
        if isinstance(option, Counter) and _answers(option, give):
            gain = gain_of(m, option.give, option.want)
            if gain > most:
                best, most = option, gain
    return best


def _answers(counter: Counter, asked: Bundle | None) -> bool:
    """A counter-offer speaks of what was asked for; anything else would be a new subject."""
    return asked is None or any(asked[kind] and counter.give[kind] for kind in KINDS)


def proposal(m: Mind, options: Sequence[Action]) -> Action | None:
    """Take or decline what lies on the table."""
    for lying in m.s.proposals:
        take = TakeProposal(lying.seat)
        if take in options and _is_welcome(m, lying):
            return take
        return DeclineProposal(lying.seat)
    return None


def _is_welcome(m: Mind, lying: Proposal) -> bool:
    gain = gain_of(m, lying.want, lying.give)
    return not is_dangerous(m, lying.seat) and gain >= w.ACCEPT_GAIN + reluctance(m, lying.seat)
