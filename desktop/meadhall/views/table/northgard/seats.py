"""What stands in the panels of the players."""

from __future__ import annotations

from meadhall.models.session import Session
from meadhall.rules.northgard.data import RESOURCES, UNREST
from meadhall.rules.northgard.forecast import fame_of, party_of, strongholds_of, year_end
from meadhall.rules.northgard.state import UNKNOWN_FAME, State, warriors_on_map
from meadhall.views.table.game import Detail, Figure, SeatFacts
from meadhall.views.table.northgard.faces import thumb
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised


def seat_facts(session: Session, speech: NorthgardSpeech, seat: int) -> SeatFacts:
    s: State = session.view
    player, voice = s.players[seat], speech.voice(s)
    about = [str(voice.clan(player.clan))] if player.clan else []
    if s.options.teams and session.viewer is not None and s.partner_of(session.viewer) == seat:
        about.append(voice.say("panel.partner"))
    return SeatFacts(
        points=None if player.fame == UNKNOWN_FAME else player.fame,
        private=not (s.options.open_fame or session.result is not None),
        about=" · ".join(about),
        figures=_figures(s, speech, seat),
        pieces=_pieces(s, speech, seat),
        thumbs=tuple(thumb(speech, card, s) for card in player.active),
        away=voice.say("panel.passed") if player.passed and session.result is None else "",
        details=_details(session, speech, seat),
        topic=(f"clan:{player.clan}",) if player.clan else ("decision:ChooseClan",),
    )


def _figures(s: State, speech: NorthgardSpeech, seat: int) -> tuple[Figure, ...]:
    player, voice = s.players[seat], speech.voice(s)
    found = [
        Figure(name, str(player.resources[kind]), capitalised(f"{voice.resource(kind)}: {player.resources[kind]}"))
        for kind, name in enumerate(RESOURCES)
    ]
    hand, deck = len(player.hand), len(player.deck)
    hint = f"{voice.say('panel.hand', n=hand)}, {voice.say('panel.deck', n=deck)}"
    return (*found, Figure("cards", f"{hand} · {deck}", hint))


def _pieces(s: State, speech: NorthgardSpeech, seat: int) -> tuple[Figure, ...]:
    voice, warriors = speech.voice(s), warriors_on_map(s, seat)
    found = [Figure("person", str(warriors), voice.say("panel.warriors", n=warriors))]
    coming = year_end(s, seat)
    if any(coming.winter):
        figure = "+".join(str(count) for count in coming.winter if count)
        hint = voice.say("panel.winter", goods=voice.goods(coming.winter))
        found.append(Figure("snow", figure, hint, warns=coming.missing > 0))
    held, most = strongholds_of(s, party_of(s, seat))
    if s.options.sudden_victory:
        hint = voice.say("panel.strongholds", n=held, most=most)
        found.append(Figure("keep", f"{held}/{most}", hint, warns=held >= most))
    return tuple(found)


def _details(session: Session, speech: NorthgardSpeech, seat: int) -> tuple[Detail, ...]:
    s: State = session.view
    player, voice = s.players[seat], speech.voice(s)
    found = [Detail(figure.icon, capitalised(figure.hint)) for figure in _figures(s, speech, seat)]
    found += [Detail(figure.icon, capitalised(figure.hint)) for figure in _pieces(s, speech, seat)]
    found.append(Detail("viking", capitalised(voice.say("panel.reserve", n=player.reserve))))
    found.append(Detail("deck", capitalised(voice.say("panel.discard", n=len(player.discard)))))
    unrest = player.owned.count(UNREST)
    if unrest:
        found.append(Detail("burst", voice.say("panel.unrest", n=unrest)))
    if player.fame == UNKNOWN_FAME:
        found.append(Detail("glory", voice.say("panel.hidden_fame")))
    elif session.viewer is not None:
        found.append(Detail("trophy", voice.say("page.panel.final", n=fame_of(s, seat).total)))
    if session.result is None:
        goods = voice.gains(*year_end(s, seat).harvest) or "—"
        found.append(Detail("sun", voice.say("page.panel.harvest", goods=goods)))
    if player.clan:
        said = voice.say("page.panel.clan", clan=voice.clan(player.clan), text=speech.clan(player.clan).detail)
        found.append(Detail("rune", said))
    if player.upgrades:
        found.append(Detail("bolt", voice.say("page.panel.upgrades", cards=voice.cards(player.upgrades))))
    if player.active:
        found.append(Detail("cards", f"{voice.say('panel.played')}: {voice.cards(player.active)}"))
    return tuple(found)
