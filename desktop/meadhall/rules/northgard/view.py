"""Who knows what (chapter 23): what a seat may see, and what could lie behind it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import msgspec

from ..kernel import Chance, asked, options
from .cards.hand_attacks import LooksAtHand, Ransom
from .data import (
    CALENDARS,
    CARDS,
    CREATURE_CARDS,
    FIVE_PLAYER_TILE,
    LIMITS,
    TILES,
    UNSEEN,
    UNSEEN_TILE,
    CardId,
    Group,
    cards_of,
    creature_of,
)
from .land.placement import SetupTile
from .state import EVERYBODY, NOBODY, UNKNOWN_FAME, Player, State


def visible(s: State, seat: int) -> State:
    """Unknown cards and tiles keep their number and their place."""
    view = s.copy()
    view.chance = Chance(0)
    for other, player in enumerate(view.players):
        own = other == seat
        _hide_deck(player, own)
        if not own:
            _hide_hand(player, looked_at=other == _looks_at(s, seat))
            if not (s.options.open_fame or other == s.partner_of(seat) or s.result is not None):
                player.fame = UNKNOWN_FAME
    view.pile = _pile_as_seen(s, seat)
    if len(s.looked) > 1 and s.active != seat:  # NG-23.5: only who explores draws several
        view.looked = (UNSEEN_TILE,) * len(s.looked)
    view.development = (UNSEEN,) * len(s.development)
    view.unseen = (UNSEEN,) * len(s.unseen)
    view.creature_deck = (UNSEEN,) * len(s.creature_deck)
    view.agenda = [step.veiled(seat) for step in s.agenda]
    return view


def _pile_as_seen(s: State, seat: int) -> tuple[int, ...]:
    """Who put tiles under it knows them."""
    unknown = len(s.pile) - len(s.under)
    lowest = zip(s.pile[unknown:], s.under, strict=True)
    return (UNSEEN_TILE,) * unknown + tuple(tile if who in (seat, NOBODY) else UNSEEN_TILE for tile, who in lowest)


def _hide_deck(player: Player, own: bool) -> None:
    known = (card if own or who == EVERYBODY else UNSEEN for card, who in zip(player.deck, player.known, strict=False))
    player.deck = (*known, *(UNSEEN,) * (len(player.deck) - len(player.known)))


def _looks_at(s: State, seat: int) -> int:
    """Whose hand this seat sees as long as it chooses a card of it (NG-23.6)."""
    step = s.agenda[-1] if s.agenda else None
    return step.victim if isinstance(step, LooksAtHand) and step.seat == seat else NOBODY


def _hide_hand(player: Player, looked_at: bool) -> None:
    if not looked_at:
        player.hand = (UNSEEN,) * len(player.hand)
    player.drawn = (UNSEEN,) * len(player.drawn)
    player.tiles = (UNSEEN_TILE,) * len(player.tiles)


def imagine(view: State, seat: int, rng: Random) -> State:
    """A whole position that this seat cannot tell from the real one."""
    s = view.copy()
    s.chance = Chance(rng.getrandbits(64))
    for other, player in enumerate(s.players):
        _deal_cards(player, _must_hold(s, other), rng)
        if player.fame == UNKNOWN_FAME:
            player.fame = rng.randrange(4 * s.year + 1)
    s.agenda = [_answered(s, step) for step in s.agenda]
    _deal_development(s, rng)
    _deal_creatures(s, rng)
    _deal_tiles(s, rng)
    while not _can_answer(s):
        s.pile, s.looked = view.pile, view.looked
        for player, seen in zip(s.players, view.players, strict=True):
            player.tiles = seen.tiles
        _deal_tiles(s, rng)
    return s


def _can_answer(s: State) -> bool:
    """Who is to choose among tiles has one that fits (NG-3.17, NG-10.5)."""
    chooses = bool(s.agenda) and (len(s.looked) > 1 or isinstance(asked(s), SetupTile))
    return not chooses or bool(options(s))


def _must_hold(s: State, seat: int) -> Iterator[CardId]:
    """A card that was demanded is in the hand."""
    for step in s.agenda:
        match step:
            case Ransom(seat=asked_seat, card=card) if asked_seat == seat and card != UNSEEN:
                yield card
            case _:
                pass


def _deal_cards(player: Player, held: Iterable[CardId], rng: Random) -> None:
    """The cards of this player that nobody has seen lie, over the unknown places."""
    loose = Counter(player.owned)
    loose.subtract((*player.hand, *player.drawn, *player.deck, *player.active, *player.discard))
    del loose[UNSEEN]
    pile = list(loose.elements())
    rng.shuffle(pile)
    for card in held:
        if card in pile:
            pile.remove(card)
            pile.append(card)  # the hand is dealt first, from the end
    player.hand = _filled(player.hand, pile)
    player.drawn = _filled(player.drawn, pile)
    player.deck = _filled(player.deck, pile)


def _answered(s: State, step: object) -> object:
    """A card that was demanded of another in secret could be any of that hand."""
    if isinstance(step, Ransom) and step.card == UNSEEN:
        return msgspec.structs.replace(step, card=s.players[step.seat].hand[0])
    return step


def _filled(places: Sequence[CardId], pile: list[CardId]) -> tuple[CardId, ...]:
    return tuple(pile.pop() if card == UNSEEN else card for card in places)


def _deal_development(s: State, rng: Random) -> None:
    """The early cards lie on top of the late ones (NG-3.2); what was left over is in the box."""
    row = CALENDARS[s.options.years]
    late = min(len(s.development), len(s.players) * row.count("late"))
    early_pile, late_pile, achievements = (_unseen_of(s, group, rng) for group in ("early", "late", "achievement"))
    early = len(s.development) - late
    s.development = (*early_pile[:early], *late_pile[:late])
    s.unseen = (*early_pile[early:], *late_pile[late:], *achievements)


def _unseen_of(s: State, group: Group, rng: Random) -> list[CardId]:
    seen = Counter((*s.row, *s.achievements, *s.box))
    for player in s.players:
        seen.update(player.owned)
    left = Counter(cards_of(group))
    left.subtract({card: count for card, count in seen.items() if card in CARDS and CARDS[card].group == group})
    pile = sorted(left.elements())
    rng.shuffle(pile)
    return pile


def _deal_creatures(s: State, rng: Random) -> None:
    """As many weak ones on top as the set-up laid there (NG-21.1), while the first deck lasts."""
    if not s.creature_deck:
        return
    seen = {*(beast.card for beast in s.beasts), *s.creature_discard, s.called}
    pile = [card for card in CREATURE_CARDS if card not in seen]
    rng.shuffle(pile)
    laid = len(s.players) + 1 - (len(CREATURE_CARDS) - len(s.creature_deck))
    weak = [card for card in pile if creature_of(card).strength <= LIMITS.first_creatures_strength][: max(laid, 0)]
    s.creature_deck = (*weak, *(card for card in pile if card not in weak))


def _deal_tiles(s: State, rng: Random) -> None:
    seen = {
        *s.pile,
        *s.looked,
        *(laid.tile for laid in s.land.laid),
        *(tile for player in s.players for tile in player.tiles),
    }
    if s.options.no_five_player_tile:
        seen.add(FIVE_PLAYER_TILE)
    pile = [tile.number for tile in TILES if tile.number not in seen]
    rng.shuffle(pile)
    for player in s.players:
        player.tiles = tuple(_tiles_over(player.tiles, pile))
    s.looked = tuple(_tiles_over(s.looked, pile))
    s.pile = tuple(_tiles_over(s.pile, pile))


def _tiles_over(tiles: Sequence[int], pile: list[int]) -> Iterator[int]:
    return (pile.pop() if tile == UNSEEN_TILE else tile for tile in tiles)
