"""Who knows what (chapter 24): what a seat may see, and what could lie behind it."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from ..kernel import Chance
from .bundles import covers, ways
from .cards.heroes_build import VISION, BuyWithVision, ChooseVision, HireWithSubstitute, prices
from .cards.heroes_trade import TakeFromHand
from .data import CARDS, CLANS, COSTS, KINDS, LIMITS, NORTH, UNKNOWN, Bundle, CardId
from .fights.tormund import Discard, must_discard
from .scoring import point_cards
from .state import NOBODY, CardSeen, Player, State, Token
from .supply import COUNTED_AT_MOST
from .trade import AnswerOffer, Decline

_UNKNOWN_PAIR: tuple[Token, Token] = ("?", "?")


def visible(s: State, seat: int) -> State:
    """GC-24.1–24.5. Unknown cards of a hand are counted in its sixth place; other unknown things are "?"."""
    view = s.copy()
    view.chance = Chance(0)
    seen, open_hand = 0, NOBODY
    for step in s.agenda:
        if isinstance(step, ChooseVision) and step.seat == seat:
            seen = min(VISION, len(s.deck))
        elif isinstance(step, TakeFromHand) and step.seat == seat:
            open_hand = step.victim
    view.deck = s.deck[:seen] + ("?",) * (len(s.deck) - seen)
    view.reserve = ("?",) * len(s.reserve)
    for other, player in enumerate(view.players):
        player.tile = ("?",) * len(player.tile)
        player.keep_tile = (_UNKNOWN_PAIR,) * len(player.keep_tile)
        if other != seat:
            _hide_cards(player, hand_open=other == open_hand, over=s.result is not None)
    view.agenda = [step.veiled(seat) for step in s.agenda]
    if s.options.hide_supply:
        view.bank = [min(COUNTED_AT_MOST, count) for count in s.bank]
    return view


def _hide_cards(player: Player, hand_open: bool, over: bool) -> None:
    if not hand_open:
        player.hand = [0, 0, 0, 0, 0, player.hand_size]
    if not over:
        player.cards = ("?",) * len(player.cards)
        player.fresh = ("?",) * len(player.fresh)
        return
    shown = point_cards(player)  # GC-11.6
    player.cards = tuple(card if card in shown else "?" for card in player.cards)
    player.fresh = tuple(card if card in shown else "?" for card in player.fresh)


def imagine(view: State, seat: int, rng: Random) -> State:
    """A whole position that this seat cannot tell from the real one."""
    s = view.copy()
    s.chance = Chance(rng.getrandbits(64))
    _deal_hands(s, rng)
    _deal_cards(s, rng)
    if s.brotherhood:
        _deal_tokens(s, rng)
    s.agenda = [_answered(s, step, seat) for step in s.agenda]
    return s


def _deal_hands(s: State, rng: Random) -> None:
    """The cards that are neither in the supply nor in a known hand, dealt over the unknown places."""
    room = sum(player.hand[UNKNOWN] for player in s.players)
    known = [sum(player.hand[kind] for player in s.players) for kind in KINDS]
    loose = [LIMITS.cards_of_each_resource - known[kind] - s.bank[kind] for kind in KINDS]
    room -= _deal_prices(s, loose, rng)
    # With hidden counts the supply may hold more than is seen of it: what is too much for the hands goes back.
    spare = [kind for kind in KINDS if s.bank[kind] >= COUNTED_AT_MOST for _ in range(loose[kind])]
    rng.shuffle(spare)
    for kind in spare[: sum(loose) - room]:
        loose[kind] -= 1
        s.bank[kind] += 1
    pile = [kind for kind in KINDS for _ in range(loose[kind])]
    rng.shuffle(pile)
    for player in s.players:
        for _ in range(player.hand[UNKNOWN]):
            player.hand[pile.pop()] += 1
        player.hand[UNKNOWN] = 0


def _deal_prices(s: State, loose: list[int], rng: Random) -> int:
    """Who has turned to a hero for a cheaper guard or card can pay for it: such a price is dealt before the rest.
    How many cards that took."""
    dealt = 0
    for step in s.agenda:
        match step:
            case HireWithSubstitute(seat=seat):
                dealt += _deal_price(s.players[seat], COSTS["guard"], loose, rng, or_usual=False)
            case BuyWithVision(seat=seat):
                dealt += _deal_price(s.players[seat], COSTS["card"], loose, rng, or_usual=True)
            case _:
                pass
    return dealt


def _deal_price(player: Player, cost: Bundle, loose: list[int], rng: Random, or_usual: bool) -> int:
    if not player.hand[UNKNOWN]:
        return 0
    price = rng.choice([price for _, _, price in prices(cost, or_usual) if covers(loose, price)])
    for kind in KINDS:
        player.hand[kind] += price[kind]
        loose[kind] -= price[kind]
    player.hand[UNKNOWN] -= sum(price)
    return sum(price)


def _deal_cards(s: State, rng: Random) -> None:
    """Development cards that nobody has seen, over the deck and the others' hands."""
    pile = unseen_cards(s)
    rng.shuffle(pile)
    for player in s.players:
        player.cards = _filled(player.cards, pile)
        player.fresh = _filled(player.fresh, pile)
    s.deck = _filled(s.deck, pile)


def unseen_cards(s: State) -> list[CardId]:
    seen: list[CardSeen] = [*s.box, *s.deck]
    for player in s.players:
        seen += player.cards + player.fresh
        seen.extend("ranger_patrol" for _ in range(player.patrols))
    unseen: list[CardId] = []
    for card in CARDS.values():
        if card.only_in in (None, s.options.mode):
            unseen.extend(card.id for _ in range(card.count - seen.count(card.id)))
    return unseen


def _filled(cards: Sequence[CardSeen], pile: list[CardId]) -> tuple[CardSeen, ...]:
    return tuple(pile.pop() if card == "?" else card for card in cards)


def _deal_tokens(s: State, rng: Random) -> None:
    pile = list(_unseen_tokens(s.used))
    rng.shuffle(pile)
    for player in s.players:
        player.tile = tuple(pile.pop() for _ in player.tile)
        player.keep_tile = tuple((pile.pop(), pile.pop()) for _ in player.keep_tile)
    s.reserve = tuple(pile.pop() for _ in s.reserve)


@lru_cache(maxsize=16)
def _unseen_tokens(used: tuple[Token, ...]) -> tuple[Token, ...]:
    left: list[Token] = []
    for clan in CLANS:
        for kind, count in NORTH.tokens.items():
            token: Token = f"{clan}_{kind}"  # pyright: ignore[reportAssignmentType]
            left.extend(token for _ in range(count - used.count(token)))
    return tuple(left)


def _answered(s: State, step: object, seat: int) -> object:
    """Choices that others made in secret, filled in with ones that they could have made."""
    match step:
        case Discard(seat=asked, waiting=waiting, chosen=chosen):
            done = dict(chosen)
            order = [other for other in (s.active, *s.others(s.active)) if must_discard(s, other)]
            before = [other for other in order if other != asked and other not in waiting]
            guessed = tuple((o, done.get(o) or ways(s.players[o].hand, must_discard(s, o), 1)[0]) for o in before)
            return Discard(asked, waiting, guessed)
        case AnswerOffer(seat=asked, offer=offer, waiting=waiting, answers=answers):
            told = dict(answers)
            before = [other for other in offer.to if other != asked and other not in waiting]
            guessed_answers = tuple((other, told.get(other, Decline())) for other in before)
            return AnswerOffer(asked, step.offerer, offer, waiting, guessed_answers)
        case _:
            return step
