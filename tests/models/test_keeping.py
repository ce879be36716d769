"""Autosave and saved games, on disks that behave and disks that do not."""

import errno
import os
import threading
from pathlib import Path
from random import Random

import pytest

from meadhall.models.keeping.keeper import Keeper
from meadhall.models.keeping.library import Library, beside, picture_beside
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.table import files
from models.loop import act_somehow, new_session, new_table, play_on, until_kept
from onlooker import Onlooker, heard

THREE = (None, None, None)


def full_disk(*_: object, **__: object) -> None:
    raise files.SaveFailed("disk_full", "no space")


def test_every_action_is_written_down(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    session = new_session(worker, THREE, library)
    session.start()
    assert library.recoverable().games == ()
    for _ in range(5):
        act_somehow(session, Random(1))
        until_kept(qtbot, session)
        (saved,) = library.recoverable().games
        assert len(library.open(saved.path).table.entries) == session.lines
    assert saved.card is not None
    assert (saved.card.finished, saved.card.asked) == (False, session.asked_seat)
    session.close()


def test_the_newest_wins_and_closing_waits_for_it(worker: BotWorker, library: Library) -> None:
    session = new_session(worker, THREE, library)
    session.start()
    for _ in range(60):
        act_somehow(session, Random(1))
    session.close()
    (saved,) = library.recoverable().games
    assert len(library.open(saved.path).table.entries) == 60
    assert "keeper" not in {thread.name for thread in threading.enumerate()}


def test_a_game_goes_on_from_its_autosave(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    session = new_session(worker, (None, "steady", "steady"), library)
    session.start()
    play_on(qtbot, session, Random(1), lambda: session.lines >= 25)
    session.close()
    lines, view = session.lines, session.view
    (saved,) = library.recoverable().games
    opened, claim = library.take_up(saved.path)
    again = Session(opened.table, worker, library, claim)
    assert (again.lines, again.view) == (lines, view)
    again.start()
    play_on(qtbot, again, Random(1), lambda: again.lines >= lines + 5)
    again.close()
    (saved,) = library.recoverable().games
    assert len(library.open(saved.path).table.entries) == again.lines


def test_a_finished_game_is_kept_and_offered_no_more(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    session = new_session(worker, (None, "steady", "steady"), library)
    noticed = heard(session.noticed)
    session.start()
    session.put_picture(b"png")
    play_on(qtbot, session, Random(2), lambda: False)
    session.put_picture(b"the end")
    until_kept(qtbot, session)
    session.close()
    assert [code for code, _ in noticed] == ["game_kept"]
    assert list(library.unfinished.iterdir()) == []
    (saved,) = library.games().games
    assert saved.card is not None
    assert saved.picture is not None
    assert saved.picture.read_bytes() == b"the end"
    assert session.result is not None
    assert (saved.card.finished, saved.card.winners) == (True, session.result.winners)
    assert saved.card.points == session.result.points
    assert kernel.is_over(library.open(saved.path).table.state)


def test_keeping_under_a_title(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    session = new_session(worker, THREE, library)
    noticed = heard(session.noticed)
    session.start()
    act_somehow(session, Random(1))
    for title in ("Зима / ../близько", "again"):
        session.keep(title)
    qtbot.waitUntil(lambda: len(noticed) == 2)
    assert noticed == [("game_kept", {"title": "Зима / ../близько"}), ("game_kept", {"title": "again"})]
    titles = {saved.card.title for saved in library.games().games if saved.card}
    assert titles == {"Зима / ../близько", "again"}
    session.close()


def test_an_end_undone_and_played_again_is_kept_once(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    session = new_session(worker, THREE, library, undo="free")
    session.start()
    play_on(qtbot, session, Random(2), lambda: False)
    assert session.undo() is None
    until_kept(qtbot, session)
    assert len(library.recoverable().games) == 1
    assert session.redo() is None
    session.close()
    assert len(library.games().games) == 1
    assert library.recoverable().games == ()


# What can go wrong


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    qtbot: Onlooker, worker: BotWorker, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(worker, THREE, library)
    noticed = heard(session.noticed)
    session.start()
    with monkeypatch.context() as patch:
        patch.setattr(files, "write", full_disk)
        for _ in range(4):
            act_somehow(session, Random(1))
            until_kept(qtbot, session)
        assert noticed == [("autosave_failed", {"why": "disk_full"})]
    act_somehow(session, Random(1))
    qtbot.waitUntil(lambda: len(noticed) == 2)
    assert noticed[1] == ("autosave_works", {})
    (saved,) = library.recoverable().games
    assert len(library.open(saved.path).table.entries) == 5
    with monkeypatch.context() as patch:
        patch.setattr(files, "write", full_disk)
        act_somehow(session, Random(1))
        qtbot.waitUntil(lambda: len(noticed) == 3)  # it is news again
        session.keep("no")
        qtbot.waitUntil(lambda: len(noticed) == 4)
    assert noticed[3] == ("game_not_kept", {"why": "disk_full"})
    session.close()


def test_a_data_folder_that_cannot_be_made(qtbot: Onlooker, worker: BotWorker, tmp_path: Path) -> None:
    """A file lies where the folder should be; root may write anywhere, so no permissions are tried here."""
    (tmp_path / "data").write_text("")
    library = Library(tmp_path / "data")
    session = new_session(worker, THREE, library)
    noticed = heard(session.noticed)
    session.start()
    act_somehow(session, Random(1))
    qtbot.waitUntil(lambda: bool(noticed))
    assert [code for code, _ in noticed] == ["autosave_failed"]
    act_somehow(session, Random(1))
    session.close()
    assert library.games().games == ()


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_read_only_folder(
    qtbot: Onlooker, worker: BotWorker, library: Library, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuses(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    session = new_session(worker, THREE, library)
    noticed = heard(session.noticed)
    session.start()
    monkeypatch.setattr(files.os, "fsync", refuses)
    act_somehow(session, Random(1))
    qtbot.waitUntil(lambda: bool(noticed))
    assert noticed == [("autosave_failed", {"why": "not_allowed"})]
    session.close()


def test_a_game_too_long_to_save_is_told(worker: BotWorker, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(worker, THREE, library)
    noticed = heard(session.noticed)
    session.start()
    monkeypatch.setattr("meadhall.table.saving.ACTIONS", 2)
    for _ in range(4):
        act_somehow(session, Random(1))
    assert noticed == [("autosave_failed", {"why": "too_long"})]
    session.close()


def test_what_has_not_begun_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, written = threading.Event(), threading.Event(), []

    def slow(path: Path, content: bytes) -> None:
        written.append((path.name, content))
        begun.set()
        go_on.wait()

    monkeypatch.setattr(files, "write", slow)
    keeper = Keeper()
    keeper.write({tmp_path / "a": b"1"})
    begun.wait()
    for content in (b"2", b"3", b"4"):
        keeper.write({tmp_path / "a": content, tmp_path / "b": content})
    assert not keeper.is_idle()
    go_on.set()
    keeper.close()
    assert written == [("a", b"1"), ("a", b"4"), ("b", b"4")]


# The library


def kept(worker: BotWorker, library: Library, count: int) -> list[Path]:
    for _ in range(count):
        session = new_session(worker, THREE, library)
        session.start()
        act_somehow(session, Random(1))
        session.keep("one", b"png")
        session.close()
    return [saved.path for saved in library.games().games]


def test_an_empty_library(library: Library) -> None:
    for shelf in (library.games(), library.recoverable()):
        assert (shelf.games, shelf.broken) == ((), ())


def test_damaged_saves_are_reported_and_the_others_listed(worker: BotWorker, library: Library) -> None:
    cut, empty, folder, _ = kept(worker, library, 4)
    cut.write_bytes(cut.read_bytes()[:100])
    empty.write_bytes(b"")
    folder.unlink()
    folder.mkdir()
    shelf = library.games()
    assert len(shelf.games) == 1
    assert {broken.error.code for broken in shelf.broken} == {"cut_short", "empty", "not_a_file"}
    (library.kept / "notes.txt").write_text("not ours")
    assert library.games() == shelf or len(library.games().broken) == 3


@pytest.mark.parametrize("card", [b"", b"{", b"[1]", b'{"round": "x"}', b"[" * 100_000, b"\xff\xfe", b"null"])
def test_a_broken_card_loses_nothing(worker: BotWorker, library: Library, card: bytes) -> None:
    (path,) = kept(worker, library, 1)
    beside(path).write_bytes(card)
    (saved,) = library.games().games
    assert saved.card is None
    assert library.rename(path, "new") is None
    (saved,) = library.games().games
    assert saved.card is not None
    assert saved.card.title == "new"


def test_pictures_lie_beside(worker: BotWorker, library: Library) -> None:
    (path,) = kept(worker, library, 1)
    assert library.games().games[0].picture == picture_beside(path)
    picture_beside(path).unlink()
    assert library.games().games[0].picture is None


def test_rename_and_delete(worker: BotWorker, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = kept(worker, library, 2)
    assert library.rename(first, "Довга зима") is None
    cards = {saved.path: saved.card for saved in library.games().games}
    assert (card := cards[first]) is not None
    assert card.title == "Довга зима"
    assert library.delete(first) is None
    assert [saved.path for saved in library.games().games] == [second]
    assert not any(path.name.startswith(first.name + ".") for path in library.kept.iterdir())
    with monkeypatch.context() as patch:
        patch.setattr(files, "write", full_disk)
        patch.setattr(files, "remove", full_disk)
        notices = library.rename(second, "x"), library.delete(second)
    assert [notice.code for notice in notices if notice] == ["rename_failed", "delete_failed"]


def test_newest_first(library: Library, monkeypatch: pytest.MonkeyPatch, worker: BotWorker) -> None:
    for now in (3000, 1000, 2000):
        monkeypatch.setattr("meadhall.models.keeping.saving.time", lambda now=now: now)
        session = new_session(worker, THREE, library)
        session.keep(str(now))
        session.close()
    assert [saved.header.saved for saved in library.games().games] == [3000, 2000, 1000]


def test_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("meadhall.folders.of_data", lambda: tmp_path / "meadhall")
    assert Library().folder == tmp_path / "meadhall"


def test_two_new_games_never_share_an_autosave(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    sessions = [Session(new_table(THREE), worker, library) for _ in range(3)]
    for session in sessions:
        act_somehow(session, Random(1))
        until_kept(qtbot, session)
    assert len(library.recoverable().games) == 3
    for session in sessions:
        session.close()


def test_a_computer_player_that_nobody_knows_is_replaced(worker: BotWorker, library: Library) -> None:
    session = new_session(worker, (None, "hakon", "grandmaster", "random"), library)
    act_somehow(session, Random(1))
    session.close()
    (saved,) = library.recoverable().games
    opened = library.open(saved.path)
    assert [seat.bot for seat in opened.table.terms.seats] == [None, "hakon", "steady", "random"]
    (notice,) = opened.notes
    assert (notice.code, notice.figures["count"]) == ("bots_replaced", 1)
