"""Setup.exe for Windows 10 and newer, x64, built on Linux: CPython, the wheels, a launcher, an installer by NSIS."""

from argparse import Namespace
from pathlib import Path

from parcel import payload
from parcel.pictures import ico
from parcel.project import SITE, version
from parcel.tools import run
from parcel.tree import put, settle, size

HERE = Path(__file__).parent
PATHS = "python311.zip\n.\nlib\n"  # of Python, and nothing of the system's


def build(folder: Path, _options: Namespace) -> Path:
    root = folder / "root"
    payload.lay("windows", root)
    payload.python_for_windows(root)
    put(root / "python311._pth", PATHS)
    _launchers(folder, root)
    settle(root)
    put(folder / "files.nsh", _files_to_remove(root))
    out = folder / f"Meadhall-{version()}-Setup.exe"
    given = {
        "VERSION": version(),
        "VERSION_FOUR": f"{version()}.0",
        "PAYLOAD": root,
        "FILES": folder / "files.nsh",
        "SITE": SITE,
        "ICON": folder / "meadhall.ico",
        "OUT": out,
        "KILOBYTES": size(root) // 1024,
    }
    words = [f"-D{name}={value}" for name, value in given.items()]
    run("makensis", "-V2", "-INPUTCHARSET", "UTF8", *words, HERE / "meadhall.nsi")
    return out


def _launchers(folder: Path, root: Path) -> None:
    put(folder / "meadhall.ico", ico())
    for name in ("meadhall.rc", "meadhall.manifest", "launch.c"):
        put(folder / name, (HERE / name).read_bytes())
    commas = version().replace(".", ",") + ",0"
    defined = [f"-DVERSION_COMMAS={commas}", f'-DVERSION_TEXT=\\"{version()}\\"']
    run("x86_64-w64-mingw32-windres", *defined, "meadhall.rc", "meadhall.o", cwd=folder)
    common = ["-O2", "-s", "-Wall", "-Wextra", "-Werror", "-municode", "-Wl,--no-insert-timestamp"]
    for name, kind in (("Meadhall.exe", "-mwindows"), ("meadhall-cli.exe", "-DCONSOLE")):
        given = [*common, kind, "launch.c", "meadhall.o", "-o", root / name]
        run("x86_64-w64-mingw32-gcc", *given, cwd=folder)


def _files_to_remove(root: Path) -> str:
    """The uninstaller takes away what was installed, by name: the folder may be one that had other things in it."""
    lines = [f'Delete "$INSTDIR\\{path.name}"' for path in sorted(root.iterdir()) if path.is_file()]
    return "\n".join([*lines, 'RMDir /r "$INSTDIR\\lib"', 'RMDir /r "$INSTDIR\\licences"', ""])
