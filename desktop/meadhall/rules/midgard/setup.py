"""From options to the first position (chapter 2)."""

from collections.abc import Sequence

from ..kernel import Action, Chance, Decision, Denial, EventSink, Outcome, Step, then
from ..kernel.step import NOT_NOW
from . import options as house
from .asking import ask
from .cards.sage import draw_destinies
from .data import (
    DESTINIES,
    DICE,
    DRAUGR,
    JOURNEY_CARDS,
    LEADERS,
    MERCHANTS,
    MONSTERS,
    RUNES,
    SHIPS,
    STALLS,
    START,
    TABLES,
    TROLLS,
    LeaderId,
    StallId,
)
from .events import DestiniesDrawn, FirstPlayerChosen, LeaderChosen, StallsDealt
from .flow import BeginRound
from .goods import gain, take_blame
from .options import Options
from .state import Coast, Player, State


def new(options: Options, players: int, seed: int, out: EventSink, laid: Sequence[Outcome] = ()) -> State:
    """The position before anything is asked; its agenda says how the game begins."""
    house.check(options, players)
    swords, spears, axes = (die.count for die in DICE)
    s = State(
        chance=Chance(seed, list(laid)),
        options=options,
        players=[Player(workers=TABLES[players].workers) for _ in range(players)],
        supply=(swords, spears, axes),
        yard=tuple(ship.id for ship in SHIPS.values() if ship.kind == "private" and ship.min_players <= players),
        coasts=(Coast(),) * TABLES[players].open_shores,
    )
    _deal_stalls(s, out)
    _shuffle_decks(s)
    _choose_first(s, out)
    if options.leaders == "dealt":
        dealt: list[LeaderId] = s.chance.shuffle(LEADERS)
        for seat in range(players):
            take_leader(s, seat, dealt[seat], out)
        then(s, HandOut(), BeginRound())
    else:
        picking = (*reversed(s.turn_order[1:]), s.first)
        then(s, *(LetPick(seat) for seat in picking), HandOut(), BeginRound())
    return s


def _deal_stalls(s: State, out: EventSink) -> None:
    """CM-2.2: spaces without a stall are closed."""
    size = TABLES[len(s.players)]
    spaces: list[StallId | None] = []
    for kind, count in (("military", size.military_stalls), ("trade", size.trade_stalls)):
        stalls: list[StallId] = s.chance.shuffle([stall.id for stall in STALLS.values() if stall.kind == kind])
        spaces += stalls[:count]
        spaces += [None] * (2 - count)
    s.stalls = tuple(spaces)
    out.append(StallsDealt(s.stalls))


def _shuffle_decks(s: State) -> None:
    """CM-2.4."""
    s.rune_deck = tuple(s.chance.shuffle(tuple(RUNES)))
    s.destiny_deck = tuple(s.chance.shuffle(tuple(DESTINIES)))
    s.merchant_deck = tuple(s.chance.shuffle(tuple(MERCHANTS)))
    s.troll_deck = tuple(s.chance.shuffle(TROLLS))
    s.draugr_deck = tuple(s.chance.shuffle(DRAUGR))
    s.journey_deck = tuple(s.chance.shuffle(JOURNEY_CARDS))
    s.monster_deck = tuple(s.chance.shuffle(MONSTERS))


def _choose_first(s: State, out: EventSink) -> None:
    """CM-2.6."""
    chosen = s.options.first_player
    s.first = s.active = s.chance.roll(len(s.players)) - 1 if chosen == "auto" else int(chosen) - 1
    out.append(FirstPlayerChosen(s.first))


# The choice of leaders (CM-2.7)


class LetPick(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        s.active = self.seat
        s.turn += 1
        ask(s, PickLeader(self.seat), out)


class TakeLeader(Action, frozen=True):
    leader: LeaderId


class PickLeader(Decision[State], frozen=True):
    """D-01."""

    def actions(self, s: State) -> Sequence[TakeLeader]:
        return [TakeLeader(leader) for leader in LEADERS]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeLeader):
            return NOT_NOW
        if any(player.leader == action.leader for player in s.players):
            return Denial("leader_taken", "CM-2.7")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeLeader)
        take_leader(s, self.seat, action.leader, out)


def take_leader(s: State, seat: int, leader: LeaderId, out: EventSink) -> None:
    s.players[seat].leader = leader
    out.append(LeaderChosen(seat, leader))


class HandOut(Step[State], frozen=True):
    """CM-2.8, CM-2.11, and the blame of CM-17.2."""

    def run(self, s: State, out: EventSink) -> None:
        for seat in s.turn_order:
            gain(s, seat, START, "start", out)
            cards = draw_destinies(s, 1)
            s.players[seat].destinies = cards
            out.append(DestiniesDrawn(seat, cards))
            if s.options.distrust:
                take_blame(s, seat, "distrust", out)
