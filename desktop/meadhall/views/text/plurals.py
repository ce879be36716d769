"""How many forms a counted sentence has in each language, and which one a number takes."""

from meadhall.languages import languages


def categories(language: str) -> tuple[str, ...]:
    return languages()[language].categories


def category(language: str, n: int) -> str:
    return languages()[language].category(n)
