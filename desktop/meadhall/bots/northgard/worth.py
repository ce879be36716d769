"""What a position is worth to a seat, in fame expected at the end: what the steady player compares."""

from collections.abc import Sequence

from ...rules.northgard.achievements import ACHIEVEMENTS
from ...rules.northgard.data import LIMITS, LORE, RESOURCES, UNREST
from ...rules.northgard.land import Region
from ...rules.northgard.state import NOBODY, State, aggressive_in, beasts_in, figures, warriors_on_map
from ...rules.northgard.winter import upkeep
from ..foresight import between
from . import weights as w
from .card_worth import deck_worth
from .danger import Danger, hunt_chance
from .land_worth import Land, LandWorth
from .season import Season


class Worth:
    """For one seat at one time of the year; in a team for both partners."""

    def __init__(self, seat: int, season: Season) -> None:
        self.seat = seat
        self.season = season
        self.land = LandWorth(season)
        self.danger = Danger()

    def of(self, s: State) -> float:
        if s.result is not None:
            return w.WON if self.seat in s.result.winners else -w.WON
        lands: list[list[Land]] = [[] for _ in s.players]
        for region in s.land.regions.values():
            owner = s.owner[region.id]
            if owner != NOBODY:
                lands[owner].append(self.land.of(s, region))
        partner = s.partner_of(self.seat)
        party = (self.seat,) if partner == NOBODY else (self.seat, partner)
        own = sum(self._of_seat(s, seat, lands[seat]) for seat in party)
        rivals = sum(self._of_rival(s, seat, lands[seat]) for seat in s.opponents(self.seat))
        return own - rivals + self._of_strongholds(s, party, lands)

    def _of_seat(self, s: State, seat: int, own: Sequence[Land]) -> float:
        return (
            s.players[seat].fame
            + sum(self._held(s, land) for land in own)
            + self._of_open_land(own)
            + self._of_plans(s, seat, own)
            + self._of_figures(s, seat)
            + self._of_goods(s, seat)
            + self._of_winter(s, seat, own)
            + self._of_cards(s, seat)
        )

    # Land

    def _held(self, s: State, land: Land) -> float:
        """With what could be lost in it."""
        danger = self.danger.risk(s, land.region)
        if not danger:
            return land.worth
        return land.worth * (1 - danger) - danger * w.LOST_WITH_LAND * figures(s, land.region.id)

    def _of_open_land(self, own: Sequence[Land]) -> float:
        open_ = sum(land.region.open_edges > 0 for land in own)
        if not open_ or not self.season.harvests:
            return 0.0
        return (w.SOURCE + w.SPARE_SOURCE * min(open_ - 1, 3)) * min(self.season.harvests, 3) / 3

    def _of_strongholds(self, s: State, party: Sequence[int], lands: Sequence[Sequence[Land]]) -> float:
        if not s.options.sudden_victory:
            return 0.0
        counts = [sum(land.stronghold for land in own) for own in lands]
        own = between(w.TEAM_STRONGHOLDS if len(party) > 1 else w.STRONGHOLDS, sum(counts[seat] for seat in party))
        return own - sum(between(w.RIVAL_STRONGHOLDS, counts[seat]) for seat in s.opponents(party[0]))

    # Figures

    def _of_figures(self, s: State, seat: int) -> float:
        if not self.season.harvests:
            return 0.0
        count = warriors_on_map(s, seat)
        worth = w.FIGURE * min(count, w.CROWD) + w.CROWDED * max(count - w.CROWD, 0)
        if seat == s.bear and s.kaija >= 0:
            worth += w.KAIJA
        return worth * min(self.season.harvests, 3) / 3

    def _of_plans(self, s: State, seat: int, own: Sequence[Land]) -> float:
        """Where surplus figures could go."""
        ahead = len(s.players[seat].hand) + LIMITS.cards_a_year * self.season.later
        taken: set[int] = set()
        total = 0.0
        for land in own:
            region = land.region
            surplus = figures(s, region.id) - 1
            if s.beasts:
                total += self._of_hunting(s, region)
            if surplus > 0:
                aims = sorted(self._aims(s, seat, region, surplus, taken), reverse=True)
                for share, (worth, target) in zip(w.SECOND_CHOICES[:surplus], aims, strict=False):
                    total += share * worth
                    taken.add(target)
        return total * min(ahead / w.CARDS_AHEAD, 1.0)

    def _aims(self, s: State, seat: int, region: Region, surplus: int, taken: set[int]) -> list[tuple[float, int]]:
        found: list[tuple[float, int]] = []
        for near, rough in region.ways.items():
            owner = s.owner[near]
            if near in taken or owner == seat or (s.beasts and aggressive_in(s, near)):
                continue
            if owner == NOBODY:
                share = w.NEXT_DOOR
            elif s.is_enemy(seat, owner):
                odds = self.danger.chance(s, seat, region.id, near, surplus)
                share = w.TO_STRIKE * odds if odds >= w.SURE_ENOUGH else 0.0
            else:
                continue
            if share:
                worth = self.land.of(s, s.land.regions[near]).worth
                found.append((worth * share * (w.OVER_ROUGH if rough else 1.0), near))
        return found

    def _of_hunting(self, s: State, region: Region) -> float:
        worth = 0.0
        for beast in beasts_in(s, region.id):
            odds = hunt_chance(s, beast)
            if odds >= w.SURE_ENOUGH:
                worth += w.HUNT * beast.creature.fame * odds
        return worth

    # Goods and winter

    def _of_goods(self, s: State, seat: int) -> float:
        player = s.players[seat]
        harvests = self.season.harvests
        use = w.USE_OF_GOODS[min(harvests, len(w.USE_OF_GOODS) - 1)]
        total = 0.0
        for kind, held in enumerate(player.resources):
            few, worth = w.GOODS[kind]
            if kind == LORE and not player.upgrades:
                worth = w.MORE_GOODS
            useful = worth * min(held, few) + w.MORE_GOODS * max(held - few, 0)
            total += use * useful + (1 - use) * w.THIRD * held
        return total

    def _of_winter(self, s: State, seat: int, own: Sequence[Land]) -> float:
        """What this winter takes, and whether the land feeds those who live on it."""
        season = self.season
        if not season.winter:
            return 0.0
        due = upkeep(warriors_on_map(s, seat))
        income = [sum(land.income[kind] for land in own) for kind in range(len(RESOURCES))]
        held = list(s.players[seat].resources)
        if season.harvest:
            held = [each + more for each, more in zip(held, income, strict=True)]
        hunger = max(due[0] - income[0], 0) * w.HUNGRY_YEARS * min(season.later, 2.0)
        return -_price_of_winter(held, due) - hunger

    # Cards

    def _of_cards(self, s: State, seat: int) -> float:
        player = s.players[seat]
        worth = deck_worth(player.owned, self.season)
        worth += sum(ACHIEVEMENTS[card](s, seat) for card in player.owned if card in ACHIEVEMENTS)
        return worth + w.IN_HAND * sum(card != UNREST for card in player.hand)

    # The others

    def _of_rival(self, s: State, seat: int, lands: Sequence[Land]) -> float:
        worth = sum(land.worth for land in lands)
        worth += w.FIGURE * warriors_on_map(s, seat) + w.THIRD * sum(s.players[seat].resources)
        return w.RIVAL * worth + w.CARDS_OF_RIVALS * len(s.players[seat].hand)


def _price_of_winter(held: Sequence[int], due: Sequence[int]) -> float:
    """Goods that are eaten are gone; what is missing comes from trade, or brings Unrest."""
    missing = sum(max(need - have, 0) for need, have in zip(due, held, strict=True))
    eaten = w.THIRD * sum(min(need, have) for need, have in zip(due, held, strict=True))
    if not missing:
        return eaten
    spare = sum(max(have - need, 0) for need, have in zip(due, held, strict=True))
    if spare >= LIMITS.trade_rate * missing:
        return eaten + w.CAN_TRADE * LIMITS.trade_rate * missing
    return eaten + w.UNREST
