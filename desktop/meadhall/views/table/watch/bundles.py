"""What the composer asks in the Watch: discards, gifts of the supply, prices paid with another card."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.kernel import Action
from meadhall.rules.watch.actions import BuyVision, DiscardCards, HireCheaply, TakeCards
from meadhall.rules.watch.data import COSTS, KINDS
from meadhall.rules.watch.data import Bundle as Cards
from meadhall.rules.watch.forecast import price_of
from meadhall.rules.watch.questions import Discard, Winter
from meadhall.rules.watch.state import State
from meadhall.views.table.counting import Bundle, Kind
from meadhall.views.table.desk import Desk
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


def winter(desk: Desk, speech: WatchSpeech, decision: Winter) -> Bundle:
    s: State = desk.session.view
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


def price(desk: Desk, speech: WatchSpeech, actions: Sequence[HireCheaply] | Sequence[BuyVision]) -> Bundle:
    """The actions differ only in what is paid: the cards that are put together say which one it is."""
    s, asking = desk.session.view, desk.session.decision
    assert asking is not None
    piece = "guard" if isinstance(actions[0], HireCheaply) else "card"
    cost = COSTS[piece]
    ways: dict[tuple[int, ...], Action] = {}
    for action in actions:
        ways.setdefault(price_of(s, asking.seat, action) or (), action)
    hand = hand_of(desk)
    start = cost if tuple(cost) in ways else next(iter(ways))
    prompt = speech.prompt(asking, s)
    return Bundle(
        _plain(prompt.sentence),
        prompt.consequence,
        kinds(speech, hand, hand),
        sum(cost),
        ways.get,
        speech.button(actions[0], s),
        tuple(start),
    )


def _five(cards: tuple[int, ...]) -> Cards:
    lumber, brick, wool, grain, ore = cards
    return lumber, brick, wool, grain, ore


def _plain(sentence: str) -> str:
    """As a title."""
    return sentence.replace("**", "")
