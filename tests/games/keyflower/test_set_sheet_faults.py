"""What is wrong with lines of score sheets that speak of the sets: the line, what was expected, what came."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from artel.games.keyflower.score_sheet import score_sheet
from tests.games.keyflower.test_score_sheet import RAISED, check_told, faults

WRONG_LINES: list[tuple[str, list[tuple[str, int]]]] = [
    ("home-1\ncabins", [("wrong-number", 2)]),
    ("home-1\ncabins two", [("wrong-number", 2)]),
    ("home-1\ncabins -1", [("wrong-number", 2)]),
    ("home-1\ncabins 7", [("too-many", 2)]),
    ("player A\nhome-1\ncabins 4\nplayer B\nhome-2\ncabins 3", [("too-many", 6)]),
    ("home-1\ncabins 1 2", [("unknown-word", 2)]),
    ("home-1\nwheat 31", [("too-many", 2)]),
    ("home-1\nscribes extended", [("no-extension", 2)]),
    ("home-1\nsummer-boat-2 a extended", [("no-extension", 2)]),
    ("home-1 extended extended red", [("said-twice", 1)]),
    ("home-1 2 extended", [("wrong-number", 1)]),
    ("home-1 extended purple", [("unknown-word", 1)]),
    (
        "home-1 extended green\nstable extended green\nminer extended green\nmason extended green",
        [("too-many", 4)],
    ),
    ("home-1\ncontract", [("unknown-contract", 2)]),
    ("home-1\ncontract /", [("unknown-contract", 2)]),
    ("home-1\ncontract 3 gold", [("unknown-contract", 2)]),
    ("home-1\ncontract 36", [("unknown-contract", 2)]),
    ("home-1\ncontract -1", [("unknown-contract", 2)]),
    ("home-1\ncontract-36", [("unknown-tile", 2)]),
    ("home-1\ncontract 2 gild", [("unknown-piece", 2)]),
    ("home-1\ncontract gold 2", [("unknown-piece", 2)]),
    ("home-1\ncontract 2 gold / 2 gold", [("contract-twice", 2)]),
    ("player A\nhome-1\ncontract 26\nplayer B\nhome-2\ncontract 2 gold", [("contract-twice", 6)]),
    ("home-1\nchose", [("wrong-number", 2)]),
    ("home-1\nchose 0", [("wrong-number", 2)]),
    ("home-1\nchose 7", [("wrong-number", 2)]),
    ("home-1\nchose last", [("wrong-number", 2)]),
    ("home-1\nchose 1 2", [("unknown-word", 2)]),
    ("home-1\nchose 1\nchose 2", [("said-twice", 3)]),
    ("player A\nhome-1\nchose 1\nplayer B\nhome-2\nchose first", [("chose-twice", 6)]),
    ("home-1\nanimals", [("unknown-piece", 2), ("unknown-field", 2)]),
    ("home-1\nanimals 2 sheep", [("unknown-field", 2)]),
    ("home-1\nanimals 2 goat on home-1 left", [("unknown-piece", 2)]),
    ("home-1\nanimals -2 pig on home-1 left", [("wrong-number", 2)]),
    ("home-1\nanimals pig on hme-1 left", [("unknown-field", 2)]),
    ("home-1\nanimals pig on home-1", [("unknown-spot", 2)]),
    ("home-1\nanimals pig on home-1 middle", [("unknown-spot", 2)]),
    ("home-1\nanimals pig on home-1 left now", [("unknown-word", 2)]),
    ("home-1\nanimals pig on stable left", [("field-missing", 2)]),
    ("home-1\nanimals pig on key-celeste left", [("field-missing", 2)]),
    ("player A\nhome-1\nplayer B\nhome-2\nanimals pig on home-1 left", [("field-missing", 5)]),
    ("home-1\nanimals pig on home-1 bottom", [("field-split", 2)]),
    ("home-1\nanimals 33 sheep on home-1 left", [("too-many", 2)]),
    ("home-1\nsheep-shelter 20 sheep\nanimals 13 sheep on home-1 left", [("too-many", 3)]),
    ("home-1\nsheep-shelter 2 pig", [("animals-on-tile", 2)]),
    ("home-1 2 sheep", [("animals-on-tile", 1)]),
    ("home-1\nghost now", [("unknown-word", 2)]),
    ("player A\nhome-1\nghost\nplayer B\nhome-2\nghost", [("ghost-twice", 6)]),
    ("home-1\nkeyflower\nwhite-wind-ii", [("boat-twice", 3)]),
]


@pytest.mark.parametrize(("text", "expected"), WRONG_LINES)
def test_a_wrong_line_is_named(text: str, expected: list[tuple[str, int]]) -> None:
    assert faults(text) == expected


def test_every_kind_of_fault_of_the_sets_is_described_and_has_its_sentence() -> None:
    folder = Path(__file__).parents[3]
    kinds = {kind for row in WRONG_LINES for kind, _ in row[1]}
    raised: set[str] = set()
    for name in ("farmers/sheet", "celeste/sheet", "merchants/sheet", "merchants/contract_sheet"):
        source = (folder / "src/artel/games/keyflower" / f"{name}.py").read_text(encoding="utf-8")
        assert RAISED.search(source)
        raised |= set(RAISED.findall(source))
    assert raised - kinds == set()
    check_told(kinds)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("contract 3 gold", "2 gold"),
        ("contract 2 gild", "gold"),
        ("animals 2 shep on home-1 left", "sheep"),
        ("animals pig on hom-1 left", "home-1"),
        ("animals pig on home-1 bottom", "bottom-left"),
        ("animals pig on home-1 bottm-left", "bottom-left"),
        ("modules farmer", "farmers"),
    ],
)
def test_near_words_of_the_sets_are_offered(text: str, near: str) -> None:
    with pytest.raises(ValueError, match=re.escape(near)):
        score_sheet(f"home-1\n{text}")


def test_the_tile_that_is_in_play_instead_is_offered() -> None:
    with pytest.raises(ValueError, match=r"line 3: .*farmers.*got turn-2 \(near: farm-turn-2\)"):
        score_sheet("modules farmers\nhome-1\nturn-2")
