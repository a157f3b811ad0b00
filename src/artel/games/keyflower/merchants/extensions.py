"""The 18 extensions: their colours and costs, which are left, and on which tiles the others lie."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.vocabulary import PUBLIC, RULEBOOK, Cost
from artel.games.keyflower.state import NO_COLOUR, KeyflowerState, is_laid, rules_of
from artel.games.keyflower.trade import Surveyor
from artel.games.keyflower.words import BLUE, COLOURS, GREEN, RED, YELLOW
from artel.kernel.forms import NOTHING, Form
from artel.kernel.shape import Field
from artel.kernel.slices import Slot
from artel.kernel.state import State


class Extension:
    """One extension: two of a colour differ only in what they cost."""

    def __init__(self, word: str, colour: int, *cost: str) -> None:
        self.word: Final = word
        self.colour: Final = colour
        self.cost: Final = Cost(list(cost))


EXTENSIONS: Final[list[Extension]] = [
    Extension("blue-1", BLUE, "blue-worker"),
    Extension("blue-2", BLUE, "any-worker"),
    Extension("blue-3", BLUE, "iron"),
    Extension("blue-4", BLUE, "iron", "any-resource"),
    Extension("blue-5", BLUE, "anvil"),
    Extension("red-1", RED, "red-worker"),
    Extension("red-2", RED, "any-worker"),
    Extension("red-3", RED, "wood"),
    Extension("red-4", RED, "wood", "any-resource"),
    Extension("red-5", RED, "saw"),
    Extension("yellow-1", YELLOW, "yellow-worker"),
    Extension("yellow-2", YELLOW, "any-worker"),
    Extension("yellow-3", YELLOW, "stone"),
    Extension("yellow-4", YELLOW, "stone", "any-resource"),
    Extension("yellow-5", YELLOW, "pickaxe"),
    Extension("green-1", GREEN, "green-worker"),
    Extension("green-2", GREEN, "gold"),
    Extension("green-3", GREEN, "gold", "any-resource"),
]
EXTENSION: Final = Field("extension", [extension.word for extension in EXTENSIONS])
EXTENSION_COUNT: Final = 18
# The slot that says where each of them lies.
BUILT: Final = "extensions"


class Places(Form):
    """For each extension the tile that carries it, or none: it is left in the supply."""

    def __init__(self) -> None:
        super().__init__(EXTENSION_COUNT, NOTHING)

    def write(self, numbers: list[int]) -> object:
        rows: list[dict[str, object]] = []
        for number, tile in enumerate(numbers):
            word = None if tile == NOTHING else TILE.word(tile)
            rows.append({"extension": EXTENSION.word(number), "tile": word})
        return rows

    def read(self, data: object) -> list[int]:
        if not isinstance(data, list) or len(data) != EXTENSION_COUNT:
            raise TypeError(f"expected {EXTENSION_COUNT} extensions, got {data!r}")
        return [self._tile(number, row) for number, row in enumerate(data)]

    def _tile(self, number: int, row: object) -> int:
        word = EXTENSION.word(number)
        if not isinstance(row, dict) or row.get("extension") != word:
            raise TypeError(f"expected the extension {word}, got {row!r}")
        tile = row.get("tile")
        if tile is None:
            return NOTHING
        found = TILE.number(tile) if isinstance(tile, str) else None
        if found is None:
            raise TypeError(f"expected a tile for {word}, got {tile!r}")
        return found


# Rule: KFM-SETUP-8, KFM-EXT-19
SLOT: Final = Slot(BUILT, Places(), seldom=True)


def tiles_of(state: KeyflowerState) -> list[int]:
    """By extension: the tile that carries it, or NOTHING."""
    return state.lists[rules_of(state).slices.list_of(BUILT)]


def extension_on(state: KeyflowerState, tile: i64) -> i64:
    """The extension that a tile carries, or NOTHING."""
    number: i64 = 0
    for carrier in tiles_of(state):
        if carrier == tile:
            return number
        number += 1
    return NOTHING


def owned(state: KeyflowerState, seat: i64) -> i64:
    """How many extensions lie in a village."""
    count: i64 = 0
    for tile in tiles_of(state):
        if tile != NOTHING and state.owner[tile] == seat:
            count += 1
    return count


def extensions_left(state: KeyflowerState) -> list[int]:
    """What the supply still has. Rule: KFM-EXT-19"""
    return [number for number, tile in enumerate(tiles_of(state)) if tile == NOTHING]


def put_on(state: KeyflowerState, extension: i64, tile: i64) -> None:
    """The extension lies on a tile for good, and binds it to its colour.

    Rule: KFM-EXT-1, KFM-EXT-7, KFM-EXT-17, KFM-EXT-19
    """
    number = rules_of(state).slices.list_of(BUILT)
    state.lists[number] = state.lists[number][:]
    state.lists[number][extension] = int(tile)
    state.colour[tile] = EXTENSIONS[extension].colour


class Bound(Surveyor):
    """Every extension that lies on a tile binds it: a state in which it does not is none.

    Rule: KFM-EXT-17
    """

    def laid(self, state: State, tile: i64) -> None:
        """A tile comes without an extension."""

    def rebuild(self, state: State) -> None:
        s = cast(KeyflowerState, state)
        for number, tile in enumerate(tiles_of(s)):
            if tile == NOTHING:
                continue
            colour = EXTENSIONS[number].colour
            if not is_laid(s, tile) or s.colour[tile] != colour:
                expected = f"{EXTENSION.word(number)} on a {COLOURS[colour]} tile of a village"
                got = "no colour" if s.colour[tile] == NO_COLOUR else COLOURS[s.colour[tile]]
                raise TypeError(f"{BUILT}: expected {expected}, got {TILE.word(tile)!r} with {got}")


def extension_facts(extension: Extension) -> dict[str, object]:
    """One extension as a row of printed values. Rule: KFM-BOX-4, KFM-BOX-5, KFM-BOX-6, KFM-BOX-7"""
    units = extension.cost.units
    return {
        "id": extension.word,
        "kind": "extension",
        "colour": COLOURS[extension.colour],
        "cost": {word: units.count(word) for word in units},
        "source": PUBLIC,
        "provenance": {"colour": RULEBOOK, "cost": PUBLIC},
    }
