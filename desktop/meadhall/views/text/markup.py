"""The markup that sentences carry: `**bold**`, `[icon]`, and `[icon/word]` for an icon that is read as another word."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .plurals import category

if TYPE_CHECKING:
    from .words import Term, Words

# Invisible and without width: what stands around it is no markup any more.
JOINER = "\u2060"
NBSP = "\u00a0"

# Compiled when they are first used: home needs few of them.
_ICON = r"\[([a-z][a-z0-9-]*)(?:/[a-z]+)?\]"
_READ = r"\[(?:[a-z][a-z0-9-]*/)?([a-z][a-z0-9-]*)\]"
_COUNTED_ICON = rf"(?:(\d+)(?:\*\*)?[ {NBSP}])?{_READ}"
_ENDS = tuple(".!?…:")
_ROW_OF_ICONS = rf"({_READ})\1+"


def escaped(text: str) -> str:
    """What somebody typed, such as a name, may look like markup, but is none."""
    return text.replace("*", f"{JOINER}*{JOINER}").replace("[", f"[{JOINER}")


def icons(text: str) -> list[str]:
    return re.findall(_ICON, text)


def readings(text: str) -> list[str]:
    """The words by which its icons are read aloud."""
    return re.findall(_READ, text)


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

    if "][" in text:
        text = re.sub(_ROW_OF_ICONS, counted, text).replace("][", "] [")
    if "[" in text:
        text = re.sub(_COUNTED_ICON, name, text)
    plain = text.replace("**", "").replace(JOINER, "")
    return re.sub(rf"[ {NBSP}]+", " ", plain).strip()


def sentences(parts: Iterable[str]) -> str:
    """One after the other, as a voice reads them: each but the last ends, and none ends twice."""
    told = [part for part in parts if part]
    ended = (part if part.rstrip("*")[-1:] in _ENDS else f"{part}." for part in told[:-1])
    return " ".join([*ended, *told[-1:]])


def _counted(term: "Term", category: str) -> str:
    """As it stands after a number. Names that cannot be counted, such as wool, have the genitive after each but 1."""
    if category == "one":
        return str(term)
    return term.forms.get(category) or term.form("gen")
