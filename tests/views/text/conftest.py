"""What the tests of words share."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = ROOT / "translations" / "update.py"


@pytest.fixture(scope="session")
def pipeline() -> ModuleType:
    """translations/update.py, which is a script and no part of the package."""
    spec = importlib.util.spec_from_file_location("translations_update", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module
