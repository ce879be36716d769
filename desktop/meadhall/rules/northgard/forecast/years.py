"""How a year ends for each player, as things stand: harvest, winter, and whether somebody wins."""

from collections.abc import Iterable
from typing import NamedTuple

from ...kernel import Event
from ..cards.achievements import ACHIEVEMENTS
from ..data import LIMITS, NO_RESOURCES, PIECES, CardId, Resources
from ..ending import Party, is_sudden_victory, parties, strongholds
from ..events import FameGained, ResourcesGained
from ..harvest import (
    NO_THEFT,
    AnswerSwap,
    Harvest,
    OfferTrade,
    Reap,
    Reaping,
    Theft,
    Trading,
    altar_fame,
    closed_fame,
    victim_of_theft,
)
from ..state import State, harvest_of, warriors_on_map
from ..winter import PayUpkeep, Winter, upkeep


class Yield(NamedTuple):
    goods: Resources
    fame: int


def yield_at(s: State, region: int) -> Yield:
    """Of a territory, for whoever holds it at the harvest."""
    return Yield(harvest_of(s, region), closed_fame(s, region) + altar_fame(s, region))


def gained(events: Iterable[Event]) -> Yield:
    """All that these events have brought."""
    goods, fame = list(NO_RESOURCES), 0
    for event in events:
        if isinstance(event, ResourcesGained):
            goods = [held + more for held, more in zip(goods, event.resources, strict=True)]
        elif isinstance(event, FameGained):
            fame += event.fame
    food, wood, lore = goods
    return Yield((food, wood, lore), fame)


# Harvest and winter


class YearEnd(NamedTuple):
    """The next harvest and the winter after it, or the winter that is still to come after this year's harvest."""

    harvest: Yield
    theft: int  # -1 where Scorched Earth may take one of these resources, 1 where it may bring one more
    winter: Resources  # as far as it is there to be paid
    missing: int  # resources that winter will lack
    can_trade: bool  # for what is missing, after the harvest


def year_end(s: State, seat: int) -> YearEnd:
    twin, told = s.copy(), list[Event]()
    reap = _reap(s, seat)
    if reap is not None:
        reap.run(twin, told)
    held, due = twin.players[seat].resources, upkeep(warriors_on_map(s, seat))
    missing = sum(max(need - has, 0) for has, need in zip(held, due, strict=True))
    spare = sum(max(has - need, 0) for has, need in zip(held, due, strict=True))
    can_trade = (reap is not None or _is_trading(s, seat)) and spare >= LIMITS.trade_rate * missing
    return YearEnd(gained(told), _theft(s, seat) if reap is not None else 0, due, missing, can_trade)


def _reap(s: State, seat: int) -> Reap | None:
    for step in s.agenda:
        match step:
            case Reap(reaper) if reaper == seat:
                return step
            case Reaping(stolen):
                return Reap(seat, stolen)
            case _:
                pass
    return Reap(seat, NO_THEFT) if harvest_is_to_come(s, seat) or not winter_is_to_come(s, seat) else None


def harvest_is_to_come(s: State, seat: int) -> bool:
    """This year's."""
    return any(
        isinstance(step, Harvest | Theft | Reaping) or (isinstance(step, Reap) and step.seat == seat)
        for step in s.agenda
    )


def winter_is_to_come(s: State, seat: int) -> bool:
    """This year's."""
    return any(isinstance(step, Winter) or (isinstance(step, PayUpkeep) and step.seat == seat) for step in s.agenda)


def _is_trading(s: State, seat: int) -> bool:
    for step in s.agenda:
        match step:
            case OfferTrade(trader) | Trading(trader) | AnswerSwap(trading=Trading(trader)) if trader == seat:
                return True
            case _:
                pass
    return False


def _theft(s: State, seat: int) -> int:
    """Not once it is decided: then the harvest is counted with it."""
    if any(isinstance(step, Reaping | Reap) for step in s.agenda):
        return 0
    victim = victim_of_theft(s)
    return -1 if victim == seat else int(victim >= 0 and seat == s.snake)


class Dearer(NamedTuple):
    warriors: int  # so many more
    winter: Resources


def dearer_winter(s: State, seat: int) -> Dearer | None:
    """From how many more warriors on winter takes more."""
    warriors = warriors_on_map(s, seat)
    coming = next((each.warriors for each in PIECES.winter if each.warriors > warriors), None)
    return None if coming is None else Dearer(coming - warriors, upkeep(coming))


# Victory and fame


class Strongholds(NamedTuple):
    """Closed territories with a large building, of a player or of a team, and how many win (NG-17.1)."""

    held: int
    needed: int


def strongholds_of(s: State, party: Party) -> Strongholds:
    held = sum(strongholds(s, seat) for seat in party)
    return Strongholds(held, LIMITS.team_sudden_victory if s.options.teams else LIMITS.sudden_victory)


def party_of(s: State, seat: int) -> Party:
    return next(party for party in parties(s) if seat in party)


def winning(s: State) -> list[Party]:
    """Those of whom one wins if the year ends like this: of several, the one with the most fame (NG-17.3)."""
    if not s.options.sudden_victory:
        return []
    return [party for party in parties(s) if is_sudden_victory(s, party)]


def achievement(s: State, seat: int, card: CardId) -> int:
    """What this achievement would bring if the game ended like this."""
    return ACHIEVEMENTS[card](s, seat)
