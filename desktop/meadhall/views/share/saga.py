"""The saga of a game, to be read without the program: as text, or as one page with its pictures in it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QImage

from meadhall.models.privacy import NOBODY
from meadhall.rules.kernel.event import as_seen
from meadhall.table import Table
from meadhall.table.entry import story
from meadhall.views.look.palette import PLAYERS
from meadhall.views.share.stills import Stills, fitted
from meadhall.views.share.tapestry import figures
from meadhall.views.text import Words, escaped, facts, speech_for, spoken

_PICTURE, _WIDE, _JPEG = QSize(1920, 1080), 1100, 80
_STYLE = (
    "body{font:17px/1.5 Georgia,serif;max-width:1100px;margin:2em auto;padding:0 1em;background:#f3e7cc;color:#33271d}"
    "h1,h2{font-weight:600}img{width:100%;border-radius:8px}ol{list-style:none;padding:0}"
    "li{border-left:6px solid var(--of,transparent);padding-left:.7em;margin:.15em 0}"
    ".tapestry{display:flex;flex-wrap:wrap;gap:12px}figure{flex:1 1 180px;max-width:240px;margin:0;font-size:15px}"
)


class Chapter(NamedTuple):
    """A round."""

    number: int
    line: int  # with which it ends
    said: list[tuple[str, int | None]]  # sentences, and whose they are


def chapters(table: Table, words: Words) -> Iterator[Chapter]:
    """By what everybody at the table may know."""
    game = table.game
    speech = speech_for(game.id, words, [escaped(seat.name) for seat in table.terms.seats])
    said: list[tuple[str, int | None]] = []
    position = table.position_at(0)
    opening = game.visible(position, NOBODY)
    said += _said(words, [speech.event(event, opening) for event in as_seen(table.opening, NOBODY)])
    number = game.round_of(position)
    for line, entry in enumerate(table.entries):
        for event, after in story(position, [entry]):
            seen = event.seen_by(NOBODY)
            if seen is not None:
                said += _said(words, [speech.event(seen, game.visible(after, NOBODY))])
        position = table.position_at(line + 1)
        if game.round_of(position) != number:
            yield Chapter(number, line + 1, said)
            number, said = game.round_of(position), []
    yield Chapter(number, len(table.entries), said)


def _said(words: Words, found: list) -> list[tuple[str, int | None]]:
    return [(spoken(one.text, words), one.seat) for one in found if one is not None]


def text(table: Table, words: Words) -> str:
    parts = [title_of(table, words), ""]
    for chapter in chapters(table, words):
        if chapter.number > 0:
            parts += ["", _chapter(table, words, chapter), ""]
        parts += [sentence for sentence, _ in chapter.said]
    return "\n".join(parts) + "\n"


def page(table: Table, words: Words, told: Callable[[float], None] = lambda share: None) -> str:
    """It asks for nothing from elsewhere."""
    stills, title = Stills(table, words, _PICTURE), escape(title_of(table, words))
    parts = [
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>',
        f"<style>{_STYLE}</style><h1>{title}</h1>",
        f'<div class="tapestry">{"".join(figures(table, words))}</div>',
    ]
    seen = 0
    for chapter in chapters(table, words):
        if chapter.number > 0:
            parts.append(f"<h2>{escape(_chapter(table, words, chapter))}</h2>")
        parts.append("<ol>")
        for sentence, seat in chapter.said:
            tone = "" if seat is None else f' style="--of:{_tone(table, seat)}"'
            parts.append(f"<li{tone}>{escape(sentence)}</li>")
        stills.recall(event for entry in table.entries[seen : chapter.line] for event in entry.events)
        parts.append(f'</ol><img alt="" src="{_data(stills.at(table.position_at(chapter.line)))}">')
        seen = chapter.line
        told(chapter.line / max(1, len(table.entries)))
    return "\n".join(parts) + "\n"


def title_of(table: Table, words: Words) -> str:
    names = words.listed([seat.name for seat in table.terms.seats])
    game = facts(table.game.id, words).title  # pyright: ignore[reportArgumentType]
    return words("share.title", game=game, who=names)


def _chapter(table: Table, words: Words, chapter: Chapter) -> str:
    return words(f"analysis.chances.{'year' if table.game.id == 'northgard' else 'round'}", n=chapter.number)


def _tone(table: Table, seat: int) -> str:
    return PLAYERS[table.terms.seats[seat].colour % len(PLAYERS)].base.name()


def _data(image: QImage) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    fitted(image, _WIDE).save(buffer, "JPG", _JPEG)  # pyright: ignore[reportCallIssue, reportArgumentType]
    return "data:image/jpeg;base64," + b64encode(buffer.data().data()).decode("ascii")
