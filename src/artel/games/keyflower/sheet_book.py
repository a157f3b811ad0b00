"""What the modules of a game bring to its score sheets: tiles, and words with what they mean.

A module lists `sheet-lines` by the word that begins a line, `sheet-options` by the word behind a tile, and
`sheet-examples`, whole sheets by their names.
What such a word says is kept as a `Said` until the villages lie, and put into the position then. Each word
also writes what it reads, so that a sheet can be made of a finished game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.tables import Tables, tables_of
from artel.games.keyflower.components.vocabulary import ABSENT, SUMMER_BOAT, Tile
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    GOOD_COUNT,
    NO_TILE,
    SKILL_COUNT,
    KeyflowerState,
    rules_of,
)
from artel.games.keyflower.words import FRONT
from artel.kernel.rules import Module
from artel.kernel.score_form import NUMBER_KIND, FormField
from artel.kernel.sheet import Fault, tokens_of, whole_number

if TYPE_CHECKING:
    from artel.games.keyflower.sheet_text import Sheet
    from artel.kernel.view import Reason

# A name such as "The glade in winter" has at most this many words; "Summer boat 2" has three.
MOST_WORDS: Final = 4
# The first word of a line that is no tile, in every game.
BASE_KEYWORDS: Final = ("player", "workers", "skills", "goods", "marker", "modules")
# What may follow the name of a tile, in every game.
BASE_OPTIONS: Final = ("upgraded", "a", "b", "at", "beside", "turn")
# Near words that are offered, and what came where a line ends too soon.
NEAR: Final = 3
THE_END: Final = "the end of the line"


class Doubt:
    """Something that the rules would not allow, or that the sheet does not say; the score stands anyway."""

    def __init__(self, kind: str, line: int, values: dict[str, int | str]) -> None:
        self.kind = kind
        self.line = line
        self.values = values

    def as_data(self) -> dict[str, object]:
        return {"kind": self.kind, "line": self.line, "values": self.values}


class SheetData:
    """A player's part of a sheet as the client keeps it: fields by their word, tiles, animals in fields."""

    def __init__(self) -> None:
        self.fields: Final[dict[str, object]] = {}
        self.tiles: Final[dict[int, dict[str, object]]] = {}
        self.herds: Final[list[object]] = []

    def add_word(self, field: str, word: str) -> None:
        """One word more of a field that is a list of them."""
        self.fields[field] = [*cast("list[str]", self.fields.get(field, [])), word]


@mypyc_attr(allow_interpreted_subclasses=True)
class Said:
    """One thing that a line says. Those of a lower rank are put into the position first."""

    def __init__(self, line: int, rank: int = 0) -> None:
        self.line: Final = line
        self.rank: Final = rank

    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        """Into a position in which all tiles lie; or what is wrong with it there."""
        raise NotImplementedError(type(self).__name__)

    def tell(self, rows: dict[int, dict[str, object]]) -> None:
        """What the picture of the village shows of it, into the rows of its tiles."""

    def recall(self, data: SheetData) -> None:
        """What an editor of the sheet keeps of it."""


class SheetTile:
    """A tile of a village as the sheet gives it; without a place nobody knows what lies beside it."""

    def __init__(self, tile: int, line: int) -> None:
        self.tile = tile
        self.line = line
        self.side: int = FRONT
        self.side_given = False
        self.turn: int = 0
        self.turn_given = False
        self.placed = False
        self.q: int = 0
        self.r: int = 0
        self.beside: int = NO_TILE
        self.direction: int = 0
        self.goods: list[int] = [0] * GOOD_COUNT
        # What modules know of it.
        self.said: list[Said] = []

    def word(self) -> str:
        return TILE.word(self.tile)


class SheetPlayer:
    """One player's part of the sheet. A sheet for one needs no name."""

    def __init__(self, name: str | None, line: int) -> None:
        self.name = name
        self.line = line
        self.tiles: list[SheetTile] = []
        self.workers: list[int] = [0] * COLOUR_COUNT
        self.skills: list[int] = [0] * SKILL_COUNT
        self.goods: list[int] = [0] * GOOD_COUNT
        self.marker = False
        # What modules know of the player.
        self.said: list[Said] = []

    def all_said(self) -> list[Said]:
        """What modules know of the tiles and of the player."""
        return [said for row in self.tiles for said in row.said] + self.said


@mypyc_attr(allow_interpreted_subclasses=True)
class SheetLine:
    """A word that begins a line, with its other spellings and the words that may follow it.

    `spots` are the words that may follow a tile on such a line.
    """

    def __init__(
        self,
        word: str,
        spellings: Sequence[str] = (),
        follow: Sequence[str] = (),
        spots: Sequence[str] = (),
    ) -> None:
        self.word: Final = word
        self.spellings: Final = tuple(spellings)
        self.follow: Final = tuple(follow)
        self.spots: Final = tuple(spots)

    def field(self) -> FormField | None:
        """The field of the form that says the same; None where the editor of villages does."""
        return None

    def read(self, sheet: Sheet, tokens: list[str]) -> None:
        """The whole line; `tokens[0]` is the word itself."""
        raise NotImplementedError(type(self).__name__)

    def write(self, state: KeyflowerState, seat: int) -> list[str]:
        """The lines that say this of a seat."""
        raise NotImplementedError(type(self).__name__)

    def doubts(
        self, state: KeyflowerState, players: list[SheetPlayer], scores: list[int]
    ) -> list[tuple[int, Doubt]]:
        """What is doubtful, by seat, when the points are known but not yet who comes first."""
        return []

    def told(self, state: KeyflowerState, seat: int) -> dict[str, object]:
        """What the picture of a village shows of it, by name."""
        return {}

    def retold(self, state: KeyflowerState, player: SheetPlayer, reason: Reason) -> dict[str, int | str]:
        """What a reason tells, in the words of the sheet."""
        return reason.values


@mypyc_attr(allow_interpreted_subclasses=True)
class SheetOption:
    """A word behind the name of a tile, perhaps with a number before it."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def may_follow(self, tables: Tables, tile: int) -> bool:
        """True where it is worth offering."""
        return True

    def read(self, sheet: Sheet, row: SheetTile, tokens: list[str], place: int) -> int:
        """From `tokens[place]`, the number or the word, on; answers the place after it."""
        raise NotImplementedError(type(self).__name__)

    def write(self, state: KeyflowerState, tile: int) -> list[str]:
        """The words that say this of a tile."""
        return []


class SaidCount(Said):
    """So many pieces of one kind, in a slot of the state that has one number by seat."""

    def __init__(self, line: int, word: str, slot: str, count: int) -> None:
        super().__init__(line)
        self.word: Final = word
        self.slot: Final = slot
        self.count: Final = count

    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        state.lists[rules_of(state).slices.list_of(self.slot)][seat] += self.count
        return None

    def recall(self, data: SheetData) -> None:
        data.fields[self.word] = cast(int, data.fields.get(self.word, 0)) + self.count


class CountLine(SheetLine):
    """`wheat 5`: pieces of one kind that a player has, of so many in the box."""

    def __init__(self, word: str, slot: str, most: int, spellings: Sequence[str] = ()) -> None:
        super().__init__(word, spellings)
        self.slot: Final = slot
        self.most: Final = most

    def field(self) -> FormField:
        return FormField(self.word, NUMBER_KIND, [], [self.most], [self.most], "piece")

    def read(self, sheet: Sheet, tokens: list[str]) -> None:
        count = sheet.count_at(tokens, 1, self.word)
        if count is not None:
            sheet.take(self.word, count, self.most)
            sheet.player().said.append(SaidCount(sheet.line, self.word, self.slot, count))
            sheet.nothing_after(tokens, 2)

    def count(self, state: KeyflowerState, seat: int) -> int:
        return state.lists[rules_of(state).slices.list_of(self.slot)][seat]

    def write(self, state: KeyflowerState, seat: int) -> list[str]:
        count = self.count(state, seat)
        return [f"{self.word} {count}"] if count > 0 else []

    def told(self, state: KeyflowerState, seat: int) -> dict[str, object]:
        return {self.word: self.count(state, seat)}


class SheetBook:
    """All words of the score sheets of one game, and the module each of them belongs to."""

    def __init__(
        self, modules: dict[str, Module], printed: dict[str, dict[str, dict[str, object]]] | None = None
    ) -> None:
        """`printed` are the tables of an edition in place of the modules' own."""
        tiles: dict[str, Tile] = {}
        # The modules that can be named: the base game is always there, what is implied follows.
        self.modules: Final[list[str]] = []
        self.module_of: Final[dict[str, str]] = {}
        self.lines: Final[dict[str, SheetLine]] = {}
        self.options: Final[dict[str, SheetOption]] = {}
        self.spellings: Final[dict[str, str]] = {}
        self.examples: Final[dict[str, str]] = {}
        for number, module in enumerate(modules.values()):
            if number > 0 and not module.implied:
                self.modules.append(module.name)
            own = (printed or {}).get(module.name, {})
            for word, tile in own.get("tiles", module.rows.get("tiles", {})).items():
                if word not in tiles:
                    tiles[word] = cast(Tile, tile)
                    self.module_of[word] = module.name
            self._add_words(module)
        self.base: Final = next(iter(modules))
        self.tables: Final = tables_of(list(tiles.values()))
        self.keywords: Final = [*BASE_KEYWORDS, *self.lines]
        self.option_words: Final = [*BASE_OPTIONS, *self.options]
        self._names: Final = names_of(self.tables)

    def _add_words(self, module: Module) -> None:
        for word, row in module.rows.get("sheet-lines", {}).items():
            line = cast(SheetLine, row)
            self.lines[word] = line
            self.module_of[word] = module.name
            for spelling in line.spellings:
                self.spellings[spelling] = word
        for name, text in module.rows.get("sheet-examples", {}).items():
            self.examples[name] = cast(str, text)
        for word, row in module.rows.get("sheet-options", {}).items():
            self.options[word] = cast(SheetOption, row)
            self.module_of[word] = module.name

    def tile_words(self) -> list[str]:
        """The ids of all tiles, in the order of their numbers."""
        kinds = self.tables.kind
        return [word for tile, word in enumerate(self.tables.words) if kinds[tile] != ABSENT]

    def named_tile(self, tokens: list[str], start: int) -> tuple[int, str, int]:
        """The tile named at a place of the line, the side its name ends with, and the place after the name.

        The words of a name may stand apart: `Key market` is `key-market`, `Boat 2b` is summer boat 2.
        """
        for count in range(min(MOST_WORDS, len(tokens) - start), 0, -1):
            name = "-".join(tokens[start : start + count])
            if name in self._names:
                return self._names[name], "", start + count
            tile = self._names.get(name[:-1], NO_TILE)
            if name[-1] in "ab" and tile != NO_TILE and self.tables.kind[tile] == SUMMER_BOAT:
                return tile, name[-1], start + count
        return NO_TILE, "", start

    def lines_of(self, modules: Sequence[str]) -> list[SheetLine]:
        """The lines that belong to these modules."""
        return [line for word, line in self.lines.items() if self.module_of[word] in modules]

    def options_of(self, modules: Sequence[str]) -> list[SheetOption]:
        """The words behind tiles that belong to these modules."""
        return [option for word, option in self.options.items() if self.module_of[word] in modules]


def names_of(tables: Tables) -> dict[str, int]:
    """Every tile under its id and under its printed name with hyphens: `boat-2` is `summer-boat-2`.

    Where two have the same name printed, it means the one with the lower number.
    """
    names: dict[str, int] = {}
    for number, tile in enumerate(tables.tiles):
        if tile.kind != ABSENT:
            names[TILE.word(number)] = number
    for number, tile in enumerate(tables.tiles):
        if tile.kind != ABSENT:
            names.setdefault("-".join(tokens_of(tile.name)), number)
    return names


def word_after_number(tokens: list[str], place: int) -> str:
    """The word at a place, or the one behind the number at that place."""
    if whole_number(tokens[place]) is not None:
        place += 1
    return tokens[place] if place < len(tokens) else ""
