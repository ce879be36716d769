"""The catalogues: the English source as it is written in `en/*.toml`, and what is compiled of all languages."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from .plurals import CATEGORIES

FOLDER = Path(__file__).parent

# A sentence as {"": text}, a counted one by its categories, a term by its forms, the base form under "".
Message = dict[str, str]
Catalogue = dict[str, Message]
Kind = Literal["text", "count", "term"]


class Source(NamedTuple):
    """One English entry."""

    id: str
    file: str
    kind: Kind
    texts: Message
    note: str = ""  # for translators


class BadCatalogue(Exception):
    """An entry that is none of the things an entry can be; the message names it."""


@cache
def sources() -> dict[str, Source]:
    """All English entries by id, in the order of the files: for translators. The program reads what is compiled."""
    import tomllib

    found: dict[str, Source] = {}
    for file in sorted((FOLDER / "en").glob("*.toml")):
        for source in _entries(file.stem, "", tomllib.loads(file.read_text(encoding="utf-8"))):
            if source.id in found:
                raise BadCatalogue(f"{source.id} stands in {found[source.id].file} and in {file.stem}")
            found[source.id] = source
    return found


def _entries(file: str, path: str, table: dict[str, Any]) -> list[Source]:
    found: list[Source] = []
    for key, value in table.items():
        ident = f"{path}.{key}" if path else key
        match value:
            case dict() if value.keys() - {"note"} not in ENTRIES:
                found += _entries(file, ident, value)
            case str() | dict():
                found.append(_entry(file, ident, value))
            case _:
                raise BadCatalogue(f"{ident} is no sentence")
    return found


# A table with these keys, and perhaps a note, is an entry; any other holds entries.
ENTRIES = ({"text"}, {"one", "other"}, {"term"})


def _entry(file: str, ident: str, value: str | dict[str, str]) -> Source:
    match value:
        case str():
            return Source(ident, file, "text", {"": value})
        case {"text": text}:
            return Source(ident, file, "text", {"": text}, value.get("note", ""))
        case {"term": forms}:
            return Source(ident, file, "term", parse_forms(forms), value.get("note", ""))
        case _:
            texts = {name: value[name] for name in CATEGORIES["en"]}
            return Source(ident, file, "count", texts, value.get("note", ""))


def parse_forms(text: str) -> Message:
    """Such as "лес|gen=леса|loc=лесу": the base form, then the others by name."""
    base, *others = text.split("|")
    return {"": base.strip()} | {
        name.strip(): form.strip() for name, _, form in (other.partition("=") for other in others)
    }


def spell_forms(forms: Message) -> str:
    return "|".join([forms[""], *(f"{name}={form}" for name, form in forms.items() if name)])


@cache
def catalogue(language: str) -> Catalogue:
    """What a language has words for. A translation that is missing or broken has none; English stands in for it."""
    compiled = _compiled(language)
    if language == "en":
        return compiled or {source.id: source.texts for source in sources().values()}
    return {
        ident: compiled[ident]
        for ident, english in catalogue("en").items()
        if _is_message(compiled.get(ident), CATEGORIES[language] if "one" in english else ("",))
    }


def _compiled(language: str) -> dict[str, Any]:
    try:
        read = json.loads((FOLDER / "compiled" / f"{language}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}


def _is_message(message: Any, needed: Sequence[str]) -> bool:
    """Whether it has the right shape: the file may have been meddled with."""
    if not isinstance(message, dict):
        return False
    return all(isinstance(text, str) for text in message.values()) and all(key in message for key in needed)
