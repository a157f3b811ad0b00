"""The rows of a score sheet, and those that count workers and skills."""

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.scoring.pieces import (
    APOTHECARY,
    BLUE,
    COLOURS,
    CRAFTSMANS_GUILD,
    FIRST_SKILL,
    GREEN,
    KEY_GUILD,
    KEY_MARKET,
    PIECE_IDS,
    PIECES,
    SCHOLAR,
    SCRIBES,
    SKILLS,
    TILE_IDS,
    VILLAGE_HALL,
    WHITE_WIND,
)

# The chosen piece of a tile that lets its owner choose none.
NO_CHOICE: Final = -1


class Row:
    """One tile of a score sheet: the pieces it counts by kind, its points, and the kind its owner chose."""

    def __init__(self, tile: int) -> None:
        self.tile = tile
        self.pieces: list[int] = [0] * PIECES
        self.points = 0
        self.chosen = NO_CHOICE

    def as_data(self) -> dict[str, object]:
        """The row in plain ids and numbers."""
        pieces = {PIECE_IDS[piece]: count for piece, count in enumerate(self.pieces) if count}
        chosen = None if self.chosen == NO_CHOICE else PIECE_IDS[self.chosen]
        return {"tile": TILE_IDS[self.tile], "pieces": pieces, "points": self.points, "chosen": chosen}


def _move(left: list[int], at: int, row: Row, piece: int, count: int) -> int:
    """Put at most `count` of the pieces that are left into a row; says how many went."""
    count = min(count, left[at])
    left[at] -= count
    row.pieces[piece] += count
    return count


def write_workers(rows: list[Row], workers: list[int], plan: i64, tiles: i64) -> None:
    """Carry out a plan for the workers."""
    left = workers[:]
    hall: int = plan >> 16 & 15
    sets: int = plan >> 8 & 255
    missing: int = 5 * (plan & 255)
    for colour in range(COLOURS - 1):
        _move(left, colour, rows[CRAFTSMANS_GUILD], BLUE + colour, sets)
    rows[CRAFTSMANS_GUILD].points = 3 * sets
    rows[APOTHECARY].points = 3 * (missing // 5)
    for colour in _cheapest_colours(hall, tiles):
        missing -= _move(left, colour, rows[APOTHECARY], BLUE + colour, missing)
    if tiles >> KEY_MARKET & 1:
        rows[KEY_MARKET].points = 2 * _move(left, GREEN, rows[KEY_MARKET], GREEN, left[GREEN])
    if hall < COLOURS:
        rows[VILLAGE_HALL].points = _move(left, hall, rows[VILLAGE_HALL], BLUE + hall, left[hall])
        rows[VILLAGE_HALL].chosen = BLUE + hall
    if tiles >> WHITE_WIND & 1:
        for colour in range(COLOURS):
            rows[WHITE_WIND].points += _move(left, colour, rows[WHITE_WIND], BLUE + colour, left[colour])


def _cheapest_colours(hall: int, tiles: i64) -> list[int]:
    """The order in which the Apothecary takes colours: idle ones, the hall's, the Key market's."""
    dear = [hall] if hall < COLOURS else []
    if tiles >> KEY_MARKET & 1:
        dear.append(GREEN)
    return [colour for colour in range(COLOURS) if colour not in dear] + dear


def write_skills(rows: list[Row], skills: list[int], plan: i64, tiles: i64) -> None:
    """Carry out a plan for the skills."""
    left = skills[:]
    chosen: int = plan >> 16 & 15
    sets: int = plan >> 8 & 255
    missing: int = 5 * (plan & 255)
    for skill in range(SKILLS):
        _move(left, skill, rows[SCRIBES], FIRST_SKILL + skill, sets)
    rows[SCRIBES].points = 10 * sets
    rows[KEY_GUILD].points = 10 * (missing // 5)
    for skill in range(SKILLS):
        if skill != chosen:
            missing -= _move(left, skill, rows[KEY_GUILD], FIRST_SKILL + skill, missing)
    if chosen < SKILLS:
        _move(left, chosen, rows[KEY_GUILD], FIRST_SKILL + chosen, missing)
        rows[SCHOLAR].points = 3 * _move(left, chosen, rows[SCHOLAR], FIRST_SKILL + chosen, left[chosen])
        rows[SCHOLAR].chosen = FIRST_SKILL + chosen
