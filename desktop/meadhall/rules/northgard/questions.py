"""All that can be asked, by chapter. Each is at home where the rulebook speaks of it."""

from .basic import ChooseBasic
from .battle import ChooseBattle, Pushing
from .boons import Negotiating
from .build import Building
from .building_cards import ChooseGlory, Rebuild
from .buying import BuyCard, BuyWarrior
from .cards import Copying
from .combat import ChooseFace, CommitFood, ThrowAxe
from .creature_fights import Challenging
from .creatures import CallCreature, ChooseWay, PlaceCreature
from .draw import Assigning
from .explore import ChooseTile, Exploring
from .far_moves import Bribing, ChooseExit, HiddenMarch
from .flow import BeginPhase
from .hand_attacks import ChooseDiscard, ChooseVictim, DemandCard, Ransom, SearchHand, Shield
from .harvest import AnswerSwap, Theft, Trading
from .losses import ChooseLosses
from .move import Moving
from .musters import Joining, Spreading
from .placement import ChooseClan, SetupGroup, SetupTile
from .reactions import React
from .recruit import Levy, Recruiting
from .removals import ChooseLoot, Placing, Removing
from .retreat import Retreating
from .row import PickFromRow
from .second_chance import SettleNewLand, StartAgain
from .snake import PlaceScorched
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
