"""Which spots of the board an action touches, and of which an event speaks. Pure: no painting, no rules.

Ids: `hex:7`, `vertex:28`, `path:31`, `post:2` (the next free post of a section), `section:2`, `clearing:2`, `camp:0:1`,
`clan:0`, `trail:5`, `frostfangs:1`, `tormund`, `dice`, `supply:3`, `deck`, `invasions`, `gift`.
Sections, clearings and clans count from 0 as in the state; camps and trails from 1 as on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.rules.kernel import Action, Event
from meadhall.rules.watch import (
    advantages,
    building,
    cards,
    flow,
    heroes,
    heroes_build,
    heroes_north,
    heroes_trade,
    placement,
    production,
    samwell,
    tormund,
    trade,
    tragedy,
    wall,
)
from meadhall.rules.watch import events as told
from meadhall.rules.watch.data import CLAN_OF_TRAIL, KINDS
from meadhall.rules.watch.state import TORMUNDS_CAMP, State, producing
from meadhall.rules.watch.wildlings import parse_token

from ..kit.offers import Way
from ..kit.spots_of import SpotsOf

FIGURES = ("warrior", "climber", "giant")

# --- actions


def _hex(action: Any, view: State) -> list[Way]:
    return [(f"hex:{action.hex}",)]


def _path(action: Any, view: State) -> list[Way]:
    return [(f"path:{action.path}",)]


def _vertex(action: Any, view: State) -> list[Way]:
    return [(f"vertex:{action.place}",)]


def _post(action: Any, view: State) -> list[Way]:
    return [(f"post:{action.section}",)]


def _deck(action: Any, view: State) -> list[Way]:
    return [("deck",)]


def _wanted(action: Any, view: State) -> list[Way]:
    """One goes to the supply for what one wants, and is then asked what to give for it."""
    return [(f"supply:{action.get}",)]


def _taken(action: Any, view: State) -> list[Way]:
    return [(f"supply:{action.kind}",)]


def _bundle_taken(action: Any, view: State) -> list[Way]:
    return [(f"supply:{kind}",) for kind in KINDS if action.cards[kind]]


def _victim(action: Any, view: State) -> list[Way]:
    """Any of the victim's buildings around Tormund."""
    around = view.ground.corners[view.tormund] if view.tormund != TORMUNDS_CAMP else ()
    return [(f"vertex:{corner}",) for corner in around if view.owner[corner] == action.seat]


_WAYS: dict[type[Action], Callable[[Any, State], list[Way]]] = {
    production.RollDice: lambda action, view: [("dice",)],
    building.BuildRoad: _path,
    placement.LayFirstRoad: _path,
    cards.LayRoad: _path,
    heroes_build.MoveRoad: lambda action, view: [(f"path:{action.origin}", f"path:{action.path}")],
    building.FoundSettlement: _vertex,
    placement.Settle: _vertex,
    building.BuildKeep: _vertex,
    wall.HireGuard: _post,
    wall.PostGuard: _post,
    heroes_build.HireCheaply: _post,
    building.BuyCard: _deck,
    heroes_build.BuyVision: _deck,
    trade.SupplyTrade: _wanted,
    heroes_trade.Barter: _wanted,
    samwell.TakeCard: _taken,
    cards.TakeCards: _bundle_taken,
    tormund.DriveTormund: _hex,
    tormund.Rob: _victim,
    cards.GoAfterTormund: lambda action, view: [("tormund",)],
    cards.DriveOut: _hex,
    heroes_north.SendHome: _hex,
    heroes_north.SendHomeFromCamp: lambda action, view: [(f"camp:{action.clan}:{action.camp}",)],
    heroes_north.SendHomeFromClearing: lambda action, view: [(f"clearing:{action.clearing}",)],
}

# What is chosen with cards, buttons and banners, not on the board.
OFF_BOARD: frozenset[type[Action]] = frozenset(
    (
        flow.EndTurn,
        cards.PlayCard,
        cards.StopRoads,
        cards.ClaimVictory,
        advantages.UseHero,
        heroes.KeepHero,
        heroes.TakeHero,
        heroes.ReturnHero,
        tragedy.LoseHero,
        heroes_build.PickCard,
        heroes_trade.Demand,
        heroes_trade.Give,
        heroes_trade.LookAt,
        heroes_trade.Take,
        samwell.LetPass,
        tormund.DiscardCards,
        trade.OfferTrade,
        trade.Accept,
        trade.Decline,
        trade.Counter,
        trade.Deal,
        trade.Withdraw,
        trade.Propose,
        trade.RefuseOffers,
        trade.TakeProposal,
        trade.DeclineProposal,
    )
)

BUNDLES: frozenset[type[Action]] = frozenset((cards.TakeCards,))

# The ways to say an action on the board; none for what is said elsewhere.
spots_of = SpotsOf(_WAYS, OFF_BOARD)


# --- events


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
