"""The life of a hero card (GC-19.1–19.11)."""

import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Denial, Result
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.heroes import AfterHero, ChooseHero, KeepHero, ReturnHero, TakeHero
from meadhall.rules.watch.cards.heroes_build import HireCheaply
from meadhall.rules.watch.cards.heroes_north import SendHome
from meadhall.rules.watch.cards.samwell import Console, LetPass, TakeCard
from meadhall.rules.watch.data import HEROES, HeroId
from meadhall.rules.watch.events import HeroKept, HeroReturned, HeroTaken, HeroUsed, TokensRevealed
from meadhall.rules.watch.flow import EndTurn, PreRoll
from meadhall.rules.watch.state import Offer
from meadhall.rules.watch.trade import Accept, Deal, OfferTrade
from rules.watch.scene import BLACK, BLUE, RED, YELLOW, Scene, bundle, watch


def used(side: str = "A", *display: HeroId) -> Scene:
    """Blue has just used Ygritte, whose side is up as said, before his roll."""
    scene = watch().hero(YELLOW, "alliser_thorne").hero(BLUE, "ygritte", side).gift(H05="W", H06="W")
    if display:
        scene.display(*display)
    return scene.do(UseHero()).do(SendHome(5))


def until_blues_next_turn(scene: Scene) -> Scene:
    scene.roll(1, 4).do(EndTurn())
    for _ in (YELLOW, BLACK, RED):
        scene.roll(1, 4).do(EndTurn())
    return scene


def heroes(scene: Scene) -> list[HeroId | None]:
    return [player.hero for player in scene.s.players]


@rule("GC-19.1")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_has_one_hero_whom_everybody_sees(players: int):
    scene = watch(players)
    owned = [hero for hero in heroes(scene) if hero]
    assert len(set(owned)) == players
    assert set(owned) | set(scene.s.display) == set(HEROES)
    assert not set(owned) & set(scene.s.display)
    scene.s.players[0].flipped = True
    for seat in range(players):
        seen = WATCH.visible(scene.s, seat).players
        assert [(player.hero, player.flipped) for player in seen] == [(hero, hero == owned[0]) for hero in owned]


@rule("GC-19.1")
@pytest.mark.parametrize("after", [KeepHero(), TakeHero("yoren")])
def test_after_a_use_it_is_still_one(after: Action):
    scene = used().do(after)
    owned = heroes(scene)
    assert None not in owned
    assert len({*owned, *scene.s.display}) == len(owned) + len(scene.s.display) == len(HEROES)


@rule("GC-19.2")
def test_nobody_must_use_his_hero():
    scene = watch().hero(YELLOW, "alliser_thorne").hero(BLUE, "ygritte").gift(H05="W")
    assert scene.allows(UseHero())
    scene.roll(1, 4)
    assert scene.allows(UseHero())
    scene.do(EndTurn())
    assert scene.s.players[BLUE].hero == "ygritte"
    assert not scene.s.players[BLUE].flipped


@rule("GC-19.2")
def test_samwell_may_be_left_alone():
    scene = watch().roll(1, 4).do(LetPass())
    assert scene.holding(YELLOW) == bundle()
    assert scene.s.players[YELLOW].hero == "samwell_tarly"
    scene.do(EndTurn()).roll(1, 4)
    assert isinstance(scene.asks(), Console)  # he was not used up


@rule("GC-19.3")
def test_from_side_a_he_is_kept_on_side_b():
    scene = used()
    assert scene.asks() == AfterHero(BLUE)
    assert KeepHero() in scene.options()
    assert TakeHero("yoren") in scene.options()
    scene.do(KeepHero())
    assert scene.events == [HeroKept(BLUE, "ygritte")]
    assert scene.s.players[BLUE].hero == "ygritte"
    assert scene.s.players[BLUE].flipped


@rule("GC-19.3")
def test_from_side_b_he_must_go():
    scene = used("B")
    assert scene.refused(KeepHero()) == Denial("side_b_is_up", "GC-19.3")
    assert scene.options() == scene.options(TakeHero)


def ready_for_all(hero: HeroId, side: str) -> Scene:
    """A position in which every hero could do something."""
    scene = watch().hero(YELLOW, "alliser_thorne").hero(BLUE, hero, side)
    scene.hand(BLUE, lumber=2, brick=2, wool=2, grain=2, ore=2).hand(RED, wool=1)
    scene.buildings(RED, "V42 V11 V01").gift(H05="W").camps(cave="WC").patrols(BLUE, 1).tormund("H07")
    return scene.roll(1, 4) if hero == "samwell_tarly" else scene.turn(BLUE)


def course(hero: HeroId, side: str) -> list[object]:
    """Everything asked and everything that happens, always taking the first answer, until the card is turned."""
    scene = ready_for_all(hero, side)
    seen: list[object] = []
    while not isinstance(scene.asks(), AfterHero):
        seen.append((scene.asks(), scene.options()))
        scene.do(UseHero() if scene.allows(UseHero()) else scene.options()[0])
        seen += scene.events
    return seen


@rule("GC-19.4")
@pytest.mark.parametrize("hero", HEROES)
def test_both_sides_do_the_same(hero: HeroId):
    assert course(hero, "A") == course(hero, "B")
    assert HeroUsed(BLUE, hero) in course(hero, "B")


@rule("GC-19.5")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_replaced_hero_goes_back_and_another_comes_side_a_up(side: str):
    scene = used(side)
    assert "ygritte" not in scene.s.display
    scene.do(TakeHero("yoren"))
    assert scene.events == [HeroReturned(BLUE, "ygritte"), HeroTaken(BLUE, "yoren")]
    assert scene.s.players[BLUE].hero == "yoren"
    assert not scene.s.players[BLUE].flipped
    assert "ygritte" in scene.s.display
    assert "yoren" not in scene.s.display


@rule("GC-19.5")
@pytest.mark.parametrize("side", ["A", "B"])
def test_not_the_one_just_returned(side: str):
    assert used(side).refused(TakeHero("ygritte")) == Denial("just_returned", "GC-19.5")


@rule("GC-19.5")
def test_only_from_the_display():
    scene = used("A", "yoren", "melisandre")
    assert scene.options(TakeHero) == [TakeHero("melisandre"), TakeHero("yoren")]
    assert scene.refused(TakeHero("mance_rayder")) == Denial("hero_not_on_display", "GC-19.5")


@rule("GC-19.6")
@pytest.mark.parametrize("after", [KeepHero(), TakeHero("qhorin_halfhand")])
def test_kept_or_taken_he_rests_until_a_later_turn(after: Action):
    scene = used().do(after).tormund("H07")
    rests = Denial("hero_rests", "GC-19.6")
    assert scene.refused(UseHero()) == rests
    assert UseHero() not in scene.options()
    scene.roll(1, 4)
    assert scene.refused(UseHero()) == rests
    until_blues_next_turn(scene.before_roll(BLUE))
    assert UseHero() in scene.options()


@rule("GC-19.6")
def test_samwell_taken_this_turn_rests_too():
    scene = used().do(TakeHero("samwell_tarly")).roll(1, 4)
    assert scene.holding(BLUE) == bundle()
    assert not isinstance(scene.asks(), Console)
    scene.do(EndTurn()).roll(1, 4)
    assert scene.asks() == Console(BLUE)


@rule("GC-19.7")
def test_heroes_do_not_pass_between_players():
    scene = used().hero(RED, "jeor_mormont")
    assert scene.refused(TakeHero("jeor_mormont")) == Denial("hero_not_on_display", "GC-19.5")
    before = heroes(scene.do(KeepHero()))
    scene.hand(BLUE, lumber=1).hand(RED, ore=1).turn(BLUE)
    scene.do(OfferTrade(Offer(bundle(lumber=1), bundle(ore=1), (RED,)))).do(Accept()).do(Deal(RED))
    assert scene.holding(BLUE) == bundle(ore=1)
    assert heroes(scene) == before
    # The terms of a trade count the five resources; there is no place in them for anything else.
    six = (1, 0, 0, 0, 0, 1)
    assert scene.refused(OfferTrade(Offer(six, bundle(lumber=1), (RED,)))) == Denial("no_gifts", "GC-7.4")  # pyright: ignore[reportArgumentType]


@rule("GC-19.8")
@pytest.mark.parametrize("rolled", [False, True])
def test_no_replacing_without_use(rolled: bool):
    scene = watch().hero(BLUE, "ygritte").gift(H05="W")
    scene = scene.turn(BLUE) if rolled else scene.before_roll(BLUE)
    for action in (TakeHero("yoren"), KeepHero(), ReturnHero()):
        assert scene.refused(action).code in ("not_now", "roll_first")
    scene.do(UseHero()).do(SendHome(5)).do(TakeHero("yoren"))
    assert scene.s.players[BLUE].hero == "yoren"


@rule("GC-19.9")
@pytest.mark.parametrize("rolled", [False, True])
def test_heroes_act_in_their_owners_turn_only(rolled: bool):
    scene = watch().hero(YELLOW, "ygritte").gift(H05="W")
    scene = scene.turn(BLUE) if rolled else scene.before_roll(BLUE)
    assert scene.refused(UseHero(), by=YELLOW).code == "not_now"
    assert UseHero() not in kernel.asides(scene.s, YELLOW)
    assert scene.turn(YELLOW).allows(UseHero())


@rule("GC-19.9")
def test_samwell_is_the_exception():
    scene = watch().before_roll(BLUE).roll(1, 4)
    assert scene.s.active == BLUE
    scene.do(TakeCard(4))
    assert scene.told(HeroUsed) == [HeroUsed(YELLOW, "samwell_tarly")]


@rule("GC-19.10")
def test_without_another_hero_the_used_one_still_returns():
    scene = used("B").display()
    assert scene.refused(TakeHero("yoren")) == Denial("hero_not_on_display", "GC-19.5")
    assert scene.options() == [ReturnHero()]
    scene.do(ReturnHero())
    assert scene.s.players[BLUE].hero is None
    assert scene.s.display == ("ygritte",)
    assert scene.refused(UseHero()) == Denial("no_hero", "GC-19.10")


@rule("GC-19.10")
def test_returning_is_no_choice_while_others_are_there():
    scene = used("B", "yoren")
    assert scene.refused(ReturnHero()) == Denial("others_on_display", "GC-19.10")


@rule("GC-19.10")
def test_he_waits_until_a_different_one_is_there():
    scene = used("B").display().do(ReturnHero())
    until_blues_next_turn(scene)
    assert scene.asks() == PreRoll(BLUE)  # only Ygritte is there
    assert scene.s.players[BLUE].hero is None
    scene.display("ygritte", "melisandre")
    until_blues_next_turn(scene)
    assert scene.asks() == ChooseHero(BLUE)
    assert scene.refused(TakeHero("ygritte")) == Denial("just_returned", "GC-19.5")
    scene.do(TakeHero("melisandre"))
    assert scene.s.players[BLUE].hero == "melisandre"
    assert scene.asks() == PreRoll(BLUE)
    assert scene.refused(UseHero()) == Denial("hero_rests", "GC-19.6")


@rule("GC-19.11")
def test_taking_a_hero_reveals_nothing():
    scene = used()
    reserve, camps = scene.s.reserve, scene.s.camps
    scene.do(TakeHero("yoren"))
    assert scene.told(TokensRevealed) == []
    assert (scene.s.reserve, scene.s.used, scene.s.camps) == (reserve, (), camps)


@rule("GC-21.1", "GC-9.14")
def test_who_wins_by_a_hero_is_not_asked_about_him_any_more():
    """Thorne's guard is the third on the Wall, and the tenth point."""
    scene = watch().bare().hero(BLUE, "alliser_thorne").buildings(BLUE, "V24", keeps="V01 V03 V10 V12")
    scene.wall(1, BLUE, BLUE).hand(BLUE, lumber=2, brick=2, wool=2, grain=2, ore=2).turn(BLUE)
    assert scene.points(BLUE) == 9
    scene.do(UseHero())
    hire = next(action for action in scene.options() if isinstance(action, HireCheaply))
    scene.do(hire)
    assert scene.s.result == Result("true_victory", (BLUE,), (10, 0, 0, 0))
    assert scene.told(HeroKept) == []
