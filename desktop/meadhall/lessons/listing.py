"""Which lessons there are, by the names of their files: home asks, and reads no rules for it."""

from pathlib import Path

FOLDER = Path(__file__).parent
SUFFIX = ".toml"


def file_names(game_id: str) -> list[str]:
    """In the order of the course."""
    folder = FOLDER / game_id
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(SUFFIX)) if folder.is_dir() else []


def lesson_id(name: str) -> str:
    """01_the_gift.toml is the_gift."""
    return name.removesuffix(SUFFIX).partition("_")[2]


def lesson_ids(game_id: str) -> list[str]:
    return [lesson_id(name) for name in file_names(game_id)]
