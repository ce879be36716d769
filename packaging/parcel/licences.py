"""Whose work is in a package: the index of the program, checked against what is packed, and told to machines too."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from .project import ID, PACKAGE, PACKAGING, ROOT, SITE, version
from .tree import put

ART = PACKAGE / "art"
OURS = ("program", "art")


class Part(NamedTuple):
    name: str
    what: str
    licence: str
    text: str
    source: str = ""  # of what is not ours


def parts() -> list[Part]:
    return [Part(**part) for part in tomllib.loads((ART / "licences" / "index.toml").read_text("utf-8"))["part"]]


def missing() -> list[str]:
    """What is wrong with the index, one line each."""
    known = {part.name.lower(): part for part in parts()}
    lines = [f"{name} has no entry in licences/index.toml" for name in sorted(_wanted()) if name.lower() not in known]
    lines += [f"{part.name}: there is no {part.text}" for part in parts() if not _has_text(part)]
    others = [part for part in parts() if part.what not in OURS]
    lines += [f"{part.name}: no source is named" for part in others if not part.source.startswith("https://")]
    faces = {path.stem.removeprefix("OFL-") for path in (ART / "fonts").glob("OFL-*.txt")}
    told = {Path(part.text).stem.removeprefix("OFL-") for part in parts() if part.what == "font"}
    lines += [f"the font {face} has no entry" for face in sorted(faces - told)]
    return lines


def _has_text(part: Part) -> bool:
    path = ART / part.text
    return path.is_file() and len(path.read_text("utf-8")) > 500


def _wanted() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    payload = tomllib.loads((PACKAGING / "payload.toml").read_text("utf-8"))
    needed = {re.split(r"[=<>!~ \[]", line)[0] for line in project["dependencies"]}
    return needed | set(payload["versions"]) | {"Python", "Qt", "Parts of Qt", "GNU GPL 3", "Meadhall"}


def lay(system: str, folder: Path) -> None:
    """Beside the program, for people and for machines; the texts themselves lie in the program."""
    has_python = system in ("windows", "macos", "appimage")
    mine = [part for part in parts() if has_python or part.name != "Python"]
    lines = [
        f"Meadhall {version()}, and what it brings with it.",
        "The texts of the licences lie in lib/meadhall/art; the program shows them on its page About.",
        "Qt and PySide6 are used as they were published, unchanged, as libraries of their own: you may put",
        "others in their place. Their source is to be had where it says below.",
        "",
    ]
    for part in mine:
        lines += [f"{part.name}  ({part.licence})", f"    text: lib/meadhall/art/{part.text}"]
        lines += [f"    source: {part.source}"] * bool(part.source) + [""]
    put(folder / "NOTICE.txt", "\n".join(lines))
    put(folder / "sbom.cdx.json", json.dumps(sbom(mine), indent=1) + "\n")


def sbom(mine: list[Part]) -> dict[str, Any]:
    """As CycloneDX has it."""
    payload = tomllib.loads((PACKAGING / "payload.toml").read_text("utf-8"))
    python, qt = payload["python"]["windows"]["version"], payload["versions"]["shiboken6"]
    versions = {**payload["versions"], "Python": python, "Qt": qt}
    purl = f"pkg:generic/meadhall@{version()}" + f"?vcs_url={SITE}" * bool(SITE)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "bom-ref": ID, "name": "meadhall", "version": version(), "purl": purl}
        },
        "components": [
            {
                "type": "library" if part.what == "library" else "file",
                "name": part.name,
                **({"version": versions[part.name]} if part.name in versions else {}),
                "licenses": [{"expression": part.licence}],
                "externalReferences": [{"type": "distribution", "url": part.source}],
            }
            for part in mine
            if part.what in ("library", "font")
        ],
    }
