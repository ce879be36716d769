"""What an attack would bring, before it is declared: from what everybody at the table can see, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meadhall.rules.kernel import Action
from meadhall.rules.wild.actions import AttackDragon, AttackRival, AttackUndead
from meadhall.rules.wild.data import BUILDINGS, CARDS, HALLS, CardId
from meadhall.rules.wild.defence import defence_of
from meadhall.rules.wild.state import Building, Player, State
from meadhall.rules.wild.turn import points_for
from meadhall.views.text.words import Words

from .faces import hall, name_of


def forecast(words: Words, s: State, action: Action) -> list[str]:
    """Lines for the bubble at what would be attacked; whoever is sent makes no difference to them."""
    match action:
        case AttackRival(victim, target):
            building = s.players[victim].at(target)
            return list(_attack(words, s, victim, building)) if building is not None else []
        case AttackUndead(slot):
            card = s.path[slot]
            spec = CARDS[card] if card is not None else None
            return [words("wild.forecast.undead", n=spec.vp, token=spec.token or "")] if spec is not None else []
        case AttackDragon():
            return [words("wild.forecast.dragon")]
        case _:
            return []


def _attack(words: Words, s: State, victim: int, building: Building) -> Iterator[str]:
    player = s.players[victim]
    name = name_of(words, building.kind or hall(player.level))
    yield words("wild.forecast.target", building=name, defence=defence_of(s, victim, building))
    if building.forts:
        yield words("wild.forecast.forts", n=len(building.forts))
    yield _success(words, s.acting.successes)
    yield from _at_once(words, player, building)
    yield words("wild.forecast.repelled")
    yield _in_hand(words, player)


def _success(words: Words, before: int) -> str:
    points = points_for(before + 1)
    if not before:
        return words("wild.forecast.success_first", points=points)
    return words("wild.forecast.success_next", count=before + 1, before=points_for(before), points=points)


def _at_once(words: Words, player: Player, building: Building) -> Iterator[str]:
    """The reward for damage."""
    reward = HALLS[player.level] if building.kind is None else BUILDINGS[building.kind]
    if reward.reward_vp:
        yield words("wild.forecast.reward_points", n=reward.reward_vp)
    if reward.reward == "asgard":
        yield words("wild.forecast.reward_asgard")
    stores = BUILDINGS[building.kind].stores if building.kind is not None else None
    if reward.reward == "plunder" and stores:
        held = building.held.of(stores)
        yield words("wild.forecast.reward_token", token=stores) if held else words("wild.forecast.reward_nothing")


def _in_hand(words: Words, player: Player) -> str:
    """The strongest answer that purchases leave possible (VW-20.5): no more cards than are in hand."""
    possible = sorted((CARDS[card].defence for card in unseen_defences(player)), reverse=True)[: len(player.hand)]
    if not possible:
        return words("wild.forecast.hand_none")
    return words("wild.forecast.hand", n=len(possible), most=sum(possible))


def unseen_defences(player: Player) -> tuple[CardId, ...]:
    """Cards that can defend and do not lie open. (Assassins and traps weaken attackers besides.)"""
    open_to_all: Counter[CardId] = Counter((*player.area, *player.discard))
    for building in player.town:
        open_to_all.update(building.forts)
    hidden = Counter(player.owned) - open_to_all
    return tuple(card for card, count in sorted(hidden.items()) if CARDS[card].defends for _ in range(count))
