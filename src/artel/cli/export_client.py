"""What the browser client knows of the games: python -m artel.cli.export_client DIR

facts.json holds every printed value and every rule statement; games.json the verbs, the kinds of log
line and the steps, each with its fields. The output is the same for the same sources.
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
from artel.kernel.log import Line
from artel.kernel.shape import Field, Shape
from artel.kernel.state import ASK, DO, TOGETHER

Row = dict[str, object]
# The client groups pieces by the first word of their id.
SECTIONS: Final = {"good": "goods", "card": "cards", "track": "track", "number": "numbers"}
KINDS: Final = {ASK: "ask", DO: "do", TOGETHER: "together"}
# From the surest source to the least sure.
SOURCES: Final = ("rulebook", "public+rulebook", "public", "house")


def facts_of(game: Game) -> dict[str, object]:
    sections: dict[str, list[Row]] = {}
    for row in game.facts():
        sort = str(row["id"]).partition("-")[0]
        sections.setdefault(SECTIONS.get(sort, "pieces"), []).append(client_row(row))
    rules = {statement.id: statement.text for statement in statements(game.name)}
    return {**sections, "rules": rules}


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


def game_of(game: Game) -> dict[str, object]:
    return {
        "min_players": game.min_players,
        "max_players": game.max_players,
        "modules": list(game.modules),
        "rules_version": game.rules_version,
        "edition": game.edition(),
        "verbs": [shape_data(shape) for shape in game.verbs.shapes],
        "lines": [{**shape_data(line), "rule": rule_of(line)} for line in game.lines.shapes],
        "steps": [{**shape_data(step.shape), "kind": KINDS[step.kind]} for step in game.steps],
    }


def rule_of(shape: Shape) -> str:
    assert isinstance(shape, Line)
    return shape.rule


def shape_data(shape: Shape) -> dict[str, object]:
    return {"name": shape.name, "fields": [field_data(field) for field in shape.fields]}


def field_data(field: Field) -> dict[str, object]:
    """Words are listed; plain numbers are given by how many there are."""
    if field.words:
        return {"name": field.name, "words": list(field.words)}
    return {"name": field.name, "numbers": field.size}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    contents = {
        "facts.json": {game.name: facts_of(game) for game in GAMES},
        "games.json": {game.name: game_of(game) for game in GAMES},
    }
    for name, data in contents.items():
        text = json.dumps(data, ensure_ascii=False, indent=1)
        (folder / name).write_text(f"{text}\n", encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    parser = Parser(prog="artel.cli.export_client", description="Write facts.json and games.json.")
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
