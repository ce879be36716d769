"""What the village of the Vikings gone wild sounds like: one row for each event, and its day."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.rules.wild import events as told
from meadhall.rules.wild.questions import BeginPhase
from meadhall.rules.wild.state import State
from meadhall.views.hearing.cues import Heard, ending, own
from meadhall.views.text.house import phase_now
from meadhall.views.text.wild.phases import ROUND


def _produced(event: told.Produced, viewer: int | None) -> str:
    return "sack" if event.plots else ""


def _played(event: told.CardPlayed, viewer: int | None) -> str:
    return "snap" if event.from_hand else ""


def _raided(event: told.AttackSucceeded, viewer: int | None) -> str:
    return "grumble" if event.victim == viewer else "cheer"


def _repelled(event: told.AttackRepelled, viewer: int | None) -> str:
    return "cheer" if event.victim == viewer else "grumble"


_CUES = {
    told.ChiefTaken: "horn",
    told.FirstPlayerChosen: "seal",
    told.AchievementsShown: "slide",
    told.AsgardShown: "rune",
    told.PathLaid: "slide",
    # The round
    told.RoundBegan: "door",
    told.Produced: _produced,
    told.CardsDrawn: "slide",
    told.DeckShuffled: "shuffle",
    told.MissionTaken: "page",
    told.TurnBegan: own("turn"),
    # Cards and resources
    told.CardPlayed: _played,
    told.PoolGained: "cups",
    told.Exchanged: "coins",
    told.Paid: "coin",
    told.CardBought: "slide",
    told.PathMoved: "snap",
    told.PathShuffled: "shuffle",
    told.TokenGained: "coin",
    told.TokenStolen: "coins",
    told.UnitsStrengthened: "anvil",
    told.CardShown: "snap",
    told.HandSeen: "page",
    told.CardsRecovered: "slide",
    told.CardPutBack: "snap",
    # Building
    told.Built: "hammer",
    told.Demolished: "collapse",
    told.HallUpgraded: "stone",
    # Attacks
    told.AttackDeclared: "horn",
    told.Defended: "shield",
    told.AttackSucceeded: _raided,
    told.AttackRepelled: _repelled,
    told.FullDefence: "cheer",
    told.UndeadBeaten: "cheer",
    told.UndeadStood: "growl",
    told.DragonBeaten: "fire",
    # Goals
    told.MissionCompleted: "cheer",
    told.MissionSwapped: "page",
    told.PointsGained: "glory",
    told.LastRound: "bell",
    told.AsgardTurned: "rune",
    told.AsgardTaken: "rune",
    told.AsgardMissed: "refusal",
    # The end of a round, and of the game
    told.TokensStored: "logs",
    told.TableCleared: "slide",
    told.CardsChosen: "seal",
    told.HandDiscarded: "snap",
    told.PathLeft: "slide",
    told.HammerPassed: "anvil",
    told.AchievementScored: "glory",
    told.TieChecked: "gasp",
    told.GameEnded: ending(lambda event: event.winners),
}
_UNHEARD = {
    "the next turn is heard as it begins": (told.TurnEnded,),
    "what the phase brings is heard at once": (told.PhaseBegan,),
    "nothing is there any more": (told.PoolLost, told.TokensCleared),
    "a thing of the screen, not of the table": (told.AskingSet,),
}
_HOURS: Mapping[str, Mapping[str, float]] = {
    "production": {"meadow": 1.0},
    "draw": {"meadow": 0.9, "village": 0.4},
    "actions": {"village": 1.0, "meadow": 0.3},
    "storage": {"feast": 0.9, "hearth": 0.5},
    "end": {"dusk": 0.8, "hearth": 0.5},
}


def _bed(s: State) -> Mapping[str, float]:
    """Dawn, the day's work, the feast, night: by the phase. An attack has its drums."""
    hour = _HOURS[phase_now(s, ROUND, BeginPhase) if s.round else ROUND[0]]
    return {**hour, "drums": 0.8} if s.attack is not None else hour


HEARD = Heard(_CUES, _UNHEARD, _bed, frozenset({told.AttackSucceeded, told.AttackRepelled, told.DragonBeaten}))
