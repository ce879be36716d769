"""The questions of the Harbour of Champions, to the player who is asked and about that player."""

from typing import Any

from ....rules.kernel import Decision
from ....rules.midgard.actions import UseGifts, UseKnowledge, UseSuccess, UseWealth
from ....rules.midgard.data import LIMITS, Bundle
from ....rules.midgard.forecast import MORE_BY_VISION, tray, usual_draw
from ....rules.midgard.questions import (
    Assign,
    ChooseFallen,
    ChooseShore,
    ChooseStarving,
    Healing,
    MoreGlory,
    PayToll,
    PlaceWorker,
    ReplaceJourney,
    RollWindow,
    TakeDice,
    TrueVision,
    UseStall,
)
from ....rules.midgard.state import Worker, fought, journey_at, room, stall_at
from .. import house
from ..speech import Prompt
from .voice import Voice


def prompt(voice: Voice, decision: Decision[Any], onlooker: bool) -> Prompt:
    return house.prompt(voice, decision, onlooker, _SPECIAL)


def _place_worker(voice: Voice, decision: PlaceWorker) -> Prompt:
    s, seat, base = voice.s, decision.seat, "prompt.place_worker"
    rune = any(kind.legal(s, seat) for kind in (UseGifts, UseWealth, UseKnowledge, UseSuccess))
    sentence = voice.say(f"{base}.you", n=s.players[seat].workers)
    return Prompt(sentence, voice.say(f"{base}.{'then_rune' if rune else 'then'}"))


def _assign(voice: Voice, decision: Assign) -> Prompt:
    s, base = voice.s, "prompt.assign"
    if s.options.assignment == "secret":
        then = "then_secret"
    else:
        then = "then_hunt" if Worker("hunting", decision.seat) in s.placed else "then"
    return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.{then}"))


def _roll_window(voice: Voice, decision: RollWindow) -> Prompt:
    base, battle, lies = "prompt.roll_window", fought(voice.s), tray(voice.s)
    if battle.enemy is None:
        return Prompt(voice.say(f"{base}.hunt", n=lies.hits), voice.say(f"{base}.then_hunt", most=LIMITS.hunted_food))
    then = voice.say(f"{base}.then", n=lies.losses) if lies.losses else voice.say(f"{base}.then_none")
    return Prompt(voice.say(f"{base}.you", n=lies.hits, left=battle.foe.defence - lies.before), then)


def _take_dice(voice: Voice, decision: TakeDice) -> Prompt:
    free, base = room(voice.s, decision.seat), "prompt.take_dice"
    return Prompt(voice.say(f"{base}.you", n=free), voice.say(f"{base}.then", most=LIMITS.dice))


def _use_stall(voice: Voice, decision: UseStall) -> Prompt:
    base, stall = "prompt.use_stall", stall_at(voice.s, decision.space)
    sentence = voice.say(f"{base}.you", place=voice.place(decision.space))
    return Prompt(sentence, voice.say(f"{base}.then", goods=voice.exchange(stall.cost, stall.gain)) if stall else "")


def _true_vision(voice: Voice, decision: TrueVision) -> Prompt:
    usual = usual_draw(voice.s, decision.seat)
    base = "prompt.true_vision"
    return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.then", most=usual + MORE_BY_VISION, usual=usual))


def _replace_journey(voice: Voice, decision: ReplaceJourney) -> Prompt:
    base, card = "prompt.replace_journey", voice.card(journey_at(voice.s, decision.shore))
    return Prompt(voice.say(f"{base}.you", card=card), voice.say(f"{base}.then"))


def _so_many_fall(name: str) -> Any:
    def told(voice: Voice, decision: Healing | ChooseFallen) -> Prompt:
        return Prompt(voice.say(f"prompt.{name}.you", n=decision.losses), voice.say(f"prompt.{name}.then"))

    return told


def _more_glory(voice: Voice, decision: MoreGlory) -> Prompt:
    goods = voice.bundle(Bundle(glory=decision.bonus))
    return Prompt(voice.say("prompt.more_glory.you", goods=goods), voice.say("prompt.more_glory.then"))


def _choose_shore(voice: Voice, decision: ChooseShore) -> Prompt:
    base = "prompt.choose_shore"
    return Prompt(voice.say(f"{base}.you", ship=voice.card(decision.ship)), voice.say(f"{base}.then"))


def _pay_toll(voice: Voice, decision: PayToll) -> Prompt:
    card = journey_at(voice.s, decision.shore)
    return Prompt(voice.say("prompt.pay_toll.you", card=voice.card(card)), voice.card_text(card))


def _choose_starving(voice: Voice, decision: ChooseStarving) -> Prompt:
    base = "prompt.choose_starving"
    return Prompt(voice.say(f"{base}.you", n=decision.count), voice.say(f"{base}.then"))


_SPECIAL: house.Asking = {
    PlaceWorker: _place_worker,
    Assign: _assign,
    RollWindow: _roll_window,
    TakeDice: _take_dice,
    UseStall: _use_stall,
    TrueVision: _true_vision,
    ReplaceJourney: _replace_journey,
    Healing: _so_many_fall("healing"),
    ChooseFallen: _so_many_fall("choose_fallen"),
    MoreGlory: _more_glory,
    ChooseShore: _choose_shore,
    PayToll: _pay_toll,
    ChooseStarving: _choose_starving,
}
