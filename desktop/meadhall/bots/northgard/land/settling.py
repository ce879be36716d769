"""Where tiles, groups and figures go outside of moves and battles."""

from ....rules.kernel import Action
from ....rules.northgard.actions import STOP, ComeOutAt, LayTile, PutBack, Scorch, TakeClan, TakeTile
from ....rules.northgard.data import NONE, TILES
from ....rules.northgard.questions import (
    ChooseClan,
    ChooseExit,
    ChooseTile,
    Exploring,
    PlaceScorched,
    Retreating,
    SettleNewLand,
    SetupTile,
)
from ....rules.northgard.state import NOBODY, harvest_of
from ...foresight import Options
from .. import weights as w
from ..mind import Mind


def choose_clan(m: Mind, _: ChooseClan, options: Options) -> Action:
    """The strong ones rather, but not always the same."""

    def appeal(option: Action) -> float:
        clan = w.CLAN_APPEAL[option.clan] if isinstance(option, TakeClan) else 0.0
        return clan + w.WHIM * m.rng.random()

    return max(options, key=appeal)


def choose_tile(m: Mind, decision: ChooseTile, options: Options) -> Action:
    """The one that can be laid best; in which order the others go under the pile is all the same."""
    one_each = {option.tile: option for option in options if isinstance(option, TakeTile)}
    return m.best_in_full(decision, list(one_each.values()))


def _one_of_each(m: Mind, options: Options) -> list[Action]:
    """Of several places where a tile would make the same of the territories only the first."""

    def what_it_makes(option: Action) -> object:
        if not isinstance(option, LayTile):
            return option
        return option.tile, m.world.land.meeting(option.tile, option.cell, option.turns)

    found: dict[object, Action] = {}
    for option in options:
        found.setdefault(what_it_makes(option), option)
    return list(found.values())


def settle_tile(m: Mind, decision: SetupTile | SettleNewLand, options: Options) -> Action:
    """The places with the best room for figures are gone into."""
    places = _one_of_each(m, options)
    if len(places) > w.PLACES:
        places = sorted(places, key=lambda option: _best_room(m, decision, option), reverse=True)[: w.PLACES]
    return m.best_in_full(decision, places)


def _best_room(m: Mind, decision: SetupTile | SettleNewLand, option: Action) -> float:
    if not isinstance(option, LayTile):
        return 0.0
    s = m.after(decision, option)
    ground = m.worth.grounds.of(s)
    here = {s.land.region_of[area] for area in TILES[option.tile].areas}
    return max((ground[region].worth for region in here if s.owner[region] == NOBODY), default=0.0)


def _at_own_land(m: Mind, laying: LayTile) -> bool:
    s = m.world
    return any(area != NONE and s.owner[s.land.region_of[area]] == m.seat for area in s.land.facing[laying.cell])


def lay_tile(m: Mind, decision: Exploring, options: Options) -> Action:
    """As it fits best; what fits badly is put back if it may be. Away from the own land one place is like another."""
    places = [option for option in options if isinstance(option, LayTile)]
    near = [option for option in places if _at_own_land(m, option)]
    gains = {option: m.gain(decision, option) for option in _one_of_each(m, near or places[: w.PLACES])}
    best = max(gains, key=lambda option: gains[option])
    return PutBack() if gains[best] < w.ORDINARY_TILE and PutBack() in options else best


def choose_exit(m: Mind, decision: ChooseExit, options: Options) -> Action:
    """Where the best land lies that is not one's own."""

    def land(option: Action) -> float:
        if not isinstance(option, ComeOutAt) or m.world.owner[option.region] == m.seat:
            return 0.0
        return m.worth.grounds.of(m.world)[option.region].worth

    aims = sorted(options, key=land, reverse=True)[: w.EXITS]
    return m.best_in_full(decision, aims)


def retreat(m: Mind, decision: Retreating, options: Options) -> Action:
    """Whoever is left behind counts as lost."""

    def worth(option: Action) -> float:
        s = m.after(decision, option)
        s.guests = ()
        return m.value(s)

    return max(options, key=worth)


def scorch(m: Mind, _: PlaceScorched, options: Options) -> Action:
    """The enemy territory that yields most, unless the token lies on one as good."""
    s = m.view

    def harm(region: int) -> int:
        enemy = s.is_enemy(m.seat, s.owner[region])
        return sum(harvest_of(s, region)) if enemy else -(s.owner[region] != NOBODY)

    places = [option.region for option in options if isinstance(option, Scorch)]
    best = max(places, key=harm, default=-1)
    lies = harm(s.land.region_of[s.scorched]) if s.scorched >= 0 else 0
    return Scorch(best) if best >= 0 and harm(best) > lies else STOP
