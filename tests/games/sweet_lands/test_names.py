"""What belongs to Sweet Lands has a name, and where it does something a sentence, in three languages."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from tests.fluent_files import LANGUAGES, messages
from tests.games.sweet_lands.house_edition import (
    INDUSTRIES,
    PROPERTY_ROWS,
    RESOURCES,
    SWEETS,
    Row,
    rows,
    words,
)

SKILLS = words(
    "orange-3 green-3 grey-3 columns food industry-points harvest jewel purse builder rabbit-keeper foreman "
    "up-cities up-ports up-main-sweet up-iron-road up-pantry up-goldsmith up-pioneer up-scholar up-mint "
    "up-brownie-club up-guild up-host up-road-master up-land-master"
)
# What has only a name.
NAMED = {
    "resource": RESOURCES,
    "terrain": ("field", "forest", "mine", "sea", "special", "capital"),
    "industry": (*INDUSTRIES, "any", "none"),
    "sweet": SWEETS,
    "colour": ("orange", "green", "grey"),
    "marker": ("cart", "locomotive"),
    "property": [f"{industry}-shop" for industry in INDUSTRIES],
}
# What has a sentence besides.
EXPLAINED = {
    "special": ("bazaar", "workshop", "meadow", "crossroads", "treasury", "vault"),
    "property": (*PROPERTY_ROWS, "lab", "shop", "tower"),
    "skill": SKILLS,
    "milestone": [f"m{number}{side}" for number in range(1, 7) for side in "ab"],
    "scoring": ("main-terrain", "best-production", "employed", "border"),
    "support": ("r-cities", "r-cards", "r-terrain", "r-ports", "r-production"),
}


def ids(table: list[Row]) -> list[str]:
    return [row["id"] for row in table]


def names() -> set[str]:
    explained = {
        **EXPLAINED,
        "track": ids(rows("prosperity")),
        "area": ids(rows("area")),
        "character": ids(rows("character")),
    }
    found = {f"{sort}-{word}" for sort, each in NAMED.items() for word in each}
    found |= {f"domain-{word}" for word in ids(rows("domain"))}
    found |= {f"support-{word}" for word in ids(rows("support"))}
    for sort, each in explained.items():
        found |= {f"{sort}-{word}{end}" for word in each for end in ("", "-rule")}
    return found | {f"character-{word}-tower" for word in explained["character"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_its_name_and_its_sentence(language: str) -> None:
    assert names() - set(messages(language, "sweet-lands")) == set()
    assert len(names()) > 200


def plain(message: ast.Message) -> str:
    """A message that is nothing but text."""
    assert message.value is not None
    (element,) = message.value.elements
    assert isinstance(element, ast.TextElement)
    return element.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_of_a_sort_go_by_the_same_name(language: str) -> None:
    texts = messages(language, "sweet-lands")
    for sort in (
        "area",
        "character",
        "skill",
        "milestone",
        "scoring",
        "support",
        "special",
        "track",
        "domain",
    ):
        keys = [
            key for key in names() if key.startswith(f"{sort}-") and not key.endswith(("-rule", "-tower"))
        ]
        found = {plain(texts[key]) for key in keys}
        assert len(found) == len(keys) > 1
