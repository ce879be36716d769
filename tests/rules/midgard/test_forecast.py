"""Each figure that is foretold is compared with what then happens, in 500 positions of recorded games."""

from collections.abc import Sequence
from itertools import product

import pytest

from kit.cases import CASES
from kit.playing import done, happening, of_kind
from kit.selfplay import recorded
from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard import events as told
from meadhall.rules.midgard import forecast as f
from meadhall.rules.midgard.actions import (
    AcceptRoll,
    Place,
    Trade,
    UseRune,
    Uses,
    UseWealth,
)
from meadhall.rules.midgard.cards.destinies import destiny_glory
from meadhall.rules.midgard.cleanup import LeaveTown
from meadhall.rules.midgard.data import (
    DESTINIES,
    ENEMIES,
    FACES,
    LIMITS,
    STALL_SPACES,
    Bundle,
    CardId,
    LocationId,
    kinds_in,
)
from meadhall.rules.midgard.fights.battle import CheckBattle
from meadhall.rules.midgard.fights.tray import hits_of
from meadhall.rules.midgard.goods import take_blame
from meadhall.rules.midgard.questions import (
    Assign,
    ChooseFallen,
    Healing,
    LookAtJourney,
    PlaceWorker,
    RollWindow,
    TakeDice,
    TradeAtMarket,
    UseStall,
)
from meadhall.rules.midgard.scoring import CountUp, score
from meadhall.rules.midgard.state import (
    LAND_PLACES,
    Band,
    Battle,
    State,
    enemy_at,
    fought,
)
from rules.midgard.foretold import POSITIONS, RUNES, legal, question, views
from rules.midgard.scene import GREEN, midgard


def test_there_are_enough_positions():
    assert len(POSITIONS) == 500
    assert all(any(isinstance(kernel.asked(s), kind) for s in POSITIONS) for kind in (PlaceWorker, Assign, RollWindow))


# Visits

CHOSEN_THERE: tuple[LocationId, ...] = ("church", "market", "sage", "shipyard")


def _sum(bundles: Sequence[Bundle]) -> Bundle:
    return Bundle(*(sum(getattr(one, name) for one in bundles) for name in Bundle.__struct_fields__))


def test_a_visit_costs_and_brings_what_is_foretold():
    seen = set[LocationId]()
    for s, view, seat in views(PlaceWorker):
        for place in legal(s, Place):
            if place.location in CHOSEN_THERE:
                continue
            after, events = done(s, place)
            foretold = f.visit(view, seat, place.location)
            asked = None if kernel.is_over(after) else kernel.asked(after)  # with the last worker all may end
            if isinstance(asked, TakeDice):
                assert sum(asked.offered) == sum(foretold.gain.dice) > foretold.fits
                after, more = done(after, kernel.options(after)[0])
                events += more
            if isinstance(asked, UseStall):
                assert legal(after, Uses)[-1].count > 1
                continue
            _compare(foretold, events, seat)
            seen.add(place.location)
    assert len(seen) > 15


def _compare(foretold: f.Visit, events: Sequence[Event], seat: int) -> None:
    assert _sum([event.price for event in of_kind(events, told.Paid)]) == foretold.price
    got = [event for event in of_kind(events, told.Gained) if event.seat == seat]
    assert _sum([event.gain for event in got]) == Bundle(
        **{name: getattr(foretold.gain, name) for name in ("food", "wood", "coins", "favour", "glory")}
    )
    came = sum(sum(event.dice) for event in of_kind(events, told.DiceGained))
    sent_back = sum(sum(event.dice) for event in of_kind(events, told.DiceWasted))
    assert came == min(sum(foretold.gain.dice), foretold.fits)
    assert sent_back == foretold.wasted


def test_a_stall_that_helps_several_times():
    count = 0
    for s, view, seat in views(UseStall):
        for uses in legal(s, Uses):
            space = question(s, UseStall).space
            assert space in STALL_SPACES
            _compare(f.visit(view, seat, space, uses.count), done(s, uses)[1], seat)
            count += 1
    assert count


def test_a_visit_in_vain_changes_no_goods():
    found = dict[str, int]()
    for s, view, seat in views(PlaceWorker):
        for place in legal(s, Place):
            why = f.in_vain(view, seat, place.location)
            if why:
                _, events = done(s, place)
                assert not of_kind(events, told.DiceGained)
                assert not [event for event in of_kind(events, told.Gained) if event.seat == seat]
                found[why] = found.get(why, 0) + 1
    assert found["full"]
    nothing = midgard()
    assert f.in_vain(nothing.s, GREEN, "market") == "nothing"
    assert not of_kind(nothing.place("market").events, told.Gained)


def test_trades_and_wealth():
    for s, _, seat in views(TradeAtMarket):
        for trade in legal(s, Trade):
            given, got = f.traded(s.players[seat], trade)
            events = done(s, trade)[1]
            assert [event.price for event in of_kind(events, told.Paid)] == ([given] if given != got else [])
            assert [event.gain for event in of_kind(events, told.Gained)] == ([got] if given != got else [])
    for coins in range(8):
        scene = midgard().goods(GREEN, coins=coins).runes(GREEN, "rune_wealth")
        foretold = f.wealth(scene.player())
        assert scene.do(UseWealth()).player().coins == coins + foretold.coins


def test_how_many_destinies_are_drawn():
    for s, view, seat in views(LookAtJourney):
        if s.players[seat].holds("rune_true_vision"):
            continue
        _, events = done(s, kernel.options(s)[0])
        (drawn,) = of_kind(events, told.DestiniesDrawn) or [None]
        assert drawn is None or len(drawn.cards) == min(f.usual_draw(view, seat), len(s.destiny_deck))


def test_which_ships_could_be_sent():
    for s, view, seat in views(PlaceWorker):
        places = {place.location for place in legal(s, Place)}
        berths = {"ship_small": "berth_small", "ship_large": "berth_large"}
        sent = {berths.get(ship, "own_ship") for ship in f.ships_to_send(view, seat)}
        if any(s.band_on(shore) is None for shore in range(len(s.coasts))):
            assert sent == places & {*berths.values(), "own_ship"}


# What counts


def test_the_count_is_that_of_the_end():
    for s, _, seat in views():
        after, events = happening(s, CountUp())
        assert after.result is not None
        (counted,) = [event for event in of_kind(events, told.Scored) if event.seat == seat]
        view = MIDGARD.visible(s, seat)
        found = f.if_it_ended_now(view, seat)
        assert set(found.destinies) <= set(counted.destinies)
        others = sum(glory for _, glory in counted.destinies) - sum(glory for _, glory in found.destinies)
        assert found.total + others == after.result.points[seat]
        assert not others or not s.options.hall_of_fame
        assert f.sure(view, seat) == found.total - sum(glory for _, glory in found.destinies)


def test_the_next_blame_costs_what_is_foretold():
    for s, view, seat in views():
        more = s.copy()
        take_blame(more, seat, "beg", kernel.UNHEARD)
        assert score(s, seat).total - score(more, seat).total == f.next_blame(view.players[seat])


def test_what_is_at_stake_in_a_battle():
    """Glory of a final count after a victory, less that after a defeat; what the kraken guards lies on no pile."""
    count = 0
    for s, view, seat in views(PlaceWorker):
        bands = [Band(place, seat) for place in LAND_PLACES]
        bands += [Band("ship_small", seat, shore) for shore in range(len(s.coasts))]
        for band in bands:
            enemy = enemy_at(s, band)
            if enemy is not None and s.players[seat].leader not in ("asmundr", "ullr"):
                assert f.stake(view, seat, enemy) == _won(s, band, enemy, seat) - _lost(s, enemy, seat)
                count += 1
    assert count > 500


def _won(s: State, band: Band, enemy: CardId, seat: int) -> int:
    s = s.copy()
    s.bands = (*(each for each in s.bands if each.place != band.place and each.shore != band.shore), band)
    s.battle = Battle(seat, band.place, enemy, 1, ENEMIES[enemy].defence)
    after, _ = happening(s, CheckBattle())
    while after.agenda:
        plain = [option for option in kernel.options(after) if not isinstance(option, (*RUNES, UseRune))]
        kernel.play(after, plain[0])
    return f.if_it_ended_now(MIDGARD.visible(after, seat), seat).total


def _lost(s: State, enemy: CardId, seat: int) -> int:
    after = happening(s, LeaveTown())[0] if ENEMIES[enemy].kind == "troll" else s
    return f.if_it_ended_now(MIDGARD.visible(after, seat), seat).total


def test_how_one_stands_in_destinies():
    for s, view, seat in views(PlaceWorker):
        for card, destiny in DESTINIES.items():
            own, best = f.standing(view, seat, card)
            if best is None:
                assert destiny.metric.startswith("cards_")
                assert not s.options.hall_of_fame
                continue
            expected = 0 if not own or own < best else destiny.most if own > best else destiny.tied
            assert destiny_glory(s, seat, card) == expected


def test_the_phase_is_the_one_that_was_announced():
    for case in [case for case in CASES if case.game is MIDGARD]:
        phase = "setup" if recorded(case)[0].position.round == 0 else "placement"
        for moment in recorded(case):
            assert f.phase_of(moment.position) == phase
            begun = of_kind(moment.events, told.PhaseBegan)
            phase = begun[-1].phase if begun else phase
            if moment.position.round == LIMITS.rounds and phase == "cleanup":
                phase = "scoring"


# A roll as it lies


def test_a_roll_does_what_is_foretold():
    count = 0
    for s, view, _ in views(RollWindow):
        lies, (_, events) = f.tray(view), done(s, AcceptRoll())
        battle = fought(s)
        if battle.enemy is None:
            (gained,) = [event for event in of_kind(events, told.Gained) if event.source == "hunting"]
            assert gained.gain.food == lies.food
            assert s.players[battle.seat].food + gained.gain.food == lies.larder
            continue
        counted = of_kind(events, told.HitsCounted)[0]
        assert (counted.hits, counted.shields, counted.losses) == (lies.hits, lies.shields, lies.losses)
        assert min(counted.damage, battle.foe.defence) == lies.wounds
        assert battle.damage == lies.before
        count += 1
    assert count > 5
    for kind in (ChooseFallen, Healing):
        for s, view, _ in views(kind):
            assert f.tray(view).wounds == f.tray(view).before == min(fought(s).damage, fought(s).foe.defence)
            assert f.tray(view).losses == question(s, kind).losses


@pytest.mark.parametrize("maiden", [False, True])
def test_what_hunters_bring(maiden: bool):
    for dice in [(1, 0, 0), (2, 1, 0), (1, 1, 2), (0, 2, 3)]:
        rolls = list(product(*(FACES[kind] for kind in kinds_in(dice))))
        brought = [
            sum(hits_of(kind, face, maiden) for kind, face in zip(kinds_in(dice), roll, strict=True)) for roll in rolls
        ]
        mean = sum(min(hits, LIMITS.hunted_food) for hits in brought) / len(rolls)
        assert f.hunted(dice, maiden) == pytest.approx(mean)
