"""What stands on the cards."""

from ....rules.wild.data import CARDS, UNSEEN, CardId
from ..house import CardWords
from .voice import Voice


def card_words(voice: Voice, card: CardId) -> CardWords:
    name = str(voice.card(card))
    if card == UNSEEN:
        return CardWords(name, "", "", "", "")
    return CardWords(
        name=name,
        type=voice.say(f"card_type.{CARDS[card].kind}"),
        group=voice.say(f"card_group.{CARDS[card].home}"),
        text=voice.say(f"card.{card}.text"),
        full=voice.say(f"card.{card}.full"),
    )
