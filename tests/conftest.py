"""What all tests share: how thorough they are, and the one application, on a display that nobody sees."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator

# Both are read when the application is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from meadhall.app import make_application
from meadhall.overrides import let_no_error_out
from onlooker import Onlooker

pytest_plugins = ("weight",)
pytest.register_assert_rewrite("kit")
let_no_error_out()  # before the first widget is imported

Count = Callable[[int, int], int]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--thorough", action="store_true", help="many more games, spoilt saves, kills and scenes")


@pytest.fixture(scope="session")
def count(pytestconfig: pytest.Config) -> Count:
    """`count(few, many)`: how often, by how thorough the run is to be."""
    return lambda few, many: many if pytestconfig.getoption("--thorough") else few


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`@pytest.mark.seeds(few, many)`: once for each `seed`, so that both processes share them."""
    for mark in metafunc.definition.iter_markers("seeds"):
        few, many = mark.args
        metafunc.parametrize("seed", range(many if metafunc.config.getoption("--thorough") else few))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--thorough"):
        items[:] = [item for item in items if item.get_closest_marker("thorough") is None]


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """As the program makes it; all tests of a process have the same one."""
    return make_application()


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> Onlooker:
    return Onlooker(request)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, None, None]:
    """What a test leaves to be deleted later is deleted now: outside a loop of events Qt would never do it, and a run
    of all tests would keep gigabytes of windows with their pictures. pytest-qt hears what Qt says until then."""
    said: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, message: said.append(message))
    try:
        yield
        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    finally:
        qInstallMessageHandler(before)
    assert not said
