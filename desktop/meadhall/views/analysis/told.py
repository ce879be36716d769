"""An analysis in words: who sits where, what each decision was, and why another would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from meadhall.chronicle.analysis import Analysis, Decision
from meadhall.rules.kernel import Action
from meadhall.table import Table
from meadhall.views.look.palette import PLAYERS, Player
from meadhall.views.table.advice.reasons import told as reasons_told
from meadhall.views.text import Words, escaped, speech_for
from meadhall.views.text.chances import percent
from meadhall.views.text.words import capitalised

_DOT = " · "


class DecisionWords(NamedTuple):
    number: int  # from 1
    seat: int
    when: str
    title: str
    detail: str
    text: str  # why, and what else there was
    change: int  # in per cent
    before: int
    after: int


class Told:
    """Of one game, in one language."""

    def __init__(self, table: Table, analysis: Analysis, words: Words) -> None:
        self.table, self.analysis, self.words = table, analysis, words
        self.names = [escaped(seat.name) for seat in table.terms.seats]
        self.colours = [seat.colour for seat in table.terms.seats]
        self.speech = speech_for(table.game.id, words, self.names)

    def player(self, seat: int) -> Player:
        return PLAYERS[self.colours[seat] % len(PLAYERS)]

    @property
    def players(self) -> list[Player]:
        return [self.player(seat) for seat in range(len(self.names))]

    @property
    def ranks(self) -> list[int]:
        """The seats, the winners first, then by points."""
        result = self.table.state.result
        assert result is not None
        seats = range(len(self.names))
        return sorted(seats, key=lambda seat: (seat not in result.winners, -result.points[seat], seat))

    def round_name(self, number: int) -> str:
        return self.words(f"analysis.chances.{self._unit}", n=number)

    @property
    def _unit(self) -> str:
        return "year" if self.table.game.id == "northgard" else "round"

    @cached_property
    def decisions(self) -> Sequence[DecisionWords]:
        return [self._decision(number, one) for number, one in enumerate(self.analysis.decisions, 1)]

    def view_at(self, decision: Decision) -> Any:
        """What its seat saw."""
        return self.table.game.visible(self.table.position_at(decision.line), decision.seat)

    def action_of(self, decision: Decision) -> Action:
        return self.table.entries[decision.line].action

    def _decision(self, number: int, one: Decision) -> DecisionWords:
        words, view = self.words, self.view_at(one)
        round_, other = self.table.game.round_of(view), self.table.game.codec.unpack_action(one.other)
        when = f"when_{self._unit}" if round_ > 0 else "before"
        good = one.change > 0
        line = self.speech.action(self.action_of(one), view)
        title = words("analysis.decisions.who", who=self.names[one.seat], what=line.title)
        text = words(f"analysis.decisions.{'best' if good else 'better'}", other=self._other(other, view))
        sign = 1 if good else -1
        why = reasons_told(words, self.table.game.id, {group: sign * lead for group, lead in one.reasons.items()}, 1)
        return DecisionWords(
            number,
            one.seat,
            words(f"analysis.decisions.{when}", round=round_, line=one.line + 1),
            title,
            _listed(line.detail),
            f"{text} {capitalised(why)}".strip(),
            percent(one.chance) - percent(one.instead),
            percent(one.instead),
            percent(one.chance),
        )

    def _other(self, action: Action, view: Any) -> str:
        line = self.speech.action(action, view)
        if not line.detail:
            return f"**{line.title}**"
        return self.words("analysis.decisions.other", what=f"**{line.title}**", detail=_listed(line.detail).rstrip("."))


def _listed(detail: str) -> str:
    """The sentence of a card may stand in a list: its full stop does not go before the dot."""
    return detail.replace(f".{_DOT}", _DOT)
