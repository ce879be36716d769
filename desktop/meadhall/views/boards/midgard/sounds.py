"""What the harbour of Midgard sounds like: one row for each event, and the day from dawn to night."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.rules.midgard import events as told
from meadhall.rules.midgard.state import State
from meadhall.views.hearing.cues import Heard, ending

_PHASES = {"combat": "horn", "cleanup": "bell"}


def _phase(event: told.PhaseBegan, viewer: int | None) -> str:
    return _PHASES.get(event.phase, "")


def _shown(event: told.EnemyShown, viewer: int | None) -> str:
    """A troll is heard as far as the hall, draugr below the ground, monsters out at sea."""
    return "roar" if event.place == "troll" else "splash" if event.place.startswith("shore") else "growl"


def _gained(event: told.Gained, viewer: int | None) -> str:
    gain = event.gain
    return "coins" if gain.coins else "glory" if gain.glory else "logs" if gain.wood else "sack"


def _lost(event: told.DiceLost, viewer: int | None) -> str:
    return "grumble" if event.reason == "hunger" else "fall"


_CUES = {
    told.StallsDealt: "planks",
    told.LeaderChosen: "horn",
    told.FirstPlayerChosen: "seal",
    # The round
    told.RoundBegan: "raven",
    told.PhaseBegan: _phase,
    told.EnemyShown: _shown,
    told.JourneyLaid: "snap",
    told.RuneShown: "rune",
    told.MerchantArrived: "ship",
    told.TraysFilled: "logs",
    told.JourneysShuffled: "shuffle",
    # Goods
    told.Gained: _gained,
    told.Paid: "coin",
    told.DiceGained: "die",
    told.DiceLost: _lost,
    told.FoodLost: "splash",
    told.BlameTaken: "grumble",
    told.BlameShed: "glory",
    # Placement
    told.WorkerPlaced: "figure",
    told.WorkerHired: "door",
    told.JourneySeen: "page",
    told.DestiniesDrawn: "slide",
    told.DestinyKept: "snap",
    told.RuneTaken: "rune",
    told.RuneUsed: "rune",
    told.DestinyShown: "glory",
    told.ShipBought: "hammer",
    told.ShipSent: "ship",
    # Assignment and battles
    told.VikingsAssigned: "march",
    told.SecretlyAssigned: "seal",
    told.HuntBegan: "arrow",
    told.BattleBegan: "drum",
    told.DiceRolled: "dice",
    told.DiceRerolled: "dice",
    told.FavourSpent: "rune",
    told.HitsCounted: "steel",
    told.LossesHealed: "cups",
    told.EnemyDefeated: "cheer",
    told.BattleLost: "collapse",
    told.CameHome: "cups",
    told.JourneyRevealed: "gust",
    told.JourneyReplaced: "slide",
    told.Fed: "sack",
    # The end of a round, and of the game
    told.WorkersBack: "march",
    told.EnemyLeft: "snow",
    told.JourneyDiscarded: "slide",
    told.BountyLaid: "coin",
    told.Scored: "glory",
    told.GameEnded: ending(lambda event: event.winners),
}
_UNHEARD = {
    "what was gained beside it is heard": (told.DiceWasted,),
    "a thing of the screen, not of the table": (told.AskingSet,),
}
# By the round: dawn, day, evening, night.
_HOURS: tuple[Mapping[str, float], ...] = (
    {"waves": 0.8, "meadow": 0.5},
    {"waves": 1.0, "village": 0.4},
    {"waves": 0.8, "dusk": 0.5},
    {"waves": 0.7, "hearth": 0.7},
)


def _bed(s: State) -> Mapping[str, float]:
    hour = _HOURS[min(max(s.round - 1, 0) // 2, len(_HOURS) - 1)]
    return {**hour, "drums": 0.7} if s.battle is not None else hour


HEARD = Heard(_CUES, _UNHEARD, _bed, frozenset({told.EnemyDefeated, told.BattleLost}))
