"""Words as search compares them: without case, endings, apostrophes, and without the letters that people swap."""

import re
from collections.abc import Iterator
from functools import cache

WORD = re.compile(r"\w+")
# ё is often written е, ґ is often written г; apostrophes are left out or written in many ways.
FOLDED = str.maketrans({"ё": "е", "ґ": "г", "’": None, "'": None, "ʼ": None, "`": None, "\u0301": None})

# What is left must still be a word: three letters at least.
_CYRILLIC = (
    "ывается ивается ується юється ються аются яются ається яється уется юется ается яется иться ться тися"
    " ового евого ыми ими ого его ому ему ами ями ает яет ует ют ет ит ют ить ать ять еть уть ти ати ити яти"
    " ешь ишь еш иш ймо емо имо ете ите ють ять ает ла ло ли ый ий ой ая яя ое ее ые ие их ых ої ій ою ею єю"
    " ия ию ии ием ией иям иями иях ом ем єм ам ям ах ях ов ев ів їв ей ів ую юю ий а я о е є у ю ы и і ї ь й"
)
_LATIN = "ingly ings ing edly ied ies ed es ers er ly s"
ENDINGS = frozenset(f"{_CYRILLIC} {_LATIN}".split())
LONGEST = max(map(len, ENDINGS))
SHORTEST = 3

# Words that a question is put with; they say little about what it is about.
_ASKING_EN = (
    "a an the is are was be been am to of in on at for from with by as do does did i you he him his she her it its we"
    " they them me my your our can may could should would will must shall have has had get got what how when who whom"
    " where which why if and or not no so there this that than then many much any some just now go out happen happens"
    " work works mean means cost costs"
)
_ASKING_RU = (
    "а и в во на с со к ко у о об по за из от до для без под над при не ни ли же бы но да то что чего чем как какой"
    " какая какие кто кого кому когда где куда откуда зачем почему сколько если или можно могу может нельзя надо нужно"
    " я ты он она оно мы вы они мне меня мой моя мое мои его ее их это этот эта эти так там тут уже еще будет делает"
    " делать делают дает дают работает стоит стоят значит"
)
_ASKING_UK = (
    "є та й і з із зі у до від про під над як що чого чим який яка яке які хто кого кому коли де куди звідки навіщо"
    " чому скільки якщо чи або можу може можна треба потрібно не ні я ти він вона воно ми ви вони мені мене мій моя"
    " моє мої його її їх це цей ця ці так там тут вже ще буде б бо але робить роблять робити дає дають працює коштує"
    " коштують означає"
)
IDLE = frozenset(f"{_ASKING_EN} {_ASKING_RU} {_ASKING_UK}".split())

# A vowel that comes and goes: велетень, велетня.
FLEETING = re.compile("(?<=..)[ео](?=[нцкл]$)")
_PREFIXES = "о об від от за на по при про раз рас роз вы ви пере до з с у в из із"
PREFIXES = tuple(f"{_PREFIXES}".split())

# Written out or in figures.
NUMBERS = {
    word: number
    for number, words in {
        "1": "один одна одну одного одному одной однієї одній",
        "2": "two два две двух двум двое двоих двоим дві двох двом двоє",
        "3": "three три трех трем трое троих троим трьох трьом троє",
        "4": "four четыре четырех четверо чотири чотирьох четверо",
    }.items()
    for word in words.split()
}


def words_of(text: str) -> list[str]:
    found: list[str] = WORD.findall(text.casefold().translate(FOLDED))
    return [NUMBERS.get(word, word) for word in found]


@cache
def stem(word: str) -> str:
    root = word
    for end in range(max(SHORTEST, len(word) - LONGEST), len(word)):  # the longest ending first
        if word[end:] in ENDINGS:
            root = word[:end]
            break
    return root[:-1] if len(root) > SHORTEST and root[-1] == root[-2] else root


def relatives(root: str) -> Iterator[str]:
    """What the same root may look like elsewhere: with another prefix or none, with or without a fleeting vowel."""
    for prefix in PREFIXES:
        yield prefix + root
        if root.startswith(prefix) and len(root) - len(prefix) >= SHORTEST:
            yield root[len(prefix) :]
    yield FLEETING.sub("", root)
    for vowel in "ео":
        yield f"{root[:-1]}{vowel}{root[-1]}"


def one_slip_apart(one: str, other: str) -> bool:
    """A letter more, less, wrong, or two that changed places."""
    if one == other:
        return True
    if abs(len(one) - len(other)) > 1:
        return False
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    swapped = one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
    return swapped or one[at + 1 :] == other[at + 1 :] or one[at:] == other[at + 1 :] or one[at + 1 :] == other[at:]
