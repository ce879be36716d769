"""Draw: cards from the deck into the hand, some of them elsewhere (chapter 11)."""

from collections.abc import Sequence
from itertools import permutations

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..data import CardId
from ..effect import Effect
from ..events import CardsAssigned
from ..hand import draw, in_reach, look_at, put_on_top
from ..state import THE_OWNER, State


class Draw(Effect, frozen=True):
    count: int
    discard: int = 0
    top: int = 0
    if_any: bool = False  # draws what there is (NG-12.43)

    @property
    def keep(self) -> int:
        return self.count - self.discard - self.top

    def why_not(self, s: State, seat: int) -> Denial | None:
        """NG-11.6."""
        reach = in_reach(s.players[seat])
        needed = 1 if self.if_any else self.count
        return None if reach >= needed else Denial("too_few_cards", "NG-11.6", {"needed": needed, "held": reach})

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (DrawCards(seat, self),)


class DrawCards(Step[State], frozen=True):
    seat: int
    effect: Draw

    def run(self, s: State, out: EventSink) -> None:
        if self.effect.why_not(s, self.seat) is not None:
            return
        if self.effect.keep == self.effect.count:
            draw(s, self.seat, self.effect.count, out)
        else:
            look_at(s, self.seat, self.effect.count, out)
            s.agenda.append(Assigning(self.seat, self.effect))  # equal cards, too, or all would know


class Assign(Action, frozen=True):
    """What becomes of the drawn cards. The first returned one lies on top, the last discarded one likewise."""

    keep: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    top: tuple[CardId, ...]


class Assigning(Decision[State], frozen=True):
    """NG-24.15."""

    effect: Draw

    def actions(self, s: State) -> Sequence[Assign]:
        drawn, kept = s.players[self.seat].drawn, self.effect.keep
        split = kept + self.effect.discard
        orders = [(tuple(sorted(order[:kept])), order[kept:split], order[split:]) for order in permutations(drawn)]
        return [Assign(*order) for order in dict.fromkeys(orders)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Assign):
            return NOT_NOW
        if sorted(action.keep + action.discard + action.top) != sorted(s.players[self.seat].drawn):
            return Denial("not_these_cards", "NG-11.4")
        if (len(action.discard), len(action.top)) != (self.effect.discard, self.effect.top):
            return Denial("not_so_many", "NG-11.2", {"discard": self.effect.discard, "top": self.effect.top})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Assign)
        player = s.players[self.seat]
        player.drawn = ()
        player.hand += action.keep
        player.discard += action.discard
        put_on_top(player, action.top, THE_OWNER)
        out.append(CardsAssigned(self.seat, len(action.keep), action.discard, len(action.top)))
