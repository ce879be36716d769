"""Cards, pieces, lands and phases of the Uncharted Lands have words in every language. All else: `test_speech.py`."""

from random import Random

from kit.wording import NAMES, assert_plain, every_language, ids
from meadhall import art
from meadhall.rules.kernel import options, play
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.data import (
    AREAS,
    BUILDINGS,
    CARDS,
    CLANS,
    CREATURES,
    TILES,
    UNSEEN,
)
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import Beast
from meadhall.views.text import Words
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.northgard.cards import CARD_ICONS, icon_of, kind_of
from views.text.northgard_sample import CODES, position


def speech(language: str) -> NorthgardSpeech:
    return NorthgardSpeech(Words(language), NAMES)


@every_language
def test_two_creatures_of_a_kind_are_told_apart(language: str) -> None:
    tell, s = speech(language), position().copy()
    s.beasts = (Beast("wolf_beige", 3), Beast("wolf_brown", 8))
    names = {str(tell.voice(s).creature(beast.card)) for beast in s.beasts}
    assert len(names) == 2


# Components


@every_language
def test_every_card_has_words_and_an_icon(language: str) -> None:
    tell, s = speech(language), position()
    for card in CARDS:
        assert all(tell.card(card, s)), card
        assert art.path("icons", f"{icon_of(card)}.svg").is_file()
    assert tell.card(UNSEEN, s).name
    assert {kind_of(card) for card in CARDS} == set(CARD_ICONS)


@every_language
def test_clans_buildings_and_creatures_have_words(language: str) -> None:
    tell = speech(language)
    lines = [tell.clan(clan) for clan in CLANS]
    lines += [tell.building(building) for building in range(len(BUILDINGS))]
    lines += [tell.creature(kind) for kind in CREATURES]
    for line in lines:
        assert line.title
        assert_plain(line.detail, language, *CODES)


@every_language
def test_every_region_has_a_name_of_its_own(language: str) -> None:
    names = [Words(language).term(f"northgard.land.{area.number}") for area in AREAS]
    assert len({str(name) for name in names}) == len(AREAS) == len(ids("northgard.land."))
    if language != "en":
        for name in names:
            assert {"gen", "acc", "loc"} < set(name.forms)
            assert all(form[0].isupper() for form in name.forms.values())


@every_language
def test_every_tile_is_described(language: str) -> None:
    voice = speech(language).voice(position())
    for tile in TILES:
        assert_plain(voice.tile_shows(tile.number), language, *CODES)


# The set-up and the end


@every_language
def test_the_phases_of_a_year(language: str) -> None:
    tell = speech(language)
    assert len(tell.phase(position()).titles) == 1  # the set-up
    s = NORTHGARD.new(Options(creatures=True, clans="dealt"), 2, seed=1)
    rng = Random(1)
    while s.year == 0:
        play(s, rng.choice(options(s)))
    phases = tell.phase(s)
    assert len(phases.titles) == len(set(phases.titles)) == 6
    assert phases.titles[phases.current] == Words(language)("northgard.phase.actions")
