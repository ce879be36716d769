"""Sentences by id, in one language, with named arguments, plural categories and grammatical forms.

    words = Words("ru")
    words("watch.event.dice_rolled", who="Мария", sum=9, wildling=5)

A template names its arguments in braces. `{n}` also chooses the plural category of a counted message. A `Term` can be
asked for a form: `{what:acc}` is its accusative; `{what:^}` and `{what:acc^}` begin with a capital letter.
"""

import logging
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from meadhall.languages import SOURCE, languages

from .catalogue import Message, message_of
from .markup import NBSP
from .plurals import category

# A number and what is counted, a dash and what it follows, and the two halves of a score never part at a line’s end;
# nor does a sentence end in a line that is one figure or letter: place 2; if tied, 3 [glory].
_LOOSE = re.compile(
    r"(?<=\d) (?=[^\W\d]|[\[%])|(?<=\d\*\*) (?=[^\W\d]|[\[%])| (?=[—–](?: |$))|(?<=\d) (?=: \d)|(?<=\d :) (?=\d)"
    rf"|(?<=[\w,:—–]) (?=(?:\*\*)?(?:\d{{1,2}}|[^\W\d_])(?:\*\*)?(?:[ {NBSP}]\[[a-z0-9-]+\])?[.)])"
)
PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w*)(\^?))?\}")
_LOG = logging.getLogger(__name__)


class WordsError(KeyError):
    """A message that does not exist, or an argument or a form that it asks for in vain."""


class Term(NamedTuple):
    """A name that sentences bend: the base form under "", the others by name (gen, dat, acc, ins, loc)."""

    forms: Mapping[str, str]

    def __str__(self) -> str:
        return self.forms[""]

    def form(self, name: str) -> str:
        return self.forms.get(name, self.forms[""])

    def followed_by(self, text: str) -> "Term":
        """Such as the term for a hex and its number."""
        return Term({name: f"{form}{text}" for name, form in self.forms.items()})


Argument = str | int | Term


class Words:
    """`forgiving` is for the running program: a broken catalogue may spoil a sentence there, but not the window."""

    def __init__(self, language: str, forgiving: bool = False) -> None:
        if language not in languages():
            raise WordsError(f"no language {language!r}; there are {', '.join(languages())}")
        self.language = language
        self.forgiving = forgiving

    def __call__(self, ident: str, /, **arguments: Argument) -> str:
        language, message = self._find(ident)
        try:
            return _said(language, ident, message, arguments)
        except WordsError as error:
            if not self.forgiving:
                raise
            _LOG.warning("%s: %s", self.language, error)
            return _as_good_as_possible(ident, arguments)

    def term(self, ident: str, /) -> Term:
        return Term(self._find(ident)[1])

    def has(self, ident: str, /) -> bool:
        return message_of(SOURCE, ident) is not None

    def decimal(self, number: float) -> str:
        """With one figure after the point or the comma."""
        return f"{number:.1f}".replace(".", languages()[self.language].decimal)

    def listed(self, things: Sequence[str], ends: str = "two") -> str:
        """Such as: this, that and those; or, if it `ends` in "either": this, that or those."""
        if not things:
            return ""
        *others, last = things
        if not others:
            return last
        text = self(f"shell.list.{ends}", a=others[-1], b=last)
        for thing in reversed(others[:-1]):
            text = self("shell.list.more", a=thing, b=text)
        return text

    def _find(self, ident: str) -> tuple[str, Message]:
        """Where a translation is missing, English stands in."""
        for language in (self.language, SOURCE):
            message = message_of(language, ident)
            if message is not None:
                return language, message
        if not self.forgiving:
            raise WordsError(f"no message {ident!r}; new ones are compiled by translations/update.py")
        _LOG.warning("no message %r", ident)
        return SOURCE, {"": ident}


def _said(language: str, ident: str, message: Message, arguments: Mapping[str, Argument]) -> str:
    def value(match: re.Match[str]) -> str:
        name, form, capital = match.groups()
        if name not in arguments:
            raise WordsError(f"{ident} needs {name!r}")
        text = _in_form(language, ident, arguments[name], form or "")
        return capitalised(text) if capital else text

    template = _template(language, ident, message, arguments)
    return bound(PLACEHOLDER.sub(value, template) if "{" in template else template)


def bound(text: str) -> str:
    """With no-break spaces where lines must not break: no message holds one that somebody typed."""
    return _LOOSE.sub(NBSP, text) if " " in text else text


def _template(language: str, ident: str, message: Message, arguments: Mapping[str, Argument]) -> str:
    if "" in message:
        return message[""]
    n = arguments.get("n")
    if not isinstance(n, int):
        raise WordsError(f"{ident} needs a number 'n'")
    return message[category(language, n)]


def _in_form(language: str, ident: str, argument: Argument, form: str) -> str:
    if not form:
        return str(argument)
    if not isinstance(argument, Term):
        raise WordsError(f"{ident} asks {argument!r} for its form {form!r}")
    if form not in argument.forms and language != SOURCE:  # English names have their base form only
        raise WordsError(f"{ident}: {argument} has no form {form!r}")
    return argument.form(form)


def _as_good_as_possible(ident: str, arguments: Mapping[str, Argument]) -> str:
    """In English, or else the bare id."""
    message = message_of(SOURCE, ident)
    try:
        return _said(SOURCE, ident, message, arguments) if message else ident
    except WordsError:
        return ident


def capitalised(text: str) -> str:
    """The first letter, be it in bold."""
    start = len(text) - len(text.lstrip("*"))
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
