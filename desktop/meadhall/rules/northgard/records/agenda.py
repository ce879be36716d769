"""What may wait on the agenda while somebody is asked. A position from a file can have any steps in any order there."""

import re
from collections.abc import Container, Iterator
from functools import cache
from typing import Any, cast

import msgspec

from ...kernel import Step, flaws_in_waiting, names_of
from ..cards.cards import EFFECTS
from ..cards.draw import Assigning
from ..cards.row import PickFromRow
from ..data import AREAS, CARDS, CREATURE_CARDS, NONE, RESOURCES, TILES, UNSEEN
from ..effect import Effect
from ..fights.combat import ThrowAxe
from ..fights.creature_fights import Challenging
from ..fights.creatures import CallCreature, PlaceCreature
from ..harvest import AnswerSwap
from ..land.build import Build
from ..land.explore import ChooseTile, Exploring
from ..land.placement import BeginSetupTurn, ChooseClan, SetupTile, TilesBack
from ..land.recruit import AfterRecruit, Due
from ..land.second_chance import SettleNewLand
from ..state import CREATURE, NO_BONUS, NOBODY, Battle, Bonus, State
from ..turn import AfterCard, CarryOut, NextCard, Turn

# A battle, or a creature's attack (chapters 13 and 21).
_FIGHT = r"""
    AfterBattle | AfterFight | BeatCreature | ChooseFace | ChooseLosses | ClearField | CommitFood |
    EndFight | LoseFigures | OfferFood | Retreat | Retreating | RollDie | Settle | SettleFight |
    ThrowAxe
"""
# What a card does (chapters 7 to 12), battles and all.
_EFFECT = rf"""
{_FIGHT} |
    AfterBuilding | AfterExplore | AfterVictory | Appear | Assigning | AwakenKaija | BecomeConqueror
    | BeginBattle | BeginBuilding | BeginExploring | BeginMoving | BeginMuster | BeginRecruiting |
    Bribing | Building | BuyCard | BuyWarrior | CallCamps | Challenging | ChooseBasic | ChooseBattle
    | ChooseDiscard | ChooseExit | ChooseGlory | ChooseLoot | ChooseTile | ChooseVictim |
    ClosingFame | CollectGoods | Copying | Curse | DemandCard | DrawCards | DrawForLand | Exploring
    | FightBattles | HiddenMarch | Joining | Levy | Loot | Moving | Negotiate | Negotiating |
    OfferBasics | OfferBribe | OfferCard | OfferCopy | OfferCreatures | OfferExits | OfferGlory |
    OfferJoining | OfferPlace | OfferPush | OfferRebuilding | OfferRemoval | OfferScorching |
    OfferVictims | OfferWarrior | PickEarly | PickFromRow | PlaceScorched | Placing | Pushing |
    Ransom | Rebuild | Recruiting | Removing | SearchHand | Shield | Spread | Spreading
"""
# What is asked, then what waits, the next first. All steps not named here happen before the next question. What a card
# does may nest in many ways: there only the kinds are held to, and the figures of each step below.
_SHAPES = re.compile(
    rf"""
    (ChooseClan;)+ ShuffleDecks; RollForFirst; HandOutResources; PlaceGroups;
    | (SetupTile; | SetupGroup;) (BeginSetupTurn;)* TilesBack; BeginYear;
    |
    (
        (
            (
                Turn; | NextCard; | React; CarryOut; AfterCard;
                | (({_EFFECT});)+ AfterCard;
                | (PickFromRow; (OfferCall;)? | CallCreature; | PlaceCreature; | (({_FIGHT});)+) NextTurn;
            )
            (BeginPhase; CreaturePhase;)?
            | (ChooseWay; Act; | (({_FIGHT});)+) (Rouse;)*
        )
        BeginPhase; Harvest;
        | (Theft; | (Trading; | AnswerSwap;) (Reap; OfferTrade;)*)
    )
    BeginPhase; Winter; BeginPhase; EndYear;
    | (StartAgain; | SettleNewLand; | (({_FIGHT});)+ OfferStart;) (SecondChance;)* BeginYear;
    """,
    re.VERBOSE,
)
_NEEDS_A_BATTLE = re.compile(r"(CommitFood|ChooseFace|ThrowAxe|Settle|SettleFight|ClearField|AfterBattle|EndFight);")


def flaws_of_agenda(s: State) -> Iterator[str]:
    if any(step.asks and not isinstance(step, ChooseClan | ThrowAxe) for step in s.agenda[:-1]):
        yield "a question under a question"
    else:
        yield from flaws_in_waiting(s, _SHAPES, _flaws_of_steps)


def _flaws_of_steps(s: State, steps: list[Step[State]]) -> Iterator[str]:
    """Top first."""
    if any(_has_bad_figures(s, step) for step in steps):
        yield "a step that cannot come about"
    elif not _fits_the_table(s, steps):
        yield "a question about something that is not there"
    elif (s.battle is None and _NEEDS_A_BATTLE.search(names_of(steps))) or not _is_possible(s, s.battle):
        yield "no such battle"


def _fits_the_table(s: State, steps: list[Step[State]]) -> bool:
    """What is asked about is there, and it is asked of whose turn it is."""
    if any(isinstance(step, _OF_THE_ACTIVE) and step.seat != s.active for step in steps):
        return False
    if (s.called is not None) != isinstance(steps[0], PlaceCreature):
        return False
    drawn = [seat for seat, player in enumerate(s.players) if player.drawn]
    if drawn != [step.seat for step in steps[:1] if isinstance(step, Assigning)]:
        return False
    return _fits_the_setup(s, steps) and _fits_the_question(s, steps[0])


def _fits_the_setup(s: State, steps: list[Step[State]]) -> bool:
    """Clans are chosen by those who have none, before creatures come; tiles are laid by those who hold them."""
    choosing = [step.seat for step in steps if isinstance(step, ChooseClan)]
    if choosing != [seat for seat, player in enumerate(s.players) if player.clan is None]:
        return False
    if choosing and len(s.creature_deck) != len(CREATURE_CARDS) * s.options.creatures:
        return False
    if not any(isinstance(step, TilesBack) for step in steps):
        return True
    laying = [step.seat for step in steps if isinstance(step, SetupTile | BeginSetupTurn)]
    return all(len(player.tiles) == laying.count(seat) + 1 for seat, player in enumerate(s.players))


def _fits_the_question(s: State, decision: Step[State]) -> bool:
    match decision:
        case AnswerSwap() as answer:
            return answer.trading.why_not(s, answer.swap) is None and answer.seat == s.partner_of(answer.trading.seat)
        case Turn(seat) | NextCard(seat):
            return not s.players[seat].passed
        case ChooseTile():
            return len(s.looked) > 1
        case Exploring() | SettleNewLand():
            return len(s.looked) == 1
        case _:
            return not s.looked


def _seats(s: State) -> range:
    return range(len(s.players))


_OF_THE_ACTIVE = (Turn, NextCard, AfterCard, CarryOut, PickFromRow, CallCreature, PlaceCreature)

# The figures of a step, by the names of their fields

_SEATS = ("seat", "victim", "by", "to", "player", "winner")
_REGIONS = ("region", "target", "regions", "begun", "closed", "targets", "due", "home", "held")
_MANY = 40
_OTHERS: dict[str, Container[Any]] = {
    "card": {*CARDS, *CREATURE_CARDS, UNSEEN},
    "area": range(len(AREAS)),
    "tile": range(len(TILES)),
    "stolen": range(NONE, len(RESOURCES)),
    "phase": ("actions", "creatures", "harvest", "winter", "year_end"),
    "left": range(1, _MANY),
    "count": range(_MANY),
    "untried": range(_MANY),
    "price": range(_MANY),
}


def _has_bad_figures(s: State, step: Step[State]) -> bool:
    """Creatures may be attacked anywhere, and nobody may have been recruited yet; all else is done somewhere."""
    if getattr(step, "region", 0) == NONE and not isinstance(step, Challenging | AfterRecruit):
        return True
    return any(not _fits(s, field, value) for field, value in _fields(step))


def _fields(thing: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """With those of steps within steps."""
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        yield name, value
        if isinstance(value, Step):
            yield from _fields(value)  # pyright: ignore[reportUnknownArgumentType]


def _fits(s: State, field: str, value: Any) -> bool:
    if isinstance(value, Effect):
        return _is_sensible(s, value)
    if isinstance(value, Bonus):
        return value in _known_bonuses()
    if field in _SEATS:
        return value in _seats(s) or (field == "winner" and value in (CREATURE, NOBODY))
    if field in _REGIONS and value != NONE:
        return all(region in s.land.regions for region in _regions_in(value)) and (field != "due" or _are_due(value))
    return field not in _OTHERS or value in _OTHERS[field]


def _regions_in(value: Any) -> list[int]:
    """A territory, several, or several with a number each."""
    if isinstance(value, int):
        return [value]
    several = cast("tuple[Any, ...]", value)
    return [each[0] if isinstance(each, tuple) else each for each in several]


def _are_due(due: Due) -> bool:
    return all(0 < count < _MANY for _, count in due)


def _is_sensible(s: State, effect: Effect) -> bool:
    """What some card does; builds are varied while they are carried out (NG-12.29, NG-12.54)."""
    if isinstance(effect, Build):
        return 0 <= effect.discount < _MANY and (effect.only == NONE or effect.only in s.land.regions)
    return effect in _known_effects()


@cache
def _known_effects() -> frozenset[Effect]:
    """All that any card does, and the parts of it."""

    def parts(thing: Any) -> Iterator[Effect]:
        if isinstance(thing, Effect):
            yield thing
            for name in thing.__struct_fields__:
                yield from parts(getattr(thing, name))
        elif isinstance(thing, tuple):
            for one in cast("tuple[Any, ...]", thing):
                yield from parts(one)

    return frozenset(part for effect in EFFECTS.values() for part in parts(effect))


@cache
def _known_bonuses() -> frozenset[Bonus]:
    bonuses = {bonus for effect in _known_effects() if isinstance(bonus := getattr(effect, "bonus", None), Bonus)}
    return frozenset({NO_BONUS, *bonuses})


def _is_possible(s: State, battle: Battle | None) -> bool:
    if battle is None:
        return True
    sides = (battle.attacker, battle.defender)
    return (
        battle.region in s.land.regions
        and all(side.seat in _seats(s) or side.seat == CREATURE for side in sides)
        and sides[0].seat != sides[1].seat
        and all(0 <= side.food <= side.figures and 0 <= side.face <= 6 for side in sides)
        and (battle.creature is None or battle.creature in CREATURE_CARDS)
    )
