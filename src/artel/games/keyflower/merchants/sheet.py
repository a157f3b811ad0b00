"""The Merchants on score sheets: cabins, extensions, and who chose a boat before whom in winter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.components.box import MAX_PLAYERS
from artel.games.keyflower.components.tables import Tables
from artel.games.keyflower.merchants.boats import CABIN_COUNT, CABINS
from artel.games.keyflower.merchants.extensions import (
    EXTENSION_COUNT,
    EXTENSIONS,
    extension_on,
    extensions_left,
    put_on,
)
from artel.games.keyflower.sheet_book import (
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
from artel.games.keyflower.state import COLOUR_COUNT, NO_COLOUR, SEAT_COUNT, KeyflowerState
from artel.games.keyflower.words import BACK, COLOURS
from artel.kernel.forms import NOTHING
from artel.kernel.score_form import CHOICE_KIND, FormField
from artel.kernel.sheet import Fault, whole_number

if TYPE_CHECKING:
    from artel.games.keyflower.sheet_text import Sheet

EXTENDED: Final = "extended"
CHOSE: Final = "chose"
ORDINALS: Final = ["first", "second", "third", "fourth", "fifth", "sixth"]
# Extensions of a colour that is not told are taken from what the others leave.
COLOUR_TOLD: Final = 0
COLOUR_UNTOLD: Final = 1

# A sheet to start from.
EXAMPLE: Final = """\
player Anna
home-2 upgraded extended blue
key-mine extended beside home-2 lower-right turn 3    # an extended tile is upgraded
goldsmith upgraded beside key-mine bottom turn 2
bookkeeper beside goldsmith upper-left turn 3
ianvincible-ii beside home-2 lower-left turn 1
sawmill beside ianvincible-ii bottom turn 1
jeweller
muleteer
goods elsewhere 5 gold 2 wood
workers 4 blue 2 red
skills 1 saw 1 anvil
cabins 2
contracts 2 gold / saw wood / 4 blue    # what is printed on them
contract 2 stone 2 iron
chose second

player Boris
home-5 upgraded
white-wind-ii
builder
mason extended red
apothecary
workers 5 red 2 green 3 yellow
contracts 4 red / 2 green
contract 1 blue 1 red 1 yellow 1 green
marker
chose first
"""


class SaidExtension(Said):
    """An extension on a tile, of a colour or of any."""

    def __init__(self, line: int, tile: int, colour: int) -> None:
        super().__init__(line, COLOUR_UNTOLD if colour == NO_COLOUR else COLOUR_TOLD)
        self.tile: Final = tile
        self.colour: Final = colour

    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        for number in extensions_left(state):
            if self.colour in (NO_COLOUR, EXTENSIONS[number].colour):
                put_on(state, number, self.tile)
                return None
        raise AssertionError("expected no more extensions than the box has, got one more")

    def tell(self, rows: dict[int, dict[str, object]]) -> None:
        rows[self.tile]["extension"] = None if self.colour == NO_COLOUR else COLOURS[self.colour]

    def recall(self, data: SheetData) -> None:
        self.tell(data.tiles)


class ExtendedOption(SheetOption):
    """`extended blue`, or `extended`: the tile carries an extension, so its upgraded side is up."""

    def __init__(self) -> None:
        super().__init__(EXTENDED)

    def may_follow(self, tables: Tables, tile: int) -> bool:
        return tables.cost[tile] is not None

    def read(self, sheet: Sheet, row: SheetTile, tokens: list[str], place: int) -> int:
        word = row.word()
        if tokens[place] != EXTENDED:
            sheet.fault("wrong-number", f"{EXTENDED} without a number", tokens[place])
            return len(tokens)
        if not self.may_follow(sheet.book.tables, row.tile):
            expected = f"a tile that can be upgraded; {word} cannot"
            sheet.fault("no-extension", expected, EXTENDED).values["tile"] = word
            return len(tokens)
        colours = COLOURS[:COLOUR_COUNT]
        named = tokens[place + 1] if place + 1 < len(tokens) else ""
        colour = colours.index(named) if named in colours else NO_COLOUR
        if any(isinstance(said, SaidExtension) for said in row.said):
            sheet.fault("said-twice", f"one extension of {word}", EXTENDED).values["tile"] = word
            return len(tokens)
        sheet.take("extension", 1, EXTENSION_COUNT)
        if colour != NO_COLOUR:
            most = len([each for each in EXTENSIONS if each.colour == colour])
            sheet.take(f"{named} extension", 1, most)
        row.side = BACK
        row.said.append(SaidExtension(sheet.line, row.tile, colour))
        return place + (1 if colour == NO_COLOUR else 2)

    def write(self, state: KeyflowerState, tile: int) -> list[str]:
        number = extension_on(state, tile)
        return [] if number == NOTHING else [EXTENDED, COLOURS[EXTENSIONS[number].colour]]


class SaidChoice(Said):
    """Which place a player had in the choice of boats."""

    def __init__(self, line: int, place: int) -> None:
        super().__init__(line)
        self.place: Final = place

    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        """Only the order is asked for at the end: where a boat is kept there stands the place."""
        state.boat_choices = sorted([*state.boat_choices, self.place * SEAT_COUNT + seat])
        return None

    def recall(self, data: SheetData) -> None:
        data.fields[CHOSE] = ORDINALS[self.place - 1]


class ChoseLine(SheetLine):
    """`chose 2`, or `chose second`: this player chose a boat second in winter."""

    def __init__(self) -> None:
        super().__init__(CHOSE, ["choose"], ORDINALS)

    def field(self) -> FormField:
        return FormField(CHOSE, CHOICE_KIND, ORDINALS, sort=f"form-{CHOSE}", once=True)

    def read(self, sheet: Sheet, tokens: list[str]) -> None:
        got = tokens[1] if len(tokens) > 1 else THE_END
        number = ORDINALS.index(got) + 1 if got in ORDINALS else whole_number(got)
        if len(tokens) == 1 or number is None or not 1 <= number <= MAX_PLAYERS:
            sheet.fault("wrong-number", f"1 to {MAX_PLAYERS} after {CHOSE}, or {' | '.join(ORDINALS)}", got)
            return
        sheet.nothing_after(tokens, 2)
        player = sheet.player()
        if any(isinstance(said, SaidChoice) for said in player.said):
            sheet.fault("said-twice", f"one {CHOSE} of a player", got).values["tile"] = CHOSE
            return
        before = sheet.first_line(f"{CHOSE} {number}")
        if before:
            sheet.fault_again("chose-twice", f"one player who {CHOSE} {number}", got, before)
        player.said.append(SaidChoice(sheet.line, number))

    def write(self, state: KeyflowerState, seat: int) -> list[str]:
        order = [choice % SEAT_COUNT for choice in state.boat_choices]
        return [f"{CHOSE} {order.index(seat) + 1}"] if seat in order else []

    def doubts(
        self, state: KeyflowerState, players: list[SheetPlayer], scores: list[int]
    ) -> list[tuple[int, Doubt]]:
        """Among players with equal points the order decides only where it is known of all of them."""
        found: list[tuple[int, Doubt]] = []
        known = [choice % SEAT_COUNT for choice in state.boat_choices]
        for seat, player in enumerate(players):
            equal = [other for other in range(len(players)) if scores[other] == scores[seat]]
            if len(equal) == 1 or all(other in known for other in equal):
                continue
            state.boat_choices = [choice for choice in state.boat_choices if choice % SEAT_COUNT != seat]
            if seat not in known:
                found.append((seat, Doubt("needs-choice", player.line, {"points": scores[seat]})))
        return found


SHEET_LINES: Final[dict[str, object]] = {
    "cabins": CountLine("cabins", CABINS, CABIN_COUNT, ["cabin"]),
    CHOSE: ChoseLine(),
}
SHEET_OPTIONS: Final[dict[str, object]] = {EXTENDED: ExtendedOption()}
SHEET_EXAMPLES: Final[dict[str, object]] = {"merchants": EXAMPLE}
