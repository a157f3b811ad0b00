"""The list of rules broken on purpose fits the sources, and breaking one really reaches the tests."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from artel.cli.ledger import statements
from artel.games import GAMES
from benchmarks import mutants
from benchmarks.mutants import NOTICED, SURVIVED, UNDECIDED, Mutant, MutantError, Verdict

ROOT = Path(__file__).parents[2]
MUTANTS = mutants.mutants()
QUICK = [["tests/games/artificium/rules/test_final_scoring.py"]]


def source_of(mutant: Mutant) -> str:
    return (ROOT / mutants.GAMES_FOLDER / mutant.file).read_text(encoding="utf-8")


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.rule} {mutant.file}")
def test_a_mutant_stands_once_in_its_file_and_breaks_a_rule_of_its_game(mutant: Mutant) -> None:
    broken = mutant.broken(source_of(mutant))
    assert broken != source_of(mutant)
    ast.parse(broken)
    assert mutant.rule in {statement.id for statement in statements(mutant.game)}


def test_every_game_has_its_share_of_mutants() -> None:
    assert len(MUTANTS) >= 36
    assert len({(mutant.file, mutant.find, mutant.replace) for mutant in MUTANTS}) == len(MUTANTS)
    for game in GAMES:
        assert sum(mutant.game == game.name for mutant in MUTANTS) >= 15


@pytest.mark.parametrize("find", ["no such line", "state"])
def test_a_snippet_that_does_not_stand_there_once_is_an_error(find: str) -> None:
    mutant = Mutant("AR-FIN-2", "artificium/state.py", find, "")
    with pytest.raises(MutantError, match=f"AR-FIN-2: expected once in artificium/state.py, got .*{find}"):
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
    assert mutants.judge(same, 0.0, [["tests/games/artificium", "tests/contract"]]).said == UNDECIDED


def test_the_report_names_what_survives_and_its_share() -> None:
    first, second, third = MUTANTS[:3]
    told = mutants.report(
        [
            Verdict(first, NOTICED, "", 1.0),
            Verdict(second, SURVIVED, "", 1.0),
            Verdict(third, NOTICED, "", 1.0),
        ]
    )
    assert told.splitlines()[0].startswith(f"survived: {second.rule} {second.file}")
    assert told.splitlines()[-1] == "3 broken, 1 survived (33.3 %), 0 undecided"
