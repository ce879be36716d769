"""What counts at the end, with what it would bring the viewer now: for those who want to look it up."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from meadhall.rules.midgard.data import BLAME, LIMITS
from meadhall.rules.midgard.forecast import if_it_ended_now
from meadhall.rules.midgard.state import State
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.browse import Listing
from meadhall.views.table.rails.emblem import IconMark
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.words import Argument

_ICONS = {
    "track": "glory",
    "destinies": "fate",
    "sets": "trophy",
    "runes": "rune",
    "ship": "ship",
    "favour": "favour",
    "coins": "coin",
    "blame": "blame",
}


def counting(desk: Desk, speech: MidgardSpeech) -> Listing:
    """Of destinies nobody can tell before the piles are opened."""
    s: State = desk.session.view
    voice, viewer = speech.voice(s), desk.session.viewer
    scored = if_it_ended_now(s, viewer) if viewer is not None else None
    figures: dict[str, dict[str, Argument]] = {
        "sets": {"n": LIMITS.set_glory},
        "favour": {"n": LIMITS.favour_glory},
        "coins": {"n": LIMITS.coins_for_a_glory},
        "blame": {"steps": ", ".join(map(str, BLAME[1:]))},
    }
    rows: list[tuple[QWidget, str, str]] = []
    for part, icon in _ICONS.items():
        name = voice.say(f"page.points.{part}")
        if scored is not None and part != "destinies":
            points: int = getattr(scored, part)
            name = f"{name}: {'−' if part == 'blame' and points else ''}{points}"
        rows.append(
            (IconMark(desk.style, icon, 34), name, voice.say(f"page.points.{part}_text", **figures.get(part, {})))
        )
    return Listing(desk, voice.say("page.points.title"), rows)
