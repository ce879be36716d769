"""Words of a question have room before those of its buttons: these keep their icons, and say the rest in a bubble."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import DARK, PLAYERS
from meadhall.views.look.style import Says, Style
from meadhall.views.table.page.prompt import PromptBar, PromptButton
from meadhall.views.text import Prompt, Words
from meadhall.views.widgets import Button
from onlooker import Onlooker

ASKED = Prompt("Your turn: **play, buy, build, raid**", "Lost if unspent: **2** barrels this turn, **3** bars a round.")
OFFERED = [
    PromptButton("Undo", lambda: None, icon="undo"),
    PromptButton("Attacks…", lambda: None, icon="gear"),
    PromptButton("Resources", lambda: None, icon="chest", reason="There are none."),
    PromptButton("Market", lambda: None, icon="plus"),
    PromptButton("Raid…", lambda: None, icon="crossed"),
    PromptButton("End turn", lambda: None, Kind.PRIMARY, "check"),
]


def bare(buttons: list[Button]) -> list[str]:
    """Those that are no wider than an icon needs."""
    return [button.text_shown for button in buttons if button.width() < 1.6 * button.height()]


def test_buttons_give_way_to_the_words_one_after_the_other(qtbot: Onlooker) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = PromptBar(Style(DARK, 0.96, cast(Says, Words("en")), floor=12), page)
    bar.say(ASKED, PLAYERS[0])
    bar.set_buttons(OFFERED)
    page.show()
    for wide, without_words in ((1500, []), (1000, ["Undo"]), (880, ["Undo", "Attacks…", "Resources"]), (1500, [])):
        bar.resize(wide, 68)
        buttons = bar.findChildren(Button)
        assert bare(buttons) == without_words
        assert all(button.text_fits() for button in buttons)
        told = {button.text_shown: button.accessibleDescription() for button in buttons}
        assert told["Undo"] == ("Undo" if without_words else "")
        assert told["Resources"] == "There are none.", "why it is barred counts more"
    bar.resize(880, 68)
    for prompt, without_words in ((Prompt("Your turn"), []), (ASKED, ["Undo", "Attacks…", "Resources"])):
        bar.say(prompt, PLAYERS[0])
        assert bare(bar.findChildren(Button)) == without_words, "also where the buttons stay and the question changes"
