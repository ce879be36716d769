"""What a position is worth to a seat, in fame expected at the end: what the steady player compares."""

from collections.abc import Sequence
from typing import NamedTuple

from ...rules.northgard.cards.achievements import ACHIEVEMENTS, Count
from ...rules.northgard.data import LIMITS, LORE, UNREST, CardId
from ...rules.northgard.state import NOBODY, Player, State, warriors_on_map
from ...rules.northgard.winter import upkeep
from ..foresight import between
from . import weights as w
from .cards.worth import deck_worth
from .fights.danger import Danger
from .land.ground import Ground, Grounds, Realm
from .land.outlook import Front, Fronts, Outlook
from .season import Season


class Deck(NamedTuple):
    worth: float
    achievements: list[Count]


class Parted(NamedTuple):
    """Who holds which land, and what follows from that alone."""

    realms: Sequence[Realm]  # by seat
    hostile: Sequence[tuple[int, int]]  # seats and territories of the rivals
    land: float  # of theirs
    strongholds: float


class Worth:
    """For one seat at one time of the year; in a team for both partners."""

    def __init__(self, s: State, seat: int, season: Season, danger: Danger) -> None:
        partner = s.partner_of(seat)
        self.seat = seat
        self.party = (seat,) if partner == NOBODY else (seat, partner)
        self.rivals = s.opponents(seat)
        self.season = season
        self.grounds = Grounds(season)
        self._fronts = Fronts(season, danger)
        self._parts: dict[tuple[Ground, tuple[int, ...]], Parted] = {}
        self._goods: dict[tuple[object, ...], tuple[float, float]] = {}
        self._decks: dict[tuple[CardId, ...], Deck] = {}

    def of(self, s: State) -> float:
        if s.result is not None:
            return w.WON if self.seat in s.result.winners else -w.WON
        ground = self.grounds.of(s)
        parts = self._parted(s, ground)
        front = self._fronts.of(s, ground, parts.hostile)
        own = sum([self._of_seat(s, seat, parts.realms[seat], front) for seat in self.party])
        return own + parts.strongholds - self._of_rivals(s, parts)

    def _parted(self, s: State, ground: Ground) -> "Parted":
        key = ground, tuple(s.owner)
        parts = self._parts.get(key)
        if parts is None:
            realms = ground.realms(s)
            hostile = tuple([(seat, region) for seat in self.rivals for region in realms[seat].regions])
            land = sum([realms[seat].worth for seat in self.rivals])
            parts = self._parts[key] = Parted(realms, hostile, land, self._of_strongholds(s, realms))
        return parts

    def _of_seat(self, s: State, seat: int, realm: Realm, front: Front) -> float:
        return sum(self._shares(s, seat, realm, front))

    def shares(self, s: State, seat: int) -> tuple[float, ...]:
        """What the worth of a seat is made of, in the order of SHARES."""
        ground = self.grounds.of(s)
        parts = self._parted(s, ground)
        return self._shares(s, seat, parts.realms[seat], self._fronts.of(s, ground, parts.hostile))

    def _shares(self, s: State, seat: int, realm: Realm, front: Front) -> tuple[float, ...]:
        outlooks = [front.of(s, region) for region in realm.regions]
        return (
            s.players[seat].fame,
            sum([outlook.held for outlook in outlooks]),
            self._of_open_land(realm),
            self._of_plans(s, seat, outlooks),
            self._of_figures(s, seat),
            *self._of_goods(s.players[seat], realm),
            self._of_cards(s, seat),
        )

    # Land

    def _of_open_land(self, realm: Realm) -> float:
        if not realm.open or not self.season.harvests:
            return 0.0
        return (w.SOURCE + w.SPARE_SOURCE * min(realm.open - 1, 3)) * min(self.season.harvests, 3) / 3

    def _of_strongholds(self, s: State, realms: Sequence[Realm]) -> float:
        if not s.options.sudden_victory:
            return 0.0
        steps = w.TEAM_STRONGHOLDS if len(self.party) > 1 else w.STRONGHOLDS
        own = between(steps, sum([realms[seat].strongholds for seat in self.party]))
        return own - sum([between(w.RIVAL_STRONGHOLDS, realms[seat].strongholds) for seat in self.rivals])

    # Figures

    def _of_figures(self, s: State, seat: int) -> float:
        if not self.season.harvests:
            return 0.0
        count = warriors_on_map(s, seat)
        worth = w.FIGURE * min(count, w.CROWD) + w.CROWDED * max(count - w.CROWD, 0)
        if seat == s.bear and s.kaija >= 0:
            worth += w.KAIJA
        return worth * min(self.season.harvests, 3) / 3

    def _of_plans(self, s: State, seat: int, outlooks: Sequence[Outlook]) -> float:
        """Where surplus figures could go; no two groups to the same territory."""
        taken: set[int] = set()
        total = 0.0
        for outlook in outlooks:
            total += outlook.hunting
            shares = iter(w.SECOND_CHOICES[: outlook.surplus])
            for worth, target in outlook.aims:
                if target in taken or s.owner[target] in self.party:
                    continue
                share = next(shares, 0.0)
                if not share:
                    break
                total += share * worth
                taken.add(target)
        ahead = len(s.players[seat].hand) + LIMITS.cards_a_year * self.season.later
        return total * min(ahead / w.CARDS_AHEAD, 1.0)

    # Goods and winter

    def of_goods(self, s: State, player: Player, seat: int, trades: bool = True) -> float:
        """If this is what the seat has, and nothing else in the position is other than it is. `trades` is whether it
        can still trade this year."""
        realm = self._parted(s, self.grounds.of(s)).realms[seat]
        return sum(self._of_goods(player, realm, trades))

    def _of_goods(self, player: Player, realm: Realm, trades: bool = True) -> tuple[float, float]:
        """What they are good for, and what this winter takes of it."""
        held, upgrades = player.resources, bool(player.upgrades)
        key = (*held, upgrades, player.reserve, realm.income, trades)
        found = self._goods.get(key)
        if found is None:
            winter = self._of_winter(held, LIMITS.warriors - player.reserve, realm.income, trades)
            found = self._goods[key] = self._of_use(held, upgrades), winter
        return found

    def _of_use(self, resources: Sequence[int], upgrades: bool) -> float:
        harvests = self.season.harvests
        use = w.USE_OF_GOODS[min(harvests, len(w.USE_OF_GOODS) - 1)]
        total = 0.0
        for kind, held in enumerate(resources):
            few, worth = w.GOODS[kind]
            if kind == LORE and not upgrades:
                worth = w.MORE_GOODS
            useful = worth * min(held, few) + w.MORE_GOODS * max(held - few, 0)
            total += use * useful + (1 - use) * w.THIRD * held
        return total

    def _of_winter(self, resources: Sequence[int], warriors: int, income: Sequence[int], trades: bool) -> float:
        """What this winter takes, and whether the land feeds those who live on it."""
        season = self.season
        if not season.winter:
            return 0.0
        due = upkeep(warriors)
        held = [each + more for each, more in zip(resources, income, strict=True)] if season.harvest else resources
        hunger = max(due[0] - income[0], 0) * w.HUNGRY_YEARS * min(season.later, 2.0)
        return -_price_of_winter(held, due, trades) - hunger

    # Cards

    def _of_cards(self, s: State, seat: int) -> float:
        player = s.players[seat]
        deck = self._decks.get(player.owned)
        if deck is None:
            achievements = [ACHIEVEMENTS[card] for card in player.owned if card in ACHIEVEMENTS]
            deck = self._decks[player.owned] = Deck(deck_worth(player.owned, self.season), achievements)
        worth = deck.worth + sum([count(s, seat) for count in deck.achievements])
        return worth + w.IN_HAND * (len(player.hand) - player.hand.count(UNREST))

    # The others

    def _of_rivals(self, s: State, parts: "Parted") -> float:
        figures = goods = cards = 0
        for seat in self.rivals:
            player = s.players[seat]
            figures += LIMITS.warriors - player.reserve
            goods += sum(player.resources)
            cards += len(player.hand)
        return w.RIVAL * (parts.land + w.FIGURE * figures + w.THIRD * goods) + w.CARDS_OF_RIVALS * cards


def _price_of_winter(held: Sequence[int], due: Sequence[int], trades: bool) -> float:
    """Goods that are eaten are gone; what is missing comes from trade, or brings Unrest."""
    missing = sum(max(need - have, 0) for need, have in zip(due, held, strict=True))
    eaten = w.THIRD * sum(min(need, have) for need, have in zip(due, held, strict=True))
    if not missing:
        return eaten
    spare = sum(max(have - need, 0) for need, have in zip(due, held, strict=True))
    if trades and spare >= LIMITS.trade_rate * missing:
        return eaten + w.CAN_TRADE * LIMITS.trade_rate * missing
    return eaten + w.UNREST
