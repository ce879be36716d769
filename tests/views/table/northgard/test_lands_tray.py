"""What lies before the player: cards with what can be done with them, things that are taken in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from northgard.lands import LANDS
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter
from written import listening

from meadhall.rules.northgard.actions import Pass, PlayCard, Remove, Replace, SetAsking, Upgrade, Wait
from meadhall.rules.northgard.data import UNREST
from meadhall.rules.northgard.land.build import Construct
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.shell.window import Window
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.picker import Option, Picker
from meadhall.views.table.northgard.faces import held_card
from meadhall.views.table.northgard.picking import UpgradeSheet, upgrade
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.tray import heap
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.cardmenu import CardMenu
from meadhall.views.table.tray.heap import ShelfBox
from meadhall.views.table.tray.tray import Tray
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.widgets import Button, RichText
from onlooker import breathe

Sit = Callable[[str], AbstractContextManager[TablePage]]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """At a table where a scene has come, with nothing opened."""

    @contextmanager
    def open_scene(scene: str) -> Iterator[TablePage]:
        with open_window(Picture(scene), tmp_path) as window:
            seat_at(window, LANDS.table_of(scene))
            assert isinstance(window.page, TablePage)
            breathe()
            yield window.page

    return open_scene


def found(page: TablePage, kind: type[Tray]) -> Tray:
    child = page.findChild(kind)
    assert child is not None
    return child


def test_all_that_can_be_done_with_cards_is_on_their_menus(sit: Sit) -> None:
    with sit("northgard-upgrade") as page:
        said: set[object] = set()
        for place, card in enumerate(found(page, Tray).cards):
            page.use_card(place)
            menu = page.findChild(CardMenu)
            assert menu is not None
            assert len(menu.rows) == 5
            said |= {kind(card.held.tag) for kind in (PlayCard, Wait, Replace, Remove)}
            menu.close_layer()
            breathe()
        others = [action for action in page.session.options() if action not in said]
        assert all(isinstance(action, (Upgrade, Pass, SetAsking)) for action in others)


def test_a_barred_row_of_the_menu_says_why(sit: Sit) -> None:
    with sit("northgard-card") as page:
        page.use_card(0)
        menu = page.findChild(CardMenu)
        assert menu is not None
        denials = {kind: page.session.why_not(kind(found(page, Tray).cards[0].held.tag)) for kind in (Wait, Remove)}
        assert [bool(menu.rows[1].reason), bool(menu.rows[3].reason)] == [
            denials[Wait] is not None,
            denials[Remove] is not None,
        ]


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 720)])
def test_the_menu_of_a_card_leaves_what_is_asked_to_be_read(tmp_path: Path, size: tuple[int, int]) -> None:
    with open_window(Picture("northgard", size=size), tmp_path) as window:
        page = seat_at(window, LANDS.table_of("northgard-card"))
        page.use_card(0)
        menu, prompt = page.findChild(CardMenu), page.findChild(PromptBar)
        assert menu is not None
        assert prompt is not None
        lowest = max(row.mapTo(page, row.rect().bottomLeft()).y() for row in menu.rows)
        assert lowest < prompt.mapTo(page, prompt.rect().topLeft()).y()


def test_the_menu_of_a_card_leaves_no_doubt_of_which(sit: Sit) -> None:
    """The card is raised wherever the pointer is, and the menu begins where it does: not over what lies before it."""
    with sit("northgard-card") as page:
        card = found(page, Tray).cards[0]
        page.use_card(0)
        menu = page.findChild(CardMenu)
        assert menu is not None
        assert card.is_raised
        (board,) = page.findChildren(BoardView)
        board.hovered.emit("")  # with no price to raise cards for
        assert card.is_raised
        left = min(row.mapTo(page, row.rect().topLeft()).x() for row in menu.rows)
        assert left >= card.mapTo(page, card.rect().topLeft()).x()
        menu.close_layer()
        assert not card.is_raised


def test_whose_card_it_is_stands_below_it_however_much_it_says(sit: Sit) -> None:
    with sit("northgard") as page:
        view = page.session.view

        def shown(desk: Desk) -> Picker:
            speech = cast(NorthgardSpeech, desk.speech)
            return Picker(desk, "Copy", "", [Option(held_card(speech, UNREST, view), caption="Bjorn")] * 2)

        page.show_sheet(shown)
        breathe()
        sheet = page.findChild(Picker)
        assert sheet is not None
        assert [words.text_shown for words in sheet.findChildren(RichText)].count("Bjorn") == 2


def test_with_a_building_in_hand_the_board_offers_its_slots_alone(sit: Sit) -> None:
    with sit("northgard-build") as page:
        things = found(page, Tray).things
        board = page.findChild(BoardView)
        assert things is not None
        assert board is not None
        before = set(board.targets)
        button = next(button for button in things.buttons if button.thing.actions)
        button.click()
        wanted = {action for action in button.thing.actions if isinstance(action, Construct)}
        offered = {action for spot in board.targets for action in board.actions_at(spot)}
        assert offered == wanted
        button.click()
        assert set(board.targets) == before


@pytest.mark.parametrize("scene", ["northgard-setup", "northgard-build"])
def test_things_lie_apart_and_whole(sit: Sit, scene: str) -> None:
    """Tiles of the set-up once lay on each other, with their outlines cut off."""
    with sit(scene) as page:
        window = page.window()
        assert isinstance(window, Window)
        for size in ((1920, 1080), (1366, 768), (1280, 720)):
            window.resize(*size)
            breathe()
            assert isinstance(window.page, TablePage)
            things = found(window.page, Tray).things
            assert things is not None
            unit = things.look.unit
            pictures = [button.picture().translated(button.pos()) for button in things.buttons]
            assert len(pictures) >= 3
            for button, picture in zip(things.buttons, pictures, strict=True):
                around = 8 * unit
                outline = picture.adjusted(-around, -around, around, around).toRect()
                assert button.geometry().contains(outline)
            assert min(right.left() - left.right() for left, right in pairwise(pictures)) >= 24 * unit - 1
            assert things.buttons[-1].geometry().right() < things.width()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_on_a_laptop_each_building_is_called_by_its_name(tmp_path: Path, language: str) -> None:
    with open_window(Picture("northgard", language=language, size=(1280, 720)), tmp_path) as window:
        seat_at(window, LANDS.table_of("northgard-build"))
        breathe()
        things = found(window.page, Tray).things  # pyright: ignore[reportArgumentType]: it is the table's page
        assert things is not None
        with listening() as texts:
            window.grab()
        said = " ".join(text.words for text in texts)
        assert not [word for button in things.buttons for word in button.thing.name.split() if word not in said]
        assert len({button.picture().width() for button in things.buttons}) == 1


def test_the_tile_turns_in_the_tray_and_over_the_board(sit: Sit) -> None:
    with sit("northgard-explore") as page:
        things = found(page, Tray).things
        board = page.findChild(BoardView)
        assert things is not None
        assert board is not None
        assert things.buttons[0].chosen
        turns = {action.turns for action in page.session.options() if isinstance(action, LayTile)}
        seen: set[int] = set()
        for _ in range(4):
            next(button for button in things.findChildren(Button) if button.icon_name == "redo").click()
            assert things.buttons[0].turns == board.turns
            seen.add(board.turns)
        assert seen == turns or len(turns) == 1


def test_behind_the_curtain_nothing_lies_before_the_player(sit: Sit) -> None:
    with sit("northgard-curtain") as page:
        assert page.session.viewer is None
        assert not found(page, Tray).cards
        assert found(page, Tray).things is None


def test_a_card_that_is_shown_alone_stands_in_the_middle(sit: Sit) -> None:
    with sit("northgard") as page:
        view = page.session.view

        def shown(desk: Desk) -> Picker:
            speech = cast(NorthgardSpeech, desk.speech)
            return Picker(desk, "A title that is much wider than a card", "", [Option(held_card(speech, UNREST, view))])

        page.show_sheet(shown)
        breathe()
        sheet = page.findChild(Picker) or page.window().findChild(Picker)
        assert sheet is not None
        card = sheet.findChild(CardButton)
        assert card is not None
        place = sheet.body.contentsRect()
        around = sheet.body.parentWidget()
        assert around is not None
        assert abs(card.mapTo(around, card.rect().center()).x() - place.center().x()) < 4
        assert place.width() > 2 * card.width()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_cards_for_strengthening_the_clan_lie_in_one_row(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    """Large enough to be read, and each under its heading in capitals."""
    with open_window(Picture("northgard", language=language, size=size), tmp_path) as window:
        page = seat_at(window, LANDS.table_of("northgard-upgrade"))
        page.show_sheet(lambda desk: upgrade(desk, cast(NorthgardSpeech, desk.speech)))
        breathe()
        sheet = page.findChild(UpgradeSheet)
        assert sheet is not None
        cards = [*sheet.upgrades, *sheet.given]
        assert len(sheet.upgrades) >= 1 <= len(sheet.given)
        assert len({card.mapTo(sheet, QPoint(0, 0)).y() for card in cards}) == 1
        assert min(card.width() for card in cards) >= 130


def test_what_is_in_play_has_a_place_from_the_first_year_on(sit: Sit) -> None:
    for scene, there in (("northgard-setup", 0), ("northgard", 1)):
        with sit(scene) as page:
            assert len(page.findChildren(ShelfBox)) == there


def test_words_below_a_shelf_are_in_one_line(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, float] = {}

    def noted(painter: QPainter, box: QRectF, text: str, *how: Any) -> None:
        written[text] = round(box.center().y())

    with sit("northgard") as page:
        (shelf,) = page.findChildren(ShelfBox)
        monkeypatch.setattr(heap, "lettering", noted)
        shelf.grab()
        assert written[shelf.shelf.caption] == written[shelf.heap.heap.name] + shelf.heap.y()
