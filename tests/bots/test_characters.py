from collections import Counter

from meadhall.bots.characters import CHARACTERS, character


def test_there_are_two_characters_of_each_level_and_one_of_each_temper() -> None:
    assert Counter(one.level for one in CHARACTERS) == dict.fromkeys(("novice", "steady", "keen", "master"), 2)
    assert len({one.temper for one in CHARACTERS}) == len({one.id for one in CHARACTERS}) == len(CHARACTERS)


def test_a_character_is_found_by_its_id_alone() -> None:
    assert [character(one.id) for one in CHARACTERS] == list(CHARACTERS)
    assert character(None) is character("steady") is character("nobody") is None
