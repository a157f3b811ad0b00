"""Perft: how many ways there are to play on from a named position.

Chance's moves count like any other. Where several seats are asked at once, the first of them answers, so
that the same answers in another order are not counted twice. The count of depth 1 is explained beside each
position, and the turns are held against an enumeration that tries every set of workers; the deeper counts
were made by the engine and hold it to its enumeration.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.counting import perft
from tests.games.keyflower.perft.deeds import all_deeds, is_beaten, told_deeds
from tests.games.keyflower.positions import (
    Table,
    auction,
    extending,
    lot,
    north,
    opening,
    season_start,
    seat,
    tile,
)

AUTUMN = "barn blacksmith fair forge goldsmith inn sawmill sculptor stone-yard timber-yard"


def beaten_groups() -> Table:
    lots = [lot("alehouse", {0: "red*2", 1: "red*3"}), lot("miner", {0: "red", 1: "red*2"}), lot("keywood")]
    return auction(seat("red*2 blue"), seat("red"), lots=lots)


def boat_4a() -> Table:
    lots = [lot("inn", {1: "red*2"}), lot("well", {1: "green"}), lot("barn"), lot("turn-1", {1: "red"})]
    mine = seat("blue*3 green*2", tile("summer-boat-4", 0, 1))
    return auction(mine, seat("red"), season="autumn", lots=lots)


def boat_4b() -> Table:
    lots = [lot("inn", workers="red"), lot("wainwright")]
    mine = seat("blue*2 yellow", tile("summer-boat-4", 0, 1, side="back"))
    return auction(mine, seat(), season="autumn", lots=lots)


def boat_4b_with_groups() -> Table:
    lots = [
        lot("inn", {0: "red", 1: "red*2"}),
        lot("fair", {0: "blue*2", 1: "blue*3"}),
        lot("wainwright", workers="green"),
    ]
    mine = seat("blue yellow*2 green", tile("summer-boat-4", 0, 1, side="back"))
    return auction(mine, seat("red"), season="autumn", lots=lots)


def branching_road() -> Table:
    """From the home roads lead to three tiles that do not touch each other."""
    village = [
        tile("home-1", goods="wood iron"),
        tile("keywood", 0, -1),
        tile("key-mine", 1, 0, turn=2),
        tile("stable", -1, 1, turn=1),
    ]
    return auction(seat("red", *village, skills="saw"), seat()).play(0, "use home-1 red 1")


def full_tile() -> Table:
    full = tile("keywood", 0, -1, workers="red*6", last_use=3)
    nearly = tile("alehouse", 0, -2, workers="red*3", last_use=2)
    return auction(seat("red*3"), seat("", full, nearly))


def tavern() -> Table:
    lots = [lot("mason", {0: "blue*3", 1: "blue*4"}), lot("brewer", {0: "red", 1: "red*2"}), lot("tavern")]
    return auction(seat("red blue"), seat("yellow"), season="summer", lots=lots)


def paying(goods: str, boat_side: str) -> Table:
    """The home of seat 0 is being upgraded: wood and stone are due."""
    village = [tile("home-1", goods=goods), tile("summer-boat-3", 0, 1, side=boat_side)]
    table = auction(seat("red", *village), seat(), season="winter").play(0, "use home-1 red 1")
    return table.play(0, "upgrade home-1")


def six_seats() -> Table:
    lots = [lot(word) for word in AUTUMN.split()]
    return auction(seat("red*2 blue"), *[seat("red")] * 5, season="autumn", lots=lots)


TURNS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    # Pass; 1 raise of the alehouse (both red, five beat three), 1 of the miner, 3 bids each on keywood and
    # turn order tile; uses: 3 on each home and the keywood, 2 red ones on alehouse and miner; 2 lifts.
    "bidding with beaten groups": (beaten_groups, [1 + (1 + 1 + 3 + 3) + (3 * 3 + 2 * 2) + 2]),
    # Pass; three blue against two red on the inn, two green against one on the well, 3 + 2 on the barn, none
    # on the turn order tile, where boat 4a does not help; 5 uses of each home, none of the red inn.
    "boat 4a": (boat_4a, [1 + (1 + 1 + 5) + 2 * 5]),
    # Pass; 3 bids on the wainwright and 3 on the turn order tile; 3 uses of each home and the wainwright; two
    # blue on the inn; one or two blue to be joined there by the yellow one.
    "boat 4b": (boat_4b, [1 + 3 + 3 + 3 * 3 + 1 + 2]),
    # Pass; 4 bids on the turn order tile and the green one on the wainwright, none on inn and fair, where one
    # red or two blue more would be needed; 4 uses of each home and of the inn, and 4 of the fair, which the
    # beaten red bid can pay; two yellow on the wainwright; 2 lifts; blue, or one or two yellow, to be joined.
    "boat 4b with beaten groups": (boat_4b_with_groups, [1 + (4 + 1) + (2 * 4 + 4 + 4 + 1) + 2 + 3]),
    # Pass; 3 bids on the turn order tile; 3 uses of each home, three workers on the alehouse, none on the
    # full keywood.
    "a full tile": (full_tile, [1 + 3 + 2 * 3 + 1]),
    # Pass; 2 bids on the tavern and 2 on the turn order tile, none on mason and brewer, where one worker more
    # does not lead; 2 uses of each home and of the tavern, none of mason and brewer without a skill; 2 lifts.
    "tavern with beaten groups": (tavern, [1 + 2 + 2 + 2 * 2 + 2 + 2]),
    # Pass; 3 bids on each of 10 + 4 lots; 3 uses of each of 6 homes and of the inn; the fair takes a red
    # worker more, so that one red or the blue one can use it.
    "six seats in autumn": (six_seats, [1 + 14 * 3 + 6 * 3 + 3 + 2]),
}
QUESTIONS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    # Chance draws one of three colours for the first seat.
    "opening for two": (lambda: opening(2), [3, 3 * 3, 3 * 3 * 3]),
    # Wood or iron along three roads; the keywood can be upgraded; stop.
    "transport on a branching road": (branching_road, [2 * 3 + 1 + 1]),
    # The alehouse with any of 4 roads, the barn with either of 2, at any of the 5 roads of the home.
    "placing two tiles": (lambda: extending(seat(to_place="alehouse barn"), seat()), [5 * 4 + 5 * 2]),
    # Five places around the home and three around the boat, six turns each.
    "placing with boat 2a": (
        lambda: extending(seat("", tile("summer-boat-2", 0, 1), to_place="barn"), seat(), season="winter"),
        [8 * 6, 8 * 6],
    ),
    # Each of two seats offers any set of its three tiles but none at all.
    "winter choice": (
        lambda: season_start(
            seat(winter="apothecary jeweller windmill"),
            seat(winter="scholar scribes watermill"),
            season="winter",
        ),
        [7, 7 * 7],
    ),
    # Wood or gold for the wood, then stone or gold for the stone.
    "paying an upgrade with gold": (lambda: paying("wood stone gold*2", "back"), [2, 2 * 2]),
    # Two of wood, stone and iron, told in rising order: wood with stone or iron, or stone with iron.
    "paying an upgrade with boat 3a": (lambda: paying("wood stone iron", "front"), [2, 3]),
    # The worker from behind the screen, or either beaten bid whole.
    "paying at the tavern": (lambda: tavern().play(0, "use tavern red 1"), [1 + 2]),
    # Four boats, then three, then two.
    "choosing boats in winter": (
        lambda: auction(*[seat()] * 4, season="winter", lots=[lot("turn-1", {2: "red"})]).all_pass(),
        [4, 4 * 3, 4 * 3 * 2],
    ),
    # The three resources of a workshop.
    "workshop": (lambda: auction(seat("red", *north("workshop")), seat()).play(0, "use workshop red 1"), [3]),
}
POSITIONS = {**TURNS, **QUESTIONS}
# The further counts of those explained for the first move only.
DEEPER: dict[str, list[int]] = {
    "bidding with beaten groups": [235, 2289],
    "boat 4a": [112, 813],
    "boat 4b": [21, 137],
    "boat 4b with beaten groups": [151, 1393],
    "a full tile": [13, 37],
    "tavern with beaten groups": [63, 322],
    "six seats in autumn": [1292, 24891],
    "transport on a branching road": [20],
    "placing two tiles": [496],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    build, counts = POSITIONS[name]
    counts = [*counts, *DEEPER.get(name, [])]
    state = build().state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", TURNS)
def test_every_deed_of_a_turn_is_told_in_one_way(name: str) -> None:
    table = TURNS[name][0]()
    told = told_deeds(table, 0)
    assert len(told) == len(set(told))
    assert set(told) == all_deeds(table, 0)


def bids_of(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("bid ")]


@pytest.mark.parametrize("seed", range(6))
def test_every_deed_of_a_random_game_is_told_in_one_way(seed: int) -> None:
    """The same in games played at random, where seats win boats 4a and 4b and bids are beaten."""
    rng = random.Random(f"deeds {seed}")
    table = opening(3 + seed % 3)
    with_beaten_bids = turns = 0
    while table.asked():
        who = table.asked()[0]
        moves = table.moves(who)
        if moves[0] == "pass":
            turns += 1
            beaten = any(is_beaten(row, who) for row in table.data()["lots"])
            if (beaten or turns % 4 == 0) and table.view(who)["seats"][who]["worker_count"] <= 9:
                told = told_deeds(table, who)
                assert len(told) == len(set(told))
                assert set(told) == all_deeds(table, who), (seed, turns)
                with_beaten_bids += beaten
        acting = moves[1:] if moves[0] == "pass" and len(moves) > 1 else moves
        # Others are beaten where they can be, more often than not.
        beating = [move for move in bids_of(acting) if table.leader(move.split()[1]) not in (None, who)]
        table.play(who, rng.choice(beating if beating and rng.random() < 0.6 else acting))
    assert with_beaten_bids > 5
