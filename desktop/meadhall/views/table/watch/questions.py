"""The questions of the Watch that are asked by a dialog: heroes, cards of a deck or a hand, bundles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules.kernel import Action, Decision
from meadhall.rules.watch.actions import KeepHero, LoseHero, PickCard, ReturnHero, Take, TakeHero
from meadhall.rules.watch.data import HEROES, KINDS, HeroId
from meadhall.rules.watch.questions import (
    AfterHero,
    BarterOne,
    BuyWithVision,
    ChooseVision,
    ConfirmOffer,
    DemandResource,
    Discard,
    LoseDisplayedHero,
    TakeFromHand,
    Winter,
)
from meadhall.rules.watch.state import State
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.composer import Composer
from meadhall.views.table.dialogs.picker import Option, Picker, advising
from meadhall.views.table.game import Held, OpenDialog
from meadhall.views.table.watch import bundles
from meadhall.views.table.watch.answers import Answers
from meadhall.views.table.watch.barter import Barter
from meadhall.views.table.watch.demand import DemandSheet
from meadhall.views.table.watch.faces import hero_face, hero_in_full, resource_face
from meadhall.views.table.watch.tray import held_card
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.widgets import Overlay

Ask = Callable[[Desk, WatchSpeech, Any], Overlay]


def question(speech: WatchSpeech, decision: Decision[Any]) -> OpenDialog | None:
    ask = _QUESTIONS.get(type(decision))
    return None if ask is None else lambda desk: ask(desk, speech, decision)


def _title(desk: Desk, speech: WatchSpeech, decision: Decision[Any]) -> tuple[str, str]:
    prompt = speech.prompt(decision, desk.session.view)
    return prompt.sentence.replace("**", ""), prompt.consequence


# What they do comes by itself, or needs no plan.
_EASY = [TakeHero(hero) for hero in ("samwell_tarly", "ygritte", "bowen_marsh")]


def _hero_option(desk: Desk, speech: WatchSpeech, hero: HeroId, action: Action) -> Option:
    denial = desk.session.why_not(action)
    actions = (action,) if denial is None else ()
    held = Held(f"hero:{hero}", hero_face(speech, hero), hero_in_full(speech, hero), actions=actions, denial=denial)
    return Option(held, action if denial is None else None)


def _after_hero(desk: Desk, speech: WatchSpeech, decision: AfterHero) -> Overlay:
    s: State = desk.session.view
    player = s.players[decision.seat]
    words = speech.words
    title, detail = _title(desk, speech, decision)
    options = advising([_hero_option(desk, speech, hero, TakeHero(hero)) for hero in s.display], _EASY)
    legal = set(desk.session.options())
    plain = [
        (speech.button(action, s), speech.action(action, s).icon, action)
        for action in (ReturnHero(), KeepHero())
        if action in legal
    ]
    side = "b" if player.flipped else "a"
    mine = None
    if player.hero is not None:
        held = Held("mine", hero_face(speech, player.hero, side), hero_in_full(speech, player.hero))
        mine = Option(held, None, words("watch.panel.your_hero", side=words(f"watch.hero_side.{side}")))
    return Picker(desk, title, detail, options, plain, mine=mine)


def _lose_hero(desk: Desk, speech: WatchSpeech, decision: LoseDisplayedHero) -> Overlay:
    s: State = desk.session.view
    title, detail = _title(desk, speech, decision)
    shown: list[HeroId] = [hero for hero in HEROES if hero in s.display]
    return Picker(desk, title, detail, [_hero_option(desk, speech, hero, LoseHero(hero)) for hero in shown])


def _vision(desk: Desk, speech: WatchSpeech, decision: ChooseVision) -> Overlay:
    s: State = desk.session.view
    title, detail = _title(desk, speech, decision)
    options = [
        Option(held_card(speech, card, s.brotherhood, f"card:{place}", PickCard(place)), PickCard(place))
        for place, card in enumerate(decision.shown(s))
    ]
    return Picker(desk, title, detail, options)


def _from_hand(desk: Desk, speech: WatchSpeech, decision: TakeFromHand) -> Overlay:
    s: State = desk.session.view
    title, detail = _title(desk, speech, decision)
    hand = s.players[decision.victim].hand
    options = [
        Option(
            Held(f"take:{kind}", resource_face(speech, kind), count=hand[kind], actions=(Take(kind),)),
            Take(kind),
            counted=True,
        )
        for kind in KINDS
        if hand[kind]
    ]
    return Picker(desk, title, detail, options)


_QUESTIONS: dict[type[Decision[Any]], Ask] = {
    AfterHero: _after_hero,
    LoseDisplayedHero: _lose_hero,
    ChooseVision: _vision,
    TakeFromHand: _from_hand,
    BuyWithVision: lambda desk, speech, decision: Composer(desk, bundles.vision(desk, speech, decision)),
    Discard: lambda desk, speech, decision: Composer(desk, bundles.discard(desk, speech, decision)),
    Winter: lambda desk, speech, decision: Composer(desk, bundles.winter(desk, speech)),
    BarterOne: lambda desk, speech, decision: Barter(desk, speech),
    DemandResource: DemandSheet,
    ConfirmOffer: Answers,
}
