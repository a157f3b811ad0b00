"""The README is a doctest, and names only commands and files that exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from artel.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "STYLE.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


def test_the_examples_of_the_readme_are_true() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_every_command_named_in_the_readme_exists(capsys: pytest.CaptureFixture[str]) -> None:
    named = set(re.findall(r"`artel ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert {"play", "serve", "selfplay", "replay", "rules", "facts"} <= named
    for command in sorted(named):
        assert main([command, "--help"]) == 0
        assert command in capsys.readouterr().out
