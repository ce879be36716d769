"""What the composer asks in the Watch: discards, gifts of the supply, prices paid with another card."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.kernel import Action
from meadhall.rules.watch.actions import DiscardCards, TakeCards
from meadhall.rules.watch.data import COSTS, KINDS
from meadhall.rules.watch.data import Bundle as Cards
from meadhall.rules.watch.forecast import price_of
from meadhall.rules.watch.questions import BuyWithVision, Discard, Winter
from meadhall.rules.watch.state import State
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.counting import Bundle, Kind
from meadhall.views.table.watch.faces import resource_names
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS


def kinds(speech: WatchSpeech, mosts: Sequence[int], held: Sequence[int] | None = None) -> tuple[Kind, ...]:
    names = resource_names(speech)
    return tuple(
        Kind(RESOURCE_ICONS[kind], names[kind], mosts[kind], None if held is None else held[kind]) for kind in KINDS
    )


def hand_of(desk: Desk) -> Sequence[int]:
    """The viewer's own."""
    viewer = desk.session.viewer
    return [0] * 5 if viewer is None else desk.session.view.players[viewer].hand


def discard(desk: Desk, speech: WatchSpeech, decision: Discard) -> Bundle:
    s: State = desk.session.view
    hand = hand_of(desk)
    prompt = speech.prompt(decision, s)
    return Bundle(
        _plain(prompt.sentence),
        prompt.consequence,
        kinds(speech, hand, hand),
        decision.count(s),
        lambda cards: DiscardCards(_five(cards)),
        speech.words("watch.deed.discard_cards.button"),
    )


def winter(desk: Desk, speech: WatchSpeech) -> Bundle:
    s: State = desk.session.view
    decision = desk.session.decision
    assert isinstance(decision, Winter)
    need = decision.count(s)
    prompt = speech.prompt(decision, s)
    return Bundle(
        _plain(prompt.sentence),
        prompt.consequence,
        kinds(speech, [min(need, count) for count in s.bank]),
        need,
        lambda cards: TakeCards(_five(cards)),
        speech.words("watch.deed.take_cards.button"),
    )


def vision(desk: Desk, speech: WatchSpeech, decision: BuyWithVision) -> Bundle:
    """The cards that are put together say which of the actions it is."""
    s: State = desk.session.view
    actions = desk.session.options()
    ways: dict[tuple[int, ...], Action] = {}
    for action in actions:
        ways.setdefault(price_of(s, decision.seat, action) or (), action)
    hand, cost = hand_of(desk), COSTS["card"]
    prompt = speech.prompt(decision, s)
    return Bundle(
        _plain(prompt.sentence),
        prompt.consequence,
        kinds(speech, hand, hand),
        sum(cost),
        ways.get,
        speech.button(actions[0], s),
        cost if cost in ways else next(iter(ways)),
    )


def _five(cards: tuple[int, ...]) -> Cards:
    lumber, brick, wool, grain, ore = cards
    return lumber, brick, wool, grain, ore


def _plain(sentence: str) -> str:
    """As a title."""
    return sentence.replace("**", "")
