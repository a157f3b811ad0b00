"""A map drawn in text: flat-topped hexes that share their edges, told by the strokes of the edges.

    _____
   /     \\
  /       \\
  \\       /
   \\_____/
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

# Strokes by the letter of an edge: level, falling to the right, rising to the right.
STROKES: Final = {"F": ("_", "\\", "/"), "R": ("=", "=", "="), "W": ("~", "~", "~")}
INK: Final = {"F": "dim", "R": "bold yellow", "W": "bold cyan"}
LEVEL: Final = 0
FALLING: Final = 1
RISING: Final = 2
# From one column of hexes to the next; so wide that a name can be told.
LEAST_PITCH: Final = 11
MOST_PITCH: Final = 18
HEIGHT: Final = 4
# The end of a name that is never cut: a number with its side, and the sign of an upgrade.
TELLING: Final = re.compile(r"(\d+[ab]?)?\+?$")

Sheet = dict[tuple[int, int], tuple[str, str]]


class Hex:
    """One tile: its place, its six edges clockwise from the bottom as it lies, and what is written on it."""

    def __init__(self, q: int, r: int, edges: str, upper: Text, name: str, lower: Text) -> None:
        self.q: Final = q
        self.r: Final = r
        self.edges: Final = edges
        self.upper: Final = upper
        self.name: Final = name
        self.lower: Final = lower


def turned(edges: str, turn: int) -> str:
    """The edges of a tile that lies turned clockwise by sixths."""
    return "".join(edges[(direction - turn) % 6] for direction in range(6))


def drawn(tiles: Sequence[Hex], width: int) -> list[list[Text]]:
    """The map as lines of at most this width; a village that is too wide comes in several strips."""
    low = min(tile.q for tile in tiles)
    count = max(tile.q for tile in tiles) - low + 1
    room = max(1, (width - 2) // LEAST_PITCH)
    wanted = max(len(tile.name) for tile in tiles) + 1
    pitch = max(LEAST_PITCH, min(MOST_PITCH, wanted, (width - 2) // min(count, room)))
    strips = []
    for first in range(low, low + count, room):
        strip = [tile for tile in tiles if first <= tile.q < first + room]
        if strip:
            strips.append(drawn_strip(strip, pitch))
    return strips


def drawn_strip(tiles: Sequence[Hex], pitch: int) -> list[Text]:
    sheet: Sheet = {}
    left = min(tile.q for tile in tiles)
    top = min(2 * tile.r + tile.q for tile in tiles)
    for tile in tiles:
        row = (2 * tile.r + tile.q - top) * HEIGHT // 2
        draw_hex(sheet, tile, row, (tile.q - left) * pitch, pitch - 2)
    height = max(row for row, _ in sheet) + 1
    return [line_of(sheet, row) for row in range(height)]


def draw_hex(sheet: Sheet, tile: Hex, row: int, column: int, width: int) -> None:
    for direction, letter in enumerate(tile.edges):
        slope, places = edge_places(direction, row, column, width)
        for place in places:
            ink(sheet, place, letter, slope)
    write(sheet, row + 1, column + 2, width, tile.upper)
    write(sheet, row + 2, column + 1, width + 2, Text(shortened(tile.name, width + 2), "bold"))
    write(sheet, row + 3, column + 1, width + 2, tile.lower)


def edge_places(direction: int, row: int, column: int, width: int) -> tuple[int, list[tuple[int, int]]]:
    """The slope of an edge and the places of its strokes; directions run clockwise from the bottom."""
    right = column + width + 2
    level = range(column + 2, right)
    return [
        (LEVEL, [(row + 4, at) for at in level]),
        (FALLING, [(row + 3, column), (row + 4, column + 1)]),
        (RISING, [(row + 1, column + 1), (row + 2, column)]),
        (LEVEL, [(row, at) for at in level]),
        (FALLING, [(row + 1, right), (row + 2, right + 1)]),
        (RISING, [(row + 3, right + 1), (row + 4, right)]),
    ][direction]


def ink(sheet: Sheet, place: tuple[int, int], letter: str, slope: int) -> None:
    """A stroke; where neighbours do not match, each has every other one."""
    stroke = (STROKES[letter][slope], INK[letter])
    if place not in sheet or sum(place) % 2 == 0:
        sheet[place] = stroke


def write(sheet: Sheet, row: int, column: int, width: int, text: Text) -> None:
    """A text in the middle of its room."""
    start = column + (width - len(text.plain)) // 2
    for offset, letter in enumerate(text.plain):
        styles = [str(span.style) for span in text.spans if span.start <= offset < span.end]
        sheet[row, start + offset] = (letter, " ".join([str(text.style), *styles]).strip())


def line_of(sheet: Sheet, row: int) -> Text:
    columns = [column for at, column in sheet if at == row]
    line = Text()
    for column in range(max(columns, default=-1) + 1):
        letter, style = sheet.get((row, column), (" ", ""))
        line.append(letter, style)
    return line


def shortened(name: str, room: int) -> str:
    """A name with room for it; what tells it from its likes, a number or a sign at its end, stays."""
    if len(name) <= room:
        return name
    end = TELLING.search(name)
    assert end is not None
    return f"{name[: room - 1 - len(end[0])]}.{end[0]}"


def side_by_side(blocks: Iterable[list[Text]], width: int, gap: int = 3) -> list[Text]:
    """Blocks of lines on shelves, as many beside each other as have room."""
    shelves: list[list[list[Text]]] = []
    used = width + 1
    for block in blocks:
        wide = max(len(line.plain) for line in block)
        if used + gap + wide > width:
            shelves.append([])
            used = -gap
        shelves[-1].append(block)
        used += gap + wide
    lines: list[Text] = []
    for shelf in shelves:
        lines += shelf_lines(shelf, gap)
    return lines


def shelf_lines(shelf: list[list[Text]], gap: int) -> list[Text]:
    lines = []
    for row in range(max(len(block) for block in shelf)):
        line = Text()
        at = 0
        for block in shelf:
            line.append(" " * (at - len(line.plain)))
            if row < len(block):
                line.append_text(block[row])
            at += max(len(each.plain) for each in block) + gap
        line.rstrip()
        lines.append(line)
    return lines
