"""The solver against an integer program, and score sheets checked by the rules of each tile."""

import random
from collections.abc import Callable

import pytest

from artel.games.keyflower.scoring.best import Allocation, best_allocation, best_score, shared_out
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.pieces import BOAT_3B, PIECE_COUNT, PIECE_IDS, TILE_IDS
from artel.games.keyflower.scoring.sharing import program_of
from artel.games.keyflower.scoring.sheet_rows import Row
from tests.games.keyflower.scoring.oracle import fits, oracle_score, random_holdings, typical_holdings

SET_TILES = {
    "apothecary": (3, 5, ("worker",)),
    "craftsmans-guild": (3, 1, ("blue", "red", "yellow")),
    "key-guild": (10, 5, ("skill",)),
    "mercers-guild": (5, 1, ("wood", "stone", "iron")),
    "scribes": (10, 1, ("saw", "pickaxe", "anvil")),
    "windmill": (5, 5, ("resource",)),
}
SINGLE_TILES = {
    "jeweller": (2, "gold"),
    "key-market": (2, "green"),
    "white-wind": (1, "worker"),
    "gold": (1, "gold"),
}
CHOICE_TILES = {"scholar": 3, "village-hall": 1, "watermill": 1}
GOODS = ("wood", "stone", "iron", "gold")
YARD_ROLES = {"barn": "resource", "blacksmith": "iron", "stone-yard": "stone", "timber-yard": "wood"}


def pieces_used(allocation: Allocation) -> list[int]:
    """How many pieces of each kind the sheet counts."""
    used = [0] * PIECE_COUNT
    for row in allocation.rows:
        for piece in range(PIECE_COUNT):
            used[piece] += row.pieces[piece]
    return used


def fills_sets(pieces: list[str], roles: tuple[str, ...], each: int, sets: int, wild: bool) -> bool:
    """Whether the pieces are exactly what the sets need: those that fit one role first, wild ones last."""
    room = dict.fromkeys(roles, each * sets)
    for piece in sorted(pieces, key=lambda kind: sum(fits(kind, role, wild) for role in roles)):
        role = next((role for role in roles if room[role] and fits(piece, role, wild)), None)
        if role is None:
            return False
        room[role] -= 1
    return not any(room.values())


def check_row(row: Row, holdings: Holdings, purple_as: int) -> None:
    """The row's points follow from its pieces and its tile."""
    wild = bool(holdings.tiles >> BOAT_3B & 1)
    name = row.word
    tile = TILE_IDS.index(name)
    declared = [PIECE_IDS[purple_as] if kind == "purple" else kind for kind in PIECE_IDS]
    pieces = [declared[piece] for piece in range(PIECE_COUNT) for _ in range(row.pieces[piece])]
    if name in YARD_ROLES:
        due = [r for r, kind in enumerate(GOODS) if YARD_ROLES[name] in ("resource", kind)]
        assert all(row.pieces[7 + r] == holdings.on_yard[tile * 4 + r] for r in due)
        assert row.points == holdings.yard_points[tile] * len(pieces)
        assert all(fits(kind, YARD_ROLES[name], wild) for kind in pieces)
        assert all(row.pieces[7 + r] <= holdings.on_yard[tile * 4 + r] for r in range(4))
        return
    assert name == "gold" or holdings.tiles >> tile & 1
    if name in SET_TILES:
        points, each, roles = SET_TILES[name]
        assert row.points % points == 0
        assert fills_sets(pieces, roles, each, row.points // points, wild)
    elif name in SINGLE_TILES:
        points, role = SINGLE_TILES[name]
        assert row.points == points * len(pieces)
        assert all(fits(kind, role, wild) for kind in pieces)
    elif name in CHOICE_TILES:
        assert row.points == CHOICE_TILES[name] * len(pieces)
        assert all(fits(kind, PIECE_IDS[row.chosen], wild) for kind in pieces)
    else:
        assert (name, row.points, pieces) == ("keythedral", 12, [])


def check_sheet(sheet: Allocation, holdings: Holdings) -> None:
    """Each piece at most once, each row right, and the rows add up."""
    held = [*holdings.workers, *holdings.skills, *holdings.resources, int(holdings.purple)]
    assert all(used <= have for used, have in zip(pieces_used(sheet), held, strict=True))
    assert sum(row.points for row in sheet.rows) == sheet.points
    assert (sheet.purple_as >= 0) == holdings.purple
    # A yard with something that must be counted on it has its row.
    for yard, name in enumerate(YARD_ROLES):
        due = sum(
            holdings.on_yard[yard * 4 + r]
            for r, kind in enumerate(GOODS)
            if YARD_ROLES[name] in ("resource", kind)
        )
        assert not due or any(row.word == name for row in sheet.rows)
    for row in sheet.rows:
        check_row(row, holdings, sheet.purple_as)


@pytest.mark.parametrize("batch", range(10))
@pytest.mark.rule("KF-SCORE-5")
def test_best_score_is_the_optimum_of_the_integer_program(batch: int) -> None:
    rng = random.Random(f"optimum {batch}")
    for number in range(240):
        holdings = (typical_holdings if number % 3 == 0 else random_holdings)(rng)
        assert best_score(holdings) == oracle_score(holdings), (batch, number)


@pytest.mark.parametrize(("solve", "positions"), [(best_allocation, 6000), (shared_out, 1500)])
@pytest.mark.rule("KF-SCORE-5", "KF-SCORE-6")
def test_the_sheet_is_valid_and_reaches_the_best_score(
    solve: Callable[[Holdings], Allocation], positions: int
) -> None:
    rng = random.Random("sheet")
    for number in range(positions):
        holdings = (typical_holdings if number % 3 == 0 else random_holdings)(rng)
        sheet = solve(holdings)
        assert sheet.points == best_score(holdings)
        check_sheet(sheet, holdings)


@pytest.mark.rule("KF-SCORE-5")
def test_the_general_solver_agrees_with_the_closed_forms() -> None:
    rng = random.Random("both")
    for number in range(3000):
        holdings = (typical_holdings if number % 3 == 0 else random_holdings)(rng)
        assert holdings.further is None
        assert program_of(holdings).points == best_score(holdings), number


def test_the_sheet_checker_refuses_a_piece_counted_twice() -> None:
    holdings = Holdings([0] * 4, [0] * 3, [0, 0, 0, 1], [0] * 16, [0] * 4, 0, False)
    sheet = best_allocation(holdings)
    sheet.rows.append(sheet.rows[0])
    with pytest.raises(AssertionError):
        check_sheet(sheet, holdings)


def test_more_pieces_never_score_less() -> None:
    rng = random.Random("more")
    for _ in range(2000):
        holdings = random_holdings(rng)
        before = best_score(holdings)
        family = rng.choice((holdings.workers, holdings.skills, holdings.resources))
        family[rng.randrange(len(family))] += 1
        assert best_score(holdings) >= before
