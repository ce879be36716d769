"""Pages as pictures, without a display: for the README, for tests, and for looking at what was made.

Each subject puts the window where it should be. Whoever makes another page or dialog adds a line to `SUBJECTS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import time
from typing import Any

from PySide6.QtCore import QBuffer, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from meadhall.almanac import book
from meadhall.bots import USUAL, Question, make
from meadhall.bots.advice import advise, reason
from meadhall.bots.judgement import Candidate
from meadhall.bots.registry import MINDS
from meadhall.chronicle import kept
from meadhall.chronicle.analysis import analysed
from meadhall.lessons import course, watched_round
from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.library import Library
from meadhall.models.keeping.saving import Saving
from meadhall.models.replay import ReplaySession
from meadhall.models.sandbox import open_handed
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Action, BadOption, Game
from meadhall.table import BadSeed, Table, Terms, save
from meadhall.views.almanac.page import AlmanacPage, Opened
from meadhall.views.hall.page import HallPage
from meadhall.views.hall.sample import past_games
from meadhall.views.lessons.learn import LearnPage
from meadhall.views.lessons.round import RoundPage
from meadhall.views.paper.aid import PlayerAid
from meadhall.views.paper.picture import pictured
from meadhall.views.replay.page import ReplayPage
from meadhall.views.shell.about import AboutPage
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.shell.settings import SettingsPage
from meadhall.views.shell.window import Window
from meadhall.views.table.coach.coaching import WATCHING
from meadhall.views.table.coach.warned import Watching
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.gallery import BY_GAME
from meadhall.views.table.scenes.scene import Scene
from meadhall.views.text import Words, facts
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Bubble


class Impossible(Exception):
    """This picture cannot be; the message says why."""


@dataclass(frozen=True)
class Picture:
    """What is to be drawn, and how."""

    subject: str
    seed: int = 1
    actions: int = 0  # that bots play first
    players: int = 4
    language: str = "en"
    theme: str = "dark"
    scale: float = 1.0  # device pixels for one
    size: tuple[int, int] = (1920, 1080)  # in device pixels


Show = Callable[[Window, Picture], None]
_GAME = 100_000  # actions; no game is so long
_SEEDS = 20  # games that are tried until a scene comes


_ANY = Scene(lambda s: True)


def played(picture: Picture, scene: Scene = _ANY, game_id: str = "watch") -> Table:
    """A game after so many actions of computer players, and further ones until the scene has come."""
    game, options = GAMES[game_id], _options(GAMES[game_id], picture, scene)
    draft = Draft.usual(game_id)
    draft.seat_people(1 if scene.alone else picture.players, picture.players)
    seats = draft.seats(Words(picture.language))
    try:
        table = Table.start(game, Terms(options, seats, picture.seed, int(time()), scene.undo))
    except BadSeed as bad:
        raise Impossible(str(bad)) from bad
    bot = make(USUAL, game, picture.seed)
    while not kernel.is_over(table.state) and not (len(table.entries) >= picture.actions and scene.ripe(table.state)):
        table.play(bot.choose(Question(game, game.visible(table.state, kernel.asked(table.state).seat))))
    return table


def _options(game: Game[Any], picture: Picture, scene: Scene = _ANY) -> Any:
    """The usual ones, and those of the scene."""
    options = scene.agreed(game.options())
    try:
        game.check_options(options, picture.players)
    except BadOption as bad:
        raise Impossible(str(bad)) from bad
    return options


# Pages and dialogs of the shell


def _home(window: Window, picture: Picture) -> None:
    """With a game that waits, if there are actions to be played."""
    _leave_game(window, picture)
    window.open_first(HOME)


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
    thumbnail = _seat(window, table).picture()
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
    window.open_first(Place("setup", _draft("watch", picture)))


def _opponents(window: Window, picture: Picture) -> None:
    """With somebody of each level but the weakest."""
    draft = _draft("northgard", picture)
    for at, guest in zip(range(1, picture.players), ("torvald", "yrsa", "asa", "gunnar"), strict=False):
        draft.seat(at, guest)
    window.open_first(Place("opponents", draft))


def _draft(game_id: str, picture: Picture) -> Draft:
    _options(GAMES[game_id], picture)
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
    window.open_first(Place("almanac", _opened(picture)))


def _almanac_search(window: Window, picture: Picture) -> None:
    """For the words that are named, such as almanac-search:watch:longest road, or for the name of the first page."""
    opened = _opened(picture)
    window.open_first(Place("almanac", opened._replace(entry="")))
    page = window.page
    assert isinstance(page, AlmanacPage)
    almanac = page.reader.almanac
    page.reader.finder.look_for(opened.entry or almanac.title(next(iter(almanac.book))))


def _almanac_sheet(window: Window, picture: Picture) -> None:
    """Over a table of the game that is named: almanac-sheet:watch:keep."""
    opened = _opened(picture)
    scene = next(iter(BY_GAME[opened.game_id].values()))
    sit_down(window, picture, scene, opened.game_id)
    page = window.page
    assert isinstance(page, TablePage)
    page.rulebook.open_at((f"entry:{opened.entry}",))


def _opened(picture: Picture) -> Opened:
    _, *named = picture.subject.split(":")
    opened = Opened(*named[:2])
    if opened.game_id not in GAMES:
        raise Impossible(f"there is no game {opened.game_id!r}")
    return opened


def _learn(window: Window, picture: Picture) -> None:
    """Of somebody who has learnt something, and has left a lesson in the middle."""
    window.learners.add("Ingrid")
    for game_id, count in (("watch", 1), ("northgard", 2), ("wild", 1)):
        for lesson in course(game_id)[:count]:
            window.learners.finish(f"{game_id}.{lesson.id}")
    for lesson in course("northgard")[2:3]:
        window.learners.keep_progress(f"northgard.{lesson.id}", {"beat": 3, "made": {}})
    window.open_first(Place("learn"))


def _who(window: Window, picture: Picture) -> None:
    _learn(window, picture)
    page = window.page
    assert isinstance(page, LearnPage)
    page.ask_who()


def _lesson(window: Window, picture: Picture) -> None:
    """Of the game, the lesson and the beat that are named, counted from 1: lesson:watch:1:3."""
    _, game_id, *numbers = [*picture.subject.split(":"), "", ""][:4] if ":" in picture.subject else ["", "watch"]
    number, beat = (int(word) if word.isdecimal() else 1 for word in [*numbers, "", ""][:2])
    lessons = course(game_id) if game_id in GAMES else ()
    if number not in range(1, len(lessons) + 1) or beat not in range(1, len(lessons[number - 1].beat) + 1):
        raise Impossible(f"there is no such lesson or beat as {picture.subject!r}")
    window.learners.add("Ingrid")
    window.learners.keep_progress(f"{game_id}.{lessons[number - 1].id}", {"beat": beat - 1, "made": {}})
    window.open_first(HOME)
    window.start_lesson(game_id, number)


def _analysis(window: Window, picture: Picture) -> None:
    """Of a game that steady players have played, in the game that is named: analysis:watch. It is made at once."""
    table = played(replace(picture, actions=_GAME), _ANY, _named_game(picture))
    path = window.library.place_to_keep(table)
    save(table, path, int(time()))
    window.open_first(HOME)
    if picture.subject.startswith("analysis:"):
        kept.keep(path, analysed(table))
    window.open_analysis(path)
    QApplication.processEvents()


def _replay(window: Window, picture: Picture) -> None:
    """Of the game that is named, which bots have played to its end, or so many actions of it: replay:watch. After a
    second colon stands after which action one looks, or with ? at which the pointer is: replay:watch:?60."""
    _, game_id, *rest = picture.subject.split(":") if ":" in picture.subject else ["", "watch"]
    where = "".join(rest)
    if game_id not in GAMES or not (where.removeprefix("?") or "0").isdecimal():
        raise Impossible(f"there is no such replay as {picture.subject!r}")
    table = played(picture if picture.actions else replace(picture, actions=_GAME), game_id=game_id)
    session = ReplaySession.of_table(table, window)
    window.open_first(Place("replay", session))
    page = window.page
    assert isinstance(page, ReplayPage)
    QApplication.processEvents()
    line = int(where.removeprefix("?") or session.length * 2 // 3)
    page.go_to(session.length * 2 // 3 if where.startswith("?") else line)
    QApplication.processEvents()
    Bubble.of(window, window.look).hide()  # the pointer of a display that nobody sees lies on the menu
    if where.startswith("?"):
        page.deck.scrub.pointed.emit(min(line, session.length))
        page.preview.show_now()


def _going_on(window: Window, picture: Picture) -> None:
    """Another game from the middle of one: going-on:wild."""
    _replay(window, picture)
    page = window.page
    assert isinstance(page, ReplayPage)
    page.go_on()


def _share(window: Window, picture: Picture) -> None:
    """What can be made of a game that is seen again: share:wild."""
    _replay(window, picture)
    page = window.page
    assert isinstance(page, ReplayPage)
    page.share()


def _watch_round(window: Window, picture: Picture) -> None:
    """Of the game that is named, at the step that is named, counted from 1: watch-round:wild:3."""
    opened = _opened(replace(picture, subject=picture.subject if ":" in picture.subject else "watch-round:watch"))
    step = int(opened.entry) if opened.entry.isdecimal() else 1
    if step not in range(1, len(watched_round(opened.game_id).beat) + 1):
        raise Impossible(f"there is no such step as {picture.subject!r}")
    window.open_first(Place("learn"))
    window.watch_round(opened.game_id)
    page = window.page
    assert isinstance(page, RoundPage)
    for _ in range(step - 1):
        QApplication.processEvents()
        page.step()
    QApplication.processEvents()


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


# The table


def _hint(window: Window, picture: Picture) -> None:
    """In the game that is named: hint:watch; the best three are hint:watch:three, why another did it hint:watch:why."""
    opened = _opened(replace(picture, subject=picture.subject if ":" in picture.subject else "hint:watch"))
    round_of = GAMES[opened.game_id].round_of
    first = 2 if opened.entry == "why" else 0  # by then everybody has done something
    scene = Scene(lambda s: _is_weighed(opened.game_id, s) and round_of(s) >= first)
    sit_down(window, picture, scene, opened.game_id)
    page = window.page
    assert isinstance(page, TablePage)
    if opened.entry == "why":
        page.advising.ask_why_of(1)
        return
    page.advising.ask()
    QApplication.processEvents()
    if opened.entry == "three":
        page.advising.ask()


def _coach(window: Window, picture: Picture) -> None:
    """What is new to whoever sits down for the first time, in the game that is named: coach:wild. With an entry of the
    almanac, coach:wild:asgard, the table is one where somebody who knows all else is told of that."""
    opened = _opened(replace(picture, subject=picture.subject if ":" in picture.subject else "coach:watch"))
    game_id, entry = opened.game_id, opened.entry
    if not entry:
        page = _learner_sits_down(window, picture, partial(_is_weighed, game_id))
    elif entry not in book(game_id):
        raise Impossible(f"the almanac has no entry {entry!r}")
    else:
        known = (f"{game_id}.{other.id}" for other in book(game_id) if other.id != entry)
        page = _learner_sits_down(window, picture, partial(_comes_up, game_id, entry), known)
    if page.coaching.shown is None:
        raise Impossible(f"nothing new comes up in {picture.subject!r}")


def _warning(window: Window, picture: Picture) -> None:
    """Before something that may cost dear, in the game that is named: warning:watch."""
    game_id = _named_game(picture)
    page = _learner_sits_down(window, picture, partial(_may_slip, WATCHING[game_id]))
    options = page.session.options()
    page.act(next(action for action in options if page.coaching.warning(action) is not None))


def _comes_up(game_id: str, entry: str, s: Any) -> bool:
    """Before the eyes of the first seat, which is asked."""
    asked = kernel.asked(s)
    by_question = book(game_id).opened_by(f"decision:{type(asked).__name__}")
    noticed = (one.entry for one in WATCHING[game_id].notices(GAMES[game_id].visible(s, 0), 0))
    return asked.seat == 0 and ((by_question is not None and by_question.id == entry) or entry in noticed)


def _learner_sits_down(
    window: Window, picture: Picture, ripe: Callable[[Any], bool], known: Iterable[str] = ()
) -> TablePage:
    window.learners.add("Ingrid")
    window.learners.know(*known)
    game_id = _named_game(picture)
    sit_down(window, picture, Scene(lambda s: not kernel.is_over(s) and ripe(s)), game_id)
    page = window.page
    assert isinstance(page, TablePage)
    return page


def _named_game(picture: Picture) -> str:
    return _opened(replace(picture, subject=picture.subject if ":" in picture.subject else "coach:watch")).game_id


def _may_slip(watching: Watching, s: Any) -> bool:
    return kernel.asked(s).seat == 0 and any(any(watching.warns(s, 0, action)) for action in kernel.options(s))


def _is_weighed(game_id: str, s: Any) -> bool:
    """The first seat is asked what deserves a thought."""
    if kernel.is_over(s) or kernel.asked(s).seat:
        return False
    insight, question = MINDS[game_id].insight, Question(GAMES[game_id], s)
    return question.kind in insight.main and len(insight.weighed(question, Random(1), everywhere=False)) > 2


def _sandbox(window: Window, picture: Picture) -> None:
    """With open hands, of the game that is named: sandbox:wild; sandbox:wild:if is what somebody wonders about."""
    opened = _opened(replace(picture, subject=picture.subject if ":" in picture.subject else "sandbox:watch"))
    table = _ripe_table(picture, Scene(partial(_is_weighed, opened.game_id)), opened.game_id)
    page = _seat(window, table)
    if opened.entry == "if":
        page.session.reveal()
        page.try_out()
    else:
        window.open_sandbox(open_handed(table))


def _scene(game_id: str, scene: Scene) -> Show:
    return lambda window, picture: sit_down(window, picture, scene, game_id)


def sit_down(window: Window, picture: Picture, scene: Scene, game_id: str = "watch") -> None:
    """At a table where the scene has come. Bots that would be asked next are not called."""
    scene.open(_seat(window, _ripe_table(picture, scene, game_id)))


def _seat(window: Window, table: Table) -> TablePage:
    window.open_first(HOME)
    window.sit_down(Session(table, Nobody(window)))
    page = window.page
    assert isinstance(page, TablePage)
    QApplication.processEvents()
    return page


def _ripe_table(picture: Picture, scene: Scene, game_id: str) -> Table:
    """Of the picture's seed; where the scene never comes in that game, of one of the next."""
    for seed in range(picture.seed, picture.seed + _SEEDS):
        table = played(replace(picture, seed=seed), scene, game_id)
        if scene.ripe(table.state):
            return table
        if len(table.entries) < picture.actions:
            raise Impossible(f"the game is over after {len(table.entries)} actions")
    raise Impossible(f"{picture.subject!r} does not come in {_SEEDS} games after {picture.actions} actions")


class Nobody(BotWorker):
    """Does not answer: the picture stands still."""

    def ask(self, *what: object) -> int:
        return 0

    def ask_advice(self, game: Game[Any], seed: int, view: Any) -> int:
        return self._answer(advise(Question(game, view), seed))

    def ask_reason(self, game: Game[Any], seed: int, view: Any, eyes: int, action: Action) -> int:
        why = reason(game, view, eyes, action, seed)
        return self._answer([] if why is None else [Candidate(action, 0.0, -why.lead, why.error, why.points)])

    def _answer(self, found: list[Candidate]) -> int:
        """Only advice is given, as soon as one has asked."""
        QTimer.singleShot(0, self, lambda: self.advised.emit(0, found))
        return 0

    def cancel(self, ticket: int) -> None:
        pass


SUBJECTS: dict[str, Show] = {
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
    "learn": _learn,
    "who-sits": _who,
    "lesson": _lesson,
    "watch-round": _watch_round,
    "analysis": _analysis,
    "replay": _replay,
    "going-on": _going_on,
    "share": _share,
    "licences": _licences,
    "trouble": _trouble,
    "notice": _notice,
    "bot-failed": _bot_failed,
    "hint": _hint,
    "coach": _coach,
    "warning": _warning,
    "sandbox": _sandbox,
    "quit-unsaved": _quit_unsaved,
    **{name: _scene(game_id, scene) for game_id, scenes in BY_GAME.items() for name, scene in scenes.items()},
}


# Sheets of paper


def _aid(picture: Picture) -> QImage:
    """Of the game and the sheet that are named: aid:watch:2."""
    opened = _opened(picture)
    aid = PlayerAid(Almanac(Words(picture.language), opened.game_id))
    return pictured(partial(aid.paint, page=_numbered(opened.entry, len(aid))), *picture.size)


def _numbered(word: str, sheets: int) -> int:
    if word not in {"", *map(str, range(1, sheets + 1))}:
        raise Impossible(f"there are sheets 1 to {sheets}, not {word!r}")
    return int(word or 1) - 1


SHEETS: dict[str, Callable[[Picture], QImage]] = {"aid": _aid}


def names() -> tuple[str, ...]:
    """All that can be drawn."""
    return (*SUBJECTS, *SHEETS)


def kind_of(subject: str) -> str:
    """Some say more after a colon: almanac:watch:keep."""
    return subject.partition(":")[0]


def render(picture: Picture, out: Path) -> None:
    """`QApplication` is there, and Qt's scale factor is that of the picture. Raises `Impossible` and `OSError`."""
    kind = kind_of(picture.subject)
    image = SHEETS[kind](picture) if kind in SHEETS else _in_a_window(SUBJECTS[kind], picture)
    png = QBuffer()  # Qt would take a file that it cannot write for a broken one, and remove it: even /dev/null
    image.save(png, "PNG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    out.write_bytes(png.data().data())


def _in_a_window(show: Show, picture: Picture) -> QImage:
    with TemporaryDirectory() as folder, open_window(picture, Path(folder)) as window:
        show(window, picture)
        for _ in range(3):
            QApplication.processEvents()
        return window.grab().toImage().copy(0, 0, *picture.size)  # the window may be a pixel larger


@contextmanager
def open_window(picture: Picture, folder: Path) -> Iterator[Window]:
    """A window of its own, without motion, that keeps nothing."""
    settings = Settings(folder / "settings.json")
    settings.change(language=picture.language, room=picture.theme, motion=0)
    window = Window(settings, Library(folder / "data"))
    try:
        size = QSize(*(ceil(side / picture.scale) for side in picture.size))
        least = window.minimumSize()
        if size.expandedTo(least) != size:
            smallest = "x".join(str(ceil(side * picture.scale)) for side in least.toTuple())
            raise Impossible(f"at scale {picture.scale:g} the window is not smaller than {smallest}")
        window.show_at(size)
        yield window
    finally:
        window.let_go()
        window.hide()
        window.deleteLater()
