"""Sheets written of finished games with the sets score as the games do."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.vocabulary import BOAT, HOME, SUMMER_BOAT
from artel.games.keyflower.farmers.herds import SHELTERED
from artel.games.keyflower.farmers.wheat import move_wheat
from artel.games.keyflower.farmers.words import SHEEP_SHELTER
from artel.games.keyflower.merchants.boats import CABINS
from artel.games.keyflower.merchants.contract_slots import (
    DECK,
    changed,
    numbers_in,
    numbers_of,
    put_in_hand,
)
from artel.games.keyflower.score_sheet import BOOK, score_sheet, sheet_of
from artel.games.keyflower.sheet_text import MOST_TEXT
from artel.games.keyflower.state import KeyflowerState, is_laid, rules_of
from artel.kernel.game import NATURE, State, deciders, legal_moves, play, weights
from artel.kernel.slices import NUMBERS
from tests.games.keyflower.test_score_sheet import EAGER, GAME

Rows = list[dict[str, Any]]
# Seats that keep their contracts, and build.
LIKING = {**EAGER, "trade": 0.01, "extend": 4.0}


def random_end(players: int, seed: int, modules: list[str]) -> State:
    chance = random.Random(f"{players} {seed} {modules}")
    state = GAME.setup(GAME.rules(players, ["base", *modules]))
    names = [shape.name for shape in GAME.verbs.shapes]
    while asked := deciders(state):
        seat = asked[0]
        moves = legal_moves(state, seat)
        if seat == NATURE:
            liking: list[float] = [float(weight) for weight in weights(state)]
        else:
            liking = [LIKING.get(names[move & 255], 1.0) for move in moves]
        play(state, seat, chance.choices(moves, liking)[0])
    return state


def told(rows: Rows) -> Rows:
    """Reasons as a sheet can know them: of the extensions of one colour it takes any."""
    known = [
        {**row, "values": {name: value for name, value in row["values"].items() if name != "extension"}}
        for row in rows
    ]
    return sorted(known, key=repr)


def check_round_trip(state: State, kinds: set[str]) -> None:
    text = sheet_of(state)
    assert len(text) < MOST_TEXT * 2 // 3
    result: Any = score_sheet(text)
    outcome = GAME.outcome(state)
    assert [player["points"] for player in result["players"]] == outcome.scores
    assert result["winners"] == outcome.winners
    assert result["ties"] == [tie.to_data() for tie in outcome.ties]
    for seat, player in enumerate(result["players"]):
        own: Rows = [reason.to_data() for reason in outcome.reasons if reason.seat == seat]
        assert told([{"seat": seat, **row} for row in player["reasons"]]) == told(own)
        assert player["warnings"] == []
        kinds |= {row["kind"] for row in own}


def enrich(state: KeyflowerState, chance: random.Random) -> None:
    """More of what random seats seldom keep: contracts, sheep on the shelter, wheat and cabins."""
    slices = rules_of(state).slices
    for contract in numbers_in(numbers_of(state, DECK)):
        if chance.random() < 0.5:
            changed(state, DECK)[contract] = 0
            put_in_hand(state, chance.randrange(state.rules.players), contract, seen=False)
    for seat in range(state.rules.players):
        move_wheat(state, seat, chance.randrange(4))
        state.lists[slices.list_of(CABINS)][seat] = chance.randrange(2)
    if is_laid(state, SHEEP_SHELTER):
        state.lists[NUMBERS][slices.place_of(SHELTERED.name)] = chance.randrange(4)


def test_a_sheet_of_a_game_with_all_sets_scores_as_the_game_does() -> None:
    kinds: set[str] = set()
    for seed in range(30):
        state = cast(KeyflowerState, random_end(2 + seed % 5, seed, BOOK.modules))
        check_round_trip(state, kinds)
        enrich(state, random.Random(seed))
        check_round_trip(state, kinds)
    assert kinds >= {
        "printed", "pieces", "gold", "extension", "field", "contract", "contract-unmet", "score-sheep",
        "score-field-tiles", "score-upgraded", "score-upgrade-symbols", "score-walk",
    }  # fmt: skip


@pytest.mark.parametrize("module", BOOK.modules)
def test_a_sheet_of_a_game_with_one_module_scores_as_the_game_does(module: str) -> None:
    for seed in range(2):
        check_round_trip(random_end(3, seed, [module]), set())


def test_everything_in_one_village_is_scored() -> None:
    """More demands, fields and walks than any game can have at once."""
    chance = random.Random(4)
    tables = BOOK.tables
    kinds = {word: tables.kind[TILE.index[word]] for word in BOOK.tile_words()}
    one_only = {HOME: "home-1", BOAT: "white-wind-ii"}
    replaced = ("turn-1", "turn-2", "turn-3")
    tiles = [
        word for word, kind in kinds.items() if one_only.get(kind, word) == word and word not in replaced
    ]
    assert len(tiles) > 90
    lines = [
        f"{word}{' a' if kinds[word] == SUMMER_BOAT else ''} at {n % 10} {n // 10} turn {chance.randrange(6)}"
        for n, word in enumerate(tiles)
    ]
    lines += [f"contracts {' '.join(map(str, range(part, 36, 2)))}" for part in range(2)]
    lines += ["marker", "ghost", "cabins 6", "wheat 30", "workers 9 blue 9 red 9 yellow 5 green"]
    lines += ["skills 7 saw 7 pickaxe 7 anvil", "goods 8 wood 8 stone 8 iron 8 gold"]
    result: Any = score_sheet("\n".join(lines))
    assert result["players"][0]["points"] > 300
    assert len([row for row in result["players"][0]["reasons"] if row["kind"] == "contract"]) > 20
