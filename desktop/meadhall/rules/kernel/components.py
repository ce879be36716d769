"""The component files of a game, `data/*.toml` in its house: read once and checked by their types."""

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

T = TypeVar("T")


def load(folder: Traversable, name: str, form: type[T]) -> T:
    return msgspec.toml.decode(_text(folder, name), type=form)


def texts(folder: Traversable, names: Iterable[str]) -> dict[str, str]:
    """By the names of the files: for the fingerprint that saves carry."""
    return {f"{name}.toml": _text(folder, name) for name in names}


def _text(folder: Traversable, name: str) -> str:
    return (folder / f"{name}.toml").read_text(encoding="utf-8")
