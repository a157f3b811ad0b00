"""What the browser client knows of the games: python -m artel.cli.export_client DIR

Every game has a folder of its own, so that a page loads only the game it shows: facts.json holds every
printed value, rules.json every rule statement, verbs.json the verbs with the names of their words. The
output is the same for the same sources.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from artel.cli.arguments import Parser
from artel.cli.ledger import statements
from artel.games import GAMES
from artel.kernel.game import Game

Row = dict[str, object]
# The client groups pieces by the first word of their id.
SECTIONS: Final = {"good": "goods", "card": "cards", "track": "track", "number": "numbers"}
# From the surest source to the least sure.
SOURCES: Final = ("rulebook", "public+rulebook", "public", "house")


def facts_of(game: Game) -> dict[str, object]:
    sections: dict[str, list[Row]] = {}
    for row in game.facts():
        sort = str(row["id"]).partition("-")[0]
        sections.setdefault(SECTIONS.get(sort, "pieces"), []).append(client_row(row))
    return dict(sections)


def client_row(row: Row) -> Row:
    """A row under the id that moves and views use, with the least sure source of its values."""
    sort, _, word = str(row["id"]).partition("-")
    values = {name: value for name, value in row.items() if name not in ("id", "name", "provenance")}
    known = sort in SECTIONS
    # A space of the track is known by its number alone.
    heading: Row = {} if sort == "track" and "space" in row else {"id": word if known else row["id"]}
    if not known:
        heading["name"] = row["name"]
    return {**heading, **values, "provenance": least_sure(row, list(values))}


def least_sure(row: Row, columns: list[str]) -> str:
    provenance = row["provenance"]
    assert isinstance(provenance, dict)
    sources = [str(provenance[name]) for name in columns if name in provenance]
    return max(sources, key=SOURCES.index)


def verbs_of(game: Game) -> dict[str, list[str]]:
    return {shape.name: [field.name for field in shape.fields] for shape in game.verbs.shapes}


def rules_of(game: Game) -> dict[str, str]:
    return {statement.id: statement.text for statement in statements(game.name)}


def write(folder: Path) -> None:
    for game in GAMES:
        place = folder / game.name
        place.mkdir(parents=True, exist_ok=True)
        contents = {"facts": facts_of(game), "rules": rules_of(game), "verbs": verbs_of(game)}
        for name, data in contents.items():
            text = json.dumps(data, ensure_ascii=False, indent=1)
            (place / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


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
