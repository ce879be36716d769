"""What the tests of words share."""

from types import ModuleType

import pytest

from kit.tongues import script


@pytest.fixture(scope="session")
def pipeline() -> ModuleType:
    """translations/update.py, which is a script and no part of the package."""
    return script()
