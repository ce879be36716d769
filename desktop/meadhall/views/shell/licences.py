"""The licences of all that is in the program, in their own words."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from PySide6.QtWidgets import QWidget

from meadhall import art
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.text import escaped
from meadhall.views.widgets import Dialog, RichText, ScrollColumn, Segments
from meadhall.views.widgets.segments import Choice

_NAMED = {"Meadhall: art and texts": "art", "Parts of Qt": "qt"}  # by us; the others have names of their own


class LicencesDialog(Dialog):
    def __init__(self, style: Style, page: QWidget) -> None:
        super().__init__(style, page, style.words("shell.about.show_licences"), width=1160)
        self._parts = _by_name(style)
        first = next(iter(self._parts))
        choices = [Choice(name, name) for name in self._parts]
        which = Segments(style, style.words("shell.about.show_licences"), choices, first)
        which.chosen.connect(self._show)
        self.body.addWidget(which)
        scroll = ScrollColumn(style, read=style.words("shell.about.show_licences"))
        scroll.setMinimumHeight(style.px(440))
        self._text = RichText(style, "", 15)
        scroll.body.addWidget(self._text)
        scroll.body.addStretch(1)
        self.body.addWidget(scroll, 1)
        self.add_button(style.words("shell.common.close"), kind=Kind.PRIMARY)
        self._show(first)

    def _show(self, name: str) -> None:
        told: list[str] = []
        for part in self._parts[name]:
            source = f", {escaped(part['source'])}" if "source" in part else ""
            told.append(f"**{escaped(part['name'])}** — {escaped(part['licence'])}{source}")
            told += _paragraphs(art.path(*part["text"].split("/")).read_text("utf-8"))
        self._text.set_text("\n\n".join(told))


def _by_name(style: Style) -> dict[str, list[dict[str, Any]]]:
    """What is under one text stands together: all fonts, and Qt with its bindings."""
    found: dict[str, list[dict[str, Any]]] = {}
    names: dict[str, str] = {}
    for part in tomllib.loads(art.path("licences", "index.toml").read_text("utf-8"))["part"]:
        name = style.words("shell.about.part_fonts") if part["what"] == "font" else part["name"]
        if part["name"] in _NAMED:
            name = style.words(f"shell.about.part_{_NAMED[part['name']]}")
        if part["what"] == "library":
            name = names.setdefault(part["text"], name)
        found.setdefault(name, []).append(part)
    return found


def _paragraphs(text: str) -> list[str]:
    """Lines that were broken for a terminal flow again."""
    pieces = (" ".join(piece.split()) for piece in re.split(r"\n[ \t]*-*\n", text.replace("\r\n", "\n")))
    return [escaped(piece) for piece in pieces if piece.strip("-= ")]
