"""Meadhall.app in a .dmg, for macOS 13 and newer, Apple silicon and Intel. It is put together on a Mac.

`--python DIR` names a CPython 3.13 that can be moved, for both processors (release.yml fetches and joins the two). The
app is signed ad hoc; with MEADHALL_SIGN_IDENTITY it is signed by that name, and with MEADHALL_NOTARY_PROFILE (of
`notarytool store-credentials`) it is notarised as well.
"""

import os
import plistlib
import shutil
from argparse import Namespace
from pathlib import Path

from parcel import payload
from parcel.pictures import icns
from parcel.project import ID, version
from parcel.tools import run, stop
from parcel.tree import put, settle

HERE = Path(__file__).parent
TYPE = f"{ID}.game"
ALLOWED = {"com.apple.security.cs.disable-library-validation": True}  # libraries that others have signed, or nobody


def build(folder: Path, options: Namespace) -> Path:
    if options.python is None:
        stop("macos needs --python DIR, a CPython 3.13 for both processors that can be moved; see release.yml")
    app = folder / "image" / "Meadhall.app"
    lay(app, options.python)
    run("cc", "-O2", "-Wall", "-arch", "arm64", "-arch", "x86_64", "-mmacosx-version-min=13.0", HERE / "launch.c",
        "-o", put(app / "Contents" / "MacOS" / "Meadhall", b"", executable=True))  # fmt: skip
    settle(app)
    _sign(app, folder)
    (app.parent / "Applications").symlink_to("/Applications")
    out = folder / f"Meadhall-{version()}.dmg"
    run("hdiutil", "create", "-volname", "Meadhall", "-srcfolder", app.parent, "-format", "ULMO", "-ov", out)
    if profile := os.environ.get("MEADHALL_NOTARY_PROFILE"):
        run("xcrun", "notarytool", "submit", out, "--keychain-profile", profile, "--wait")
        run("xcrun", "stapler", "staple", out)
    return out


def lay(app: Path, python: Path) -> None:
    """All but the launcher, which only a Mac can link."""
    resources = app / "Contents" / "Resources"
    payload.lay("macos", resources)
    for framework in resources.rglob("*.framework"):
        _link(framework)
    run("cp", "-a", python, resources / "python")
    put(resources / "meadhall.icns", icns())
    put(app / "Contents" / "Info.plist", plistlib.dumps(described()))


def _link(framework: Path) -> None:
    """Wheels hold no links: what these lead to lies in them twice, and such a framework cannot be signed."""
    shutil.rmtree(framework / "Resources")
    (framework / "Versions" / "Current").symlink_to("A")
    for name in (framework.stem, "Resources"):
        (framework / name).symlink_to(f"Versions/Current/{name}")


def described() -> dict[str, object]:
    return {
        "CFBundleIdentifier": ID,
        "CFBundleName": "Meadhall",
        "CFBundleDisplayName": "Meadhall",
        "CFBundleExecutable": "Meadhall",
        "CFBundleIconFile": "meadhall.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "ru", "uk"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSHumanReadableCopyright": "MIT; art and texts CC BY 4.0",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Meadhall game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "meadhall.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": TYPE,
                "UTTypeDescription": "Meadhall game",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeIconFile": "meadhall.icns",
                "UTTypeTagSpecification": {"public.filename-extension": ["meadhall"]},
            }
        ],
    }


def _sign(app: Path, folder: Path) -> None:
    identity = os.environ.get("MEADHALL_SIGN_IDENTITY", "-")
    allowed = put(folder / "allowed.plist", plistlib.dumps(ALLOWED))
    kind = ["--timestamp", "--options", "runtime", "--entitlements", allowed] if identity != "-" else []
    inner = [path for path in app.rglob("*") if path.suffix in (".so", ".dylib") and not path.is_symlink()]
    frameworks = sorted(app.rglob("*.framework"), key=lambda path: -len(path.parts))
    for one in [*sorted(inner), *frameworks, app]:
        run("codesign", "--force", "--sign", identity, *kind, one)
    run("codesign", "--verify", "--deep", "--strict", app)
