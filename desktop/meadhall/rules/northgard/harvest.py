"""Phase 3: fame and resources from the territories, then trade (chapter 14)."""

from collections.abc import Sequence

from ..kernel import Action, Decision, Denial, EventSink, Step, then
from ..kernel.step import NOT_NOW
from .asking import STOP, Stop, ask
from .data import ALTAR, LIMITS, NONE, RESOURCES, Resources, of_kind
from .events import Harvested, PartnersTraded, ResourceStolen, SwapOffered, SwapRefused, Traded
from .goods import gain, gain_fame, ways_to_pay
from .state import NOBODY, State, buildings_in, controlled, harvest_of, has_creature

ALTAR_FAME = 3


NO_THEFT = -1  # no kind of resource


class Harvest(Step[State], frozen=True):
    """First the Snake's theft, then each player in turn order from the first player (NG-14.1, NG-14.6)."""

    def run(self, s: State, out: EventSink) -> None:
        victim = victim_of_theft(s)
        if victim != NOBODY:
            ask(s, Theft(s.snake, victim), out)
        else:
            then(s, Reaping(NO_THEFT))


# Scorched Earth (NG-18.24)


def victim_of_theft(s: State) -> int:
    """Who controls the enemy territory in which the token lies, if it yields anything."""
    if s.snake == NOBODY or s.scorched == NONE:
        return NOBODY
    region = s.land.region_of[s.scorched]
    owner = s.owner[region]
    return owner if s.is_enemy(s.snake, owner) and any(harvest_of(s, region)) else NOBODY


class Steal(Action, frozen=True):
    kind: int


class Theft(Decision[State], frozen=True):
    """NG-24.31: a kind of resource, or none."""

    victim: int

    def actions(self, s: State) -> Sequence[Action]:
        return [STOP, *(Steal(kind) for kind in range(len(RESOURCES)))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, Steal) or action.kind not in range(len(RESOURCES)):
            return NOT_NOW
        if not harvest_of(s, s.land.region_of[s.scorched])[action.kind]:
            return Denial("yields_none_of_it", "NG-18.24")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Stop):
            then(s, Reaping(NO_THEFT))
            return
        assert isinstance(action, Steal)
        s.players[self.seat].resources[action.kind] += 1
        out.append(ResourceStolen(self.seat, self.victim, action.kind))
        then(s, Reaping(action.kind))


# Each player's own harvest


class Reaping(Step[State], frozen=True):
    stolen: int  # the kind that the controller of the scorched territory gets one less of

    def run(self, s: State, out: EventSink) -> None:
        then(s, *(step for seat in s.turn_order for step in (Reap(seat, self.stolen), OfferTrade(seat))))


class Reap(Step[State], frozen=True):
    """NG-14.2 to NG-14.5."""

    seat: int
    stolen: int

    def run(self, s: State, out: EventSink) -> None:
        regions = controlled(s, self.seat)
        yields = [harvest_of(s, region) for region in regions]
        if self.stolen != NO_THEFT and s.owner[s.land.region_of[s.scorched]] == self.seat:
            yields.append(of_kind(self.stolen, -1))
        food, wood, lore = (sum(each[kind] for each in yields) for kind in range(len(RESOURCES)))
        out.append(Harvested(self.seat, tuple(regions), (food, wood, lore)))
        gain_fame(s, self.seat, sum(closed_fame(s, region) for region in regions), "harvest", out)
        gain_fame(s, self.seat, sum(altar_fame(s, region) for region in regions), "altar", out)
        gain(s, self.seat, (food, wood, lore), "harvest", out)


def closed_fame(s: State, region: int) -> int:
    """1 for a closed territory on two tiles, 2 for a larger one; none where a wolf is (NG-14.2, NG-21.19)."""
    land = s.land.regions[region]
    if not land.closed or has_creature(s, region, "wolf"):
        return 0
    return 1 if land.size == 2 else 2


def altar_fame(s: State, region: int) -> int:
    """Also in an open territory (NG-14.4)."""
    return ALTAR_FAME * buildings_in(s, region).count(ALTAR)


# Trade


class OfferTrade(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Trading(self.seat), out)


class Trade(Action, frozen=True):
    """Any three resources for one (NG-14.7)."""

    give: Resources
    kind: int


class Swap(Action, frozen=True):
    """One resource for one of the partner's (NG-20.8)."""

    give: int
    want: int


class Trading(Decision[State], frozen=True):
    """NG-24.32. What the partner has refused is not asked again."""

    refused: tuple[Swap, ...] = ()

    def actions(self, s: State) -> Sequence[Action]:
        kinds = range(len(RESOURCES))
        mixes = ways_to_pay(s.players[self.seat].resources, LIMITS.trade_rate)
        swaps = [Swap(give, want) for give in kinds for want in kinds] if s.options.teams else []
        return [STOP, *(Trade(mix, kind) for mix in mixes for kind in kinds), *swaps]

    def why_not(self, s: State, action: Action) -> Denial | None:
        kinds = range(len(RESOURCES))
        match action:
            case Stop():
                return None
            case Trade(give, kind) if kind in kinds and min(give) >= 0:
                return self._no_trade(s, give)
            case Swap(give, want) if s.options.teams and give in kinds and want in kinds:
                return self._no_swap(s, action)
            case _:
                return NOT_NOW

    def _no_trade(self, s: State, give: Resources) -> Denial | None:
        if sum(give) != LIMITS.trade_rate:
            return Denial("three_for_one", "NG-14.7")
        held = s.players[self.seat].resources
        if any(has < count for has, count in zip(held, give, strict=True)):
            return Denial("not_enough_resources", "NG-14.7")
        return None

    def _no_swap(self, s: State, swap: Swap) -> Denial | None:
        partner = s.partner_of(self.seat)
        if swap.give == swap.want:
            return Denial("same_kind", "NG-20.8")
        if not s.players[self.seat].resources[swap.give]:
            return Denial("not_enough_resources", "NG-20.8")
        if not s.players[partner].resources[swap.want]:
            return Denial("partner_has_none", "NG-20.8", {"seat": partner})
        return Denial("partner_refused", "NG-20.8", {"seat": partner}) if swap in self.refused else None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        match action:
            case Trade(give, kind):
                change(s, self.seat, give, of_kind(kind))
                out.append(Traded(self.seat, give, kind))
                ask(s, Trading(self.seat, self.refused), out)
            case Swap():
                partner = s.partner_of(self.seat)
                out.append(SwapOffered(self.seat, partner, action.give, action.want))
                s.agenda.append(AnswerSwap(partner, self, action))
            case _:
                pass


class Agree(Action, frozen=True):
    pass


class Refuse(Action, frozen=True):
    pass


class AnswerSwap(Decision[State], frozen=True):
    """The partner's word on it."""

    trading: Trading
    swap: Swap

    def actions(self, s: State) -> Sequence[Action]:
        return (Agree(), Refuse())

    def why_not(self, s: State, action: Action) -> Denial | None:
        return None if isinstance(action, Agree | Refuse) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        seat, swap, refused = self.trading.seat, self.swap, self.trading.refused
        if isinstance(action, Agree):
            gave, got = of_kind(swap.give), of_kind(swap.want)
            change(s, seat, gave, got)
            change(s, self.seat, got, gave)
            out.append(PartnersTraded(seat, self.seat, swap.give, swap.want))
        else:
            refused = (*refused, swap)
            out.append(SwapRefused(seat, self.seat, swap.give, swap.want))
        ask(s, Trading(seat, refused), out)


def change(s: State, seat: int, give: Resources, get: Resources) -> None:
    held = s.players[seat].resources
    for kind in range(len(RESOURCES)):
        held[kind] += get[kind] - give[kind]
