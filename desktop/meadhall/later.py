"""Packages whose parts are imported when they are first asked for: the home page is painted before most are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def parts(package: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """What a package's `__getattr__` is to be. `names` tells which names come from which of its modules."""
    homes = {name: module for module, all_of_them in names.items() for name in all_of_them.split()}

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(import_module(f"{package}.{homes[name]}"), name)
        setattr(sys.modules[package], name, found)  # from now on it is simply there
        return found

    return find
