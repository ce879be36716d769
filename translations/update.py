"""Brings all meadhall_*.ts here up to date with the English catalogues, and compiles them for the program.

python translations/update.py            add what is new, mark what has changed, drop what is gone; then compile
python translations/update.py --check    change nothing; fail if anything is out of date or wrong

A language is a file: an empty meadhall_de.ts begins German. What a program has to know of it, such as its name and its
plurals, is asked of Babel, once, when its file is new: pip install -r translations/requirements.txt
"""

import json
import re
import shutil
import sys
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "desktop"))

from meadhall import languages as tongues  # noqa: E402
from meadhall.languages import SOURCE, Language, languages  # noqa: E402
from meadhall.views.text.catalogue import Message, Source, parse_forms, part_of, sources, spell_forms  # noqa: E402
from meadhall.views.text.markup import icons, readings  # noqa: E402
from meadhall.views.text.words import PLACEHOLDER  # noqa: E402

Compiled = dict[str, str]  # the text of each file, by the part of the catalogue that it holds
COMPILED = HERE.parent / "desktop" / "meadhall" / "views" / "text" / "compiled"


@dataclass(frozen=True)
class Translated:
    """A message as it stands in a .ts file. A counted one has several texts, in the order of the categories."""

    source: str
    texts: tuple[str, ...]
    finished: bool
    old_source: str = ""
    comment: str = ""  # of the translator


# The files


def path_of(language: str) -> Path:
    return HERE / f"meadhall_{language}.ts"


def compiled_path(language: str, part: str) -> Path:
    return COMPILED / language / f"{part}.json"


def read(language: str) -> dict[str, Translated]:
    """Nothing yet of a file that is empty: so a language begins."""
    path = path_of(language)
    if not path.exists() or not path.read_text(encoding="utf-8").strip():
        return {}
    return {message.get("id", ""): _read(message) for message in ET.parse(path).getroot().iter("message")}


def _read(message: ET.Element) -> Translated:
    translation = message.find("translation")
    if translation is None:
        translation = ET.Element("translation", type="unfinished")
    forms = translation.findall("numerusform")
    texts = tuple(form.text or "" for form in forms) if forms else (translation.text or "",)
    return Translated(
        source=message.findtext("source", ""),
        texts=texts,
        finished=translation.get("type") is None,
        old_source=message.findtext("oldsource", ""),
        comment=message.findtext("translatorcomment", ""),
    )


def source_text(source: Source) -> str:
    """What the translator reads. Of a counted message: both English forms."""
    if source.kind == "count":
        return " | ".join(source.texts[category] for category in languages()[SOURCE].categories)
    return spell_forms(source.texts)


def merged(language: str, known: dict[str, Translated]) -> dict[str, Translated]:
    """One message for each English entry: nothing more, nothing less."""
    return {source.id: _merged(language, source, known.get(source.id)) for source in sources().values()}


def _merged(language: str, source: Source, known: Translated | None) -> Translated:
    text = source_text(source)
    forms = len(languages()[language].categories) if source.kind == "count" else 1
    if known is None:
        return Translated(text, ("",) * forms, finished=False)
    texts = (known.texts + ("",) * forms)[:forms]
    if known.source == text and texts == known.texts:
        return known
    old = known.source if known.source != text else known.old_source
    return Translated(text, texts, finished=False, old_source=old, comment=known.comment)


def written(language: str, messages: dict[str, Translated]) -> str:
    """In the format of Qt Linguist; one context for each English file."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{languages()[language].locale}" sourcelanguage="en">')
    context = ""
    for source in sources().values():
        if source.file != context:
            lines += ["</context>"] * bool(context) + ["<context>", f"    <name>{source.file}</name>"]
            context = source.file
        lines += _message(source, messages[source.id])
    return "\n".join([*lines, "</context>", "</TS>", ""])


def _message(source: Source, message: Translated) -> Iterator[str]:
    numerus = ' numerus="yes"' if source.kind == "count" else ""
    yield f"    <message id={quoteattr(source.id)}{numerus}>"
    yield f"        <source>{escape(message.source)}</source>"
    if message.old_source:
        yield f"        <oldsource>{escape(message.old_source)}</oldsource>"
    if source.note or source.kind == "term":
        yield f"        <extracomment>{escape(_for_translators(source))}</extracomment>"
    if message.comment:
        yield f"        <translatorcomment>{escape(message.comment)}</translatorcomment>"
    state = "" if message.finished else ' type="unfinished"'
    if source.kind == "count":
        yield f"        <translation{state}>"
        yield from (f"            <numerusform>{escape(text)}</numerusform>" for text in message.texts)
        yield "        </translation>"
    else:
        yield f"        <translation{state}>{escape(message.texts[0])}</translation>"
    yield "    </message>"


def _for_translators(source: Source) -> str:
    term = "A term: write its forms as base|gen=…|acc=…" if source.kind == "term" else ""
    return " ".join(part for part in (source.note, term) if part)


# Languages


def translated() -> list[str]:
    """All that have a file here."""
    return sorted(path.stem.partition("_")[2] for path in HERE.glob("meadhall_*.ts"))


def bring_languages_up_to_date() -> None:
    """Those that are known stay as they are: only who adds one needs Babel."""
    known = languages()
    found = {code: known.get(code) or from_cldr(code) for code in (SOURCE, *translated())}
    text = json.dumps({code: language._asdict() for code, language in found.items()}, ensure_ascii=False, indent=2)
    tongues.FILE.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    languages.cache_clear()
    for gone in known.keys() - found.keys():
        shutil.rmtree(COMPILED / gone, ignore_errors=True)


def from_cldr(code: str) -> Language:
    from babel import Locale, UnknownLocaleError
    from babel.core import get_global

    try:
        locale = Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        sys.exit(f"meadhall_{code}.ts: CLDR knows no language {code}")
    name = locale.get_display_name() or code
    in_latin = unicodedata.name(name[0]).startswith("LATIN")
    language, *_, country = get_global("likely_subtags").get(code, code).split("_")
    taken = [locale.plural_form(n) for n in range(_CHECKED)]
    # Fractions and millions have forms of their own in some languages; nothing here is counted so far.
    categories = tuple(name for name in _CATEGORIES if name in taken)
    plurals = "".join(str(categories.index(name)) for name in taken[:_ROUND])
    found = Language(
        name=name[0].upper() + name[1:],
        locale=f"{language}_{country}" if country != language else code,
        short=(code[:2] if in_latin else name[:2]).upper(),
        decimal=locale.number_symbols["latn"]["decimal"],
        categories=categories,
        plurals=plurals,
    )
    assert taken == [found.category(n) for n in range(_CHECKED)], f"the plurals of {code} come round in no hundreds"
    return found


_CATEGORIES = ("zero", "one", "two", "few", "many", "other")
_ROUND, _CHECKED = 200, 1000  # from the second hundred on it repeats


# What the program reads


def compiled_english() -> Compiled:
    return _in_parts({source.id: source.texts for source in sources().values()})


def compiled(language: str, messages: dict[str, Translated]) -> Compiled:
    """Finished messages only: English stands in for the others."""
    found: dict[str, Message] = {}
    for source in sources().values():
        message = messages[source.id]
        if message.finished and not faults(language, source, message):
            found[source.id] = forms_of(language, source, message)
    return _in_parts(found)


def _in_parts(messages: dict[str, Message]) -> Compiled:
    """One file for all that begins with the same word, with one message on each line, in the order of the sources."""
    parts: dict[str, list[str]] = {}
    for ident, texts in messages.items():
        line = f"{json.dumps(ident)}: {json.dumps(texts, ensure_ascii=False)}"
        parts.setdefault(part_of(ident), []).append(line)
    return {part: "{\n" + ",\n".join(lines) + "\n}\n" for part, lines in parts.items()}


def forms_of(language: str, source: Source, message: Translated) -> Message:
    if source.kind == "count":
        return dict(zip(languages()[language].categories, message.texts, strict=True))
    return parse_forms(message.texts[0]) if source.kind == "term" else {"": message.texts[0]}


def faults(language: str, source: Source, message: Translated) -> list[str]:
    """What a translation may not do, however it reads: lose an argument, an icon or a form."""
    if not all(text.strip() for text in message.texts):
        return ["is empty"]
    needed = len(languages()[language].categories) if source.kind == "count" else 1
    if len(message.texts) != needed:
        return [f"has {len(message.texts)} forms instead of {needed}"]
    found: list[str] = []
    for text in forms_of(language, source, message).values():
        found += _faults_of_text(text, source)
    return found


def _faults_of_text(text: str, source: Source) -> Iterator[str]:
    english = source.texts["other" if source.kind == "count" else ""]
    if _arguments(text) != _arguments(english):
        yield f"has other arguments: {text}"
    if any(sorted(found(text)) != sorted(found(english)) for found in (icons, readings)):
        yield f"has other icons: {text}"
    if text.count("**") % 2 or re.sub(PLACEHOLDER, "", text).strip("{}") != re.sub(PLACEHOLDER, "", text):
        yield f"has broken marks: {text}"


def _arguments(text: str) -> set[str]:
    return {match.group(1) for match in PLACEHOLDER.finditer(text)}


# The command


def update(language: str) -> dict[Path, str]:
    """The files as they ought to be."""
    if language == SOURCE:
        return _paths_of(language, compiled_english())
    messages = merged(language, read(language))
    return {path_of(language): written(language, messages)} | _paths_of(language, compiled(language, messages))


def _paths_of(language: str, parts: Compiled) -> dict[Path, str]:
    return {compiled_path(language, part): text for part, text in parts.items()}


def troubles(language: str) -> list[str]:
    """What is out of date or wrong."""
    files = update(language)
    stale = [f"{language}: {path.name} is out of date" for path, text in files.items() if _text_of(path) != text]
    stale += [f"{language}: nothing is left of {path.name}" for path in _compiled_now(language) - files.keys()]
    if language == SOURCE:
        return stale
    messages = merged(language, read(language))
    wrong = [
        f"{language} {source.id} {fault}"
        for source in sources().values()
        if messages[source.id].finished
        for fault in faults(language, source, messages[source.id])
    ]
    return stale + wrong


def unfinished(language: str) -> list[str]:
    """English stands in for these messages, so they are no trouble."""
    return [ident for ident, message in merged(language, read(language)).items() if not message.finished]


def _compiled_now(language: str) -> set[Path]:
    return set((COMPILED / language).glob("*.json"))


def _text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    if not arguments:
        bring_languages_up_to_date()
        for language in languages():
            _bring_up_to_date(language)
    found = [f"{new} is new" for new in translated() if new not in languages()]
    found += [trouble for language in languages() for trouble in troubles(language)]
    print("\n".join([*found, *_still_to_do()]) or "All translations are finished and up to date.")
    return 1 if found else 0


def _still_to_do() -> Iterator[str]:
    for language in translated():
        if missing := unfinished(language) if language in languages() else []:
            beginning = ", ".join(missing[:3]) + (", …" if len(missing) > 3 else "")
            yield f"{language}: {len(missing)} of {len(sources())} messages are unfinished ({beginning})"


def _bring_up_to_date(language: str) -> None:
    files = update(language)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    for path in _compiled_now(language) - files.keys():
        path.unlink()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
