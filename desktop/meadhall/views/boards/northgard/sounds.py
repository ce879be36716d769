"""What the Uncharted Lands sound like: one row for each event, and the seasons of a year."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.rules.northgard import events as told
from meadhall.rules.northgard.state import CREATURE, NOBODY, State
from meadhall.views.hearing.cues import Heard, ending, own

from .season import season_of

_PHASES = {"creatures": "growl", "harvest": "logs", "winter": "storm", "year_end": "drum"}


def _phase(event: told.PhaseBegan, viewer: int | None) -> str:
    return _PHASES.get(event.phase, "")


def _gained(event: told.ResourcesGained, viewer: int | None) -> str:
    return "" if event.source == "harvest" else "sack"


def _paid(event: told.ResourcesPaid, viewer: int | None) -> str:
    return "" if event.purpose in ("build", "winter") else "coin"


def _appeared(event: told.CreatureAppeared, viewer: int | None) -> str:
    return "wolf" if event.card.startswith("wolf") else "roar"


def _winter(event: told.WinterPaid, viewer: int | None) -> str:
    return "fire" if event.in_full else "ice"


def _laid(event: told.TileLaid, viewer: int | None) -> str:
    return "stone" if event.closed else "tile"


def _ended(event: told.BattleEnded, viewer: int | None) -> str:
    return "grumble" if event.winner == NOBODY else "growl" if event.winner == CREATURE else "cheer"


_CUES = {
    told.ClanChosen: "horn",
    told.FirstPlayerChosen: "seal",
    told.SetupTilesDrawn: "tile",
    # The year
    told.YearBegan: "horn",
    told.RowRevealed: "slide",
    told.PhaseBegan: _phase,
    told.TurnBegan: own("turn"),
    # Cards
    told.DeckShuffled: "shuffle",
    told.CardsDrawn: "slide",
    told.CardsAssigned: "snap",
    told.CardPlayed: "snap",
    told.CardCancelled: "refusal",
    told.CardCopied: "snap",
    told.CardReplaced: "slide",
    told.CardRemoved: "page",
    told.ClanUpgraded: "anvil",
    told.Passed: "door",
    told.CardPicked: "slide",
    told.CardTaken: "slide",
    told.HandAttacked: "raven",
    told.CardDiscarded: "snap",
    told.Shielded: "shield",
    told.HandSeen: "page",
    told.CardDemanded: "slide",
    told.Ransomed: "coins",
    # Goods and fame
    told.ResourcesGained: _gained,
    told.ResourcesPaid: _paid,
    told.FameGained: "glory",
    told.FameLost: "grumble",
    # The map
    told.TilesDrawn: "slide",
    told.TileLaid: _laid,
    told.ExploreFailed: "refusal",
    told.WarriorsRecruited: "figure",
    told.KaijaRecruited: "roar",
    told.Built: "hammer",
    told.BuildingReplaced: "hammer",
    told.FiguresMoved: "march",
    told.FiguresLost: "fall",
    told.ScorchedPlaced: "fire",
    # Battles
    told.BattleBegan: "steel",
    told.FoodSpent: "sack",
    told.BattleDieRolled: "die",
    told.FaceChosen: "shield",
    told.BattleEnded: _ended,
    # Creatures
    told.CreatureAppeared: _appeared,
    told.CreatureCalled: "growl",
    told.CreatureDeckShuffled: "shuffle",
    told.CreatureMoved: "snow",
    told.CreatureActed: "growl",
    told.CreatureBeaten: "cheer",
    # Harvest, trade, winter
    told.Harvested: "sack",
    told.ResourceStolen: "coins",
    told.Traded: "coins",
    told.PartnersTraded: "seal",
    told.SwapOffered: "quill",
    told.SwapRefused: "refusal",
    told.WinterPaid: _winter,
    told.UnrestTaken: "grumble",
    told.TopCardDiscarded: "snap",
    told.GameEnded: ending(lambda event: event.winners),
}
_UNHEARD = {
    "what it leads to is heard at once": (told.EffectChosen, told.SetupTilesReturned, told.TilesUnderPile),
    "nothing has happened": (told.Waited,),
    "the dice are thrown when it is known who begins, and heard as they come to rest": (told.FirstPlayerRolled,),
    "a thing of the screen, not of the table": (told.AskingSet,),
}
_SEASONS: Mapping[str, Mapping[str, float]] = {
    "spring": {"meadow": 0.8, "wind": 0.5},
    "summer": {"meadow": 1.0, "wind": 0.2},
    "dusk": {"dusk": 1.0, "wind": 0.3},
    "harvest": {"dusk": 0.6, "meadow": 0.6},
    "winter": {"gale": 1.0, "hearth": 0.4},
    "night": {"gale": 0.5, "hearth": 0.8},
}


def _bed(s: State) -> Mapping[str, float]:
    """As the land looks; a battle has its drums."""
    season = _SEASONS[season_of(s).name]
    return {**season, "drums": 0.7} if s.battle is not None else season


HEARD = Heard(_CUES, _UNHEARD, _bed, frozenset({told.BattleEnded}))
