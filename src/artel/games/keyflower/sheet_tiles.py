"""The lines of a score sheet that begin with a tile: its side, its place, and what lies on it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from artel.games.keyflower import words
from artel.games.keyflower.components.box import GOOD_COUNTS
from artel.games.keyflower.components.tables import Tables
from artel.games.keyflower.components.vocabulary import BOAT, HOME, SUMMER_BOAT
from artel.games.keyflower.sheet_book import (
    NEAR,
    THE_END,
    SheetPlayer,
    SheetTile,
    word_after_number,
)
from artel.games.keyflower.state import EDGE_COUNT, NO_TILE
from artel.games.keyflower.words import BACK
from artel.kernel.sheet import whole_number

if TYPE_CHECKING:
    from artel.games.keyflower.sheet_text import Sheet

UPGRADED_SAID: Final = ("upgraded", "up", "back")
FARTHEST: Final = 99


class TileLine:
    """One tile and the words behind its name."""

    def __init__(self, sheet: Sheet, tile: int) -> None:
        self.sheet: Final = sheet
        self.tables: Final[Tables] = sheet.book.tables
        self.row: Final = SheetTile(tile, sheet.line)
        self.word: Final = self.row.word()

    def read(self, side: str, tokens: list[str], place: int) -> None:
        """The words from a place on; the name itself may have ended with a side."""
        before = self.sheet.first_line(self.word)
        if before:
            self.sheet.fault_again("tile-twice", f"{self.word} once", f"{self.word} again", before)
        self.sheet.need(self.word)
        player = self.sheet.player()
        self._only_one(player)
        player.tiles.append(self.row)
        if side:
            self._take_side(side)
        while place < len(tokens):
            place = self._read_option(tokens, place)
        if self.tables.kind[self.row.tile] == SUMMER_BOAT and not self.row.side_given:
            expected = f"{self.word} a | {self.word} b"
            self.sheet.fault("side-missing", expected, "no side").values["tile"] = self.word

    def _only_one(self, player: SheetPlayer) -> None:
        """A village has one home and one of the boats; a second is told beside the first."""
        kind = self.tables.kind[self.row.tile]
        for other in player.tiles:
            if self.tables.kind[other.tile] != kind:
                continue
            if kind == HOME:
                self.sheet.fault_again("home-twice", "one home in a village", self.word, other.line)
                return
            if kind == BOAT:
                self.sheet.fault_again("boat-twice", "one boat in a village", self.word, other.line)
                return

    def _read_option(self, tokens: list[str], place: int) -> int:
        token = tokens[place]
        named = word_after_number(tokens, place)
        if token in UPGRADED_SAID:
            self._upgrade()
        elif token in ("a", "b"):
            self._take_side(token)
        elif token == "at":
            return self._read_at(tokens, place + 1)
        elif token == "beside":
            return self._read_beside(tokens, place + 1)
        elif token == "turn":
            return self._read_turn(tokens, place + 1)
        elif named in self.sheet.book.options:
            self.sheet.need(named)
            return self.sheet.book.options[named].read(self.sheet, self.row, tokens, place)
        elif token in words.GOODS or whole_number(token) is not None:
            return self.sheet.read_piece("goods", words.GOODS, GOOD_COUNTS, self.row.goods, tokens, place)
        else:
            self._unknown(token)
            return len(tokens)
        return place + 1

    def _unknown(self, token: str) -> None:
        known = self.sheet.book.option_words
        found = self.sheet.fault("unknown-word", f"{' | '.join(known)} or goods after {self.word}", token)
        found.near = get_close_matches(token, [*known, *words.GOODS], NEAR, 0.6)
        found.values["tile"] = self.word

    def said_twice(self, expected: str, got: str) -> None:
        self.sheet.fault("said-twice", f"{expected} of {self.word}", got).values["tile"] = self.word

    def _upgrade(self) -> None:
        if self.tables.cost[self.row.tile] is None:
            expected = f"a tile that can be upgraded; {self.word} cannot"
            self.sheet.fault("no-upgrade", expected, "upgraded").values["tile"] = self.word
            return
        self.row.side = BACK

    def _take_side(self, side: str) -> None:
        row = self.row
        if self.tables.kind[row.tile] != SUMMER_BOAT:
            expected = f"a side only for a summer boat, not for {self.word}"
            self.sheet.fault("no-side", expected, side).values["tile"] = self.word
            return
        if row.side_given:
            self.said_twice("one side", side)
        row.side_given = True
        row.side = words.BOAT_SIDES.index(side)

    def _read_at(self, tokens: list[str], place: int) -> int:
        given = tokens[place : place + 2]
        numbers = [number for number in map(whole_number, given) if number is not None]
        if len(numbers) < 2:
            self.sheet.fault("wrong-number", "two whole numbers after at", " ".join(given) or THE_END)
            return len(tokens)
        if max(abs(numbers[0]), abs(numbers[1])) > FARTHEST:
            expected = f"numbers from -{FARTHEST} to {FARTHEST} after at"
            self.sheet.fault("wrong-number", expected, " ".join(given))
        self._place_once()
        self.row.q, self.row.r = numbers[0], numbers[1]
        self.row.placed = True
        return place + 2

    def _read_beside(self, tokens: list[str], place: int) -> int:
        beside, _, after = self.sheet.book.named_tile(tokens, place)
        if beside == NO_TILE:
            got = tokens[place] if place < len(tokens) else THE_END
            found = self.sheet.fault("unknown-beside", "a tile of the village after beside", got)
            found.near = get_close_matches(got, self.sheet.book.tile_words(), NEAR, 0.6)
            return len(tokens)
        direction = tokens[after] if after < len(tokens) else THE_END
        if direction not in words.DIRECTIONS:
            expected = f"a direction: {' | '.join(words.DIRECTIONS)}"
            found = self.sheet.fault("unknown-direction", expected, direction)
            found.near = get_close_matches(direction, words.DIRECTIONS, NEAR, 0.4)
            return len(tokens)
        self._place_once()
        self.row.beside = beside
        self.row.direction = words.DIRECTIONS.index(direction)
        return after + 1

    def _place_once(self) -> None:
        if self.row.placed or self.row.beside != NO_TILE:
            self.said_twice("one place", "a second one")

    def _read_turn(self, tokens: list[str], place: int) -> int:
        turn = whole_number(tokens[place]) if place < len(tokens) else None
        if turn is None or turn < 0 or turn >= EDGE_COUNT:
            got = tokens[place] if place < len(tokens) else THE_END
            self.sheet.fault("wrong-number", f"0 to {EDGE_COUNT - 1} after turn: sixths clockwise", got)
            return len(tokens)
        if self.row.turn_given:
            self.said_twice("one turn", str(turn))
        self.row.turn_given = True
        self.row.turn = turn
        return place + 1
