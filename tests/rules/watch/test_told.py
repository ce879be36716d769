"""An event is told when what it tells has happened, and before anything that a later one tells."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from typing import Any

from kit.cases import CASES
from kit.playing import told_in_time
from kit.selfplay import SEED, recorded, recorded_bots
from kit.wording import leaves
from meadhall.rules.kernel import Action, Event, Moment, Result, Witness, play
from meadhall.rules.watch import WATCH
from meadhall.rules.watch import events as e
from meadhall.rules.watch.actions import LoseHero, PostGuard, TakeProposal, UseHero
from meadhall.rules.watch.bundles import ONES, minus, one
from meadhall.rules.watch.cards.heroes_trade import HandOver
from meadhall.rules.watch.data import KINDS, LIMITS, Kind
from meadhall.rules.watch.fights.wildlings import Muster, RevealFromReserve
from meadhall.rules.watch.land.roads import measure
from meadhall.rules.watch.questions import AnswerOffer, ChooseVision, ConfirmOffer, PostFreeGuard, TakeFromHand
from meadhall.rules.watch.scoring import guard_points, point_cards
from meadhall.rules.watch.state import NOBODY, Player, Proposal, State, guards_of
from meadhall.rules.watch.supply import COUNTED_AT_MOST
from rules.watch.scene import BLUE, ORE, RED, WOOL, watch

# Of an event: is it true, and where it tells of a change, is that new? `was` is the position at the event before it.
Check = Callable[[Any, State, State], bool]


def _player(check: Callable[[Any, Player, Player], bool]) -> Check:
    return lambda told, was, now: check(told, was.players[told.seat], now.players[told.seat])


def _gained(was: State, now: State, seat: int, cards: Sequence[int]) -> bool:
    """Just so many more of each kind; fewer, where the count is below nothing."""
    had, has = was.players[seat].hand, now.players[seat].hand
    return all(had[kind] + cards[kind] == has[kind] for kind in KINDS)


def _paid_out(was: State, now: State, cards: Sequence[int]) -> bool:
    return all(was.bank[kind] - cards[kind] == now.bank[kind] for kind in KINDS)


def _from_supply(was: State, now: State, seat: int, cards: Sequence[int]) -> bool:
    return _gained(was, now, seat, cards) and _paid_out(was, now, cards)


def _handed(was: State, now: State, giver: int, taker: int, cards: Sequence[int]) -> bool:
    return _gained(was, now, taker, cards) and _gained(was, now, giver, [-count for count in cards])


def _less(cards: Sequence[int]) -> list[int]:
    return [-count for count in cards]


def _home(told: Any, was: State, now: State, kind: Kind) -> bool:
    """One more of this kind in the Frostfangs."""
    return now.frostfangs == {**was.frostfangs, kind: was.frostfangs[kind] + 1}


# What takes more than a line


def _produced(told: e.Produced, was: State, now: State) -> bool:
    total = [sum(cards[kind] for cards in told.gains) for kind in KINDS]
    return _paid_out(was, now, total) and all(_gained(was, now, seat, cards) for seat, cards in enumerate(told.gains))


def _offer_made(told: e.OfferMade, was: State, now: State) -> bool:
    question = now.agenda[-1]
    return isinstance(question, AnswerOffer) and question.offer == told.offer and now.offers_made == was.offers_made + 1


def _offer_answered(told: e.OfferAnswered, was: State, now: State) -> bool:
    """The answers lie open together, unless nobody would trade."""
    question = now.agenda[-1]
    if not isinstance(question, ConfirmOffer):
        return told.answer == "decline"
    answer = dict(question.answers)[told.seat]
    terms = getattr(answer, "give", None), getattr(answer, "want", None)
    return type(answer).__name__.lower() == told.answer and terms == (told.give, told.want)


def _offer_failed(told: e.OfferFailed, was: State, now: State) -> bool:
    question = was.agenda[-1]
    return now.refused != was.refused and (not told.withdrawn or question.offer == now.refused[-1])


def _founded(told: e.SettlementFounded, was: State, now: State) -> bool:
    """It may have cut a rival's road."""
    measured = now.copy()
    for seat in _seats(now):
        measure(measured, seat)
    return measured.players == now.players and (was.owner[told.place], now.owner[told.place]) == (NOBODY, told.seat)


def _road_moved(told: e.RoadMoved, was: State, now: State) -> bool:
    before, after = ((s.road[told.origin], s.road[told.path]) for s in (was, now))
    roads = set(now.players[told.seat].roads)
    return (before, after) == ((told.seat, NOBODY), (NOBODY, told.seat)) and {told.origin, told.path} - roads == {
        told.origin
    }


def _card_played(told: e.CardPlayed, was: State, now: State) -> bool:
    before, after = was.players[told.seat], now.players[told.seat]
    out = (after.patrols - before.patrols) + len(now.box) - len(was.box)
    return Counter(before.cards) - Counter(after.cards) == {told.card: 1} and out == 1 and now.card_played


def _tokens_revealed(told: e.TokensRevealed, was: State, now: State) -> bool:
    return now.used == (*was.used, *told.tokens)


def _mustered(told: e.Mustered, was: State, now: State) -> bool:
    come = now.camps[told.clan] == (*was.camps[told.clan], told.kind) and len(now.camps[told.clan]) == told.camp
    return come and _home(told, now, was, told.kind)


def _advanced(told: e.Advanced, was: State, now: State) -> bool:
    gone = (told.kind, *now.camps[told.clan]) == was.camps[told.clan]
    return gone and now.clearings[told.clearing] == (*was.clearings[told.clearing], told.kind)


def _crossed(told: e.Crossed, was: State, now: State) -> bool:
    left = Counter(chain(*was.clearings)) - Counter(chain(*now.clearings)) == {told.kind: 1}
    return left and (was.gift[told.hex], now.gift[told.hex]) == (None, told.kind)


def _giant_left(told: e.GiantLeft, was: State, now: State) -> bool:
    gone = was.clearings[told.clearing] == (*now.clearings[told.clearing], "giant")
    return gone and _home(told, was, now, "giant")


def _removed(told: e.WildlingRemoved, was: State, now: State) -> bool:
    match told.place:
        case "gift":
            gone = (was.gift[told.number], now.gift[told.number]) == (told.kind, None)
        case "camp":
            figures = list(was.camps[told.number])
            gone = figures.pop(told.camp - 1) == told.kind and tuple(figures) == now.camps[told.number]
        case _:
            gone = (told.kind, *now.clearings[told.number]) == was.clearings[told.number]
    return gone and _home(told, was, now, told.kind)


def _demand_made(told: e.DemandMade, was: State, now: State) -> bool:
    return now.agenda[-len(told.of) :] == [HandOver(told.seat, victim, told.kind) for victim in reversed(told.of)]


def _demanded(told: e.Demanded, was: State, now: State) -> bool:
    if told.handed_over:
        return _handed(was, now, told.victim, told.seat, ONES[told.kind])
    return not now.players[told.victim].hand[told.kind]


def _result(now: State) -> Result:
    assert now.result is not None
    return now.result


def _points_revealed(told: e.PointsRevealed, was: State, now: State) -> bool:
    open_to_all = WATCH.visible(now, NOBODY).players[told.seat]
    return point_cards(open_to_all) == told.cards


CHECKS: dict[type[Event], Check] = {
    e.FirstPlayerRolled: lambda told, was, now: all(1 <= die <= 6 for die in told.dice),
    e.FirstPlayerChosen: lambda told, was, now: now.first == now.active == told.seat,
    e.TurnBegan: lambda told, was, now: (now.active, now.turn) == (told.seat, was.turn + 1) == (told.seat, told.turn),
    e.TurnEnded: _player(lambda told, was, now: now.cards == was.cards + was.fresh and not now.fresh),
    # production
    e.DiceRolled: lambda told, was, now: now.rolled and not was.rolled,
    e.Produced: _produced,
    e.StartingIncome: lambda told, was, now: _from_supply(was, now, told.seat, told.gain),
    e.Discarded: lambda told, was, now: _from_supply(was, now, told.seat, _less(told.cards)),
    e.TormundMoved: lambda told, was, now: (was.tormund, now.tormund) == (told.origin, told.hex),
    e.CardStolen: lambda told, was, now: _handed(was, now, told.victim, told.thief, ONES[told.kind]),
    # trade
    e.OfferMade: _offer_made,
    e.OfferAnswered: _offer_answered,
    e.OfferFailed: _offer_failed,
    e.Traded: lambda told, was, now: _handed(was, now, told.seat, told.partner, minus(told.give, told.get)),
    e.TradeCancelled: lambda told, was, now: now.players == was.players,
    e.SupplyTraded: lambda told, was, now: _from_supply(
        was, now, told.seat, minus(ONES[told.get], one(told.give, told.rate))
    ),
    e.PileCounted: lambda told, was, now: now.bank == was.bank and now.bank[told.kind] == told.left < COUNTED_AT_MOST,
    e.Proposed: lambda told, was, now: now.proposal_of(told.seat) == Proposal(told.seat, told.give, told.want),
    e.ProposalDeclined: lambda told, was, now: (
        was.proposal_of(told.proposer) is not None and not now.proposal_of(told.proposer)
    ),
    e.OffersRefused: lambda told, was, now: (told.seat in now.refusing) == told.refusing != (told.seat in was.refusing),
    # building
    e.RoadBuilt: lambda told, was, now: (was.road[told.path], now.road[told.path]) == (NOBODY, told.seat),
    e.RoadMoved: _road_moved,
    e.SettlementFounded: _founded,
    e.KeepBuilt: _player(lambda told, was, now: (told.place in was.settlements) and now.keeps[-1] == told.place),
    e.CardBought: lambda told, was, now: (
        now.players[told.seat].fresh == (*was.players[told.seat].fresh, told.card)
        and len(was.deck) - len(now.deck) == 1
    ),
    e.GuardPosted: lambda told, was, now: (
        now.wall[told.section] == (*was.wall[told.section], told.seat) and len(now.wall[told.section]) == told.post
    ),
    e.GuardPointsChanged: lambda told, was, now: guard_points(guards_of(now, told.seat)) == told.points,
    e.LongestRoadTaken: lambda told, was, now: (
        was.road_holder != told.seat == now.road_holder and now.players[told.seat].road_length == told.length
    ),
    e.LongestRoadLaidAside: lambda told, was, now: was.road_holder != NOBODY == now.road_holder,
    e.LargestPatrolTaken: lambda told, was, now: (
        was.patrol_holder != told.seat == now.patrol_holder and now.players[told.seat].patrols == told.patrols
    ),
    e.LargestPatrolLaidAside: lambda told, was, now: was.patrol_holder != NOBODY == now.patrol_holder,
    # development cards
    e.CardPlayed: _card_played,
    e.CardsTaken: lambda told, was, now: _from_supply(was, now, told.seat, told.cards),
    # north of the Wall
    e.TokensRevealed: _tokens_revealed,
    e.ReserveShuffled: lambda told, was, now: (
        Counter(now.reserve) == Counter(was.used) and len(now.reserve) == told.tokens and not (was.reserve or now.used)
    ),
    e.Mustered: _mustered,
    e.NoneLeftToMuster: lambda told, was, now: not now.frostfangs[told.kind] and now.camps == was.camps,
    e.RushBegan: lambda told, was, now: len(now.camps[told.clan]) == LIMITS.camps,
    e.NoAdvance: lambda told, was, now: (now.camps, now.clearings) == (was.camps, was.clearings),
    e.Advanced: _advanced,
    e.Crossed: _crossed,
    e.GuardLost: lambda told, was, now: was.wall[told.section] == (told.seat, *now.wall[told.section]),
    e.GiantLeft: _giant_left,
    e.InvasionBegan: lambda told, was, now: len(now.clearings[told.section]) > len(now.wall[told.section]),
    e.InvasionMarked: lambda told, was, now: now.invasions == told.invasions == was.invasions + 1,
    e.WildlingRemoved: _removed,
    # heroes
    e.HeroUsed: lambda told, was, now: (
        was.players[told.seat].hero_rested < now.players[told.seat].hero_rested == now.turn
        and now.players[told.seat].hero == told.hero
    ),
    e.HeroKept: _player(lambda told, was, now: now.hero == told.hero and now.flipped and not was.flipped),
    e.HeroTaken: lambda told, was, now: (
        now.players[told.seat].hero == told.hero and set(was.display) - set(now.display) == {told.hero}
    ),
    e.HeroReturned: lambda told, was, now: (
        was.players[told.seat].hero == told.hero
        and (now.players[told.seat].hero, now.players[told.seat].flipped) == (None, False)
        and set(now.display) - set(was.display) == {told.hero}
    ),
    e.HeroLostForGood: lambda told, was, now: now.lost_heroes == (*was.lost_heroes, told.hero) != now.display,
    e.DemandMade: _demand_made,
    e.Demanded: _demanded,
    e.GivenBack: lambda told, was, now: _handed(was, now, told.seat, told.to, ONES[told.kind]),
    e.HandSeen: lambda told, was, now: (
        now.agenda[-1] == TakeFromHand(told.seat, told.victim) and tuple(now.players[told.victim].hand[:5]) == told.hand
    ),
    e.CardTakenFromHand: lambda told, was, now: _handed(was, now, told.victim, told.seat, ONES[told.kind]),
    e.TopCardsSeen: lambda told, was, now: (
        now.agenda[-1] == ChooseVision(told.seat) and now.deck[: len(told.cards)] == told.cards
    ),
    # the end
    e.PointsRevealed: _points_revealed,
    e.GameWon: lambda told, was, now: (
        _result(now).winners == (told.seat,) and _result(now).points[told.seat] == told.points
    ),
    e.TragicEnd: lambda told, was, now: (
        _result(now).winners == told.winners and list(told.guards) == [guards_of(now, seat) for seat in _seats(now)]
    ),
}


def _seats(s: State) -> range:
    return range(len(s.players))


def _stories() -> Iterator[tuple[State, list[Moment]]]:
    """What came of each action of random games and of computer players', and of what is too rare in them."""
    for case in CASES:
        if case.game is not WATCH:
            continue
        opening: list[Event] = []
        s = case.new(SEED, opening)
        yield s, [Moment(event, s) for event in opening if isinstance(event, e.FirstPlayerRolled | e.FirstPlayerChosen)]
        for moment in (*recorded(case), *recorded_bots(case, "steady")):
            yield _story(moment.position, moment.deed.action, by=moment.deed.by)
    reneges = watch().turn(BLUE).hand(BLUE, wool=1).hand(RED, grain=1)
    reneges.s.proposals = (Proposal(RED, ONES[ORE], ONES[WOOL]),)  # he has no ore by now
    yield _story(reneges.s, TakeProposal(RED))
    bereft = watch().camps(river="GGGG", cave="GGGG")
    bereft.s.agenda = [Muster("hornfoot_giant"), PostFreeGuard(BLUE)]
    yield _story(bereft.s, PostGuard(0))
    emptied = watch()
    emptied.s.used, emptied.s.reserve = emptied.s.reserve, ()
    emptied.s.agenda = [RevealFromReserve(BLUE), PostFreeGuard(BLUE)]
    yield _story(emptied.s, PostGuard(0))
    spent = watch().hero(RED, "yoren").patrols(RED, 3).holds(patrol=RED).before_roll(RED)
    yield _story(spent.s, UseHero(), PostGuard(0))
    yield _story(watch(tragedy_of_heroes=True).roll(4, 4, 4).s, LoseHero("mance_rayder"))


def _story(s: State, *actions: Action, by: int | None = None) -> tuple[State, list[Moment]]:
    played = s.copy()
    witness = Witness(played)
    for action in actions:
        play(played, action, witness, by)
    return s, witness.moments


def test_every_event_is_told_when_it_has_happened() -> None:
    met = told_in_time(_stories(), CHECKS)
    assert set(CHECKS) == set(leaves(Event, "watch"))
    assert met == set(CHECKS)


def test_everybody_can_look_at_the_position_of_an_event() -> None:
    """Also of one in the middle of a step, and those who take no seat."""
    for _, story in islice(_stories(), 0, None, 5):
        for event, position in story:
            for seat in (NOBODY, *_seats(position)):
                view = WATCH.visible(position, seat)
                assert WATCH.visible(view, seat) == view, event
