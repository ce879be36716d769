"""Every figure of a forecast is compared with doing what it speaks of, in positions of real games."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.rules.kernel import UNHEARD, Action, Event, Step, asked, options, play, settle, then
from meadhall.rules.northgard import NORTHGARD, forecast
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.actions import (
    STOP,
    Challenge,
    Construct,
    EndTurn,
    Fight,
    LayTile,
    LetHappen,
    March,
    PlayCard,
    RemoveFrom,
    Steal,
    Trade,
)
from meadhall.rules.northgard.data import AREAS, CALENDARS, CARDS, FACES, FORTRESS, WOOD, cards_of, of_kind
from meadhall.rules.northgard.ending import CheckEnd
from meadhall.rules.northgard.fights.battle import Settle
from meadhall.rules.northgard.fights.combat import RollDie, food_and_dice
from meadhall.rules.northgard.fights.creature_fights import SettleFight
from meadhall.rules.northgard.forecast.odds import Odds
from meadhall.rules.northgard.hand import acquire
from meadhall.rules.northgard.harvest import NO_THEFT, AnswerSwap, Harvest, OfferTrade, Reap, Reaping, Theft, Trading
from meadhall.rules.northgard.land.explore import Explore
from meadhall.rules.northgard.questions import (
    Bribing,
    Building,
    Challenging,
    ChooseFace,
    ChooseLosses,
    CommitFood,
    Exploring,
    HiddenMarch,
    Joining,
    Moving,
    NextCard,
    Removing,
    SetupTile,
    StartAgain,
    ThrowAxe,
    Turn,
)
from meadhall.rules.northgard.state import NOBODY, Battle, State, controlled, figures_of
from meadhall.rules.northgard.winter import PayUpkeep, Winter
from rules.northgard.games import ALL, asked_for, moments


def positions(*kinds: type, every: int = 1) -> Iterator[State]:
    """At which one of these was asked: 500 of each, or as many as there are."""
    return (moment.s.copy() for kind in kinds for moment in asked_for(kind)[::every])


def seen(s: State) -> State:
    """A forecast is made from what the asked seat may see."""
    return NORTHGARD.visible(s, asked(s).seat)


class Until(list[Event]):
    """Hears what happens, up to the first event of these kinds."""

    def __init__(self, *kinds: type[Event]) -> None:
        super().__init__()
        self._kinds = kinds
        self.reached = False

    def append(self, event: Event, /) -> None:
        self.reached = self.reached or isinstance(event, self._kinds)
        if not self.reached:
            super().append(event)

    def of(self, seat: int, kind: type[Event]) -> list[Any]:
        return [event for event in self if isinstance(event, kind) and event.seat == seat]  # type: ignore[attr-defined]


# Fights that could come


def battles(s: State, action: Action, region: int) -> Iterator[Battle]:
    """Those that come of an action in this territory, if nobody moves on, is driven away or is challenged."""
    told = Until(e.TurnBegan, e.PhaseBegan)
    play(s, action, told)
    while not told.reached and not isinstance(asked(s), Turn | NextCard):
        legal = options(s)
        play(s, next((answer for answer in (Fight(region), STOP) if answer in legal), legal[0]), told)
    return (event.battle for event in told if isinstance(event, e.BattleBegan) and event.battle.region == region)


def marches() -> Iterator[tuple[State, March]]:
    """Some of each position, those first that lead to a fight."""
    for s in positions(Moving, HiddenMarch, Bribing, Joining):
        legal = [action for action in options(s) if isinstance(action, March)]
        legal.sort(key=lambda march: not forecast.harms(s, march))
        yield from ((s, march) for march in legal[:: max(len(legal) // 3, 1)])


def test_sides_meet_as_they_were_told_to() -> None:
    fights = 0
    for s, march in marches():
        clash = forecast.clash_of(seen(s), march)
        begun = next(battles(s.copy(), march, march.target), None)
        assert (begun is None) == (clash is None) == (not forecast.harms(seen(s), march)), march
        if begun is not None:
            assert clash == (begun.attacker, begun.defender, begun.bonus, begun.creature), march
            fights += 1
    assert fights > 300


def test_creatures_are_as_strong_as_they_were_told_to_be() -> None:
    """Also for a card that makes whoever moves with it stronger."""
    bonuses = 0
    for s in positions(Challenging):
        for action in (action for action in options(s) if isinstance(action, Challenge)):
            clash = forecast.clash_of(seen(s), action)
            beast = next(beast for beast in s.beasts if beast.card == action.card)
            fought = battles(s.copy(), action, s.land.region_of[beast.area])
            begun = next(battle for battle in fought if battle.creature == action.card)
            assert clash == (begun.attacker, begun.defender, begun.bonus, begun.creature)
            assert forecast.harms(seen(s), action)
            bonuses += begun.bonus.points > 0
    assert bonuses


def test_who_is_removed_is_harmed() -> None:
    for s in positions(Removing):
        for action in (action for action in options(s)[:3] if isinstance(action, RemoveFrom)):
            told, after, owner = list[Event](), s.copy(), s.owner[action.region]
            play(after, action, told)
            lost = any(isinstance(event, e.FiguresLost) and event.seat == owner for event in told)
            assert lost or isinstance(asked(after), ChooseLosses)
            assert forecast.harms(seen(s), action)


# Chances, by all faces of all dice

Feeding = Callable[[bool], bool]  # of each side, by whether it attacks: all it can, or nothing


def outcome(s: State, feeds: Feeding) -> Odds:
    """Of the battle whose next step or question lies on top: whoever may choose does what is best."""
    top = s.agenda[-1]
    match top:
        case CommitFood():
            return outcome(_answered(s, options(s)[-1 if feeds(top.attacker) else 0]), feeds)
        case ChooseFace() | ThrowAxe():
            own = 0 if getattr(top, "attacker", True) else 1
            ways = [outcome(_answered(s, action), feeds) for action in options(s)]
            return max(ways, key=lambda way: (way[own], way.nobody))
        case RollDie():
            return _mean([outcome(_rolled(s, face), feeds) for face in range(1, len(FACES) + 1)])
        case _:
            told, after = list[Event](), s.copy()
            after.agenda.pop().run(after, told)
            ends = [event for event in told if isinstance(event, e.BattleEnded)]
            return _won(ends[0]) if ends else outcome(after, feeds)


def _answered(s: State, action: Action) -> State:
    after = s.copy()
    after.agenda.pop().resolve(after, action, UNHEARD)
    return after


def _rolled(s: State, face: int) -> State:
    after = s.copy()
    after.chance.laid = [face]
    after.agenda.pop().run(after, UNHEARD)
    return after


def _won(end: e.BattleEnded) -> Odds:
    attacks = end.winner == end.battle.attacker.seat
    return Odds(attacks, not attacks and end.winner != NOBODY, end.winner == NOBODY)


def _mean(ends: Sequence[Odds]) -> Odds:
    return Odds(*(sum(shares) / len(ends) for shares in zip(*ends, strict=True)))


def by_food(s: State, attacks: bool) -> list[float]:
    """Nobody spends any, only the other side does, only this side does."""
    feeding: list[Feeding] = [lambda side: False, lambda side: side != attacks, lambda side: side == attacks]
    return [outcome(s, feeds)[0 if attacks else 1] for feeds in feeding]


def test_the_chances_of_a_clash_are_those_of_its_dice() -> None:
    clashes = ((s, forecast.clash_of(s, march)) for s, march in marches())
    for s, clash in islice(((s, clash) for s, clash in clashes if clash is not None), 0, 500, 2):
        end: Step[State] = Settle() if clash.creature is None else SettleFight(clash.creature)
        s.agenda, s.battle = [], Battle(min(s.land.regions), *clash)
        then(s, *food_and_dice(s), end)
        assert by_food(s, attacks=True) == pytest.approx(forecast.chance_of(seen_by_anybody(s), clash))


def seen_by_anybody(s: State) -> State:
    return NORTHGARD.visible(s, NOBODY)


def test_each_answer_in_a_battle_has_the_chance_it_is_told_to_have() -> None:
    for s in positions(CommitFood, ChooseFace, ThrowAxe, every=2):
        attacks = getattr(asked(s), "attacker", True)
        for action in options(s):
            battle = forecast.decided(fought(s), action, attacks)
            after = _answered(s, action)
            assert (battle.attacker, battle.defender) == (fought(after).attacker, fought(after).defender)
            assert by_food(after, attacks) == pytest.approx(forecast.chance_in(seen(s), battle, attacks))


def fought(s: State) -> Battle:
    assert s.battle is not None
    return s.battle


def test_each_face_of_the_next_die_means_what_it_is_told_to_mean() -> None:
    last = 0
    for s in positions(CommitFood, ChooseFace, every=2):
        attacks = getattr(asked(s), "attacker", True)
        for action in options(s)[:2]:
            after = _answered(s, action)
            for one in forecast.if_rolled(forecast.decided(fought(s), action, attacks)):
                rolled = _rolled(_at_the_die(after), one.face)
                assert [*outcome(rolled, lambda side: False)] == pytest.approx([*one.odds])
                last += one.points is not None
    assert last


def _at_the_die(s: State) -> State:
    """Nobody spends any more food."""
    while not isinstance(s.agenda[-1], RollDie):
        s = _answered(s, options(s)[0]) if s.agenda[-1].asks else _run(s)
    return s


def _run(s: State) -> State:
    after = s.copy()
    after.agenda.pop().run(after, UNHEARD)
    return after


def test_reasons_add_up_and_count_who_is_there() -> None:
    begun: Battle | None = None
    for s, action in (moment for case in ALL for moment in moments(case, 0)):
        if isinstance(asked(s), CommitFood | ChooseFace | ThrowAxe):
            assert begun is not None
            for attacks in (True, False):
                side, found = (
                    (battle := fought(s)).attacker if attacks else battle.defender,
                    forecast.reasons(seen(s), begun, fought(s), attacks),
                )
                assert sum(reason.points for reason in found) == side.points
                assert sum(reason.casualties for reason in found) == side.casualties
                if side.seat >= 0:
                    warriors = sum(reason.count for reason in found if reason.kind == "warriors")
                    kaija = any(reason.kind == "kaija" for reason in found)
                    assert (warriors, kaija) == figures_of(s, side.seat, fought(s).region)
        told = list[Event]()
        play(s, action, told)
        begun = next((event.battle for event in reversed(told) if isinstance(event, e.BattleBegan)), begun)


# The year's end

_OF_THE_END = (Harvest, Theft, Reaping, Reap, OfferTrade, Trading, AnswerSwap, Winter, PayUpkeep)
Answer = Callable[[State], Action]


def stays(s: State) -> Action:
    """Nothing is stolen, traded or agreed to."""
    return options(s)[0] if STOP in options(s) else options(s)[-1]


def ended(s: State, seat: int, answer: Answer = stays) -> Until:
    """What the rest of this year brings to a seat; what the next one's end does where this year's is over."""
    after, told = s.copy(), Until(e.YearBegan)
    after.agenda = [step for step in after.agenda if isinstance(step, _OF_THE_END)]
    if not any(isinstance(step, Winter | Harvest) or getattr(step, "seat", NOBODY) == seat for step in after.agenda):
        after.agenda = []
        then(after, Harvest(), Winter())
    settle(after, told)
    while after.agenda:
        play(after, answer(after), told)
    return told


def ends() -> Iterator[tuple[State, int]]:
    for s in positions(Turn, Trading, Theft, StartAgain, every=2):
        yield from ((s, seat) for seat in range(len(s.players)))


def reaped(told: Until, seat: int) -> tuple[list[int], int]:
    gains = [event.resources for event in told.of(seat, e.ResourcesGained) if event.source == "harvest"]
    goods = [sum(kinds) for kinds in zip((0, 0, 0), *gains, strict=True)]
    return goods, sum(event.fame for event in told.of(seat, e.FameGained))


def test_the_year_ends_as_it_was_told_to() -> None:
    short = 0
    for s, seat in ends():
        coming, told = forecast.year_end(seen(s), seat), ended(s, seat)
        assert reaped(told, seat) == (list(coming.harvest.goods), coming.harvest.fame)
        paid = told.of(seat, e.WinterPaid)
        assert bool(told.of(seat, e.UnrestTaken)) == (coming.missing > 0)
        assert sum(sum(event.resources) for event in paid) == sum(coming.winter) - coming.missing
        short += coming.missing > 0
    assert short > 100


def trades(seat: int) -> Answer:
    """This seat trades whatever winter does not need for what it lacks."""

    def answer(s: State) -> Action:
        coming, held = forecast.year_end(s, seat), s.players[seat].resources
        if not isinstance(asked(s), Trading) or asked(s).seat != seat or not coming.missing:
            return stays(s)
        lacking = next(kind for kind, need in enumerate(coming.winter) if held[kind] < need)
        spare = [max(has - need, 0) for has, need in zip(held, coming.winter, strict=True)]
        fair = (action for action in options(s) if isinstance(action, Trade) and action.kind == lacking)
        whole = (action for action in fair if all(a <= b for a, b in zip(action.give, spare, strict=True)))
        return next(whole, STOP)

    return answer


def test_trade_makes_up_for_what_is_missing_just_where_it_was_told_to() -> None:
    met: set[bool] = set()
    for s, seat in ends():
        coming = forecast.year_end(seen(s), seat)
        if coming.missing:
            assert bool(ended(s, seat, trades(seat)).of(seat, e.UnrestTaken)) != coming.can_trade
            met.add(coming.can_trade)
    assert met == {True, False}


def steals(s: State) -> Action:
    """Whatever can be had."""
    return next((action for action in options(s) if isinstance(action, Steal)), stays(s))


def test_scorched_earth_takes_from_whom_it_was_told_to() -> None:
    met: set[int] = set()
    for s, seat in ends():
        coming, told = forecast.year_end(seen(s), seat), ended(s, seat, steals)
        had = sum(coming.harvest.goods) + len(told.of(seat, e.ResourceStolen))
        assert sum(reaped(told, seat)[0]) + len(told.of(seat, e.ResourceStolen)) == had + min(coming.theft, 0)
        assert bool(told.of(seat, e.ResourceStolen)) == (coming.theft > 0)
        met.add(coming.theft)
    assert met == {-1, 0, 1}


def test_so_many_warriors_more_make_winter_dearer() -> None:
    for s in positions(Turn):
        seat, paid = asked(s).seat, []
        dearer = forecast.dearer_winter(seen(s), seat)
        if dearer is None:
            assert s.players[seat].reserve <= 1
            continue
        for more in (0, dearer.warriors - 1, dearer.warriors):
            after, told = s.copy(), list[Event]()
            after.players[seat].reserve -= more
            after.players[seat].resources = [9, 9, 9]
            PayUpkeep(seat).run(after, told)
            paid.append([event.resources for event in told if isinstance(event, e.WinterPaid)])
        assert paid[0] == paid[1] != paid[2] == [dearer.winter]


def test_a_territory_yields_what_it_was_told_to() -> None:
    """To who holds no other."""
    for s in positions(Turn):
        seat = asked(s).seat
        for region in controlled(s, seat)[:3]:
            after, told = s.copy(), Until()
            for other in controlled(s, seat):
                if other != region:
                    after.owner[other] = NOBODY
            Reap(seat, NO_THEFT).run(after, told)
            goods, fame = forecast.yield_at(seen(s), region)
            assert reaped(told, seat) == (list(goods), fame)


# Victory and fame


def if_it_ended(s: State) -> State:
    CheckEnd().run(s, UNHEARD)
    return s


def test_the_year_s_end_wins_for_those_whom_it_was_told_to() -> None:
    """Who plays by chance comes nowhere near it: here one or two share all closed land, and have built on it."""
    able = 0
    for place, s in enumerate(positions(Turn, Trading)):
        for number, region in enumerate(region for region in s.land.regions.values() if region.closed):
            s.owner[region.id] = number % (1 + place % 2)
            for area in region.slots:
                s.built[area] = FORTRESS if AREAS[area].slot == "large" else s.built[area]
        if s.year < len(CALENDARS[s.options.years]):
            winning, result = forecast.winning(seen(s)), if_it_ended(s.copy()).result
            assert (result is not None) == bool(winning)
            assert result is None or {*result.winners} <= {seat for party in winning for seat in party}
            for party in forecast.parties(s):
                held, needed = forecast.strongholds_of(s, party)
                assert (party in winning) == (held >= needed and s.options.sudden_victory)
                assert all(forecast.party_of(s, seat) == party for seat in party)
            able += bool(winning)
    assert able


def test_final_fame_is_what_one_has_if_the_game_ends() -> None:
    for s in positions(Turn):
        seat = asked(s).seat
        s.year = len(CALENDARS[s.options.years])
        result = if_it_ended(s.copy()).result
        assert result is not None
        assert forecast.fame_of(seen(s), seat).total == result.points[seat]


def test_an_achievement_brings_what_it_was_told_to() -> None:
    for s in positions(Turn, every=3):
        seat, before = asked(s).seat, forecast.fame_of(s, asked(s).seat).total
        for card in dict.fromkeys(cards_of("achievement")):
            after = s.copy()
            acquire(after.players[seat], card)
            after.year = len(CALENDARS[s.options.years])
            result = if_it_ended(after).result
            assert result is not None
            assert result.points[seat] - before - CARDS[card].fame == forecast.achievement(seen(s), seat, card)


# Tiles, buildings and turns


def at_once(s: State, action: Action) -> Until:
    """Until somebody else's turn, or a creature, comes between."""
    told = Until(e.CreatureAppeared, e.TurnBegan, e.Passed, e.PhaseBegan)
    play(s.copy(), action, told)
    return told


def test_a_tile_closes_and_brings_what_it_was_told_to() -> None:
    earned: set[str] = set()
    for place, s in enumerate(positions(Exploring, SetupTile)):
        seat = asked(s).seat
        if place % 3 == 0 and isinstance(asked(s), Exploring):
            s.agenda[-1] = replace(asked(s), effect=Explore(collect=True))
        for action in [action for action in options(s) if isinstance(action, LayTile)][::7]:
            laying, told = forecast.laying(seen(s), action), at_once(s, action)
            [laid] = told.of(seat, e.TileLaid)
            assert tuple(region for region, _ in laying.closed) == laid.closed
            fame = told.of(seat, e.FameGained)
            closing = [event.fame for event in fame if event.source == "closing"]
            assert [fame for _, fame in laying.closed if fame] == closing
            assert laying.besides.fame == sum(event.fame for event in fame) - sum(closing)
            assert laying.besides.goods == goods_of(told, seat)
            earned |= {event.source for event in (*fame, *told.of(seat, e.ResourcesGained))}
    assert earned == {"closing", "clan", "tile"}


def goods_of(told: Until, seat: int) -> tuple[int, ...]:
    return tuple(
        map(sum, zip((0, 0, 0), *(event.resources for event in told.of(seat, e.ResourcesGained)), strict=True))
    )


def test_a_building_costs_and_brings_what_it_was_told_to() -> None:
    brought = 0
    for s in positions(Building):
        seat = asked(s).seat
        for action in [action for action in options(s) if isinstance(action, Construct)][::3]:
            building, told = forecast.building(seen(s), action), at_once(s, action)
            assert [event.resources for event in told.of(seat, e.ResourcesPaid)] == [
                of_kind(WOOD, building.wood) for _ in range(building.wood > 0)
            ]
            assert building.brings == (goods_of(told, seat), 0)
            brought += any(building.brings.goods)
    assert brought


def test_who_is_said_to_come_next_comes_next() -> None:
    for s in positions(NextCard):
        told = list[Event]()
        play(s.copy(), EndTurn(), told)
        begun = next(event for event in told if isinstance(event, e.TurnBegan))
        assert begun.seat == s.next_acting(s.left_of(s.active))


def test_who_passes_leaves_what_he_was_told_to() -> None:
    """The cards that could be played, and a battle that one of them leads to in one move."""
    forays = 0
    for s in positions(Turn, every=10):
        left = forecast.leaving(seen(s), asked(s).seat)
        assert set(left.cards) == {action.card for action in options(s) if isinstance(action, PlayCard)}
        if left.foray is not None:
            twin = s.copy()
            play(twin, PlayCard(left.foray.card))
            while not isinstance(asked(twin), Moving):  # others may react; there may be more to it
                play(twin, LetHappen() if LetHappen() in options(twin) else options(twin)[0])
            clash = forecast.clash_of(twin, left.foray.march)
            assert clash is not None
            assert forecast.chance_of(twin, clash) == left.foray.chance
            forays += 1
    assert forays
