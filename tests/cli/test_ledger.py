"""The ledgers: whole, cited by code that exists, held by tests, and printed in docs/rules."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from pathlib import Path

import pytest

from artel.cli import ledger, ledger_docs
from artel.games import GAMES, game_named
from artel.kernel.log import Line
from tests.cli.samples import ROOT, Capture

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("name", NAMES)
def test_ids_are_unique_and_well_formed(name: str) -> None:
    ids = [statement.id for statement in ledger.statements(name)]
    assert ids
    assert [each for each, count in Counter(ids).items() if count > 1] == []
    assert [each for each in ids if not re.fullmatch(ledger.RULE_ID, each)] == []


@pytest.mark.parametrize("name", NAMES)
def test_ids_of_a_group_count_up_from_one(name: str) -> None:
    groups: dict[str, list[int]] = {}
    for statement in ledger.statements(name):
        group, _, number = statement.id.rpartition("-")
        groups.setdefault(group, []).append(int(number))
    for group, numbers in groups.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), group


@pytest.mark.parametrize("name", NAMES)
def test_every_statement_says_something(name: str) -> None:
    for statement in ledger.statements(name):
        assert statement.chapter, statement.id
        assert statement.text.endswith("."), statement.id


@pytest.mark.parametrize("name", NAMES)
def test_code_cites_only_rules_that_exist(name: str) -> None:
    known = {statement.id for statement in ledger.statements(name)}
    cited = set(ledger.citations(name, ROOT))
    assert len(cited) > 20
    assert sorted(cited - known) == []


@pytest.mark.parametrize("name", NAMES)
def test_log_lines_and_refusals_name_only_rules_that_exist(name: str) -> None:
    known = {statement.id for statement in ledger.statements(name)}
    named = ledger.named_rules(name)
    game = next(each for each in GAMES if each.name == name)
    of_lines = {shape.rule for shape in game.lines.shapes if isinstance(shape, Line)}
    assert of_lines <= named
    assert sorted(named - known) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_statement_has_a_test(name: str) -> None:
    assert [each.id for each in ledger.traced(name, ROOT) if not each.tests] == []


def test_tests_mark_only_rules_that_exist() -> None:
    ledgers = sorted((ROOT / "src/artel/games").rglob("ledger.toml"))
    known = {statement.id for path in ledgers for statement in ledger.statements_in(path)}
    assert sorted(set(ledger.marks(ROOT)) - known) == []


def test_the_docs_are_up_to_date(capsys: Capture) -> None:
    assert ledger_docs.main(["--check"]) == 0, capsys.readouterr().err


def test_a_page_names_the_game_and_its_ledger() -> None:
    lines = ledger_docs.page(game_named("sweet-lands"), ROOT).splitlines()
    assert lines[0] == "# The rules of Sweet Lands"
    named = re.findall(r"`(src/\S+)`", "\n".join(lines[:6]))
    assert [(ROOT / path).is_file() for path in named] == [True]


def test_an_old_page_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(ledger_docs, "page", lambda game, root: "something newer")
    assert ledger_docs.main(["--check"]) == 1
    assert "expected what the ledger gives, got an older page" in capsys.readouterr().err


# How code and tests are found.


def test_a_list_of_rules_may_go_on_over_lines() -> None:
    docstring = "Does it.\n\nRule: AR-X-1, AR-X-2,\n    AR-Y-3\nand no more than AR-Z-4."
    assert ledger.rules_in(docstring) == ["AR-X-1", "AR-X-2", "AR-Y-3"]
    assert ledger.rules_in("Speaks of AR-X-1 without claiming it.") == []


def test_an_id_may_name_a_set_with_a_third_letter() -> None:
    assert ledger.rules_in("Rule: KF-BOX-1, KFM-BOX-2, KFX-END-10") == ["KF-BOX-1", "KFM-BOX-2", "KFX-END-10"]
    assert ledger.rules_in("Rule: KFMX-BOX-1") == []


def test_an_id_may_name_a_set_and_a_numbered_tile() -> None:
    assert ledger.rules_in("Rule: KFF-FIELD-1, KFP-BOAT7-2") == ["KFF-FIELD-1", "KFP-BOAT7-2"]


def test_marks_are_found_wherever_pytest_takes_them(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    # The word is put together here so that the scan of this file finds no marks of its own.
    mark = "pytest.mark." + "rule"
    source = f"""
        import pytest

        @{mark}("AR-X-1", "AR-X-2")
        @{mark}("AR-X-3")
        def test_one(): ...

        @{mark}("AR-X-4")
        class TestGroup:
            @pytest.mark.parametrize("n", [pytest.param(1, marks={mark}("AR-X-5"))])
            def test_two(self, n): ...

        @{mark}("AR-X-6")
        def no_test(): ...
        """
    (folder / "test_a.py").write_text(textwrap.dedent(source), encoding="utf-8")
    whole = f"import pytest\npytestmark = {mark}('AR-X-7')\ndef test_three(): ...\n"
    (folder / "test_b.py").write_text(whole, encoding="utf-8")
    one, two = "tests/deep/test_a.py::test_one", "tests/deep/test_a.py::TestGroup::test_two"
    assert ledger.marks(tmp_path) == {
        "AR-X-1": [one],
        "AR-X-2": [one],
        "AR-X-3": [one],
        "AR-X-4": [two],
        "AR-X-5": [two],
        "AR-X-7": ["tests/deep/test_b.py::test_three"],
    }
