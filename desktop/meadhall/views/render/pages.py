"""Home, the hall, setting up, the almanac and what the window itself has to say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.saving import Saving
from meadhall.models.session import Session
from meadhall.rules import GAMES
from meadhall.views.almanac.page import AlmanacPage
from meadhall.views.hall.page import HallPage
from meadhall.views.hall.sample import past_games
from meadhall.views.render.games import options_for, played, seat_at, sit_down
from meadhall.views.render.picture import Picture, Show, named_game, opened_in
from meadhall.views.shell.about import AboutPage
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.hearth.home import HomePage
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.shell.settings import SettingsPage
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.gallery import BY_GAME
from meadhall.views.text import Words, facts


def _home(window: Window, picture: Picture) -> None:
    """With a game that waits, if there are actions to be played; home:won has others that were finished."""
    if picture.subject.endswith(":won"):
        past_games(window.library, Words(picture.language), picture.players, picture.seed)
        Archive(window.library).refresh()
    _leave_game(window, picture)
    window.open_first(HOME)
    assert isinstance(window.page, HomePage)
    window.page.hang_trophies()


def _hall(window: Window, picture: Picture) -> None:
    """With a few games that computer players have finished and the one that waits; hall:empty has none."""
    if not picture.subject.endswith(":empty"):
        past_games(window.library, Words(picture.language), picture.players, picture.seed)
        Archive(window.library).refresh()  # so that nothing is still to be counted
    _leave_game(window, picture, facts("watch", Words(picture.language)).caption)
    if picture.actions:  # and one that cannot be opened
        (window.library.kept / "torn.meadhall").write_bytes(b"torn")
    window.open_first(Place("hall"))


def _stats(window: Window, picture: Picture) -> None:
    """Of the house, or of the player that is named: stats:Sigrid."""
    past_games(window.library, Words(picture.language), picture.players, picture.seed)
    Archive(window.library).refresh()
    window.open_first(Place("stats", picture.subject.partition(":")[2].casefold()))


def _leave_game(window: Window, picture: Picture, title: str = "") -> None:
    """Somebody has sat at the table for so many actions, and has kept the game under a title."""
    if not picture.actions:
        return
    table = played(picture)
    thumbnail = seat_at(window, table).picture()
    window.back()
    saving = Saving(table, window.library, None)
    saving.save()
    saving.put_picture(thumbnail)
    if title:
        saving.keep(title, thumbnail)
    saving.close()


def _page(name: str) -> Show:
    return lambda window, picture: window.open_first(Place(name))


def _setup(window: Window, picture: Picture) -> None:
    """Of the game that is named: setup:wild."""
    window.open_first(Place("setup", _draft(named_game(picture), picture)))


def _opponents(window: Window, picture: Picture) -> None:
    """With somebody of each level but the weakest."""
    draft = _draft("northgard", picture)
    for at, guest in zip(range(1, picture.players), ("torvald", "yrsa", "asa", "gunnar"), strict=False):
        draft.seat(at, guest)
    window.open_first(Place("opponents", draft))


def _draft(game_id: str, picture: Picture) -> Draft:
    options_for(GAMES[game_id], picture)
    draft = Draft.usual(game_id)
    draft.seed = str(picture.seed)
    draft.seat_people(1, picture.players)
    return draft


def _delete_game(window: Window, picture: Picture) -> None:
    page = _hall_page(window, picture)
    assert page.list.current is not None
    page.ask_remove(page.list.current)


def _name_game(window: Window, picture: Picture) -> None:
    page = _hall_page(window, picture)
    assert page.list.current is not None
    page.ask_name(page.list.current)


def _hall_page(window: Window, picture: Picture) -> HallPage:
    _hall(window, replace(picture, subject="hall:empty", actions=max(1, picture.actions)))
    page = window.page
    assert isinstance(page, HallPage)
    return page


def _bad_save(window: Window, picture: Picture) -> None:
    window.open_first(Place("hall"))
    window.open_game(window.library.kept / "nothing.meadhall")


def _reset(window: Window, picture: Picture) -> None:
    window.open_first(Place("settings"))
    page = window.page
    assert isinstance(page, SettingsPage)
    page.ask_reset()


def _almanac(window: Window, picture: Picture) -> None:
    """Of the game and the entry that are named: almanac:watch:keep."""
    window.open_first(Place("almanac", opened_in(picture)))


def _almanac_search(window: Window, picture: Picture) -> None:
    """For the words that are named, such as almanac-search:watch:longest road, or for the name of the first page."""
    opened = opened_in(picture)
    window.open_first(Place("almanac", opened._replace(entry="")))
    page = window.page
    assert isinstance(page, AlmanacPage)
    almanac = page.reader.almanac
    page.reader.finder.look_for(opened.entry or almanac.title(next(iter(almanac.book))))


def _almanac_sheet(window: Window, picture: Picture) -> None:
    """Over a table of the game that is named: almanac-sheet:watch:keep."""
    opened = opened_in(picture)
    scene = next(iter(BY_GAME[opened.game_id].values()))
    sit_down(window, picture, scene, opened.game_id)
    page = window.page
    assert isinstance(page, TablePage)
    page.rulebook.open_at((f"entry:{opened.entry}",))


def _licences(window: Window, picture: Picture) -> None:
    window.open_first(Place("about"))
    page = window.page
    assert isinstance(page, AboutPage)
    page.show_licences()


def _trouble(window: Window, picture: Picture) -> None:
    window.open_first(HOME)
    window.trouble(Path("meadhall.log"))


def _notice(window: Window, picture: Picture) -> None:
    window.open_first(HOME)
    window.notice(window.look.words("shell.notice.resumed_rules", line=214, lines=230))


def _bot_failed(window: Window, picture: Picture) -> None:
    _at_table(window, picture).noticed.emit("bot_failed", {"seat": 1, "why": ""})


def _quit_unsaved(window: Window, picture: Picture) -> None:
    _at_table(window, picture).noticed.emit("autosave_failed", {"why": "disk_full"})
    window.close()


def _at_table(window: Window, picture: Picture) -> Session:
    sit_down(window, picture, BY_GAME["watch"]["watch"])
    assert window.session is not None
    return window.session


PAGES: dict[str, Show] = {
    "home": _home,
    "setup": _setup,
    "opponents": _opponents,
    "settings": _page("settings"),
    "hall": _hall,
    "stats": _stats,
    "about": _page("about"),
    "almanac": _almanac,
    "almanac-search": _almanac_search,
    "almanac-sheet": _almanac_sheet,
    "delete-game": _delete_game,
    "name-game": _name_game,
    "bad-save": _bad_save,
    "reset-settings": _reset,
    "licences": _licences,
    "trouble": _trouble,
    "notice": _notice,
    "bot-failed": _bot_failed,
    "quit-unsaved": _quit_unsaved,
}
