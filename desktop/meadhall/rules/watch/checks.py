"""What never changes however a game goes, and what a position from a file may not contain."""

from collections import Counter
from collections.abc import Iterator

from ..kernel import Decision, Step, options
from .data import CARDS, CLANS, HEROES, KINDS, LIMITS, NORTH, RESOURCES, UNKNOWN, Bundle, Mode
from .state import NOBODY, Player, State, guards_of
from .tormund import Discard, cannot_discard
from .trade import AnswerOffer, ConfirmOffer, bad_terms
from .trade import Counter as CounterOffer


def census(s: State) -> Counter[str]:
    """How many there are of each thing, wherever it lies."""
    count: Counter[str] = Counter()
    for kind, name in enumerate(RESOURCES):
        count[name] = s.bank[kind] + sum(player.hand[kind] for player in s.players)
    count.update(s.deck + s.box)
    for player in s.players:
        count.update(player.cards + player.fresh)
        count["ranger_patrol"] += player.patrols
    if s.brotherhood:
        _count_north(s, count)
    return count


def _count_north(s: State, count: Counter[str]) -> None:
    count.update(s.frostfangs)
    for figures in (*s.camps, *s.clearings, s.gift):
        count.update(figure for figure in figures if figure is not None)
    count.update(s.reserve + s.used)
    count.update(s.display + s.lost_heroes)
    for player in s.players:
        count.update(player.tile)
        for pair in player.keep_tile:
            count.update(pair)
        if player.hero:
            count[player.hero] += 1


def expected_census(mode: Mode) -> Counter[str]:
    count = Counter[str](dict.fromkeys(RESOURCES, LIMITS.cards_of_each_resource))
    count.update({card.id: card.count for card in CARDS.values() if card.only_in in (None, mode)})
    if mode == "brotherhood":
        count.update(NORTH.figures)
        count.update({f"{clan}_{kind}": number for clan in CLANS for kind, number in NORTH.tokens.items()})
        count.update(dict.fromkeys(HEROES, 1))
    return count


def flaws(s: State) -> list[str]:
    """Shapes first: nothing else can be looked at while they are wrong."""
    if not 2 <= len(s.players) <= 4:
        return ["number of players"]
    if not _lists_have_their_length(s):
        return ["length of a list"]
    found = [*_flaws_in_counts(s), *_flaws_in_seats(s), *_flaws_on_map(s)]
    if not found and s.agenda and not options(s):
        found = ["nothing to choose from"]
    return found


def _flaws_in_counts(s: State) -> Iterator[str]:
    if min(s.bank) < 0 or any(min(player.hand) < 0 for player in s.players):
        yield "a negative count"
    if any(player.hand[UNKNOWN] for player in s.players):
        yield "unknown cards"
    if census(s) != expected_census(s.options.mode):
        yield "missing or surplus pieces"
    if any(len(section) > LIMITS.posts for section in s.wall) or any(len(camp) >= LIMITS.camps for camp in s.camps):
        yield "more figures than a place holds"


def _flaws_in_seats(s: State) -> Iterator[str]:
    seats = range(len(s.players))
    if any(seat not in seats for section in s.wall for seat in section):
        yield "a guard of nobody"
    if s.active not in seats or s.first not in seats:
        yield "a player who isn't there"
    if not {s.road_holder, s.patrol_holder} <= {NOBODY, *seats}:
        yield "a token held by nobody"
    if not {*s.owner, *s.road} <= {NOBODY, *seats}:
        yield "a piece of nobody"
    if any(offer.seat not in seats for offer in s.proposals) or any(bad_terms(*terms) for terms in _terms(s)):
        yield "an impossible offer"
    discards = [step for step in s.agenda if isinstance(step, Discard)]
    if len(discards) > 1 or any(_cannot_come_about(s, step) for step in discards):
        yield "an impossible discard"
    if any(_asked_of(step) != step.offer.to for step in s.agenda if isinstance(step, AnswerOffer | ConfirmOffer)):
        yield "an answer of somebody who wasn't asked"
    if not _agenda_asks_somebody(s):
        yield "nobody to ask"
    if s.result and not (set(s.result.winners) <= {*seats} and len(s.result.points) == len(s.players)):
        yield "an end of another game"


def _flaws_on_map(s: State) -> Iterator[str]:
    if s.tormund not in (0, *s.ground.hexes):
        yield "Tormund off the map"
    for seat, player in enumerate(s.players):
        yield from _flaws_of_pieces(s, seat, player)


def _lists_have_their_length(s: State) -> bool:
    layout = s.layout
    return (
        len(s.owner) == len(s.ground.hexes_at)
        and len(s.road) == len(s.ground.ends)
        and len(s.gift) == len(layout.terrain) == len(layout.rolls) == len(s.ground.corners)
        and len(s.bank) == len(RESOURCES)
        and len(s.camps) == len(CLANS)
        and len(s.clearings) == len(s.wall) == LIMITS.sections
        and all(len(player.hand) == len(RESOURCES) + 1 for player in s.players)
        and all(roll in range(2, 13) for rolls in layout.rolls for roll in rolls)
        and all(route.path in s.ground.edges and route.resource in (-1, *KINDS) for route in layout.routes)
    )


def _flaws_of_pieces(s: State, seat: int, player: Player) -> Iterator[str]:
    buildings = player.settlements + player.keeps
    if sorted(buildings) != [place for place in range(len(s.owner)) if s.owner[place] == seat]:
        yield "buildings that are not on the map"
    if sorted(player.roads) != [path for path in range(len(s.road)) if s.road[path] == seat]:
        yield "roads that are not on the map"
    if not set(buildings) <= set(s.ground.vertices) or not set(player.roads) <= set(s.ground.edges):
        yield "pieces off the map"
    left = [s.pieces_left(seat, piece) for piece in ("road", "settlement", "keep", "guard")]
    if min(left) < 0:
        yield "more pieces than there are"
    # A tragic end in the middle of a keep's tokens comes before the tile is filled up again (GC-18.3).
    if s.brotherhood and s.result is None and len(player.tile) != s.pieces_left(seat, "settlement"):
        yield "tokens without their pieces"
    if not s.brotherhood and guards_of(s, seat):
        yield "guards in base"


def _agenda_asks_somebody(s: State) -> bool:
    if s.result is not None:
        return not s.agenda
    if not s.agenda or not isinstance(s.agenda[-1], Decision):
        return False
    return {seat for step in s.agenda for seat in _seats_named_in(step)} <= {*range(len(s.players))}


def _seats_named_in(step: Step[State]) -> Iterator[int]:
    for name in ("seat", "victim", "to", "offerer"):
        seat = getattr(step, name, None)
        if isinstance(seat, int):
            yield seat
    if isinstance(step, AnswerOffer | ConfirmOffer):
        yield from step.offer.to


def _cannot_come_about(s: State, discard: Discard) -> bool:
    """Somebody discards twice, or what he cannot."""
    seats = [discard.seat, *discard.waiting, *(seat for seat, _ in discard.chosen)]
    if len(set(seats)) < len(seats) or not set(seats) <= {*range(len(s.players))}:
        return True
    return any(cannot_discard(s, seat, cards) for seat, cards in discard.chosen)


def _asked_of(step: AnswerOffer | ConfirmOffer) -> tuple[int, ...]:
    answered = tuple(seat for seat, _ in step.answers)
    return (*answered, step.seat, *step.waiting) if isinstance(step, AnswerOffer) else answered


def _terms(s: State) -> Iterator[tuple[Bundle | None, Bundle | None]]:
    for proposal in s.proposals:
        yield proposal.give, proposal.want
    for step in s.agenda:
        if isinstance(step, AnswerOffer | ConfirmOffer):
            yield step.offer.give, step.offer.want
            for _, answer in step.answers:
                if isinstance(answer, CounterOffer):
                    yield answer.give, answer.want
