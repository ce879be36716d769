"""What cards, buildings and resources are worth to a seat, in points expected until the end."""

from functools import lru_cache
from math import exp

from ...rules.wild.cards.effects import gain_of
from ...rules.wild.data import (
    ACHIEVEMENTS,
    BUILDINGS,
    CARDS,
    HALLS,
    NUMBERS,
    RESOURCES,
    SHARES,
    AchievementId,
    Amount,
    BuildingId,
    Card,
    Resource,
)
from ...rules.wild.scoring import counts_of
from ...rules.wild.state import State
from ..lazily import lazily
from . import weights as w
from .card_worth import action_worth, counting

MAKERS: dict[Resource, list[BuildingId]] = {
    kind: [each for each, spec in BUILDINGS.items() if spec.produces == kind] for kind in RESOURCES
}
STORAGES: dict[Resource, list[BuildingId]] = {
    kind: [each for each, spec in BUILDINGS.items() if spec.stores == kind] for kind in RESOURCES
}
STORED = {f"stored_{kind}" for kind in RESOURCES}


def rounds_left(s: State) -> float:
    """After this one, by the leader's pace."""
    if s.last_round:
        return 0.0
    best = max(player.points for player in s.players)
    return max(0.0, (s.target - best) / (w.PACE + w.PACE_LATER * best) - 0.5)


@lru_cache(maxsize=4096)
def share(counts: tuple[int, ...], seat: int, more: int, left: float) -> float:
    """Of the points of an achievement, if this seat had so many more of what it counts."""
    mine = counts[seat] + more
    if not mine:
        return 0.0
    lead = mine - max(count for other, count in enumerate(counts) if other != seat)
    return SHARES[1] / (1 + exp(-max(-20.0, min(20.0, lead / (w.SPREAD + w.SPREAD_A_ROUND * left)))))


def promised(achievement: AchievementId, counts: tuple[int, ...], seat: int, more: int, left: float) -> float:
    """Of its points, in the last count. What lies in the stores is spent before, if that is far."""
    counts_for = max(0.0, 1 - left) if ACHIEVEMENTS[achievement].metric in STORED else 1.0
    return counts_for * share(counts, seat, more, left) if counts_for else 0.0


class Worth:
    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.left = rounds_left(s)
        self._counts: dict[AchievementId, tuple[int, ...]] = {}
        self._more: dict[tuple[AchievementId, int], float] = {}

    # Resources

    def resource(self, kind: Resource, later: float = 0.0) -> float:
        """One of it, so many rounds from now."""
        beer = w.BEER_AT_LAST + w.BEER_A_ROUND * max(self.left - later, 0.0)
        return beer if kind == "beer" else beer * w.GOLD

    def amount(self, amount: Amount) -> float:
        return amount.beer * self.resource("beer") + amount.gold * self.resource("gold")

    def income(self, kind: Resource, rounds: float) -> float:
        """One in each of the last rounds."""
        beer = w.BEER_AT_LAST * rounds + w.BEER_A_ROUND * rounds * max(rounds - 1, 0.0) / 2
        return beer if kind == "beer" else beer * w.GOLD

    # Cards

    @lazily
    def hand_size(self) -> int:
        return NUMBERS.hand + self.standing["tavern"]

    @lazily
    def rounds_of_use(self) -> float:
        """For what is bought now: it waits under the discard pile until the deck is through."""
        return max(0.0, self.left - len(self.player.deck) / self.hand_size)

    @lazily
    def often(self) -> float:
        """How often one card of the deck comes into the hand in a round."""
        return min(1.0, self.hand_size / (len(self.player.owned) + 1))

    @lazily
    def ordinary(self) -> float:
        """What a card that comes into the hand brings in all those rounds."""
        return w.DRAWN_BEER * self.income("beer", self.rounds_of_use) + w.DRAWN_FIGHT * self.rounds_of_use

    def card(self, card: Card) -> float:
        """To own one more of it."""
        brought = self._resources_of(card) + self.action_of(card) * self.rounds_of_use
        brought += card.draw * self.ordinary
        first = w.FIRST_DEFENCE if card.defends and not self.defends else 0.0
        return self.often * (brought - w.ORDINARY * self.ordinary) + self.of_having(card) + first * min(self.left, 1.0)

    @lazily
    def defends(self) -> bool:
        """Whether anything that it owns does."""
        return any(CARDS[card].defends for card in self.player.owned)

    def _resources_of(self, card: Card) -> float:
        gain, income = gain_of(self.s, self.seat, card), self._income_of_use
        worth = gain.beer * income["beer"] + gain.gold * income["gold"]
        worth += card.choose * income["gold"]
        if card.steal:
            worth += w.STOLEN * income[card.steal]
        if card.show and card.token:
            worth += self.ordinary + w.SHOWN * income[card.token]
        return worth

    @lazily
    def _income_of_use(self) -> dict[Resource, float]:
        return {kind: self.income(kind, self.rounds_of_use) for kind in RESOURCES}

    def action_of(self, card: Card) -> float:
        """What else it does, each time."""
        strength = card.strength
        if card.strength_per_building:
            strength += self.standing[card.strength_per_building]
        return action_worth(card.id, strength)

    def in_hand(self, card: Card) -> float:
        """To have it in hand in a turn to come."""
        resources = self.amount(gain_of(self.s, self.seat, card)) + card.choose * self.resource("gold")
        drawn = (card.draw + bool(card.show)) * (self.resource("beer") + w.DRAWN_FIGHT)
        return resources + drawn + self.action_of(card)

    def of_having(self, card: Card) -> float:
        """In the last count, wherever it is."""
        return sum(map(self.more, counting(self.s.achievements, card.id)))

    def more(self, achievement: AchievementId, count: int = 1) -> float:
        key = achievement, count
        if key not in self._more:
            counts = self._counts_of(achievement)
            then, now = (promised(achievement, counts, self.seat, more, self.left) for more in (count, 0))
            self._more[key] = then - now
        return self._more[key]

    def _counts_of(self, achievement: AchievementId) -> tuple[int, ...]:
        if achievement not in self._counts:
            self._counts[achievement] = counts_of(self.s, achievement)
        return self._counts[achievement]

    # Buildings

    @lazily
    def standing(self) -> dict[BuildingId, int]:
        """How many of each kind."""
        kinds = [building.kind for building in self.player.town]
        return {kind: kinds.count(kind) for kind in BUILDINGS}

    def building(self, kind: BuildingId) -> float:
        spec = BUILDINGS[kind]
        worth = -w.BUILDING_IN_THE_WAY * self.left + w.KEEP * spec.keeps * self.left
        if spec.produces:
            worth += self.income(spec.produces, self.left)
        if spec.stores:
            worth += min(w.STORE * self._filling(spec.stores), 1.0) * self.left
        if spec.draws:
            worth += spec.draws * (w.DRAWN_BEER * self.income("beer", self.left) + w.DRAWN_FIGHT * self.left)
        return worth + sum(self.more(each) for each in self.s.achievements if ACHIEVEMENTS[each].metric == "buildings")

    def _filling(self, kind: Resource) -> float:
        """How many buildings would fill another storage of this kind."""
        makers, stores = (sum([self.standing[each] for each in kinds]) for kinds in (MAKERS[kind], STORAGES[kind]))
        return max(0.0, min(w.STORE_MOST, makers + 0.5) - stores)

    def hall(self) -> float:
        """The next Town Hall."""
        level = self.player.level + 1
        room = (w.ROOM if level == 2 else w.ROOM_LATER) * self.left
        limit = self.player.limit
        if limit is not None and self.player.buildings < limit - 1:
            room *= w.NO_NEED_YET
        return room + HALLS[level].vp
