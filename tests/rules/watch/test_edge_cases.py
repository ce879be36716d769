"""Questions and edge cases (chapter 27)."""

import pytest

from kit import rule
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.development import ClaimVictory, PlayCard
from meadhall.rules.watch.data import HEROES
from meadhall.rules.watch.events import CardStolen, GameWon, InvasionMarked, Mustered, NoAdvance, TokensRevealed
from meadhall.rules.watch.fights.tormund import DriveTormund
from meadhall.rules.watch.fights.wall import HireGuard
from meadhall.rules.watch.flow import EndTurn, PreRoll
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, FoundSettlement
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.scoring import guard_points
from meadhall.rules.watch.state import guards_of
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLACK, BLUE, ORE, RED, WOOL, YELLOW, Scene, base, bundle, chain, path, watch

SEVEN_IN_GIFT = {"H05": "W", "H07": "W", "H09": "W", "H11": "W", "H13": "W", "H15": "W", "H17": "W"}


def road(place: str) -> BuildRoad:
    return BuildRoad(path(place))


def quiet(**options: bool) -> Scene:
    """No buildings, and nobody asks Samwell."""
    return watch(**options).bare().hero(YELLOW, "alliser_thorne")


# Building and trade


@rule("GC-27.1")
@pytest.mark.parametrize("reached", [True, False])
def test_a_settlement_on_a_foreign_chain_needs_an_own_road_there(reached: bool):
    scene = base().bare().roads(RED, *chain("V28 V35 V43")).hand(BLUE, lumber=1, brick=1, wool=1, grain=1)
    scene.roads(BLUE, "V35-V42" if reached else "V42-V49").turn(BLUE)
    if reached:
        scene.do(FoundSettlement(35))
        assert scene.s.owner[35] == BLUE
    else:
        assert scene.denied(FoundSettlement(35)) == ("no_road_reaches", "GC-8.20")


@rule("GC-27.2")
@pytest.mark.parametrize("place", ["V45-V38", "V52-V58", "V10-V16", "V15-V21"])
def test_two_networks_of_one_player_both_grow(place: str):
    scene = base().hand(BLUE, lumber=1, brick=1).turn(BLUE).do(road(place))  # V45–V52 and V10–V15 lie far apart
    assert path(place) in scene.s.players[BLUE].roads


@rule("GC-27.3")
def test_a_road_may_lead_to_a_foreign_building_but_not_beyond():
    scene = base().bare().buildings(BLUE, "V46").buildings(RED, "V32").roads(BLUE, "V39-V46")
    scene.hand(BLUE, lumber=2, brick=2).turn(BLUE).do(road("V32-V39"))
    assert scene.denied(road("V26-V32")) == ("road_not_connected", "GC-8.11")
    assert scene.buildings(RED, "V01").allows(road("V26-V32"))


@rule("GC-27.4")
@pytest.mark.parametrize("played", [True, False])
def test_a_patrol_before_the_roll_changes_who_produces(played: bool):
    scene = base().cards(BLUE, "ranger_patrol")
    if played:
        scene.do(PlayCard("ranger_patrol")).do(DriveTormund(14))
    scene.roll(4, 6)  # H14, where Red's V25 stands
    assert scene.holding(RED) == bundle(ore=0 if played else 1)


@rule("GC-27.5")
def test_the_older_of_two_equal_cards_may_be_played():
    scene = base().cards(BLUE, fresh=["ranger_patrol"]).turn(BLUE)
    assert scene.denied(PlayCard("ranger_patrol")) == ("bought_this_turn", "GC-9.2")
    scene.cards(BLUE, "ranger_patrol", fresh=["ranger_patrol"]).do(PlayCard("ranger_patrol"))
    assert scene.s.players[BLUE].cards == ()
    assert scene.s.players[BLUE].fresh == ("ranger_patrol",)


@rule("GC-27.6")
def test_a_route_serves_though_wildlings_and_tormund_stand_there():
    scene = quiet().buildings(BLUE, "V33").gift(H09="W", H15="W").tormund("H15").hand(BLUE, wool=2).turn(BLUE)
    assert scene.do(SupplyTrade(WOOL, ORE)).holding(BLUE) == bundle(ore=1)


@rule("GC-27.16")
@pytest.mark.parametrize("place", ["V33", "V40", "V26", "V47"])
def test_a_route_serves_the_two_ends_of_its_path_only(place: str):
    """V33–V40 is the wool route; V26 and V47 are the next intersections along the rim."""
    scene = quiet().buildings(BLUE, place).hand(BLUE, wool=2).turn(BLUE)
    if place in ("V33", "V40"):
        assert scene.allows(SupplyTrade(WOOL, ORE))
    else:
        assert scene.denied(SupplyTrade(WOOL, ORE)) == ("too_few_of_the_kind", "GC-7.10")


@rule("GC-27.17")
def test_a_wildling_keeps_tormund_from_nothing():
    scene = quiet().buildings(RED, "V37").gift(H12="W").hand(RED, ore=1).roll(3, 4).do(DriveTormund(12), ORE)
    assert scene.s.tormund == 12
    assert scene.in_gift() == {"H12": "W"}
    assert scene.told(CardStolen) == [CardStolen(BLUE, RED, ORE)]


@rule("GC-27.18")
def test_who_can_do_nothing_still_rolls_and_then_may_end_the_turn():
    scene = quiet().hero(BLUE, "qhorin_halfhand")
    assert scene.options() == [RollDice()]
    assert scene.denied(EndTurn()) == ("roll_first", "GC-4.1")
    assert scene.roll(1, 4).options() == [EndTurn()]


# North of the Wall


@rule("GC-27.7")
def test_a_trail_of_an_empty_clan_leads_nobody():
    scene = quiet().camps(cave="WWWW", hornfoot="WWWW").roll(1, 4, wildling=3)
    assert scene.told(NoAdvance) == [NoAdvance(3)]
    assert [scene.camp(clan) for clan in ("river", "cave", "hornfoot")] == ["", "WWWW", "WWWW"]


@rule("GC-27.8")
@pytest.mark.parametrize(("token", "letter"), [("warrior", "W"), ("climber", "C"), ("giant", "G")])
def test_the_fifth_is_of_any_kind_and_ends_in_camp_three(token: str, letter: str):
    scene = quiet().camps(river="CCWG").reveal(f"river_{token}")
    assert scene.told(Mustered) == [Mustered(0, 5, token)]  # pyright: ignore[reportArgumentType]
    assert scene.camp("river") == "WG" + letter


@rule("GC-27.9")
@pytest.mark.parametrize(
    ("clan", "die", "hex"), [("river", 1, "H05"), ("river", 2, "H06"), ("hornfoot", 7, "H08"), ("hornfoot", 8, "H09")]
)
def test_two_numbers_of_one_trail_lead_over_different_arrows(clan: str, die: int, hex: str):
    scene = quiet().camps(**{clan: "CW"}).gift(H01="W", H04="W").roll(1, 4, wildling=die)
    assert scene.in_gift() == {"H01": "W", "H04": "W", hex: "C"}
    assert scene.camp(clan) == "W"


@rule("GC-27.10")
def test_a_climber_ends_the_game_without_an_invasion():
    scene = quiet().camps(river="C").wall(1, RED, RED).gift(**SEVEN_IN_GIFT).roll(1, 4, wildling=1)
    assert scene.is_over()
    assert scene.told(InvasionMarked) == []
    assert scene.guards_on(1) == (RED, RED)


# Winning


@rule("GC-27.11")
def test_one_without_guards_can_win_truly():
    scene = quiet().wall(1, RED).buildings(BLUE, "V42 V46 V48", "V01 V02 V03").hand(BLUE, ore=3, grain=2).turn(BLUE)
    scene.do(BuildKeep(46))
    assert scene.guards(BLUE) == 0
    assert scene.s.result is not None
    assert (scene.s.result.ending, scene.s.result.winners) == ("true_victory", (BLUE,))


@rule("GC-27.12")
@pytest.mark.parametrize("giant", [True, False])
def test_ten_points_are_counted_in_ones_own_turn(giant: bool):
    """Yellow has ten points in Blue's turn, one of them for three guards; the giant takes one of these."""
    scene = quiet().buildings(YELLOW, "V42", "V01 V02 V03 V04").wall(1, YELLOW, YELLOW, YELLOW)
    assert scene.points(YELLOW) == 10
    scene.camps(river="G" if giant else "").roll(1, 1, wildling=1)
    assert scene.points(YELLOW) == (9 if giant else 10)
    assert not scene.is_over()
    scene.do(EndTurn())
    if giant:
        assert scene.asks() == PreRoll(YELLOW)
    else:
        assert scene.s.result is not None
        assert scene.s.result.winners == (YELLOW,)


def about_to_have_the_longest_road() -> Scene:
    """Blue's nine points are buildings; one road is missing to five."""
    scene = quiet().buildings(BLUE, "V46", "V01 V02 V03 V04").roads(BLUE, *chain("V46 V53 V59 V52 V58"))
    return scene.hand(BLUE, lumber=1, brick=1).wall(1, RED).turn(BLUE)


@rule("GC-27.13")
def test_the_longest_roads_wildling_comes_before_the_win():
    scene = about_to_have_the_longest_road().reserve("river_giant").do(road("V51-V58"))
    assert scene.s.result is not None
    assert scene.s.result.winners == (BLUE,)
    assert scene.camp("river") == "G"
    kinds = [type(event) for event in scene.events]
    assert kinds.index(TokensRevealed) < kinds.index(Mustered) < kinds.index(GameWon)


@rule("GC-27.13")
def test_and_can_prevent_it():
    scene = about_to_have_the_longest_road().camps(cave="WWWW").invasions(2).reserve("cave_warrior")
    scene.do(road("V51-V58"))
    assert scene.s.result is not None
    assert (scene.s.result.ending, scene.s.result.winners) == ("tragic_victory", (RED,))


@rule("GC-27.14")
@pytest.mark.parametrize(("guards", "settlements"), [(2, "V46"), (4, "")])  # the third one, or the fifth
def test_winning_by_a_guard_reveals_nothing(guards: int, settlements: str):
    scene = quiet().buildings(BLUE, settlements, "V01 V02 V03 V04").wall(1, *[BLUE] * guards)
    scene.hand(BLUE, lumber=1, brick=1, wool=1).turn(BLUE)
    assert scene.points(BLUE) == 9
    scene.do(HireGuard(0))
    assert scene.s.result is not None
    assert scene.s.result.winners == (BLUE,)
    assert scene.told(TokensRevealed) == []


@rule("GC-27.15")
def test_winning_by_point_cards_reveals_nothing():
    scene = quiet(confirm_victory=True).buildings(BLUE, "", "V01 V02 V03 V04").turn(BLUE)
    scene.cards(BLUE, "vp_tower")
    assert scene.denied(ClaimVictory()) == ("too_few_points", "GC-9.13")
    scene.cards(BLUE, "vp_tower", fresh=["vp_library"]).do(ClaimVictory())
    assert scene.s.result is not None
    assert scene.s.result.winners == (BLUE,)
    assert scene.told(TokensRevealed) == []
    assert scene.s.used == ()


# There is enough of everything


@rule("GC-27.19")
@pytest.mark.parametrize("players", [3, 4])
def test_eleven_heroes_suffice(players: int):
    s = WATCH.new(Options(), players, 1)
    assert len(HEROES) == 11
    assert len([player.hero for player in s.players if player.hero]) == players
    assert len(s.display) == 11 - players


@rule("GC-27.20")
def test_eight_point_tokens_suffice():
    scene = watch().wall(1, *[BLUE] * 5).wall(2, *[YELLOW] * 5).wall(3, *[BLACK] * 5).wall(4, *[RED] * 5)
    assert [guard_points(guards_of(scene.s, seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert guard_points(7) == 2  # nobody has more guards than that
