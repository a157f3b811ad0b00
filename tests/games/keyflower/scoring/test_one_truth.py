"""The rows say what scores: solver, sheet, facts and bot pay an edited row; modules bring their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.terms import pieces_worth, points_added, upgrade_gain
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.components.facts import tile_facts
from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.tables import TILES
from artel.games.keyflower.components.vocabulary import (
    SCORE_ADJACENT,
    SCORE_LOOP,
    WORKERS,
    Effect,
    Tile,
    counting,
    nothing,
    per_made_of,
    per_set,
    yard,
)
from artel.games.keyflower.game import Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.questions import QUESTIONS
from artel.games.keyflower.score_sheet import read_sheet, score_sheet
from artel.games.keyflower.scoring.best import best_score
from artel.games.keyflower.scoring.demands import Demand, contract, set_of
from artel.games.keyflower.scoring.final import holdings_of, reasons_of, score
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.hooks import Scorer
from artel.games.keyflower.sheet_village import position
from artel.games.keyflower.state import KeyflowerRules, KeyflowerState, rules_of
from artel.games.keyflower.words import IRON
from artel.kernel.rules import Module


def row(word: str, effect: Effect, back: Effect | None = None, printed: int | None = None) -> Tile:
    """The row of a tile with other effects."""
    old = TILES[TILE.index[word]]
    points = (old.front_points, old.back_points) if printed is None else (printed, printed)
    new = Tile(word, old.name, old.season, old.edges, old.cost, effect, back or effect, points, old.source)
    new.kind = old.kind
    return new


def game(tiles: Sequence[Tile] = (), **tables: dict[str, object]) -> Keyflower:
    """Keyflower with a module that brings these rows."""
    rows: dict[str, dict[str, object]] = {"tiles": {tile.word: tile for tile in tiles}, **tables}
    modules = [BASE, Module("house", rows=rows)]
    return Keyflower("keyflower", min_players=2, max_players=6, modules=modules, questions=QUESTIONS)


def scored(text: str, own: Keyflower) -> dict[str, Any]:
    players: Any = score_sheet(text, own, ("base", "house"))["players"]
    return dict(players[0])


def state_of(text: str, own: Keyflower) -> KeyflowerState:
    return position(read_sheet(text), cast(KeyflowerRules, own.rules(2, ("base", "house"))))


FIVE = "home-1\napothecary\nworkers 3 blue 2 green"


def test_an_apothecary_of_9_points_pays_9_everywhere() -> None:
    tile = row("apothecary", per_set(WORKERS, 5, 9))
    own = game([tile])
    state = state_of(FIVE, own)
    assert best_score(holdings_of(state, 0)) == 9
    assert score(state, 0) == 9
    assert scored(FIVE, own)["reasons"] == [
        {"kind": "pieces", "points": 9, "values": {"tile": "apothecary", "blue": 3, "green": 2}}
    ]
    front: Any = tile_facts(tile)["front"]
    assert front["points"] == 9
    estate = Estate(state, 0, Weights())
    assert pieces_worth(state, estate, holdings_of(state, 0)) == 9.0
    assert points_added(state, 0, holdings_of(state, 0), TILE.index["apothecary"]) == 9
    holdings = holdings_of(state, 0)
    holdings.remove_tile(TILE.index["apothecary"], 0)
    assert holdings.further is None
    # The same village by the rows of the box.
    assert score(state_of(FIVE, game()), 0) == 3


def test_a_keythedral_pays_what_its_row_prints() -> None:
    text = "home-1\nkeythedral"
    assert scored(text, game())["points"] == 12
    assert scored(text, game([row("keythedral", nothing(), printed=20)]))["points"] == 20


def test_a_winter_tile_may_print_points_and_count_pieces() -> None:
    own = game([row("apothecary", per_set(WORKERS, 5, 3), printed=4)])
    reasons = scored(FIVE, own)["reasons"]
    assert reasons == [
        {"kind": "pieces", "points": 7, "values": {"tile": "apothecary", "blue": 3, "green": 2}}
    ]


def test_a_yard_pays_what_its_row_says_on_each_side() -> None:
    own = game([row("blacksmith", yard(IRON, 4), yard(IRON, 7))])
    text = "home-1\nblacksmith{}: 3 iron 1 gold\ngoods 2 iron"
    assert scored(text.format(""), own)["points"] == 16
    assert scored(text.format(" upgraded"), own)["points"] == 28
    # The bot's promise of the upgrade grows with it: 3 more for each of four resources that lie there.
    weights = Weights()
    blacksmith = TILE.index["blacksmith"]
    before = upgrade_gain(state_of(text.format(""), game()), weights, blacksmith, 3)
    after = upgrade_gain(state_of(text.format(""), own), weights, blacksmith, 3)
    assert after - before == 2 * 4


def test_a_set_of_several_families_is_a_row() -> None:
    emporium = row("apothecary", per_made_of(["green", "any-worker", "any-worker"], 3))
    own = game([emporium])
    text = "home-1\napothecary\nkey-market\nworkers 4 blue 2 green"
    # Two sets of 3; the market would pay 2 for each green worker.
    assert scored(text, own)["points"] == 6
    front: Any = tile_facts(emporium)["front"]
    assert front == {
        "kind": "score",
        "pattern": "made-of",
        "size": 3,
        "points": 3,
        "wants": {"green": 1, "any-worker": 2},
    }


def test_the_scorings_of_the_village_read_their_rows() -> None:
    text = "home-2\nkeywood beside home-2 top\nstable beside keywood top"
    assert scored(text, game())["points"] == 0
    assert scored(text, game([row("keywood", counting(SCORE_ADJACENT, 5))]))["points"] == 10


def three_for_each_tile(state: KeyflowerState, seat: int, tile: int) -> int:
    return 3 * sum(1 for laid in state.laid if state.owner[laid] == seat)


def told(state: KeyflowerState, seat: int, tile: int) -> dict[str, int | str]:
    return {"tiles": len(state.laid)}


def test_a_module_brings_a_scorer() -> None:
    own = game(
        [row("stable", counting(SCORE_LOOP, 1))], scorers={"score-loop": Scorer(three_for_each_tile, told)}
    )
    assert scored("home-1\nstable", own)["reasons"] == [
        {"kind": "score-loop", "points": 6, "values": {"tile": "stable", "tiles": 2}}
    ]
    with pytest.raises(ValueError, match="expected a scorer of nothing, produce"):
        game(scorers={"score-moon": Scorer(three_for_each_tile)}).rules(2, ("base", "house"))


def held(state: KeyflowerState, seat: int) -> list[Demand]:
    """Seat 0 holds a contract for wheat and any skill, and one that nobody meets."""
    kinds = rules_of(state).scoring.table.kinds
    if seat != 0:
        return []
    return [
        contract(kinds, "contract-wheat", ["wheat", "any-skill"], 7),
        contract(kinds, "contract-dear", ["wheat"] * 9, 10, unmet=3),
    ]


def harvest(state: KeyflowerState, seat: int, holdings: Holdings) -> None:
    if seat == 0:
        holdings.hold("wheat", 4)
        holdings.count_as("wheat", "gold")


def test_a_module_brings_demands_and_pieces_of_the_state() -> None:
    own = game(pieces={"wheat": "crops"}, demands={"contracts": held}, holders={"fields": harvest})
    state = state_of("player A\nhome-1\nmercers-guild\nskills saw\nplayer B\nhome-2\nskills saw", own)
    assert [(reason.kind, reason.points, reason.values) for reason in reasons_of(state, 0)] == [
        ("pieces", 5, {"tile": "mercers-guild", "wheat": 3}),
        ("pieces", 7, {"tile": "contract-wheat", "saw": 1, "wheat": 1}),
        ("pieces", 3, {"tile": "contract-dear"}),
    ]
    assert [int(score(state, seat)) for seat in range(2)] == [15, 0]
    assert own.outcome(state).scores == [15, 0]


def kept(state: KeyflowerState, seat: int) -> list[Demand]:
    """The home pays 4 for two stones that lie on it, if its owner likes."""
    home = next(tile for tile in state.laid if state.owner[tile] == seat)
    two = set_of(rules_of(state).scoring.table.kinds, ["stone", "stone"])
    return [Demand("cellar", [two], 4, tile=home)]


def test_a_demand_may_ask_for_what_lies_on_a_tile() -> None:
    own = game(demands={"cellar": kept})
    text = "home-1: 3 stone\nwindmill\nstable: 4 stone"
    # Two of the three stones in the cellar for 4 and five in the windmill for 5.
    assert [(each["points"], each["values"]) for each in scored(text, own)["reasons"]] == [
        (5, {"tile": "windmill", "stone": 5}),
        (4, {"tile": "cellar", "stone": 2}),
    ]


def test_what_lies_on_a_yard_of_a_module_counts_there() -> None:
    """A second barn, at the place of the well: what lies on it is counted there, whatever else would pay."""
    own = game([row("well", yard(-2, 1))])
    text = "home-1\nwell: 2 gold 1 wood\njeweller\ngoods 1 gold"
    assert [(each["points"], each["values"]) for each in scored(text, own)["reasons"]] == [
        (3, {"tile": "well"}),
        (3, {"tile": "well", "gold": 2, "wood": 1}),
        (2, {"tile": "jeweller", "gold": 1}),
    ]
