"""The command line. Each command lives in a file of its own in `commands`."""

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from . import __version__
from .commands import Failed, Wrong
from .languages import SOURCE, languages
from .rules import GAMES

SAVES = (".meadhall", ".autosave")
DIGITS = 20  # nothing here needs longer numbers


class Parser(argparse.ArgumentParser):
    more: Callable[[], str] | None = (
        None  # what takes a while to find out, and only those want to know who ask for help
    )

    def error(self, message: str) -> NoReturn:
        """One line instead of the whole usage."""
        raise Wrong(message)

    def format_help(self) -> str:
        if self.more is not None:
            self.epilog = self.more()
            self.formatter_class = argparse.RawDescriptionHelpFormatter
        return super().format_help()


def main(argv: Sequence[str] | None = None) -> int:
    _print_whatever_there_is()
    parser = build_parser()
    try:
        words = sys.argv[1:] if argv is None else list(argv)
        file = _file_in(words)
        args = parser.parse_args([] if file else words)
        code = _window(file) if args.command is None else args.run(args)
        print(end="", flush=True)  # a pipe that breaks shall break here
        return code
    except Wrong as wrong:
        print(f"meadhall: {wrong}", file=sys.stderr)
        return 2
    except Failed as failed:
        print(f"meadhall: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if not _has_read_enough(error):
            raise
        _say_no_more()
        return 141


def _has_read_enough(error: OSError) -> bool:
    """Whoever reads, as in: meadhall replay FILE | head. Windows has no error of its own for that."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def _say_no_more() -> None:
    """Python still writes what is left when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_whatever_there_is() -> None:
    """Names may hold letters that the terminal or the pipe has no place for: those are spelled out."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def build_parser() -> Parser:
    parser = Parser(
        prog="meadhall",
        description="A desktop room with four board games of the North in it. Alone, or with the file of a saved game "
        "(meadhall FILE), it opens the window.",
    )
    parser.add_argument("--version", action="version", version=f"meadhall {__version__}", help="say which one it is")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="computer players play many games; who wins how often"))
    _add_balance(commands.add_parser("balance", help="whether a game is fair to all seats and ways of playing"))
    _add_ladder(commands.add_parser("ladder", help="how strong the levels of computer players are"))
    _add_replay(commands.add_parser("replay", help="play a saved game again"))
    _add_film(commands.add_parser("film", help="a saved game as a film, a picture or a saga to be read"))
    _add_sound(commands.add_parser("sound", help="how a stretch of a game sounds, as a file"))
    _add_stats(commands.add_parser("stats", help="what all finished games of this house come to"))
    _add_bench(commands.add_parser("bench", help="measure the speed"))
    _add_play(commands.add_parser("play", help="open the window in a game"))
    _add_render(commands.add_parser("render", help="draw a page into a picture, without a display"))
    _add_aid(commands.add_parser("aid", help="a game on two sheets of paper, for those who teach it"))
    _add_almanac(commands.add_parser("almanac", help="the rules of a game: what they say of something, or all of them"))
    return parser


def _add_simulate(parser: Parser) -> None:
    parser.more = _games
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=" or ".join(GAMES))
    parser.add_argument(
        "--players", type=_number_from(1), metavar="N", help="how many play; as many as can, if not said"
    )
    parser.add_argument(
        "--bots", default="random", metavar="A,B,...", help="one name for all seats, or one for each; they change seats"
    )
    parser.add_argument("--games", type=_number_from(1), default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=_number_from(0), default=1, metavar="S", help="the same games again (1)")
    parser.add_argument(
        "--option", action="append", default=[], type=_option, metavar="KEY=VALUE", help="a rule agreed on; repeatable"
    )
    parser.add_argument("--jobs", type=_number_from(1), default=1, metavar="J", help="how many processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_simulate)


def _add_balance(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=" or ".join(GAMES))
    parser.add_argument("--games", type=_number_from(1), default=400, metavar="N", help="how many of each kind (400)")
    parser.add_argument("--seed", type=_number_from(0), default=1, metavar="S", help="the same games again (1)")
    parser.add_argument("--jobs", type=_number_from(1), default=1, metavar="J", help="how many processes (1)")
    parser.add_argument("--out", type=Path, metavar="FILE.md", help="put the tables of this game there too")
    parser.set_defaults(run=_balance)


def _add_ladder(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", choices=list(GAMES), help="one game only (all four)")
    parser.add_argument("--games", type=_number_from(1), default=200, metavar="N", help="how many for each row (200)")
    parser.add_argument("--duels", type=_number_from(1), metavar="N", help="how many one against one (as --games)")
    parser.add_argument("--tempered", type=_number_from(1), metavar="N", help="how many by temper (as --games)")
    parser.add_argument("--seed", type=_number_from(0), default=1, metavar="S", help="the same games again (1)")
    parser.add_argument("--jobs", type=_number_from(1), default=1, metavar="J", help="how many processes (1)")
    parser.add_argument("--out", type=Path, metavar="FILE.md", help="put the tables there too, such as docs/ladder.md")
    parser.add_argument("--noted", type=Path, metavar="FILE.jsonl", help="note each game there, and play none twice")
    parser.set_defaults(run=_ladder)


def _add_replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--check", action="store_true", help="say only what it is and whether every position fits")
    parser.add_argument("--lang", choices=list(languages()), default=SOURCE, help=f"({SOURCE})")
    parser.set_defaults(run=_replay)


def _add_stats(parser: Parser) -> None:
    parser.add_argument("--csv", action="store_true", help="as a table for other programs")
    parser.set_defaults(run=_stats)


def _add_bench(parser: Parser) -> None:
    parser.add_argument(
        "part",
        nargs="?",
        choices=("rules", "hints", "window", "steady"),
        default="rules",
        help="what is measured (rules)",
    )
    parser.add_argument("--against", metavar="REV", help="the revision of the project that steady is measured beside")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_bench)


def _add_play(parser: Parser) -> None:
    parser.more = _games
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=" or ".join(GAMES))
    parser.add_argument("--players", type=_number_from(1), metavar="N", help="how many play; as many as can")
    parser.add_argument("--people", type=_number_from(0), default=1, metavar="N", help="how many of them sit here (1)")
    parser.add_argument("--seed", type=_number_from(0), metavar="S", help="the same board and cards again")
    parser.add_argument(
        "--option", action="append", default=[], type=_option, metavar="KEY=VALUE", help="a rule agreed on; repeatable"
    )
    parser.set_defaults(run=_play)


def _add_render(parser: Parser) -> None:
    parser.more = _subjects
    parser.add_argument("subject", metavar="SCREEN|GAME", help="such as home, setup, settings or watch")
    parser.add_argument("--out", required=True, metavar="FILE.png", help="where the picture goes")
    parser.add_argument("--seed", type=_number_from(0), default=1, metavar="S", help="of the game (1)")
    parser.add_argument("--actions", type=_number_from(0), default=0, metavar="N", help="that bots play first (0)")
    parser.add_argument("--players", type=_number_from(2), default=4, metavar="N", help="at the table (4)")
    parser.add_argument("--lang", choices=list(languages()), default=SOURCE, help=f"({SOURCE})")
    parser.add_argument("--theme", choices=("dark", "light"), default="dark", help="(dark)")
    parser.add_argument("--scale", type=_scale, default=1.0, metavar="X", help="pixels of the display for one (1)")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="of the picture (1920x1080)")
    parser.set_defaults(run=_render)


def _add_aid(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=" or ".join(GAMES))
    parser.add_argument("--lang", choices=list(languages()), default=SOURCE, help=f"({SOURCE})")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE.pdf", help="where it goes")
    parser.set_defaults(run=_aid)


def _add_film(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--lang", choices=list(languages()), default=SOURCE, help=f"({SOURCE})")
    parser.add_argument(
        "--out",
        required=True,
        type=Path,
        metavar="OUT",
        help="a film (.webp), the last position in print size (.png), the saga with pictures (.html) or without (.txt) "
        "or its turning points (.tapestry.png)",
    )
    parser.set_defaults(run=_film)


def _add_sound(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=" or ".join(GAMES))
    parser.add_argument("--seconds", type=_number_from(1), default=60, metavar="N", help="how long (60)")
    parser.add_argument("--seed", type=_number_from(0), default=1, metavar="S", help="the same game again (1)")
    parser.add_argument("--after", type=_number_from(0), default=60, metavar="N", help="pass so many actions over (60)")
    parser.add_argument("--out", required=True, type=Path, metavar="F.wav", help="where it goes")
    parser.set_defaults(run=_sound)


def _add_almanac(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=" or ".join(GAMES))
    parser.add_argument("--lang", choices=list(languages()), default=SOURCE, help=f"({SOURCE})")
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--search", metavar="WORDS", help="print the entries that say most about this")
    wanted.add_argument("--out", type=Path, metavar="FILE.pdf", help="all of it as a book, which goes there")
    parser.set_defaults(run=_almanac)


def _games() -> str:
    from .commands import games

    return games.told()


def _subjects() -> str:
    from .commands import render

    return render.subjects()


# Each command is imported when it is called for: none has to wait for what another one needs.


def _simulate(args: argparse.Namespace) -> int:
    from .commands import simulate

    words: dict[str, str] = dict(args.option)
    plan = simulate.planned(args.game, words, args.players, args.bots, args.games, args.seed)
    return simulate.simulate(plan, args.jobs, args.json)


def _balance(args: argparse.Namespace) -> int:
    from .commands.balance import balance

    return balance(args.game, args.games, args.jobs, args.seed, args.out)


def _ladder(args: argparse.Namespace) -> int:
    from .commands.ladder import Counts, ladder

    counts = Counts(args.games, args.duels or args.games, args.tempered or args.games)
    return ladder([args.game] if args.game else list(GAMES), counts, args.jobs, args.seed, args.out, args.noted)


def _replay(args: argparse.Namespace) -> int:
    from .commands import replay

    return replay.replay(args.file, args.check, args.lang)


def _film(args: argparse.Namespace) -> int:
    from .commands import film

    return film.film(args.file, args.out, args.lang)


def _sound(args: argparse.Namespace) -> int:
    from .commands import sound

    return sound.sound(args.game, args.out, args.seconds, args.seed, args.after)


def _aid(args: argparse.Namespace) -> int:
    from .commands import paper

    return paper.aid(args.game, args.lang, args.out)


def _almanac(args: argparse.Namespace) -> int:
    from .commands import almanac, paper

    if args.out is not None:
        return paper.book(args.game, args.lang, args.out)
    return almanac.search(args.game, args.lang, args.search)


def _stats(args: argparse.Namespace) -> int:
    from .commands.stats import stats
    from .models.keeping.library import Library

    return stats(Library(), args.csv)


def _bench(args: argparse.Namespace) -> int:
    if (args.part == "steady") != (args.against is not None):
        raise Wrong("bench steady needs --against REV, and nothing else has it")
    if args.part == "hints":
        from .commands.bench import hints

        return hints.bench_hint(args.json)
    if args.part == "window":
        from .commands.bench import window

        return window.bench_window(args.json)
    if args.part == "steady":
        from .commands.bench import steady

        return steady.bench_steady(args.against, args.json)
    from .commands.bench import rules

    return rules.bench_rules(args.json)


def _file_in(words: Sequence[str]) -> Path | None:
    """As a double click gives it: alone. Whether there is such a file, and a game in it, the window says."""
    if len(words) != 1 or words[0].startswith("-"):
        return None
    path = Path(words[0])
    return path.absolute() if path.suffix in SAVES or path.is_file() else None


def _window(file: Path | None) -> int:
    from . import app

    return app.open_or_come_forward(file)


def _play(args: argparse.Namespace) -> int:
    from .commands import play

    return play.play(args.game, dict(args.option), args.players, args.people, args.seed)


def _render(args: argparse.Namespace) -> int:
    from .commands import render

    return render.render(
        args.subject,
        args.out,
        args.seed,
        args.actions,
        args.players,
        args.lang,
        args.theme,
        args.scale,
        args.size,
    )


def _scale(word: str) -> float:
    _check_length(word)
    try:
        scale = float(word)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"a number from 0.5 to 4, not {word!r}")
    return scale


def _number_from(least: int) -> Callable[[str], int]:
    def number(word: str) -> int:
        _check_length(word)
        if not (word.isascii() and word.isdigit() and int(word) >= least):
            raise argparse.ArgumentTypeError(f"a whole number from {least}, not {word!r}")
        return int(word)

    return number


def _check_length(number: str) -> None:
    if len(number) > DIGITS:
        raise argparse.ArgumentTypeError(f"a number of at most {DIGITS} digits, not of {len(number)}")


def _option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"KEY=VALUE, not {word!r}")
    return name, value
