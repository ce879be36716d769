"""What each development card does (chapter 9)."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from ...kernel import Action, Decision, Denial, EventSink, Move, Step, then
from ..bundles import ONES, ways
from ..data import CARDS, LIMITS, Bundle, CardId
from ..events import CardPlayed, CardsTaken, WildlingRemoved
from ..fights.tormund import MoveTormund
from ..fights.wall import PostFreeGuard, can_post_guard
from ..fights.wildlings import figure_returns
from ..land.building import build_road
from ..land.ground import WHOLE_GIFT
from ..land.roads import may_go_on, no_road, open_paths
from ..scoring import CHECK_VICTORY, CheckVictory, declare_victory, points
from ..specials import AwardLargestPatrol
from ..state import CardSeen, State, resource_of
from ..supply import cannot_take, gain, gain_one, low_piles, tell_low_piles


class PlayCard(Move[State], frozen=True):
    """GC-4.5, GC-9.1: at any moment of the own turn, one card at most."""

    card: CardId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["PlayCard"]:
        player = s.players[seat]
        return [_PLAYS[card] for card in dict.fromkeys(player.cards + player.fresh) if card != "?"]

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["PlayCard"]:
        cards = s.players[seat].cards
        if s.card_played or not cards:
            return ()
        return [play for play in _progress(cards) if _no_use(s, seat, play.card) is None]

    def why_not(self, s: State, seat: int) -> Denial | None:
        player = s.players[seat]
        if self.card not in player.cards + player.fresh:
            return Denial("card_not_held", "GC-9.1")
        if CARDS[self.card].kind == "point":
            return Denial("points_are_kept", "GC-9.13")
        if s.card_played:
            return Denial("one_card_a_turn", "GC-9.1")
        if self.card not in player.cards:
            return Denial("bought_this_turn", "GC-9.2")
        return _no_use(s, seat, self.card)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        place = player.cards.index(self.card)
        player.cards = player.cards[:place] + player.cards[place + 1 :]
        s.card_played = True
        if self.card == "ranger_patrol":
            player.patrols += 1  # GC-9.8
        else:
            s.box += (self.card,)  # GC-9.9
        out.append(CardPlayed(seat, self.card))
        then(s, *_EFFECTS[self.card](s, seat))


_PLAYS = {card: PlayCard(card) for card in CARDS}


@lru_cache(maxsize=1024)
def _progress(cards: tuple[CardSeen, ...]) -> tuple[PlayCard, ...]:
    """Each card that may be played at all, once."""
    return tuple(_PLAYS[card] for card in dict.fromkeys(cards) if card != "?" and CARDS[card].kind != "point")


def _no_use(s: State, seat: int, card: CardId) -> Denial | None:
    """Cards that would do nothing cannot be played."""
    if card == "road_building" and (s.pieces_left(seat, "road") <= 0 or not may_go_on(s, seat)):
        return Denial("no_road_possible", "GC-9.10")
    if card == "new_recruits" and not can_post_guard(s, seat):
        return Denial("no_guard_possible", "GC-9.12")
    if card == "winter_is_coming" and not any(s.bank):
        return Denial("supply_is_short", "GC-9.11")
    return None


# Ranger Patrol


def _ranger(s: State, seat: int) -> list[Step[State]]:
    """GC-9.4, GC-9.5: Tormund; or in Brotherhood a wildling of the Gift, if there is one (GC-9.6). The patrol counts
    before, and may win the game at once (GC-9.14)."""
    choice = RangerChoice(seat) if s.brotherhood and s.in_the_gift else MoveTormund(seat)
    return [AwardLargestPatrol(), CHECK_VICTORY[seat], choice]


class GoAfterTormund(Action, frozen=True):
    """Option A."""


class DriveOut(Action, frozen=True):
    """Option B: this wildling back to the Frostfangs, and a card of the land it stood on."""

    hex: int


class RangerChoice(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[Action]:
        return [GoAfterTormund(), *(DriveOut(hex) for hex in s.ground.hexes)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        match action:
            case GoAfterTormund():
                return None
            case DriveOut(hex):
                return None if has_wildling(s, hex) else Denial("no_wildling_there", "GC-9.6")
            case _:
                return Denial("not_now", "GC-25.14")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if not isinstance(action, DriveOut):
            then(s, MoveTormund(self.seat))
            return
        remove_from_gift(s, action.hex, out)
        kind = resource_of(s.layout, action.hex)  # it pays even under Tormund (GC-9.7)
        low = low_piles(s)
        if gain_one(s, self.seat, kind):
            out.append(CardsTaken(self.seat, ONES[kind]))
            tell_low_piles(s, low, out)


def has_wildling(s: State, hex: int) -> bool:
    return hex in s.ground.hexes and s.gift[hex] is not None


def remove_from_gift(s: State, hex: int, out: EventSink) -> None:
    kind = s.gift[hex]
    assert kind is not None
    s.gift = (*s.gift[:hex], None, *s.gift[hex + 1 :])
    figure_returns(s, kind)
    out.append(WildlingRemoved(kind, "gift", hex))


# Road Building


def _roads(s: State, seat: int) -> list[Step[State]]:
    return [FreeRoad(seat, 2)]


class LayRoad(Action, frozen=True):
    path: int


class StopRoads(Action, frozen=True):
    pass


_LAY = tuple(LayRoad(path) for path in range(len(WHOLE_GIFT.ends)))
_STOP = StopRoads()


class FreeRoad(Decision[State], frozen=True):
    """GC-9.10: up to two, one after the other; the first is not optional."""

    left: int

    def actions(self, s: State) -> Sequence[Action]:
        return [*(_LAY[path] for path in s.ground.edges), _STOP]

    def options(self, s: State) -> Sequence[Action]:
        roads: list[Action] = [_LAY[path] for path in open_paths(s, self.seat)]
        return roads if self.left == 2 else [*roads, _STOP]

    def why_not(self, s: State, action: Action) -> Denial | None:
        match action:
            case LayRoad(path):
                return no_road(s, self.seat, path)
            case StopRoads():
                return Denial("lay_one_first", "GC-9.10") if self.left == 2 else None
            case _:
                return Denial("not_now", "GC-25.15")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if not isinstance(action, LayRoad):
            return
        if self.left == 2:
            then(s, CheckVictory(self.seat), SecondFreeRoad(self.seat))
        build_road(s, self.seat, action.path, out)


class SecondFreeRoad(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if s.pieces_left(self.seat, "road") > 0 and may_go_on(s, self.seat):
            then(s, FreeRoad(self.seat, 1))


# Winter Is Coming


def _winter(s: State, seat: int) -> list[Step[State]]:
    return [Winter(seat)]


class TakeCards(Action, frozen=True):
    cards: Bundle


class Winter(Decision[State], frozen=True):
    """GC-9.11: two cards, equal or different, as far as the supply holds them."""

    def count(self, s: State) -> int:
        return min(2, sum(s.bank))

    def actions(self, s: State) -> Sequence[TakeCards]:
        return [TakeCards(cards) for cards in ways((2, 2, 2, 2, 2), self.count(s), 15)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeCards):
            return Denial("not_now", "GC-25.16")
        if sum(action.cards) != self.count(s):
            return Denial("wrong_number_of_cards", "GC-9.11", {"count": self.count(s), "chosen": sum(action.cards)})
        return cannot_take(s, action.cards, "GC-9.11")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeCards)
        low = low_piles(s)
        gain(s, self.seat, action.cards)
        out.append(CardsTaken(self.seat, action.cards))
        tell_low_piles(s, low, out)


# New Recruits


def _recruits(s: State, seat: int) -> list[Step[State]]:
    return [PostFreeGuard(seat)]


_EFFECTS: dict[CardId, Callable[[State, int], list[Step[State]]]] = {
    "ranger_patrol": _ranger,
    "road_building": _roads,
    "winter_is_coming": _winter,
    "new_recruits": _recruits,
}


# Victory points


class ClaimVictory(Move[State], frozen=True):
    """GC-9.13: show one's point cards when they bring the total to ten. The program does it unasked unless the
    table wants to say so itself (GC-11.5). Where one wins at the end of the turn only, to claim is to end it."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["ClaimVictory"]:
        return _CLAIM

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["ClaimVictory"]:
        return _CLAIM if s.options.confirm_victory and _CLAIM[0].why_not(s, seat) is None else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.options.victory_at_end_of_turn and not (s.options.confirm_victory and s.rolled):
            return Denial("only_at_the_end_of_the_turn", "GC-21.11")
        have = points(s, seat)
        if have < LIMITS.winning_points:
            return Denial("too_few_points", "GC-9.13", {"have": have, "need": LIMITS.winning_points})
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        declare_victory(s, seat, out)


_CLAIM = (ClaimVictory(),)
