"""What is foretold of battles and voyages is compared with playing them out."""

from collections.abc import Callable, Sequence
from itertools import product
from math import sqrt
from random import Random
from typing import Any

import pytest

from kit.playing import happening, of_kind
from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Event
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard import events as told
from meadhall.rules.midgard import forecast as f
from meadhall.rules.midgard.actions import (
    AcceptRoll,
    AssignVikings,
    Fall,
    GoOn,
    KeepRune,
    Lose,
    Place,
    RerollWithFavour,
    Starve,
)
from meadhall.rules.midgard.data import (
    SHIPS,
    CardId,
    Dice,
    LeaderId,
)
from meadhall.rules.midgard.fights.hunt import Hunt
from meadhall.rules.midgard.fights.tray import subsets
from meadhall.rules.midgard.fights.voyage import Feed
from meadhall.rules.midgard.questions import (
    Assign,
    ChooseFallen,
    ChooseShore,
    ChooseStarving,
    PayToll,
    PlaceWorker,
    RollWindow,
)
from meadhall.rules.midgard.state import (
    ASHORE,
    LAND_PLACES,
    Band,
    State,
    choices,
    enemy_at,
    fought,
    is_swordmaiden,
    minus,
)
from rules.midgard.foretold import MORE, legal, question, views
from rules.midgard.scene import GREEN, faces, midgard

# Battles and voyages, played out


class Player:
    """Chooses as the forecasts presume, and uses no rune."""

    def __init__(self, seat: int, rng: Random, advised: bool = False) -> None:
        self.seat, self.rng, self.advised = seat, rng, advised

    def answer(self, s: State) -> Action:
        asked = kernel.asked(s)
        if asked.seat != self.seat:
            return self.rng.choice([option for option in kernel.options(s) if not isinstance(option, RerollWithFavour)])
        view = MIDGARD.visible(s, self.seat)
        match asked:
            case RollWindow():
                again = f.best(view).again if self.advised else ()
                return RerollWithFavour(again) if again else AcceptRoll()
            case ChooseFallen():
                return Fall(f.to_fall(view, asked.losses))
            case PayToll():
                return Lose(*f.to_lose(view, asked.shore))
            case ChooseStarving():
                return Starve(f.to_starve(view, asked.shore, asked.count))
            case _:
                plain = [option for option in kernel.options(s) if isinstance(option, KeepRune | GoOn)]
                return plain[0] if plain else kernel.options(s)[0]


def played_on(s: State, player: Player, until: Callable[[State], bool]) -> list[Event]:
    events: list[Event] = []
    while s.agenda and not until(s):
        kernel.play(s, player.answer(s), events)
    return events


def _fair(observed: Sequence[float], foretold: Sequence[float], spread: Sequence[float]) -> None:
    """The sum of all differences is no larger than chance lets it be."""
    off = sum(observed) - sum(foretold)
    assert abs(off) < 3.5 * sqrt(sum(spread)) + 0.005 * len(observed), (sum(observed), sum(foretold), len(observed))


WORLDS = 3  # that could lie behind a view, each played out once


def test_bands_win_as_often_as_is_foretold():
    """Whoever follows the suggestion, and others whom it pleases to send more or fewer."""
    rng, at_land, beyond = Random(4), list[tuple[float, bool]](), list[tuple[float, bool]]()
    for _, view, seat in views(Assign, among=MORE):
        ways = legal(view, AssignVikings)
        for way in [f.suggestion(view, seat, ways), rng.choice(ways)]:
            for _ in range(WORLDS):
                _sent_and_fought(view, seat, way, rng, at_land, beyond)
    assert min(len(at_land), len(beyond)) > 250
    for found in (at_land, beyond, [each for each in at_land + beyond if 0.1 < each[0] < 0.9]):
        chances = [chance for chance, _ in found]
        _fair([won for _, won in found], chances, [chance * (1 - chance) for chance in chances])


def _sent_and_fought(
    view: State, seat: int, way: AssignVikings, rng: Random, at_land: list[Any], beyond: list[Any]
) -> None:
    world = MIDGARD.imagine(view, seat, rng)
    round_ = world.round
    events: list[Event] = []
    kernel.play(world, way, events)
    met = {load.place: enemy_at(view, view.band_at(load.place)) for load in way.loads}  # type: ignore[arg-type]
    events += played_on(world, Player(seat, rng), lambda s: s.round != round_ or f.phase_of(s) == "scoring")
    slain = {event.enemy for event in of_kind(events, told.EnemyDefeated) if event.seat == seat}
    for load in way.loads:
        band = view.band_at(load.place)
        assert band is not None
        if any(load.dice):
            found = f.chance(view, band, load.dice, load.food), met[load.place] in slain
            (at_land if band.shore == ASHORE else beyond).append(found)


def test_the_advice_at_the_tray_is_worth_what_is_foretold():
    """Glory, victories and those who fall, of whoever follows it to the end of the battle."""
    rng, wins, fallen, glory = Random(5), list[Any](), list[Any](), list[Any]()
    for _, view, seat in views(RollWindow, among=MORE):
        if fought(view).enemy is None:
            continue
        best = f.best(view)
        for again in [(), *rng.sample(subsets(fought(view).rolled), 1)]:
            assert view.players[seat].favour == 0 or f.outlook(view, again).glory < best.glory + 0.1
        for _ in range(WORLDS):
            won, lost, brought = _fought_on(MIDGARD.imagine(view, seat, rng), seat, rng)
            wins.append((won, best.win))
            fallen.append((lost, best.fallen))
            glory.append((brought, best.glory))
    assert len(wins) > 200
    for found, spread in ((wins, lambda win: win * (1 - win)), (fallen, lambda _: 2.0), (glory, lambda _: 16.0)):
        foretold = [chance for _, chance in found]
        _fair([came for came, _ in found], foretold, [spread(each) for each in foretold])


def _fought_on(s: State, seat: int, rng: Random) -> tuple[bool, int, float]:
    """To the end of the battle; of what comes after it nothing is told."""
    prize, price, place = f.stake(s, seat, fought(s).foe.id), f.favour_costs(s, seat), fought(s).place
    events = played_on(s, Player(seat, rng, advised=True), lambda s: s.battle is None or s.battle.place != place)
    ends = [at for at, event in enumerate(events) if isinstance(event, told.EnemyDefeated | told.BattleLost)]
    events = events[: ends[0] + 1]
    won, spent = isinstance(events[-1], told.EnemyDefeated), len(of_kind(events, told.FavourSpent))
    fallen = sum(sum(event.dice) for event in of_kind(events, told.DiceLost))
    rolls = [at for at, event in enumerate(events) if isinstance(event, told.DiceRolled)]
    this_roll = events[: rolls[0]] if rolls else events
    by_ullr = sum(event.gain.glory for event in of_kind(this_roll, told.Gained) if event.source == "ullr")
    return won, fallen, prize * won - price * spent + by_ullr


def test_who_is_given_up_is_spared_best():
    """Nobody else could be given up with a better chance of victory."""
    for s, view, seat in views(ChooseFallen, among=MORE):
        battle, losses = fought(s), question(s, ChooseFallen).losses
        band = s.band_at(battle.place)
        assert band is not None
        falls = f.to_fall(view, losses)
        assert kernel.why_not(s, Fall(falls)) is None
        maiden, left = is_swordmaiden(s, seat), battle.foe.defence - battle.damage

        def win(
            fallen: Dice, band: Band = band, maiden: bool = maiden, left: int = left, foe: Any = battle.foe
        ) -> float:
            return f.odds(minus(band.dice, fallen), foe.attack, left, maiden).win

        if left > 0 and battle.foe.kind != "kraken":
            assert win(falls) > max(win(fallen) for fallen in choices(band.dice, losses)) - 1e-3


def test_what_is_given_up_at_sea_is_spared_best():
    """Compared with all that the rules allow, on a quiet sea from then on."""
    count = 0
    for s, view, seat in views(PayToll, ChooseStarving, among=MORE):
        asked = kernel.asked(s)
        assert isinstance(asked, PayToll | ChooseStarving)
        band = s.band_on(asked.shore)
        assert band is not None
        quiet = f.Target(s.coasts[asked.shore].monster or "", asked.shore, (("journey_quiet", 1.0),))
        maiden = is_swordmaiden(s, seat)

        def win(dice: Dice, food: int, band: Band = band, quiet: f.Target = quiet, maiden: bool = maiden) -> float:
            return f.fate(minus(band.dice, dice), band.food - food, quiet, maiden).win

        if isinstance(asked, PayToll):
            best = f.to_lose(view, asked.shore)
            assert kernel.why_not(s, Lose(*best)) is None
            assert win(*best) > max(win(way.dice, way.food) for way in legal(s, Lose)) - 1e-3
        else:
            starving = f.to_starve(view, asked.shore, asked.count)
            assert kernel.why_not(s, Starve(starving)) is None
        count += 1
    assert count


def test_as_many_are_fed_as_is_foretold():
    for shore, dice, food in product(range(3), ("SPP", "SSPPA"), range(4)):
        scene = midgard().band(GREEN, "ship_large", dice, food, shore)
        coast = scene.s.coasts[shore]
        scene.s.put_coast(shore, type(coast)(coast.monster, coast.bounty, coast.journey, True))
        (fed,) = of_kind(happening(scene.s, Feed(shore))[1], told.Fed) or [told.Fed(GREEN, 0, 0)]
        assert fed.vikings == f.fed(len(dice), food, shore)


# From where one stands


def test_chances_are_told_where_one_can_still_come():
    for s, view, seat in views(PlaceWorker, Assign):
        places = {place.location for place in legal(s, Place)}
        for place in LAND_PLACES:
            band, found = s.band_at(place), f.on_land(view, seat, place)
            own = band is not None and band.seat == seat
            assert (found is not None) is (place in places or own)
        for shore in range(len(s.coasts)):
            for sent in f.at_sea(view, seat, shore):
                assert sent.ship is not None
                assert sum(sent.dice) + sent.food <= SHIPS[sent.ship].capacity
                assert sent.food <= s.players[seat].food or s.band_on(shore) is not None


def test_the_ship_and_the_food_count():
    """Eight Vikings and four food against attack 4, defence 5, beyond a sea that nobody knows."""
    scene = midgard(players=4).goods(GREEN, food=4, coins=1).dice(GREEN, "SSSPPPAA").enemy("shore_1", "monster_blue_12")
    view = MIDGARD.visible(scene.s, GREEN)
    large, small = f.at_sea(view, GREEN, 0)
    assert (large.ship, small.ship) == ("ship_large", "ship_small")
    assert 0.9 < large.win < 0.95
    assert small.win < 0.06
    fewer = f.at_sea(MIDGARD.visible(scene.goods(GREEN, food=1, coins=1).s, GREEN), GREEN, 0)
    assert fewer[0].win < 0.1
    far = midgard(players=4).goods(GREEN, food=4, coins=1).dice(GREEN, "SSSPPPAA").enemy("shore_3", "monster_blue_12")
    assert f.at_sea(MIDGARD.visible(far.s, GREEN), GREEN, 2)[0].win < 0.5 < large.win


def test_a_ship_that_is_just_being_sent_is_the_one_that_counts():
    for s, view, seat in views(ChooseShore, among=MORE):
        ship = question(s, ChooseShore).ship
        for shore in range(len(s.coasts)):
            if s.band_on(shore) is None:
                assert [sent.ship for sent in f.at_sea(view, seat, shore)] == [ship]


def test_what_one_knows_of_the_journey_counts():
    def win(journey: CardId, known: bool) -> float:
        scene = midgard().goods(GREEN, food=4, coins=1).dice(GREEN, "SPPPAA").enemy("shore_1", "monster_blue_08")
        coast = scene.journey(0, journey).s.coasts[0]
        scene.s.put_coast(0, type(coast)(coast.monster, 0, coast.journey, False, (GREEN,) if known else ()))
        return f.at_sea(MIDGARD.visible(scene.s, GREEN), GREEN, 0)[0].win

    unknown = win("journey_quiet", known=False)
    assert win("journey_kraken", known=False) == pytest.approx(unknown, abs=0.01)
    assert win("journey_kraken", known=True) < unknown < win("journey_quiet", known=True)


# Favour is glory


def test_favour_is_kept_where_it_brings_less_than_it_is_worth():
    keen = midgard(leaders=("dagrun", "gylfir", "ullr")).goods(GREEN, favour=2).enemy("draugr_left", "draugr_red_1")
    keen.fight("draugr_left", "SSPAA", faces("S-", "S-", "P1", "A-", "A-"))
    assert f.best(keen.s).again == ()
    pious = midgard(leaders=("asmundr", "gylfir", "ullr")).goods(GREEN, favour=2).enemy("draugr_left", "draugr_red_6")
    pious.fight("draugr_left", "SSPAA", faces("S-", "S-", "P1", "A-", "A-"))
    assert f.best(pious.s).again  # it costs him nothing


def test_favour_is_spent_on_a_battle_that_is_about_to_be_lost():
    scene = midgard(leaders=("dagrun", "gylfir", "ullr")).goods(GREEN, favour=2).enemy("troll", "troll_11")
    scene.fight("troll", "SPAA", faces("S-", "P1", "A-", "A2"))
    advice, kept = f.best(scene.s), f.outlook(scene.s)
    assert {0, 2} <= {*advice.again}
    assert advice.glory > kept.glory
    assert advice.win > kept.win + 0.2


def test_a_hunt_is_no_glory():
    cases: tuple[tuple[LeaderId, bool], ...] = (("dagrun", False), ("asmundr", True))
    for leader, rolls in cases:
        scene = midgard(leaders=(leader, "gylfir", "ullr")).goods(GREEN, favour=1).dice(GREEN, "SPA").place("hunting")
        scene.run(Hunt(GREEN), chance=faces("S-", "P-", "A1"))
        assert bool(f.best(scene.s).again) is rolls
