"""What the models report, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.table.bad_save import BadSave
from meadhall.views.text import Words, escaped


def notice(words: Words, code: str, figures: Mapping[str, Any]) -> str:
    """Empty where there is nothing to say."""
    match code:
        case "settings_unreadable":
            return words("shell.settings.unreadable")
        case "setting_ignored":
            return words("shell.settings.ignored", name=escaped(str(figures["name"])))
        case "settings_not_kept":
            return words("shell.settings.not_saved", why=_why(words, figures))
        case "learners_damaged":
            return words("shell.learners.damaged")
        case "learners_not_kept":
            return words("shell.learners.not_saved", why=_why(words, figures))
        case "autosave_failed":
            return words("shell.notice.autosave_failed", why=_why(words, figures))
        case "autosave_works":
            return words("shell.notice.autosave_works")
        case "game_kept":
            return words("shell.saves.saved", name=escaped(figures["title"])) if figures["title"] else ""
        case "game_not_kept":
            return words("shell.saves.not_saved", why=_why(words, figures))
        case _:
            return _opened(words, code, figures)


def _opened(words: Words, code: str, figures: Mapping[str, Any]) -> str:
    """What is otherwise in a game that was opened than in its save."""
    match code:
        case "branches_lost":
            return words("shell.notice.branches_lost", n=int(figures["count"]))
        case "bots_replaced":
            return words("shell.notice.bots_replaced", n=int(figures["count"]), names=escaped(str(figures["names"])))
        case "resumed":
            which = "resumed_rules" if figures["other_rules"] else "resumed"
            return words(f"shell.notice.{which}", line=figures["line"], lines=figures["lines"])
        case _:
            return ""


def _why(words: Words, figures: Mapping[str, Any]) -> str:
    return words(f"shell.save_failed.{figures['why']}")


def bad_save(words: Words, error: BadSave) -> str:
    """Why a file cannot be opened."""
    if error.code == "unknown_game":
        return words("shell.bad_save.unknown_game", game=escaped(str(error.figures.get("game", ""))))
    return words(f"shell.bad_save.{error.code}")
