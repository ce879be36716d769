"""Where the next worker goes: every place is tried out in thought, with what would be chosen there."""

from ...rules.kernel import UNHEARD, Action
from ...rules.midgard.cards.runes import UseGifts, UseKnowledge, UseWealth
from ...rules.midgard.data import DESTINIES, LIMITS, RUNE_PRICE, UNSEEN, Bundle, CardId, RuneId
from ...rules.midgard.goods import pay
from ...rules.midgard.land.placement import Place, PlaceWorker
from ...rules.midgard.state import State, Worker
from ..foresight import Options
from . import weights as w
from .mind import Mind


def place_worker(m: Mind, decision: PlaceWorker, options: Options) -> Action:
    rune = use_of_runes(m, options)
    if rune is not None:
        return rune
    return max(sensible_places(m, options), key=lambda place: worth_of_place(m, decision, place))


def sensible_places(m: Mind, options: Options) -> list[Place]:
    """Whoever is hired in the last round goes where the one could have gone who hires him: that only costs coins."""
    places = [option for option in options if isinstance(option, Place)]
    return [place for place in places if m.worth.left or place.location != "huts"] or places


def worth_of_place(m: Mind, decision: PlaceWorker, place: Place) -> float:
    """Cards that lie face down are not looked at: what they bring on average is known."""
    if place.location == "sage":
        return _worth_at(m, place, Bundle()) + _worth_of_sage(m)
    if place.location == "rune_reader":
        return _worth_at(m, place, RUNE_PRICE) + _best_rune(m)
    return m.in_full(decision, place)


def _worth_at(m: Mind, place: Place, price: Bundle) -> float:
    """Without what lies face down there."""
    s = m.view.copy()
    s.placed += (Worker(place.location, m.seat),)
    s.players[m.seat].workers -= 1
    pay(s, m.seat, price, place.location, UNHEARD)
    return m.value(s)


def _worth_of_sage(m: Mind) -> float:
    s, player = m.view, m.player
    if not s.destiny_deck:
        return w.LOOK
    known = {UNSEEN, *player.destinies, *(card for other in s.players for card in other.shown)}
    worths = [m.worth.destiny(s, card) for card in DESTINIES if card not in known]
    choice = (player.leader == "dagrun") + 2 * player.holds("rune_true_vision")
    return sum(worths) / max(len(worths), 1) + w.CHOICE_OF_DESTINIES * choice + w.LOOK


def _best_rune(m: Mind) -> float:
    on_show = [rune_worth(m, rune) for rune in m.view.rune_row if rune]
    return max([*on_show, w.TOP_RUNE if m.view.rune_deck else 0.0])


def rune_worth(m: Mind, rune: CardId) -> float:
    """To have it: as another position would be judged, in which it lies before its owner."""
    s = m.view.copy()
    name: RuneId = rune  # pyright: ignore[reportAssignmentType]
    s.players[m.seat].runes += (name,)
    return m.value(s) - m.now


# Runes that may be used at any time


def use_of_runes(m: Mind, options: Options) -> Action | None:
    """Gifts when there is still time to use them, Wealth with coins to be doubled, Knowledge before a voyage."""
    left, player = LIMITS.rounds - m.view.round, m.player
    if player.holds("rune_knowledge") and _may_sail(m.view, m.seat) and UseKnowledge() in options:
        return UseKnowledge()
    if player.holds("rune_wealth") and player.coins >= w.WEALTH and UseWealth() in options:
        return UseWealth()
    gifts = [option for option in options if isinstance(option, UseGifts)]
    return best_gifts(m, gifts) if gifts and left <= w.GIFTS_AT_LAST else None


def _may_sail(s: State, seat: int) -> bool:
    return any(band.shore >= 0 for band in s.bands_of(seat))


def best_gifts(m: Mind, gifts: list[UseGifts]) -> UseGifts:
    def worth(gift: UseGifts) -> float:
        s = m.view.copy()
        player = s.players[m.seat]
        player.food, player.wood, player.coins = (
            player.food + gift.food,
            player.wood + gift.wood,
            player.coins + gift.coins,
        )
        return m.value(s)

    return max(gifts, key=worth)
