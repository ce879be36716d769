"""A question of the rules in the words of a dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meadhall.rules.kernel import Action, Decision
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import OpenDialog
from meadhall.views.widgets import Overlay, aloud

Ask = Callable[[Desk, Any, Any], Overlay]  # for one kind of question


def asked(desk: Desk, decision: Decision[Any]) -> tuple[str, str]:
    """The question as a title, which has no icons, and what follows from it."""
    prompt = desk.speech.prompt(decision, desk.session.view)
    return aloud(desk.style, prompt.sentence), prompt.consequence


def by_dialog(asks: Mapping[type[Decision[Any]], Ask], speech: Any, decision: Decision[Any]) -> OpenDialog | None:
    """What asks this; nothing where it is not in the list."""
    ask = asks.get(type(decision))
    return None if ask is None else lambda desk: ask(desk, speech, decision)


def plain(desk: Desk, *actions: Action) -> list[tuple[str, str, Action]]:
    """Words, icon and action of buttons, for those of them that are legal."""
    s, legal, speech = desk.session.view, desk.session.options(), desk.speech
    return [(speech.button(one, s), speech.action(one, s).icon, one) for one in actions if one in legal]
