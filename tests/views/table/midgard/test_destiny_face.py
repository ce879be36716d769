"""What a destiny brings, as its card says it."""

from __future__ import annotations

import pytest

from meadhall.languages import languages
from meadhall.rules.midgard.data import DESTINIES
from meadhall.views.boards.midgard.preview import played
from meadhall.views.table.midgard import faces
from meadhall.views.text import Words
from meadhall.views.text.markup import NBSP
from meadhall.views.text.midgard import MidgardSpeech


@pytest.mark.parametrize("language", languages())
def test_what_a_tie_brings_does_not_part_from_the_word_that_says_so(language: str) -> None:
    voice = MidgardSpeech(Words(language), ["A", "B"]).voice(played(2, 0, 1))
    for card, spec in DESTINIES.items():
        assert f"{NBSP}**{spec.tied}**" in faces.destiny(voice, card).text
