"""An event is told when what it tells has happened, and before anything that a later one tells."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kit import CASES
from kit.playing import told_in_time
from kit.selfplay import recorded
from kit.wording import leaves
from meadhall.bots import Question, make
from meadhall.rules.kernel import Event, Moment, Result, Witness, is_over, play, settle, then
from meadhall.rules.wild import WILD
from meadhall.rules.wild import events as e
from meadhall.rules.wild.closing import NextKept
from meadhall.rules.wild.data import BUILDINGS, NOTHING, PLOTS, UNSEEN, Amount, CardId, PlotId
from meadhall.rules.wild.questions import BeginPhase
from meadhall.rules.wild.scoring import CountUp
from meadhall.rules.wild.state import NOBODY, Acting, Building, Player, State
from rules.wild.scene import wild

# Of an event: is it true, and where it tells of a change, is that new? `was` is the position at the event before it.
Check = Callable[[Any, State, State], bool]


def _player(check: Callable[[Any, Player, Player], bool]) -> Check:
    """Of the seat that the event names."""
    return lambda told, was, now: check(told, was.players[told.seat], now.players[told.seat])


def _went(was: Player, now: Player, cards: Sequence[CardId], source: str, target: str) -> bool:
    """These cards from the one pile to the other, and nothing else."""
    left = Counter(getattr(was, source)) - Counter(getattr(now, source))
    came = Counter(getattr(now, target)) - Counter(getattr(was, target))
    return left == came == Counter(cards)


def _on(player: Player, plot: PlotId) -> Building:
    building = player.at(plot)
    assert building is not None
    return building


def _held(was: Player, now: Player, plot: PlotId, change: Amount) -> bool:
    return _on(was, plot).held.and_(change) == _on(now, plot).held


def _forts(player: Player) -> list[CardId]:
    return [fort for building in player.town for fort in building.forts]


# What takes more than a line


def _produced(told: e.Produced, was: Player, now: Player) -> bool:
    kinds = Counter(BUILDINGS[PLOTS[plot]].produces for plot in told.plots)
    made = all(_on(was, plot).held == NOTHING != _on(now, plot).held for plot in told.plots)
    return made and now.tokens.less(was.tokens) == Amount(kinds["beer"], kinds["gold"])


def _drawn(told: e.CardsDrawn, was: Player, now: Player) -> bool:
    return now.hand == was.hand + told.cards and was.deck == told.cards + now.deck


def _played(told: e.CardPlayed, was: State, now: State) -> bool:
    if told.from_hand:
        return _went(was.players[told.seat], now.players[told.seat], [told.card], "hand", "area")
    used = Counter((one.card, part) for one in was.acting.opened for part in one.parts)
    used -= Counter((one.card, part) for one in now.acting.opened for part in one.parts)
    return used == {(told.card, told.part): 1}


def _paid(told: e.Paid, was: State, now: State) -> bool:
    held = [s.players[told.seat] for s in (was, now)]
    spent = sum(each.tokens.beer for each in told.tokens), sum(each.tokens.gold for each in told.tokens)
    off = [_on(held[0], each.plot).held.less(_on(held[1], each.plot).held) for each in told.tokens]
    less = held[0].tokens.less(held[1].tokens)
    return (
        was.acting.pool.less(told.pool) == now.acting.pool
        and (less.beer, less.gold) == spent
        and all(each != NOTHING for each in off)
    )


def _bought(told: e.CardBought, was: State, now: State) -> bool:
    mine = Counter(now.players[told.seat].owned) - Counter(was.players[told.seat].owned) == {told.card: 1}
    if told.slot == e.FROM_STACK:
        return mine and was.in_stack(told.card) - now.in_stack(told.card) == 1
    return mine and (was.path[told.slot], now.path[told.slot]) == (told.card, None)


def _moved(told: e.PathMoved, was: State, now: State) -> bool:
    slot, turned_up = told.slot, () if told.card is None else (told.card,)
    slid = was.path[slot] is None and now.path == (told.card, *was.path[:slot], *was.path[slot + 1 :])
    return slid and was.path_deck == turned_up + now.path_deck


def _declared(told: e.AttackDeclared, was: State, now: State) -> bool:
    attack, sent = now.attack, [*(fighter.card for fighter in told.fighters), *told.boosters]
    here = Counter(now.players[told.seat].area) - Counter(sent) == Counter(now.players[told.seat].area)
    return (
        was.attack is None
        and attack is not None
        and (attack.seat, attack.victim, attack.target) == (told.seat, told.victim, told.target)
        and (attack.fighters, attack.boosters, attack.strength) == (told.fighters, told.boosters, told.strength)
        and now.players[told.victim].attacked
        and now.acting.rival == told.victim
        and not here
    )


def _defended(told: e.Defended, was: State, now: State) -> bool:
    before, after = was.players[told.seat], now.players[told.seat]
    laid = Counter(_forts(after)) - Counter(_forts(before)) + (Counter(after.area) - Counter(before.area))
    disarmed = [fighter.card for fighter in now.attack.fighters if not fighter.strength] if now.attack else []
    named = [*told.units, *([told.hero] if told.hero else [])]
    return laid == Counter(told.cards) == Counter(before.hand) - Counter(after.hand) and not Counter(named) - Counter(
        disarmed
    )


def _succeeded(told: e.AttackSucceeded, was: State, now: State) -> bool:
    damaged = [_on(s.players[told.victim], told.target).damaged for s in (was, now)]
    return damaged == [False, True] and now.attack is None and now.acting.successes == told.successes


def _fell(told: e.UndeadBeaten, was: State, now: State) -> bool:
    gone = (was.path[told.slot], now.path[told.slot]) == (told.card, None)
    return gone and now.path_discard == (*was.path_discard, told.card) and _came_out(told, now)


def _stood(told: e.UndeadStood, was: State, now: State) -> bool:
    return was.path[told.slot] == now.path[told.slot] == told.card and _came_out(told, now)


def _came_out(told: e.UndeadBeaten | e.UndeadStood | e.DragonBeaten, now: State) -> bool:
    sent = Counter([*(fighter.card for fighter in told.fighters), *told.boosters])
    return not sent - Counter(now.players[told.seat].area)


def _swapped(told: e.MissionSwapped, was: State, now: State) -> bool:
    slots = [s.players[told.seat].missions[told.slot] for s in (was, now)]
    return slots == [told.mission, None] and now.swapped_missions == (*was.swapped_missions, told.mission)


def _stored(told: e.TokensStored, was: Player, now: Player) -> bool:
    held = [_on(now, stock.plot).held for stock in told.stocks]
    counts = [amount.beer + amount.gold for amount in held]
    return counts == [stock.count for stock in told.stocks] and was.tokens.less(now.tokens) == told.lost


def _scored(told: e.AchievementScored, was: State, now: State) -> bool:
    gained = [after.points - before.points for before, after in zip(was.players, now.players, strict=True)]
    return gained == [told.points * (seat in told.winners) for seat in range(len(gained))]


def _chose(told: e.CardsChosen, was: State, now: State) -> bool:
    step = now.agenda[-1]
    return isinstance(step, NextKept) and step.chosen[-1].seat == told.seat


def _began(told: e.PhaseBegan, was: State, now: State) -> bool:
    return BeginPhase(told.phase) not in now.agenda


def _true(told: Event, was: State, now: State) -> bool:
    """It tells of nothing that would lie otherwise."""
    return [(each.hand, each.area, each.town) for each in was.players] == [
        (each.hand, each.area, each.town) for each in now.players
    ]


CHECKS: dict[type[Event], Check] = {
    e.ChiefTaken: _player(lambda told, was, now: now.chief == told.chief != was.chief),
    e.RoundBegan: lambda told, was, now: now.round == told.round == was.round + 1,
    e.PhaseBegan: _began,
    e.Produced: _player(_produced),
    e.CardsDrawn: _player(_drawn),
    e.DeckShuffled: _player(lambda told, was, now: len(was.discard) == told.count == len(now.deck) and not now.discard),
    e.MissionTaken: _player(
        lambda told, was, now: now.missions[told.slot] == told.mission and was.missions[told.slot] is None
    ),
    e.TurnBegan: lambda told, was, now: (now.active, now.turn) == (told.seat, was.turn + 1),
    e.TurnEnded: lambda told, was, now: now.acting == Acting(),
    e.CardPlayed: _played,
    e.PoolGained: lambda told, was, now: now.acting.pool == was.acting.pool.and_(told.gain),
    e.PoolLost: lambda told, was, now: (was.acting.pool, now.acting.pool) == (told.lost, NOTHING),
    e.Exchanged: _true,
    e.Paid: _paid,
    e.CardBought: _bought,
    e.PathMoved: _moved,
    e.PathShuffled: lambda told, was, now: (
        sorted(was.path_discard) == sorted(now.path_deck) and len(now.path_deck) == told.count and not now.path_discard
    ),
    e.TokenGained: _player(lambda told, was, now: _held(was, now, told.plot, NOTHING.plus(told.resource, 1))),
    e.TokenStolen: lambda told, was, now: _held(
        was.players[told.victim], now.players[told.victim], told.plot, NOTHING.plus(told.resource, -1)
    ),
    e.UnitsStrengthened: lambda told, was, now: now.acting.unit_bonus == told.bonus > was.acting.unit_bonus,
    e.CardShown: _player(lambda told, was, now: told.card in now.hand),
    e.HandSeen: lambda told, was, now: now.acting.peeked == told.victim and now.players[told.victim].hand == told.cards,
    e.CardsRecovered: _player(lambda told, was, now: _went(was, now, told.cards, "discard", "hand")),
    e.CardPutBack: _player(lambda told, was, now: now.deck == (told.card, *was.deck) and now.known_top > was.known_top),
    e.Built: lambda told, was, now: (
        _on(now.players[told.seat], told.plot).new and was.in_lot(told.building) - now.in_lot(told.building) == 1
    ),
    e.Demolished: _player(
        lambda told, was, now: now.at(told.plot) is None and _on(was, told.plot).forts == told.forts and now.demolished
    ),
    e.HallUpgraded: _player(lambda told, was, now: was.level + 1 == now.level == told.level and now.town[0].new),
    e.AttackDeclared: _declared,
    e.Defended: _defended,
    e.AttackSucceeded: _succeeded,
    e.AttackRepelled: lambda told, was, now: was.attack is not None and now.attack is None,
    e.FullDefence: _player(lambda told, was, now: now.town[0].damaged and told.shielded != was.town[0].damaged),
    e.UndeadBeaten: _fell,
    e.UndeadStood: _stood,
    e.DragonBeaten: lambda told, was, now: now.players[told.seat].dragon_done and _came_out(told, now),
    e.AskingSet: _player(lambda told, was, now: now.asking == told.manner != was.asking),
    e.MissionCompleted: _player(
        lambda told, was, now: now.done == (*was.done, told.mission) and now.missions[told.slot] is None
    ),
    e.MissionSwapped: _swapped,
    e.PointsGained: _player(lambda told, was, now: was.points + told.points == now.points == told.total),
    e.LastRound: lambda told, was, now: now.last_round and not was.last_round,
    e.AsgardTurned: lambda told, was, now: (
        now.asgard_row == (*was.asgard_row, told.card) and was.asgard_deck == (told.card, *now.asgard_deck)
    ),
    e.AsgardTaken: lambda told, was, now: (
        Counter(was.asgard_row) - Counter(now.asgard_row) == {told.card: 1} and told.card in now.players[told.seat].area
    ),
    e.AsgardMissed: lambda told, was, now: not now.asgard_deck,
    e.TokensStored: _player(_stored),
    e.TableCleared: _player(
        lambda told, was, now: (
            now.discard == was.discard + told.cards
            and not now.area
            and not _forts(now)
            and sorted(told.cards) == sorted((*was.area, *_forts(was)))
        )
    ),
    e.CardsChosen: _chose,
    e.HandDiscarded: _player(
        lambda told, was, now: _went(was, now, told.cards, "hand", "discard") and len(now.hand) == told.kept
    ),
    e.TokensCleared: lambda told, was, now: (
        not any(building.new or building.damaged for player in now.players for building in player.town)
    ),
    e.PathLeft: lambda told, was, now: (was.path[-1], now.path[-1]) == (told.card, None),
    e.HammerPassed: lambda told, was, now: now.first == told.seat == was.turn_order[1],
    e.AchievementScored: _scored,
    e.TieChecked: lambda told, was, now: {*told.winners} <= {*told.contenders},
    e.GameEnded: lambda told, was, now: now.result == Result(told.ending, told.winners, told.points) != was.result,
}
# Told while the table is laid: there is no position before.
AT_FIRST: dict[type[Event], Callable[[Any, State], bool]] = {
    e.FirstPlayerChosen: lambda told, now: now.first == told.seat,
    e.AsgardShown: lambda told, now: now.asgard_row == told.cards,
    e.AchievementsShown: lambda told, now: now.achievements == told.achievements,
    e.PathLaid: lambda told, now: now.path == told.cards,
    e.MissionTaken: lambda told, now: now.players[told.seat].missions[told.slot] == told.mission,
    e.ChiefTaken: lambda told, now: now.players[told.seat].chief == told.chief,
}


def _stories() -> Iterator[tuple[State, list[Moment]]]:
    """What came of each action of these games, and the position before. And of a tie, which is rare."""
    tie = wild(players=2).s
    before, witness = tie.copy(), Witness(tie)
    then(tie, CountUp())
    settle(tie, witness)
    yield before, witness.moments
    for number, case in enumerate(case for case in CASES if case.game is WILD):
        for moment in recorded(case):
            yield _story(moment.position.copy(), moment.deed.action, moment.deed.by)
        s, bots = case.new(number), [make("steady", WILD, seat) for seat in range(case.players)]
        while not is_over(s):
            question = Question(WILD, s)
            action = bots[question.seat].choose(question)
            yield _story(s.copy(), action, None)
            play(s, action)


def _story(s: State, action: Any, by: int | None) -> tuple[State, list[Moment]]:
    before, witness = s.copy(), Witness(s)
    play(s, action, witness, by)
    return before, witness.moments


def test_every_event_is_told_when_it_has_happened() -> None:
    met = told_in_time(_stories(), CHECKS)
    assert met == {*CHECKS}
    assert {*CHECKS, *AT_FIRST} == set(leaves(Event, "wild"))


def test_the_table_is_laid_as_it_is_told() -> None:
    met: set[type[Event]] = set()
    for number, (options, players) in enumerate(WILD.variants):
        told: list[Event] = []
        s = WILD.set_up(options, players, number, told, ())
        for event in told:
            assert AT_FIRST[type(event)](event, s), event
            met.add(type(event))
    assert met == {*AT_FIRST}


def _is_secret(story: list[Moment]) -> bool:
    return any(isinstance(event, e.CardsChosen) for event, _ in story)


def test_everybody_can_look_at_the_position_of_an_event() -> None:
    """Also of one in the middle of a step, and those who take no seat: nothing secret is seen in it."""
    for number, (_, story) in enumerate(_stories()):
        for event, position in story if number % 5 == 0 or _is_secret(story) else ():
            for seat in range(NOBODY, len(position.players)):
                view = WILD.visible(position, seat)
                assert WILD.visible(view, seat) == view, event
                for other, player in enumerate(view.players):
                    seen = other == seat or (seat == position.active and position.acting.peeked == other)
                    assert seen or {*player.hand} <= {UNSEEN}
                for step in view.agenda:
                    if isinstance(step, NextKept):
                        assert all(kept.cards is None or kept.seat == seat for kept in step.chosen)
