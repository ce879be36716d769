"""An event is told when what it tells has happened, and before anything that a later one tells."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kit import CASES
from kit.playing import told_in_time
from kit.selfplay import recorded, recorded_bots
from kit.wording import leaves
from meadhall.rules.kernel import Event, Moment, Result, Witness, play, settle
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import ENEMIES, NO_DICE, Bundle, Dice
from meadhall.rules.midgard.fights.assignment import NextAssignment
from meadhall.rules.midgard.flow import BeginPhase
from meadhall.rules.midgard.scoring import score
from meadhall.rules.midgard.state import LAND_PLACES, Band, Coast, Player, State, Worker, minus, owned, plus
from rules.midgard.scene import GREEN, midgard

# Of an event: is it true, and where it tells of a change, is that new? `was` is the position at the event before it.
Check = Callable[[Any, State, State], bool]


def _player(check: Callable[[Any, Player, Player], bool]) -> Check:
    """Of the seat that the event names."""
    return lambda told, was, now: check(told, was.players[told.seat], now.players[told.seat])


def _coast(check: Callable[[Any, Coast, Coast], bool]) -> Check:
    """Of the shore that the event names."""
    return lambda told, was, now: check(told, was.coasts[told.shore], now.coasts[told.shore])


def _goods(player: Player) -> Bundle:
    return Bundle(player.food, player.wood, player.coins, player.favour, player.glory)


def _more(bundle: Bundle, other: Bundle) -> Bundle:
    return Bundle(*(getattr(bundle, name) + getattr(other, name) for name in Bundle.__struct_fields__))


def _enemy(s: State, place: str) -> str | None:
    if place in LAND_PLACES:
        return dict(zip(LAND_PLACES, (s.troll, *s.draugr), strict=True))[place]  # type: ignore[index]
    return s.coasts[int(place[-1]) - 1].monster


def _aboard(s: State, seat: int) -> tuple[Dice, int]:
    """All Vikings of a player under way, and their food."""
    dice, food = NO_DICE, 0
    for band in s.bands_of(seat):
        dice, food = plus(dice, band.dice), food + band.food
    return dice, food


def _only(card: str, was: Sequence[str | None], now: Sequence[str | None]) -> bool:
    """It is there, where nothing was; all else is as before."""
    return [each for each, before in zip(now, was, strict=True) if each != before] == [card]


# What takes more than a line


def _placed(told: e.WorkerPlaced, was: State, now: State) -> bool:
    reserved = (Band(told.location, told.seat),) if told.location in LAND_PLACES else ()
    return (
        now.placed == (*was.placed, Worker(told.location, told.seat))
        and now.players[told.seat].workers == was.players[told.seat].workers - 1
        and now.bands == was.bands + reserved
    )


def _drawn(told: e.DestiniesDrawn, was: State, now: State) -> bool:
    player = now.players[told.seat]
    return (
        was.destiny_deck == told.cards + now.destiny_deck
        and told.cards in (player.drawn, player.destinies)
        and not was.players[told.seat].drawn
    )


def _kept(told: e.DestinyKept, was: State, now: State) -> bool:
    before, after = was.players[told.seat], now.players[told.seat]
    below = now.destiny_deck[len(was.destiny_deck) :]
    return (
        after.destinies == (*before.destinies, told.card)
        and not after.drawn
        and sorted(below) == sorted(told.tucked)
        and sorted((*told.tucked, told.card)) == sorted(before.drawn)
    )


def _rune_taken(told: e.RuneTaken, was: State, now: State) -> bool:
    mine = now.players[told.seat].runes == (*was.players[told.seat].runes, told.rune)
    if told.from_deck:
        return mine and was.rune_deck == (told.rune, *now.rune_deck) and now.rune_row == was.rune_row
    return mine and _only(told.rune, now.rune_row, was.rune_row) and now.rune_deck == was.rune_deck


def _assigned(told: e.VikingsAssigned, was: State, now: State) -> bool:
    dice, food = _aboard(now, told.seat)
    before, after = was.players[told.seat], now.players[told.seat]
    return (
        tuple(now.bands_of(told.seat)) == told.bands
        and _aboard(was, told.seat) == (NO_DICE, 0)
        and after.dice == minus(before.dice, dice)
        and after.food == before.food - food
    )


def _secretly(told: e.SecretlyAssigned, was: State, now: State) -> bool:
    """Nothing has moved yet, and nobody else can look it up."""
    step = now.agenda[-1]
    assert isinstance(step, NextAssignment)
    others = [MIDGARD.visible(now, seat).agenda[-1].chosen for seat in range(-1, len(now.players)) if seat != told.seat]
    hidden = all(choice.loads is None for chosen in others for choice in chosen if choice.seat == told.seat)
    return step.chosen[-1].seat == told.seat and now.bands == was.bands and hidden


def _rolled(told: e.DiceRolled, was: State, now: State) -> bool:
    battle = now.battle
    return battle is not None and (battle.seat, battle.round, battle.rolled) == (told.seat, told.round, told.rolled)


def _again(told: e.DiceRerolled, was: State, now: State) -> bool:
    assert was.battle is not None
    assert now.battle is not None
    kept = [place for place in range(len(told.rolled)) if place not in told.dice]
    return now.battle.rolled == told.rolled and all(was.battle.rolled[place] == told.rolled[place] for place in kept)


def _counted(told: e.HitsCounted, was: State, now: State) -> bool:
    return was.battle is not None and now.battle is not None and _added(told, was.battle.damage, now.battle.damage)


def _added(told: e.HitsCounted, before: int, after: int) -> bool:
    return after == told.damage == before + told.hits


def _defeated(told: e.EnemyDefeated, was: State, now: State) -> bool:
    before, after = was.players[told.seat], now.players[told.seat]
    taken = () if told.enemy == "kraken" else (told.enemy,)
    lying = [now.troll, *now.draugr, *(coast.monster for coast in now.coasts)]
    bounty = sum(coast.bounty for coast in was.coasts if coast.monster == told.enemy)
    reward = _more(ENEMIES[told.enemy].reward, Bundle(coins=bounty))
    return (
        after.kills == before.kills + taken
        and told.enemy not in lying
        and told.reward == reward
        and _goods(before) == _goods(after)
    )


def _lost(told: e.BattleLost, was: State, now: State) -> bool:
    assert now.battle is not None
    band = now.band_at(now.battle.place)
    return (now.battle.seat, now.battle.enemy) == (told.seat, told.enemy) and band is not None and not any(band.dice)


def _home(told: e.CameHome, was: State, now: State) -> bool:
    before, after = was.players[told.seat].dice, now.players[told.seat].dice
    under_way = minus(_aboard(was, told.seat)[0], _aboard(now, told.seat)[0])
    return after == plus(before, told.dice) and under_way == told.dice and now.battle is None


def _fell(told: e.DiceLost, was: State, now: State) -> bool:
    gone = minus(_aboard(was, told.seat)[0], _aboard(now, told.seat)[0])
    return gone == told.dice == minus(now.supply, was.supply)


def _fed(told: e.Fed, was: State, now: State) -> bool:
    """Those who starve are told of afterwards."""
    (before, food), (after, left) = _aboard(was, told.seat), _aboard(now, told.seat)
    return food - left == told.food and before == after and sum(after) >= told.vikings


def _left(told: e.EnemyLeft, was: State, now: State) -> bool:
    gone = (_enemy(was, told.place), _enemy(now, told.place)) == (told.card, None)
    return gone and now.enemy_discard == (*was.enemy_discard, told.card)


def _gained(told: e.DiceGained, was: State, now: State) -> bool:
    """From the supply, or from a tray by way of it."""
    more = minus(owned(now, told.seat), owned(was, told.seat))
    stock = minus(plus(was.supply, was.trays), plus(now.supply, now.trays))
    return more == told.dice == stock


def _scored(told: e.Scored, was: State, now: State) -> bool:
    found = score(now, told.seat)
    return all(getattr(found, name) == getattr(told, name) for name in found.__struct_fields__)


def _true(told: Event, was: State, now: State) -> bool:
    """It tells of nothing that would lie otherwise."""
    return [owned(was, seat) for seat in range(len(was.players))] == [
        owned(now, seat) for seat in range(len(now.players))
    ]


CHECKS: dict[type[Event], Check] = {
    e.LeaderChosen: _player(lambda told, was, now: now.leader == told.leader != was.leader),
    e.FirstPlayerChosen: lambda told, was, now: now.first == told.seat != was.first,
    e.RoundBegan: lambda told, was, now: now.round == told.round == was.round + 1,
    e.PhaseBegan: lambda told, was, now: BeginPhase(told.phase) not in now.agenda,
    e.EnemyShown: lambda told, was, now: (_enemy(was, told.place), _enemy(now, told.place)) == (None, told.card),
    e.JourneyLaid: _coast(lambda told, was, now: was.journey is None and now.journey is not None and not now.revealed),
    e.RuneShown: lambda told, was, now: (
        (was.rune_row[told.slot], now.rune_row[told.slot]) == (None, told.rune)
        and _only(told.rune, was.rune_row, now.rune_row)
    ),
    e.MerchantArrived: lambda told, was, now: now.merchants == (*was.merchants, told.card),
    e.TraysFilled: lambda told, was, now: (
        minus(now.trays, was.trays) == told.dice == minus(was.supply, now.supply)
        and now.smokehouse == was.smokehouse + told.food
    ),
    e.JourneysShuffled: lambda told, was, now: (
        not was.journey_deck
        and sorted(now.journey_deck) == sorted(was.journey_discard)
        and len(now.journey_deck) == told.count
    ),
    e.Gained: _player(lambda told, was, now: _goods(now) == _more(_goods(was), told.gain)),
    e.Paid: _player(lambda told, was, now: _goods(was) == _more(_goods(now), told.price)),
    e.DiceGained: _gained,
    e.DiceWasted: _true,
    e.DiceLost: _fell,
    e.FoodLost: lambda told, was, now: _aboard(was, told.seat)[1] - _aboard(now, told.seat)[1] == told.food,
    e.BlameTaken: _player(lambda told, was, now: now.blame == was.blame + 1),
    e.BlameShed: _player(lambda told, was, now: now.blame == was.blame - 1),
    e.WorkerPlaced: _placed,
    e.WorkerHired: _player(lambda told, was, now: was.spare and not now.spare and now.workers == was.workers + 1),
    e.JourneySeen: _coast(
        lambda told, was, now: (
            now.seen_by == tuple(sorted({*was.seen_by, told.seat})) and now.journey == was.journey == told.card
        )
    ),
    e.DestiniesDrawn: _drawn,
    e.DestinyKept: _kept,
    e.RuneTaken: _rune_taken,
    e.RuneUsed: _player(
        lambda told, was, now: told.rune in was.runes and now.used_runes == (*was.used_runes, told.rune)
    ),
    e.DestinyShown: _player(
        lambda told, was, now: (
            told.card in was.destinies and now.shown == (*was.shown, told.card) and was.glory == now.glory
        )
    ),
    e.ShipBought: lambda told, was, now: (
        {*was.yard} - {*now.yard} == {told.ship} and now.players[told.seat].ship == told.ship
    ),
    e.ShipSent: lambda told, was, now: now.bands == (*was.bands, Band(told.ship, told.seat, told.shore)),
    e.AskingSet: _player(
        lambda told, was, now: getattr(now.asking, told.what) == told.manner != getattr(was.asking, told.what)
    ),
    e.VikingsAssigned: _assigned,
    e.SecretlyAssigned: _secretly,
    e.HuntBegan: lambda told, was, now: (
        now.battle is not None and (now.battle.seat, now.battle.enemy) == (told.seat, None) and was.battle is None
    ),
    e.BattleBegan: lambda told, was, now: (
        now.battle is not None
        and (now.battle.seat, now.battle.place, now.battle.enemy) == (told.seat, told.place, told.enemy)
        and was.battle != now.battle
    ),
    e.DiceRolled: _rolled,
    e.DiceRerolled: _again,
    e.FavourSpent: _player(lambda told, was, now: now.favour == was.favour - 1),
    e.HitsCounted: _counted,
    e.LossesHealed: _true,
    e.EnemyDefeated: _defeated,
    e.BattleLost: _lost,
    e.CameHome: _home,
    e.JourneyRevealed: _coast(
        lambda told, was, now: now.revealed and now.journey == told.card and (was.journey is None or not was.revealed)
    ),
    e.JourneyReplaced: lambda told, was, now: (
        (was.coasts[told.shore].journey, now.coasts[told.shore].journey) == (told.card, None)
        and now.journey_discard == (*was.journey_discard, told.card)
    ),
    e.Fed: _fed,
    e.WorkersBack: lambda told, was, now: bool(was.placed) and not now.placed and not now.bands,
    e.EnemyLeft: _left,
    e.JourneyDiscarded: lambda told, was, now: (
        (was.coasts[told.shore].journey, now.coasts[told.shore].journey) == (told.card, None)
        and now.journey_discard == (*was.journey_discard, told.card)
    ),
    e.BountyLaid: _coast(lambda told, was, now: now.bounty == told.coins == was.bounty + 1),
    e.Scored: _scored,
    e.GameEnded: lambda told, was, now: now.result == Result(told.ending, told.winners, told.points) != was.result,
}
# Told while the table is laid: there is no position before.
AT_FIRST: dict[type[Event], Callable[[Any, State], bool]] = {
    e.StallsDealt: lambda told, now: now.stalls == told.stalls,
    e.FirstPlayerChosen: lambda told, now: now.first == told.seat,
    e.LeaderChosen: lambda told, now: now.players[told.seat].leader == told.leader,
}


def _stories() -> Iterator[tuple[State, list[Moment]]]:
    """What came of each action of these games, and the position before. And of a journey replaced from a deck that has
    run out, which is rare."""
    lost = midgard().runes(GREEN, "rune_journey").journey(0, "journey_lost").sail(0, "AA", 1)
    lost.s.journey_deck, lost.s.journey_discard = (), lost.s.journey_deck
    yield _story(lost.s, lost.options()[0], None)
    for case in [case for case in CASES if case.game is MIDGARD]:
        for moment in (*recorded(case), *recorded_bots(case, "steady")):
            yield _story(moment.position.copy(), moment.deed.action, moment.deed.by)


def _story(s: State, action: Any, by: int | None) -> tuple[State, list[Moment]]:
    before, witness = s.copy(), Witness(s)
    play(s, action, witness, by)
    return before, witness.moments


def test_every_event_is_told_when_it_has_happened():
    met = told_in_time(_stories(), CHECKS)
    assert met == {*CHECKS}
    assert {*CHECKS, *AT_FIRST} == set(leaves(Event, "midgard"))


def test_the_table_is_laid_as_it_is_told():
    met: set[type[Event]] = set()
    for number, (options, players) in enumerate(MIDGARD.variants):
        told: list[Event] = []
        s = MIDGARD.set_up(options, players, number, told, ())
        for event in told:
            assert AT_FIRST[type(event)](event, s)
            met.add(type(event))
        was, witness = s.copy(), Witness(s)
        settle(s, witness)
        for event, now in witness.moments:
            assert CHECKS[type(event)](event, was, now), event
            was = now
    assert met == {*AT_FIRST}
