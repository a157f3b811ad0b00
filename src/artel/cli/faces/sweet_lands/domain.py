"""A domain as a map in text: hexes with a point on top, odd rows shifted by half, roads on their edges.

      /  \\  /  \\
     |d5  f|d6  F|
     | +T  |     |
      \\  /  \\  /
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

Data = Mapping[str, Any]
Sheet = dict[tuple[int, int], tuple[str, str]]

ROWS: Final = "abcdefghi"
NOTHING: Final = "."
# How wide a hex is with the edge on its left, and how high with the edges above it.
WIDTH: Final = 6
HEIGHT: Final = 3
HALF: Final = 3
ROAD: Final = "="
ROAD_STYLE: Final = "bold yellow"
EDGE_STYLE: Final = "dim"
# By the letter of a cell, in whichever case.
STYLES: Final = {"f": "yellow", "o": "green", "m": "bright_black", "s": "cyan", "x": "magenta", "c": "bold"}
PROPERTIES: Final = {"tent": "T", "house": "H", "building": "B", "lab": "L", "shop": "S", "tower": "W"}
FACE_UP: Final = "+"
FLIPPED: Final = "*"
RABBIT: Final = "r"
BONUS: Final = "!"
BONUS_AREA: Final = "b"
# By direction, as edges name them: the strokes of an edge from the upper left corner of its hex, and the sign
# of one without a road.
EDGES: Final = {
    "nw": (((0, 1), (0, 2)), "/"),
    "ne": (((0, 4), (0, 5)), "\\"),
    "w": (((1, 0), (2, 0)), "|"),
    "e": (((1, WIDTH), (2, WIDTH)), "|"),
    "sw": (((HEIGHT, 1), (HEIGHT, 2)), "\\"),
    "se": (((HEIGHT, 4), (HEIGHT, 5)), "/"),
}


def drawn(picture: Sequence[str], bonuses: Data, seat: Data) -> list[Text]:
    """The lines of a map: its cells as printed, and what a seat has laid there."""
    rows = [line.split() for line in picture]
    laid = {cell["cell"]: cell for cell in seat["domain_cells"]}
    sheet: Sheet = {}
    left = min(column for row in rows for column, code in enumerate(row) if code != NOTHING)
    top = min(number for number, row in enumerate(rows) if set(row) != {NOTHING})
    for number, row in enumerate(rows):
        for column, code in enumerate(row):
            if code != NOTHING:
                at = ((number - top) * HEIGHT, (column - left) * WIDTH + HALF * (number % 2))
                word = f"{ROWS[number]}{column + 1}"
                frame(sheet, at)
                write(sheet, at, word, code, laid.get(word, {}), word in bonuses, word in active(seat))
    for edge in seat["domain_roads"]:
        word, _, direction = edge.partition("-")
        number, column = ROWS.index(word[0]), int(word[1:]) - 1
        at = ((number - top) * HEIGHT, (column - left) * WIDTH + HALF * (number % 2))
        road(sheet, at, direction)
    return lines(sheet)


def active(seat: Data) -> Sequence[str]:
    """The bonus-card areas that are active."""
    found = seat.get("bonus_areas", ())
    assert isinstance(found, list | tuple)
    return found


def frame(sheet: Sheet, at: tuple[int, int]) -> None:
    """All edges of a hex, thin; only one stroke of those that slope."""
    for direction, (strokes, sign) in EDGES.items():
        shown = strokes if direction in ("w", "e") else strokes[:1]
        for row, column in shown:
            place = (at[0] + row, at[1] + column)
            sheet.setdefault(place, (sign, EDGE_STYLE))


def road(sheet: Sheet, at: tuple[int, int], direction: str) -> None:
    strokes, _ = EDGES[direction]
    for row, column in strokes:
        sheet[at[0] + row, at[1] + column] = (ROAD, ROAD_STYLE)


def write(
    sheet: Sheet, at: tuple[int, int], word: str, code: str, cell: Data, has_bonus: bool, is_active: bool
) -> None:
    """Where it is and what is printed there; below, what lies on it."""
    style = STYLES.get(code.lower(), "")
    sign = f"{BONUS if has_bonus else ''}{code}"
    upper = f"{word}{sign:>{WIDTH - 1 - len(word)}}"
    lower = f" {FLIPPED}" if is_active else f" {lies(cell)}"
    for offset, letter in enumerate(upper):
        sheet[at[0] + 1, at[1] + 1 + offset] = (letter, style if offset >= len(word) else "")
    for offset, letter in enumerate(lower):
        sheet[at[0] + 2, at[1] + 1 + offset] = (letter, "bold")


def lies(cell: Data) -> str:
    """The token, face up or flipped, the property and the rabbit of a cell."""
    token = "" if cell.get("token") is None else FLIPPED if cell["flipped"] else FACE_UP
    built = PROPERTIES[cell["property"]] if cell.get("property") else ""
    return f"{token}{built}{RABBIT if cell.get('rabbit') else ''}"


def lines(sheet: Sheet) -> list[Text]:
    found = []
    for row in range(max(at for at, _ in sheet) + 1):
        line = Text()
        for column in range(max((each for at, each in sheet if at == row), default=-1) + 1):
            letter, style = sheet.get((row, column), (" ", ""))
            line.append(letter, style)
        found.append(line)
    return found
