"""What happened while one was away."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from meadhall.rules.midgard.events import PhaseBegan, RoundBegan
from meadhall.views.table.saga.recap import recap
from meadhall.views.text import Said


def test_no_heading_is_the_last_line() -> None:
    said = SimpleNamespace(event=lambda event, view: Said(type(event).__name__))
    desk = cast(Any, SimpleNamespace(session=SimpleNamespace(view=None), speech=said))
    phase, begun = PhaseBegan("vikings"), RoundBegan(2)
    told = recap(desk, [phase, begun, phase, phase], 10)
    assert [line.text for line in told.lines] == ["PhaseBegan", "RoundBegan"]
    assert told.left_out == 0
