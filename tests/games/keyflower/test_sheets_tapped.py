"""What the editor of villages writes is read back as what it shows, and scores as the sheet it came from."""

from __future__ import annotations

import json
from typing import Any

import pytest

from artel.games.keyflower.score_sheet import score_sheet
from tests.games.keyflower.sheets_made import FOLDER, data_of, sources

SOURCES = sources()
HOW = "python -m tests.games.keyflower.sheets_made, then npm --prefix web test -- -u"


def test_the_client_tests_with_what_the_server_reads_today() -> None:
    kept = json.loads((FOLDER / "sheets.json").read_text(encoding="utf-8"))
    assert kept == {name: data_of(text) for name, text in SOURCES.items()}, HOW
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SOURCES), HOW


@pytest.mark.parametrize("name", SOURCES)
def test_a_tapped_sheet_is_read_back_and_scores_the_same(name: str) -> None:
    again: Any = score_sheet((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    first: Any = score_sheet(SOURCES[name])
    assert again["sheet"] == first["sheet"]
    for key in ("modules", "winners", "ties"):
        assert again[key] == first[key]
    for player, before in zip(again["players"], first["players"], strict=True):
        assert player["points"] == before["points"]
        assert sorted(map(repr, player["reasons"])) == sorted(map(repr, before["reasons"]))
