"""What players gain and pay; goods are endless, dice are not (chapter 1)."""

from collections.abc import Sequence

from ..kernel import Action, Decision, Denial, EventSink
from ..kernel.step import NOT_NOW
from .asking import ask
from .data import GOODS, NO_DICE, Bundle, Dice
from .events import BlameShed, BlameTaken, DiceGained, DiceLost, DiceWasted, Gained, Paid
from .state import State, choices, minus, plus, room, within

NOTHING = Bundle()


def gain(s: State, seat: int, bundle: Bundle, source: str, out: EventSink) -> None:
    """Goods first, then dice; which dice may be a question, so this is the last thing that a step does."""
    player = s.players[seat]
    player.food += bundle.food
    player.wood += bundle.wood
    player.coins += bundle.coins
    player.favour += bundle.favour
    player.glory += bundle.glory
    goods = Bundle(bundle.food, bundle.wood, bundle.coins, bundle.favour, bundle.glory)
    if goods != NOTHING:
        out.append(Gained(seat, goods, source))
    if bundle.dice != NO_DICE:
        gain_dice(s, seat, bundle.dice, source, out)


def gain_dice(s: State, seat: int, dice: Dice, source: str, out: EventSink) -> None:
    """From the supply, what is there of them (CM-1.8), as many as fit (CM-1.7)."""
    swords, spears, axes = (min(wanted, there) for wanted, there in zip(dice, s.supply, strict=True))
    ask(s, TakeDice(seat, (swords, spears, axes), source), out)


class Take(Action, frozen=True):
    dice: Dice


class TakeDice(Decision[State], frozen=True):
    """D-10: which of several dice, where not all of them fit."""

    offered: Dice
    source: str

    def actions(self, s: State) -> Sequence[Take]:
        return [Take(dice) for dice in choices(self.offered, self._count(s))]

    def _count(self, s: State) -> int:
        return min(sum(self.offered), room(s, self.seat))

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Take):
            return NOT_NOW
        if not within(action.dice, self.offered) or sum(action.dice) != self._count(s):
            return Denial("take_as_many_as_fit", "CM-1.7", {"count": self._count(s)})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Take)
        if any(action.dice):
            player = s.players[self.seat]
            s.supply = minus(s.supply, action.dice)
            player.dice = plus(player.dice, action.dice)
            out.append(DiceGained(self.seat, action.dice, self.source))
        if action.dice != self.offered:
            out.append(DiceWasted(self.seat, minus(self.offered, action.dice)))


def to_supply(s: State, seat: int, dice: Dice, reason: str, out: EventSink) -> None:
    """Dice that have just been taken from wherever they were (CM-1.9)."""
    if any(dice):
        s.supply = plus(s.supply, dice)
        out.append(DiceLost(seat, dice, reason))


def cannot_pay(s: State, seat: int, price: Bundle, rule: str) -> Denial | None:
    player = s.players[seat]
    for name in GOODS:
        needed: int = getattr(price, name)
        held: int = getattr(player, name)
        if held < needed:
            return Denial(f"not_enough_{name}", rule, {"needed": needed, "held": held})
    return None


def pay(s: State, seat: int, price: Bundle, purpose: str, out: EventSink) -> None:
    player = s.players[seat]
    player.food -= price.food
    player.wood -= price.wood
    player.coins -= price.coins
    player.favour -= price.favour
    if price != NOTHING:
        out.append(Paid(seat, price, purpose))


def take_blame(s: State, seat: int, source: str, out: EventSink) -> None:
    s.players[seat].blame += 1
    out.append(BlameTaken(seat, source))


def shed_blame(s: State, seat: int, out: EventSink) -> None:
    """If there is any (CM-11.3)."""
    player = s.players[seat]
    if player.blame:
        player.blame -= 1
        out.append(BlameShed(seat))
