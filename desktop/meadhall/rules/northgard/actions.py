"""All that a player can say, by chapter. Each is at home where the rulebook speaks of it."""

from .asking import STOP, SetAsking, Stop
from .cards.basic import TakeBasic
from .cards.boons import DrawOne, TakeBack
from .cards.building_cards import BuildFirst, CollectFirst, Exchange
from .cards.buying import Spend
from .cards.cards import CopyCard
from .cards.draw import Assign
from .cards.far_moves import ComeOutAt
from .cards.hand_attacks import Discard, DrawInstead, GiveUpCard, PickVictim, PointAt, TakeBlow, UseShield
from .cards.reactions import Cancel, LetHappen
from .cards.removals import PlaceAt, RemoveFrom, TakeKind
from .cards.row import Pick
from .cards.snake import Scorch
from .fights.battle import Fight, PushTo
from .fights.combat import SpendFood, TakeCasualty, TakePoint
from .fights.creature_fights import Challenge
from .fights.creatures import Call, LeadTo, PutCreature
from .fights.losses import Lose
from .fights.retreat import RetreatTo
from .harvest import Agree, Refuse, Steal, Swap, Trade
from .land.build import Construct
from .land.explore import LayTile, PutBack, TakeTile
from .land.move import March
from .land.placement import PlaceGroup, TakeClan
from .land.recruit import LevyAt, RecruitAt
from .land.second_chance import BeginAt
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
