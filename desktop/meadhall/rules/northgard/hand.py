"""Cards on their way: deck, hand, active zone, discard pile, and new deck (chapters 4 and 11)."""

from collections.abc import Sequence

from ..kernel import Denial, EventSink
from .data import CardId
from .events import CardsDrawn, DeckShuffled
from .state import EVERYBODY, Known, Player, State


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """One copy less of this card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def not_in_hand(s: State, seat: int, card: CardId, rule: str) -> Denial | None:
    return None if card in s.players[seat].hand else Denial("not_in_hand", rule)


def may_be_in_hand(player: Player, card: CardId) -> bool:
    """As everybody can see: what a player owns is public, and so is what of it lies open (NG-23.3)."""
    on_deck = (known for known, who in zip(player.deck, player.known, strict=False) if who == EVERYBODY)
    in_sight = (*player.active, *player.discard, *on_deck)
    return bool(player.hand) and player.owned.count(card) > in_sight.count(card)


def in_reach(player: Player) -> int:
    """How many cards one could draw (NG-11.6)."""
    return len(player.deck) + len(player.discard)


def _take_top(s: State, seat: int, count: int, out: EventSink) -> tuple[CardId, ...]:
    """NG-4.3: an empty deck is made anew from the discard pile; NG-4.4: if that is empty too, drawing stops."""
    player = s.players[seat]
    if len(player.deck) < count:
        under, player.discard = s.chance.shuffle(player.discard), ()
        player.deck += tuple(under)
        if under:
            out.append(DeckShuffled(seat, len(under)))
    taken, player.deck, player.known = player.deck[:count], player.deck[count:], player.known[count:]
    return taken


def draw(s: State, seat: int, count: int, out: EventSink) -> None:
    """Into the hand."""
    taken = _take_top(s, seat, count, out)
    if taken:
        s.players[seat].hand += taken
        out.append(CardsDrawn(seat, taken))


def look_at(s: State, seat: int, count: int, out: EventSink) -> None:
    """All cards are drawn first, then they are assigned (NG-11.9)."""
    taken = _take_top(s, seat, count, out)
    s.players[seat].drawn = taken
    out.append(CardsDrawn(seat, taken))


def flip_top(s: State, seat: int, out: EventSink) -> CardId | None:
    """The top card of the deck goes to the discard pile (NG-15.8, NG-15.10)."""
    taken = _take_top(s, seat, 1, out)
    s.players[seat].discard += taken
    return taken[0] if taken else None


def put_on_top(player: Player, cards: Sequence[CardId], known: Known) -> None:
    """The first of them on top."""
    player.deck = (*cards, *player.deck)
    player.known = (known,) * len(cards) + player.known


def activate(player: Player, card: CardId) -> None:
    """From the hand into the active zone."""
    player.hand = without(player.hand, card)
    player.active += (card,)


def discard_from_hand(player: Player, card: CardId) -> None:
    player.hand = without(player.hand, card)
    player.discard += (card,)


def remove_from_game(s: State, seat: int, card: CardId) -> None:
    """From the hand, for good (NG-4.6)."""
    player = s.players[seat]
    player.hand = without(player.hand, card)
    player.owned = without(player.owned, card)
    s.box += (card,)


def acquire(player: Player, card: CardId) -> None:
    """The card is one of the player's from now on; into which zone is another matter."""
    player.owned = tuple(sorted((*player.owned, card)))
