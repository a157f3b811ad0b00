"""The rows of the promo tiles: printed values, and the stack each of them joins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import GAME
from tests.games.keyflower.promos.tables import PROMOS, facts, joins

STACKS = {
    "storyteller": ("storyteller", "spring"),
    "emporium": ("emporium", "winter"),
    "monument": ("monument", "winter"),
    "trader": ("trader", "summer"),
    "sorcerer": ("sorcerer", "summer"),
    "developer": ("developer", "summer"),
    "boat-7": ("summer-boat-7", "summer"),
    "talton-lodge": ("talton-lodge", "autumn"),
    "beekeeper": ("beekeeper", "winter"),
    "the-glade": ("the-glade", "winter"),
    "the-glade-in-winter": ("the-glade-in-winter", "winter"),
    "keyside": ("keyside", "winter"),
    "delivery-man": ("delivery-man", "winter"),
}


@pytest.mark.rule(
    "KFP-STORYTELLER-1", "KFP-EMPORIUM-1", "KFP-MONUMENT-1", "KFP-TRADER-1", "KFP-SORCERER-1",
    "KFP-DEVELOPER-1", "KFP-BOAT7-1", "KFP-TALTON-1", "KFP-BEEKEEPER-1", "KFP-GLADE-1", "KFP-GLADEWINTER-1",
    "KFP-KEYSIDE-1", "KFP-DELIVERY-1",
)  # fmt: skip
@pytest.mark.parametrize("module", PROMOS)
def test_a_tile_joins_the_stack_of_its_season_and_as_many_are_dealt(module: str) -> None:
    word, season = STACKS[module]
    assert joins(module, word, season)


# Word: edges, upgrade cost, points of front and back, source of what it does.
ROWS: dict[str, tuple[str, dict[str, int] | None, list[int], str]] = {
    "storyteller": ("RRRFRF", {"stone": 1, "iron": 1}, [0, 0], "public+rulebook"),
    "emporium": ("FFFFRF", None, [0, 0], "public+rulebook"),
    "monument": ("FFRFFF", None, [0, 0], "public+rulebook"),
    "trader": ("FFRFRR", {"gold": 1}, [0, 3], "public"),
    "sorcerer": ("RRFFFF", {"any-skill": 2}, [0, 5], "public"),
    "developer": ("RFRRFF", {"wood": 1}, [0, 0], "public"),
    "summer-boat-7": ("WFFWFF", None, [0, 0], "public"),
    "talton-lodge": ("RFFFFR", {"any-worker": 2}, [0, 0], "public"),
    "beekeeper": ("RFFFFF", None, [0, 0], "public"),
    "the-glade": ("FFRFFF", None, [0, 0], "public"),
    "the-glade-in-winter": ("FFRFFF", None, [0, 0], "public"),
    "keyside": ("WFFWFR", None, [0, 0], "public"),
    "delivery-man": ("FFFFRF", None, [0, 0], "public"),
}


@pytest.mark.parametrize("word", ROWS)
def test_printed_values_and_where_they_are_from(word: str) -> None:
    row = facts(word)
    assert (row["edges"], row["upgrade_cost"], row["points"], row["source"]) == ROWS[word]
    # What the rulebooks at hand do not name is public in every value.
    if row["source"] == "public":
        assert set(row["provenance"].values()) == {"public"}


SIDES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "storyteller": (
        {"kind": "choose", "one_of": {"random-worker": 1, "random-skill": 1}},
        {"kind": "produce", "gains": {"random-worker": 1, "random-skill": 1}},
    ),
    "trader": (
        {"kind": "exchange", "gains": {"green-worker": 1}, "pays": "any-skill"},
        {"kind": "exchange", "gains": {"green-worker": 2}, "pays": "any-skill"},
    ),
    "sorcerer": (
        {"kind": "produce", "gains": {"use-beside": 1}},
        {"kind": "produce", "gains": {"use-anywhere": 1}},
    ),
    "developer": (
        {"kind": "score-upgrades-beside", "points": 2},
        {"kind": "score-upgrades-beside", "points": 3},
    ),
    "summer-boat-7": (
        {"kind": "ability", "ability": "land-anywhere"},
        {"kind": "ability", "gains": {"wood": 1, "stone": 1, "iron": 1}},
    ),
    "talton-lodge": (
        {"kind": "score-worker-symbols", "points": 1},
        {"kind": "score-worker-symbols", "points": 2},
    ),
}


@pytest.mark.parametrize("word", SIDES)
def test_both_sides_do_what_is_printed(word: str) -> None:
    assert (facts(word)["front"], facts(word)["back"]) == SIDES[word]


def test_the_ledger_of_the_promos_stands_once_however_many_modules_name_it() -> None:
    ledgers = GAME.ledgers()
    assert len([path for path in ledgers if path.endswith("promos/ledger.toml")]) == 1
    assert len(ledgers) == len(set(ledgers))
