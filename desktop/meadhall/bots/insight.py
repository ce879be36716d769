"""What a game tells of itself to those who look ahead: which answers deserve it, and who stands how well."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from ..rules import kernel
from ..rules.kernel import Action, Decision, State
from .bot import Question
from .linear import Feature, Fitted, Stage, chances, stage_at, value

S = TypeVar("S", bound=State)


class Choice(NamedTuple):
    """An answer, and what the steady player thinks it brings, in points."""

    gain: float
    action: Action


# The answers that deserve a thought, the best first, by all that the seat has in mind at such a question.
Shortlist = Callable[[Any, Any, Sequence[Action]], Sequence[Choice]]
Shortlists = Mapping[type[Decision[Any]], Shortlist]
Party = Sequence[int]  # seats that win together


def nothing_is_wasted(view: Any, action: Action, instead_of: Action) -> bool:
    return False


def nothing_more(mind: Any, decision: Any) -> Sequence[Action]:
    return ()


def of_one_kind(s: Any) -> str:
    return ""


def each_alone(s: Any) -> list[Party]:
    return [(seat,) for seat in range(len(s.players))]


@dataclass(frozen=True, kw_only=True)
class Insight(Generic[S]):
    mind: Callable[[S, int, Random], Any]
    main: Shortlists  # the questions that decide the game
    others: Shortlists  # those that may be gone into as well
    features: tuple[Feature, ...]
    measure: Callable[[S, int], Sequence[float]]  # the features of a seat
    progress: Callable[[S], float]  # how much of the game is over, from 0 to 1
    fitted: Mapping[int, Fitted]  # by number of players
    kind: Callable[[S], str] = of_one_kind  # of game: how much a lead is worth may differ from mode to mode
    wider: Mapping[str, float] = field(default_factory=dict[str, float])  # by kind: so many times the fitted spread
    clock: Callable[[S], int] | None = None  # counts what players look ahead, where a round is not what they do
    parties: Callable[[S], Sequence[Party]] = each_alone
    means: tuple[type[Action], ...] = ()  # good for nothing but what is done next, such as trade
    wastes: Callable[[S, Action, Action], bool] = nothing_is_wasted  # less of the same, and nothing saved by it
    anyway: Callable[[Any, Any], Sequence[Action]] = nothing_more  # what the turn will bring whatever is done first

    def shortlist(self, question: type[Decision[Any]], everywhere: bool) -> Shortlist | None:
        """`everywhere` is at smaller questions too."""
        return self.main.get(question) or (self.others.get(question) if everywhere else None)

    def weighed(self, question: Question, rng: Random, everywhere: bool) -> Sequence[Choice]:
        """The answers that deserve a thought: none where nothing is to be weighed."""
        mind = self.mind(question.view, question.seat, rng)
        return self._listed(mind, question, everywhere)

    def plans(self, question: Question, answer: Action, rng: Random, everywhere: bool) -> list[Choice]:
        """An answer and the others: none where it is not weighed. What is done later in the same turn is no other plan,
        but the same in another order."""
        mind = self.mind(question.view, question.seat, rng)
        choices = self._listed(mind, question, everywhere)
        planned = self.anyway(mind, kernel.asked(question.view))
        if answer in planned:
            return [choice for choice in choices if choice.action == answer or choice.action not in planned]
        return [] if gain_of(choices, answer) is None else list(choices)

    def beside(self, question: Question, answer: Action, rng: Random, everywhere: bool) -> Sequence[Choice]:
        """What deserves a thought beside an answer that somebody gave, whatever it is."""
        return self.plans(question, answer, rng, everywhere) or self.weighed(question, rng, everywhere)

    def alternatives(self, question: Question, answer: Action, rng: Random, everywhere: bool) -> list[Action]:
        """To the steady player's answer."""
        others = dict.fromkeys(choice.action for choice in self.plans(question, answer, rng, everywhere))
        return [action for action in others if action != answer]

    def _listed(self, mind: Any, question: Question, everywhere: bool) -> Sequence[Choice]:
        shortlist = self.shortlist(question.kind, everywhere)
        return () if shortlist is None else shortlist(mind, kernel.asked(question.view), question.options)

    def stage(self, s: S) -> Stage:
        return self.stage_of(sum(map(len, self.parties(s))), self.kind(s), self.progress(s))

    def stage_of(self, seats: int, kind: str, progress: float) -> Stage:
        stage = stage_at(self.fitted.get(seats) or self.fitted[max(self.fitted)], progress)
        return stage._replace(spread=stage.spread * self.wider.get(kind, 1.0))

    def leads(self, s: S, seat: int) -> dict[str, float]:
        """By group of features: how many points the seat's party is ahead of what all have on average."""
        if s.result is not None:
            return self._ended(s, seat)
        stage, parties = self.stage(s), self.parties(s)
        rows = [self._together(s, party) for party in parties]
        own = next(row for row, party in zip(rows, parties, strict=True) if seat in party)
        found: dict[str, float] = {}
        for number, feature in enumerate(self.features):
            mean = sum(row[number] for row in rows) / len(rows)
            lead = stage.weights[number] * (own[number] - mean)
            found[feature.group] = found.get(feature.group, 0.0) + lead
        return found

    def _ended(self, s: Any, seat: int) -> dict[str, float]:
        """Nothing counts any more but the points: the first group of every game."""
        parties = self.parties(s)
        sums = [sum(s.result.points[each] for each in party) for party in parties]
        own = next(points for points, party in zip(sums, parties, strict=True) if seat in party)
        groups = dict.fromkeys((feature.group for feature in self.features), 0.0)
        return {**groups, self.features[0].group: own - sum(sums) / len(sums)}

    def _together(self, s: S, party: Party) -> list[float]:
        return [sum(column) for column in zip(*(self.measure(s, seat) for seat in party), strict=True)]

    def chances(self, s: S) -> list[float]:
        """Of winning, by party."""
        parties = self.parties(s)
        if s.result is not None:
            winners = s.result.winners
            return [sum(seat in winners for seat in party) / max(1, len(winners)) for party in parties]
        stage = self.stage(s)
        return chances([value(stage.weights, self._together(s, party)) for party in parties], stage.spread)

    def chance(self, s: S, seat: int) -> float:
        return next(chance for party, chance in zip(self.parties(s), self.chances(s), strict=True) if seat in party)


def gain_of(choices: Sequence[Choice], answer: Action) -> float | None:
    """None for what is not weighed, such as a card that costs nothing."""
    return next((choice.gain for choice in choices if choice.action == answer), None)


def as_listed(m: Any, _: Any, options: Sequence[Action]) -> list[Choice]:
    """Where no answer looks better than another before it is tried."""
    return [Choice(0.0, option) for option in options]


def by_value(m: Any, decision: Any, options: Sequence[Action]) -> list[Choice]:
    """By what they bring at once."""
    choices = [Choice(m.gain(decision, option), option) for option in options]
    return sorted(choices, key=lambda choice: -choice.gain)
