"""Who knows what (chapter 18): what a seat may see, and what could lie behind it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from ..kernel import Chance
from .data import DESTINIES, DRAUGR, JOURNEY_CARDS, MERCHANTS, MONSTERS, RUNES, TROLLS, UNSEEN, CardId
from .fights.assignment import Assign, AssignVikings, Choice, Load, sample
from .state import Coast, Player, State, Tucked

DECKS = (
    "troll_deck",
    "draugr_deck",
    "monster_deck",
    "journey_deck",
    "merchant_deck",
    "rune_deck",
    "destiny_deck",
)


def visible(s: State, seat: int) -> State:
    """Unknown cards keep their number and their place, but of a hidden pile of enemies even the number is hidden."""
    view = s.copy()
    view.chance = Chance(0)
    for deck in DECKS:
        setattr(view, deck, (UNSEEN,) * len(getattr(s, deck)))
    view.coasts = tuple(_as_seen(coast, seat) for coast in s.coasts)
    view.tucked = tuple(
        pile if pile.seat == seat else Tucked(pile.seat, (UNSEEN,) * len(pile.cards)) for pile in s.tucked
    )
    for other, player in enumerate(view.players):
        if other != seat and s.result is None:
            _hide(player, kills=not s.options.hall_of_fame)
    view.agenda = [step.veiled(seat) for step in s.agenda]
    return view


def _as_seen(coast: Coast, seat: int) -> Coast:
    if coast.journey is None or coast.revealed or seat in coast.seen_by:
        return coast
    return msgspec.structs.replace(coast, journey=UNSEEN)


def _hide(player: Player, kills: bool) -> None:
    player.destinies = (UNSEEN,) * len(player.destinies)
    player.drawn = (UNSEEN,) * len(player.drawn)
    if kills:
        player.kills = ()


def imagine(view: State, seat: int, rng: Random) -> State:
    """A whole position that this seat cannot tell from the real one."""
    s = view.copy()
    s.chance = Chance(rng.getrandbits(64))
    _deal_enemies(s, seat, rng)
    _deal_journeys(s, rng)
    _deal_destinies(s, rng)
    s.merchant_deck = _shuffled(MERCHANTS, s.merchants, rng)
    held = [rune for player in s.players for rune in (*player.runes, *player.used_runes)]
    s.rune_deck = _shuffled(RUNES, (*s.rune_row, *held), rng)
    s.agenda = [_answered(s, step, rng) for step in s.agenda]
    return s


def _shuffled(cards: Iterable[CardId], seen: Iterable[CardId | None], rng: Random) -> tuple[CardId, ...]:
    """All of these but those that have been seen."""
    left = Counter[str](list(cards))
    left.subtract([card for card in seen if card is not None and card in left])
    pile = sorted(left.elements())
    rng.shuffle(pile)
    return tuple(pile)


def _deal_enemies(s: State, seat: int, rng: Random) -> None:
    """What is in no deck and has not been seen lies on the piles of the others."""
    seen = [*s.enemy_discard, s.troll, *s.draugr, *(coast.monster for coast in s.coasts)]
    seen += [card for player in s.players for card in player.kills]
    others = [player for other, player in enumerate(s.players) if other != seat]
    for cards, deck in ((TROLLS, "troll_deck"), (DRAUGR, "draugr_deck"), (MONSTERS, "monster_deck")):
        pile = _shuffled(cards, seen, rng)
        size = len(getattr(s, deck))
        setattr(s, deck, pile[:size])
        for card in pile[size:]:
            rng.choice(others).kills += (card,)


def _deal_journeys(s: State, rng: Random) -> None:
    seen = [*s.journey_discard, *(coast.journey for coast in s.coasts)]
    pile = list(_shuffled(JOURNEY_CARDS, seen, rng))
    for shore, coast in enumerate(s.coasts):
        if coast.journey == UNSEEN:
            s.put_coast(shore, msgspec.structs.replace(coast, journey=pile.pop()))
    s.journey_deck = tuple(pile)


def _deal_destinies(s: State, rng: Random) -> None:
    """The seat's own piles under the deck stay there, in some order."""
    seen = [card for pile in s.tucked for card in pile.cards]
    for player in s.players:
        seen += [*player.destinies, *player.drawn, *player.shown]
    pile = list(_shuffled(DESTINIES, seen, rng))
    for player in s.players:
        player.destinies = _filled(player.destinies, pile)
        player.drawn = _filled(player.drawn, pile)
    s.tucked = tuple(Tucked(own.seat, tuple(sorted(_filled(own.cards, pile)))) for own in s.tucked)
    below: list[CardId] = []
    for own in s.tucked:
        cards = list(own.cards)
        rng.shuffle(cards)
        below += cards
    s.destiny_deck = (*pile, *below)


def _filled(places: Sequence[CardId], pile: list[CardId]) -> tuple[CardId, ...]:
    return tuple(pile.pop() if card == UNSEEN else card for card in places)


def _answered(s: State, step: object, rng: Random) -> object:
    """Who has assigned in secret may have sent anybody (CM-7.9)."""
    if not isinstance(step, Assign):
        return step
    chosen = tuple(
        choice if choice.loads is not None else Choice(choice.seat, _some_loads(s, choice.seat, rng))
        for choice in step.chosen
    )
    return msgspec.structs.replace(step, chosen=chosen)


def _some_loads(s: State, seat: int, rng: Random) -> tuple[Load, ...]:
    return rng.choice([loads for loads in sample(s, seat) if AssignVikings(loads).why_not(s, seat) is None])
