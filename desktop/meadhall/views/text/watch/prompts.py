"""The questions of the Watch, to the player who is asked and about that player, and the phases of a turn."""

from collections.abc import Callable
from typing import Any

from ....rules.kernel import Decision
from ....rules.watch import forecast
from ....rules.watch.questions import (
    AfterHero,
    AnswerOffer,
    Discard,
    FreeRoad,
    GiveBack,
    PostFreeGuard,
    PreRoll,
    SetupSettlement,
    TakeFromHand,
    Turn,
    Winter,
)
from ...deeds.watch import DEEDS
from ...deeds.watch.lines import at_risk
from .. import house
from ..speech import Phases, Prompt
from .voice import Voice


def _setup_settlement(voice: Voice, decision: SetupSettlement) -> Prompt:
    base = "prompt.setup_settlement"
    if decision.second:
        return Prompt(voice.say(f"{base}.second"), voice.say(f"{base}.then_second"))
    return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.then"))


def _post_free_guard(voice: Voice, decision: PostFreeGuard) -> Prompt:
    s, base = voice.s, "prompt.post_free_guard"
    then = "then_points" if forecast.adds_a_point(s, decision.seat) else "then"
    return Prompt(voice.say(f"{base}.{'first' if s.turn == 0 else 'you'}"), voice.say(f"{base}.{then}"))


def _pre_roll(voice: Voice, decision: PreRoll) -> Prompt:
    s, base = voice.s, "prompt.pre_roll"
    offered = {DEEDS.of(action).tray(action).partition(":")[0] for action in decision.options(s)}
    card, hero = "card" in offered, "hero" in offered
    if card or hero:
        then = "then_both" if card and hero else "then_card" if card else "then_hero"
    else:
        then = "then" if s.brotherhood else "then_base"
    return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.{then}"))


def _turn(voice: Voice, decision: Turn) -> Prompt:
    s, base = voice.s, "prompt.turn"
    sentence = voice.say(f"{base}.{'build' if s.trade_is_over else 'you'}")
    if s.proposals:
        return Prompt(sentence, voice.say(f"{base}.then_proposals", n=len(s.proposals)))
    if risk := at_risk(voice, decision.seat):
        return Prompt(sentence, risk)
    if not s.trade_is_over:
        then = "then_combined" if s.options.combined_trade_build else "then_trade"
    else:
        then = "then_tokens" if s.brotherhood else "then_build"
    return Prompt(sentence, voice.say(f"{base}.{then}"))


def _discard(voice: Voice, decision: Discard) -> Prompt:
    return Prompt(voice.say("prompt.discard.you", n=decision.count(voice.s)), voice.say("prompt.discard.then"))


def _answer_offer(voice: Voice, decision: AnswerOffer) -> Prompt:
    offer, who, base = decision.offer, voice.who(decision.offerer), "prompt.answer_offer"
    if offer.give is None or offer.want is None:
        known = {"give": voice.cards(offer.give)} if offer.give else {"want": voice.cards(offer.want or ())}
        sentence = voice.say(f"{base}.{'open_want' if offer.give else 'open_give'}", who=who, **known)
        return Prompt(sentence, voice.say(f"{base}.then_open"))
    sentence = voice.say(f"{base}.you", who=who, give=voice.cards(offer.give), want=voice.cards(offer.want))
    return Prompt(sentence, voice.say(f"{base}.then"))


def _free_road(voice: Voice, decision: FreeRoad) -> Prompt:
    base = "prompt.free_road"
    if decision.left == 2:
        return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.then"))
    return Prompt(voice.say(f"{base}.second"), voice.say(f"{base}.then_second"))


def _winter(voice: Voice, decision: Winter) -> Prompt:
    return Prompt(voice.say("prompt.winter.you", n=decision.count(voice.s)), voice.say("prompt.winter.then"))


def _after_hero(voice: Voice, decision: AfterHero) -> Prompt:
    player, base = voice.s.players[decision.seat], "prompt.after_hero"
    if player.flipped and voice.s.display:
        return Prompt(voice.say(f"{base}.flipped"), voice.say(f"{base}.then_flipped"))
    if player.hero is None:
        return Prompt(voice.say(f"{base}.flipped"))
    sentence = voice.say(f"{base}.{'you' if voice.s.display else 'alone'}", hero=voice.hero(player.hero))
    return Prompt(sentence, voice.say(f"{base}.{'then_flipped' if player.flipped else 'then'}"))


def _give_back(voice: Voice, decision: GiveBack) -> Prompt:
    return Prompt(voice.say("prompt.give_back.you", to=voice.who(decision.to)), voice.say("prompt.give_back.then"))


def _take_from_hand(voice: Voice, decision: TakeFromHand) -> Prompt:
    sentence = voice.say("prompt.take_from_hand.you", victim=voice.who(decision.victim))
    return Prompt(sentence, voice.say("prompt.take_from_hand.then"))


_SPECIAL: dict[type, Callable[[Voice, Any], Prompt]] = {
    SetupSettlement: _setup_settlement,
    PostFreeGuard: _post_free_guard,
    PreRoll: _pre_roll,
    Turn: _turn,
    Discard: _discard,
    AnswerOffer: _answer_offer,
    FreeRoad: _free_road,
    Winter: _winter,
    AfterHero: _after_hero,
    GiveBack: _give_back,
    TakeFromHand: _take_from_hand,
}


def prompt(voice: Voice, decision: Decision[Any], onlooker: bool) -> Prompt:
    return house.prompt(voice, decision, onlooker, _SPECIAL)


def phases(voice: Voice) -> Phases:
    s = voice.s
    if s.turn == 0:
        return Phases((voice.say("phase.setup"),), 0)
    names = ("roll", "trade_build") if s.options.combined_trade_build else ("roll", "trade", "build")
    current = 0 if not forecast.is_settled(s) else 1 if not s.trade_is_over else 2
    return Phases(tuple(voice.say(f"phase.{name}") for name in names), current)
