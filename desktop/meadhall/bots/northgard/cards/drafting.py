"""Which card to take from the row: one that the deck lacks, and that there will be a use for."""

from ....rules.kernel import Action
from ....rules.northgard.actions import Pick
from ....rules.northgard.cards.achievements import ACHIEVEMENTS
from ....rules.northgard.cards.cards import EFFECTS
from ....rules.northgard.cards.musters import Muster
from ....rules.northgard.data import CardId
from ....rules.northgard.land.build import Build
from ....rules.northgard.land.explore import Explore, sources
from ....rules.northgard.land.recruit import Recruit
from ....rules.northgard.questions import PickFromRow
from ....rules.northgard.state import State, controlled, free_slots
from ...foresight import Options
from .. import weights as w
from ..mind import Mind
from .worth import deck_worth, use


def draft(m: Mind, _: PickFromRow, options: Options) -> Action:
    return max(options, key=lambda option: worth_of_pick(m, option))


def worth_of_pick(m: Mind, option: Action) -> float:
    return _worth(m, option.card) if isinstance(option, Pick) else 0.0


def _worth(m: Mind, card: CardId) -> float:
    """An achievement counts at the end of the year; everything else is drawn next year, and later now and then."""
    if card in ACHIEVEMENTS:
        return ACHIEVEMENTS[card](m.world, m.seat)
    owned = m.world.players[m.seat].owned
    more = deck_worth((*owned, card), m.season) - deck_worth(owned, m.season)
    return more + use(card) * (_room_for(m.world, m.seat, card) if m.season.later else 0.0)


def _room_for(s: State, seat: int, card: CardId) -> float:
    """How much of what the card does there is still to be done."""
    match EFFECTS.get(card):
        case Recruit() | Muster():
            return min(s.players[seat].reserve / w.MANY_RECRUITS, 1.0)
        case Explore():
            return min(len(s.pile) / w.MANY_TILES, 1.0) if sources(s, seat) else w.NO_ROOM
        case Build():
            slots = sum(len(free_slots(s, region)) for region in controlled(s, seat))
            return min(slots / w.MANY_SLOTS, 1.0)
        case _:
            return 1.0
