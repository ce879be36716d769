"""The catalogues: the English source as it is written in `en/*.toml`, and what is compiled of all languages."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from meadhall.languages import SOURCE

from .plurals import categories

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
    for file in sorted((FOLDER / "en").rglob("*.toml")):
        name = file.relative_to(FOLDER / "en").with_suffix("").as_posix()
        for source in _entries(name, "", tomllib.loads(file.read_text(encoding="utf-8"))):
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
            texts = {name: value[name] for name in categories(SOURCE)}
            return Source(ident, file, "count", texts, value.get("note", ""))


def parse_forms(text: str) -> Message:
    """Such as "лес|gen=леса|loc=лесу": the base form, then the others by name."""
    base, *others = text.split("|")
    return {"": base.strip()} | {
        name.strip(): form.strip() for name, _, form in (other.partition("=") for other in others)
    }


def spell_forms(forms: Message) -> str:
    return "|".join([forms[""], *(f"{name}={form}" for name, form in forms.items() if name)])


def part_of(ident: str) -> str:
    """What is compiled into one file: all whose ids begin with the same word, such as shell, or the id of a game."""
    return ident.partition(".")[0]


def message_of(language: str, ident: str) -> Message | None:
    """None where a language has no words for it: English stands in for a translation that is missing or broken."""
    return part(language, part_of(ident)).get(ident)


@cache
def part(language: str, name: str) -> Catalogue:
    """Read when the first of its messages is wanted: home is not to wait for the words of four games."""
    compiled = _compiled(language, name)
    if language == SOURCE:
        return compiled or {ident: source.texts for ident, source in sources().items() if part_of(ident) == name}
    return {
        ident: compiled[ident]
        for ident, english in part(SOURCE, name).items()
        if _is_message(compiled.get(ident), categories(language) if "one" in english else ("",))
    }


def _compiled(language: str, part: str) -> dict[str, Any]:
    try:
        read = json.loads((FOLDER / "compiled" / language / f"{part}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}


def _is_message(message: Any, needed: Sequence[str]) -> bool:
    """Whether it has the right shape: the file may have been meddled with."""
    if not isinstance(message, dict):
        return False
    return all(isinstance(text, str) for text in message.values()) and all(key in message for key in needed)
