"""The rows of a score sheet, and those that count workers and skills."""

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.scoring.closed import (
    ANY_SET,
    CRAFTSMEN_PAY,
    FIVE_SKILLS_PAY,
    FIVE_WORKERS_PAY,
    KEY_MARKET_PAYS,
    SCHOLAR_PAYS,
    SCRIBES_PAY,
    VILLAGE_HALL_PAYS,
    WHITE_WIND_PAYS,
)
from artel.games.keyflower.scoring.demands import NO_CHOICE
from artel.games.keyflower.scoring.pieces import (
    APOTHECARY,
    BLUE,
    COLOUR_COUNT,
    CRAFTSMANS_GUILD,
    FIRST_SKILL,
    GREEN,
    KEY_GUILD,
    KEY_MARKET,
    SCHOLAR,
    SCRIBES,
    SKILL_COUNT,
    VILLAGE_HALL,
    WHITE_WIND,
)


class Row:
    """One tile of a score sheet: the pieces it counts by kind, its points, and the kind its owner chose."""

    def __init__(self, word: str, kinds: list[str]) -> None:
        self.word: Final = word
        self.kinds: Final = kinds
        self.pieces: list[int] = [0] * len(kinds)
        self.points = 0
        self.chosen = NO_CHOICE
        # Where it is the row of no tile: the kind of reason, and what that tells.
        self.reason = ""
        self.told: dict[str, int | str] = {}

    def as_data(self) -> dict[str, object]:
        """The row in plain ids and numbers."""
        chosen = None if self.chosen == NO_CHOICE else self.kinds[self.chosen]
        return {"tile": self.word, "pieces": self.counted(), "points": self.points, "chosen": chosen}

    def counted(self) -> dict[str, int]:
        """The pieces by id."""
        return {self.kinds[piece]: count for piece, count in enumerate(self.pieces) if count}


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
    missing: int = ANY_SET * (plan & 255)
    for colour in range(COLOUR_COUNT - 1):
        _move(left, colour, rows[CRAFTSMANS_GUILD], BLUE + colour, sets)
    rows[CRAFTSMANS_GUILD].points = CRAFTSMEN_PAY * sets
    rows[APOTHECARY].points = FIVE_WORKERS_PAY * (missing // ANY_SET)
    for colour in _cheapest_colours(hall, tiles):
        missing -= _move(left, colour, rows[APOTHECARY], BLUE + colour, missing)
    if tiles >> KEY_MARKET & 1:
        sold = _move(left, GREEN, rows[KEY_MARKET], GREEN, left[GREEN])
        rows[KEY_MARKET].points = KEY_MARKET_PAYS * sold
    if hall < COLOUR_COUNT:
        meeting = _move(left, hall, rows[VILLAGE_HALL], BLUE + hall, left[hall])
        rows[VILLAGE_HALL].points = VILLAGE_HALL_PAYS * meeting
        rows[VILLAGE_HALL].chosen = BLUE + hall
    if tiles >> WHITE_WIND & 1:
        for colour in range(COLOUR_COUNT):
            aboard = _move(left, colour, rows[WHITE_WIND], BLUE + colour, left[colour])
            rows[WHITE_WIND].points += WHITE_WIND_PAYS * aboard


def _cheapest_colours(hall: int, tiles: i64) -> list[int]:
    """The order in which the Apothecary takes colours: idle ones, the hall's, the Key market's."""
    dear = [hall] if hall < COLOUR_COUNT else []
    if tiles >> KEY_MARKET & 1:
        dear.append(GREEN)
    return [colour for colour in range(COLOUR_COUNT) if colour not in dear] + dear


def write_skills(rows: list[Row], skills: list[int], plan: i64, tiles: i64) -> None:
    """Carry out a plan for the skills."""
    left = skills[:]
    chosen: int = plan >> 16 & 15
    sets: int = plan >> 8 & 255
    missing: int = ANY_SET * (plan & 255)
    for skill in range(SKILL_COUNT):
        _move(left, skill, rows[SCRIBES], FIRST_SKILL + skill, sets)
    rows[SCRIBES].points = SCRIBES_PAY * sets
    rows[KEY_GUILD].points = FIVE_SKILLS_PAY * (missing // ANY_SET)
    for skill in range(SKILL_COUNT):
        if skill != chosen:
            missing -= _move(left, skill, rows[KEY_GUILD], FIRST_SKILL + skill, missing)
    if chosen < SKILL_COUNT:
        _move(left, chosen, rows[KEY_GUILD], FIRST_SKILL + chosen, missing)
        taught = _move(left, chosen, rows[SCHOLAR], FIRST_SKILL + chosen, left[chosen])
        rows[SCHOLAR].points = SCHOLAR_PAYS * taught
        rows[SCHOLAR].chosen = FIRST_SKILL + chosen
