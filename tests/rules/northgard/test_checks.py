"""What a position from a file may not contain. The kit spoils positions at random; here each thing is spoilt once."""

from collections.abc import Callable

import pytest

from meadhall.rules.kernel import then
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.fights.creatures import PlaceCreature
from meadhall.rules.northgard.land.recruit import Levy
from meadhall.rules.northgard.land.tiles import Land, start
from meadhall.rules.northgard.state import Guests, State
from meadhall.rules.northgard.turn import AfterCard, NextTurn, Turn
from rules.northgard.scene import PURPLE, RED, Scene, area, northgard

Spoil = Callable[[State], object]


def table(creatures: bool = False) -> Scene:
    """Red in T01.e with a silo, in the first turn of the first year."""
    scene = northgard(board="TS@(0,0)r0 T01@(1,0)r0", creatures=creatures, more_creatures=creatures)
    scene.put(RED, "T01.e", 2).build("T01.e", "food_silo")
    assert not NORTHGARD.flaws(scene.s)
    return scene


def begins_elsewhere(s: State) -> None:
    """The start tile is turned."""
    s.land = Land().with_tile(*s.land.laid[0]._replace(turns=1)).land.with_tile(*s.land.laid[1]).land


def deserts(s: State) -> None:
    s.players[RED].reserve += s.warriors[area("T01.e")]
    s.warriors[area("T01.e")] = 0


def moves_the_silo(s: State) -> None:
    """From a slot to where none is."""
    s.built[area("TS.n")], s.built[area("T01.e")] = s.built[area("T01.e")], -1


def visits_at_home(s: State) -> None:
    s.players[RED].reserve -= 1
    s.guests = (Guests(area("T01.e"), RED, 1),)


def passes_with_cards(s: State) -> None:
    s.players[PURPLE].passed = True
    s.players[PURPLE].hand, s.players[PURPLE].deck = s.players[PURPLE].deck, ()


def hides_a_card_of_the_row(s: State) -> None:
    s.unseen, s.row = (*s.unseen, s.row[-1]), s.row[:-1]


def hides_a_development_card(s: State) -> None:
    s.unseen, s.development = (*s.unseen, s.development[-1]), s.development[:-1]


def swaps_cards(s: State) -> None:
    red, purple = s.players[RED], s.players[PURPLE]
    red.deck, purple.deck = purple.deck, red.deck


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (begins_elsewhere, "a map that begins elsewhere"),
        (deserts, "a territory without its owner"),
        (moves_the_silo, "a building without its slot"),
        (visits_at_home, "guests at home"),
        (passes_with_cards, "cards of a player who has passed"),
        (hides_a_card_of_the_row, "a row that is too long or too short"),
        (hides_a_development_card, "a development deck that is too long or too short"),
        (swaps_cards, "cards that are not their player's"),
        (lambda s: setattr(s, "development", s.development[::-1]), "cards in a pile of others"),
        (lambda s: setattr(s, "unrest", s.unrest - 1), "missing or surplus pieces"),
        (lambda s: setattr(s.players[RED], "fame", -1), "a negative count"),
        (lambda s: setattr(s.players[RED], "played", ("ST_DANCE",)), "a card that does not exist"),
        (lambda s: setattr(s, "scorched", area("TS.n")), "Scorched Earth without its clan"),
        (lambda s: setattr(s, "kaija", area("TS.n")), "Kaija without her clan"),
        (lambda s: setattr(s, "bear", RED), "a token of another clan"),
        (lambda s: setattr(s, "year", 8), "a year that never comes"),
        (lambda s: setattr(s, "active", PURPLE), "a question about something that is not there"),
        (lambda s: s.agenda.pop(), "nobody to ask"),
        (lambda s: s.agenda.append(Turn(RED)), "a question under a question"),
        (lambda s: s.agenda.pop(0), "steps that never wait like this"),
        (lambda s: setattr(s, "owner", s.owner[:-1]), "a number of nothing"),
    ],
)
def test_what_cannot_be(spoil: Spoil, says: str):
    s = table().s
    spoil(s)
    assert says in NORTHGARD.flaws(s)


def test_five_begin_with_two_tiles():
    scene = northgard(5, "TS@(0,0)r0 TS5@(1,0)r0").put(RED, "TS.n", 1)
    assert not NORTHGARD.flaws(scene.s)
    one_tile = northgard(5, "TS@(0,0)r0").put(RED, "TS.n", 1)
    assert "a map that begins elsewhere" in NORTHGARD.flaws(one_tile.s)
    assert start(five_players=True).laid == scene.s.land.laid


def test_a_called_creature_waits_for_its_place_and_no_other_does():
    s = table(creatures=True).s
    s.agenda.pop()
    then(s, PlaceCreature(RED), NextTurn(PURPLE))
    assert NORTHGARD.flaws(s) == ["a question about something that is not there"]
    s.called, s.creature_deck = s.creature_deck[0], s.creature_deck[1:]
    assert not NORTHGARD.flaws(s)
    s.agenda[-2:] = [Turn(RED)]
    assert NORTHGARD.flaws(s) == ["a question about something that is not there"]


@pytest.mark.parametrize(("count", "flaws"), [(-1, 1), (0, 1), (1, 0), (40, 1)])
def test_at_least_one_warrior_is_due_where_any_is(count: int, flaws: int):
    s = table().s
    s.agenda.pop()
    then(s, Levy(RED, ((area("T01.e"), count),), "recruit"), AfterCard(RED))
    assert NORTHGARD.flaws(s) == ["a step that cannot come about"] * flaws
