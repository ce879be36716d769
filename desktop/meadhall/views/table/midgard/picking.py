"""Questions answered by pointing at a card, or with yes and no beside one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from meadhall.rules.kernel import Action
from meadhall.rules.midgard.actions import (
    Blame,
    GiveCoins,
    Keep,
    KeepRune,
    TakeLeader,
    TakeRune,
    TakeShip,
    TakeTopRune,
    UseRune,
    Uses,
    UseSuccess,
)
from meadhall.rules.midgard.data import CHURCH, LEADERS, UNSEEN, CardId, RuneId
from meadhall.rules.midgard.questions import (
    BuyShip,
    ChooseRune,
    KeepDestiny,
    MoreGlory,
    NameBlamed,
    OfferedRune,
    PayChurch,
    PickLeader,
    ReplaceJourney,
    TrueVision,
    UseStall,
)
from meadhall.rules.midgard.state import State, journey_at, stall_at
from meadhall.views.look.cards import CardFace
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked, plain
from meadhall.views.table.dialogs.choicebox import ChoiceSheet, Way
from meadhall.views.table.dialogs.opponents import Opponents
from meadhall.views.table.dialogs.picker import Option, Picker, advising, option, with_reasons
from meadhall.views.table.midgard import faces
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.widgets import Overlay

# Whose powers need no plan: extra hits come by themselves, and so does a free ship.
_EASY = [TakeLeader(leader) for leader in ("svanhildr", "gylfir", "ullr", "asmundr")]


def leader(desk: Desk, speech: MidgardSpeech, decision: PickLeader) -> Overlay:
    voice = speech.voice(desk.session.view)
    options = [option(desk, faces.leader(voice, each), TakeLeader(each)) for each in LEADERS]
    return Picker(desk, *asked(desk, decision), advising(with_reasons(desk, options), _EASY), wide=204)


def rune(desk: Desk, speech: MidgardSpeech, decision: ChooseRune) -> Overlay:
    """Those that lie open, and a button for the top one of the deck."""
    s: State = desk.session.view
    voice = speech.voice(s)
    options = [
        option(desk, faces.rune(voice, cast(RuneId, card)), TakeRune(slot))
        for slot, card in enumerate(s.rune_row)
        if card is not None
    ]
    return Picker(desk, *asked(desk, decision), options, plain(desk, TakeTopRune()))


def ship(desk: Desk, speech: MidgardSpeech, decision: BuyShip) -> Overlay:
    s: State = desk.session.view
    voice = speech.voice(s)
    options = [option(desk, faces.ship(voice, each), TakeShip(each), voice.card_text(each)) for each in s.yard]
    return Picker(desk, *asked(desk, decision), with_reasons(desk, options), wide=190)


def destiny(desk: Desk, speech: MidgardSpeech, decision: KeepDestiny) -> Overlay:
    """With how one stands in each."""
    drawn = desk.session.view.players[decision.seat].drawn
    options = [_destiny(desk, speech, card, Keep(card)) for card in drawn]
    return Picker(desk, *asked(desk, decision), options, wide=190)


def success(desk: Desk, speech: MidgardSpeech) -> Overlay:
    """Which destiny is revealed."""
    s: State = desk.session.view
    line = speech.kind(UseSuccess, s)
    held = s.players[desk.session.viewer or 0].destinies
    options = [_destiny(desk, speech, card, UseSuccess(card)) for card in held]
    return Picker(desk, line.title, line.detail, options, wide=190)


def _destiny(desk: Desk, speech: MidgardSpeech, card: CardId, action: Action) -> Option:
    s: State = desk.session.view
    voice = speech.voice(s)
    stands = faces.stands(voice, desk.session.viewer or 0, card)
    return option(desk, faces.destiny(voice, card, stands), action, f"{voice.card_text(card)}\n{stands}")


# Runes that may be used just now


def offered(desk: Desk, speech: MidgardSpeech, decision: OfferedRune) -> Overlay:
    """The rune, and beside it the card to which it could be used."""
    s: State = desk.session.view
    voice = speech.voice(s)
    shown = [Option(faces.held(faces.rune(voice, _rune_of(decision)), "rune"))]
    shown += [Option(faces.held(face, "about")) for face in _about(speech, s, decision)]
    return Picker(desk, *asked(desk, decision), shown, plain(desk, KeepRune(), UseRune()))


def _rune_of(decision: OfferedRune) -> RuneId:
    match decision:
        case ReplaceJourney():
            return "rune_journey"
        case MoreGlory():
            return "rune_glory"
        case TrueVision():
            return "rune_true_vision"
        case _:
            return "rune_healing"


def _about(speech: MidgardSpeech, s: State, decision: OfferedRune) -> Sequence[CardFace]:
    voice = speech.voice(s)
    if isinstance(decision, ReplaceJourney):
        card = journey_at(s, decision.shore)
        return () if card == UNSEEN else (faces.journey(voice, card),)
    if isinstance(decision, MoreGlory) and s.battle is not None and s.battle.enemy is not None:
        return (faces.enemy(voice, s.battle.enemy),)
    return ()


# A few ways


def church(desk: Desk, speech: MidgardSpeech, decision: PayChurch) -> Overlay:
    s: State = desk.session.view
    voice = speech.voice(s)
    ways = [
        Way(
            GiveCoins(coins),
            voice.counted(favour, "favour"),
            voice.say("page.church.for", goods=voice.counted(coins, "coin")),
            speech.button(GiveCoins(coins), s),
        )
        for coins, favour in CHURCH.items()
    ]
    return ChoiceSheet(desk, *asked(desk, decision), ways, "favour")


def stall(desk: Desk, speech: MidgardSpeech, decision: UseStall) -> Overlay:
    """How often."""
    s: State = desk.session.view
    voice = speech.voice(s)
    here = stall_at(s, decision.space)
    assert here is not None
    ways = [
        Way(Uses(n), voice.say("page.stall.times", n=n), speech.action(Uses(n), s).detail, speech.button(Uses(n), s))
        for n in range(1, here.uses + 1)
    ]
    return ChoiceSheet(desk, *asked(desk, decision), ways)


def blamed(desk: Desk, speech: MidgardSpeech, decision: NameBlamed) -> Overlay:
    s: State = desk.session.view
    actions = {seat: Blame(seat) for seat in s.others(decision.seat)}
    return Opponents(desk, *asked(desk, decision), actions, "blame")
