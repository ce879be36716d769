"""Cards, places, missions and phases of Gone Wild have words in every language. All else: `test_speech.py`."""

from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from kit.selfplay import recorded
from kit.wording import NAMES, assert_plain, every_language, ids, loose
from meadhall import art
from meadhall.rules.kernel import asked, options
from meadhall.rules.wild import events as e
from meadhall.rules.wild.actions import CompleteMission
from meadhall.rules.wild.data import (
    ACHIEVEMENTS,
    BUILDINGS,
    CARDS,
    CHIEFS,
    HALLS,
    MISSIONS,
    NOTHING,
    UNSEEN,
    Amount,
)
from meadhall.rules.wild.questions import PickAsgard
from meadhall.rules.wild.state import Building, Fighter
from meadhall.views.deeds.wild.icons import BUILDING_ICONS, icon_of
from meadhall.views.table.wild.bubble import Bubble
from meadhall.views.text import Words
from meadhall.views.text.wild import WildSpeech
from rules.wild.scene import A, wild
from views.text.wild_sample import CODES, SOURCES, TWO, all_refusals, position


def speech(language: str) -> WildSpeech:
    return WildSpeech(Words(language), NAMES)


def test_what_another_line_tells_is_not_told_twice() -> None:
    tell, s = speech("en"), position()
    played = tell.event(e.CardPlayed(0, "beer_mugs", "gain", from_hand=True), s)
    assert played
    assert "**3**" in played.text
    for event in (
        e.PoolGained(0, Amount(3), "beer_mugs"),
        e.PoolGained(0, Amount(1), "exchange"),
        e.Paid(0, Amount(2), (), "exchange"),
        e.PhaseBegan("actions"),
        e.TokensStored(0, (), NOTHING),
        e.HandDiscarded(0, (), 0),
    ):
        assert tell.event(event, s) is None


def test_of_two_missions_that_are_met_the_buttons_say_which() -> None:
    scene = wild().missions(A, "worker", "innkeeper").town(A, "tavern_1", "tavern_2")
    complete = [CompleteMission(0), CompleteMission(1)]
    assert [speech("en").button(action, scene.s) for action in complete[1:]] == ["Complete"]
    scene.s.acting = replace(scene.s.acting, built=1)
    assert [speech("en").button(action, scene.s) for action in complete] == ["Worker", "Innkeeper"]


def test_the_last_card_of_asgard_leaves_nothing_to_those_who_come_after() -> None:
    """Whatever still lies beside the empty deck."""
    s = wild().s
    session: Any = SimpleNamespace(view=s)
    deck = Bubble(session, speech("en"))
    assert "Choose one" in deck.say("asgard_deck", (), ())
    assert "the others wait" in speech("en").prompt(PickAsgard(A), s).consequence
    s.asgard_deck = ()
    assert "nobody gets a card after you" in speech("en").prompt(PickAsgard(A), s).consequence
    assert deck.say("asgard_deck", (), ()) == Words("en")("wild.page.bubble.asgard_empty")


# By the source: every code of a refusal


def test_no_refusal_is_worded_in_vain() -> None:
    told = {ident.rpartition(".")[2] for ident in ids("wild.denial.")}
    assert told - {code for code, _ in all_refusals()} == {"recover_exactly"}


# Components


@every_language
def test_every_card_has_words_and_an_icon(language: str) -> None:
    tell, s = speech(language), position()
    for card in CARDS:
        words = tell.card(card, s)
        assert all(words), card
        assert_plain(words.full, language, *CODES)
        assert art.path("icons", f"{icon_of(card)}.svg").is_file()
    assert tell.card(UNSEEN, s).name


@every_language
def test_places_missions_and_achievements_have_words(language: str) -> None:
    tell = speech(language)
    lines = [tell.building(kind) for kind in BUILDINGS]
    lines += [tell.hall(level) for level in HALLS]
    lines += [tell.mission(mission) for mission in MISSIONS]
    lines += [tell.achievement(achievement) for achievement in ACHIEVEMENTS]
    lines += [tell.dragon()]
    assert len({line.title for line in lines}) == len(lines)
    for line in lines:
        assert line.title[0].isupper()
        assert_plain(line.detail, language, *CODES)
        assert art.path("icons", f"{line.icon}.svg").is_file()
    for what in (*(f"mission.{name}" for name in MISSIONS), *(f"building.{name}" for name in BUILDINGS)):
        assert_plain(tell.full(what), language, *CODES)
    for chief in CHIEFS:
        assert_plain(tell.chief(chief).detail, language, *CODES)
    for source in SOURCES[:-1]:
        assert_plain(tell.source(source), language, *CODES)


def test_jokes_do_not_hide_figures() -> None:
    """What a card says of costs, strengths and points is what the rules do."""
    words = Words("en")
    for card in CARDS.values():
        text = loose(words(f"wild.card.{card.id}.full"))
        for figure in (card.strength, card.boost, card.draw, card.gain.beer, card.gain.gold):
            assert not figure or str(figure) in text, card.id
        if card.kind != "undead":
            assert not card.defence or f"+{card.defence} defence" in text, card.id
        else:
            assert f"defence {card.defence}" in text
    for mission in MISSIONS.values():
        text = words(f"wild.mission.{mission.id}.text")
        assert mission.at_least == 1 or f"**{mission.at_least}**" in text, mission.id
    for level, hall in HALLS.items():
        text = loose(words(f"wild.hall.town_hall_{level}.full"))
        assert hall.limit is None or str(hall.limit) in text
        assert not hall.reward_vp or f"{hall.reward_vp} VP more" in text
        assert not hall.vp or f"{hall.vp} VP at once" in text


def test_of_one_player_another_joke_is_told_in_the_next_round() -> None:
    tell, s, band = speech("en"), position(), (Fighter("viking_warrior", 1),)
    ended = [tell.event(e.TurnEnded(0, n), s) for n in (1, 2, 3)]
    beaten = [tell.event(e.DragonBeaten(0, n, band, ()), s) for n in (1, 2, 3)]
    assert len({said.text for said in ended if said}) == 3
    assert len({said.text for said in beaten if said}) == 3


def test_two_buildings_of_a_kind_are_told_apart() -> None:
    s = position().copy()
    player = s.players[0]
    player.town += (Building("brewery_1"),)
    voice = speech("en").voice(s)
    assert str(voice.plot(0, "brewery_1")) == "Brewery"
    player.town += (Building("brewery_3"),)
    assert {str(voice.plot(0, plot)) for plot in ("brewery_1", "brewery_3")} == {"Brewery\u00a01", "Brewery\u00a03"}
    assert set(BUILDING_ICONS) == {"town_hall", *BUILDINGS}


# The set-up and the end


# Whole games, line by line


@every_language
def test_the_phases_of_a_round(language: str) -> None:
    tell, words = speech(language), Words(language)
    seen = set[str]()
    for moment in recorded(TWO):
        phases = tell.phase(moment.position)
        assert len(phases.titles) == len(set(phases.titles)) == (5 if moment.position.round else 1)
        seen.add(phases.titles[phases.current])
    assert {words(f"wild.phase.{name}") for name in ("setup", "actions", "end")} <= seen


def test_the_end_of_a_turn_says_what_it_costs() -> None:
    s = position().copy()
    assert asked(s).seat == s.active
    ending = next(action for action in options(s) if type(action).__name__ == "EndTurn")
    assert speech("en").action(ending, s).detail.startswith("Next: ")
