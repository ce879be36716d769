"""On a low tray the rack of a warband gives way to cards that could not show their words beside it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from midgard.harbour_gallery import HARBOUR
from PySide6.QtGui import QFontMetricsF

from meadhall.languages import languages
from meadhall.rules.midgard import MIDGARD, data
from meadhall.stage.midgard import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.look import wide_cards
from meadhall.views.look.ink import name_lines
from meadhall.views.look.richtext import rich
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.tray.rack import RackBox
from meadhall.views.table.tray.tray import Tray
from meadhall.views.table.tray.widecard import WideCard
from onlooker import breathe

LARGE: Mapping[str, Any] = {"text_scale": 150}


@pytest.mark.parametrize(
    ("size", "choices", "narrow"),
    [((1280, 720), {}, True), ((1280, 720), LARGE, True), ((1920, 1080), {}, False)],
    ids=["small", "large letters", "usual"],
)
def test_five_cards(size: tuple[int, int], choices: Mapping[str, Any], narrow: bool, tmp_path: Path) -> None:
    table = HARBOUR.table_of("midgard-late")
    with open_window(Picture("midgard-late", language="ru", size=size, choices=choices), tmp_path) as window:
        seat_at(window, table)
        breathe()
        (tray,) = window.findChildren(Tray)
        (rack,) = tray.findChildren(RackBox)
        assert (rack.width() < rack.look.px(400)) is narrow
        assert [isinstance(card, WideCard) for card in tray.cards] == [narrow] * 5
        for one, other in pairwise(tray.cards):
            assert one.geometry().intersected(other.geometry()).width() <= rack.look.px(10)


RUNES = ("rune_healing", "rune_potential", "rune_glory")
DESTINIES = ("destiny_ice", "destiny_runes", "destiny_favour", "destiny_vikings")  # with the longest words


def table_with(runes: int, destinies: int) -> Table:
    scene = Scene.midgard(players=4).runes(0, *RUNES[:runes]).destinies(0, *DESTINIES[:destinies])
    seats = tuple(Seat(name, at, "steady" if at else None) for at, name in enumerate("ABCD"))
    return Table(MIDGARD, Terms(scene.s.options, seats, 1), scene.s, resumed=True)


@pytest.mark.parametrize(("runes", "destinies", "upright"), [(1, 4, True), (2, 4, True), (3, 4, False)])
def test_in_a_large_window_it_gives_way_where_cards_can_stand_for_it(
    runes: int, destinies: int, upright: bool, tmp_path: Path
) -> None:
    """For seven cards; six have room beside it, and eight would not have enough all the same."""
    with open_window(Picture("midgard", size=(1920, 1080)), tmp_path) as window:
        seat_at(window, table_with(runes, destinies))
        breathe()
        (tray,) = window.findChildren(Tray)
        (rack,) = tray.findChildren(RackBox)
        assert {isinstance(card, WideCard) for card in tray.cards} == {not upright}
        assert (rack.width() < rack.look.px(400)) is (len(tray.cards) == 7)
        assert max(card.geometry().right() for card in tray.cards) < tray.width()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("runes", "destinies", "rows"), [(2, 3, 1), (2, 4, 2), (3, 4, 2)])
def test_many_cards_have_their_words(
    runes: int, destinies: int, rows: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the smallest window, in two rows where one would cut their names."""
    written: list[str] = []

    def noted(painter: Any, box: Any, text: str, *more: Any, **how: Any) -> None:
        written.append(text)
        rich(painter, box, text, *more, **how)

    monkeypatch.setattr(wide_cards, "rich", noted)
    with open_window(Picture("midgard", language=language, size=(1280, 720)), tmp_path) as window:
        seat_at(window, table_with(runes, destinies))
        breathe()
        (tray,) = window.findChildren(Tray)
        window.grab()
        faces = [card.held.face for card in tray.cards]
        assert len(faces) == 1 + runes + destinies
        silent = [face.name for face in faces if not {face.text, face.brief} & {*written}]
        assert not silent
        assert len({card.y() for card in tray.cards}) == rows
        destiny = [face for face in faces if face.topic.startswith("destiny")]
        assert len({(face.text in written, face.brief in written) for face in destiny}) == 1, "each says as much"
        for face in destiny:
            tied = data.DESTINIES[face.topic.removeprefix("destiny:")].tied
            assert f"**{tied}**" in (face.text if face.text in written else face.brief), face.name
        for card in tray.cards:
            assert tray.rect().contains(card.geometry())
            room = card.width() - tray.look.px(14)
            name = name_lines(card.held.face.name, tray.look.font("name", 15), room, tray.look.floor)
            wide = max(QFontMetricsF(name.font).horizontalAdvance(line) for line in name.lines)
            assert wide <= room, card.held.face.name


def test_the_rack_is_wide_again_in_a_larger_window(tmp_path: Path) -> None:
    table = HARBOUR.table_of("midgard-late")
    with open_window(Picture("midgard-late", language="ru", size=(1280, 720)), tmp_path) as window:
        seat_at(window, table)
        breathe()
        for size, wide in (((1920, 1080), True), ((1280, 720), False), ((1600, 720), True)):
            window.resize(*size)
            breathe()
            (tray,) = window.findChildren(Tray)
            (rack,) = (each for each in tray.findChildren(RackBox) if each.isVisible())
            assert (rack.width() > rack.look.px(400)) is wide


@pytest.mark.parametrize("language", languages())
def test_names_of_upright_cards_stand_in_a_line(language: str, tmp_path: Path) -> None:
    """Where the words of one are too long for that, all say it in fewer."""
    with open_window(Picture("midgard", language=language), tmp_path) as window:
        seat_at(window, table_with(2, 3))
        breathe()
        (tray,) = window.findChildren(Tray)
        assert not any(isinstance(card, WideCard) for card in tray.cards)
        faces = [card.held.painted for card in tray.cards]
        (share,) = {face.art_share for face in faces}
        assert share, "what they have in common"
        destiny = [face for face in faces if face.topic.startswith("destiny")]
        assert len({face.text == face.brief for face in destiny}) == 1
