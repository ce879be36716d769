"""Words as search compares them: without case, endings, apostrophes, and without the letters that people swap."""

import re

WORD = re.compile(r"\w+")
# ё is often written е, ґ is often written г; apostrophes are left out or written in many ways.
FOLDED = str.maketrans({"ё": "е", "ґ": "г", "’": None, "'": None, "ʼ": None, "`": None, "\u0301": None})

# The longest first. What is left must still be a word: three letters at least.
_CYRILLIC = (
    "ывается ивается ується юється ються аются яются ається яється уется юется ается яется иться ться тися"
    " ового евого ыми ими ого его ому ему ами ями ает яет ует ют ет ит ют ить ать ять уть ти ати ити яти"
    " ешь ишь еш иш ймо емо имо ете ите ють ять ает ла ло ли ый ий ой ая яя ое ее ые ие их ых ої ій ою ею єю"
    " ом ем єм ам ям ах ях ов ев ів їв ей ів ую юю ий а я о е є у ю ы и і ї ь й"
)
_LATIN = "ingly ings ing edly ied ies ed es ers er ly s"
ENDINGS = tuple(sorted(set(f"{_CYRILLIC} {_LATIN}".split()), key=len, reverse=True))
SHORTEST = 3


def words_of(text: str) -> list[str]:
    return WORD.findall(text.casefold().translate(FOLDED))


def stem(word: str) -> str:
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word[: -len(ending)]
    return word


def one_slip_apart(one: str, other: str) -> bool:
    """A letter more, less, wrong, or two that changed places."""
    if one == other:
        return True
    if abs(len(one) - len(other)) > 1:
        return False
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    swapped = one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
    return swapped or one[at + 1 :] == other[at + 1 :] or one[at:] == other[at + 1 :] or one[at + 1 :] == other[at:]
