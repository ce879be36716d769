"""Cards, enemies, places and phases of the Harbour of Champions have words in every language. All else:
`test_speech.py`."""

from random import Random

from kit.wording import NAMES, assert_plain, every_language, loose
from meadhall.rules.kernel import options, play
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import (
    ENEMIES,
    LOCATIONS,
    STALLS,
    UNSEEN,
)
from meadhall.rules.midgard.land.placement import Place
from meadhall.rules.midgard.options import Options
from meadhall.views.text import Words, spoken
from meadhall.views.text.midgard import MidgardSpeech
from views.text.midgard_sample import CARDS, CODES, REWARD, position


def speech(language: str) -> MidgardSpeech:
    return MidgardSpeech(Words(language), NAMES)


def test_the_reward_of_a_victory_is_told_once() -> None:
    tell, s = speech("en"), position()
    told = tell.event(e.EnemyDefeated(0, "monster_red_05", REWARD), s)
    assert told
    assert "**13**" in told.text
    assert tell.event(e.Gained(0, REWARD, "monster_red_05"), s) is None


# Components


@every_language
def test_every_card_has_words(language: str) -> None:
    tell, s = speech(language), position()
    for card in CARDS:
        words = tell.card(card, s)
        assert all(words), card
        assert_plain(words.text, language, *CODES)
    assert tell.card(UNSEEN, s).name


@every_language
def test_every_enemy_has_a_name_of_its_own(language: str) -> None:
    names = [Words(language).term(f"midgard.card.{enemy}") for enemy in ENEMIES]
    assert len({str(name) for name in names}) == len(ENEMIES)
    assert all("acc" in name.forms for name in names)


@every_language
def test_every_place_tells_what_it_brings(language: str) -> None:
    tell, words = speech(language), Words(language)
    for location in LOCATIONS:
        line = tell.place(location, position())
        assert_plain(line.title, language, *CODES)
        assert_plain(line.detail, language, *CODES)
        if not location.startswith("stall"):
            assert words(f"midgard.place_text.{location}")
    for stall in STALLS:
        assert words.term(f"midgard.place.{stall}").form("to")


@every_language
def test_places_are_described_at_any_time(language: str) -> None:
    """Before the first round and after the last nothing lies on the board, and a closed stall never opens."""
    tell = speech(language)
    for players in (2, 4):
        s = MIDGARD.new(Options(), players, seed=1)
        for location in LOCATIONS:
            assert_plain(tell.place(location, s).detail, language, *CODES)


def test_icons_are_read_by_the_words_of_this_game() -> None:
    """The Uncharted Lands have other words for the same pictures."""
    words, s = Words("ru"), position().copy()
    s.trays = (0, 0, 3)
    assert spoken(speech("ru").place("forge", s).detail, words) == "3 топорщика"
    assert spoken(speech("ru").place("rune_reader", s).detail, words) == "1 дерево → руна"


def test_a_place_warns_of_warriors_without_room() -> None:
    s = position().copy()
    s.players[s.active].dice = (7, 0, 0)
    s.trays = (0, 0, 3)
    assert "room for **1** only" in loose(speech("en").action(Place("forge"), s).detail)
    s.players[s.active].dice = (4, 0, 0)
    assert "room" not in speech("en").action(Place("forge"), s).detail


# The set-up and the end


@every_language
def test_the_phases_of_a_round(language: str) -> None:
    tell, words = speech(language), Words(language)
    assert len(tell.phase(MIDGARD.new(Options(), 2, seed=1)).titles) == 1  # the set-up
    s, rng, seen = position().copy(), Random(1), set[str]()
    while s.result is None:
        phases = tell.phase(s)
        assert len(phases.titles) == len(set(phases.titles)) == (5 if s.round == 8 else 4)
        seen.add(phases.titles[phases.current])
        play(s, rng.choice(options(s)))
    assert {words(f"midgard.phase.{name}") for name in ("placement", "assignment", "combat")} <= seen
    assert tell.phase(s).titles[tell.phase(s).current] == words("midgard.phase.scoring")
