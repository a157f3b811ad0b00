"""The best final score of one player's pieces, and the score sheet that reaches it.

Each piece counts once over all tiles, so in the base game workers, skills and resources are three separate
problems with closed forms. Only the purple worker may join any of them, and joins exactly one. As soon as
anything else wants the same pieces, the general solver answers (see `program`).
"""

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.lone import are_lone, lone_gain_of, lone_points
from artel.games.keyflower.scoring.pieces import (
    BLUE,
    COLOUR_COUNT,
    FIRST_RESOURCE,
    FIRST_SKILL,
    GOLD,
    KEYTHEDRAL,
    PURPLE,
    SKILL_COUNT,
    TILE_IDS,
)
from artel.games.keyflower.scoring.resources import resource_plan, resource_points, stock_by_worth
from artel.games.keyflower.scoring.sharing import Sharing, program_of
from artel.games.keyflower.scoring.sheet_resources import write_resources
from artel.games.keyflower.scoring.sheet_rows import Row, write_skills, write_workers
from artel.games.keyflower.scoring.skills import skill_plan, skill_points, skill_points_with_purple
from artel.games.keyflower.scoring.workers import worker_plan, worker_points, worker_points_with_purple

# What the purple worker is declared to be when the player does not have it.
NOTHING: Final = -1


class Allocation:
    """A best score sheet: its rows in the order of the tiles, and what the purple worker stands for."""

    def __init__(self, points: int, rows: list[Row], purple_as: int, kinds: list[str]) -> None:
        self.points = points
        self.rows = rows
        self.purple_as = purple_as
        self.kinds = kinds

    def as_data(self) -> dict[str, object]:
        """The sheet in plain ids and numbers."""
        purple = None if self.purple_as == NOTHING else self.kinds[self.purple_as]
        return {"points": self.points, "purple": purple, "rows": [row.as_data() for row in self.rows]}


def keythedral_points(holdings: Holdings, tiles: i64) -> i64:
    """The Keythedral pays its printed points and counts no pieces.

    Rule: KF-WINTER-6
    """
    return holdings.table.keythedral if tiles >> KEYTHEDRAL & 1 else 0


def best_score(holdings: Holdings) -> int:
    """The most points that the pieces can score over all tiles of their owner.

    Rule: KF-SCORE-5, KF-SCORE-6, KF-SCORE-7
    """
    lone: i64 = 0
    lone_gain: i64 = 0
    if holdings.further is not None:
        if not are_lone(holdings.further):
            return program_of(holdings).points
        lone = lone_points(holdings.further)
        lone_gain = lone_gain_of(holdings.further)
    tiles: i64 = holdings.tiles
    blue: i64 = holdings.workers[0]
    red: i64 = holdings.workers[1]
    yellow: i64 = holdings.workers[2]
    green: i64 = holdings.workers[3]
    saw: i64 = holdings.skills[0]
    pickaxe: i64 = holdings.skills[1]
    anvil: i64 = holdings.skills[2]
    workers: i64 = worker_points(blue, red, yellow, green, tiles)
    skills: i64 = skill_points(saw, pickaxe, anvil, tiles)
    resources: i64 = resource_points(holdings, False)
    gain: i64 = 0
    if holdings.purple:
        gain = resource_points(holdings, True) - resources
        gain = max(gain, worker_points_with_purple(blue, red, yellow, green, tiles) - workers)
        gain = max(gain, skill_points_with_purple(saw, pickaxe, anvil, tiles) - skills)
        gain = max(gain, lone_gain)
        for demand in holdings.by_marker:
            gain = max(gain, i64(demand.points))
    return workers + skills + resources + lone + gain + keythedral_points(holdings, tiles)


def purple_declared(holdings: Holdings) -> int:
    """The piece that the purple worker had best be: gold for any resource, a skill, or a worker's colour."""
    best: i64 = GOLD
    gain: i64 = resource_points(holdings, True) - resource_points(holdings, False)
    tiles: i64 = holdings.tiles
    held = holdings.workers
    before: i64 = worker_points(held[0], held[1], held[2], held[3], tiles)
    for colour in range(COLOUR_COUNT):
        more = held[:]
        more[colour] += 1
        after: i64 = worker_points(more[0], more[1], more[2], more[3], tiles)
        if after - before > gain:
            gain = after - before
            best = BLUE + colour
    known = holdings.skills
    before = skill_points(known[0], known[1], known[2], tiles)
    for skill in range(SKILL_COUNT):
        more = known[:]
        more[skill] += 1
        after = skill_points(more[0], more[1], more[2], tiles)
        if after - before > gain:
            gain = after - before
            best = FIRST_SKILL + skill
    return best


def best_allocation(holdings: Holdings) -> Allocation:
    """A score sheet worth `best_score`: which pieces count where, and for how much."""
    if holdings.further is not None or holdings.like_gold or holdings.by_marker:
        return shared_out(holdings)
    tiles: i64 = holdings.tiles
    purple_as = purple_declared(holdings) if holdings.purple else NOTHING
    workers = holdings.workers[:]
    skills = holdings.skills[:]
    if NOTHING < purple_as < FIRST_SKILL:
        workers[purple_as - BLUE] += 1
    elif FIRST_SKILL <= purple_as < FIRST_RESOURCE:
        skills[purple_as - FIRST_SKILL] += 1
    kinds = holdings.table.kinds.words
    by_tile = [Row(word, kinds) for word in TILE_IDS]
    write_workers(by_tile, workers, worker_plan(workers[0], workers[1], workers[2], workers[3], tiles), tiles)
    write_skills(by_tile, skills, skill_plan(skills[0], skills[1], skills[2], tiles), tiles)
    stock = stock_by_worth(holdings, purple_as == GOLD)
    write_resources(by_tile, holdings, stock, resource_plan(stock, tiles), purple_as == GOLD)
    by_tile[KEYTHEDRAL].points = int(keythedral_points(holdings, tiles))
    if NOTHING < purple_as < GOLD:
        _put_purple(by_tile, purple_as)
    points = 0
    rows: list[Row] = []
    for row in by_tile:
        points += row.points
        if row.points > 0:
            rows.append(row)
    return Allocation(points, rows, purple_as, kinds)


def shared_out(holdings: Holdings) -> Allocation:
    """The sheet of the general solver."""
    program = program_of(holdings)
    sharing = Sharing(program)
    kinds = holdings.table.kinds.words
    purple_as = sharing.purple_as() if holdings.purple else NOTHING
    return Allocation(program.points, sharing.rows(kinds), purple_as, kinds)


def _put_purple(rows: list[Row], piece: int) -> None:
    """Show the purple worker in place of one of the pieces that it is declared to be."""
    for row in rows:
        if row.pieces[piece] > 0:
            row.pieces[piece] -= 1
            row.pieces[PURPLE] += 1
            return
