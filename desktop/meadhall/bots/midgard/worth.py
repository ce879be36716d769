"""What a position is worth to a seat, in glory expected at the end: what the steady player compares."""

from collections.abc import Sequence
from functools import lru_cache

from ...rules.midgard.cards.destinies import counted
from ...rules.midgard.data import DESTINIES, LIMITS, RUNES, SHIPS, CardId, Dice, Metric
from ...rules.midgard.state import Player, State, owned
from . import weights as w
from .prospects import Scene, prospects_in
from .standing import blame_price, destiny_worth, sets_worth


class Worth:
    """For one seat at one question."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = LIMITS.rounds - s.round
        self.prospects = prospects_in(Scene(s, seat))
        self._most: dict[Metric, int] = {}

    def of(self, s: State) -> float:
        player = s.players[self.seat]
        return (
            player.glory
            + self._of_favour(player)
            + self.goods(player, player.food, player.wood, player.coins)
            + self.vikings(owned(s, self.seat))
            + self.of_possessions(s, player)
            + sets_worth(player)
            + sum([self.destiny(s, card) for card in (*player.destinies, *player.shown)])
            - blame_price(player.blame, self.left)
            + self.prospects.of(s)
        )

    def destiny(self, s: State, card: CardId) -> float:
        """Whatever one does with workers, the others have what they had."""
        metric = DESTINIES[card].metric
        most = self._most.get(metric)
        if most is None:
            most = self._most[metric] = max([counted(self.s, other, metric) for other in self.s.others(self.seat)])
        return destiny_worth(card, counted(s, self.seat, metric), most, self.s.round, self.s.options.hall_of_fame)

    def _of_favour(self, player: Player) -> float:
        return player.favour * (w.FAVOUR if self.left else LIMITS.favour_glory)

    def goods(self, player: Player, food: int, wood: int, coins: int) -> float:
        return goods_worth(self.left, player.workers, food, wood, coins)

    def vikings(self, dice: Dice) -> float:
        return vikings_worth(dice, self.prospects.viking)

    def of_possessions(self, s: State, player: Player) -> float:
        worth = w.WORKER * player.workers
        worth += 0.0 if player.spare else w.WORKER_A_ROUND * self.left
        worth += w.FIRST * (s.first == self.seat and self.left > 0)
        if player.runes or player.used_runes:
            worth += sum([RUNES[rune].glory for rune in (*player.runes, *player.used_runes)])
            worth += sum([w.RUNE_USES[rune] for rune in player.runes]) * (1.0 if self.left else w.LAST_RUNES)
        if player.ship:
            ship = SHIPS[player.ship]
            worth += ship.glory + w.SHIP_A_ROUND * (ship.capacity - w.SMALLEST_LOAD) * self.left
        return worth


@lru_cache(maxsize=1 << 14)
def goods_worth(left: int, workers: int, food: int, wood: int, coins: int) -> float:
    use = min((left + w.LAST_USES * workers) / w.ROUNDS_OF_USE, 1.0)
    useful = _in(w.FOOD, food) + _in(w.WOOD, wood) + _in(w.COINS, coins)
    return use * useful + (1 - use) * w.COIN * coins


@lru_cache(maxsize=4096)
def vikings_worth(dice: Dice, each: tuple[float, ...]) -> float:
    worth = sum(count * viking for count, viking in zip(dice, each, strict=True))
    crowd = max(sum(dice) - w.CROWDED, 0)
    return worth * (1 - (1 - w.IN_A_CROWD) * crowd / sum(dice)) if crowd else worth


def _in(table: Sequence[float], count: int) -> float:
    """More than it goes on to is worth no more."""
    return table[min(count, len(table) - 1)]
