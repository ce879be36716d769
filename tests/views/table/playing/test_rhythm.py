"""Others play with a rhythm: a payment passes, a fight waits, what is done to oneself waits longer, marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from late import new_table, played

from meadhall.bots import Question, make
from meadhall.models.session import Session
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Event, Moment, Witness
from meadhall.rules.watch.events import CardStolen
from meadhall.table import Seat, concerns
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.page.rhythm import FIGHT, LONGEST, OURS, PASSING, UNSAID, USUAL, weight
from meadhall.views.text import Speech, speech_for
from meadhall.views.text.words import Words

Open = Callable[..., Window]
NAMES = ["Ann", "Bran", "Cai"]


def moments_of(game_id: str) -> Iterator[Moment]:
    game = GAMES[game_id]
    s = game.new(game.options(), 3, 5)
    bots = [make("steady", game, seat) for seat in range(3)]
    while s.result is None:
        question, witness = Question(game, s), Witness(s)
        kernel.play(s, bots[question.seat].choose(question), witness)
        yield from witness.moments


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_deed_weighs_in_time_what_it_weighs_on_the_page(game_id: str) -> None:
    speech: Speech = speech_for(game_id, Words("en"), NAMES)  # pyright: ignore[reportArgumentType]
    seen: set[float] = set()
    for moment in moments_of(game_id):
        said = speech.event(moment.event, moment.position)
        plain = weight([moment], speech, None)
        ours = weight([moment], speech, 0)
        wanted = UNSAID if said is None else FIGHT if said.fight else PASSING if said.price else USUAL
        assert plain == wanted
        struck = said is not None and said.seat != 0 and concerns(moment.event, 0)
        assert ours == (min(wanted * OURS, LONGEST) if struck else wanted)
        seen |= {plain, ours}
    assert {UNSAID, USUAL} < seen
    assert game_id != "northgard" or {FIGHT, LONGEST} < seen


def test_of_what_happens_at_once_the_weightiest_counts() -> None:
    speech: Speech = speech_for("northgard", Words("en"), NAMES)  # pyright: ignore[reportArgumentType]
    story = list(moments_of("northgard"))
    assert weight(story, speech, None) == FIGHT
    assert weight([], speech, None) == USUAL


def test_what_is_done_to_the_one_who_looks_is_marked_and_nothing_else(sit: Open) -> None:
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Cai", 2, "steady"))
    window = sit(table=played(new_table("watch", seats), lambda table: len(table.entries) > 40), motion=1)
    page = window.page
    assert isinstance(page, TablePage)

    def told(event: Event) -> bool:
        page._tell(event)
        return page._prompt.marked

    viewer = page._session.viewer
    assert viewer is not None
    assert told(CardStolen(thief=(viewer + 1) % 3, victim=viewer, kind=0))
    assert not told(CardStolen(thief=viewer, victim=(viewer + 1) % 3, kind=0))
    assert not told(CardStolen(thief=(viewer + 1) % 3, victim=(viewer + 2) % 3, kind=0))


def test_what_is_shown_decides_how_long_it_is_looked_at(sit: Open) -> None:
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Cai", 2, "steady"))
    window = sit(table=played(new_table("watch", seats), lambda table: len(table.entries) > 40), motion=1)
    page, session = window.page, window.session
    assert isinstance(page, TablePage)
    assert session is not None
    session.linger(1.0)
    theft = CardStolen(thief=1, victim=0, kind=0)
    page.pacing.follow([Moment(theft, session.view)])
    assert session._lingering == weight([Moment(theft, session.view)], page._desk.speech, session.viewer) != 1.0


def test_the_pause_before_the_next_deed_is_as_long_as_that(sit: Open) -> None:
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Cai", 2, "steady"))
    window = sit(table=played(new_table("watch", seats), lambda table: len(table.entries) > 40), motion=1)
    session: Session | None = window.session
    assert session is not None
    for times in (0.25, 2.0):
        session.set_pause(100_000)
        session.linger(times)
        session._forget_question()
        session._ask_bot() if session.is_bot_asked else session._pause.start(round(100_000 * times))
        assert abs(session._pause.interval() - 100_000 * times) <= 100_000 * times * 0.4, (
            "and the temper of whoever plays"
        )
