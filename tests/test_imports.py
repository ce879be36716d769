"""What the import contracts of pyproject.toml cannot say: of a game's rules, views and models name only what can be
said, asked, seen and foreseen. Chapters are the rules' own."""

import grimp

from meadhall.rules import GAMES

OPEN = {"actions", "data", "events", "forecast", "options", "questions", "state"}


def test_views_name_no_chapter_of_the_rules() -> None:
    graph = grimp.build_graph("meadhall")
    houses = {f"meadhall.rules.{game}" for game in GAMES}
    named: list[str] = []
    for floor in ("meadhall.views", "meadhall.models"):
        for importer in {floor, *graph.find_descendants(floor)}:
            for imported in graph.find_modules_directly_imported_by(importer):
                house, _, inside = imported.removeprefix("meadhall.rules.").partition(".")
                if f"meadhall.rules.{house}" in houses and inside and inside not in OPEN:
                    named.append(f"{importer} imports {imported}")
    assert named == []
