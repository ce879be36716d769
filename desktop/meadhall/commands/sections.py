"""A page of measurements in the project's documents: each game has a section of its own, made anew by itself."""

from pathlib import Path

from . import Failed


def keep_section(out: Path, head: str, game_id: str, text: str) -> None:
    """`text` begins with the title of the section; those of the other games stay."""
    try:
        old = out.read_text(encoding="utf-8") if out.exists() else head
        parts = old.split("\n## ")
        kept = [part for part in parts[1:] if part.partition("\n")[0] != game_id]
        sections = sorted([*kept, text.removeprefix("## ").rstrip()])
        out.write_text(head.rstrip() + "".join(f"\n\n## {part.rstrip()}" for part in sections) + "\n", encoding="utf-8")
    except OSError as error:
        raise Failed(f"cannot write {out}: {error}") from error
