"""What was found, line by line."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter


class Wrong(Exception):
    """A step did not do what it should."""


class Report:
    def __init__(self) -> None:
        self.failed: list[str] = []

    @contextmanager
    def step(self, what: str) -> Iterator[list[str]]:
        """Details may be added to the list; the time is added by itself."""
        begun, details = perf_counter(), list[str]()
        try:
            yield details
            verdict = "ok"
        except Wrong as wrong:
            self.failed.append(what)
            verdict, details = "FAILED", [*details, str(wrong)]
        told = "; ".join([f"{perf_counter() - begun:.1f} s", *details])
        print(f"{verdict:6} {what}: {told}", flush=True)

    def size(self, what: str, files: Iterable[Path], most: float) -> None:
        """Of what was packed; what Python compiles of it stands beside."""
        sizes = {path: path.stat().st_size for path in files if not path.is_symlink()}
        bytecode = sum(size for path, size in sizes.items() if path.suffix == ".pyc")
        packed = sum(sizes.values()) - bytecode
        self.limit(what, packed / 1e6, most, f"MB, and {bytecode / 1e6:.1f} of bytecode made of it")

    def limit(self, what: str, found: float, most: float, unit: str) -> None:
        is_over = found > most
        if is_over:
            self.failed.append(what)
        print(f"{'FAILED' if is_over else 'ok':6} {what}: {found:.1f} {unit} (at most {most:g})", flush=True)

    def end(self) -> int:
        print(f"failed: {', '.join(self.failed)}" if self.failed else "all as it should be", flush=True)
        return 1 if self.failed else 0
