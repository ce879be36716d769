"""All that can be asked, by chapter. Each is at home where the rulebook speaks of it."""

from .cards.basic import ChooseBasic
from .cards.boons import Negotiating
from .cards.building_cards import ChooseGlory, Rebuild
from .cards.buying import BuyCard, BuyWarrior
from .cards.cards import Copying
from .cards.draw import Assigning
from .cards.far_moves import Bribing, ChooseExit, HiddenMarch
from .cards.hand_attacks import ChooseDiscard, ChooseVictim, DemandCard, Ransom, SearchHand, Shield
from .cards.musters import Joining, Spreading
from .cards.reactions import React
from .cards.removals import ChooseLoot, Placing, Removing
from .cards.row import PickFromRow
from .cards.snake import PlaceScorched
from .fights.battle import ChooseBattle, Pushing
from .fights.combat import ChooseFace, CommitFood, ThrowAxe
from .fights.creature_fights import Challenging
from .fights.creatures import CallCreature, ChooseWay, PlaceCreature
from .fights.losses import ChooseLosses
from .fights.retreat import Retreating
from .flow import BeginPhase
from .harvest import AnswerSwap, Theft, Trading
from .land.build import Building
from .land.explore import ChooseTile, Exploring
from .land.move import Moving
from .land.placement import ChooseClan, SetupGroup, SetupTile
from .land.recruit import Levy, Recruiting
from .land.second_chance import SettleNewLand, StartAgain
from .turn import NextCard, Turn

__all__ = [
    "AnswerSwap",
    "Assigning",
    "BeginPhase",
    "Bribing",
    "Building",
    "BuyCard",
    "BuyWarrior",
    "CallCreature",
    "Challenging",
    "ChooseBasic",
    "ChooseBattle",
    "ChooseClan",
    "ChooseDiscard",
    "ChooseExit",
    "ChooseFace",
    "ChooseGlory",
    "ChooseLoot",
    "ChooseLosses",
    "ChooseTile",
    "ChooseVictim",
    "ChooseWay",
    "CommitFood",
    "Copying",
    "DemandCard",
    "Exploring",
    "HiddenMarch",
    "Joining",
    "Levy",
    "Moving",
    "Negotiating",
    "NextCard",
    "PickFromRow",
    "PlaceCreature",
    "PlaceScorched",
    "Placing",
    "Pushing",
    "Ransom",
    "React",
    "Rebuild",
    "Recruiting",
    "Removing",
    "Retreating",
    "SearchHand",
    "SettleNewLand",
    "SetupGroup",
    "SetupTile",
    "Shield",
    "Spreading",
    "StartAgain",
    "Theft",
    "ThrowAxe",
    "Trading",
    "Turn",
]
