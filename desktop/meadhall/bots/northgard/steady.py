"""A steady player: it tries out what it could do on a world that it imagines from what its seat may see."""

from functools import partial
from types import MappingProxyType

from ...rules.kernel import Action
from ...rules.northgard.questions import (
    AnswerSwap,
    Assigning,
    Bribing,
    Building,
    BuyCard,
    BuyWarrior,
    CallCreature,
    Challenging,
    ChooseBasic,
    ChooseBattle,
    ChooseClan,
    ChooseDiscard,
    ChooseExit,
    ChooseFace,
    ChooseGlory,
    ChooseLoot,
    ChooseLosses,
    ChooseTile,
    ChooseVictim,
    ChooseWay,
    CommitFood,
    Copying,
    DemandCard,
    Exploring,
    HiddenMarch,
    Joining,
    Levy,
    Moving,
    Negotiating,
    NextCard,
    PickFromRow,
    PlaceCreature,
    PlaceScorched,
    Placing,
    Pushing,
    Ransom,
    React,
    Rebuild,
    Recruiting,
    Removing,
    Retreating,
    SearchHand,
    SettleNewLand,
    SetupGroup,
    SetupTile,
    Shield,
    Spreading,
    StartAgain,
    Theft,
    ThrowAxe,
    Trading,
    Turn,
)
from ..bot import Question
from ..foresight import Answers, one_step_ahead, to_the_end
from ..steady import SteadyPlayer
from . import turn, yearly
from .cards import drafting, hands, playing
from .fights import battles
from .fights.danger import Danger
from .land import building, marching, settling
from .mind import Mind
from .plan import Plan

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
        Building: building.build,
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


class Steady(SteadyPlayer[Mind]):
    """It goes on as it has thought of."""

    def __init__(self, seed: int) -> None:
        self._plan = Plan()
        super().__init__(ANSWERS, partial(Mind, answers=ANSWERS, plan=self._plan, danger=Danger()), seed)

    def choose(self, question: Question) -> Action:
        planned = self._plan.next(question.kind, question.options)
        return super().choose(question) if planned is None else planned

    def forget_plans(self) -> None:
        self._plan.begin(())
