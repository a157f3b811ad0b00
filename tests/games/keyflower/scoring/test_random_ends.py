"""The score of random ends of the game, with every module alone and with the pairwise cover of all.

Each seat's score is that of an integer program over its pieces (`end_oracle`) with what its village scores by
trying every tile that may be turned over (`end_village`); each sheet is checked by hand (`end_sheets`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from artel.kernel.game import Outcome
from tests.contract.contract import Setup
from tests.games.keyflower.positions import FACTS, GAME, Table
from tests.games.keyflower.scoring.end_oracle import EndProgram
from tests.games.keyflower.scoring.end_sheets import check_sheet
from tests.games.keyflower.scoring.end_village import VillageLooker
from tests.games.keyflower.scoring.ends import random_end
from tests.games.keyflower.setups import alone, together

SETUPS = [*alone(GAME), *together(GAME)]
TABLES = 12
SEATS = 3
# Rows of a sheet for which pieces, animals, contracts or the ghost are needed; all others are the village's.
BY_PIECES = frozenset({"pieces", "gold", "contract", "contract-unmet", "field", "score-sheep", "score-ghost"})
# Its points are printed, though the sheet shows them among the rows of pieces.
PRINTED = "keythedral"


def name_of(setup: Setup) -> str:
    return setup.name or setup.modules[-1]


def seed_of(setup: Setup) -> str:
    return f"ends of {name_of(setup)}"


@cache
def tables(setup: Setup) -> list[Table]:
    chance = random.Random(seed_of(setup))
    return [random_end(chance, setup) for _ in range(TABLES)]


def parts_of(outcome: Outcome, who: int) -> dict[str, int]:
    """What a seat's sheet gives for pieces and for its village."""
    parts = {"pieces": 0, "village": 0}
    for reason in outcome.reasons:
        if reason.seat == who:
            by_pieces = reason.kind in BY_PIECES and reason.values.get("tile") != PRINTED
            parts["pieces" if by_pieces else "village"] += reason.points
    return parts


def seats_of(table: Table) -> Iterator[int]:
    """The seats that were dealt most."""
    yield from range(min(SEATS, table.state.rules.players))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.rule("KF-SCORE-5", "KFM-SCORE-5", "KFF-SCORE-9", "KFC-SCORE-3", "KFX-SCORE-1", "KFX-SCORE-3")
def test_random_ends_score_the_optimum(setup: Setup) -> None:
    for number, table in enumerate(tables(setup)):
        data = table.data()
        outcome, scores = table.outcome(), GAME.scores(table.state)
        for who in seats_of(table):
            where = f"seed {seed_of(setup)!r}, table {number}, seat {who}"
            expected = {"pieces": EndProgram(data, who).solve(), "village": VillageLooker(data, who).points()}
            found = parts_of(outcome, who)
            for part, points in expected.items():
                assert found[part] == points, f"{where}, {part}: expected {points}, got {found[part]}"
            both = sum(expected.values())
            assert scores[who] == both, f"{where}, all: expected {both}, got {scores[who]}"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.rule("KF-SCORE-6", "KFM-SCORE-5", "KFF-SCORE-12")
def test_sheets_add_up_and_count_no_piece_twice(setup: Setup) -> None:
    for table in tables(setup):
        data = table.data()
        outcome = table.outcome()
        assert outcome.scores == GAME.scores(table.state)
        for who in range(table.state.rules.players):
            reasons = [reason for reason in outcome.reasons if reason.seat == who]
            assert sum(reason.points for reason in reasons) == outcome.scores[who]
        for who in seats_of(table):
            check_sheet(data, who, [reason for reason in outcome.reasons if reason.seat == who])


def marks(table: Table) -> Iterator[str]:
    """What an end meets: tiles with their sides, roles of the marker, what counts as something else."""
    data = table.data()
    for who in seats_of(table):
        rows = {row["tile"]: row["side"] for row in data["villages"][who]}
        yield from rows
        yield from (f"{word} {side}" for word, side in rows.items())
        if {"flipper-ii", "builder"} <= set(rows):
            yield "flipper-ii with builder"
        for other in ("artisan", "developer", "talton-lodge"):
            if {"flipper", other} <= set(rows):
                yield f"flipper with {other}"
        if "ianvincible-ii" in rows and rows.get("summer-boat-2") == "back" and data["seats"][who]["cabins"]:
            yield "ianvincible-ii with cabins and boat 2b"
    for reason in table.outcome().reasons:
        where = str(reason.values.get("tile", reason.values.get("contract", reason.kind)))
        what = reason.kind if reason.kind != "pieces" else where
        yield reason.kind
        yield from (f"{piece} in {what}" for piece in ("purple", "wheat") if piece in reason.values)
        yield from [f"marker for {where}"] if "purple" in reason.values else []
        yield from [f"{what} {reason.points}"] if reason.kind.startswith("contract") else []


@pytest.fixture(scope="module")
def met() -> set[str]:
    return {mark for setup in SETUPS for table in tables(setup) for mark in marks(table)}


def test_the_random_ends_hold_every_tile(met: set[str]) -> None:
    """Both sides of those that have two."""
    for word, row in FACTS.items():
        if "edges" in row and row["kind"] != "home":
            sides = ["front"]
            if row["upgrade_cost"] is not None or row["kind"] == "summer-boat":
                sides.append("back")
            assert {f"{word} {side}" for side in sides} <= met, word


def test_the_random_ends_use_the_marker_in_every_role(met: set[str]) -> None:
    """All but the granary, where the test of the farm solver meets it."""
    roles = {
        "field",
        "contract",
        "gold",
        "key-celeste",
        "barn",
        "bakery",
        "scribes",
        "key-guild",
        "scholar",
    }
    roles |= {"mercers-guild", "windmill", "monument", "emporium", "apothecary", "craftsmans-guild"}
    roles |= {"blacksmith", "stone-yard", "timber-yard", "jeweller", "key-market"}
    assert {role for role in roles if f"purple in {role}" not in met} == set()
    assert "marker for contract-12" in met


def test_the_random_ends_meet_what_competes(met: set[str]) -> None:
    wanted = {"contract 7", "contract 10", "contract-unmet 3", "wheat in contract", "wheat in mercers-guild"}
    wanted |= {"wheat in gold", "wheat in granary", "wheat in bakery", "wheat in monument", "extension"}
    wanted |= {"free-upgrade", "free-extension", "score-upgrade-symbols", "flipper-ii with builder"}
    wanted |= {"flipper with artisan", "flipper with developer", "flipper with talton-lodge"}
    wanted |= {"ianvincible-ii with cabins and boat 2b", "score-sheep", "score-ghost", "score-walk"}
    assert wanted - met == set()
