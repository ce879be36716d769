"""Languages that are added: the translators' script at work on copies, and a language of long words."""

import importlib.util
import json
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from meadhall import languages as tongues
from meadhall.languages import SOURCE, languages
from meadhall.views.text import catalogue
from meadhall.views.text.words import PLACEHOLDER

SCRIPT = Path(__file__).resolve().parents[2] / "translations" / "update.py"
LONG = "xl"  # the code of the language of long words
LONGER, LONGEST = 1.3, 1.4  # times as many letters as in English
_WORD = re.compile(rf"{PLACEHOLDER.pattern}|\[[a-z/-]+\]|[^\W\d_]+")


@cache
def script() -> ModuleType:
    """translations/update.py, which is a script and no part of the package."""
    spec = importlib.util.spec_from_file_location("translations_update", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@contextmanager
def fresh_words() -> Iterator[None]:
    """What was read before is read anew, here and afterwards."""
    _forget()
    try:
        yield
    finally:
        _forget()


def _forget() -> None:
    catalogue.part.cache_clear()
    languages.cache_clear()


@contextmanager
def at_desk(folder: Path) -> Iterator[ModuleType]:
    """The script at work on copies in this folder, and the program reading what it compiles there."""
    desk, compiled = script(), folder / "compiled"
    for file in SCRIPT.parent.glob("meadhall_*.ts"):
        shutil.copy(file, folder)
    shutil.copytree(catalogue.FOLDER / "en", folder / "en")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tongues, "FILE", Path(shutil.copy(tongues.FILE, folder)))
        patch.setattr(desk, "HERE", folder)
        patch.setattr(desk, "COMPILED", compiled)
        patch.setattr(catalogue, "FOLDER", folder)
        with fresh_words():
            yield desk


@contextmanager
def long_words(folder: Path, by: float = LONGEST) -> Iterator[str]:
    """English with each word longer by so much, as a language of its own."""
    shutil.copytree(catalogue.FOLDER / "compiled", folder / "compiled")
    (folder / "compiled" / LONG).mkdir()
    for file in (folder / "compiled" / SOURCE).glob("*.json"):
        english = json.loads(file.read_text("utf-8"))
        stretched = {
            ident: {form: longer(text, by) for form, text in texts.items()} for ident, texts in english.items()
        }
        (folder / "compiled" / LONG / file.name).write_text(json.dumps(stretched), "utf-8")
    known = json.loads(tongues.FILE.read_text("utf-8"))
    here = folder / "languages.json"
    here.write_text(json.dumps({**known, LONG: {**known[SOURCE], "name": longer("English", by)}}), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tongues, "FILE", here)
        patch.setattr(catalogue, "FOLDER", folder)
        with fresh_words():
            yield LONG


def longer(text: str, by: float) -> str:
    """Its letters come again; what the program puts in, and icons, stay as they are."""

    def stretched(match: re.Match[str]) -> str:
        word = match.group()
        if not word[0].isalpha():
            return word
        more = round(len(word) * (by - 1))
        return word + (word * 2).lower()[len(word) - more : len(word)]

    return _WORD.sub(stretched, text)
