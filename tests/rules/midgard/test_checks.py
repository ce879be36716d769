"""Positions that play cannot reach, though every piece of the box is in its place."""

import msgspec
import pytest

from kit import rule
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.cards.sage import DrawDestinies, LookAtJourney, OfferTrueVision
from meadhall.rules.midgard.fights.assignment import Assign, AssignVikings
from meadhall.rules.midgard.state import Band, State
from rules.midgard.scene import GREEN, PURPLE, bundle, load, midgard


def laden(food: int = 2) -> State:
    """Green has loaded the small longship, which carries five; Purple is to send somebody to the troll."""
    scene = midgard().dice(GREEN, "SSPPA").dice(PURPLE, "P").goods(GREEN, food=3)
    scene.band(GREEN, "ship_small", shore=0).band(PURPLE, "troll").assign()
    scene.do(AssignVikings((load("ship_small", "SPA", 2),)))
    assert isinstance(scene.asks(), Assign)
    scene.s.put_band(msgspec.structs.replace(scene.s.bands[0], food=food))
    return scene.s


@rule("CM-7.4", "CM-5.11")
@pytest.mark.parametrize(("food", "sinks"), [(0, False), (2, False), (3, True)])
def test_a_ship_carries_what_it_holds_and_no_more(food: int, sinks: bool):
    assert ("a ship that would sink" in MIDGARD.flaws(laden(food))) is sinks


@rule("CM-7.4", "CM-5.16")
@pytest.mark.parametrize(
    ("band", "flaw"),
    [
        (Band("ship_small", GREEN, dice=bundle("SPA")), "a band where nobody has a worker"),
        (Band("ship_small", PURPLE, 0, bundle("SPA"), 2), "a band where nobody has a worker"),
        (Band("troll", PURPLE, food=1), "food at a battle on land"),
    ],
)
def test_bands_are_where_they_may_be(band: Band, flaw: str):
    s = laden()
    s.put_band(band)
    assert flaw in MIDGARD.flaws(s)


@rule("CM-5.13")
def test_nobody_sails_with_the_ship_of_another():
    scene = midgard().dice(GREEN, "SP").goods(GREEN, food=1).band(GREEN, "ship_karvi", shore=0).assign()
    assert "a ship of another" in MIDGARD.flaws(scene.s)
    scene.s.players[GREEN].ship = "ship_karvi"
    scene.s.yard = tuple(ship for ship in scene.s.yard if ship != "ship_karvi")
    assert "a ship of another" not in MIDGARD.flaws(scene.s)


@rule("CM-5.14")
def test_two_ships_do_not_lie_at_one_shore():
    s = laden()
    s.bands = (*s.bands, msgspec.structs.replace(s.bands[0], place="ship_large"))
    assert "two bands at one place" in MIDGARD.flaws(s)


@rule("CM-5.5")
@pytest.mark.parametrize("step", [DrawDestinies, OfferTrueVision])
def test_whoever_has_come_to_the_sage_draws(step: type):
    s = midgard().place("sage").s
    assert isinstance(s.agenda[-1], LookAtJourney)
    assert not MIDGARD.flaws(s)
    place = next(at for at, waiting in enumerate(s.agenda) if isinstance(waiting, step))
    s.agenda[place] = msgspec.structs.replace(s.agenda[place], seat=1 - s.active)
    assert MIDGARD.flaws(s) == ["a question about something that is not there"]
