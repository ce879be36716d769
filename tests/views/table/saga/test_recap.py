"""What happened while one was away."""

from __future__ import annotations

from meadhall.rules.wild import WILD
from meadhall.rules.wild.events import PhaseBegan, RoundBegan, TableCleared
from meadhall.rules.wild.options import Options
from meadhall.views.table.saga.recap import recap
from meadhall.views.text import Words, speech_for


def test_no_heading_is_the_last_line() -> None:
    """Nor where what comes after it says nothing."""
    view, speech = WILD.new(Options(), 2, seed=1), speech_for("wild", Words("en"), ["Ann", "Bob"])
    heading, begun, silent = PhaseBegan("draw"), RoundBegan(2), TableCleared(0, ())
    assert speech.event(silent, view) is None
    told = recap(speech, view, [heading, begun, heading, silent, heading], 10)
    assert [line.text for line in told.lines] == [
        said.text for event in (heading, begun) if (said := speech.event(event, view)) is not None
    ]
    assert told.left_out == 0
