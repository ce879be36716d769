"""What stands below the players: the coming year's end, what is left, the achievements, the creatures."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.models.session import Session
from meadhall.rules.northgard.data import BUILDINGS, CALENDARS, CARDS, LIMITS
from meadhall.rules.northgard.forecast import (
    achievement,
    dearer_winter,
    parties,
    party_of,
    strongholds_of,
    winning,
    year_end,
)
from meadhall.rules.northgard.state import State
from meadhall.views.boards.northgard.painting import BUILDING_ICONS
from meadhall.views.table.game import Figure, Note
from meadhall.views.table.northgard import browse
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised


def notes(session: Session, speech: NorthgardSpeech) -> Sequence[Note]:
    s: State = session.view
    found = _warnings(s, speech, session.viewer)
    if session.viewer is not None and s.year and session.result is None:
        found.append(_forecast(s, speech, session.viewer))
    found.append(_buildings(s, speech))
    achievements = _achievements(session, speech)
    if achievements is not None:
        found.append(achievements)
    if s.beasts:
        found.append(_creatures(s, speech))
    if not s.year:
        found.append(Note(speech.words("table.heading.goal"), goal(s, speech)))
    return found


def goal(s: State, speech: NorthgardSpeech) -> str:
    voice, years = speech.voice(s), len(CALENDARS[s.options.years])
    if not s.options.sudden_victory:
        return voice.say("board.goal_fame", years=years)
    if s.options.teams:
        return voice.say("board.goal_team", regions=LIMITS.team_sudden_victory, years=years)
    return voice.say("board.goal", regions=LIMITS.sudden_victory, years=years)


def _warnings(s: State, speech: NorthgardSpeech, viewer: int | None) -> list[Note]:
    """Nobody is warned of their own party: how near that is stands in its panels."""
    if not s.options.sudden_victory or s.result is not None:
        return []
    voice, own = speech.voice(s), None if viewer is None else party_of(s, viewer)
    heading = voice.say("page.note.danger")
    able = winning(s)
    if able:
        heading = voice.say("page.note.victory") if able == [own] else heading
        who = _names(speech, s, [seat for party in able for seat in party])
        text = voice.say("forecast.wins_year_end" if len(able) == 1 else "forecast.ends_year_end", who=who)
        return [Note(heading, text, warns=able != [own])]
    lines: list[str] = []
    for party in parties(s):
        held, needed = strongholds_of(s, party)
        if held == needed - 1 and party != own:
            lines.append(f"**{_names(speech, s, party)}**: {voice.say('panel.strongholds', n=held, most=needed)}")
    return [Note(heading, "\n".join(lines), icon="keep")] if lines else []


def _names(speech: NorthgardSpeech, s: State, seats: Sequence[int]) -> str:
    return speech.words.listed([speech.voice(s).who(seat) for seat in seats])


def _forecast(s: State, speech: NorthgardSpeech, seat: int) -> Note:
    """Harvest, winter, and how many warriors more make winter dearer."""
    voice, coming = speech.voice(s), year_end(s, seat)
    lines = [voice.say("page.note.harvest", goods=voice.gains(*coming.harvest) or "—")]
    if coming.theft:
        lines.append(voice.say("page.note.may_steal" if coming.theft > 0 else "page.note.may_lose"))
    free = not any(coming.winter)
    lines.append(
        voice.say("panel.winter_free") if free else voice.say("panel.winter", goods=voice.goods(coming.winter))
    )
    if coming.missing:
        lines.append(f"[warn] **{voice.say('forecast.trade' if coming.can_trade else 'forecast.unrest')}**")
    dearer = dearer_winter(s, seat)
    if dearer is not None:
        lines.append(voice.say("page.note.next_step", n=dearer.warriors, goods=voice.goods(dearer.winter)))
    return Note(voice.say("page.note.year_end"), "\n".join(lines), icon="sun" if free else "snow")


def _buildings(s: State, speech: NorthgardSpeech) -> Note:
    figures = [
        Figure(BUILDING_ICONS[spec.id], str(s.stock[number]), capitalised(speech.building(number).title))
        for number, spec in enumerate(BUILDINGS)
    ]
    heading = speech.voice(s).say("board.buildings")
    return Note(heading, figures=tuple(figures), opens=lambda desk: browse.buildings(desk, speech))


def _achievements(session: Session, speech: NorthgardSpeech) -> Note | None:
    """With what each would be worth to the viewer by now."""
    s: State = session.view
    cards = [card for card in (*s.achievements, *s.row) if CARDS[card].group == "achievement"]
    if not cards:
        return None
    voice, viewer = speech.voice(s), session.viewer
    lines = [
        f"{voice.card(card)}: **{achievement(s, viewer, card)}** [glory]"
        if viewer is not None
        else str(voice.card(card))
        for card in cards
    ]
    heading = voice.say("board.achievements", year=len(CALENDARS[s.options.years]))
    return Note(heading, "\n".join(lines), opens=lambda desk: browse.cards(desk, speech, heading, cards))


def _creatures(s: State, speech: NorthgardSpeech) -> Note:
    voice = speech.voice(s)
    lines = [
        f"**{number}** {voice.creature(beast.card)}: **{beast.creature.strength}** [axe]"
        for number, beast in enumerate(s.beasts, 1)
    ]
    heading = voice.say("phase.creatures")
    return Note(heading, "\n".join(lines), opens=lambda desk: browse.creatures(desk, speech))
