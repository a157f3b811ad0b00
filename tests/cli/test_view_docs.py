"""docs/views is what the games declare."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from artel.cli import view_docs
from artel.games import GAMES
from artel.kernel.game import Game
from tests.cli.samples import ROOT, Capture


def test_the_pages_are_up_to_date() -> None:
    """In a process of its own: modules known to other tests have words that are none of the pages'."""
    command = [sys.executable, "-m", "artel.cli.view_docs", "--check"]
    checked = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr


def test_an_old_page_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(view_docs, "page", lambda game, types: "something newer")
    assert view_docs.main(["--check"]) == 1
    assert "expected what the game declares, got an older page" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_field_question_line_and_reason_is_on_the_page(game: Game) -> None:
    text = (ROOT / "docs" / "views" / f"{game.name}.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `([\w-]+)`", text, re.MULTILINE))
    types = game.view_types()
    assert types is not None
    assert {entry.name for entry in types.fields} <= told
    assert {shape.name for shape in game.lines.shapes} <= told
    assert set(types.details) | set(types.reasons) <= told
    names = {words.name for words in types.words}
    assert set(re.findall(r"\*\*(\w+)\*\*", text)) == names
