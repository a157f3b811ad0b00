"""The 36 contracts: what each asks for, and for what it may be traded."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.vocabulary import PUBLIC, RULEBOOK
from artel.games.keyflower.words import COLOURS, PURPLE
from artel.kernel.shape import Field

# White symbols: any one piece of a sort. Rule: KFM-BOX-9
WHITE: Final = ("any-worker", "any-skill", "any-resource")
MARKER: Final = COLOURS[PURPLE]
# What a completed contract scores. Rule: KFM-SCORE-6
CONTRACT_POINTS: Final = 7


class Contract:
    """One contract: a word for each piece that it asks for, and the different items that it names."""

    def __init__(self, *needs: str) -> None:
        self.needs: Final[list[str]] = list(needs)
        named = [word for word in needs if word not in WHITE and word != MARKER]
        self.named: Final[list[str]] = [word for at, word in enumerate(named) if word not in named[:at]]
        self.is_start: Final = MARKER in needs


def asks(needs: str) -> Contract:
    """`blue*2 any-worker*4`, one word for each piece."""
    found: list[str] = []
    for each in needs.split():
        word, _, count = each.partition("*")
        found.extend([word] * int(count or 1))
    return Contract(*found)


# Rule: KFM-BOX-8, KFM-BOX-9
CONTRACTS: Final[list[Contract]] = [
    asks("blue*4"),
    asks("red*4"),
    asks("yellow*4"),
    asks("green*2"),
    asks("blue*2 any-worker*4"),
    asks("red*2 any-worker*4"),
    asks("yellow*2 any-worker*4"),
    asks("green any-worker*4"),
    asks("blue*2 red*2 any-worker"),
    asks("red*2 yellow*2 any-worker"),
    asks("yellow*2 blue*2 any-worker"),
    asks("blue red yellow green"),
    asks("purple"),
    asks("saw wood"),
    asks("pickaxe stone"),
    asks("anvil iron"),
    asks("saw any-resource*2"),
    asks("pickaxe any-resource*2"),
    asks("anvil any-resource*2"),
    asks("saw any-skill"),
    asks("pickaxe any-skill"),
    asks("anvil any-skill"),
    asks("saw pickaxe anvil"),
    asks("wood*3"),
    asks("stone*3"),
    asks("iron*3"),
    asks("gold*2"),
    asks("wood*2 stone*2"),
    asks("wood*2 iron*2"),
    asks("stone*2 iron*2"),
    asks("wood*2 any-resource*2"),
    asks("stone*2 any-resource*2"),
    asks("iron*2 any-resource*2"),
    asks("gold any-resource*2"),
    asks("wood stone iron"),
    asks("gold any-skill"),
]
CONTRACT_COUNT: Final = 36
# The numbers are ours: contracts bear none.
CONTRACT_WORDS: Final[list[str]] = [f"contract-{number}" for number in range(CONTRACT_COUNT)]
CONTRACT: Final = Field("contract", CONTRACT_WORDS)


def contract_facts(number: int) -> dict[str, object]:
    """One contract as a row of printed values."""
    needs = CONTRACTS[number].needs
    return {
        "id": CONTRACT_WORDS[number],
        "kind": "contract",
        "needs": {word: needs.count(word) for word in needs},
        "points": CONTRACT_POINTS,
        "source": PUBLIC,
        "provenance": {"needs": PUBLIC, "points": RULEBOOK},
    }
