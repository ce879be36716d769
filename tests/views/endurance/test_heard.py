"""Robots play whole games with sound on: without a device, on one that plays nowhere, and on one that is taken away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rooms import begun, sit_down

from kit import devices
from kit.devices import Made
from meadhall.commands.bench.hearing import nowhere
from meadhall.sound.device import Device
from meadhall.views.hearing.ears import Ears
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Dialog
from onlooker import Onlooker

LONGEST = 300_000  # ms, on a machine that does much else
# Actions that were done before; the rest is heard. In a thorough run it is all of the game.
BEFORE = {"watch": 900, "northgard": 300, "midgard": 300, "wild": 480}
Count = Callable[[int, int], int]
Play = Callable[..., Ears]


@pytest.fixture
def play(qtbot: Onlooker, window: Window, count: Count, capfd: pytest.CaptureFixture[str]) -> Play:
    """To the end; in the middle of what is heard something happens, and nothing is printed."""

    def play_it(game: str, opened: Callable[[int], Device], middle: Callable[[], None] = lambda: None) -> Ears:
        ears = Ears(window.settings, window, opened)
        window.hear(ears)
        session = sit_down(window, begun(7, count(BEFORE[game], 0), game_id=game))
        heard = session.lines
        qtbot.waitUntil(lambda: session.lines > heard + 5 or session.result is not None, timeout=LONGEST)
        middle()
        qtbot.waitUntil(lambda: session.result is not None, timeout=LONGEST)
        assert window.findChildren(Dialog) == []
        assert capfd.readouterr() == ("", "")
        return ears

    return play_it


def each(game: str) -> pytest.MarkDecorator:
    """This one always, the others in a thorough run."""
    others = [pytest.param(one, marks=pytest.mark.thorough) for one in BEFORE if one != game]
    return pytest.mark.parametrize("game", [game, *others])


@each("northgard")
def test_without_a_device(play: Play, game: str) -> None:
    assert play(game, devices.none).why == "no_device"


@each("wild")
def test_on_a_device_that_plays_nowhere(play: Play, game: str) -> None:
    ears = play(game, nowhere)
    assert ears.why == ""
    assert ears._player._asked > 0


@each("midgard")
def test_on_a_device_that_is_taken_away_in_the_middle(qtbot: Onlooker, play: Play, game: str) -> None:
    made: list[Made] = []

    def take_away() -> None:
        qtbot.waitUntil(lambda: bool(made) and made[0].heard > 0, timeout=LONGEST)
        made[0].take_away()

    ears = play(game, devices.made(made), take_away)
    ears.play("horn")
    qtbot.waitUntil(lambda: made[0].closed == 1, timeout=LONGEST)
