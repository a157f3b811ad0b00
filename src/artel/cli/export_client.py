"""What the browser client knows of the games: python -m artel.cli.export_client DIR

Every game has a folder of its own, so that a page loads only the game it shows: facts.json holds every
printed value, rules.json every rule statement, pages.json their chapters, pieces and rulings, lessons.json
the chapters of its first games with a guide, verbs.json the verbs with the names of their words, types.ts
the types of its views, questions, log lines and reasons; score.json the form of its final count with the
words of its score sheets; names-en.json and its like are there where the house edition has names of its own
for words of the game. table.ts has the types of what the server and the client say to each other. The
output is the same for the same sources.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from artel.cli.arguments import LANGUAGES, Parser
from artel.cli.ledger import statements
from artel.cli.rule_pages import pages_of
from artel.cli.texts import house_names
from artel.cli.typescript import TypeScript
from artel.games import GAMES, SHEET_SCORERS
from artel.kernel.game import Game
from artel.kernel.schema import Words
from artel.kernel.view_types import line_schemas, view_schema
from artel.table.editions import facts_of
from artel.table.lessons import chapters_of
from artel.table.messages import all_schemas


def verbs_of(game: Game) -> dict[str, list[str]]:
    return {shape.name: [field.name for field in shape.fields] for shape in game.verbs.shapes}


def rules_of(game: Game) -> dict[str, str]:
    return {statement.id: statement.text for statement in statements(game.name)}


def names_of(game: Game) -> dict[str, dict[str, str]]:
    """By language, where the edition has names at all."""
    found = {language: house_names(game.name, language) for language in LANGUAGES}
    return {language: names for language, names in found.items() if names}


def lessons_of(game: Game) -> list[dict[str, object]]:
    """The chapters of the first games with a guide; none of a game without lessons."""
    return [
        {"id": each.id, "lessons": [lesson.id for lesson in each.lessons]} for each in chapters_of(game.name)
    ]


def types_of(game: Game) -> str:
    """The types of one game; of a game that declares nothing, its verbs alone."""
    types = TypeScript()
    types.declare(Words("Verb", [shape.name for shape in game.verbs.shapes]))
    declared = game.view_types()
    if declared is not None:
        for words in declared.words:
            types.declare(words)
        types.declare(view_schema(declared, game.steps))
        types.declare(line_schemas(declared, game.lines))
    return types.text()


def types_of_table() -> str:
    types = TypeScript()
    for schema in all_schemas():
        types.declare(schema)
    return types.text()


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "table.ts").write_text(types_of_table(), encoding="utf-8")
    for game in GAMES:
        place = folder / game.name
        place.mkdir(parents=True, exist_ok=True)
        contents: dict[str, object] = {
            "facts": facts_of(game),
            "rules": rules_of(game),
            "pages": pages_of(game),
            "verbs": verbs_of(game),
            **({"lessons": lessons} if (lessons := lessons_of(game)) else {}),
            **({"score": SHEET_SCORERS[game.name].words()} if game.name in SHEET_SCORERS else {}),
            **{f"names-{language}": names for language, names in names_of(game).items()},
        }
        for name, data in contents.items():
            text = json.dumps(data, ensure_ascii=False, indent=1)
            (place / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")
        (place / "types.ts").write_text(types_of(game), encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    parser = Parser(prog="artel.cli.export_client", description="Write facts, rules and verbs of every game.")
    parser.add_argument("folder", metavar="DIR", type=Path)
    folder = parser.parse_args(argv).folder
    try:
        write(folder)
    except OSError as error:
        print(f"export_client: expected a folder that can be written, got {folder}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
