"""What is asked, and what is not: questions with one answer (CM-19.1), and what a player does not want to be asked."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Literal

import msgspec

from ..kernel import Action, Decision, Denial, EventSink, Move
from ..kernel.step import NOT_NOW
from .data import RuneId
from .events import AskingSet
from .state import Manner, Player, State

What = Literal["rolls", "journey", "healing", "glory", "true_vision", "success"]
MANNERS: tuple[Manner, ...] = ("always", "worthwhile", "never")
RUNE_ASKED: dict[What, RuneId] = {
    "journey": "rune_journey",
    "healing": "rune_healing",
    "glory": "rune_glory",
    "true_vision": "rune_true_vision",
    "success": "rune_success",
}


def ask(s: State, decision: Decision[State], out: EventSink) -> None:
    """Exactly one legal option is taken at once (CM-19.1); where there is none, nothing happens."""
    two = list(islice(_real_options(s, decision), 2))  # whether there are still more makes no difference
    if len(two) == 1:
        decision.resolve(s, two[0], out)
    elif two:
        s.agenda.append(decision)


def _real_options(s: State, decision: Decision[State]) -> Iterator[Action]:
    for action in decision.actions(s):
        if not isinstance(action, SetAsking) and decision.why_not(s, action) is None:
            yield action


def wants(player: Player, what: What, worthwhile: bool) -> bool:
    """Whether this player is to be asked now."""
    manner: Manner = getattr(player.asking, what)
    return manner == "always" or (manner == "worthwhile" and worthwhile)


class SetAsking(Move[State], frozen=True):
    """From now on ask me always, when it is worthwhile, or never (CM-15.16)."""

    what: What
    manner: Manner

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["SetAsking"]:
        player = s.players[seat]
        for what, rune in RUNE_ASKED.items():
            if player.holds(rune):
                yield from (cls(what, manner) for manner in MANNERS)
        yield from (cls("rolls", manner) for manner in MANNERS)

    def why_not(self, s: State, seat: int) -> Denial | None:
        player = s.players[seat]
        if self.what != "rolls" and not player.holds(RUNE_ASKED[self.what]):
            return Denial("no_such_rune", "CM-15.16", {"rune": RUNE_ASKED[self.what]})
        if getattr(player.asking, self.what) == self.manner:
            return NOT_NOW
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        player.asking = msgspec.structs.replace(player.asking, **{self.what: self.manner})
        out.append(AskingSet(seat, self.what, self.manner))


class UseRune(Action, frozen=True):
    """Yes, to the offer of a rune."""


class KeepRune(Action, frozen=True):
    pass


class OfferedRune(Decision[State], frozen=True):
    """A rune of window W4 that may be used just now (CM-15.8 to CM-15.13)."""

    def actions(self, s: State) -> Sequence[Action]:
        return (UseRune(), KeepRune())

    def why_not(self, s: State, action: Action) -> Denial | None:
        return None if isinstance(action, UseRune | KeepRune) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, UseRune):
            self.use(s, out)

    def use(self, s: State, out: EventSink) -> None:
        raise NotImplementedError
