"""What all finished games come to, in the terminal or as a table for other programs."""

import sys
from collections.abc import Iterator

from ..chronicle.index import Busy
from ..chronicle.share import Share
from ..chronicle.sheet import as_csv
from ..chronicle.statistics import House, house_of
from ..models.keeping.archive import Archive
from ..models.keeping.library import Library
from . import Failed
from .files import why_unread


def stats(library: Library, is_csv: bool) -> int:
    archive = Archive(library)
    try:
        archive.refresh()
        house = house_of(archive.index.finished())
        broken = archive.index.broken()
    except Busy as busy:
        raise Failed("another Meadhall is counting the games; try again in a moment") from busy
    finally:
        archive.close()
    for path, code, figures in broken:
        print(f"meadhall: {path}: {why_unread(code, figures)}", file=sys.stderr)
    print(as_csv(house) if is_csv else "\n".join(_lines(house)), end="" if is_csv else "\n")
    return 0


def _lines(house: House) -> Iterator[str]:
    if not house.total:
        yield "no finished games yet"
        return
    kinds = ", ".join(f"{game} {count}" for game, count in house.games.most_common())
    yield f"{house.total} finished games: {kinds}"
    width = max(len(player.name) for player in house.players.values()) if house.players else 0
    yield f"{'':{width}}  {'games':>5}  {'wins':>5}  {'90 %':>13}  {'par':>6}  {'in a row':>8}"
    for _, player in house.ranked():
        yield f"{player.name:{width}}  {_row(player.total)}  {player.longest_streak:>8}"
        for game, share in sorted(player.games.items()):
            score = player.scores[game]
            yield f"{f'  {game}':{width}}  {_row(share)}  {score.mean:.1f} points on average, {score.best} at best"


def _row(share: Share) -> str:
    low, high = share.interval
    return f"{share.games:>5}  {share.wins:>5}  {low:>6.1%}–{high:<6.1%}  {share.par:>6.1%}"
