"""The Uncharted Lands by mouse alone: whole games with creatures, from home to the end page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from eyes import end_of
from mouse import Mouse
from settler import Settler

from meadhall.views.shell.window import Window
from meadhall.views.table.northgard.chronicle import tale
from meadhall.views.text import speech_for

Open = Callable[..., Window]
Luck = Callable[[int], None]


def told_fame(window: Window) -> list[int]:
    """What the bars of the end page come to."""
    session = window.session
    assert session is not None
    names = [seat.name for seat in session.seats]
    speech = speech_for("northgard", window.look.words, names)  # pyright: ignore[reportArgumentType]
    sources = tale(session, speech).sources  # pyright: ignore[reportArgumentType]
    return [sum(source.points[seat] for source in sources) for seat in range(len(names))]


def fame(window: Window) -> list[int]:
    assert window.session is not None
    assert window.session.result is not None
    return [*window.session.result.points]


def test_a_whole_game(at_home: Open, luck: Luck) -> None:
    luck(4)
    window = at_home()
    person = Settler(Mouse(window), Random(4))
    person.set_up()
    person.play_to_the_end()
    assert {"board", "turned", "carried", "thing", "CardMenu", "Picker", "BattleSheet"} <= person.used
    assert told_fame(window) == fame(window)
    end = end_of(window)
    assert end is not None
    person.hand.press(end.to_board)
    person.step()  # the golden button shows the scores again
    again = end_of(window)
    assert again is not None
    person.hand.press(again.to_shelf)
    assert window.place.page == "home"


def test_in_a_small_window(at_home: Open, luck: Luck) -> None:
    luck(2)
    person = Settler(Mouse(at_home((1280, 720))), Random(2))
    person.set_up(players=2)
    person.play_to_the_end()
