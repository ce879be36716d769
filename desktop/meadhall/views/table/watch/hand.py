"""The tray of a player of the Watch: resources, development cards, the hero."""

from __future__ import annotations

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Denial
from meadhall.rules.watch.actions import Give, PlayCard, UseHero
from meadhall.rules.watch.data import CARDS, KINDS
from meadhall.rules.watch.questions import OwnTurn
from meadhall.rules.watch.state import CardSeen, Player, State
from meadhall.views.table.game import Held, Pile
from meadhall.views.table.watch.faces import card_face, card_in_full, hero_face, hero_in_full, resource_face
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS


def piles(session: Session, speech: WatchSpeech) -> list[Pile]:
    if session.viewer is None:
        return []
    s: State = session.view
    player = s.players[session.viewer]
    return [_resources(session, speech, player), _cards(session, speech, player), _hero(session, speech, player)]


def _resources(session: Session, speech: WatchSpeech, player: Player) -> Pile:
    legal = set(session.options())
    cards = tuple(
        Held(
            f"resource:{kind}",
            resource_face(speech, kind),
            tag=RESOURCE_ICONS[kind],
            count=player.hand[kind],
            actions=tuple(action for action in (Give(kind),) if action in legal),
        )
        for kind in KINDS
        if player.hand[kind]
    )
    return Pile(cards, speech.words("watch.panel.hand", n=player.hand_size), stacked=True)


def _cards(session: Session, speech: WatchSpeech, player: Player) -> Pile:
    s: State = session.view
    found: list[Held] = []
    for new, cards in ((False, player.cards), (True, player.fresh)):
        for card in dict.fromkeys(cards):
            if card == "?":
                continue
            action, denial = _use(session, PlayCard(card))
            if CARDS[card].kind == "point":
                action, denial = (), None
            found.append(
                Held(
                    f"card:{card}:{new}",
                    card_face(speech, card, s.brotherhood),
                    card_in_full(speech, card, s.brotherhood),
                    count=cards.count(card),
                    actions=action,
                    denial=denial,
                    new=new,
                )
            )
    count = len(player.cards) + len(player.fresh)
    return Pile(tuple(found), speech.words("watch.panel.development", n=count))


def _use(session: Session, action: Action) -> tuple[tuple[Action, ...], Denial | None]:
    """What a click does, or why not; neither while the turn is not one's own."""
    if not isinstance(session.decision, OwnTurn) or session.asked_seat != session.viewer:
        return (), None
    denial = session.why_not(action)
    return ((action,), None) if denial is None else ((), denial)


def _hero(session: Session, speech: WatchSpeech, player: Player) -> Pile:
    if player.hero is None:
        return Pile(())
    side = "B" if player.flipped else "A"
    action, denial = _use(session, UseHero())
    held = Held(
        "hero",
        hero_face(speech, player.hero, side),
        hero_in_full(speech, player.hero),
        actions=action,
        denial=denial,
    )
    side_words = speech.words(f"watch.hero_side.{side.lower()}")
    return Pile((held,), speech.words("watch.panel.your_hero", side=side_words))


def held_card(speech: WatchSpeech, card: CardSeen, brotherhood: bool, key: str, action: Action | None) -> Held:
    """A development card in a dialog."""
    full = "" if card == "?" else card_in_full(speech, card, brotherhood)
    return Held(key, card_face(speech, card, brotherhood), full, actions=(action,) if action else ())
