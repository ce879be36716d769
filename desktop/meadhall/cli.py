"""The command line. Each command lives in a file of its own in `commands`."""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from . import __version__
from .commands import Failed, Wrong
from .rules import GAMES


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line instead of the whole usage."""
        raise Wrong(message)


def main(argv: Sequence[str] | None = None) -> int:
    parser = build_parser()
    try:
        args = parser.parse_args(argv)
        if args.command is None:
            parser.print_help()
            return 0
        return args.run(args)
    except Wrong as wrong:
        print(f"meadhall: {wrong}", file=sys.stderr)
        return 2
    except Failed as failed:
        print(f"meadhall: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def build_parser() -> Parser:
    parser = Parser(prog="meadhall", description="A desktop room with four board games of the North in it.")
    parser.add_argument("--version", action="version", version=f"meadhall {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="computer players play many games; who wins how often"))
    _add_replay(commands.add_parser("replay", help="play a saved game again"))
    _add_bench(commands.add_parser("bench", help="measure the speed"))
    return parser


def _add_simulate(parser: Parser) -> None:
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


def _add_replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--check", action="store_true", help="say only what it is and whether every position fits")
    parser.set_defaults(run=_replay)


def _add_bench(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_bench)


# Each command is imported when it is called for: none has to wait for what another one needs.


def _simulate(args: argparse.Namespace) -> int:
    from .commands import simulate

    words: dict[str, str] = dict(args.option)
    plan = simulate.planned(args.game, words, args.players, args.bots, args.games, args.seed)
    return simulate.simulate(plan, args.jobs, args.json)


def _replay(args: argparse.Namespace) -> int:
    from .commands import replay

    return replay.replay(args.file, args.check)


def _bench(args: argparse.Namespace) -> int:
    from .commands import bench

    return bench.bench(args.json)


def _number_from(least: int) -> Callable[[str], int]:
    def number(word: str) -> int:
        if not (word.isascii() and word.isdigit() and int(word) >= least):
            raise argparse.ArgumentTypeError(f"a whole number from {least}, not {word!r}")
        return int(word)

    return number


def _option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"KEY=VALUE, not {word!r}")
    return name, value
