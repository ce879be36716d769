"""Several people at one screen, one of whom is attacked: what all can see does not tell what the attacked one holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from eyes import curtain_of, layer_of, prompt_buttons, seen, written
from holdings import texts
from mouse import Mouse
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from kit import rule
from meadhall.rules.wild.data import CARDS
from meadhall.rules.wild.fights.defence import Defend
from meadhall.rules.wild.forecast import Target
from meadhall.rules.wild.game import WILD
from meadhall.rules.wild.state import Manner, State
from meadhall.table import Table
from meadhall.views.shell.window import Window
from meadhall.views.table.asking import AskingSheet
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.table.wild.defending import DefenceSheet
from meadhall.views.table.wild.raid import RaidSheet
from meadhall.views.widgets import Button
from models.raids import Raid, raid
from onlooker import Onlooker, breathe

Sit = Callable[..., Window]
A_DAY = 24 * 3600 * 1000
A_BREATH = 20  # of 255 shades: by so much the edges of large letters change when they are painted once more


class Sight(NamedTuple):
    """What anybody sees who looks at the screen now."""

    curtain: str
    layer: str
    words: list[list[str]]
    saga: list[str]
    picture: QImage


def sight(window: Window) -> Sight:
    curtain, layer = curtain_of(window), layer_of(window)
    words = [texts(widget) for widget in seen(window, QWidget)]
    name = window.session.seats[curtain.seat].name if curtain is not None and window.session is not None else ""
    return Sight(name, type(layer).__name__, words, [*saga(window)], window.grab().toImage())


def saga(window: Window) -> Iterator[str]:
    for told in seen(window, SagaList):
        model = told.model()
        yield from (model.index(row, 0).data() for row in range(model.rowCount()))


def before(found: Raid, holds: bool) -> Table:
    """The same for everybody but the attacked one, who has a Fortification or an Assassin in hand, or in the deck."""
    s: State = found.table.state.copy()
    player = s.players[found.attack.victim]
    at = next(at for at, card in enumerate(player.deck) if CARDS[card].defends)
    if holds:
        drawn, given = player.deck[at], player.hand[0]
        player.deck = (*player.deck[:at], given, *player.deck[at + 1 :])
        player.hand = (drawn, *player.hand[1:])
    assert any(CARDS[card].defends for card in player.hand) is holds
    return Table(WILD, found.table.terms, s, resumed=True)


def open_curtain(qtbot: Onlooker, window: Window) -> None:
    curtain = curtain_of(window)
    assert curtain is not None
    mouse = Mouse(qtbot, window)
    mouse.press(curtain.button)
    mouse.go_away()


def prompt(window: Window, icon: str) -> Button:
    return next(button for button in prompt_buttons(window) if button.icon_name == icon)


def attacked(qtbot: Onlooker, sit: Sit, found: Raid, holds: bool) -> Window:
    """The attacker sends whoever is suggested."""
    window = sit(table=before(found, holds))
    mouse = Mouse(qtbot, window)
    open_curtain(qtbot, window)
    assert window.session is not None
    window.session.set_pause(A_DAY)
    mouse.press(prompt(window, "crossed"))
    sheet = layer_of(window)
    assert isinstance(sheet, RaidSheet)
    mouse.press(sheet.targets[Target(found.attack.victim, found.attack.target)])
    mouse.press(sheet.confirm)
    assert isinstance(window.session.decision, Defend)
    return window


def shades_apart(one: QImage, other: QImage) -> int:
    """Where they differ most."""
    if one == other:
        return 0
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True) if a != b)


def name_of_attacked(found: Raid) -> str:
    return found.table.terms.seats[found.attack.victim].name


def after_the_pause(qtbot: Onlooker, window: Window) -> Sight:
    session = window.session
    assert session is not None
    session.set_pause(0)
    session._pause.start()
    qtbot.waitUntil(lambda: not isinstance(session.decision, Defend))
    breathe()
    return sight(window)


def never_asked(qtbot: Onlooker, window: Window) -> Iterator[Sight]:
    """What is shown while the table answers, and afterwards."""
    yield sight(window)
    yield after_the_pause(qtbot, window)


def answered_by_nothing(qtbot: Onlooker, window: Window) -> Iterator[Sight]:
    """The curtain for the attacked one, the next one after the answer, and the table behind it. What the attacked one
    sees is nobody else's matter."""
    yield sight(window)
    open_curtain(qtbot, window)
    sheet = layer_of(window)
    assert isinstance(sheet, DefenceSheet)
    Mouse(qtbot, window).press(sheet.nothing)
    yield sight(window)
    open_curtain(qtbot, window)
    yield sight(window)


@rule("VW-12.15")
@pytest.mark.parametrize(("manner", "sights"), [("always", answered_by_nothing), ("never", never_asked)])
def test_nobody_can_read_from_the_screen_what_is_held(
    qtbot: Onlooker, sit: Sit, manner: Manner, sights: Callable[[Onlooker, Window], Iterator[Sight]]
) -> None:
    found = raid(manner, holds=False)
    armed, bare = ([*sights(qtbot, attacked(qtbot, sit, found, holds))] for holds in (True, False))
    assert armed[0].curtain == (name_of_attacked(found) if manner == "always" else "")
    for one, other in zip(armed, bare, strict=True):
        assert one[:-1] == other[:-1]
        assert shades_apart(one.picture, other.picture) < A_BREATH
    assert armed[-1].saga


@rule("VW-12.15")
def test_asked_only_when_something_is_held_means_just_that(qtbot: Onlooker, sit: Sit) -> None:
    """The curtain falls for whoever holds something, as the words of the order say; else the table answers."""
    found = raid("held", holds=False)
    assert sight(attacked(qtbot, sit, found, holds=True)).curtain == name_of_attacked(found)
    bare = attacked(qtbot, sit, found, holds=False)
    assert not sight(bare).curtain
    assert not after_the_pause(qtbot, bare).curtain


@rule("VW-12.15")
def test_the_orders_say_what_they_tell_the_others(qtbot: Onlooker, sit: Sit) -> None:
    """Where several share a screen, that the curtain tells of a full hand stands there before it is ordered."""
    window = sit(table=before(raid("always", holds=False), holds=False))
    open_curtain(qtbot, window)
    Mouse(qtbot, window).press(prompt(window, "gear"))
    sheet = layer_of(window)
    assert isinstance(sheet, AskingSheet)
    words = window.look.words
    for manner in ("held", "never", "always"):
        Mouse(qtbot, window).press(written(sheet, words(f"wild.deed.set_asking.{manner}")))
        assert sheet.told.text_shown == words(f"wild.page.asking.{manner}_together")
