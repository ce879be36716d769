"""From options to the first position (chapter 2)."""

from collections.abc import Sequence

from ..kernel import Action, Chance, Decision, Denial, EventSink, Outcome, Step, then
from ..kernel.step import NOT_NOW
from . import options as house
from .asking import ask
from .data import (
    ACHIEVEMENTS,
    ASGARD,
    BUILDINGS,
    CARDS,
    CHIEFS,
    FIRST_GAME,
    MISSION_CARDS,
    MISSIONS,
    NUMBERS,
    PATH,
    STACKS,
    STARTERS,
    ChiefId,
)
from .events import AchievementsShown, AsgardShown, ChiefTaken, FirstPlayerChosen, PathLaid
from .flow import BeginRound
from .missions import fill_slots
from .options import Options
from .state import Player, State


def new(options: Options, players: int, seed: int, out: EventSink, laid: Sequence[Outcome] = ()) -> State:
    """The position before anything is asked; its agenda says how the game begins."""
    house.check(options, players)
    s = State(
        chance=Chance(seed, list(laid)),
        options=options,
        players=[Player(owned=tuple(sorted(STARTERS))) for _ in range(players)],
        stacks=tuple(CARDS[card].count for card in STACKS),
        lots=tuple(building.count for building in BUILDINGS.values()),
    )
    _choose_first(s, out)
    _lay_missions(s)
    _lay_asgard(s, out)
    _lay_achievements(s, out)
    _lay_path(s, out)
    for seat in s.turn_order:
        s.players[seat].deck = tuple(s.chance.shuffle(STARTERS))
        fill_slots(s, seat, out)
    if options.chiefs == "dealt":
        dealt: list[ChiefId] = s.chance.shuffle(CHIEFS)
        for seat in s.turn_order:
            take_chief(s, seat, dealt[seat], out)
        then(s, BeginRound())
    else:
        then(s, *(LetPick(seat) for seat in s.turn_order), BeginRound())
    return s


def _choose_first(s: State, out: EventSink) -> None:
    """VW-2.1."""
    chosen = s.options.first_player
    s.first = s.active = s.chance.roll(len(s.players)) - 1 if chosen == "auto" else int(chosen) - 1
    out.append(FirstPlayerChosen(s.first))


def _lay_missions(s: State) -> None:
    """VW-2.3: those worth 1 VP on top."""
    easy = [mission for mission in MISSION_CARDS if MISSIONS[mission].vp == 1]
    hard = [mission for mission in MISSION_CARDS if MISSIONS[mission].vp > 1]
    s.mission_deck = (*s.chance.shuffle(easy), *s.chance.shuffle(hard))


def _lay_asgard(s: State, out: EventSink) -> None:
    """VW-2.4 to VW-2.6."""
    players = len(s.players)
    fitting = s.chance.shuffle([card for card in ASGARD if CARDS[card].min_players <= players])
    dealt = fitting[: NUMBERS.asgard_each * players]
    s.asgard_row = tuple(dealt[: NUMBERS.asgard_on_show])
    s.asgard_deck = tuple(dealt[NUMBERS.asgard_on_show :])
    s.asgard_box = tuple(card for card in ASGARD if card not in dealt)
    out.append(AsgardShown(s.asgard_row))


def _lay_achievements(s: State, out: EventSink) -> None:
    """VW-2.7, VW-2.8."""
    if s.options.first_game:
        s.achievements = FIRST_GAME
    else:
        s.achievements = tuple(s.chance.shuffle(tuple(ACHIEVEMENTS))[: NUMBERS.achievements])
    out.append(AchievementsShown(s.achievements))


def _lay_path(s: State, out: EventSink) -> None:
    """VW-2.9."""
    cards = s.chance.shuffle(PATH)
    s.path, s.path_deck = tuple(cards[: NUMBERS.path_slots]), tuple(cards[NUMBERS.path_slots :])
    out.append(PathLaid(tuple(cards[: NUMBERS.path_slots])))


# The choice of chiefs, which has no effect on play (VW-2.10)


class LetPick(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        s.active = self.seat
        s.turn += 1
        ask(s, PickChief(self.seat), out)


class TakeChief(Action, frozen=True):
    chief: ChiefId


class PickChief(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[TakeChief]:
        return [TakeChief(chief) for chief in CHIEFS]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeChief) or action.chief not in CHIEFS:
            return NOT_NOW
        if any(player.chief == action.chief for player in s.players):
            return Denial("chief_taken", "VW-2.10")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeChief)
        take_chief(s, self.seat, action.chief, out)


def take_chief(s: State, seat: int, chief: ChiefId, out: EventSink) -> None:
    s.players[seat].chief = chief
    out.append(ChiefTaken(seat, chief))
