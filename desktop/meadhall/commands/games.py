"""What can be agreed on in each game, and who plays it, for those who ask for help."""

from collections.abc import Iterator

from ..bots import KNOWN
from ..rules import GAMES


def told() -> str:
    return "\n".join(line for game_id in GAMES for line in _told(game_id))


def _told(game_id: str) -> Iterator[str]:
    yield f"{game_id}: bots {', '.join(KNOWN)}; options, each with its usual value first:"
    for name, values in GAMES[game_id].allowed().items():
        yield f"  {name}={'|'.join(str(value).lower() for value in values)}"
