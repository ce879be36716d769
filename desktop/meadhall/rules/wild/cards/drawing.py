"""Cards of a player: drawing, receiving, putting away (VW-6.3, VW-7.4, VW-8.2)."""

from ...kernel import EventSink
from ..data import CardId
from ..events import CardsDrawn, DeckShuffled
from ..state import State, without


def draw(s: State, seat: int, count: int, out: EventSink) -> tuple[CardId, ...]:
    """From the own deck into the hand. If it runs out, the discard pile becomes a new one; as many as there are."""
    player = s.players[seat]
    drawn: tuple[CardId, ...] = ()
    while len(drawn) < count and (player.deck or player.discard):
        if not player.deck:
            _shuffle(s, seat, out)
        taken = player.deck[: count - len(drawn)]
        player.deck = player.deck[len(taken) :]
        player.known_top = max(0, player.known_top - len(taken))
        player.hand += taken
        drawn += taken
        out.append(CardsDrawn(seat, taken))
    return drawn


def _shuffle(s: State, seat: int, out: EventSink) -> None:
    player = s.players[seat]
    player.deck = tuple(s.chance.shuffle(tuple(sorted(player.discard))))
    player.discard = ()
    out.append(DeckShuffled(seat, len(player.deck)))


def receive(s: State, seat: int, card: CardId) -> None:
    """Bought or gained: into the play area, where it waits for the end of the round (VW-8.2, VW-7.9)."""
    player = s.players[seat]
    player.area += (card,)
    player.owned = tuple(sorted((*player.owned, card)))


def lay_down(s: State, seat: int, cards: tuple[CardId, ...]) -> None:
    """From the hand to the play area (VW-7.4)."""
    player = s.players[seat]
    player.hand = without(player.hand, cards)
    player.area += cards
