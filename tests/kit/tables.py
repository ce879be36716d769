"""A game at a table: saved, opened, taken back and played again."""

from random import Random
from typing import Any

from meadhall.models.privacy import NOBODY
from meadhall.rules.kernel import Event, is_over, play
from meadhall.table import Saver, Seat, Table, Terms, opened

from .cases import Case
from .selfplay import SEED, next_deed, recorded

LATER = 1_750_000_000


def new_table(case: Case) -> Table:
    seats = tuple(Seat(f"Player {seat + 1}", seat) for seat in range(case.players))
    return Table.start(case.game, Terms(case.options, seats, SEED, undo="free"))


def saves_open_at_every_decision(case: Case, every: int = 199, closely: int = 40) -> None:
    """The recorded game at a table: at each of the first decisions, now and then later, and at the end."""
    table, saver = new_table(case), Saver()
    for line, moment in enumerate(recorded(case)):
        if line < closely or line % every == 0:
            assert case.print_of(table.state) == case.print_of(moment.position)
            _opens_as_it_was(table, saver.packed(table, LATER))
        table.play(moment.deed.action, moment.deed.by)
    assert is_over(table.state)
    _opens_as_it_was(table, saver.packed(table, LATER))


def _opens_as_it_was(table: Table, packed: bytes) -> None:
    found = opened(packed)
    assert not found.notes
    again = found.table
    assert again.state == table.state
    assert again.entries == table.entries
    assert again.opening == table.opening
    assert Saver().packed(again, LATER) == packed


def undo_leads_to_the_start(case: Case, actions: int = 300) -> None:
    """Step by step back through the very positions of the game, forward again, and back in one go."""
    table, moments = new_table(case), recorded(case)[:actions]
    for moment in moments:
        table.play(moment.deed.action, moment.deed.by)
    end = table.state
    for moment in reversed(moments):
        table.undo_to(len(table.entries) - 1, by=0)
        assert table.state == moment.position
    assert not table.entries
    for _ in moments:
        table.redo(by=0)
    assert table.state == end
    table.undo_to(0, by=0)
    assert table.state == case.new(SEED)


class _Eyes:
    """A sink that looks at once: how everybody, and nobody, sees the position when an event is told."""

    def __init__(self, case: Case, s: Any) -> None:
        self._case, self._s = case, s
        self.saw: list[tuple[Event, list[Any]]] = []

    def append(self, event: Event, /) -> None:
        self.saw.append((event, _seen(self._case, self._s)))


def _seen(case: Case, s: Any) -> list[Any]:
    return [case.game.visible(s, seat) for seat in range(NOBODY, case.players)]


def the_story_is_that_of_play(case: Case, seed: int, actions: int) -> None:
    """What the window is told of a random game: at each event the position, as any seat may see it, that play had just
    then."""
    table, rng = new_table(case), Random(seed)
    for line in range(actions):
        if is_over(table.state):
            return
        s, deed = table.state.copy(), next_deed(case, table.state, rng)
        eyes = _Eyes(case, s)
        play(s, deed.action, eyes, deed.by)
        table.play(deed.action, deed.by)
        story = table.story(line)
        assert [(event, _seen(case, position)) for event, position in story] == eyes.saw, deed
