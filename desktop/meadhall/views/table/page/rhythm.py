"""How long one may look at what somebody else has done: a payment passes, a fight waits, what concerns oneself longer.

It goes by how the saga tells it, so a deed weighs as much in time as it does on the page.
"""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.rules.kernel import Event, Moment
from meadhall.table import concerns
from meadhall.views.text import Said, Speech

UNSAID, PASSING, USUAL, FIGHT = 0.25, 0.4, 1.0, 2.2
OURS = 1.6  # times as long, for whom it concerns
LONGEST = 2.8


def weight(story: Iterable[Moment], speech: Speech, viewer: int | None) -> float:
    """Of all that happened at once what weighs most, beside the usual pause."""
    return max((_of_moment(moment, speech, viewer) for moment in story), default=USUAL)


def _of_moment(moment: Moment, speech: Speech, viewer: int | None) -> float:
    said = speech.event(moment.event, moment.position)
    if said is None:
        return UNSAID
    plain = FIGHT if said.fight else PASSING if said.price else USUAL
    return min(plain * OURS, LONGEST) if strikes(moment.event, said, viewer) else plain


def strikes(event: Event, said: Said, viewer: int | None) -> bool:
    """Whether somebody else does it to the one who looks."""
    return viewer is not None and said.seat != viewer and concerns(event, viewer)
