"""Who knows what (chapter 20): what a seat may see, and what could lie behind it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from ..kernel import Chance
from .closing import Keep, Kept, berths
from .data import ASGARD, CARDS, MISSION_CARDS, MISSIONS, PATH, UNSEEN, CardId
from .state import Player, State

DECKS = ("path_deck", "asgard_deck", "asgard_box", "mission_deck")


def visible(s: State, seat: int) -> State:
    """Unknown cards keep their number and their place."""
    view = s.copy()
    view.chance = Chance(0)
    for deck in DECKS:
        setattr(view, deck, _unseen(getattr(s, deck)))
    for other, player in enumerate(view.players):
        if other != seat:
            player.deck = _unseen(player.deck)
            if not (seat == s.active and s.acting.peeked == other):
                player.hand = _unseen(player.hand)
        else:
            known = player.deck[: player.known_top]  # VW-20.3
            player.deck = known + _unseen(player.deck[len(known) :])
    view.agenda = [step.veiled(seat) for step in s.agenda]
    return view


def _unseen(cards: Sequence[str]) -> tuple[str, ...]:
    return (UNSEEN,) * len(cards)


def imagine(view: State, seat: int, rng: Random) -> State:
    """A whole position that this seat cannot tell from the real one."""
    s = view.copy()
    s.chance = Chance(rng.getrandbits(64))
    for player in s.players:
        _deal_own_cards(player, rng)
    owned = [card for player in s.players for card in player.owned]
    s.path_deck = _shuffled(_left(PATH, (*s.path, *s.path_discard, *owned)), rng)
    _deal_missions(s, rng)
    _deal_asgard(s, owned, rng)
    s.agenda = [_answered(s, step, rng) for step in s.agenda]
    return s


def _left(cards: Iterable[str], seen: Iterable[str | None]) -> list[str]:
    """All of these but those that have been seen."""
    left = Counter(cards)
    left.subtract([card for card in seen if card is not None and card in left])
    return sorted(left.elements())


def _shuffled(cards: list[str], rng: Random) -> tuple[str, ...]:
    rng.shuffle(cards)
    return tuple(cards)


def _deal_own_cards(player: Player, rng: Random) -> None:
    """What a player owns and nobody sees lying anywhere is in the deck or in the hand (VW-20.5)."""
    hidden = list(_shuffled(_left(player.concealed.elements(), (*player.hand, *player.deck)), rng))
    player.hand = _filled(player.hand, hidden)
    player.deck = _filled(player.deck, hidden)


def _filled(places: Sequence[CardId], cards: list[CardId]) -> tuple[CardId, ...]:
    return tuple(cards.pop() if card == UNSEEN else card for card in places)


def _deal_missions(s: State, rng: Random) -> None:
    """Those worth 1 VP come before all others (VW-2.3)."""
    seen = [mission for player in s.players for mission in (*player.missions, *player.done)]
    left = _left(MISSION_CARDS, (*seen, *s.swapped_missions))
    easy = [mission for mission in left if MISSIONS[mission].vp == 1]
    hard = [mission for mission in left if MISSIONS[mission].vp > 1]
    s.mission_deck = _shuffled(easy, rng) + _shuffled(hard, rng)


def _deal_asgard(s: State, owned: Sequence[CardId], rng: Random) -> None:
    """What does not fit this number of players is out of the game for certain (VW-2.5)."""
    fitting = [card for card in ASGARD if CARDS[card].min_players <= len(s.players)]
    unseen = _shuffled(_left(fitting, (*s.asgard_row, *owned)), rng)
    s.asgard_deck = unseen[: len(s.asgard_deck)]
    s.asgard_box = tuple(card for card in ASGARD if card not in {*s.asgard_deck, *s.asgard_row, *owned})


def _answered(s: State, step: object, rng: Random) -> object:
    """Whoever has chosen in secret may have kept anything (VW-16.7)."""
    if not isinstance(step, Keep):
        return step
    chosen = tuple(kept if kept.cards is not None else _some_kept(s, kept.seat, rng) for kept in step.chosen)
    return msgspec.structs.replace(step, chosen=chosen)


def _some_kept(s: State, seat: int, rng: Random) -> Kept:
    hand = s.players[seat].hand
    count = rng.randint(0, min(berths(s, seat), len(hand)))
    return Kept(seat, tuple(sorted(rng.sample(hand, count))))
