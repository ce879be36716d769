"""Installs what was built where nothing of ours has been, plays, and takes it away again:
`python3 packaging/verify.py deb|rpm FILE [--old OLDER] [--suite bookworm|trixie]`, as root, in a fresh Debian;
`python3 packaging/verify.py windows Setup.exe [--old OLDER.exe]`, under Wine, in a fresh prefix;
`python3 packaging/verify.py tests Setup.exe [--parts tests/rules ...]`, our tests by the installed program under Wine;
`python3 packaging/verify.py tarball FILE.tar.xz`, with the Python that runs this; `appimage FILE`, with its own.

Each step is one line with what was found; the figures stand beside their limits. It ends with 1 if a step failed.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from trials import in_chroot, in_folder, tests_under_wine, under_wine
from trials.report import Report

TRIALS: dict[str, Callable[[argparse.Namespace, Report], None]] = {
    "deb": in_chroot.verify,
    "rpm": in_chroot.verify,
    "windows": under_wine.verify,
    "tests": tests_under_wine.verify,
    "tarball": in_folder.verify,
    "appimage": in_folder.verify,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Try what was built.")
    parser.add_argument("target", choices=TRIALS)
    parser.add_argument("file", type=Path)
    parser.add_argument("--old", type=Path, metavar="FILE", help="an older build, to upgrade from")
    parser.add_argument("--suite", default="bookworm", help="of Debian (bookworm)")
    parser.add_argument("--base", type=Path, metavar="DIR", help="a bare chroot to copy, instead of debootstrap")
    parser.add_argument("--parts", nargs="+", default=list(tests_under_wine.PURE), metavar="PATH", help="of the tests")
    parser.add_argument("--pictures", type=Path, default=Path("build/pictures"), metavar="DIR", help="where they go")
    options = parser.parse_args()
    options.pictures.mkdir(parents=True, exist_ok=True)
    report = Report()
    TRIALS[options.target](options, report)
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
