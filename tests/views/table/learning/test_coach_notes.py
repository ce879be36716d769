"""What the coach has notes for: all that can come up, and the hardest rules of each game in words of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from late import late_table

from almanac.test_books import can_be_asked_about
from kit import CASES
from kit.selfplay import recorded, sample
from meadhall.almanac import book
from meadhall.models.learning.coach import SILENT, TOLD_EVERYWHERE, needs_none
from meadhall.models.session import Session
from meadhall.rules import GAMES, kernel
from meadhall.rules.midgard.questions import Assign
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.actions import EndTurn
from meadhall.rules.watch.events import TurnEnded
from meadhall.rules.wild.questions import TakeTurn
from meadhall.table import Seat, Table, Terms
from meadhall.views.render.games import Nobody
from meadhall.views.shell.window import Window
from meadhall.views.table.coach.coaching import WATCHING
from meadhall.views.table.coach.slip import Slip
from meadhall.views.table.coach.warned import Warned
from meadhall.views.table.page.page import TablePage
from meadhall.views.text import Words, spoken
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Dialog
from onlooker import breathe
from table.games import BASE

games = pytest.mark.parametrize("game", GAMES)

# What people get wrong, found by reading the rulebooks beside programs for these games, and the notes that tell of it.
HARDEST = {
    "watch": {
        "what the wildling die does": ["wildling_die"],
        "three arrivals, three effects": ["warrior", "climber", "giant"],
        "an invasion": ["invasion"],
        "a rush": ["rush"],
        "what my building brings": ["noise"],
        "when ten points win, and the tragedy": ["true_victory", "tragic_end"],
        "heroes": ["heroes", "hero_after"],
        "the longest road and what cuts it": ["longest_road"],
        "guards' order, and their points": ["guard_points"],
        "when a card may be played": ["playing_cards"],
    },
    "northgard": {
        "territories across tiles": ["territories", "closed"],
        "where a tile may lie": ["placing_tiles"],
        "two kinds of fame from closed land": ["closing"],
        "a turn, and cards as fuel": ["playing_cards"],
        "points of a move, and moves before battles": ["moving"],
        "a battle": ["battle", "battle_food", "retreat"],
        "where cards go, and the first to pass": ["cards_flow", "passing"],
        "two endings": ["sudden_victory", "achievements"],
        "creatures": ["creature_attack"],
    },
    "midgard": {
        "blows at the same time": ["battle"],
        "what a voyage needs": ["voyage_needs"],
        "the journey, then feeding, then battle": ["feeding"],
        "forbidden weapons": ["forbidden_sea", "forbidden_land"],
        "the troll and blame": ["trolls", "blame"],
        "red places act later, and hunting": ["places", "hunting"],
        "destinies": ["destinies"],
        "favour, and when runes work": ["favour", "runes"],
    },
    "wild": {
        "temporary resources and tokens": ["two_resources"],
        "whom one may attack": ["whom"],
        "defence from the hand": ["answer", "repelled"],
        "full defence": ["full_defence"],
        "damage, and plunder": ["outcome", "plunder"],
        "delays": ["under_construction", "buying"],
        "Asgard": ["asgard"],
        "missions": ["missions"],
    },
}
LONGEST = {"en": 40, "ru": 48, "uk": 48}  # words


@games
def test_whatever_can_come_up_has_a_note_or_needs_none(game: str) -> None:
    """Each question, event, card, piece and place: the almanac's entry in short, or the coach's own words."""
    comes_up = {thing for thing in can_be_asked_about(game) if not thing.startswith("action:")}
    almanac = Almanac(Words("en"), game)
    entries = {thing: book(game).opened_by(thing) for thing in comes_up if not needs_none(thing)}
    assert sorted(thing for thing, entry in entries.items() if entry is None or not almanac.short(entry)) == []


def test_where_the_coach_is_silent_there_is_a_reason() -> None:
    assert all(SILENT.values())
    things = {thing for game in GAMES for thing in can_be_asked_about(game)}
    assert set(SILENT) <= things
    assert set(TOLD_EVERYWHERE) <= {thing.partition(":")[0] for thing in things}


@games
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_hardest_rules_are_told_in_words_of_its_own(game: str, language: str) -> None:
    words = Words(language)
    for entry in (entry for entries in HARDEST[game].values() for entry in entries):
        assert entry in book(game)
        text = spoken(words(f"coach.{game}.notes.{entry}"), words)
        assert text.count(". ") == 1, entry  # two sentences
        assert len(text.split()) <= LONGEST[language], entry


def comes_up(game: str) -> Iterator[str]:
    """Entries, in random games: those of whoever is asked, and of what happens."""
    opened_by = book(game).opened_by
    for case in [case for case in CASES if case.game.id == game][::-1]:
        for s in sample(case):
            seat = kernel.asked(s).seat
            view = case.game.visible(s, seat)
            yield from (noticed.entry for noticed in WATCHING[game].notices(view, seat))
            entry = opened_by(f"decision:{type(kernel.asked(view)).__name__}")
            yield entry.id if entry else ""
        for moment in recorded(case):
            entries = [opened_by(f"event:{type(event).__name__}") for event in moment.events]
            yield from (entry.id for entry in entries if entry)


@games
def test_the_hardest_rules_and_all_threats_come_up(game: str) -> None:
    """A note that nobody would ever be shown is none."""
    wanted = {entry for entries in HARDEST[game].values() for entry in entries} | {*WATCHING[game].noticed}
    for entry in comes_up(game):
        wanted.discard(entry)
        if not wanted:
            return
    if wanted:  # where chance alone does not come to it, good players do
        table = late_table(game, ripe=lambda s: wanted <= noticed(game, s))
        assert not kernel.is_over(table.state), wanted


def noticed(game: str, s: Any) -> set[str]:
    return {one.entry for one in WATCHING[game].notices(s, kernel.asked(s).seat)}


# At the table


def seated(window: Window, table: Table) -> TablePage:
    window.sit_down(Session(table, Nobody(window)))
    breathe()
    page = window.page
    assert isinstance(page, TablePage)
    if page.session.curtain_for is not None:
        page._reveal()
        breathe()
    return page


def test_a_question_that_is_a_dialog_has_its_note_beside_it(at_home: Callable[..., Window]) -> None:
    window = at_home()
    table = late_table("midgard", ripe=lambda s: isinstance(kernel.asked(s), Assign))
    window.learners.add(table.terms.seats[kernel.asked(table.state).seat].name)
    page = seated(window, table)
    dialog, note = page._layers.covering, page.coaching.shown
    assert isinstance(dialog, Dialog)
    assert note is not None
    assert not dialog.sheet_rect.intersects(note.paper)
    dialog.close_layer()
    breathe()
    assert page.coaching.shown is None


def test_a_dialog_that_leaves_no_room_is_not_covered(at_home: Callable[..., Window]) -> None:
    window = at_home((960, 640))
    table = late_table("midgard", ripe=lambda s: isinstance(kernel.asked(s), Assign))
    window.learners.add(table.terms.seats[kernel.asked(table.state).seat].name)
    page = seated(window, table)
    note, dialog = page.coaching.shown, page._layers.covering
    assert isinstance(dialog, Dialog)
    assert note is None or not dialog.sheet_rect.intersects(note.paper)


def test_a_note_stays_beside_its_thing_in_a_window_of_another_size(at_home: Callable[..., Window]) -> None:
    window = at_home((1366, 768))
    table = late_table("wild", ripe=lambda s: isinstance(kernel.asked(s), TakeTurn))
    window.learners.add(table.terms.seats[kernel.asked(table.state).seat].name)
    seated(window, table)
    window.resize(1280, 720)
    breathe()
    breathe()
    page = window.page
    assert isinstance(page, TablePage)
    assert page.coaching.shown is not None
    assert page.rect().contains(page.coaching.shown.paper)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_note_about_the_question_lies_where_the_tray_is_bare(
    at_home: Callable[..., Window], size: tuple[int, int]
) -> None:
    window = at_home(size)
    table = Table.start(WATCH, Terms(BASE, tuple(Seat(name, at) for at, name in enumerate(("Ann", "Bran", "Cat"))), 1))
    window.learners.add(table.terms.seats[kernel.asked(table.state).seat].name)
    page = seated(window, table)
    note = page.coaching.shown
    assert note is not None
    assert page._tray.geometry().contains(note.paper)  # the rest of which is bare before the first turn
    assert not any(note.paper.intersects(thing) for thing in page._tray.covered)


def test_each_has_a_coach_of_their_own_behind_their_own_curtain(at_home: Callable[..., Window]) -> None:
    window = at_home()
    table = late_table("watch", ripe=lambda s: kernel.asked(s).seat == 0 and EndTurn() in kernel.options(s))
    for name in ("Ann", "Bran"):
        window.learners.add(name)
    page = seated(window, table)
    coaching = page.coaching
    first = coaching.shown
    assert first is not None
    coaching._enough()  # Ann knows it now
    only_ann_saw = TurnEnded(0)
    coaching.heard([only_ann_saw])
    coaching.warn(EndTurn(), Warned("large_hand", "1 %", {"held": 9, "n": 4}), lambda: None)
    page.session.act(EndTurn())
    breathe()
    assert page.session.viewer is None  # the curtain
    assert coaching.shown is None
    assert coaching.warned is None
    assert all(event is not only_ann_saw for event in coaching._heard)
    assert not any(slip.isVisible() for slip in page.findChildren(Slip))
    page._reveal()
    breathe()
    assert page.session.viewer == 1
    ann, bran = window.learners.all.values()
    assert (len(ann.known), len(bran.known)) == (1, 0)
    assert coaching.coach.learner is bran
    assert coaching.shown is not None
