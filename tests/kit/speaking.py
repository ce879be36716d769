"""A game spoken line by line: what tests of every game's words share."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from msgspec import structs

from kit.cases import Case
from kit.selfplay import Moment, recorded
from kit.wording import assert_plain
from meadhall import art
from meadhall.rules.kernel import Action, asked, options
from meadhall.views.text import Speech

Values = Mapping[str, tuple[Any, ...]]


def examples(event: type, special: Values, usual: Values) -> Iterator[Any]:
    """Events of this kind with all of these values in their fields, and 1 in all others."""
    fields: tuple[str, ...] = event.__struct_fields__  # type: ignore[attr-defined]
    for chosen in product(*(special.get(name, usual.get(name, (1,))) for name in fields)):
        yield event(*chosen)


def speak_moment(tell: Speech, case: Case, moment: Moment, language: str, codes: Sequence[str]) -> None:
    """To every seat, and a few of the actions to the one that is asked."""
    s = moment.position
    decision, rng = asked(s), Random(0)
    for seat in range(case.players):
        view = case.game.visible(s, seat)
        prompt = tell.prompt(decision.veiled(seat), view, onlooker=seat != decision.seat)
        assert_plain(prompt.sentence, language, *codes)
        phases = tell.phase(view)
        assert phases.titles[phases.current]
        for event in moment.events:
            seen = event.seen_by(seat)
            said = tell.event(seen, view) if seen is not None else None
            assert said is None or said.text
    view = case.game.visible(s, decision.seat)
    for action in rng.sample(legal := list(options(s)), min(8, len(legal))):
        line = tell.action(action, view)
        assert_plain(line.title, language, *codes)
        assert tell.button(action, view)
        assert art.path("icons", f"{line.icon}.svg").is_file()


def assert_told_apart(tell: Speech, case: Case) -> None:
    """No two actions of a question sound alike, unless it is about cards that are alike in all they say."""
    for moment in recorded(case)[::3]:
        view = case.game.visible(moment.position, asked(moment.position).seat)
        alike: dict[tuple[str, str], list[Action]] = {}
        for action in options(moment.position):
            alike.setdefault(tell.action(action, view)[:2], []).append(action)
        for line, actions in alike.items():
            assert len({_but_for_the_card(action) for action in actions}) == 1, line


def _but_for_the_card(action: Action) -> str:
    return repr(structs.replace(action, card="") if "card" in action.__struct_fields__ else action)
