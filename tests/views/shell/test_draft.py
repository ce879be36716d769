"""A game that is being set up: sensible from the start, and always with a reason where it cannot begin."""

from __future__ import annotations

import re

import pytest

from meadhall.languages import languages
from meadhall.rules import GAMES
from meadhall.rules.watch import WATCH
from meadhall.table import Table
from meadhall.views.shell.setting_up.draft import Draft, Seated
from meadhall.views.text import Words
from meadhall.views.text.catalogue import message_of, sources

EN = Words("en")


def test_the_usual_draft_can_start_at_once() -> None:
    draft = Draft.usual("watch")
    assert draft.problem(EN) == ""
    assert [chair.bot is None for chair in draft.chairs] == [True, False, False, False]
    assert Table.start(WATCH, draft.terms(EN, 0)).terms.options == WATCH.options()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_first_game_is_for_three(game_id: str) -> None:
    draft = Draft.usual(game_id, first=True)
    assert len(draft.chairs) == 3
    assert draft.problem(EN) == ""


@pytest.mark.parametrize("game_id", GAMES)
def test_one_meets_novices_first_and_then_who_plays_steadily(game_id: str) -> None:
    beginner, usual = Draft.usual(game_id, first=True), Draft.usual(game_id)
    assert [chair.bot for chair in beginner.chairs] == [None, "eirik", "bjarki"]
    assert [chair.bot for chair in usual.chairs][:3] == [None, "torvald", "hakon"]


def test_whoever_sits_here_is_welcome_by_name() -> None:
    draft = Draft.usual("watch", first=True)
    draft.welcome("Ann", EN)
    assert [seat.name for seat in draft.seats(EN)] == ["Ann", "Eirik", "Bjarki"]
    draft.welcome("Eirik", EN)
    assert [seat.name for seat in draft.seats(EN)] == ["Sigrid", "Eirik", "Bjarki"]
    assert draft.problem(EN) == ""


def test_the_same_company_plays_again_by_the_same_rules_with_other_luck() -> None:
    draft = Draft.usual("watch")
    draft.chairs[0].name = "Tove"
    draft.seat(1, None)
    draft.seat(2, "yrsa")
    draft.move(1, 3)
    draft.choose("roads", 14)
    before = draft.terms(EN, 0)
    again = Draft.again(EN, Seated("watch", before.seats, before.options), "free")
    terms = again.terms(EN, 0)
    assert (terms.seats, terms.options, terms.undo) == (before.seats, before.options, "free")
    assert terms.seed != before.seed
    again.remove(0)
    again.add()
    assert again.problem(EN) == "", "whoever comes next has a name that nobody has"
    assert {"Ірса", "Лейф"} <= {seat.name for seat in again.seats(Words("uk"))}


def test_names_that_nobody_typed_follow_the_language() -> None:
    draft = Draft.usual("watch")
    draft.chairs[0].name = " Tove "
    assert [seat.name for seat in draft.seats(EN)][:2] == ["Tove", "Torvald"]
    assert [seat.name for seat in draft.seats(Words("uk"))][:2] == ["Tove", "Торвальд"]


def test_who_sits_down_brings_a_name() -> None:
    draft = Draft.usual("watch")
    draft.chairs[1].name = "Tove"
    draft.seat(1, "yrsa")
    assert draft.name(1, EN) == "Yrsa"
    draft.seat(1, None)
    assert draft.name(1, EN) == "Leif"


def test_a_third_of_a_level_has_no_face() -> None:
    draft = Draft.usual("watch")
    for at in (1, 2, 3):
        draft.seat_level(at, "master")
    assert [chair.bot for chair in draft.chairs] == [None, "asa", "sigvald", "master"]
    assert draft.name(3, EN) == "Ulf"
    assert draft.problem(EN) == ""


def test_nobody_without_a_face_stays_where_somebody_with_one_comes() -> None:
    draft = Draft.usual("watch")
    draft.seat(2, "keen")
    assert not draft.is_full
    draft.invite("gunnar")
    assert [chair.bot for chair in draft.chairs] == [None, "torvald", "gunnar", "eirik"]
    assert draft.is_full


def test_lots_bring_others_for_all_computers_and_of_one_level_first() -> None:
    draft = Draft.usual("northgard")
    draft.draw_lots("keen")
    drawn = [chair.bot for chair in draft.chairs]
    assert drawn[0] is None
    assert len(set(drawn)) == len(drawn) == 5
    assert {"yrsa", "gunnar"} < set(drawn)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "Every player needs a name."),
        ("  ", "Every player needs a name."),
        ("Hakon", "Two players are called Hakon."),
        ("x" * 61, "This name is too long or has characters that cannot be saved."),
        ("\ud800", "This name is too long or has characters that cannot be saved."),
    ],
)
def test_names_that_cannot_be(name: str, reason: str) -> None:
    draft = Draft.usual("watch")
    draft.chairs[0].name = name
    assert draft.problem(EN) == reason


def test_a_number_of_players_that_the_rules_do_not_allow() -> None:
    draft = Draft.usual("watch")
    draft.seat_people(1, 2)
    assert draft.problem(EN) == "These rules are for 3–4 players."
    draft.play_with(2)
    assert draft.value("mode") == "base"
    assert draft.problem(EN) == ""
    assert Table.start(WATCH, draft.terms(EN, 0))


def test_rules_that_do_not_go_together_fall_back() -> None:
    draft = Draft.usual("watch")
    draft.choose("tragedy_of_heroes", True)
    draft.choose("placement", "ready")
    assert not draft.can_choose("layout", "random")
    draft.choose("mode", "base")
    assert not draft.value("tragedy_of_heroes")
    assert not draft.can_choose("tragedy_of_heroes", True)
    assert draft.value("placement") == "ready"
    assert draft.problem(EN) == ""
    draft.choose("layout", "random")
    assert draft.value("placement") == "auto"
    assert draft.problem(EN) == ""


def test_a_rule_that_asks_for_more_players_is_named() -> None:
    draft = Draft.usual("watch")
    draft.seat_people(1, 3)
    draft.choose("first_player", "4")
    assert draft.problem(EN) == "“First player” doesn’t go with the other rules chosen."


@pytest.mark.parametrize("seed", ["", "wolf", "-1", "1.5", "9" * 30, str(1 << 63), "²"])
def test_seeds_that_cannot_be(seed: str) -> None:
    draft = Draft.usual("watch")
    draft.seed = seed
    assert "A seed is a number" in draft.problem(EN)


@pytest.mark.parametrize("seed", ["0", " 7 ", str((1 << 63) - 1)])
def test_seeds_that_can_be(seed: str) -> None:
    draft = Draft.usual("watch")
    draft.seed = seed
    assert draft.problem(EN) == ""
    assert draft.terms(EN, 0).seed == int(seed)


def test_colours_are_swapped_never_shared() -> None:
    draft = Draft.usual("watch")
    draft.paint(0, 2)
    assert [chair.colour for chair in draft.chairs] == [2, 1, 0, 3]
    draft.paint(0, 4)
    assert [chair.colour for chair in draft.chairs] == [4, 1, 0, 3]
    draft.remove(1)
    draft.add()
    assert sorted(chair.colour for chair in draft.chairs) == [0, 1, 3, 4]


def test_a_seat_that_leaves_lets_its_name_go() -> None:
    draft = Draft.usual("watch")
    draft.move(3, 0)
    draft.remove(0)
    draft.add()
    assert [seat.name for seat in draft.seats(EN)] == ["Sigrid", "Torvald", "Hakon", "Eirik"]


@pytest.mark.parametrize("language", languages())
def test_nobody_is_called_like_somebody_of_the_games(language: str) -> None:
    """A chief, a hero, a leader or a card of this name would be taken for the player."""
    words = Words(language)
    guests = {words(ident) for ident in sources() if ident.startswith("shell.setup.guest_")}
    people = {words(ident) for ident in sources() if re.fullmatch(r"people\.\w+\.called", ident)}
    named = [
        ident
        for ident in sources()
        if re.match(rf"({'|'.join(GAMES)})\.(card|chief|hero|clan|figure|enemy|thing)\.", ident)
    ]
    taken = {
        word
        for ident in named
        for text in (message_of(language, ident) or {}).values()
        for word in re.findall(r"\w+", text)
    }
    assert len(guests) == 5
    assert len(people) == 8
    assert not (guests | people) & taken
    assert not guests & people
