"""An event is told when what it tells has happened, and before anything that a later one tells."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kit.playing import told_in_time
from kit.wording import leaves
from meadhall.rules.kernel import Event, Moment, Result, Witness, play, settle, then
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.data import DEFENSIVE_STRATEGY, FACES, NONE, TILE_NUMBERS, UNREST, Laid, of_kind
from meadhall.rules.northgard.land.explore import BeginExploring, Explore
from meadhall.rules.northgard.questions import BeginPhase
from meadhall.rules.northgard.state import Beast, Player, Side, State, beast_of, controlled, figures_of, region_of
from rules.northgard.games import ALL, moments
from rules.northgard.scene import GAP, RED, VALLEY, northgard

# Of an event: is it true, and where it tells of a change, is that new? `was` is the position at the event before it.
Check = Callable[[Any, State, State], bool]


# Whose event it is, before and after


def _player(check: Callable[[Any, Player, Player], bool]) -> Check:
    return lambda told, was, now: check(told, was.players[told.seat], now.players[told.seat])


def _went(told: Any, was: Player, now: Player, source: str, target: str) -> bool:
    """The card from the one zone into the other, and nothing else."""
    left = Counter(getattr(was, source)) - Counter(getattr(now, source))
    came = Counter(getattr(now, target)) - Counter(getattr(was, target))
    return left == came == Counter((told.card,))


def _moves_card(source: str, target: str) -> Check:
    return _player(lambda told, was, now: _went(told, was, now, source, target))


def _changes(was: State, now: State, seat: int, change: Any) -> bool:
    """Just so many resources more, or less."""
    held = zip(was.players[seat].resources, now.players[seat].resources, change, strict=True)
    return all(had + more == has for had, has, more in held)


def _less(resources: Any) -> list[int]:
    return [-count for count in resources]


def _figures(was: State, now: State, seat: int, region: int, warriors: int, kaija: int) -> bool:
    """Just so many more of them there, or fewer."""
    (had, had_her), (has, has_her) = figures_of(was, seat, region), figures_of(now, seat, region)
    return (has - had, has_her - had_her) == (warriors, kaija)


def _side(told: Any, s: State) -> Side:
    assert s.battle is not None
    return next(side for side in (s.battle.attacker, s.battle.defender) if side.seat == told.seat)


def _place(s: State, card: str) -> int:
    """Where this creature is."""
    beast = beast_of(s, card)
    assert beast is not None
    return region_of(s, beast)


# What takes more than a line


def _drawn(told: e.CardsDrawn, was: Player, now: Player) -> bool:
    """Into the hand, or to be looked at."""
    came = Counter(now.hand + now.drawn) - Counter(was.hand + was.drawn)
    return came == Counter(told.cards) and len(was.deck) - len(now.deck) == len(told.cards)


def _assigned(told: e.CardsAssigned, was: Player, now: Player) -> bool:
    discarded = Counter(now.discard) - Counter(was.discard) == Counter(told.discarded)
    counts = (len(now.hand) - len(was.hand), len(now.deck) - len(was.deck))
    return discarded and counts == (told.kept, told.returned) and not now.drawn


def _cancelled(told: e.CardCancelled, was: State, now: State) -> bool:
    answer = Counter(now.players[told.by].active) - Counter(was.players[told.by].active)
    back = _went(told, was.players[told.seat], now.players[told.seat], "active", "discard")
    return back and answer == {DEFENSIVE_STRATEGY: 1}


def _upgraded(told: e.ClanUpgraded, was: State, now: State) -> bool:
    player = now.players[told.seat]
    given = now.box[-1:] == (told.card,) if told.boxed else player.active[-1:] == (told.card,)
    return given and told.upgrade in player.hand and told.upgrade in was.players[told.seat].upgrades


def _passed(told: e.Passed, was: Player, now: Player) -> bool:
    grown = len(now.discard) - len(was.discard) == told.discarded
    return grown and now.passed and not was.passed and not now.hand and not now.active


def _picked(told: e.CardPicked, was: State, now: State) -> bool:
    taken = Counter(was.row) - Counter(now.row) == Counter((told.card,))
    return taken and now.players[told.seat].deck[0] == told.card in now.players[told.seat].owned


def _laid(told: e.TileLaid, was: State, now: State) -> bool:
    lies = now.land.laid == (*was.land.laid, Laid(told.tile, told.cell, told.turns))
    held, left = ((*s.looked, *s.players[told.seat].tiles) for s in (was, now))
    return (
        lies
        and told.tile in held
        and told.tile not in left
        and all(now.land.regions[region].closed for region in told.closed)
    )


def _recruited(told: e.WarriorsRecruited, was: State, now: State) -> bool:
    called = was.players[told.seat].reserve - now.players[told.seat].reserve == told.warriors
    return called and _figures(was, now, told.seat, told.region, told.warriors, 0)


def _built(told: e.Built, was: State, now: State) -> bool:
    if told.slotless:
        stands = now.slotless == (*was.slotless, (told.area, told.building))
    else:
        stands = (was.built[told.area], now.built[told.area]) == (NONE, told.building)
    return stands and was.stock[told.building] - now.stock[told.building] == 1


def _moved(told: e.FiguresMoved, was: State, now: State) -> bool:
    left = _figures(was, now, told.seat, told.source, -told.warriors, -told.kaija)
    return left and _figures(was, now, told.seat, told.target, told.warriors, told.kaija)


def _lost(told: e.FiguresLost, was: State, now: State) -> bool:
    home = now.players[told.seat].reserve - was.players[told.seat].reserve == told.warriors
    return home and _figures(was, now, told.seat, told.region, -told.warriors, -told.kaija)


def _chosen(told: e.FaceChosen, was: State, now: State) -> bool:
    before, side = _side(told, was), _side(told, now)
    more = (side.points - before.points, side.casualties - before.casualties)
    return more == ((0, 1) if told.casualty else (1, 0)) and not side.choosing


def _rolled(told: e.BattleDieRolled, was: State, now: State) -> bool:
    return (_side(told, was).face, _side(told, now).face) == (0, told.face)


def _fed(told: e.FoodSpent, was: State, now: State) -> bool:
    return _side(told, now).food - _side(told, was).food == told.food


def _beast_moved(told: e.CreatureMoved, was: State, now: State) -> bool:
    return (_place(was, told.card), _place(now, told.card)) == (told.source, told.target)


def _swapped(told: e.PartnersTraded, was: State, now: State) -> bool:
    change = [got - gave for got, gave in zip(of_kind(told.got), of_kind(told.gave), strict=True)]
    return _changes(was, now, told.seat, change) and _changes(was, now, told.partner, _less(change))


def _unrest(told: e.UnrestTaken, was: State, now: State) -> bool:
    if not told.from_pile:
        return now.unrest == 0
    return was.unrest - now.unrest == 1 and now.players[told.seat].deck[0] == UNREST


def _stays(told: Any, was: State, now: State) -> bool:
    """It tells of nothing that would lie elsewhere."""
    lying = [[(player.hand, player.active, player.resources) for player in s.players] for s in (was, now)]
    return lying[0] == lying[1] and (was.owner, was.warriors, was.built) == (now.owner, now.warriors, now.built)


CHECKS: dict[type[Event], Check] = {
    e.ClanChosen: _player(lambda told, was, now: now.clan == told.clan != was.clan),
    e.FirstPlayerRolled: lambda told, was, now: told.axes == sum(FACES[face - 1].points for face in told.faces),
    e.FirstPlayerChosen: lambda told, was, now: now.first == told.seat,
    e.SetupTilesDrawn: lambda told, was, now: {*was.pile} - {*now.pile} == {*now.players[told.seat].tiles},
    e.SetupTilesReturned: lambda told, was, now: (
        {*now.pile} - {*was.pile} == {*was.players[told.seat].tiles} and not now.players[told.seat].tiles
    ),
    e.YearBegan: lambda told, was, now: was.year + 1 == now.year == told.year,
    e.RowRevealed: lambda told, was, now: now.row == told.cards and not was.row,
    e.PhaseBegan: lambda told, was, now: BeginPhase(told.phase) in {*was.agenda} - {*now.agenda},
    e.TurnBegan: lambda told, was, now: (now.active, now.turn) == (told.seat, was.turn + 1),
    e.DeckShuffled: _player(lambda told, was, now: len(was.discard) == told.count == len(now.deck) - len(was.deck)),
    e.CardsDrawn: _player(_drawn),
    e.CardsAssigned: _player(_assigned),
    e.CardPlayed: _moves_card("hand", "active"),
    e.CardCancelled: _cancelled,
    e.CardCopied: _stays,
    e.Waited: _moves_card("hand", "active"),
    e.CardReplaced: _moves_card("hand", "active"),
    e.CardRemoved: lambda told, was, now: now.box == (*was.box, told.card) and told.card in was.players[told.seat].hand,
    e.ClanUpgraded: _upgraded,
    e.AskingSet: _player(lambda told, was, now: now.asking == told.manner != was.asking),
    e.Passed: _player(_passed),
    e.CardPicked: _picked,
    e.CardTaken: _moves_card("discard", "hand"),
    e.EffectChosen: _stays,
    e.HandAttacked: _stays,
    e.CardDiscarded: _moves_card("hand", "discard"),
    e.Shielded: _player(lambda told, was, now: _went(e.CardTaken(0, UNREST), was, now, "hand", "discard")),
    e.HandSeen: lambda told, was, now: now.players[told.victim].hand == told.cards,
    e.CardDemanded: lambda told, was, now: told.card in now.players[told.victim].hand,
    e.Ransomed: lambda told, was, now: (
        _changes(was, now, told.seat, _less(told.resources)) and _changes(was, now, told.to, told.resources)
    ),
    e.ResourcesGained: lambda told, was, now: _changes(was, now, told.seat, told.resources),
    e.ResourcesPaid: lambda told, was, now: _changes(was, now, told.seat, _less(told.resources)),
    e.FameGained: _player(lambda told, was, now: now.fame - was.fame == told.fame),
    e.FameLost: _player(lambda told, was, now: was.fame - now.fame == told.fame),
    e.TilesDrawn: lambda told, was, now: (now.looked, now.looked + now.pile) == (told.tiles, was.pile),
    e.TilesUnderPile: lambda told, was, now: len(was.looked) - len(now.looked) == told.count,
    e.TileLaid: _laid,
    e.ExploreFailed: lambda told, was, now: not now.looked,
    e.WarriorsRecruited: _recruited,
    e.KaijaRecruited: lambda told, was, now: _figures(was, now, told.seat, told.region, 0, 1),
    e.Built: _built,
    e.BuildingReplaced: lambda told, was, now: (was.built[told.area], now.built[told.area]) == (told.old, told.new),
    e.FiguresMoved: _moved,
    e.FiguresLost: _lost,
    e.ScorchedPlaced: lambda told, was, now: now.scorched == told.area != was.scorched,
    e.BattleBegan: lambda told, was, now: now.battle == told.battle != was.battle,
    e.FoodSpent: _fed,
    e.BattleDieRolled: _rolled,
    e.FaceChosen: _chosen,
    e.BattleEnded: lambda told, was, now: now.battle == told.battle,
    e.CreatureAppeared: lambda told, was, now: now.beasts == (*was.beasts, Beast(told.card, told.area)),
    e.CreatureCalled: lambda told, was, now: now.called == told.card != was.called,
    e.CreatureDeckShuffled: lambda told, was, now: len(now.creature_deck) == told.count == len(was.creature_discard),
    e.CreatureMoved: _beast_moved,
    e.CreatureActed: lambda told, was, now: _place(now, told.card) == told.region,
    e.CreatureBeaten: lambda told, was, now: now.creature_discard == (*was.creature_discard, told.card),
    e.Harvested: lambda told, was, now: list(told.regions) == controlled(now, told.seat),
    e.ResourceStolen: lambda told, was, now: _changes(was, now, told.seat, of_kind(told.kind)),
    e.Traded: lambda told, was, now: _changes(
        was, now, told.seat, [a - b for a, b in zip(of_kind(told.kind), told.give, strict=True)]
    ),
    e.PartnersTraded: _swapped,
    e.SwapOffered: _stays,
    e.SwapRefused: _stays,
    e.WinterPaid: lambda told, was, now: _changes(was, now, told.seat, _less(told.resources)),
    e.UnrestTaken: _unrest,
    e.TopCardDiscarded: _moves_card("deck", "discard"),
    e.GameEnded: lambda told, was, now: now.result == Result(told.ending, told.winners, told.points) != was.result,
}


def _stories(seeds: Iterable[int]) -> Iterator[tuple[State, list[Moment]]]:
    """What came of each action of these games, and of exploring where nothing fits."""
    for s, action in (moment for case in ALL for seed in seeds for moment in moments(case, seed)):
        before, witness = s.copy(), Witness(s)
        play(s, action, witness)
        yield before, witness.moments
    scene = northgard(board=GAP).put(RED, VALLEY, 1)
    scene.s.pile = (TILE_NUMBERS["T11"],)
    before, witness = scene.s.copy(), Witness(scene.s)
    then(scene.s, BeginExploring(RED, Explore()))
    settle(scene.s, witness)
    yield before, witness.moments


def test_every_event_is_told_when_it_has_happened() -> None:
    met = told_in_time(_stories(range(6)), CHECKS)  # together they tell of everything else
    assert met == set(CHECKS) == set(leaves(Event, "northgard"))


def test_everybody_can_look_at_the_position_of_an_event() -> None:
    """Also of one in the middle of a step, and those who take no seat."""
    for _, story in _stories(range(1)):
        for event, position in story:
            for seat in range(-1, len(position.players)):
                view = NORTHGARD.visible(position, seat)
                assert NORTHGARD.visible(view, seat) == view, event
                if isinstance(event, e.TilesDrawn):
                    assert view.looked == event.seen_by(seat).tiles
