"""Development cards: when to play which, and how."""

from collections.abc import Sequence

from ...rules.kernel import Action
from ...rules.watch.bundles import covers, lacking, plus
from ...rules.watch.cards.development import DriveOut, GoAfterTormund, LayRoad, PlayCard, StopRoads, TakeCards
from ...rules.watch.cards.heroes_build import PickCard
from ...rules.watch.data import CARDS, CardId
from ...rules.watch.land.building import BuildRoad
from . import weights as w
from .defence import freed_pips, worth_of_clearing
from .goals import Goal, longest_with_one_more, worth_of_patrol
from .mind import Mind
from .robbing import harm_at


def play_card(m: Mind, options: Sequence[Action]) -> PlayCard | None:
    """The best card for this moment; only one may be played in a turn."""
    if m.s.card_played or not m.me.cards:
        return None
    plays = [option for option in options if isinstance(option, PlayCard)]
    worths = [(_use_now(m, play.card), play) for play in plays]
    best = max(worths, key=lambda pair: pair[0], default=None)
    return best[1] if best and best[0] > 0 else None


def _use_now(m: Mind, card: CardId) -> float:
    match card:
        case "ranger_patrol":
            return _use_of_patrol(m)
        case "road_building":
            return max((goal.worth for goal in road_goals(m)), default=0.0) if m.s.rolled else 0.0
        case "winter_is_coming":
            return _use_of_winter(m)
        case "new_recruits":
            best = m.north.best_section if m.north else None
            return best[1] if best else 0.0
        case _:
            return 0.0


def _use_of_patrol(m: Mind) -> float:
    """Before the roll only to free one's own land; after it whenever there is somebody to harm or a race to win."""
    s, hexes = m.s, m.s.ground.hexes
    freed = freed_pips(m.o, s.tormund) * w.FREED_PIP if s.tormund else 0.0
    if not s.rolled and not freed:
        return 0.0
    harm = max(harm_at(m, hex) for hex in hexes if hex != s.tormund and s.layout.rolls[hex])
    return freed + max(0.0, harm) + worth_of_patrol(m.o) - w.PATROL


def _use_of_winter(m: Mind) -> float:
    """Worth it when two cards complete something now."""
    if not m.can_trade or not m.s.rolled:
        return 0.0
    base = m.worth(m.hand)
    best = max((m.purse.now(plus(m.hand, option.cards)) for option in _pairs(m)), default=base)
    return best - base if best - base >= w.WINTER_GAIN else 0.0


def _pairs(m: Mind) -> list[TakeCards]:
    """Two cards of the kinds that some goal misses."""
    found: dict[TakeCards, None] = {}
    for goal in m.goals:
        missing = lacking(m.hand, goal.cost)
        if sum(missing) == 2 and covers(m.s.bank, missing):
            found[TakeCards(missing)] = None
    return list(found)


def take_two(m: Mind, options: Sequence[Action]) -> Action:
    ways = [option for option in options if isinstance(option, TakeCards)]
    return max(ways, key=lambda option: m.purse.now(plus(m.hand, option.cards)))


def road_goals(m: Mind) -> list[Goal]:
    """Goals whose next step is a road, the most promising first."""
    found = [goal for goal in m.goals if isinstance(goal.act, BuildRoad)]
    return sorted(found, key=lambda goal: -goal.worth * w.DISCOUNT ** (3 * goal.roads))


def free_road(m: Mind, options: Sequence[Action]) -> Action:
    """Toward a goal; without one, along the own road."""
    for goal in road_goals(m):
        assert isinstance(goal.act, BuildRoad)
        if (lay := LayRoad(goal.act.path)) in options:
            return lay
    lay = LayRoad(longest_with_one_more(m.o)[0])
    if lay in options:
        return lay
    return StopRoads() if StopRoads() in options else options[0]


def ranger_choice(m: Mind, options: Sequence[Action]) -> Action:
    """Tormund against the leader, or a wildling off one's own land."""
    hexes = [hex for hex in m.s.ground.hexes if hex != m.s.tormund and m.s.layout.rolls[hex]]
    best: Action = GoAfterTormund()
    most = max(harm_at(m, hex) for hex in hexes)
    most += freed_pips(m.o, m.s.tormund) * w.FREED_PIP if m.s.tormund else 0.0
    assert m.north is not None
    for option in options:
        if isinstance(option, DriveOut):
            worth = worth_of_clearing(m.north, option.hex) + w.CARD
            if worth > most:
                best, most = option, worth
    return best


def pick_card(m: Mind, options: Sequence[Action]) -> Action:
    """Of the cards that Melisandre shows."""
    picks = [option for option in options if isinstance(option, PickCard)]
    return max(picks, key=lambda option: _worth(m, m.s.deck[option.place]))


def _worth(m: Mind, card: str) -> float:
    if card == "?":
        return 0.0
    kind = next(known.kind for known in CARDS.values() if known.id == card)
    if kind == "point":
        return 1.0
    return worth_of_patrol(m.o) if kind == "ranger" else w.PROGRESS
