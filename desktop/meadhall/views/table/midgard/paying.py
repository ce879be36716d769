"""So many of each kind: trades, gifts, dice that are taken or given away, what a journey costs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from meadhall.rules.midgard.actions import Lose, Starve, Take, Trade, UseGifts
from meadhall.rules.midgard.data import DIE_NAMES, JOURNEYS, KINDS, LIMITS, Dice
from meadhall.rules.midgard.forecast import band_left, to_lose, to_starve, toll_of
from meadhall.rules.midgard.questions import ChooseStarving, PayToll, TakeDice, TradeAtMarket
from meadhall.rules.midgard.state import State, journey_at, ship_at
from meadhall.views.boards.midgard.dice import viking
from meadhall.views.look.drawn.tokens import resource_tile
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked
from meadhall.views.table.dialogs.composer import Composer
from meadhall.views.table.dialogs.counting import Bundle, Kind
from meadhall.views.table.midgard import faces
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.words import capitalised
from meadhall.views.widgets import Overlay

_GOODS = (("food", "food"), ("wood", "wood"), ("coins", "coin"))


def _dice(speech: MidgardSpeech, s: State, dice: Dice) -> tuple[Kind, ...]:
    return tuple(_kind(speech, s, DIE_NAMES[kind], f"die.{DIE_NAMES[kind]}", dice[kind]) for kind in KINDS)


def _kind(speech: MidgardSpeech, s: State, icon: str, term: str, most: int) -> Kind:
    voice = speech.voice(s)
    return Kind(icon, capitalised(str(voice.term(term))), most, note=voice.say("page.pay.of", n=most))


def _of(chosen: Sequence[int]) -> Dice:
    return chosen[0], chosen[1], chosen[2]


def paint_chosen(painter: QPainter, icon: str, rect: QRectF) -> None:
    """Vikings are dice in their own colours, as on the board and in the tray."""
    if icon in DIE_NAMES:
        viking(painter, DIE_NAMES.index(icon), rect.center(), rect.width())
    else:
        resource_tile(painter, icon, rect)


def take_dice(desk: Desk, speech: MidgardSpeech, decision: TakeDice) -> Overlay:
    """The strongest, unless one says otherwise."""
    s: State = desk.session.view
    title, detail = asked(desk, decision)
    first = desk.session.options()[0]
    assert isinstance(first, Take)
    need = sum(first.dice)
    start = band_left(decision.offered, need)
    confirm = speech.button(Take(start), s)
    kinds = _dice(speech, s, decision.offered)
    bundle = Bundle(title, detail, kinds, need, lambda chosen: Take(_of(chosen)), confirm, start)
    return Composer(desk, bundle, paint=paint_chosen)


def _goods(speech: MidgardSpeech, s: State, most: int, held: Sequence[int]) -> tuple[Kind, ...]:
    voice = speech.voice(s)
    return tuple(
        Kind(icon, capitalised(str(voice.term(f"goods.{name}"))), most, note=voice.say("page.pay.have", n=held[place]))
        for place, (name, icon) in enumerate(_GOODS)
    )


def market(desk: Desk, speech: MidgardSpeech, decision: TradeAtMarket) -> Overlay:
    """So much of each is held afterwards."""
    s: State = desk.session.view
    title, detail = asked(desk, decision)
    player = s.players[decision.seat]
    held = (player.food, player.wood, player.coins)
    kinds = _goods(speech, s, sum(held), held)
    confirm = speech.button(Trade(*held), s)
    return Composer(desk, Bundle(title, detail, kinds, sum(held), lambda chosen: Trade(*chosen), confirm, held))


def gifts(desk: Desk, speech: MidgardSpeech) -> Overlay:
    s: State = desk.session.view
    line = speech.kind(UseGifts, s)
    player = s.players[desk.session.viewer or 0]
    kinds = _goods(speech, s, LIMITS.gifts, (player.food, player.wood, player.coins))
    confirm = speech.button(UseGifts(LIMITS.gifts, 0, 0), s)
    bundle = Bundle(line.title, line.detail, kinds, LIMITS.gifts, lambda chosen: UseGifts(*chosen), confirm)
    return Composer(desk, bundle, faces.held(faces.rune(speech.voice(s), "rune_gifts"), "gifts"))


# At sea


def starving(desk: Desk, speech: MidgardSpeech, decision: ChooseStarving) -> Overlay:
    """Who can best be spared, unless one says otherwise."""
    s: State = desk.session.view
    title, detail = asked(desk, decision)
    dice = ship_at(s, decision.shore).dice
    start = to_starve(s, decision.shore, decision.count)
    kinds, confirm = _dice(speech, s, dice), speech.button(Starve(start), s)
    shown = start if desk.session.suggests else ()
    bundle = Bundle(title, detail, kinds, decision.count, lambda chosen: Starve(_of(chosen)), confirm, shown)
    return Composer(desk, bundle, paint=paint_chosen)


def toll(desk: Desk, speech: MidgardSpeech, decision: PayToll) -> Overlay:
    """What can best be spared, unless one says otherwise."""
    s: State = desk.session.view
    title, detail = asked(desk, decision)
    band, card = ship_at(s, decision.shore), journey_at(s, decision.shore)
    lose, need = JOURNEYS[card].lose, toll_of(card, band)
    dice = (0, 0, 0) if lose.food else band.dice
    food = 0 if lose.dice else band.food
    fallen, given = to_lose(s, decision.shore)
    kinds = _dice(speech, s, dice)
    if food:
        kinds = (*kinds, _kind(speech, s, "food", "goods.food", food))
    confirm = speech.button(Lose(fallen, given), s)
    shown = (*fallen, given)[: len(kinds)] if desk.session.suggests else ()
    bundle = Bundle(title, detail, kinds, need, lambda chosen: Lose(_of(chosen), sum(chosen[3:])), confirm, shown)
    return Composer(desk, bundle, faces.held(faces.journey(speech.voice(s), card), "journey"), paint_chosen)
