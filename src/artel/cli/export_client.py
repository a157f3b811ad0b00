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
# From the surest source to the least sure.
SOURCES: Final = ("rulebook", "public+rulebook", "public", "house")


def facts_of(game: Game) -> list[Row]:
    """Every row of the game's facts, with the least sure source of its values in place of one for each."""
    return [{**row, "provenance": least_sure(row)} for row in game.facts()]


def least_sure(row: Row) -> str:
    provenance = row["provenance"]
    assert isinstance(provenance, dict)
    return max((str(source) for source in provenance.values()), key=SOURCES.index)


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
