"""A .deb in a Debian that has nothing but the least; a .rpm goes there too, and apt brings the libraries it needs."""

import argparse
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from linux.tree import DEPENDS
from parcel.project import ID, ROOT, version
from parcel.tools import find, run

from .playing import a_game_of_the_older_one, left_behind, play, played_in_a_window, they_are_there
from .report import Report, Wrong
from .screen import Screen, Wayland

APT_INSTALLS = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y", "--no-install-recommends", "install")
APT_TAKES_AWAY = ("apt-get", "-qq", "-y", "purge", "meadhall")
# Its plugins want a root that is a mount of its own.
RPM = ("rpm", "--noplugins")
MOST = {".deb": 30, ".rpm": 40}  # MB; what makes .rpm packs less tightly
HOME = "root/Мои файлы"
MISSING = "find /usr/lib/meadhall -name '*.so*' | xargs -n1 ldd 2>/dev/null | grep 'not found' | sort -u"
START = """
import sys
sys.path.insert(0, sys.argv[1])
from meadhall.views.start_time import _started, _OURS
from tempfile import TemporaryDirectory
with TemporaryDirectory() as folder:
    _started(_OURS, folder)
    print(min(_started(_OURS, folder).processor for _ in range(3)))
"""
ROUNDS = 4  # in turns: whatever else the machine does touches both


class Chroot:
    def __init__(self, root: Path, screen: Screen | Wayland) -> None:
        self.root, self.screen = root, screen
        self.home = root / HOME
        self.home.mkdir(parents=True, exist_ok=True)
        self.said = root / "tmp/said"  # by the last window, where it complains
        self.data = self.home / ".local/share/meadhall"

    def command(self, *words: str) -> list[str]:
        settings = [
            f"HOME=/{HOME}",
            "LANG=C.UTF-8",
            *self.screen.settings,
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
        with self.said.open("wb") as said:
            process = subprocess.Popen(self.command("meadhall", *words), stdin=subprocess.DEVNULL, stderr=said)

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
    report.limit(f"size of {options.file.name}", options.file.stat().st_size / 1e6, MOST[options.file.suffix], "MB")
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
    name = f"{options.target}-{options.suite}"
    with report.step("apt knows its packages"):
        place.sh("apt-get", "-qq", "update")
    games: dict[Path, bytes] = {}
    if options.old:
        with report.step("the older one is installed"):
            _install(place, options.old)
        games = a_game_of_the_older_one(place, report, options.pictures / f"{name}-older.png")
    with report.step("installed" + (" over the older one" if options.old else "")):
        _install(place, options.file)
    report.size("installed", [place.root / path for path in _ours(place.root, before)], 110)
    if games:
        they_are_there(place, report, games, options.pictures / f"{name}-older-goes-on.png")
    play(place, report, place.home, options.pictures, version(), name)
    _under_wayland(place, report, options.pictures / f"{name}-wayland.png")
    _measure_start(place, report)
    with report.step("nothing of the libraries is missing"):
        told = place.sh("sh", "-c", MISSING, check=False)
        missing = {line.split()[0] for line in told.splitlines()}
        if missing:
            raise Wrong(", ".join(sorted(missing)))
    with report.step("taken away: nothing is left but the games") as details:
        place.sh(*((*RPM, "-e", "meadhall") if options.target == "rpm" else APT_TAKES_AWAY))
        if (names := _ours(place.root, before)) or (place.root / "usr/lib/meadhall").exists():
            raise Wrong(f"left: {', '.join(names[:5]) or 'empty folders'}")
        kept = left_behind(place.data)
        details.append(f"kept: {len(kept)} files of the person")
        if any(not path.exists() for path in games):
            raise Wrong("the games are gone")


def _install(place: Chroot, file: Path) -> None:
    shutil.copy2(file, place.root / "tmp" / file.name)
    if file.suffix == ".rpm":
        needed = [re.split(r"[ |]", one)[0] for one in DEPENDS.split(", ") if "glib2.0" not in one]
        place.sh(*APT_INSTALLS, "rpm", "libglib2.0-0", *needed)
        place.sh(*RPM, "-U", "--nodeps", f"/tmp/{file.name}")
    else:
        place.sh(*APT_INSTALLS, f"/tmp/{file.name}")


def _under_wayland(x11: Chroot, report: Report, picture: Path) -> None:
    what = "under Wayland four computer players play, and the window names its entry in the menu"
    with report.step(what) as details, closing(Wayland(x11.root)) as screen:
        place = Chroot(x11.root, screen)
        played_in_a_window(place, picture)
        if f'set_app_id("{ID}")' not in place.said.read_text("utf-8"):
            raise Wrong("it does not")
        details.append(ID)


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
    measured = ("env", "QT_QPA_PLATFORM=offscreen", "python3", "-c", START)
    folders = ("/usr/lib/meadhall/lib", "/opt/checkout")
    times = [[float(place.sh(*measured, folder)) for folder in folders] for _ in range(ROUNDS)]
    ours, theirs = (min(column) for column in zip(*times, strict=True))
    shutil.rmtree(checkout)
    what = f"start, {ours * 1000:.0f} ms of the processor against {theirs * 1000:.0f} of the checkout"
    report.limit(what, round(ours / theirs, 2), 1.1, "times")


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


def _ours(root: Path, before: set[str]) -> list[str]:
    return sorted(name for name in _all_files(root) - before if "meadhall" in name)


def _all_files(root: Path) -> set[str]:
    """But for what systems note down by themselves, and the folder of the person."""
    skipped = ["root", "proc", "dev", "var/lib/dpkg", "var/cache", "tmp", "var/log", "var/lib/apt"]
    pruned = [word for name in skipped for word in ("-path", root / name, "-prune", "-o")]
    told = subprocess.run(["find", root, *pruned, "-type", "f", "-print"], capture_output=True, text=True, check=False)
    return {line.removeprefix(f"{root}/") for line in told.stdout.splitlines()}
