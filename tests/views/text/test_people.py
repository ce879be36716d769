"""What characters are called and what they say."""

import pytest

from meadhall.bots.characters import CHARACTERS
from meadhall.languages import languages
from meadhall.views.text.catalogue import part

SAYS = ("won_fight", "lost_fight", "attacked", "leads", "end_near", "won", "lost")
_LONGEST_NAME, _LONGEST_LINE, _LONGEST_REMARK = 22, 56, 64


@pytest.mark.parametrize("language", languages())
def test_every_character_has_words_of_its_own_that_are_brief(language: str) -> None:
    words = {ident: message[""] for ident, message in part(language, "people").items()}
    wanted = [
        f"{one.id}.{what}"
        for one in CHARACTERS
        for what in ("name", "called", "temper", "line", *(f"says.{w}" for w in SAYS))
    ]
    assert set(words) == {f"people.{ident}" for ident in wanted}
    assert len(set(words.values())) == len(words)
    for ident, text in words.items():
        most = {"name": _LONGEST_NAME, "called": 12, "temper": 15, "line": _LONGEST_LINE}.get(
            ident.split(".")[2], _LONGEST_REMARK
        )
        assert len(text) <= most, text
        assert ("{who}" in text) == ident.endswith(".leads"), text
