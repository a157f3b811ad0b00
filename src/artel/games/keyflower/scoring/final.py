"""Final scoring: what a village, its pieces and its gold are worth, with the reason of every point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import effect_words
from artel.games.keyflower.scoring.best import best_allocation, best_score
from artel.games.keyflower.scoring.closed import NOT_CLOSED
from artel.games.keyflower.scoring.demands import ANYWHERE
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.pieces import BOAT_3B, YARDS
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    GOOD_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    is_laid,
    rules_of,
)
from artel.games.keyflower.words import GOODS
from artel.kernel.numbers import row_of
from artel.kernel.ranking import ranked
from artel.kernel.view import Outcome, Reason

if TYPE_CHECKING:
    from artel.games.keyflower.scoring.hooks import Demands


def holdings_of(state: KeyflowerState, seat: i64, demands: list[Demands] | None = None) -> Holdings:
    """A seat's pieces and scoring tiles, for the solver; with these demands in place of all, where given.

    Rule: KF-SCORE-2, KF-SCORE-5, KF-SCORE-9, KF-WINTER-16, KF-SBOAT-16
    """
    table = rules_of(state).scoring.table
    resources = [0, 0, 0, 0]
    on_yard = [0] * (YARDS * GOOD_COUNT)
    yard_points = [0] * YARDS
    tiles: i64 = 0
    open_faces: list[int] = []
    for tile in state.laid:
        if state.owner[tile] != seat:
            continue
        for good in range(GOOD_COUNT):
            resources[good] += state.goods[tile * GOOD_COUNT + good]
        face = 2 * tile + state.side[tile]
        number: i64 = table.closed[face]
        if number >= YARDS:
            tiles |= 1 << number
        elif number != NOT_CLOSED:
            yard_points[number] = table.pays[face]
            for good in range(GOOD_COUNT):
                on_yard[number * GOOD_COUNT + good] = state.goods[tile * GOOD_COUNT + good]
        elif table.demand[face] is not None:
            open_faces.append(face)
    for face in table.wild:
        if state.owner[face >> 1] == seat and state.side[face >> 1] == face & 1:
            tiles |= 1 << BOAT_3B
    workers = row_of(state.screen, seat, COLOUR_COUNT)
    skills = row_of(state.skills, seat, SKILL_COUNT)
    purple = bool(state.first == seat)
    found = Holdings(workers, skills, resources, on_yard, yard_points, int(tiles), purple, table)
    all_demands = rules_of(state).scoring.demands
    add_open(state, seat, found, open_faces, all_demands if demands is None else demands)
    return found


def add_open(
    state: KeyflowerState, seat: i64, found: Holdings, faces: list[int], wanted: list[Demands]
) -> None:
    """What the closed forms do not know: other tiles, what lies on other yards, and what modules bring."""
    rules = rules_of(state).scoring
    for face in faces:
        found.add_tile(face >> 1, face & 1)
    for demands in wanted:
        for demand in demands(state, int(seat)):
            found.want(demand)
    yards: list[int] = []
    for demand in found.demands():
        tile = demand.tile
        # What lies on the yards that the closed forms know has its place already.
        if tile == ANYWHERE or tile in yards or tile in rules.table.tile_of[:YARDS]:
            continue
        yards.append(tile)
        for good in range(GOOD_COUNT):
            count = state.goods[tile * GOOD_COUNT + good]
            found.resources[good] -= count
            found.hold(GOODS[good], count, tile)
    for holder in rules.holders:
        holder(state, int(seat), found)


def printed_points(state: KeyflowerState, seat: i64) -> i64:
    """The points printed on the up sides; the solver counts those of the winter tiles.

    Rule: KF-SCORE-8, KF-BOAT-9, KF-BOAT-10
    """
    printed = rules_of(state).scoring.table.printed
    total: i64 = 0
    for tile in state.laid:
        if state.owner[tile] == seat:
            total += printed[2 * tile + state.side[tile]]
    return total


def village_points(state: KeyflowerState, seat: i64, tile: i64) -> i64:
    """What a tile of the seat scores by the shape of the village or by anything else but pieces."""
    scorer = rules_of(state).scoring.scorers[2 * tile + state.side[tile]]
    return 0 if scorer is None else scorer.points(state, int(seat), int(tile))


def score(state: KeyflowerState, seat: i64) -> i64:
    """The most points a seat can score as the game stands.

    Rule: KF-SCORE-1, KF-SCORE-5, KF-SCORE-12
    """
    return score_of_village(state, seat) + best_score(holdings_of(state, seat))


def score_of_village(state: KeyflowerState, seat: i64) -> i64:
    """What a seat scores without its pieces: printed points, tiles that look at the village, bonuses."""
    total: i64 = printed_points(state, seat)
    for tile in rules_of(state).scoring.lookers:
        if state.owner[tile] == seat and is_laid(state, tile):
            total += village_points(state, seat, tile)
    for bonus in rules_of(state).scoring.bonuses:
        for reason in bonus(state, int(seat)):
            total += reason.points
    return total


def outcome(state: KeyflowerState) -> Outcome:
    """Scores with the best allocation of every piece; the most points win, several together too.

    Rule: KF-SCORE-13, KF-SCORE-14
    """
    scores: list[int] = []
    reasons: list[Reason] = []
    for seat in range(state.rules.players):
        own = reasons_of(state, seat)
        reasons.extend(own)
        scores.append(sum(reason.points for reason in own))
    return ranked(state, scores, reasons)


def reasons_of(state: KeyflowerState, seat: int) -> list[Reason]:
    """Every point of a seat: printed on tiles, by pieces, by the shape of the village, by gold."""
    found: list[Reason] = []
    for tile in state.laid:
        if state.owner[tile] == seat:
            _tell_tile(state, seat, tile, found)
    for bonus in rules_of(state).scoring.bonuses:
        found.extend(bonus(state, seat))
    holdings = holdings_of(state, seat)
    for row in best_allocation(holdings).rows:
        pieces: dict[str, int | str] = {**row.counted()}
        if row.word == holdings.table.gold.word:
            found.append(Reason(seat, "gold", row.points, pieces))
        elif row.reason:
            found.append(Reason(seat, row.reason, row.points, {**row.told, **pieces}))
        else:
            found.append(Reason(seat, "pieces", row.points, {"tile": row.word, **pieces}))
    return found


def _tell_tile(state: KeyflowerState, seat: int, tile: int, found: list[Reason]) -> None:
    """The printed points of a tile, and what it scores without pieces."""
    rules = rules_of(state)
    tables = rules.tables
    face = 2 * tile + state.side[tile]
    word = tables.words[tile]
    printed = rules.scoring.table.printed[face]
    if printed:
        found.append(Reason(seat, "printed", printed, {"tile": word}))
    scorer = rules.scoring.scorers[face]
    points = 0 if scorer is None else scorer.points(state, seat, tile)
    if scorer is not None and points:
        values: dict[str, int | str] = {"tile": word}
        if scorer.told is not None:
            values.update(scorer.told(state, seat, tile))
        found.append(Reason(seat, effect_words()[tables.effect_kind[face]], points, values))
