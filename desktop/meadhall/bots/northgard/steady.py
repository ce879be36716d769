"""A steady player: it tries out what it could do on a world that it imagines from what its seat may see."""

from functools import partial
from types import MappingProxyType

from ...rules.northgard.basic import ChooseBasic
from ...rules.northgard.battle import ChooseBattle, Pushing
from ...rules.northgard.boons import Negotiating
from ...rules.northgard.build import Building
from ...rules.northgard.building_cards import ChooseGlory, Rebuild
from ...rules.northgard.buying import BuyCard, BuyWarrior
from ...rules.northgard.cards import Copying
from ...rules.northgard.combat import ChooseFace, CommitFood, ThrowAxe
from ...rules.northgard.creature_fights import Challenging
from ...rules.northgard.creatures import CallCreature, ChooseWay, PlaceCreature
from ...rules.northgard.draw import Assigning
from ...rules.northgard.explore import ChooseTile, Exploring
from ...rules.northgard.far_moves import Bribing, ChooseExit, HiddenMarch
from ...rules.northgard.hand_attacks import ChooseDiscard, ChooseVictim, DemandCard, Ransom, SearchHand, Shield
from ...rules.northgard.harvest import AnswerSwap, Theft, Trading
from ...rules.northgard.losses import ChooseLosses
from ...rules.northgard.move import Moving
from ...rules.northgard.musters import Joining, Spreading
from ...rules.northgard.placement import ChooseClan, SetupGroup, SetupTile
from ...rules.northgard.reactions import React
from ...rules.northgard.recruit import Levy, Recruiting
from ...rules.northgard.removals import ChooseLoot, Placing, Removing
from ...rules.northgard.retreat import Retreating
from ...rules.northgard.row import PickFromRow
from ...rules.northgard.second_chance import SettleNewLand, StartAgain
from ...rules.northgard.snake import PlaceScorched
from ...rules.northgard.turn import NextCard, Turn
from ..foresight import Answers, one_step_ahead, to_the_end
from ..steady import SteadyPlayer
from . import battles, drafting, hands, marching, playing, settling, turn, yearly
from .mind import Mind

ANSWERS: Answers[Mind] = MappingProxyType(
    {
        # before the game
        ChooseClan: settling.choose_clan,
        SetupTile: settling.settle_tile,
        SetupGroup: one_step_ahead,
        # the turn
        Turn: turn.take_turn,
        NextCard: turn.go_on,
        React: hands.react,
        # effects
        ChooseBasic: playing.choose_basic,
        Copying: playing.copy_card,
        Recruiting: one_step_ahead,
        Levy: one_step_ahead,
        Spreading: one_step_ahead,
        Joining: one_step_ahead,
        Placing: one_step_ahead,
        BuyWarrior: one_step_ahead,
        Building: one_step_ahead,
        Rebuild: one_step_ahead,
        ChooseGlory: to_the_end,
        Moving: marching.march,
        ChooseExit: settling.choose_exit,
        HiddenMarch: one_step_ahead,
        Bribing: one_step_ahead,
        Removing: one_step_ahead,
        ChooseLoot: one_step_ahead,
        ChooseTile: settling.choose_tile,
        Exploring: settling.lay_tile,
        PlaceScorched: settling.scorch,
        # cards
        PickFromRow: drafting.draft,
        Assigning: hands.assign,
        Negotiating: hands.negotiate,
        BuyCard: one_step_ahead,
        ChooseVictim: hands.choose_victim,
        SearchHand: hands.point_at,
        DemandCard: hands.point_at,
        Ransom: hands.pay_ransom,
        ChooseDiscard: hands.discard,
        Shield: hands.shield,
        # battles
        ChooseBattle: battles.choose_battle,
        Pushing: battles.push,
        CommitFood: battles.commit_food,
        ChooseFace: battles.choose_face,
        ThrowAxe: battles.throw_axe,
        ChooseLosses: battles.choose_losses,
        Retreating: settling.retreat,
        # the rest of the year
        Challenging: marching.challenge,
        CallCreature: yearly.call_creature,
        PlaceCreature: yearly.place_creature,
        ChooseWay: yearly.lead,
        Theft: yearly.steal,
        Trading: yearly.trade,
        AnswerSwap: yearly.answer_swap,
        StartAgain: one_step_ahead,
        SettleNewLand: settling.settle_tile,
    }
)

steady = partial(SteadyPlayer[Mind], ANSWERS, partial(Mind, answers=ANSWERS))
