"""What stands in the panels of the players."""

from __future__ import annotations

from PySide6.QtGui import QColor

from meadhall.models.session import Session
from meadhall.rules.midgard.data import LIMITS
from meadhall.rules.midgard.forecast import blame_costs, sure
from meadhall.rules.midgard.state import Player, State, cards_of, owned
from meadhall.views.table.game import Detail, Figure, SeatFacts, Thumb
from meadhall.views.table.midgard import faces
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.text.words import capitalised

GOODS = (("food", "food"), ("wood", "wood"), ("coins", "coin"), ("favour", "favour"))  # and their icons
_MUCH_BLAME = 3
_GOLD = QColor("#B07A22")
_COLOURS = ("blue", "yellow", "red", "troll")


def seat_facts(session: Session, speech: MidgardSpeech, seat: int) -> SeatFacts:
    s: State = session.view
    player, voice = s.players[seat], speech.voice(s)
    token = (Thumb("horn", _GOLD, voice.say("page.panel.first")),) if s.first == seat else ()
    return SeatFacts(
        points=player.glory if session.result is None else session.result.points[seat],
        about=faces.name(voice, player.leader) if player.leader else "",
        figures=tuple(
            Figure(icon, str(getattr(player, what)), _counted(voice, what, getattr(player, what)))
            for what, icon in GOODS
        ),
        pieces=_pieces(s, voice, seat),
        thumbs=token,
        details=_details(session, voice, seat),
        topic=(f"leader:{player.leader}",) if player.leader else ("entry:leaders",),
    )


def _counted(voice: Voice, what: str, count: int) -> str:
    return f"{capitalised(str(voice.term(f'goods.{what}')))}: {count}"


def _pieces(s: State, voice: Voice, seat: int) -> tuple[Figure, ...]:
    """Of destinies only the number is open."""
    player = s.players[seat]
    runes, destinies = len(player.runes) + len(player.used_runes), len(player.destinies) + len(player.shown)
    return (
        Figure("blame", str(player.blame), _counted(voice, "blame", player.blame), warns=player.blame >= _MUCH_BLAME),
        Figure("dice", f"{sum(owned(s, seat))}/{LIMITS.dice}", _vikings(s, voice, seat)),
        Figure("rune", str(runes), _counted(voice, "runes", runes)),
        Figure("fate", str(destinies), _counted(voice, "destinies", destinies)),
        Figure("worker", str(player.workers), _counted(voice, "workers", player.workers)),
    )


def _vikings(s: State, voice: Voice, seat: int) -> str:
    """By kind."""
    dice = owned(s, seat)
    return f"{capitalised(str(voice.term('goods.vikings')))}: {sum(dice)}/{LIMITS.dice} ({voice.dice(dice)})"


def _details(session: Session, voice: Voice, seat: int) -> tuple[Detail, ...]:
    s: State = session.view
    player = s.players[seat]
    found = [Detail(icon, _counted(voice, what, getattr(player, what))) for what, icon in (*GOODS, ("blame", "blame"))]
    found.append(Detail("worker", _counted(voice, "workers", player.workers)))
    found.append(Detail("dice", _vikings(s, voice, seat)))
    if player.blame:
        found.append(Detail("blame", voice.say("page.panel.blame", n=blame_costs(player))))
    if s.first == seat:
        found.append(Detail("horn", voice.say("page.panel.first")))
    if player.ship:
        found.append(Detail("ship", f"{voice.say('card_type.ship')}: {faces.name(voice, player.ship)}"))
    found += _cards(voice, player)
    if session.viewer == seat or s.options.hall_of_fame or session.result is not None:
        found.append(Detail("skull", _defeated(voice, player)))
    else:
        found.append(Detail("skull", voice.say("page.panel.pile")))
    if session.viewer == seat and player.leader:
        found.append(Detail("trophy", voice.say("page.panel.final", n=sure(s, seat))))
    if player.leader:
        found.append(Detail("person", f"{faces.name(voice, player.leader)}: {voice.say(f'card.{player.leader}.text')}"))
    return tuple(found)


def _cards(voice: Voice, player: Player) -> list[Detail]:
    found: list[Detail] = []
    for what, runes in (("runes", player.runes), ("used", player.used_runes)):
        if runes:
            names = voice.words.listed([f"**{faces.name(voice, rune)}**" for rune in runes])
            found.append(Detail("rune", voice.say(f"page.panel.{what}", runes=names)))
    if player.shown:
        names = voice.words.listed([f"**{faces.name(voice, card)}**" for card in player.shown])
        found.append(Detail("fate", voice.say("page.panel.shown", cards=names)))
    return found


def _defeated(voice: Voice, player: Player) -> str:
    counts = ((what, cards_of(player, what)) for what in _COLOURS)
    parts = [voice.say(f"page.panel.kills_{what}", n=n) for what, n in counts if n]
    return voice.say("page.panel.kills", what=", ".join(parts) or "—")
