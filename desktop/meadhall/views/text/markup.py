"""The markup that sentences carry: `**bold**` and `[icon]`."""

import re
from typing import TYPE_CHECKING

from .plurals import category

if TYPE_CHECKING:
    from .words import Term, Words

# Invisible and without width: what stands around it is no markup any more.
JOINER = "\u2060"
NBSP = "\u00a0"

ICON = re.compile(r"\[([a-z][a-z0-9-]*)\]")
_COUNTED_ICON = re.compile(rf"(?:(\d+)(?:\*\*)?[ {NBSP}])?{ICON.pattern}")
_ROW_OF_ICONS = re.compile(rf"({ICON.pattern})\1+")


def escaped(text: str) -> str:
    """What somebody typed, such as a name, may look like markup, but is none."""
    return text.replace("*", f"{JOINER}*{JOINER}").replace("[", f"[{JOINER}")


def icons(text: str) -> list[str]:
    return ICON.findall(text)


def spoken(text: str, words: "Words") -> str:
    """The sentence as it is read aloud: without marks, and with words for icons."""

    def name(match: re.Match[str]) -> str:
        number, icon = match.groups()
        if not words.has(f"icon.{icon}"):
            return number or ""
        term = words.term(f"icon.{icon}")
        if number is None:
            return str(term)
        return f"{number} {_counted(term, category(words.language, int(number)))}"

    def counted(match: re.Match[str]) -> str:
        icon = match.group(1)
        return f"{len(match.group()) // len(icon)}{NBSP}{icon} "

    text = _ROW_OF_ICONS.sub(counted, text).replace("][", "] [")
    plain = _COUNTED_ICON.sub(name, text).replace("**", "").replace(JOINER, "")
    return re.sub(rf"[ {NBSP}]+", " ", plain).strip()


def _counted(term: "Term", category: str) -> str:
    """As it stands after a number. Names that cannot be counted, such as wool, have the genitive after each but 1."""
    if category == "one":
        return str(term)
    return term.forms.get(category) or term.form("gen")
