"""What stands in the panels of the players."""

from __future__ import annotations

from meadhall.models.session import Session
from meadhall.rules.northgard.data import ALTAR, LIMITS, RESOURCES, UNREST, Resources
from meadhall.rules.northgard.ending import fame_of, strongholds
from meadhall.rules.northgard.harvest import ALTAR_FAME, closed_fame
from meadhall.rules.northgard.state import UNKNOWN_FAME, State, buildings_in, controlled, harvest_of, warriors_on_map
from meadhall.rules.northgard.winter import upkeep
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
        about=" · ".join(about),
        figures=_figures(s, speech, seat),
        pieces=_pieces(s, speech, seat),
        thumbs=tuple(thumb(speech, card, s) for card in player.active),
        away=voice.say("panel.passed") if player.passed and session.result is None else "",
        details=_details(session, speech, seat),
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
    due = upkeep(warriors)
    if any(due):
        paid = all(has >= need for has, need in zip(s.players[seat].resources, due, strict=True))
        figure = "+".join(str(count) for count in due if count)
        found.append(Figure("snow", figure, voice.say("panel.winter", goods=voice.goods(due)), warns=not paid))
    held, most = strongholds(s, seat), LIMITS.sudden_victory
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
    goods, fame = harvest_now(s, seat)
    found.append(Detail("sun", voice.say("page.panel.harvest", goods=_reaped(speech, s, goods, fame))))
    if player.clan:
        found.append(Detail("rune", f"{capitalised(str(voice.clan(player.clan)))}: {speech.clan(player.clan).detail}"))
    if player.upgrades:
        found.append(Detail("bolt", voice.say("page.panel.upgrades", cards=voice.cards(player.upgrades))))
    if player.active:
        found.append(Detail("cards", f"{voice.say('panel.played')}: {voice.cards(player.active)}"))
    return tuple(found)


def harvest_now(s: State, seat: int) -> tuple[Resources, int]:
    """What the harvest would bring as things stand: resources and fame."""
    regions = controlled(s, seat)
    yields = [harvest_of(s, region) for region in regions]
    food, wood, lore = (sum(each[kind] for each in yields) for kind in range(len(RESOURCES)))
    altars = sum(buildings_in(s, region).count(ALTAR) for region in regions)
    return (food, wood, lore), sum(closed_fame(s, region) for region in regions) + ALTAR_FAME * altars


def _reaped(speech: NorthgardSpeech, s: State, goods: Resources, fame: int) -> str:
    voice = speech.voice(s)
    parts = [voice.goods(goods)] if any(goods) else []
    parts += [voice.fame(fame)] if fame else []
    return " ".join(parts) or "—"


def reaped(speech: NorthgardSpeech, s: State, seat: int) -> str:
    """The same in words."""
    return _reaped(speech, s, *harvest_now(s, seat))
