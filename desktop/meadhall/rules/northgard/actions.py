"""All that a player can say, by chapter. Each is at home where the rulebook speaks of it."""

from .asking import STOP, SetAsking, Stop
from .basic import TakeBasic
from .battle import Fight, PushTo
from .boons import DrawOne, TakeBack
from .build import Construct
from .building_cards import BuildFirst, CollectFirst, Exchange
from .buying import Spend
from .cards import CopyCard
from .combat import SpendFood, TakeCasualty, TakePoint
from .creature_fights import Challenge
from .creatures import Call, LeadTo, PutCreature
from .draw import Assign
from .explore import LayTile, PutBack, TakeTile
from .far_moves import ComeOutAt
from .hand_attacks import Discard, DrawInstead, GiveUpCard, PickVictim, PointAt, TakeBlow, UseShield
from .harvest import Agree, Refuse, Steal, Swap, Trade
from .losses import Lose
from .move import March
from .placement import PlaceGroup, TakeClan
from .reactions import Cancel, LetHappen
from .recruit import LevyAt, RecruitAt
from .removals import PlaceAt, RemoveFrom, TakeKind
from .retreat import RetreatTo
from .row import Pick
from .second_chance import BeginAt
from .snake import Scorch
from .turn import EndTurn, Pass, PlayCard, Remove, Replace, Upgrade, Wait

__all__ = [
    "STOP",
    "Agree",
    "Assign",
    "BeginAt",
    "BuildFirst",
    "Call",
    "Cancel",
    "Challenge",
    "CollectFirst",
    "ComeOutAt",
    "Construct",
    "CopyCard",
    "Discard",
    "DrawInstead",
    "DrawOne",
    "EndTurn",
    "Exchange",
    "Fight",
    "GiveUpCard",
    "LayTile",
    "LeadTo",
    "LetHappen",
    "LevyAt",
    "Lose",
    "March",
    "Pass",
    "Pick",
    "PickVictim",
    "PlaceAt",
    "PlaceGroup",
    "PlayCard",
    "PointAt",
    "PushTo",
    "PutBack",
    "PutCreature",
    "RecruitAt",
    "Refuse",
    "Remove",
    "RemoveFrom",
    "Replace",
    "RetreatTo",
    "Scorch",
    "SetAsking",
    "Spend",
    "SpendFood",
    "Steal",
    "Stop",
    "Swap",
    "TakeBack",
    "TakeBasic",
    "TakeBlow",
    "TakeCasualty",
    "TakeClan",
    "TakeKind",
    "TakePoint",
    "TakeTile",
    "Trade",
    "Upgrade",
    "UseShield",
    "Wait",
]
