"""What is shared: whole files that anybody can open, and nothing in them that somebody at the table hides."""

from __future__ import annotations

import errno
import html
import re
import struct
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QBuffer, QByteArray, QRect, QSize
from PySide6.QtGui import QColor, QImage, QImageReader

from kit.finished import begun, finished
from meadhall.bots import Question
from meadhall.bots import make as make_bot
from meadhall.commands import Failed, Wrong
from meadhall.commands.film import film as command
from meadhall.models.privacy import NOBODY
from meadhall.rules import GAMES
from meadhall.table import Table, files, save
from meadhall.views.share import film as filming
from meadhall.views.share import making
from meadhall.views.share.dialog import with_ending
from meadhall.views.share.film import add, changed, film, lines_of
from meadhall.views.share.making import make
from meadhall.views.share.saga import chapters, page, text
from meadhall.views.share.stills import Stills
from meadhall.views.share.tapestry import tapestry
from meadhall.views.share.webp import animated, chunks
from meadhall.views.tapestry.panels import panels_of
from meadhall.views.text import Words, spoken

ENGLISH = Words("en")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filming, "FRAMES", 5)
    monkeypatch.setattr(filming, "SIZE", QSize(320, 180))
    monkeypatch.setattr(making, "PRINT", QSize(640, 360))
    monkeypatch.setattr("meadhall.views.share.saga._PICTURE", QSize(320, 180))


def running(game_id: str, actions: int = 80) -> Table:
    table, bot = begun(game_id, 2), make_bot("steady", GAMES[game_id], 1)
    for _ in range(actions):
        table.play(bot.choose(Question(table.game, table.state)))
    return table


# A film


def frames_of(content: bytes) -> Iterator[tuple[int, int, int, int, int]]:
    for name, body in chunks(content):
        if name == b"ANMF":
            numbers = [int.from_bytes(body[at : at + 3], "little") for at in range(0, 15, 3)]
            yield 2 * numbers[0], 2 * numbers[1], numbers[2] + 1, numbers[3] + 1, numbers[4]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_film_is_a_webp_whose_last_frame_shows_the_end(game_id: str) -> None:
    table, shares = finished(game_id), list[float]()
    content = film(table, ENGLISH, shares.append)
    assert content[:4] == b"RIFF"
    assert struct.unpack_from("<I", content, 4)[0] == len(content) - 8
    assert shares[-1] == 1.0
    frames = list(frames_of(content))
    assert frames[0][:4] == (0, 0, 320, 180)
    assert frames[-1][4] == filming.LAST
    assert all(x + wide <= 320 and y + high <= 180 and not (x % 2 or y % 2) for x, y, wide, high, _ in frames)
    if b"webp" in [bytes(name.data()) for name in QImageReader.supportedImageFormats()]:
        shown = QImage.fromData(QByteArray(content))
        assert shown.size() == QSize(320, 180)


def test_a_frame_is_the_part_that_has_changed() -> None:
    one = QImage(100, 60, QImage.Format.Format_RGB32)
    one.fill(0xFF102030)
    two = one.copy()
    assert changed(one, two).isEmpty()
    two.setPixel(41, 21, 0xFFFFFFFF)
    two.setPixel(70, 33, 0xFFFFFFFF)
    assert changed(one, two) == QRect(32, 20, 64, 14)


def speckled() -> QImage:
    """Hard to write small."""
    found, chance = QImage(320, 180, QImage.Format.Format_RGB32), Random(1)
    for x, y in product(range(320), range(180)):
        found.setPixel(x, y, 0xFF000000 + chance.randrange(0x404040))
    return found


def spotted(picture: QImage) -> QImage:
    """Another spot in each of two far corners."""
    found = picture.copy()
    for left, top in ((4, 4), (300, 160)):
        for x, y in product(range(left, left + 12), range(top, top + 12)):
            found.setPixel(x, y, 0xFFE0C020)
    return found


def test_what_changes_far_apart_costs_nothing_in_between() -> None:
    before = speckled()
    after, frames = spotted(before), list[filming.Frame]()
    add(frames, None, before, 90)
    add(frames, before, after, 90)
    add(frames, after, after.copy(), 90)
    assert [frame.milliseconds for frame in frames] == [90, 180]
    whole, part = (len(frame.still) for frame in frames)
    assert part < whole / 10
    reader = QImageReader(device := QBuffer(data := QByteArray(animated(320, 180, frames))))
    assert data.size() > whole
    assert device.open(QBuffer.OpenModeFlag.ReadOnly)
    first, second = reader.read(), reader.read()
    for x, y in ((10, 10), (306, 166)):
        assert 40 < QColor(second.pixel(x, y)).hue() < 60
        assert QColor(second.pixel(x, y)).value() > QColor(first.pixel(x, y)).value() + 100
    middle = QRect(40, 40, 200, 100)
    assert second.copy(middle) == first.copy(middle)


def test_long_games_have_no_more_frames_than_a_minute_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filming, "FRAMES", 200)
    assert lines_of(3) == [0, 1, 2, 3]
    assert len(lines_of(5_000)) == 200
    assert lines_of(5_000)[-1] == 5_000
    assert 200 * filming.PACE + filming.LAST <= 60_000


# The saga


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_saga_tells_the_game_in_words_alone(game_id: str, language: str) -> None:
    told = text(finished(game_id), Words(language))
    assert "Ingrid" in told
    assert len(told.splitlines()) > 60
    assert not re.search(r"\*\*|\[\w+\]|\{\w+\}", told)


def test_a_page_asks_for_nothing_from_elsewhere_and_shows_each_round() -> None:
    table = finished("wild")
    whole = page(table, ENGLISH)
    assert whole.count("data:image/jpeg;base64,") == len(list(chapters(table, ENGLISH)))
    assert "http" not in whole
    assert "<script" not in whole


def test_a_name_is_no_markup() -> None:
    table = finished("watch")
    seats = tuple(type(seat)("<b>&[axe]", seat.colour) for seat in table.terms.seats)

    other = Table.start(table.game, msgspec.structs.replace(table.terms, seats=seats))
    whole = page(other, ENGLISH)
    assert "<b>" not in whole
    assert "&lt;b&gt;&amp;" in whole


# The tapestry


def test_it_is_one_long_picture_with_a_cell_for_each_turning_point() -> None:
    table = finished("northgard")
    picture = QImage.fromData(QByteArray(tapestry(table, ENGLISH, "Title")))
    found = panels_of(table, ENGLISH)
    assert picture.width() == round(2 * (372 * len(found) + 2 * 18))
    assert picture.height() < picture.width() / 3
    other = QImage.fromData(QByteArray(tapestry(table, Words("uk"), "Title")))
    assert picture.size() == other.size()
    assert picture != other, "its lines are in the reader's language"


def test_a_running_game_has_none(tmp_path: Path) -> None:
    table = running("wild")
    assert "<figure>" not in page(table, ENGLISH)
    save(table, tmp_path / "one.meadhall", 1)
    with pytest.raises(Failed, match="not over"):
        command(str(tmp_path / "one.meadhall"), tmp_path / "out.tapestry.png", "en")
    assert not (tmp_path / "out.tapestry.png").exists()


def test_the_page_begins_with_it() -> None:
    table = finished("northgard")
    whole, found = page(table, ENGLISH), panels_of(table, ENGLISH)
    captions = re.findall(r"<figcaption>(.+?)</figcaption>", whole)
    assert captions == [html.escape(spoken(panel.caption, ENGLISH)) for panel in found]
    assert whole.index("<figure>") < whole.index("<ol>")
    assert whole.count("data:image/png;base64,") == len(found)


def test_what_is_made_is_told_by_the_longer_ending() -> None:
    assert making.ending_of(Path("a.TAPESTRY.png")) == ".tapestry.png"
    assert making.ending_of(Path("tapestry.png")) == ".png"
    assert making.ending_of(Path("a.mp4")) == ""
    for name in ("a", "a.png", "a.tapestry.png"):
        assert with_ending(Path("x") / name, ".tapestry.png") == Path("x/a.tapestry.png")
    assert with_ending(Path("a.png"), ".webp") == Path("a.png.webp")
    assert with_ending(Path("a.WEBP"), ".webp") == Path("a.WEBP")


# Secrets


@pytest.mark.parametrize("game_id", GAMES)
def test_a_running_game_is_shared_without_its_secrets(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that differ only in what nobody at the table may see give the same pictures and the same saga."""
    table = running(game_id)
    seen: list[Any] = []
    real = Stills.at

    def at(self: Stills, s: Any) -> QImage:
        seen.append(self.view_of(s))
        return real(self, s)

    monkeypatch.setattr(Stills, "at", at)
    page(table, ENGLISH)
    film(table, ENGLISH)
    for view in seen:
        assert table.game.visible(view, NOBODY) == view
    one = Stills(table, ENGLISH, QSize(320, 180)).at(table.state)
    hidden = table.game.visible(table.state, NOBODY)
    other = Stills(table, ENGLISH, QSize(320, 180))
    monkeypatch.setattr(other, "view_of", lambda s: hidden)
    assert other.at(hidden) == one
    assert all(other._score(table.state, seat).points is None for seat in range(2))


# Files


@pytest.mark.parametrize("ending", making.ENDINGS)
def test_the_command_makes_what_the_ending_says(ending: str, tmp_path: Path) -> None:
    path, out = tmp_path / "one.meadhall", tmp_path / f"out{ending}"
    save(finished("watch"), path, 1)
    assert command(str(path), out, "ru") == 0
    assert out.stat().st_size > 1_000
    assert {file.name for file in tmp_path.iterdir()} == {path.name, out.name}


def test_what_cannot_be_made_is_told(tmp_path: Path) -> None:
    path = tmp_path / "one.meadhall"
    save(finished("watch"), path, 1)
    with pytest.raises(Wrong, match=r"\.webp"):
        command(str(path), tmp_path / "out.mp4", "en")
    with pytest.raises(Failed, match=r"no\.meadhall: there is no such file"):
        command(str(tmp_path / "no.meadhall"), tmp_path / "out.txt", "en")
    (tmp_path / "file").write_bytes(b"other")
    with pytest.raises(Failed, match="file: not a saved game"):
        command(str(tmp_path / "file"), tmp_path / "out.txt", "en")
    with pytest.raises(Failed, match=r"out\.txt: it could not be written \("):
        command(str(path), tmp_path / "file" / "out.txt", "en")


@pytest.mark.parametrize(("error", "said"), [(errno.ENOSPC, "no room left"), (errno.EROFS, "is not allowed")])
def test_a_full_disk_and_a_folder_that_cannot_be_written_are_told(
    error: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.meadhall"
    save(finished("watch"), path, 1)

    def fails(self: Path, target: Path) -> None:
        raise OSError(error, "")

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(Failed, match=said):
        command(str(path), tmp_path / "out.txt", "en")
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_file_that_was_there_stays_whole_if_the_new_one_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.txt"
    out.write_bytes(b"old")

    def full(path: Path, packed: bytes, durable: bool = True) -> None:
        raise files.SaveFailed("disk_full", "")

    monkeypatch.setattr(files, "write", full)
    with pytest.raises(files.SaveFailed):
        make(finished("watch"), out, ENGLISH)
    assert out.read_bytes() == b"old"
