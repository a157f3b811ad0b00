"""Numbers beside lists of words are the places of those words; numbers of the rulebook are facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import artel.games.sweet_lands
from artel.games.sweet_lands import sheet
from artel.games.sweet_lands.components import printed
from artel.games.sweet_lands.effects import vocabulary
from artel.games.sweet_lands.game import SWEET_LANDS

# What is called otherwise than its word.
CALLED = {
    "FIRST_TRACK": "track-terrain",
    "SWEET": "cake",
    "SHOPS_BUILT": "shops",
    "TOKENS_LAID": "tokens",
    "FIELDS_LAID": "fields",
    "ROUND_INDUSTRY": "round-industry-points",
    "HONEY_MARKS": "marks",
    "GAIN_PRODUCTION": "gold-production",
}


def test_places_on_a_sheet_are_those_of_their_words() -> None:
    places = {name: value for name, value in vars(sheet).items() if name.isupper() and isinstance(value, int)}
    assert places.pop("WIDTH") == len(sheet.FIELDS)
    places.pop("PLAIN_COUNT")
    assert len(places) > 30
    for name, place in places.items():
        assert sheet.FIELDS[place] == CALLED.get(name, name.lower().replace("_", "-")), name


def test_gains_have_the_numbers_of_their_words() -> None:
    gains = {
        name: value
        for name, value in vars(vocabulary).items()
        if name.startswith("GAIN_") and isinstance(value, int)
    }
    assert len(gains) > 15
    for name, number in gains.items():
        word = name.removeprefix("GAIN_").lower().replace("_", "-")
        assert vocabulary.GAINS[number] == CALLED.get(name, word), name


FACTS = {str(row["id"]): row for row in SWEET_LANDS.facts()}
# Constants that stand in the rows of their pieces: which rows, and the column.
IN_ROWS = {
    "AREA_COSTS": ("area", "cost"),
    "AREA_EFFECTS": ("area", "effect"),
    "AREA_PLAYERS": ("area", "players"),
    "SPECIAL_EFFECTS": ("special", "effect"),
    "SKILL_ABILITIES": ("skill", "ability"),
    "UPGRADE_ABILITIES": ("upgrade", "ability"),
    "CHARACTER_ABILITIES": ("character", "abilities"),
    "TOWER_EFFECTS": ("character", "tower_effect"),
    "MILESTONE_NEEDS": ("milestone", "needs"),
    "SCORING_COUNTS": ("scoring", "counts"),
}
# Constants that are the value of one column of one row, or part of its clause.
IN_ROW = {
    "COLUMN_POINTS": ("skill-columns", "steps"),
    "FOOD_POINTS": ("skill-food", "steps"),
    "INDUSTRY_POINTS": ("skill-industry-points", "steps"),
    "BUILDER_POINTS": ("skill-builder", "effect"),
    "KEEPER_POINTS": ("skill-rabbit-keeper", "effect"),
    "FOREMAN_POINTS": ("skill-foreman", "effect"),
    "SWEET_POINTS": ("upgrade-main-sweet", "effect"),
    "HOST_POINTS": ("upgrade-host", "effect"),
    "MINT_POINTS": ("upgrade-mint", "effect"),
    "SCHOLAR_CARDS": ("upgrade-scholar", "effect"),
    "SCHOLAR_DISCARDS": ("upgrade-scholar", "discards"),
    "GUILD_LIMIT": ("upgrade-guild", "limit"),
    "ROAD_MASTER_WOOD": ("upgrade-road-master", "cost"),
    "LAND_MASTER_WHEAT": ("upgrade-land-master", "cost"),
    "MILESTONE_POINTS": ("milestone-m1a", "points"),
    "SCORING_POINTS": ("scoring-border", "points"),
}
# Effects of skills that are no clause of their own are put together out of numbers, which stand above; the
# rest says where things lie.
OTHERS = {"SKILL_EFFECTS", "UPGRADE_EFFECTS", "SUPPORT_ROUND", "BASIC_AREA_COUNT", "FIRST_EXTRA_AREA"} | {
    "FLIP_SKILLS",
    "FLIP_UPGRADES",
}
CONSTANTS = {
    name: value for name, value in vars(printed).items() if name.isupper() and not isinstance(value, str)
}


def plain(value: object) -> object:
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


def rows_of(kind: str) -> list[dict[str, object]]:
    return [row for name, row in FACTS.items() if name.startswith(f"{kind}-")]


@pytest.mark.parametrize("name", sorted(CONSTANTS.keys() - OTHERS))
def test_every_number_of_the_rulebook_is_a_fact_with_its_source(name: str) -> None:
    value = CONSTANTS[name]
    if name in IN_ROWS:
        kind, column = IN_ROWS[name]
        assert [row[column] or "" for row in rows_of(kind)] == [plain(each) or "" for each in value]
        rows = rows_of(kind)
    elif name in IN_ROW:
        row_name, column = IN_ROW[name]
        rows = [FACTS[row_name]]
        found = rows[0][column]
        words = " ".join(found) if isinstance(found, list) and isinstance(found[0], str) else found
        assert str(value) in words.split() if isinstance(words, str) else words == plain(value)
    else:
        rows, column = [FACTS[f"number-{name.lower().replace('_', '-')}"]], "value"
        assert rows[0][column] == plain(value)
    for row in rows:
        source = row["provenance"]
        assert isinstance(source, dict)
        assert source[column] == "rulebook"


def test_skills_and_support_tokens_say_in_their_facts_what_they_do() -> None:
    for kind, effects in (("skill", printed.SKILL_EFFECTS), ("upgrade", printed.UPGRADE_EFFECTS)):
        for row, effect in zip(rows_of(kind), effects, strict=True):
            assert not effect or row["effect"] == list(effect)
            says = ("effect", "steps", "whenever", "area")
            assert row["name"] == "brownie-club" or any(row.get(column) for column in says), row
    assert [row["effect"] for row in rows_of("support-r")] == [[text] for text in printed.SUPPORT_ROUND]
    assert FACTS["upgrade-cities"]["provenance"]["effect"] == "house"  # type: ignore[index]


def test_areas_say_whether_they_are_basic_special_or_extra() -> None:
    kinds = [row["kind"] for row in rows_of("area")]
    assert kinds == ["basic"] * 6 + ["special"] * 8 + ["extra"] * 5


# Numbers of the code: bounds of what frames and files hold, the places of words, bits.
ENGINE = Path(artel.games.sweet_lands.__file__).parent
WORDS = {"words.py", "sheet.py", "slots.py", "hexes.py", "vocabulary.py", "printed.py", "moves.py"}
BOUNDS = ("MOST_", "FEW_", "GROUP_BITS", "EDGE_BITS", "EDGE_WORDS")
PLACES = {
    "NO_PACK",
    "ANY_CELL",
    "FAR_CELL",
    "FREE",
    "PAID",
    "FOR_COST",
    "FOR_AREA",
    "ROUND_WANTED",
    "ANY_COLOUR",
    "LEAST",
} | {
    *(
        "EMPTY_LIST",
        "ALL_BASICS",
        "NOBODY",
        "NO_CELL",
        "OFF_MAP",
        "DECK_A",
        "DECK_B",
        "CART",
        "ORDER_ROOM",
        "ABILITIES",
    ),
    *("FROM_CHARACTER", "FROM_SUPPORT", "FROM_SKILL", "FROM_UPGRADE", "FROM_CARD"),
}


def is_number(node: ast.expr | None) -> bool:
    """True for a whole number, or a tuple, list or table of nothing else."""
    match node:
        case ast.Constant():
            return type(node.value) is int
        case ast.UnaryOp():
            return is_number(node.operand)
        case ast.Tuple() | ast.List():
            return all(is_number(each) for each in node.elts)
        case ast.Dict():
            return all(is_number(each) for each in node.values)
    return False


def numbers_in(path: Path) -> Iterator[str]:
    """The constants of a file that are numbers."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_number(node.value):
            yield node.target.id


def test_no_number_of_the_rulebook_stands_anywhere_else() -> None:
    found = {
        f"{path.name}: {name}"
        for path in ENGINE.rglob("*.py")
        if path.name not in WORDS
        for name in numbers_in(path)
        if not name.startswith(BOUNDS) and name not in PLACES
    }
    assert found == set()
