"""Folders that become packages: every file with the mode and the time that it shall have, in a fixed order."""

import gzip
import io
import lzma
import os
import shutil
import tarfile
from collections.abc import Iterable
from pathlib import Path

from .project import moment


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def put(path: Path, content: bytes | str, executable: bool = False) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    path.chmod(0o755 if executable else 0o644)
    return path


def settle(folder: Path) -> None:
    """Modes and times do not depend on who builds, or when."""
    for path in [folder, *folder.rglob("*")]:
        if path.is_symlink():
            os.utime(path, (moment(), moment()), follow_symlinks=False)
            continue
        is_program = path.is_dir() or path.stat().st_mode & 0o100
        path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (moment(), moment()))


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def files(folder: Path) -> Iterable[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink())


def tar_xz(folder: Path, out: Path) -> Path:
    """The folder under its own name."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            tar.add(path, f"{folder.name}/{path.relative_to(folder)}".rstrip("/."), recursive=False, filter=_nobodys)
    out.write_bytes(lzma.compress(packed.getvalue(), preset=9))
    return out


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = moment()
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def gzipped(text: str | bytes) -> bytes:
    return gzip.compress(text.encode() if isinstance(text, str) else text, 9, mtime=0)
