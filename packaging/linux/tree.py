"""What all packages of Linux have under /usr."""

import re
from datetime import UTC, datetime
from pathlib import Path

from parcel import payload
from parcel.pictures import icon
from parcel.project import ID, PACKAGE, SITE, moment, version
from parcel.tree import gzipped, put

HERE = Path(__file__).parent
ADDRESSES = r"\.SH SEE ALSO\n@SITE@\n| *<screenshots>.*</screenshots>\n| *<url [^\n]*\n"
SIZES = (16, 32, 48, 64, 128, 256, 512)

# Of Debian, for what the libraries of Qt ask for; rpm finds its own by the names of the libraries.
DEPENDS = (
    "python3 (>= 3.11), python3 (<< 3.15), libc6 (>= 2.34), libstdc++6, libgcc-s1, zlib1g, libzstd1, "
    "libgl1, libegl1, libxkbcommon0, libxkbcommon-x11-0, libdbus-1-3, libfontconfig1, libfreetype6, "
    "libglib2.0-0t64 | libglib2.0-0, libbrotli1, libgssapi-krb5-2, libx11-6, libx11-xcb1, libxcb1, libxcb-cursor0, "
    "libxcb-icccm4, libxcb-image0, libxcb-keysyms1, libxcb-randr0, libxcb-render0, libxcb-render-util0, "
    "libxcb-shape0, libxcb-shm0, libxcb-sync1, libxcb-util1, libxcb-xfixes0, libxcb-xkb1, "
    "libwayland-client0, libwayland-cursor0"
)


def lay(usr: Path, programs: str = "bin", zsh: str = "site-functions") -> None:
    """As it lies under /usr on all of them; Debian has folders of its own for games and for what zsh completes."""
    payload.lay("linux", usr / "lib" / "meadhall")
    put(usr / programs / "meadhall", (HERE / "meadhall").read_text("utf-8"), executable=True)
    share(usr / "share")
    put(usr / "share" / "zsh" / zsh / "_meadhall", (HERE / "completion.zsh").read_bytes())


def share(folder: Path) -> None:
    put(folder / "applications" / f"{ID}.desktop", (HERE / f"{ID}.desktop").read_bytes())
    put(folder / "metainfo" / f"{ID}.metainfo.xml", filled("metainfo.xml"))
    put(folder / "mime" / "packages" / f"{ID}.xml", (HERE / f"{ID}.xml").read_bytes())
    put(folder / "man" / "man6" / "meadhall.6.gz", gzipped(filled("meadhall.6")))
    put(folder / "bash-completion" / "completions" / "meadhall", (HERE / "completion.bash").read_bytes())
    put(folder / "fish" / "vendor_completions.d" / "meadhall.fish", (HERE / "completion.fish").read_bytes())
    icons = folder / "icons" / "hicolor"
    for size in SIZES:
        for place in (f"apps/{ID}", "mimetypes/application-x-meadhall"):
            put(icons / f"{size}x{size}" / f"{place}.png", icon(size).read_bytes())
    drawing = (PACKAGE / "art" / "app" / "meadhall.svg").read_bytes()
    for place in (f"apps/{ID}", "mimetypes/application-x-meadhall"):
        put(icons / "scalable" / f"{place}.svg", drawing)


def filled(name: str) -> str:
    """Version and date of the commit, and where the project is published, or nothing of that."""
    text = (HERE / name).read_text("utf-8")
    day = datetime.fromtimestamp(moment(), UTC).strftime("%Y-%m-%d")
    if not SITE:
        text = re.sub(ADDRESSES, "", text, flags=re.DOTALL)
    return text.replace("@SITE@", SITE).replace("@VERSION@", version()).replace("@DATE@", day)
