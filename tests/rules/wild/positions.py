"""Positions that play has reached, for whatever has to hold in all of them: of random and of steady players."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from kit import CASES
from kit.selfplay import recorded
from meadhall.bots import Question, make
from meadhall.rules.kernel import Action, Decision, Event, asked, is_over, options, play
from meadhall.rules.wild import WILD, forecast
from meadhall.rules.wild import events as e
from meadhall.rules.wild.actions import UpgradeHall
from meadhall.rules.wild.data import TOP_LEVEL
from meadhall.rules.wild.questions import ArrangeTokens, Defend, Keep, TakeTurn
from meadhall.rules.wild.state import State

RANDOM, STEADY = 80, 160  # positions of a game


def seen(s: State) -> State:
    """As whoever is asked sees it."""
    return WILD.visible(s, asked(s).seat)


@cache
def positions() -> tuple[State, ...]:
    """More than a thousand. Whoever would change one takes a copy."""
    found: list[State] = []
    for number, case in enumerate(case for case in CASES if case.game is WILD):
        played = [moment.position for moment in recorded(case)]
        found += played[:: len(played) // RANDOM]
        played = list(_steady(case.new(number), case.players))
        found += played[:: max(1, len(played) // STEADY)]
    return tuple(found)


def _steady(s: State, players: int) -> Iterator[State]:
    bots = [make("steady", WILD, seat) for seat in range(players)]
    while not is_over(s):
        yield s.copy()
        question = Question(WILD, s)
        play(s, bots[question.seat].choose(question))


def where(*kinds: type[Decision[Any]]) -> list[State]:
    return [s for s in positions() if isinstance(asked(s), kinds)]


def purchases(s: State) -> list[Any]:
    """All that one might think of buying."""
    wares = [action for action in asked(s).actions(s) if isinstance(action, forecast.Purchase)]
    level = s.players[s.active].level
    return [ware for ware in wares if level < TOP_LEVEL or not isinstance(ware, UpgradeHall)]


# Playing it out


def done(s: State, *actions: Action) -> tuple[State, list[Event]]:
    """The position after these, with the first answer to whatever is asked about them, and all that happened."""
    twin, events = s.copy(), list[Event]()
    for action in actions:
        play(twin, action, events)
        while not is_over(twin) and not isinstance(asked(twin), TakeTurn | ArrangeTokens | Defend | Keep):
            play(twin, options(twin)[0], events)
    return twin, events


def of_the_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Before the next phase begins."""
    phases = [place for place, event in enumerate(events) if isinstance(event, e.PhaseBegan)]
    return events[: phases[0]] if phases else events


def told(events: Sequence[Event], kind: type[Event], **fields: Any) -> list[Any]:
    return [
        event
        for event in events
        if isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
    ]


def points(events: Sequence[Event], seat: int, *sources: str) -> int:
    return sum(event.points for event in told(events, e.PointsGained, seat=seat) if event.source in sources)


def plain(s: State) -> State:
    """Far from any mark of the track, so that all Asgard cards come from what is foretold."""
    twin = s.copy()
    for player in twin.players:
        player.points = 0
    return twin
