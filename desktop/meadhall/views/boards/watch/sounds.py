"""What the Watch sounds like: one row for each event, and the wind around the Wall."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.rules.watch import events as told
from meadhall.rules.watch.state import State
from meadhall.views.hearing.cues import Heard, ending, own


def _produced(event: told.Produced, viewer: int | None) -> str:
    return "sack" if any(any(gain) for gain in event.gains) else "refusal"


def _answered(event: told.OfferAnswered, viewer: int | None) -> str:
    return "" if event.answer == "decline" else "quill"


_CUES = {
    told.FirstPlayerChosen: "horn",
    told.TurnBegan: own("turn"),
    # Production
    told.DiceRolled: "dice",
    told.Produced: _produced,
    told.StartingIncome: "sack",
    told.Discarded: "snap",
    told.TormundMoved: "snow",
    told.CardStolen: "slide",
    # Trade
    told.OfferMade: "quill",
    told.OfferAnswered: _answered,
    told.OfferFailed: "refusal",
    told.Traded: "seal",
    told.TradeCancelled: "refusal",
    told.SupplyTraded: "coins",
    told.Proposed: "quill",
    told.ProposalDeclined: "refusal",
    # Building
    told.RoadBuilt: "planks",
    told.RoadMoved: "planks",
    told.SettlementFounded: "hammer",
    told.KeepBuilt: "stone",
    told.CardBought: "slide",
    told.GuardPosted: "figure",
    told.LongestRoadTaken: "glory",
    told.LargestPatrolTaken: "glory",
    told.CardPlayed: "snap",
    told.CardsTaken: "sack",
    # North of the Wall
    told.TokensRevealed: "tile",
    told.ReserveShuffled: "shuffle",
    told.Mustered: "drum",
    told.RushBegan: "far_horn",
    told.Advanced: "snow",
    told.Crossed: "ice",
    told.GuardLost: "fall",
    told.GiantLeft: "growl",
    told.InvasionBegan: "far_horn",
    told.InvasionMarked: "collapse",
    told.WildlingRemoved: "arrow",
    # Heroes
    told.HeroUsed: "anvil",
    told.HeroTaken: "slide",
    told.HeroReturned: "slide",
    told.HeroLostForGood: "raven",
    told.DemandMade: "door",
    told.Demanded: "slide",
    told.GivenBack: "slide",
    told.HandSeen: "page",
    told.CardTakenFromHand: "slide",
    told.TopCardsSeen: "page",
    # The end
    told.PointsRevealed: "glory",
    told.GameWon: ending(lambda event: (event.seat,)),
    told.TragicEnd: ending(lambda event: event.winners),
}
_UNHEARD = {
    "the dice are thrown when it is known who begins, and heard as they come to rest": (told.FirstPlayerRolled,),
    "the next turn is heard as it begins": (told.TurnEnded,),
    "what it came of was heard just now": (
        told.GuardPointsChanged,
        told.LongestRoadLaidAside,
        told.LargestPatrolLaidAside,
    ),
    "nothing has happened": (told.NoneLeftToMuster, told.NoAdvance, told.HeroKept),
    "a thing to know, not to hear": (told.PileCounted, told.OffersRefused),
}
_GRAVE = 8.0  # so many waiting wildlings, an invasion for three, are as much as the Wall can be threatened


def _bed(s: State) -> Mapping[str, float]:
    """The wind is always there; the more wait before the Wall, the nearer are the drums."""
    waiting = sum(map(len, s.clearings)) + 3 * s.invasions
    threat = round(4 * min(1.0, waiting / _GRAVE)) / 4
    bed: dict[str, float] = {"wind": 1.0 - 0.5 * threat}
    if threat:
        bed |= {"gale": 0.7 * threat, "drums": threat}
    return bed


HEARD = Heard(_CUES, _UNHEARD, _bed)
