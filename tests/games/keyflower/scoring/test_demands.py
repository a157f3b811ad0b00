"""The general solver against an integer program, on demands of every kind that share pieces."""

import random

import pytest

from artel.games.keyflower.components.tables import TILES, tables_of
from artel.games.keyflower.components.vocabulary import PATTERNS, SCORE, YARD, Effect, Tile
from artel.games.keyflower.scoring.best import Allocation, best_score, shared_out
from artel.games.keyflower.scoring.demands import (
    ANYWHERE,
    UNLIMITED,
    Demand,
    PieceKinds,
    Slot,
    Way,
    contract,
    demand_of,
    set_of,
)
from artel.games.keyflower.scoring.holdings import Holdings, PointTable
from artel.games.keyflower.scoring.pieces import BLUE, GOLD, PIECE_IDS, PURPLE, RED
from artel.games.keyflower.scoring.program import Heap, Program
from artel.games.keyflower.scoring.sharing import counts_as, demands_of, heaps_of, program_of
from tests.games.keyflower.scoring.demand_oracle import (
    DemandProgram,
    random_demand,
    random_heaps,
    random_wilds,
)
from tests.games.keyflower.scoring.demand_samples import all_contracts, expanded_holdings
from tests.games.keyflower.scoring.oracle import random_holdings


def oracle(holdings: Holdings) -> int:
    return DemandProgram(
        demands_of(holdings), heaps_of(holdings), counts_as(holdings), holdings.purple
    ).solve()


@pytest.mark.parametrize("batch", range(12))
@pytest.mark.rule("KF-SCORE-5")
def test_any_demands_score_the_optimum_of_the_integer_program(batch: int) -> None:
    rng = random.Random(f"demands {batch}")
    for number in range(170):
        demands = [random_demand(rng, at) for at in range(rng.choice((1, 2, 3, 4, 5, 7, 9)))]
        heaps = random_heaps(rng, rng.choice((2, 4, 6, 10)))
        wilds = random_wilds(rng)
        purple = rng.random() < 0.5
        found = Program(demands, heaps, wilds, purple).points
        assert found == DemandProgram(demands, heaps, wilds, purple).solve(), number


@pytest.mark.parametrize("batch", range(4))
def test_contracts_beside_all_tiles_score_the_optimum(batch: int) -> None:
    rng = random.Random(f"contracts {batch}")
    for number in range(75):
        rich = rng.random() < 0.3
        size = (60, 30, 60) if rich else (rng.randint(5, 25), rng.randint(2, 12), rng.randint(5, 25))
        holdings = expanded_holdings(rng, rng.choice((1, 3, 6, 12)), rng.choice((0.3, 0.7, 1.0)), *size)
        assert best_score(holdings) == oracle(holdings), number


def edited(rng: random.Random, tile: Tile) -> Tile:
    """A scoring tile whose row says something else."""
    if tile.front.kind not in (YARD, SCORE) or rng.random() < 0.5:
        return tile
    sides = []
    for effect in (tile.front, tile.back):
        changed = Effect(effect.kind)
        changed.family, changed.named, changed.size = effect.family, effect.named, effect.size
        changed.pattern = effect.pattern
        changed.points = rng.randint(1, 9)
        if effect.kind == SCORE:
            changed.pattern = rng.randrange(len(PATTERNS) - 1)
            changed.named = rng.randrange(3)
            changed.size = rng.randint(1, 3) if changed.pattern == 1 else rng.randint(1, 6)
        sides.append(changed)
    points = (rng.choice((0, 4)),) * 2
    row = Tile(
        tile.word, tile.name, tile.season, tile.edges, tile.cost, sides[0], sides[1], points, tile.source
    )
    row.kind = tile.kind
    return row


@pytest.mark.parametrize("batch", range(4))
def test_edited_rows_score_the_optimum(batch: int) -> None:
    rng = random.Random(f"edited {batch}")
    closed = 0
    for number in range(75):
        rows = [edited(rng, tile) for tile in TILES]
        table = PointTable(tables_of(rows), PieceKinds())
        held = random_holdings(rng)
        holdings = Holdings(
            held.workers, held.skills, held.resources, [0] * 16, [0] * 4, 0, held.purple, table
        )
        for tile, row in enumerate(rows):
            if row.front.kind in (YARD, SCORE) and rng.random() < 0.6:
                holdings.add_tile(tile, rng.randrange(2))
                if row.front.kind == YARD:
                    holdings.hold(rng.choice(("wood", "stone", "iron", "gold")), rng.randint(0, 5), tile)
        closed += holdings.further is None
        assert best_score(holdings) == oracle(holdings), number
    assert closed < 20


def check_rows(sheet: Allocation, holdings: Holdings) -> None:
    """Each piece is counted once, and every row is worth what its demand pays for its pieces alone."""
    by_word = {demand.word: demand for demand in demands_of(holdings)}
    kinds = holdings.table.kinds.words
    held = [0] * len(kinds)
    for heap in [*heaps_of(holdings), Heap(PURPLE, int(holdings.purple))]:
        held[heap.kind] += heap.count
    for row in sheet.rows:
        demand = by_word[row.word]
        pieces = [
            Heap(kind, count, demand.tile)
            for kind, count in enumerate(row.pieces)
            if count and kind != PURPLE
        ]
        alone = DemandProgram([demand], pieces, counts_as(holdings), row.pieces[PURPLE] > 0)
        assert alone.solve() == row.points, row.as_data()
        held = [left - used for left, used in zip(held, row.pieces, strict=True)]
    assert min(held) >= 0
    assert sum(row.points for row in sheet.rows) == sheet.points
    words = [row.word for row in sheet.rows]
    assert words == [word for word in by_word if word in words]


@pytest.mark.rule("KF-SCORE-6")
def test_the_sheets_of_contracts_are_valid() -> None:
    rng = random.Random("sheets of contracts")
    for _ in range(60):
        size = (rng.randint(3, 30), rng.randint(2, 15), rng.randint(3, 30))
        holdings = expanded_holdings(rng, rng.choice((2, 6, 10)), rng.choice((0.3, 0.8)), *size)
        sheet = shared_out(holdings)
        assert sheet.points == best_score(holdings)
        check_rows(sheet, holdings)


def test_a_rich_end_of_the_game_takes_few_linear_programs() -> None:
    """Sixty workers, thirty skills, sixty resources, every tile and sixteen contracts."""
    rng = random.Random("rich")
    effort = [program_of(expanded_holdings(rng, 16, 1.0, 60, 30, 60)).effort for _ in range(60)]
    assert sum(effort) / len(effort) < 40
    assert max(effort) < 400


# By hand.


def plain(**pieces: int) -> Holdings:
    found = Holdings([0] * 4, [0] * 3, [0] * 4, [0] * 16, [0] * 4, 0, False)
    for word, count in pieces.items():
        found.hold(word, count)
    return found


def test_the_base_game_never_asks_the_general_solver() -> None:
    for tile, row in enumerate(TILES):
        if row.front.kind in (YARD, SCORE):
            holdings = plain()
            holdings.add_tile(tile, 0)
            assert holdings.has_tile(tile, 0)
            assert holdings.further is None, row.word
            holdings.remove_tile(tile, 0)
            assert not holdings.has_tile(tile, 0)


def test_a_contract_scores_once_and_a_tile_as_often_as_it_can() -> None:
    kinds = PieceKinds()
    holdings = plain(blue=9)
    holdings.want(contract(kinds, "contract", ["blue"] * 4, 7))
    assert best_score(holdings) == 7
    holdings = plain(blue=9)
    holdings.want(Demand("tile", [set_of(kinds, ["blue"] * 4)], 7))
    assert best_score(holdings) == 14


def test_a_contract_that_is_not_met_may_score_too() -> None:
    kinds = PieceKinds()
    holdings = plain(gold=4)
    for word in ("first", "second"):
        holdings.want(contract(kinds, word, ["gold"] * 2, 7, unmet=3))
    # Each contract gains 4 for two gold, which would score 2 alone.
    assert best_score(holdings) == 14
    fewer = plain_with(holdings.demands(), gold=3)
    assert best_score(fewer) == 7 + 3 + 1
    assert [row.points for row in shared_out(fewer).rows] == [7, 3, 1]


def plain_with(others: list[Demand], **pieces: int) -> Holdings:
    found = plain(**pieces)
    for demand in others:
        found.want(demand)
    return found


def test_only_the_marker_itself_meets_a_contract_for_it() -> None:
    holdings = plain(gold=5)
    holdings.want(contract(PieceKinds(), "contract", ["purple"], 7))
    assert best_score(holdings) == 5
    holdings.purple = True
    assert best_score(holdings) == 12
    sheet = shared_out(holdings)
    assert sheet.as_data() == {
        "points": 12,
        "purple": "purple",
        "rows": [
            {"tile": "contract", "pieces": {"purple": 1}, "points": 7, "chosen": None},
            {"tile": "gold", "pieces": {"gold": 5}, "points": 5, "chosen": None},
        ],
    }


def test_there_are_thirty_six_contracts_and_all_can_be_asked() -> None:
    kinds = PieceKinds()
    assert len(all_contracts()) == 36
    for number, wants in enumerate(all_contracts()):
        demand = contract(kinds, f"contract-{number}", wants, 7)
        assert sum(slot.count for slot in demand.ways[0].slots) == len(wants)
        assert (demand.most, demand.tile) == (1, ANYWHERE)


def test_a_set_may_ask_for_a_new_kind_of_piece() -> None:
    kinds = PieceKinds()
    wheat = kinds.add("wheat", "crops")
    assert (wheat, kinds.words[wheat], kinds.family("crops")) == (len(PIECE_IDS), "wheat", 1 << wheat)
    way = set_of(kinds, ["wheat", "any-resource", "wheat", "crops"])
    assert [(slot.kinds, slot.count) for slot in way.slots] == [(1 << wheat, 3), (kinds.family("goods"), 1)]


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda k: k.add("gold", "goods"), "expected a new kind of piece, got 'gold' again"),
        (lambda k: k.named("wheat"), "got 'wheat'"),
        (lambda k: set_of(k, ["any-animal"]), "expected a family out of workers, goods, skills"),
        (lambda k: Demand("x", [Way([])], 1), "x: expected sets of at least one piece"),
        (lambda k: Demand("x", [Way([Slot(1 << BLUE, 0)])], 1), "x: expected sets of at least one piece"),
        (lambda k: Demand("x", [Way([Slot(1 << RED, 1)])], -1), "x: expected points from 0 up, got -1"),
        (lambda k: Demand("x", [Way([Slot(1 << RED, 1)])], 1, unmet=1), "x: expected a number of sets"),
        (lambda k: Demand("x", [Way([Slot(1 << RED, 2)])], 1, tile=3, duty=True), "x: expected a yard"),
        (lambda k: Demand("x", [Way([Slot(1 << RED, 1)])], 1, duty=True), "x: expected a yard"),
        (lambda k: plain(gold=-1), "expected a number of gold from 0 up, got -1"),
        (lambda k: plain(wheat=1), "expected a piece out of blue, red"),
        (lambda k: demand_of(Effect(SCORE), k, "x", 0, 0, 0), "x: expected a family and a size from 1 up"),
    ],
)
def test_what_cannot_be_scored_is_refused(make: object, fault: str) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=fault):
        make(PieceKinds())


def test_demands_are_unlimited_unless_they_say_otherwise() -> None:
    demand = Demand("x", [Way([Slot(1 << GOLD, 1)])], 1)
    assert (demand.most, demand.printed, demand.unmet, demand.duty) == (UNLIMITED, 0, 0, False)
