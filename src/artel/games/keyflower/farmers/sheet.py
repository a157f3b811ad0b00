"""The Farmers on score sheets: animals in fields and on the sheep shelter, and wheat.

A field is named by one of its tiles, as it lies, and a corner of that tile; or an edge of it, where the grass
on both sides of the edge's middle is one field.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, cast

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.tables import Tables
from artel.games.keyflower.farmers.fields import field_of
from artel.games.keyflower.farmers.herds import (
    HERDS,
    SHELTERED,
    Grass,
    change_herd,
    field_name,
    herd_count,
    herd_kind,
    herd_root,
    herds_of,
    sheltered,
)
from artel.games.keyflower.farmers.wheat import WHEAT_HELD, WHEAT_IN_BOX
from artel.games.keyflower.farmers.words import ANIMALS, ANIMALS_IN_BOX, SECTORS, SHEEP, SHEEP_SHELTER
from artel.games.keyflower.sheet_book import (
    NEAR,
    THE_END,
    CountLine,
    Doubt,
    Said,
    SheetData,
    SheetLine,
    SheetOption,
    SheetPlayer,
    SheetTile,
)
from artel.games.keyflower.state import EDGE_COUNT, NO_TILE, KeyflowerState, is_laid, rules_of
from artel.games.keyflower.words import COLOURS, DIRECTIONS, PURPLE
from artel.kernel.sheet import Fault
from artel.kernel.slices import NUMBERS

if TYPE_CHECKING:
    from artel.games.keyflower.sheet_text import Sheet
    from artel.kernel.view import Reason

ON: Final = "on"
# The reason of a field, and of the marker counted as an animal in one.
FIELD_REASON: Final = "field"
MARKER: Final = COLOURS[PURPLE]
# What such a reason tells of the sheep of the shelter that counts for the weaver.
LEFT_OUT: Final = "sheltered"
GRASS: Final = Grass()
# Where a field of a tile may be named: its corners, and its edges.
SPOTS: Final[list[str]] = [*SECTORS, *DIRECTIONS]

# A sheet to start from.
EXAMPLE: Final = """\
player Anna
home-4
sheep-fold upgraded beside home-4 lower-right turn 1
pigsty beside home-4 top
cow-shed beside sheep-fold lower-right turn 2
sheep-shelter upgraded beside sheep-fold upper-right: 3 sheep
weaver beside cow-shed upper-right turn 2
hillside beside home-4 lower-left turn 1
summer-boat-5 b beside home-4 upper-left turn 2
bakery beside pigsty upper-left turn 5
animals 2 sheep on pigsty top-left    # the field at this corner of the tile
animals 1 pig on home-4 left
animals 3 cow on cow-shed bottom      # an edge without a road will do
wheat 3
goods elsewhere 2 wood 1 gold
skills 2 saw 1 anvil
marker

player Boris
home-2
wheat-field upgraded
granary
dairy
animals 2 cow on home-2 top-left
wheat 4
"""


def corners_at(spot: str) -> list[int]:
    """The corners of a tile at a spot: one, or the two beside an edge."""
    if spot in SECTORS:
        return [SECTORS.index(spot)]
    edge = DIRECTIONS.index(spot)
    return [(edge + EDGE_COUNT - 1) % EDGE_COUNT, edge]


class SaidHerds(Said):
    """Animals by kind in the field at a spot of a tile."""

    def __init__(self, line: int, counts: list[int], tile: int, spot: str) -> None:
        super().__init__(line)
        self.counts: Final = counts
        self.tile: Final = tile
        self.spot: Final = spot

    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        word = TILE.word(self.tile)
        if self.tile >= len(state.owner) or state.owner[self.tile] != seat or not is_laid(state, self.tile):
            fault = Fault("field-missing", self.line, f"{word} in the same village", f"animals on {word}")
            fault.values["tile"] = word
            return fault
        corners = corners_at(self.spot)
        roots = [int(field_of(state, self.tile, corner)) for corner in corners]
        if roots[0] != roots[-1]:
            names = [SECTORS[corner] for corner in corners]
            expected = f"{' | '.join(names)} of {word}, on either side of what cuts its {self.spot}"
            fault = Fault("field-split", self.line, expected, self.spot)
            fault.near = names
            fault.values.update({"tile": word, "one": names[0], "two": names[1]})
            return fault
        for kind, count in enumerate(self.counts):
            change_herd(state, roots[0], kind, count)
        return None

    def recall(self, data: SheetData) -> None:
        """By a corner: an edge that names a field has the same grass on both of its sides."""
        animals = {ANIMALS[kind]: count for kind, count in enumerate(self.counts) if count > 0}
        corner = SECTORS[corners_at(self.spot)[-1]]
        if animals:
            data.herds.append({"tile": TILE.word(self.tile), "corner": corner, "animals": animals})

    def root(self, state: KeyflowerState) -> int:
        """The field itself, once it is known to be one."""
        return int(field_of(state, self.tile, corners_at(self.spot)[0]))


class AnimalsLine(SheetLine):
    """`animals 2 sheep 1 pig on keywood bottom-left`."""

    def __init__(self) -> None:
        super().__init__("animals", ["animal"], [*ANIMALS, ON], SPOTS)

    def read(self, sheet: Sheet, tokens: list[str]) -> None:
        end = tokens.index(ON) if ON in tokens else len(tokens)
        counts = [0] * len(ANIMALS)
        place = 1
        while place < end:
            place = sheet.read_piece("animals", ANIMALS, ANIMALS_IN_BOX, counts, tokens[:end], place)
        if end == 1:
            found = sheet.fault("unknown-piece", f"animals: {' | '.join(ANIMALS)}", THE_END)
            found.values["names"] = ", ".join(ANIMALS)
        tile, spot = self._read_field(sheet, tokens, end)
        if tile != NO_TILE:
            sheet.player().said.append(SaidHerds(sheet.line, counts, tile, spot))

    def _read_field(self, sheet: Sheet, tokens: list[str], place: int) -> tuple[int, str]:
        """`on TILE SPOT`; NO_TILE behind a fault."""
        tile, _, after = sheet.book.named_tile(tokens, place + 1)
        if tile == NO_TILE:
            got = tokens[place + 1] if place + 1 < len(tokens) else THE_END
            found = sheet.fault("unknown-field", "on and a tile of the village behind the animals", got)
            found.near = get_close_matches(got, sheet.book.tile_words(), NEAR, 0.6)
            return NO_TILE, ""
        spot = tokens[after] if after < len(tokens) else THE_END
        if spot not in SPOTS:
            expected = f"a corner or an edge of {TILE.word(tile)}: {' | '.join(SPOTS)}"
            found = sheet.fault("unknown-spot", expected, spot)
            found.near = get_close_matches(spot, SPOTS, NEAR, 0.6)
            found.values["tile"] = TILE.word(tile)
            return NO_TILE, ""
        sheet.nothing_after(tokens, after + 1)
        return tile, spot

    def write(self, state: KeyflowerState, seat: int) -> list[str]:
        found: list[str] = []
        for entry in herds_of(state):
            root = int(herd_root(entry))
            if state.owner[root // EDGE_COUNT] == seat:
                kind = ANIMALS[herd_kind(entry)]
                found.append(f"{self.word} {herd_count(entry)} {kind} {ON} {field_name(root)}")
        return found

    def doubts(
        self, state: KeyflowerState, players: list[SheetPlayer], scores: list[int]
    ) -> list[tuple[int, Doubt]]:
        """Fields of tiles without a place may be one with other fields that hold the same animals."""
        found: list[tuple[int, Doubt]] = []
        for seat, player in enumerate(players):
            placed = {row.tile: row.placed for row in player.tiles}
            for said in player.said:
                if isinstance(said, SaidHerds) and not placed[said.tile]:
                    found.append((seat, Doubt("field-unplaced", said.line, {"tile": TILE.word(said.tile)})))
        return found

    def told(self, state: KeyflowerState, seat: int) -> dict[str, object]:
        """The fields of the village and what they hold, as views tell them."""
        herds = [entry for entry in herds_of(state) if state.owner[herd_root(entry) // EDGE_COUNT] == seat]
        grass = cast("list[dict[str, object]]", GRASS.told(state)["grass"])
        own = [row for row in grass if state.owner[TILE.index[str(row["tile"])]] == seat]
        return {"grass": own, "herds": HERDS.form.write(herds)}

    def retold(self, state: KeyflowerState, player: SheetPlayer, reason: Reason) -> dict[str, int | str]:
        """A field by the tile by which the sheet speaks of it."""
        values = reason.values
        if reason.kind != FIELD_REASON or MARKER in values:
            return values
        if LEFT_OUT in values:
            return {**values, "tile": TILE.word(SHEEP_SHELTER), "sector": SECTORS[0]}
        tile, sector = str(values["tile"]), str(values["sector"])
        root = field_of(state, TILE.index[tile], SECTORS.index(sector))
        kind = ANIMALS.index(str(values["animal"]))
        for said in player.said:
            if isinstance(said, SaidHerds) and said.counts[kind] > 0 and said.root(state) == root:
                corner = SECTORS[corners_at(said.spot)[-1]]
                return {**values, "tile": TILE.word(said.tile), "sector": corner}
        return values


class SaidShelter(Said):
    """Sheep on the sheep shelter."""

    def __init__(self, line: int, count: int) -> None:
        super().__init__(line)
        self.count: Final = count

    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        state.lists[NUMBERS][rules_of(state).slices.place_of(SHELTERED.name)] += self.count
        return None

    def tell(self, rows: dict[int, dict[str, object]]) -> None:
        row = rows[SHEEP_SHELTER]
        row["sheltered"] = self.count + cast(int, row.get("sheltered", 0))

    def recall(self, data: SheetData) -> None:
        self.tell(data.tiles)


class AnimalsOnTile(SheetOption):
    """`sheep-shelter: 3 sheep`; on all other tiles animals are in fields."""

    def __init__(self, kind: int) -> None:
        super().__init__(ANIMALS[kind])
        self.kind: Final = kind

    def may_follow(self, tables: Tables, tile: int) -> bool:
        return self.kind == SHEEP and tile == SHEEP_SHELTER

    def read(self, sheet: Sheet, row: SheetTile, tokens: list[str], place: int) -> int:
        if not self.may_follow(sheet.book.tables, row.tile):
            expected = f"animals on a line of their own: animals {self.word} {ON} {row.word()} {SECTORS[0]}"
            sheet.fault("animals-on-tile", expected, self.word).values["tile"] = row.word()
            return len(tokens)
        counts = [0] * len(ANIMALS)
        after = sheet.read_piece("animals", ANIMALS, ANIMALS_IN_BOX, counts, tokens, place)
        row.said.append(SaidShelter(sheet.line, counts[SHEEP]))
        return after

    def write(self, state: KeyflowerState, tile: int) -> list[str]:
        shown = self.kind == SHEEP and tile == SHEEP_SHELTER and sheltered(state) > 0
        return [f"{sheltered(state)} {self.word}"] if shown else []


SHEET_LINES: Final[dict[str, object]] = {
    "animals": AnimalsLine(),
    "wheat": CountLine("wheat", WHEAT_HELD.name, WHEAT_IN_BOX),
}
SHEET_OPTIONS: Final[dict[str, object]] = {word: AnimalsOnTile(kind) for kind, word in enumerate(ANIMALS)}
SHEET_EXAMPLES: Final[dict[str, object]] = {"farmers": EXAMPLE}
