"""The spots of the board, and of which an event speaks; which of them say an action stands in its row of deeds.

Ids: `hex:7`, `vertex:28`, `path:31`, `post:2` (the next free post of a section), `section:2`, `clearing:2`, `camp:0:1`,
`clan:0`, `trail:5`, `frostfangs:1`, `tormund`, `dice`, `supply:3`, `deck`, `invasions`, `gift`.
Sections, clearings and clans count from 0 as in the state; camps and trails from 1 as on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.rules.kernel import Event
from meadhall.rules.watch import events as told
from meadhall.rules.watch.data import CLAN_OF_TRAIL, KINDS
from meadhall.rules.watch.state import TORMUNDS_CAMP, State, parse_token, producing
from meadhall.views.boards.kit.choosing.spots_of import SpotsOf

FIGURES = ("warrior", "climber", "giant")


def _kinds(*bundles: Sequence[int]) -> list[str]:
    return [f"supply:{kind}" for kind in KINDS if any(cards[kind] for cards in bundles)]


def _produced(event: told.Produced, view: State) -> list[str]:
    return [f"hex:{land.hex}" for land in producing(view.layout)[event.roll]]


def _tormund_moved(event: told.TormundMoved, view: State) -> list[str]:
    return [f"hex:{hex}" if hex != TORMUNDS_CAMP else "tormund" for hex in (event.origin, event.hex)]


def _tokens(event: told.TokensRevealed, view: State) -> list[str]:
    return list(dict.fromkeys(f"clan:{parse_token(token)[0]}" for token in event.tokens if token != "?"))


def _removed(event: told.WildlingRemoved, view: State) -> list[str]:
    match event.place:
        case "gift":
            return [f"hex:{event.number}"]
        case "camp":
            return [f"camp:{event.number}:{event.camp}"]
        case _:
            return [f"clearing:{event.number}"]


def _section(event: Any, view: State) -> list[str]:
    return [f"section:{event.section}"]


_SPOKEN_OF: dict[type[Event], Callable[[Any, State], list[str]]] = {
    told.DiceRolled: lambda event, view: ["dice"],
    told.Produced: _produced,
    told.TormundMoved: _tormund_moved,
    told.SupplyTraded: lambda event, view: [f"supply:{event.give}", f"supply:{event.get}"],
    told.PileCounted: lambda event, view: [f"supply:{event.kind}"],
    told.RoadBuilt: lambda event, view: [f"path:{event.path}"],
    told.RoadMoved: lambda event, view: [f"path:{event.origin}", f"path:{event.path}"],
    told.SettlementFounded: lambda event, view: [f"vertex:{event.place}"],
    told.KeepBuilt: lambda event, view: [f"vertex:{event.place}"],
    told.CardBought: lambda event, view: ["deck"],
    told.TopCardsSeen: lambda event, view: ["deck"],
    told.GuardPosted: _section,
    told.GuardLost: _section,
    told.InvasionBegan: _section,
    told.LongestRoadTaken: lambda event, view: [f"path:{path}" for path in view.players[event.seat].roads],
    told.CardsTaken: lambda event, view: _kinds(event.cards),
    told.TokensRevealed: _tokens,
    told.Mustered: lambda event, view: [f"camp:{event.clan}:{event.camp}"],
    told.NoneLeftToMuster: lambda event, view: [f"frostfangs:{FIGURES.index(event.kind)}"],
    told.RushBegan: lambda event, view: [f"clan:{event.clan}"],
    told.NoAdvance: lambda event, view: [f"trail:{event.number}"] if event.number in CLAN_OF_TRAIL else ["dice"],
    told.Advanced: lambda event, view: [f"trail:{event.trail}", f"clearing:{event.clearing}"],
    told.Crossed: lambda event, view: [f"hex:{event.hex}"],
    told.GiantLeft: lambda event, view: [f"clearing:{event.clearing}"],
    told.InvasionMarked: lambda event, view: ["invasions"],
    told.WildlingRemoved: _removed,
    told.TragicEnd: lambda event, view: ["invasions" if event.by_invasions else "gift"],
}

# Of hands, heroes, trades and turns the board shows nothing.
NOT_SHOWN: frozenset[type[Event]] = frozenset(
    (
        told.FirstPlayerRolled,
        told.FirstPlayerChosen,
        told.TurnBegan,
        told.TurnEnded,
        told.StartingIncome,
        told.Discarded,
        told.CardStolen,
        told.OfferMade,
        told.OfferAnswered,
        told.OfferFailed,
        told.Traded,
        told.TradeCancelled,
        told.Proposed,
        told.ProposalDeclined,
        told.OffersRefused,
        told.GuardPointsChanged,
        told.LongestRoadLaidAside,
        told.LargestPatrolTaken,
        told.LargestPatrolLaidAside,
        told.CardPlayed,
        told.ReserveShuffled,
        told.HeroUsed,
        told.HeroKept,
        told.HeroTaken,
        told.HeroReturned,
        told.HeroLostForGood,
        told.DemandMade,
        told.Demanded,
        told.GivenBack,
        told.HandSeen,
        told.CardTakenFromHand,
        told.PointsRevealed,
        told.GameWon,
    )
)

# What a line of the saga shows on the board.
spots_of_event = SpotsOf(_SPOKEN_OF, NOT_SHOWN)
