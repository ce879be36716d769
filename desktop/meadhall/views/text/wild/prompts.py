"""The questions of Gone Wild, to the player who is asked and about that player."""

from typing import Any

from ....rules.kernel import Decision
from ....rules.wild import forecast
from ....rules.wild.data import NOTHING
from ....rules.wild.questions import Defend, Keep, PickAsgard, PlaceToken, RecoverCards, StealToken, TakeTurn
from ....rules.wild.state import NOBODY
from .. import house
from ..speech import Prompt
from .voice import Voice


def prompt(voice: Voice, decision: Decision[Any], onlooker: bool) -> Prompt:
    return house.prompt(voice, decision, onlooker, _SPECIAL)


def _take_turn(voice: Voice, decision: TakeTurn) -> Prompt:
    acting, end, base = voice.s.acting, forecast.ending(voice.s), "prompt.take_turn"
    if end.fading != NOTHING:
        tokens, goods = voice.tokens(end.fading), voice.goods(acting.pool)
        then = voice.say(f"{base}.then_{'both' if goods else 'tokens'}", tokens=tokens, goods=goods)
    elif acting.pool != NOTHING:
        then = voice.say(f"{base}.then_pool", goods=voice.goods(acting.pool))
    elif acting.rival != NOBODY and acting.successes:
        goods, more = voice.points(end.points), forecast.success_points(voice.s)
        then = voice.say(f"{base}.then_raid", rival=voice.who(acting.rival), goods=goods, n=more)
    else:
        then = voice.say(f"{base}.then")
    return Prompt(voice.say(f"{base}.you"), then)


def _defend(voice: Voice, decision: Defend) -> Prompt:
    s, base = voice.s, "prompt.defend"
    assert s.attack is not None
    attack, now = s.attack, forecast.answered(s)
    sentence = voice.say(f"{base}.you", rival=voice.who(attack.seat), target=voice.plot(attack.victim, attack.target))
    told = {"strength": now.strength, "defence": now.defence, "goods": voice.points(now.points)}
    if now.full_defence:
        return Prompt(sentence, voice.say(f"{base}.then_fully", n=now.full_defence, **told))
    return Prompt(sentence, voice.say(f"{base}.then", **told))


def _steal_token(voice: Voice, decision: StealToken) -> Prompt:
    base = "prompt.steal_token"
    return Prompt(voice.say(f"{base}.you", token=voice.token(decision.resource)), voice.say(f"{base}.then"))


def _recover_cards(voice: Voice, decision: RecoverCards) -> Prompt:
    base = "prompt.recover_cards"
    sentence = voice.say(f"{base}.{'unit' if decision.kind else 'you'}", n=decision.count)
    return Prompt(sentence, voice.say(f"{base}.then"))


def _place_token(voice: Voice, decision: PlaceToken) -> Prompt:
    base, kinds = "prompt.place_token", decision.kinds
    if len(kinds) == 1:
        return Prompt(voice.say(f"{base}.you", token=voice.token(kinds[0])), voice.say(f"{base}.then"))
    return Prompt(voice.say(f"{base}.dragon"), voice.say(f"{base}.then"))


def _keep(voice: Voice, decision: Keep) -> Prompt:
    most = forecast.berths(voice.s, decision.seat)
    return Prompt(voice.say("prompt.keep.you", n=most), voice.say("prompt.keep.then"))


def _pick_asgard(voice: Voice, decision: PickAsgard) -> Prompt:
    """What one leaves lies there for ever once nothing is left to be turned up."""
    base = "prompt.pick_asgard"
    return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.then" if voice.s.asgard_deck else f"{base}.then_last"))


_SPECIAL: house.Asking = {
    TakeTurn: _take_turn,
    Defend: _defend,
    StealToken: _steal_token,
    RecoverCards: _recover_cards,
    PlaceToken: _place_token,
    Keep: _keep,
    PickAsgard: _pick_asgard,
}
