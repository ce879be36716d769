"""What may wait on the agenda while somebody is asked. A position from a file can have any steps in any order there."""

import re
from collections.abc import Iterator
from typing import Any

from ...kernel import Step, flaws_in_waiting, names_of
from ..cards.sage import DrawDestinies, KeepDestiny, OfferTrueVision
from ..data import LIMITS, STALL_SPACES, TABLES, kinds_in
from ..fights.assignment import Assign, AssignVikings
from ..fights.battle import ChooseFallen, Healing
from ..fights.hunt import Hunt
from ..fights.roll import losses_now
from ..fights.victory import MoreGlory, PassBlame
from ..fights.voyage import ChooseStarving, EndVoyage, Voyage
from ..flow import FightAtTown
from ..goods import TakeDice
from ..land.placement import NextWorker
from ..land.ships import ChooseShore
from ..land.stalls import UseStall
from ..scoring import LastRunes
from ..setup import LetPick, PickLeader
from ..state import ASHORE, LAND_PLACES, Band, Battle, Coast, Player, State, Worker, enemy_at, fought, within

_BATTLE = r"""
    ( RollWindow; CountHits; CheckBattle; | (Healing; TakeLosses; | ChooseFallen;) CheckBattle;
    | (MoreGlory; (PassBlame;)? | NameBlamed;) EndFight; )
"""
_END = "BeginPhase; TakeBack; LeaveTown; DiscardJourneys; LayBounties; EndRound;"
# What is asked, then what waits, the next first. All steps not named here happen before the next question.
_SHAPES = re.compile(
    rf"""
    PickLeader; (LetPick;)* HandOut; BeginRound;
    |
    ( PlaceWorker; | TakeDice; | TradeAtMarket; | PayChurch; | UseStall; | ChooseRune; | BuyShip; | ChooseShore;
    | LookAtJourney; OfferTrueVision; DrawDestinies; | TrueVision; DrawDestinies; | KeepDestiny; )
    NextWorker; BeginPhase; BeginAssignment; BeginPhase; Combat; {_END}
    |
    Assign; BeginPhase; Combat; {_END}
    |
    (
        RollWindow; BringFood; (Hunt;)*
        | ( AfterFight; | {_BATTLE} )
    )
    (FightAtTown;)* (Voyage;)* {_END}
    |
    (
        {_BATTLE} | (ReplaceJourney; MeetJourney; | PayToll; | {_BATTLE}) Feed; FightMonster;
        | ChooseStarving; FightMonster;
    )
    EndVoyage; (Voyage;)* {_END}
    |
    LastRunes; (LastCall;)* CountUp;
    """,
    re.VERBOSE,
)
_NEEDS_A_BATTLE = re.compile(r"(CountHits|CheckBattle|EndFight|BringFood);")
_BEFORE_LOSSES = re.compile(r"(RollWindow|Healing|ChooseFallen);")


def flaws_of_agenda(s: State) -> Iterator[str]:
    return flaws_in_waiting(s, _SHAPES, _flaws_of_steps)


def _flaws_of_steps(s: State, steps: list[Any]) -> Iterator[str]:
    """Top first."""
    names = names_of(steps)
    if any(not _fits(s, step) for step in steps):
        yield "a step that cannot come about"
    elif not _fits_the_phase(s, steps) or not _nothing_forgotten(s, steps):
        yield "a question about something that is not there"
    elif (s.battle is not None) != bool(_NEEDS_A_BATTLE.search(names)):
        yield "a battle that nobody fights"
    elif s.battle is not None and not _is_possible(s, s.battle, steps, bool(_BEFORE_LOSSES.match(names))):
        yield "no such battle"


def _fits(s: State, step: Step[State]) -> bool:
    """Seats and shores that exist, and what each step counts on."""
    seat, shore = getattr(step, "seat", 0), getattr(step, "shore", 0)
    if seat not in range(len(s.players)) or shore not in range(len(s.coasts)):
        return False
    match step:
        case TakeDice():
            return within(step.offered, s.supply)
        case UseStall():
            return step.space in STALL_SPACES and s.stalls[STALL_SPACES.index(step.space)] is not None
        case ChooseShore():
            return s.band_at(step.ship) is None
        case DrawDestinies():
            return 1 <= step.count <= 4
        case Healing() | ChooseFallen():
            return s.battle is not None and s.battle.enemy is not None and step.losses == losses_now(s)
        case MoreGlory():
            return s.battle is not None and s.battle.enemy is not None and step.bonus == fought(s).foe.glory // 2
        case _:
            return True


def _fits_the_phase(s: State, steps: list[Any]) -> bool:
    asked = steps[0]
    unled = [seat for seat, player in enumerate(s.players) if player.leader is None]
    if sorted(step.seat for step in steps if isinstance(step, PickLeader | LetPick)) != unled:
        return False
    if (s.round == 0) != isinstance(asked, PickLeader):
        return False
    drawn = [seat for seat, player in enumerate(s.players) if player.drawn]
    if drawn != [step.seat for step in steps[:1] if isinstance(step, KeepDestiny)]:
        return False
    if isinstance(asked, PickLeader):
        return not s.placed and not any(s.trays) and all(coast == Coast() for coast in s.coasts) and _empty_handed(s)
    if isinstance(asked, LastRunes):
        return not s.placed and s.round == LIMITS.rounds
    if asked.seat != s.active:
        return False
    if isinstance(asked, Assign):
        return _fits_assignment(s, asked)
    if any(isinstance(step, NextWorker) for step in steps):
        return not _loaded(s) and _all_laid_out(s) and s.battle is None and _sage_serves(s.active, steps)
    return True


def _sage_serves(seat: int, steps: list[Any]) -> bool:
    """Whoever has come to the Sage draws, and nobody else."""
    return all(step.seat == seat for step in steps if isinstance(step, OfferTrueVision | DrawDestinies))


def _empty_handed(s: State) -> bool:
    """Before anything has been handed out."""
    workers = TABLES[len(s.players)].workers
    return all(player == Player(leader=player.leader, workers=workers) for player in s.players)


def _loaded(s: State) -> list[Band]:
    return [band for band in s.bands if any(band.dice) or band.food]


def _all_laid_out(s: State) -> bool:
    """Before any battle of the round."""
    return (
        s.troll is not None
        and None not in s.draugr
        and all(coast.monster is not None and coast.journey is not None and not coast.revealed for coast in s.coasts)
    )


def _fits_assignment(s: State, asked: Assign) -> bool:
    """Who has not sent anybody yet, or only in secret, has not loaded anything."""
    chosen = [choice.seat for choice in asked.chosen]
    seats = [asked.seat, *asked.waiting, *chosen]
    if len(set(seats)) < len(seats) or any(not s.bands_of(seat) for seat in seats) or not _all_laid_out(s):
        return False
    if bool(chosen) and s.options.assignment != "secret":
        return False
    if any(band.seat in seats for band in _loaded(s)):
        return False
    return all(AssignVikings(choice.loads or ()).why_not(s, choice.seat) is None for choice in asked.chosen)


def _nothing_forgotten(s: State, steps: list[Any]) -> bool:
    """In the combat phase: what waits is in order and can be done, and whoever has been sent out comes home."""
    if isinstance(steps[0], Assign) or any(isinstance(step, NextWorker) for step in steps):
        return True
    hunts = [step.seat for step in steps if isinstance(step, Hunt)]
    towns = [step.place for step in steps if isinstance(step, FightAtTown)]
    shores = [step.shore for step in steps if isinstance(step, Voyage)]
    if len(set(hunts)) < len(hunts) or any(Worker("hunting", seat) not in s.placed for seat in hunts):
        return False
    if towns != [place for place in LAND_PLACES if place in towns] or shores != sorted({*shores}):
        return False
    sailing = {step.shore for step in steps if hasattr(step, "shore") and not isinstance(step, Voyage)}
    if len(sailing) > 1 or sailing & {*shores}:
        return False
    if any(not _can_be_met(s, band, towns, shores) for band in s.bands):
        return False
    current = s.battle.place if s.battle else None
    if current in towns:
        return False
    return all(
        band.place in towns or band.place == current or band.shore in shores or band.shore in sailing
        for band in _loaded(s)
    ) and all(_sails(s, step) for step in steps)


def _can_be_met(s: State, band: Band, towns: list[Any], shores: list[int]) -> bool:
    """Enemies and journeys that are still to come are there."""
    if band.place in towns:
        return enemy_at(s, band) is not None
    if band.shore in shores:
        coast = s.coasts[band.shore]
        return coast.monster is not None and coast.journey is not None and not coast.revealed
    return True


def _sails(s: State, step: Any) -> bool:
    """A step of a voyage: the ship is there, and whoever is asked is its owner."""
    if isinstance(step, Voyage) or not hasattr(step, "shore"):
        return True
    shore: int = step.shore
    band, coast = s.band_on(shore), s.coasts[shore]
    if band is None or getattr(step, "seat", band.seat) != band.seat or not coast.revealed:
        return False
    if isinstance(step, ChooseStarving):
        return 1 <= step.count <= sum(band.dice)
    return isinstance(step, EndVoyage) or coast.monster is not None


def _is_possible(s: State, battle: Battle, steps: list[Any], before_losses: bool) -> bool:
    names = {type(step).__name__ for step in steps}
    if battle.seat not in range(len(s.players)) or steps[0].seat != battle.seat:
        return False
    if any(isinstance(step, PassBlame) and step.seat != battle.seat for step in steps):
        return False
    if min(battle.round, battle.damage) < 0:
        return False
    if "BringFood" in names:
        on_tray = s.players[battle.seat].dice
        return battle.enemy is None and battle.place is None and _match(battle, on_tray)
    band = s.band_at(battle.place)
    if band is None or band.seat != battle.seat or battle.enemy is None:
        return False
    if (band.shore == ASHORE) == ("EndVoyage" in names):
        return False
    if before_losses and (not _match(battle, band.dice) or battle.enemy != _met(s, band, names)):
        return False
    return before_losses or len(battle.rolled) >= sum(band.dice)


def _met(s: State, band: Band, names: set[str]) -> str | None:
    return "kraken" if "Feed" in names else enemy_at(s, band)


def _match(battle: Battle, dice: tuple[int, int, int]) -> bool:
    return [die.kind for die in battle.rolled] == kinds_in(dice)
