"""Packages that import their parts late: nothing that they promise is missing."""

from importlib import import_module

import pytest


@pytest.mark.parametrize("package", ["table", "views.text", "views.widgets"])
def test_all_that_is_promised_is_there(package: str) -> None:
    module = import_module(f"meadhall.{package}")
    for name in module.__all__:
        assert getattr(module, name) is not None


@pytest.mark.parametrize("package", ["table", "views.text", "views.widgets"])
def test_what_is_not_promised_is_missed_as_usual(package: str) -> None:
    module = import_module(f"meadhall.{package}")
    with pytest.raises(AttributeError, match=f"'meadhall.{package}' has no attribute 'nothing'"):
        _ = module.nothing
    with pytest.raises(ImportError):
        exec(f"from meadhall.{package} import nothing")
