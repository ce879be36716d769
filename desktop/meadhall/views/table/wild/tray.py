"""The tray of a player of Gone Wild: deck, purse, hand, what was played in this round; and the two missions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Denial
from meadhall.rules.wild.actions import Play
from meadhall.rules.wild.data import CARDS, RESOURCES, Amount, CardId
from meadhall.rules.wild.forecast import Attack, deeds_done
from meadhall.rules.wild.questions import TakeTurn
from meadhall.rules.wild.state import State
from meadhall.views.boards.wild.faces import back_of
from meadhall.views.deeds import Prompted
from meadhall.views.deeds.wild import DEEDS
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.browse import Browse
from meadhall.views.table.game import Deed, Figure, Fund, Heap, Held, Market, Part, Pile, Purse, Shelf
from meadhall.views.table.wild import faces
from meadhall.views.table.wild.raid import RaidSheet
from meadhall.views.text.markup import NBSP
from meadhall.views.text.wild import WildSpeech
from meadhall.views.widgets import Overlay


def parts(desk: Desk, speech: WildSpeech) -> Sequence[Part]:
    session = desk.session
    seat = session.viewer
    if seat is None or not session.view.round:
        return ()
    return (
        _deck(desk, speech, seat),
        _purse(session, speech, seat),
        _hand(session, speech, seat),
        _area(desk, speech, seat),
    )


def _deck(desk: Desk, speech: WildSpeech, seat: int) -> Heap:
    player = desk.session.view.players[seat]
    name = speech.words("wild.page.tray.deck")
    back = back_of(desk.player(seat))
    return Heap("deck", name, len(player.deck), back, opens=lambda at: own_cards(at, speech, seat))


def _purse(session: Session, speech: WildSpeech, seat: int) -> Purse:
    s: State = session.view
    voice = speech.voice(s)
    pool = s.acting.pool if s.active == seat else Amount()
    funds = (("pool", pool, True), ("tokens", s.players[seat].tokens, False))
    return Purse(
        tuple(
            Fund(
                voice.say(f"page.tray.{name}"),
                tuple(Figure(kind, str(amount.of(kind)), voice.counted(amount.of(kind), kind)) for kind in RESOURCES),
                fades,
            )
            for name, amount, fades in funds
        ),
        "rule:VW-5.1",
    )


# The hand


def _hand(session: Session, speech: WildSpeech, seat: int) -> Pile:
    """What lies open and can still do something comes first."""
    s: State = session.view
    on_turn = isinstance(session.decision, TakeTurn) and session.asks_viewer
    lying = [one.card for one in s.acting.opened if one.parts] if on_turn else []
    cards = [_still_open(session, speech, card, count) for card, count in _sorted(lying)]
    cards += [_in_hand(session, speech, card, count, on_turn) for card, count in _sorted(s.players[seat].hand)]
    return Pile(tuple(cards), large=True)


def _still_open(session: Session, speech: WildSpeech, card: CardId, count: int) -> Held:
    """A card of the play area of which a part has not been used yet."""
    plays = [Play(card, part) for part in CARDS[card].parts if session.why_not(Play(card, part)) is None]
    return faces.held(speech, card, f"open:{card}", count=count, actions=plays)


_ORDER = ("resource", "upgrade", "unit", "hero", "fortification")


def _sorted(cards: Sequence[CardId]) -> list[tuple[CardId, int]]:
    return sorted(Counter(cards).items(), key=lambda pair: (_ORDER.index(CARDS[pair[0]].kind), pair[0]))


def _in_hand(session: Session, speech: WildSpeech, card: CardId, count: int, on_turn: bool) -> Held:
    if not on_turn:
        return faces.held(speech, card, f"hand:{card}", count=count)
    plays = [Play(card, part) for part in CARDS[card].parts if session.why_not(Play(card, part)) is None]
    fights = [action for action in session.options() if isinstance(action, Attack) and card in _sent(action)][:1]
    denial = None if plays or fights else _barred(session, card)
    return faces.held(speech, card, f"hand:{card}", count=count, actions=[*plays, *fights], denial=denial)


def _sent(action: Attack) -> tuple[CardId, ...]:
    return (*action.attackers, *action.boosters)


def _barred(session: Session, card: CardId) -> Denial | None:
    """A Fortification says why; a fighter too weak for everything is only quiet."""
    parts = CARDS[card].parts or ("gain",)
    return session.why_not(Play(card, parts[0])) if not CARDS[card].fights and not CARDS[card].boost else None


def _area(desk: Desk, speech: WildSpeech, seat: int) -> Shelf:
    session = desk.session
    s: State = session.view
    player, voice = s.players[seat], speech.voice(s)
    cards = tuple(_opened(session, speech, card, count) for card, count in _in_order(player.area))
    top = faces.card(speech, player.discard[-1]) if player.discard else None
    discard = Heap(
        "discard",
        voice.say("page.tray.discard"),
        len(player.discard),
        top=top,
        opens=lambda at: own_cards(at, speech, seat),
    )
    caption = voice.say("page.tray.cards", n=len(player.area))
    return Shelf(voice.say("page.tray.area"), cards, discard, caption, opens=lambda at: own_cards(at, speech, seat))


def _in_order(cards: Sequence[CardId]) -> list[tuple[CardId, int]]:
    """As they were laid down."""
    return list(Counter(cards).items())


def _opened(session: Session, speech: WildSpeech, card: CardId, count: int) -> Held:
    return faces.held(speech, card, f"area:{card}", count=count)


def own_cards(desk: Desk, speech: WildSpeech, seat: int) -> Overlay:
    """The deck without its order, what one knows of its top, and the other piles."""
    s: State = desk.session.view
    player, voice = s.players[seat], speech.voice(s)
    deck = (player.concealed - Counter(player.hand)).elements()
    groups = [
        (voice.say("page.piles.discard"), faces.counted(speech, player.discard, "discard:")),
        (voice.say("page.piles.deck"), faces.counted(speech, deck, "deck:")),
        (voice.say("page.piles.area"), faces.counted(speech, player.area, "area:")),
    ]
    if player.known_top:
        known = [faces.held(speech, card, f"top:{place}") for place, card in enumerate(player.deck[: player.known_top])]
        groups.insert(0, (voice.say("page.piles.top"), known))
    return Browse(
        desk, voice.say("page.piles.title"), groups, voice.say("page.piles.note"), empty=voice.say("page.piles.empty")
    )


def menu(session: Session, speech: WildSpeech, held: Held) -> Sequence[Deed]:
    """What a card can do, where it can do more than one thing; and what can be done with a mission."""
    sort, _, which = held.key.partition(":")
    if not isinstance(session.decision, TakeTurn) or not session.asks_viewer:
        return ()
    s: State = session.view
    if sort == "mission":
        found = _said_with(session, held.key)
        return [Deed(speech.action(action, s), action, denial=denial) for action, denial in found]
    plays = [action for action in held.actions if isinstance(action, Play)]
    if sort not in ("hand", "open") or len(plays) == len(held.actions) == 1:
        return ()
    found = [Deed(speech.action(action, s), action) for action in plays]
    fight = next((action for action in held.actions if not isinstance(action, Play)), None)
    if fight is not None:
        line = speech.kind(type(fight), s)
        found.append(Deed(line, opens=lambda desk: RaidSheet(desk, speech, with_card=which)))
    return found


# Missions


def _said_with(session: Session, key: str) -> list[tuple[Action, Denial | None]]:
    """What can be done with this card of the tray, and what cannot, and why."""
    judged: list[tuple[Action, Denial | None]] = []
    for group in session.choices.groups:
        judged += [(action, None) for action in group.legal]
        judged += [(locked.action, locked.denial) for locked in group.locked]
    return [(action, denial) for action, denial in judged if DEEDS.of(action).tray(action) == key]


def missions(session: Session, speech: WildSpeech) -> Market | None:
    """The viewer's, with how far they have come."""
    s: State = session.view
    seat = session.viewer
    if seat is None or not s.round or session.result is not None:
        return None
    voice = speech.voice(s)
    slots = [(slot, mission) for slot, mission in enumerate(s.players[seat].missions) if mission is not None]
    cards: list[Held] = []
    for slot, mission in slots:
        key = f"mission:{slot}"
        legal = [action for action, denial in _said_with(session, key) if denial is None]
        completed = [action for action in legal if DEEDS.of(action).prompted is Prompted.PLAIN]
        text = f"{voice.say(f'mission.{mission}.text')} {_progress(s, speech, seat, slot)}".strip()
        face = faces.mission(speech, mission, text)
        cards.append(Held(key, face, speech.full(f"mission.{mission}"), actions=tuple(completed)))
    return Market(voice.say("page.missions.title"), "flag", tuple(cards), voice.say("page.missions.none"))


def _progress(s: State, speech: WildSpeech, seat: int, slot: int) -> str:
    mission = s.players[seat].missions[slot]
    assert mission is not None
    voice = speech.voice(s)
    reached, needed = deeds_done(s, seat, mission)
    if reached >= needed:
        return voice.say("page.missions.met")
    return voice.say("page.missions.progress", n=reached, most=needed).replace(" ", NBSP)  # on one line
