"""Mistakes in an edition file are told with their line, what was expected and what came."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.games.sweet_lands.edition import FORM, house_text
from artel.kernel.edition import EditionError

HOUSE = house_text()


def swapped(old: str, new: str) -> str:
    assert old in HOUSE, old
    return HOUSE.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def without_row(table: str) -> str:
    """The house edition without the first of these tables."""
    begin = HOUSE.index(f"[[{table}]]")
    return HOUSE[:begin] + HOUSE[HOUSE.index(f"[[{table}]]", begin + 1) :]


BROKEN: dict[str, tuple[Callable[[], str], str, str]] = {
    "an unknown effect": (
        lambda: swapped('instant = ["gold-production 5"]', 'instant = ["golden-production 5"]'),
        "effect-word",
        "golden-production",
    ),
    "an effect without a number": (
        lambda: swapped('instant = ["gold-production 5"]', 'instant = ["gold-production"]'),
        "effect-amount",
        "gold-production",
    ),
    "too much of something": (
        lambda: swapped('cost = "gold 2"', 'cost = "gold 200"'),
        "effect-number",
        "200",
    ),
    "a condition that is none": (
        lambda: swapped('instant = ["gold-production 5"]', 'instant = ["when cities 2: gold 3"]'),
        "effect-condition",
        "when cities 2",
    ),
    "something that cannot be counted": (
        lambda: swapped('instant = ["gold-production 5"]', 'instant = ["gold 3 per friends"]'),
        "effect-per",
        "friends",
    ),
    "an impossible cost": (
        lambda: swapped('lab = "wood 3 + iron 1"', 'lab = "iron 4"'),
        "property-cost",
        "iron 4",
    ),
    "a cost in cards for property": (
        lambda: swapped('lab = "wood 3 + iron 1"', 'lab = "wood 3 + card 1"'),
        "property-cost",
        "card",
    ),
    "a wrong count in the header": (lambda: swapped("instant = 168", "instant = 167"), "card-count", "167"),
    "a card too few": (lambda: without_row("card"), "row-missing", "none"),
    "a number twice": (lambda: swapped("id = 2\n", "id = 1\n"), "duplicate", "1"),
    "a missing name": (
        lambda: swapped('name = { en = "Sugar Baker", ru =', "name = { ru ="),
        "missing",
        "none",
    ),
    "a wrong type": (lambda: swapped("lotus-cities = [2, 4", 'lotus-cities = ["2", 4'), "type", '"2"'),
    "an unknown key": (lambda: swapped('cost = "gold 2"', 'price = "gold 2"'), "key", "price"),
    "a work ability for nobody": (
        lambda: swapped('industry = "farming"\nwork = ["gold 3"]', 'industry = "none"\nwork = ["gold 3"]'),
        "card-work",
        "work",
    ),
    "a tower without a wonder": (
        lambda: swapped('tower = ["wonders 1", "lab-cities 1"]', 'tower = ["lab-cities 1"]'),
        "tower",
        "none",
    ),
    "a map that is not connected": (
        lambda: swapped('". . . o o o o O . . ."', '"f . . o o o o O . . ."'),
        "map-connected",
        "a1",
    ),
    "a map with another number of ports": (
        lambda: swapped('". . . o o o o O . . ."', '". . . o o o o o . . ."'),
        "map-ports",
        "3",
    ),
    "a row of a map too short": (
        lambda: swapped('". . . o o o o O . . ."', '". . . o o o o O . ."'),
        "map-row",
        ". . . o o o o O . .",
    ),
    "a symbol beside the map": (lambda: swapped('d3 = ["cards 1"]', 'a1 = ["cards 1"]'), "map-cell", "a1"),
    "points in a wrong order": (
        lambda: swapped("points = 1\n", "points = 2\n"),
        "industry-points",
        "[2, 1, 2]",
    ),
    "another first track": (
        lambda: swapped(
            'rates = ["0", "1/3", "1/3", "1/2", "1/2", "1"]', 'rates = ["0", "1", "1", "1", "1", "1"]'
        ),
        "first-track",
        "0 1 1 1 1 1",
    ),
    "an end-of-round card with a price": (
        lambda: swapped('round = "', 'round = "pay gold 1: '),
        "round-points",
        "pay gold 1: ",
    ),
    "broken TOML": (lambda: swapped('cost = "gold 2"', 'cost = "gold 2'), "broken", 'cost = "gold 2'),
    "another game": (lambda: swapped('game = "sweet-lands"', 'game = "keyflower"'), "game", "keyflower"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_mistake_is_told_with_its_kind_and_what_came(what: str) -> None:
    make, kind, got = BROKEN[what]
    with pytest.raises(EditionError) as caught:
        FORM.read(make())
    told = [(fault.kind, fault.got) for fault in caught.value.faults]
    assert any(fault_kind == kind and came.startswith(got) for fault_kind, came in told), told
    for fault in caught.value.faults:
        assert fault.expected


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('instant = ["gold-production 5"]', 'instant = ["golden-production 5"]'),
        ('lab = "wood 3 + iron 1"', 'lab = "iron 4"'),
        ('tower = ["wonders 1", "lab-cities 1"]', 'tower = ["lab-cities 1"]'),
        ("instant = 168", "instant = 167"),
        ('d3 = ["cards 1"]', 'a1 = ["cards 1"]'),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str) -> None:
    text = swapped(old, new)
    with pytest.raises(EditionError) as caught:
        FORM.read(text)
    assert [fault.line for fault in caught.value.faults] == [line_of(text, new)]


def test_many_mistakes_are_told_at_once_but_not_all() -> None:
    with pytest.raises(EditionError) as caught:
        FORM.read(HOUSE.replace('cost = "gold', 'cost = "silver'))
    assert len(caught.value.faults) == 20
    assert caught.value.more


def test_an_effect_has_a_length() -> None:
    long = " + ".join(["gold 3"] * 40)
    with pytest.raises(EditionError) as caught:
        FORM.read(swapped('instant = ["gold-production 5"]', f'instant = ["{long}"]'))
    assert [fault.kind for fault in caught.value.faults] == ["length"]


def test_the_house_edition_is_sound() -> None:
    assert FORM.read(HOUSE)["game"] == "sweet-lands"
