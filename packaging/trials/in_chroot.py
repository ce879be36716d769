"""A .deb in a Debian that has nothing but the least."""

import argparse
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from parcel.project import ROOT, version
from parcel.tools import find, run

from .playing import left_behind, play
from .report import Report, Wrong
from .screen import Screen

HOME = "root/Мои файлы"
MISSING = "find /usr/lib/meadhall -name '*.so*' | xargs -n1 ldd 2>/dev/null | grep 'not found' | sort -u"
START = """
import sys
sys.path.insert(0, "/usr/lib/meadhall/lib")
from meadhall.views.start_time import _started, _OURS
from tempfile import TemporaryDirectory
with TemporaryDirectory() as folder:
    _started(_OURS, folder)
    print(min(_started(_OURS, folder).processor for _ in range(7)))
"""


class Chroot:
    def __init__(self, root: Path, screen: Screen) -> None:
        self.root, self.screen = root, screen
        self.home = root / HOME
        self.home.mkdir(parents=True)
        self.data = self.home / ".local/share/meadhall"

    def command(self, *words: str) -> list[str]:
        settings = [
            f"HOME=/{HOME}",
            "LANG=C.UTF-8",
            f"DISPLAY={self.screen.name}",
            "PATH=/usr/games:/usr/bin:/bin:/usr/sbin:/sbin",
        ]
        return [find("chroot"), str(self.root), "/usr/bin/env", "-i", *settings, *words]

    def sh(self, *words: str, check: bool = True) -> str:
        done = subprocess.run(self.command(*words), input="", capture_output=True, text=True, check=False)
        if check and done.returncode:
            raise Wrong(f"{' '.join(words[:4])} ended with {done.returncode}: {(done.stdout + done.stderr)[-600:]}")
        return done.stdout

    def run(self, *words: str, check: bool = True) -> str:
        return self.sh("meadhall", *words, check=check)

    def open(self, *words: str) -> Callable[[], None]:
        process = subprocess.Popen(self.command("meadhall", *words), stdin=subprocess.DEVNULL)

        def end() -> None:
            process.terminate()
            process.wait()
            (self.data / "window").unlink(missing_ok=True)

        return end

    def see(self, picture: Path) -> None:
        self.screen.see(picture)

    def inner(self, path: Path) -> str:
        return f"/{path.relative_to(self.root)}"


def verify(options: argparse.Namespace, report: Report) -> None:
    report.limit(f"size of {options.file.name}", options.file.stat().st_size / 1e6, 30, "MB")
    folder = Path(tempfile.mkdtemp(prefix="meadhall-"))
    screen, root = Screen(), folder / options.suite
    try:
        with report.step(f"a fresh Debian {options.suite}"):
            _bare(root, options)
        _mount(root)
        place = Chroot(root, screen)
        before = _all_files(root)
        _through(place, options, report, before)
    finally:
        _unmount(root)
        screen.close()
        shutil.rmtree(folder, ignore_errors=True)


def _through(place: Chroot, options: argparse.Namespace, report: Report, before: set[str]) -> None:
    name = f"deb-{options.suite}"
    with report.step("apt knows its packages"):
        place.sh("apt-get", "-qq", "update")
    if options.old:
        with report.step("the older one is installed, and a game kept with it"):
            _install(place, options.old)
            place.sh("mkdir", "-p", f"/{HOME}/.local/share/meadhall/games")
            (place.data / "games" / "old.meadhall").write_bytes(b"an old game")
    with report.step("installed" + (" over the older one" if options.old else "")):
        _install(place, options.file)
    report.size("installed", place.root / "usr/lib/meadhall", 110)
    play(place, report, place.home, options.pictures, version(), name)
    _measure_start(place, report)
    with report.step("nothing of the libraries is missing"):
        told = place.sh("sh", "-c", MISSING, check=False)
        missing = {line.split()[0] for line in told.splitlines()}
        if missing:
            raise Wrong(", ".join(sorted(missing)))
    with report.step("taken away: nothing is left but the games") as details:
        place.sh("apt-get", "-qq", "-y", "purge", "meadhall")
        lost = [path for path in ("usr/lib/meadhall", "usr/games/meadhall") if (place.root / path).exists()]
        names = [one for one in _all_files(place.root) - before if "meadhall" in one.lower()]
        if lost or names:
            raise Wrong(f"left: {', '.join([*lost, *sorted(names)[:5]])}")
        kept = left_behind(place.data)
        details.append(f"kept: {len(kept)} files of the person")
        if options.old and "games/old.meadhall" not in kept:
            raise Wrong("the games are gone")


def _install(place: Chroot, file: Path) -> None:
    shutil.copy2(file, place.root / "tmp" / file.name)
    quietly = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y", "--no-install-recommends")
    place.sh(*quietly, "install", f"/tmp/{file.name}")


def _measure_start(place: Chroot, report: Report) -> None:
    """Beside a checkout with the whole of Qt, by the same Python."""
    site = next((ROOT / ".venv/lib").glob("python3*/site-packages"), None)
    checkout = place.root / "opt/checkout"
    if site is None:
        report.failed.append("start: there is no .venv to compare with")
        return
    for name in ("PySide6", "shiboken6"):
        shutil.copytree(site / name, checkout / name, symlinks=True)
    shutil.copytree(ROOT / "desktop/meadhall", checkout / "meadhall")
    shutil.copytree(place.root / "usr/lib/meadhall/lib/msgspec", checkout / "msgspec")
    times = []
    for folder in ("/usr/lib/meadhall/lib", "/opt/checkout"):
        words = ("env", "QT_QPA_PLATFORM=offscreen", "python3", "-c", START.replace("/usr/lib/meadhall/lib", folder))
        times.append(float(place.sh(*words)))
    shutil.rmtree(checkout)
    ours, theirs = times
    what = f"start, {ours * 1000:.0f} ms of the processor against {theirs * 1000:.0f} of the checkout"
    report.limit(what, ours / theirs, 1.1, "times")


def _bare(root: Path, options: argparse.Namespace) -> None:
    if options.base:
        run("cp", "-a", options.base, root)
    else:
        run("debootstrap", "--variant=minbase", options.suite, root)


def _mount(root: Path) -> None:
    run("mount", "-t", "proc", "proc", root / "proc")
    run("mount", "--bind", "/dev", root / "dev")
    (root / "tmp/.X11-unix").mkdir(parents=True, exist_ok=True)
    run("mount", "--bind", "/tmp/.X11-unix", root / "tmp/.X11-unix")
    shutil.copy2("/etc/resolv.conf", root / "etc/resolv.conf")
    for place in ("/etc/hosts", "/etc/apt/apt.conf.d/99proxy"):
        if os.path.exists(place):  # noqa: PTH110  a path of this machine, not of the chroot
            shutil.copy2(place, root / place.lstrip("/"))


def _unmount(root: Path) -> None:
    for place in ("tmp/.X11-unix", "dev", "proc"):
        subprocess.run(["umount", "-l", root / place], check=False, stderr=subprocess.DEVNULL)


def _all_files(root: Path) -> set[str]:
    """But for what systems note down by themselves, and the folder of the person."""
    skipped = ["root", "proc", "dev", "var/lib/dpkg", "var/cache", "tmp", "var/log", "var/lib/apt"]
    pruned = [word for name in skipped for word in ("-path", root / name, "-prune", "-o")]
    told = subprocess.run(["find", root, *pruned, "-type", "f", "-print"], capture_output=True, text=True, check=False)
    return {line.removeprefix(f"{root}/") for line in told.stdout.splitlines()}
