"""Two copies of the program, and one unfinished game."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from meadhall.models.keeping.claim import SUFFIX, Taken
from meadhall.models.keeping.library import Library, beside
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from models.loop import act_somehow, new_session, until_kept
from onlooker import Onlooker

OWNER = Path(__file__).with_name("owner.py")
THREE = (None, None, None)

Owned = Callable[[], "subprocess.Popen[str]"]


@pytest.fixture
def autosave(worker: BotWorker, library: Library) -> Path:
    session = new_session(worker, THREE, library)
    act_somehow(session, Random(1))
    session.close()
    (saved,) = library.recoverable().games
    return saved.path


@pytest.fixture
def owned(autosave: Path) -> Iterator[Owned]:
    """Opens the game in another process."""
    owners: list[subprocess.Popen[str]] = []

    def own() -> "subprocess.Popen[str]":
        owner = subprocess.Popen(
            [sys.executable, OWNER, autosave], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        owners.append(owner)
        assert owner.stdout is not None
        assert owner.stdout.readline() == "open\n"
        return owner

    yield own
    for owner in owners:
        with owner:
            owner.kill()


def test_a_game_that_is_open_elsewhere_is_left_alone(library: Library, autosave: Path, owned: Owned) -> None:
    owned()
    before = autosave.read_bytes(), beside(autosave).read_bytes()
    with pytest.raises(Taken):
        library.take_up(autosave)
    notices = library.rename(autosave, "mine"), library.delete(autosave)
    assert [notice.figures["why"] for notice in notices if notice] == ["open_elsewhere", "open_elsewhere"]
    assert (autosave.read_bytes(), beside(autosave).read_bytes()) == before
    assert [saved.path for saved in library.recoverable().games] == [autosave]


def test_once_it_is_closed_there_it_opens_here(library: Library, autosave: Path, owned: Owned) -> None:
    owner = owned()
    owner.communicate()
    assert owner.returncode == 0
    _, claim = library.take_up(autosave)
    claim.let_go()
    assert not autosave.with_name(autosave.name + SUFFIX).exists()


def test_whoever_was_killed_holds_nothing(library: Library, autosave: Path, owned: Owned) -> None:
    for _ in range(2):
        with owned() as owner:
            owner.kill()
        assert autosave.with_name(autosave.name + SUFFIX).exists()
    assert library.rename(autosave, "mine") is None
    assert library.delete(autosave) is None
    assert list(library.unfinished.iterdir()) == []


def test_a_new_game_is_taken_from_its_first_action_on(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    session = new_session(worker, THREE, library)
    act_somehow(session, Random(1))
    until_kept(qtbot, session)
    (saved,) = library.recoverable().games
    with pytest.raises(Taken):
        library.take_up(saved.path)
    session.close()
    library.take_up(saved.path)[1].let_go()


def test_a_title_stays_with_the_game(worker: BotWorker, library: Library, autosave: Path) -> None:
    assert library.rename(autosave, "The long night") is None
    opened, claim = library.take_up(autosave)
    session = Session(opened.table, worker, library, claim)
    act_somehow(session, Random(1))
    session.close()
    assert library.title(autosave) == "The long night"
