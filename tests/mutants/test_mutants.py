"""The list of rules broken on purpose fits the sources, and breaking one really reaches the tests."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from artel.cli.ledger import statements
from artel.games import GAMES
from benchmarks import mutants
from benchmarks.mutants import (
    NOTICED,
    RECORDED,
    SURVIVED,
    UNDECIDED,
    WALKED,
    Mutant,
    MutantError,
    Run,
    Verdict,
)

ROOT = Path(__file__).parents[2]
MUTANTS = mutants.mutants()
QUICK: list[Run] = [(NOTICED, ["tests/games/artificium/rules/test_final_scoring.py"])]


def source_of(mutant: Mutant) -> str:
    return (ROOT / mutants.PACKAGE / mutant.file).read_text(encoding="utf-8")


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.rule} {mutant.file}")
def test_a_mutant_stands_once_in_its_file_and_breaks_a_rule_of_its_game(mutant: Mutant) -> None:
    broken = mutant.broken(source_of(mutant))
    assert broken != source_of(mutant)
    ast.parse(broken)
    if mutant.of_game:
        assert mutant.rule in {statement.id for statement in statements(mutant.part)}
    else:
        assert (ROOT / "tests" / mutant.part).is_dir()


def test_every_game_has_its_share_of_mutants() -> None:
    assert len(MUTANTS) >= 36
    assert len({(mutant.file, mutant.find, mutant.replace) for mutant in MUTANTS}) == len(MUTANTS)
    for game in GAMES:
        assert sum(mutant.part == game.name for mutant in MUTANTS) >= 15


@pytest.mark.parametrize("find", ["no such line", "state"])
def test_a_snippet_that_does_not_stand_there_once_is_an_error(find: str) -> None:
    mutant = Mutant("AR-FIN-2", "games/artificium/state.py", find, "")
    with pytest.raises(
        MutantError, match=f"AR-FIN-2: expected once in games/artificium/state.py, got .*{find}"
    ):
        mutant.broken(source_of(mutant))


def test_a_broken_rule_is_noticed_and_a_change_of_nothing_survives() -> None:
    rule = next(mutant for mutant in MUTANTS if mutant.rule == "AR-FIN-2")
    noticed = mutants.judge(rule, 60.0, QUICK)
    assert noticed.said == NOTICED
    assert "test_final_scoring" in noticed.by
    same = Mutant(rule.rule, rule.file, rule.find, f"{rule.find}  # the same")
    assert mutants.judge(same, 60.0, QUICK).said == SURVIVED


def test_a_mutant_whose_time_is_up_is_undecided() -> None:
    rule = next(mutant for mutant in MUTANTS if mutant.rule == "AR-FIN-2")
    same = Mutant(rule.rule, rule.file, rule.find, f"{rule.find}  # the same")
    assert (
        mutants.judge(same, 0.0, [(NOTICED, ["tests/games/artificium", "tests/contract"])]).said == UNDECIDED
    )


def test_what_only_records_notice_is_counted_apart() -> None:
    rule = next(mutant for mutant in MUTANTS if mutant.rule == "AR-FIN-2")
    elsewhere = ["tests/games/artificium/rules/test_setup.py"]
    runs: list[Run] = [(NOTICED, elsewhere), (WALKED, elsewhere), (RECORDED, QUICK[0][1])]
    assert mutants.judge(rule, 120.0, runs).said == RECORDED


def test_the_report_names_what_survives_and_its_share() -> None:
    first, second, third, fourth = MUTANTS[:4]
    told = mutants.report(
        [
            Verdict(first, NOTICED, "", 1.0),
            Verdict(second, SURVIVED, "", 1.0),
            Verdict(third, NOTICED, "", 1.0),
            Verdict(fourth, RECORDED, "", 1.0),
        ]
    )
    assert told.splitlines()[0].startswith(f"by records: {fourth.rule} {fourth.file}")
    assert told.splitlines()[1].startswith(f"survived: {second.rule} {second.file}")
    assert told.splitlines()[-1] == (
        "4 broken, 2 noticed by the tests of their part, 0 by walks alone, 1 by records alone,"
        " 1 survived (25.0 %), 0 undecided"
    )
