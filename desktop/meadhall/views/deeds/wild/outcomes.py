"""What an attack would bring: lines for the bubble at what would be attacked, and for the sheet that composes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import BUILDINGS
from meadhall.rules.wild.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.rules.wild.data import CardId
    from meadhall.rules.wild.forecast import Held, Raid, Target
    from meadhall.rules.wild.state import Building
    from meadhall.views.text.wild.voice import Voice


class Foretold(NamedTuple):
    """Lines that belong together."""

    about: tuple[str, ...]  # what is attacked
    gains: tuple[str, ...]
    repelled: tuple[str, ...] = ()  # what it brings the defender
    hand: tuple[str, ...] = ()  # what may do that

    @property
    def lines(self) -> list[str]:
        return [*self.about, *self.gains, *self.repelled, *self.hand]


def of_attack(voice: Voice, action: Any) -> list[str]:
    return foretold(voice, forecast.target_of(action)).lines


def foretold(voice: Voice, target: Target, sent: tuple[CardId, ...] = ()) -> Foretold:
    """As long as nobody is sent, it holds of whoever might be."""
    raid = forecast.raid_on(voice.s, target.attack(sent))
    if target.seat != NOBODY:
        building = voice.s.players[target.seat].at(target.plot)
        assert building is not None
        held = forecast.held_against(voice.s, target.seat, building, sent or forecast.everybody(voice.s)[0])
        return Foretold(
            tuple(_standing(voice, target.seat, building, raid)),
            (_success(voice, raid), *_at_once(voice, building, raid)),
            tuple(_repelled(voice, raid)),
            tuple(_in_hand(voice, held)),
        )
    if target.slot >= 0:
        return Foretold((), (voice.say("forecast.undead", n=raid.reward.points, token=raid.reward.token[0]),))
    return Foretold((), (voice.say("forecast.dragon"),))


def if_hit(voice: Voice) -> list[str]:
    """What the attack that waits for an answer brings whoever attacks, told to whom it hits."""
    attack = voice.s.attack
    assert attack is not None
    fighters = tuple(fighter.card for fighter in attack.fighters)
    raid = forecast.raid_on(voice.s, forecast.Target(attack.victim, attack.target).attack(fighters, attack.boosters))
    building = voice.s.players[attack.victim].at(attack.target)
    assert building is not None
    who = voice.who(attack.seat)
    return [
        voice.say("page.defend.hit", who=who, n=raid.after - raid.before),
        *_at_once(voice, building, raid),
        voice.say("page.defend.works_on"),
    ]


def if_repelled(voice: Voice, outcome: forecast.Answered) -> list[str]:
    """What it brings whoever is attacked."""
    told = [voice.say("page.defend.repelled", n=outcome.points)]
    return [*told, voice.say("page.defend.fully", n=outcome.full_defence)] if outcome.full_defence else told


def _standing(voice: Voice, victim: int, building: Building, raid: Raid) -> Iterator[str]:
    yield voice.say("forecast.target", building=voice.standing(victim, building), defence=raid.defence)
    if building.forts:
        yield voice.say("forecast.forts", n=len(building.forts))
    if raid.growth:
        yield voice.say("forecast.growth", n=raid.growth)


def _repelled(voice: Voice, raid: Raid) -> Iterator[str]:
    yield voice.say("forecast.repelled")
    if raid.full_defence:
        yield voice.say("forecast.full_defence", n=raid.full_defence)


def _success(voice: Voice, raid: Raid) -> str:
    if not raid.before:
        return voice.say("forecast.success_first", points=raid.after)
    return voice.say("forecast.success_next", count=raid.hits, before=raid.before, points=raid.after)


def _at_once(voice: Voice, building: Building, raid: Raid) -> Iterator[str]:
    """The reward for damage."""
    reward = raid.reward
    if reward.points:
        yield voice.say("forecast.reward_points", n=reward.points)
    if reward.asgard:
        yield voice.say("forecast.reward_asgard")
    if reward.token:
        yield voice.say("forecast.reward_token", token=reward.token[0])
    elif building.kind and BUILDINGS[building.kind].stores:
        yield voice.say("forecast.reward_nothing")


def _in_hand(voice: Voice, held: Held) -> Iterator[str]:
    """The strongest answer that purchases leave possible."""
    if not held.cards:
        yield voice.say("forecast.hand_none")
        return
    yield voice.say("forecast.hand", n=held.cards, most=held.swing)
    if held.points:
        yield voice.say("forecast.hand_points", n=held.points)
