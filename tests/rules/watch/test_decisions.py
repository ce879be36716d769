"""Chapters 25 and 26: who is asked what, and what a position remembers."""

from collections.abc import Callable
from typing import Any

import pytest

from kit import rule
from meadhall.rules.kernel import Action, Decision, Denial, Event, Step, play
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import (
    DriveOut,
    FreeRoad,
    GoAfterTormund,
    LayRoad,
    PlayCard,
    RangerChoice,
    StopRoads,
    TakeCards,
    Winter,
)
from meadhall.rules.watch.cards.heroes import AfterHero, KeepHero, TakeHero
from meadhall.rules.watch.cards.heroes_build import BuyVision, HireCheaply, MoveRoad, PickCard
from meadhall.rules.watch.cards.heroes_north import SendHome, SendHomeFromCamp, SendHomeFromClearing
from meadhall.rules.watch.cards.heroes_trade import Barter, Demand, Give, LookAt, Take
from meadhall.rules.watch.cards.samwell import Console, LetPass, TakeCard
from meadhall.rules.watch.cards.tragedy import LoseDisplayedHero, LoseHero
from meadhall.rules.watch.data import HEROES, KINDS
from meadhall.rules.watch.events import InvasionMarked, Mustered, RushBegan
from meadhall.rules.watch.fights import wildlings
from meadhall.rules.watch.fights.tormund import Discard, DiscardCards, DriveTormund, MoveTormund, Rob, StealFrom
from meadhall.rules.watch.fights.wall import HireGuard, PostFreeGuard, PostGuard
from meadhall.rules.watch.flow import EndTurn, PreRoll, Turn
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import LayFirstRoad, Settle, SetupRoad, SetupSettlement
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.state import Offer
from meadhall.rules.watch.trade import (
    Accept,
    AnswerOffer,
    ConfirmOffer,
    Counter,
    Deal,
    Decline,
    DeclineProposal,
    OfferTrade,
    Propose,
    SupplyTrade,
    TakeProposal,
    Withdraw,
)
from rules.watch.scene import (
    BLACK,
    BLUE,
    BRICK,
    GRAIN,
    LUMBER,
    ORE,
    RED,
    WOOL,
    YELLOW,
    Scene,
    base,
    bundle,
    path,
    watch,
)

SEATS = (BLUE, YELLOW, BLACK, RED)
MENU: dict[str, Action] = {
    "offer": OfferTrade(Offer(bundle(wool=1), bundle(ore=1), (RED,))),
    "take a proposal": TakeProposal(RED),
    "decline a proposal": DeclineProposal(RED),
    "supply": SupplyTrade(WOOL, ORE),
    "card": PlayCard("winter_is_coming"),
    "hero": UseHero(),
    "road": BuildRoad(path("V46-V38")),
    "settlement": FoundSettlement(60),
    "keep": BuildKeep(46),
    "guard": HireGuard(0),
    "development card": BuyCard(),
    "end": EndTurn(),
}
TRADES = {OfferTrade, TakeProposal, DeclineProposal, SupplyTrade}


def asked_openly(scene: Scene) -> Any:
    """The question, which every seat may know whole."""
    for seat in range(len(scene.s.players)):
        assert WATCH.visible(scene.s, seat).agenda[-1] == scene.asks()
    return scene.asks()


def choices(scene: Scene) -> set[Action]:
    """The options: none of them twice, and just what is allowed of all that one might think of."""
    options = scene.options()
    assert len(set(options)) == len(options)
    assert set(options) == {action for action in scene.asks().actions(scene.s) if scene.allows(action)}
    return set(options)


def rich(scene: Scene) -> Scene:
    return scene.hand(BLUE, lumber=5, brick=5, wool=5, grain=5, ore=5)


@rule("GC-25.1")
def test_first_settlements_and_roads():
    scene = Scene(Options(mode="base", placement="free", first_player="2"), 3)
    assert asked_openly(scene) == SetupSettlement(YELLOW, second=False)
    assert choices(scene) == {Settle(place) for place in range(1, 61)}
    scene.do(Settle(30))
    assert asked_openly(scene) == SetupRoad(YELLOW, 30)
    assert choices(scene) == {LayFirstRoad(path(road)) for road in ("V23-V30", "V24-V30", "V30-V37")}
    scene.do(LayFirstRoad(path("V24-V30")))
    assert asked_openly(scene) == SetupSettlement(BLACK, second=False)
    assert choices(scene) == {Settle(place) for place in range(1, 61) if place not in (30, 23, 24, 37)}


@rule("GC-25.2")
def test_first_guards():
    scene = Scene(Options(first_player="2"), 3)
    while not isinstance(scene.asks(), PostFreeGuard):
        scene.do(scene.options()[0])
    for seat in (YELLOW, BLACK, BLUE):
        assert asked_openly(scene) == PostFreeGuard(seat)
        assert choices(scene) == {PostGuard(section) for section in range(4)}
        scene.do(PostGuard(2))
    assert scene.asks() == PreRoll(YELLOW)


@rule("GC-25.2")
def test_a_full_section_takes_no_guard():
    scene = watch().wall(2, *[RED] * 5).cards(BLUE, "new_recruits").do(PlayCard("new_recruits"))
    assert choices(scene) == {PostGuard(section) for section in (0, 2, 3)}


@rule("GC-25.3")
def test_before_the_roll():
    scene = watch().cards(BLUE, "winter_is_coming", "vp_tower").hero(BLUE, "qhorin_halfhand").tormund("H03")
    assert asked_openly(scene) == PreRoll(BLUE)
    assert choices(scene) == {RollDice(), PlayCard("winter_is_coming"), UseHero()}
    assert WATCH.visible(scene.s, RED).players[BLUE].cards == ("?", "?")


@rule("GC-25.4")
def test_which_hero_is_lost():
    scene = watch(tragedy_of_heroes=True).roll(2, 2, 2)
    assert asked_openly(scene) == LoseDisplayedHero(BLUE)
    assert choices(scene) == {LoseHero(hero) for hero in scene.s.display}
    assert len(scene.s.display) == 7


@rule("GC-25.5")
def test_what_to_discard():
    scene = base().hand(YELLOW, wool=7, ore=2).hand(RED, ore=8).hand(BLACK, brick=7).roll(3, 4)
    assert asked_openly(scene) == Discard(YELLOW, (RED,), ())
    assert choices(scene) == {DiscardCards(bundle(wool=4 - ore, ore=ore)) for ore in (0, 1, 2)}
    scene.do(DiscardCards(bundle(wool=4)))
    assert scene.asks().seat == RED
    for seat in (BLUE, BLACK, RED):
        assert WATCH.visible(scene.s, seat).agenda[-1] == Discard(RED, (), ())


@rule("GC-25.6")
def test_where_tormund_goes():
    scene = base().tormund("H03").roll(3, 4)
    assert asked_openly(scene) == MoveTormund(BLUE)
    assert choices(scene) == {DriveTormund(hex) for hex in range(1, 22) if hex not in (3, 12)}


@rule("GC-25.7")
def test_whom_to_rob():
    scene = base().bare().buildings(RED, "V51").buildings(YELLOW, "V43").buildings(BLACK, "V57")
    scene.hand(RED, ore=1).hand(YELLOW, wool=1).roll(3, 4).do(DriveTormund(18))
    assert asked_openly(scene) == StealFrom(BLUE)
    assert choices(scene) == {Rob(YELLOW), Rob(RED)}


@rule("GC-25.8")
@pytest.mark.parametrize("roller", SEATS)
def test_what_samwell_takes(roller):
    scene = watch().bare().hero(YELLOW, "samwell_tarly").supply(ore=0).before_roll(roller).roll(1, 1)
    assert asked_openly(scene) == Console(YELLOW)
    assert choices(scene) == {LetPass(), *(TakeCard(kind) for kind in (LUMBER, BRICK, WOOL, GRAIN))}


def everything() -> Scene:
    """Blue could do anything that a turn offers."""
    scene = rich(watch()).hand(RED, ore=1).cards(BLUE, "winter_is_coming").hero(BLUE, "qhorin_halfhand")
    scene.roads(BLUE, "V46-V53", "V53-V60").tormund("H03").turn(BLUE)
    return scene.do(Propose(bundle(ore=1), bundle(wool=1)), by=RED)


@rule("GC-25.9", "GC-25.13")
@pytest.mark.parametrize("name", MENU)
def test_the_menu_of_the_turn(name):
    """Trade and build are one menu: to go on to the build step is to build."""
    action = MENU[name]
    scene = everything()
    assert asked_openly(scene) == Turn(BLUE)
    assert scene.allows(action)
    assert scene.options(type(action))
    scene.do(BuyCard())
    only_in_trade = type(action) in TRADES
    assert scene.allows(action) != only_in_trade
    assert bool(scene.options(type(action))) != only_in_trade


@rule("GC-25.9", "GC-25.13")
def test_the_menu_offers_nothing_else():
    scene = everything()
    kinds = {type(action) for action in MENU.values()}
    assert {type(action) for action in choices(scene)} == kinds
    scene.do(BuyCard())
    assert {type(action) for action in choices(scene)} == kinds - TRADES


@rule("GC-25.10")
def test_answers_to_an_offer():
    offer = Offer(bundle(wool=1), bundle(ore=1), (YELLOW, RED))
    scene = base().hand(BLUE, wool=2).hand(YELLOW, ore=1).hand(RED, ore=1).turn(BLUE).do(OfferTrade(offer))
    assert asked_openly(scene) == AnswerOffer(YELLOW, BLUE, offer, (RED,), ())
    assert {type(action) for action in choices(scene)} == {Accept, Decline, Counter}
    scene.do(Accept())
    assert not scene.events
    assert scene.asks().seat == RED
    for seat in (BLUE, BLACK, RED):  # the answer of yellow is hidden until red has answered
        assert WATCH.visible(scene.s, seat).agenda[-1] == AnswerOffer(RED, BLUE, offer, (), ())
    scene.do(Decline())
    assert asked_openly(scene) == ConfirmOffer(BLUE, offer, ((YELLOW, Accept()), (RED, Decline())))


@rule("GC-25.11")
def test_one_partner_or_none():
    offer = Offer(bundle(wool=1), bundle(ore=1), (YELLOW, BLACK, RED))
    scene = base().hand(BLUE, wool=2).hand(YELLOW, ore=1).hand(BLACK, ore=1).turn(BLUE).do(OfferTrade(offer))
    scene.do(Accept()).do(Counter(bundle(ore=1), bundle(wool=2))).do(Decline())
    assert choices(scene) == {Deal(YELLOW), Deal(BLACK), Withdraw()}
    assert scene.refused(Deal(RED)).code == "did_not_accept"
    scene.do(Deal(BLACK))
    assert scene.holding(BLUE) == bundle(ore=1)
    assert scene.asks() == Turn(BLUE)


@rule("GC-25.12")
def test_trade_with_the_supply():
    scene = base().bare().buildings(BLUE, "V60").hand(BLUE, lumber=2, wool=4, brick=3).supply(ore=0).turn(BLUE)
    assert set(scene.options(SupplyTrade)) == {
        *(SupplyTrade(LUMBER, get) for get in (BRICK, WOOL, GRAIN)),
        *(SupplyTrade(WOOL, get) for get in (LUMBER, BRICK, GRAIN)),
    }


@rule("GC-25.14")
def test_tormund_or_a_wildling():
    scene = watch().cards(BLUE, "ranger_patrol").gift(H03="W", H12="C").do(PlayCard("ranger_patrol"))
    assert asked_openly(scene) == RangerChoice(BLUE)
    assert choices(scene) == {GoAfterTormund(), DriveOut(3), DriveOut(12)}


@rule("GC-25.15")
def test_free_roads():
    scene = base().bare().buildings(BLUE, "V01").cards(BLUE, "road_building").do(PlayCard("road_building"))
    assert asked_openly(scene) == FreeRoad(BLUE, 2)
    assert choices(scene) == {LayRoad(path("V01-V05")), LayRoad(path("V01-V06"))}
    scene.do(LayRoad(path("V01-V05")))
    assert asked_openly(scene) == FreeRoad(BLUE, 1)
    assert choices(scene) == {LayRoad(path("V05-V10")), LayRoad(path("V01-V06")), StopRoads()}


@rule("GC-25.16")
def test_two_kinds_for_the_winter():
    scene = base().cards(BLUE, "winter_is_coming").do(PlayCard("winter_is_coming"))
    assert asked_openly(scene) == Winter(BLUE)
    pairs = {tuple((kind == a) + (kind == b) for kind in KINDS) for a in KINDS for b in KINDS}
    assert len(pairs) == 15
    assert choices(scene) == {TakeCards(pair) for pair in pairs}  # pyright: ignore[reportArgumentType]


def using(hero: Any, scene: Scene) -> Scene:
    return scene.hero(BLUE, hero).turn(BLUE).do(UseHero())


def mormont() -> Scene:
    return watch().hand(BLUE, wool=1).hand(RED, ore=1)


def melisandre() -> Scene:
    return watch().hand(BLUE, ore=1, wool=1, grain=1)


def mance() -> Scene:
    return watch().buildings(RED, "V42 V11", "V39").hand(RED, ore=1, wool=2)


PAIRS = [(YELLOW,), (BLACK,), (RED,), (YELLOW, BLACK), (YELLOW, RED), (BLACK, RED)]
HERO_TARGETS: dict[str, tuple[Callable[[], Scene], list[Action], set[Action]]] = {
    "jeor_mormont": (mormont, [], {Demand(kind, of) for kind in KINDS for of in PAIRS}),
    "jeor_mormont, cards back": (mormont, [Demand(ORE, (RED,))], {Give(WOOL), Give(ORE)}),
    "bowen_marsh": (
        lambda: watch().hand(BLUE, wool=1).supply(ore=0),
        [],
        {Barter(WOOL, LUMBER), Barter(WOOL, BRICK), Barter(WOOL, GRAIN)},
    ),
    "othell_yarwyck": (
        lambda: watch().bare().buildings(BLUE, "V01").roads(BLUE, "V01-V05"),
        [],
        {MoveRoad(path("V01-V05"), path("V01-V06"))},
    ),
    "alliser_thorne": (
        lambda: watch().hand(BLUE, brick=1, wool=1, ore=1),
        [],
        {HireCheaply(section, LUMBER, ORE) for section in range(4)},
    ),
    "melisandre": (melisandre, [], {BuyVision(ORE, ORE)}),
    "melisandre, one of three": (melisandre, [BuyVision(ORE, ORE)], {PickCard(place) for place in range(3)}),
    "mance_rayder": (mance, [], {LookAt(RED)}),
    "mance_rayder, card": (mance, [LookAt(RED)], {Take(WOOL), Take(ORE)}),
    "benjen_stark": (
        lambda: watch().camps(cave="WG").clearings("", "", "", "W").wall(4, RED),
        [],
        {SendHomeFromCamp(1, 1), SendHomeFromCamp(1, 2), SendHomeFromClearing(3)},
    ),
    "ygritte": (lambda: watch().gift(H03="W", H12="C"), [], {SendHome(3), SendHome(12)}),
    "yoren": (
        lambda: watch().patrols(BLUE, 1).wall(1, *[RED] * 5),
        [],
        {PostGuard(section) for section in (1, 2, 3)},
    ),
}


@rule("GC-25.17")
@pytest.mark.parametrize("name", HERO_TARGETS)
def test_what_a_hero_asks(name):
    new_scene, before, targets = HERO_TARGETS[name]
    scene = using(name.split(",")[0], new_scene())
    for action in before:
        scene.do(action)
    assert scene.asks().seat == BLUE
    assert choices(scene) == targets


@rule("GC-25.17")
def test_qhorin_asks_nothing():
    scene = using("qhorin_halfhand", watch().tormund("H03"))
    assert scene.asks() == AfterHero(BLUE)


@rule("GC-25.17")
def test_the_three_cards_are_hidden_from_the_others():
    scene = using("melisandre", melisandre()).do(BuyVision(ORE, ORE))
    assert "?" not in WATCH.visible(scene.s, BLUE).deck[:3]
    for seat in (YELLOW, BLACK, RED):
        assert set(WATCH.visible(scene.s, seat).deck) == {"?"}


@rule("GC-25.18")
@pytest.mark.parametrize("side", ["A", "B"])
def test_after_a_hero_one_keeps_or_replaces_him(side):
    """One question asks both: to name another hero is to replace."""
    scene = watch().hero(BLUE, "qhorin_halfhand", side).tormund("H03").turn(BLUE).do(UseHero())
    assert asked_openly(scene) == AfterHero(BLUE)
    others = {TakeHero(hero) for hero in HEROES if hero in scene.s.display}
    assert choices(scene) == (others | {KeepHero()} if side == "A" else others)
    assert scene.refused(TakeHero("qhorin_halfhand")) == Denial("just_returned", "GC-19.5")


@rule("GC-25.19")
def test_wildlings_ask_nobody():
    steps = [each for each in vars(wildlings).values() if isinstance(each, type) and issubclass(each, Step)]
    assert len(steps) > 5
    assert not any(issubclass(step, Decision) for step in steps)


@rule("GC-25.19")
def test_a_keep_with_a_rush_and_an_invasion_is_one_action():
    scene = rich(watch()).turn(BLUE).camps(cave="WWWG").keep_tile(BLUE, "cave_warrior", "river_climber")
    scene.do(BuildKeep(46))
    assert len(scene.told(RushBegan)) == 1
    assert scene.told(InvasionMarked) == [InvasionMarked(1), InvasionMarked(2)]
    assert len(scene.told(Mustered)) == 2
    assert scene.asks() == Turn(BLUE)


@rule("GC-26.1")
def test_from_trade_to_build_to_the_end():
    scene = rich(base()).turn(BLUE)
    assert scene.allows(EndTurn())
    scene.do(SupplyTrade(WOOL, ORE)).do(BuyCard())
    assert scene.refused(SupplyTrade(BRICK, ORE)) == Denial("trade_is_over", "GC-4.3")
    assert scene.do(EndTurn()).asks() == PreRoll(YELLOW)


@rule("GC-26.1")
def test_by_option_one_goes_back_to_trade():
    scene = rich(base(combined_trade_build=True)).turn(BLUE).do(BuyCard())
    assert scene.allows(SupplyTrade(BRICK, ORE))


FREE = {"road": BuildRoad(path("V46-V38")), "guard": HireGuard(0), "supply": SupplyTrade(WOOL, ORE)}


@rule("GC-26.2")
@pytest.mark.parametrize("step", FREE)
def test_a_free_step_leaves_nothing_that_bars_undo(step):
    """Undo itself is the table's: it goes back to a copy, and looks for outcomes, revealing events and other seats."""
    scene = rich(watch()).turn(BLUE)
    before, fingerprint = scene.s.copy(), WATCH.codec.fingerprint(scene.s)
    assert play(scene.s, FREE[step], scene.events) == []
    assert not any(event.reveals for event in scene.events)
    assert scene.asks().seat == BLUE
    assert WATCH.codec.fingerprint(scene.s) != fingerprint
    assert WATCH.codec.fingerprint(before) == fingerprint


def seven(scene: Scene) -> Scene:
    return scene.hand(BLUE).before_roll().roll(3, 4)


def as_it_is(scene: Scene) -> Scene:
    return scene


# Each with the one mark that bars it: outcomes of chance, something revealed, or a question to another seat.
BARRED: dict[str, tuple[Callable[[Scene], Scene], Action, tuple[bool, bool, bool]]] = {
    "dice": (Scene.before_roll, RollDice(), (True, False, False)),
    "token": (as_it_is, FoundSettlement(60), (False, True, False)),
    "bought card": (as_it_is, BuyCard(), (False, True, False)),
    "robbery": (lambda scene: seven(scene.hand(RED, ore=1)), DriveTormund(17), (True, False, False)),
    "another decides": (as_it_is, MENU["offer"], (False, False, True)),
}


@rule("GC-26.2")
@pytest.mark.parametrize("name", BARRED)
def test_what_bars_undo_can_be_seen(name):
    prepare, action, marks = BARRED[name]
    scene = prepare(rich(watch()).roads(BLUE, "V46-V53", "V53-V60").hero(BLUE, "samwell_tarly").turn(BLUE))
    events: list[Event] = []
    drawn = bool(play(scene.s, action, events))
    assert (drawn, any(event.reveals for event in events), scene.asks().seat != BLUE) == marks


def setting(**fields: Any) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        for name, value in fields.items():
            setattr(scene.s, name, value)

    return change


def set_of_blue(name: str, value: Any) -> Callable[[Scene], None]:
    return lambda scene: setattr(scene.s.players[BLUE], name, value)


REMEMBERED: dict[str, Callable[[Scene], Any]] = {
    "pieces left": lambda scene: scene.roads(BLUE, "V46-V53"),
    "hand": lambda scene: scene.hand(BLUE, ore=1),
    "card": lambda scene: scene.cards(BLUE, "vp_tower"),
    "card of this turn": lambda scene: scene.cards(BLUE, fresh=["vp_tower"]),
    "card played": setting(card_played=True),
    "hero": lambda scene: scene.hero(BLUE, "yoren"),
    "side of the hero": lambda scene: scene.hero(BLUE, "othell_yarwyck", "B"),
    "turn of the hero": set_of_blue("hero_rested", 1),
    "supply": lambda scene: scene.supply(ore=3),
    "deck": lambda scene: scene.deck("vp_library", "vp_obsidian"),
    "reserve": lambda scene: scene.reserve("cave_giant", "river_giant"),
    "tile": lambda scene: scene.tile(RED, "cave_climber", "river_climber"),
    "camps": lambda scene: scene.camps(cave="WG"),
    "order in the camps": lambda scene: scene.camps(cave="GW"),
    "clearings": lambda scene: scene.clearings("W", "", "", ""),
    "wall": lambda scene: scene.wall(1, RED, BLUE),
    "order on the wall": lambda scene: scene.wall(1, BLUE, RED),
    "gift": lambda scene: scene.gift(H03="W"),
    "marker": lambda scene: scene.invasions(1),
    "tormund": lambda scene: scene.tormund("H03"),
    "longest road": lambda scene: scene.holds(road=RED),
    "largest patrol": lambda scene: scene.holds(patrol=RED),
    "step of the turn": lambda scene: scene.turn(BLUE),
    "seed": lambda scene: setattr(scene.s.chance, "seed", 7),
}


@rule("GC-26.3")
def test_a_position_holds_all_that_play_goes_by():
    """Each of these alone makes another position, and packing keeps it."""
    prints = {WATCH.codec.fingerprint(watch().s)}
    for change in REMEMBERED.values():
        scene = watch()
        change(scene)
        assert WATCH.codec.unpack(WATCH.codec.pack(scene.s)) == scene.s
        prints.add(WATCH.codec.fingerprint(scene.s))
    assert len(prints) == 1 + len(REMEMBERED)
