"""Sheets as the editor of villages keeps them: python -m tests.games.keyflower.sheets_made

`sheets.json` has the data of sheets that the server has read: the examples, and ended games with all sets.
The client's tests write each as a text and compare it with the file of its name (npm --prefix web test -- -u
writes it anew); the tests here read those texts again.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

from artel.games.keyflower.score_sheet import BOOK, SHEETS, score_sheet, sheet_of
from artel.games.keyflower.state import KeyflowerState
from tests.games.keyflower.test_sheets_of_games import enrich, random_end

FOLDER = Path(__file__).parent / "sheets"


def sources() -> dict[str, str]:
    """Texts that say everything a sheet can say."""
    found = {f"example-{name}": text for name, text in cast(Any, SHEETS.words())["examples"].items()}
    for seed in range(4):
        state = cast(KeyflowerState, random_end(3 + seed % 2, seed, BOOK.modules))
        enrich(state, random.Random(seed))
        found[f"game-{seed}"] = sheet_of(state)
    return found


def data_of(text: str) -> Any:
    return score_sheet(text)["sheet"]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    sheets = {name: data_of(text) for name, text in sources().items()}
    text = json.dumps(sheets, ensure_ascii=False, indent=1)
    (FOLDER / "sheets.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
