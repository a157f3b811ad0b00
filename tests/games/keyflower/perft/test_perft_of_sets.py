"""Perft of named positions with The Merchants, The Farmers, Key Celeste and the sorcerer.

Counted as in `test_perft`: the first two counts are explained beside each position, and the turn with the
ghost is held against the enumeration that tries every set of workers. What else can be counted without the
engine is counted from the printed values; the deepest counts were made by the engine and hold it to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.counting import perft
from tests.games.keyflower.celeste import tables as celeste
from tests.games.keyflower.farmers import farm
from tests.games.keyflower.merchants import bargaining
from tests.games.keyflower.merchants.bargaining import holding, word
from tests.games.keyflower.merchants.building import KEYWOOD, MODULES, freight
from tests.games.keyflower.perft.deeds import all_deeds, told_deeds
from tests.games.keyflower.positions import FACTS, Table, auction, lot, north, seat, tile

OPEN = (4, 5, 6)
# Contracts that lie in the stacks when three are open and nobody holds any.
CLOSED = [number for number in bargaining.ALL if number not in OPEN]


def merchants(*seats: dict[str, Any], **more: Any) -> Table:
    return auction(*seats, modules=MODULES, **more)


def trading_in_a_payment() -> Table:
    """A worker is due at the tavern; the contracts name yellow, and each of the four colours."""
    mine = holding(seat("red*2 blue", *north("tavern")), 2, 11)
    return bargaining.auction(mine, seat()).play(0, "use tavern red 1")


def trading_in_a_transport() -> Table:
    """Nothing lies on the home tile or on Keywood yet; the contracts name wood and stone."""
    mine = holding(seat("red*2", *north("keywood")), 23, 24)
    return bargaining.auction(mine, seat()).play(0, "use home-1 red 1")


def extension_for_a_beaten_group() -> Table:
    """Keywood is upgraded. Seat 0 has two beaten bids, and red and yellow behind its screen."""
    lots = [lot("alehouse", {1: "blue*4", 0: "blue*3"}), lot("miner", {1: "red*2", 0: "red"})]
    mine = seat("red*2 yellow", tile("home-1", goods="wood"), KEYWOOD)
    return merchants(mine, seat(), lots=lots).play(0, "use home-1 red 1")


def extension_by_colour() -> Table:
    """A blue worker stands on the upgraded Keywood, with two iron and a gold."""
    keywood = tile("keywood", 0, -1, side="back", workers="blue", goods="iron*2 gold")
    mine = seat("red*2 blue", tile("home-1", goods="wood"), keywood, skills="anvil saw")
    return merchants(mine, seat()).play(0, "use home-1 red 1")


def animals_with_two_ways() -> Table:
    """Two sheep are made at an upgraded sheep fold with four fields; pigs are in two of them."""
    fold = tile("sheep-fold", 0, -1, side="back")
    herds = {"home-1 top-left": "pig", "home-1 top-right": "pig"}
    return farm.auction(farm.farmer("red", fold), herds=herds).play(0, "use sheep-fold red 1")


def wheat_steps() -> Table:
    """One step, two wheat, a wood on the home tile and a sheep to the left of it."""
    mine = farm.farmer("red", tile("home-1", goods="wood"), *north("keywood"), wheat=2)
    return farm.auction(mine, herds={"home-1 left": "sheep"}).play(0, "use home-1 red 1")


def sheep_shelter() -> Table:
    """Two sheep on a field that touches the shelter, two steps."""
    village = [tile("stable", 9, 9), tile("keywood", 0, -1), tile("sheep-shelter", -1, -1)]
    table = farm.auction(farm.farmer("red", *village), herds={"keywood left": "sheep*2"})
    return table.play(0, "use stable red 1")


def ghost() -> Table:
    """Seat 0 holds the ghost, seat 1 leads on Keywood."""
    lots = (lot("keywood", {1: "red*2"}),)
    return celeste.bidding(
        seat("blue"), seat("red"), of=0, season="summer", lots=lots, modules=celeste.MODULES
    )


def sea_bastion_ii() -> Table:
    """The end of autumn: Keyflower II and Sea Bastion II are to be taken, by seat 0 first."""
    boats, data = ["keyflower-ii", "sea-bastion-ii"], {**freight("gold", "cabin"), "cabins_left": 5}
    return merchants(seat(), seat(), season="autumn", boats=boats, data=data).all_pass()


def working(name: str) -> Table:
    """Seat 0 has used this upgraded tile; three contracts lie open."""
    (row,) = north(tile(name, side="back"))
    return bargaining.auction(seat("red", row), seat(), open=OPEN).play(0, f"use {name} red 1")


def sorcerer() -> Table:
    """Upgraded, it reaches the home tile, a gold mine beside it and a workshop farther off."""
    village = [tile("sorcerer", 0, -1, side="back"), tile("gold-mine", 0, -2), tile("workshop", 0, 1)]
    mine = seat("red", tile("home-1"), *village)
    return auction(mine, seat(), modules=("base", "sorcerer")).play(0, "use sorcerer red 1")


def items_named(number: int) -> int:
    """For how many different things a contract is traded, from what is printed on it."""
    needs: dict[str, int] = FACTS[word(number)]["needs"]
    if "purple" in needs:
        return 4 + 3 + 4
    return len([need for need in needs if not need.startswith("any-")])


POSITIONS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    # Two colours to pay with, one and four things to trade for. Paid, one of three skills is drawn.
    # Traded for yellow, there are three colours and four things; for blue or red, two and one; for yellow
    # or green by the other contract, three and one.
    "trading inside a payment": (trading_in_a_payment, [2 + 1 + 4, 2 * 3 + 7 + 2 * 3 + 2 * 4]),
    # Stop, or either trade; after it stop, carry what came to Keywood, or trade the other. Stopped, seat
    # 1 has nothing but to pass.
    "trading inside a transport": (trading_in_a_transport, [1 + 2, 1 + 2 * 3]),
    # Carry, stop; blue, red and yellow extensions for a worker of that colour, or for any. Carried, the
    # red one for a wood too. Then the piece: the blue group alone for blue, the red worker or the red
    # group for red, the yellow worker for yellow, any of these four for any.
    "an extension paid with a beaten group": (
        extension_for_a_beaten_group,
        [1 + 1 + 3 * 2, (1 + 6 + 1) + 1 + (1 + 4) + (2 + 4) + (1 + 4)],
    ),
    # Carry wood, iron or gold, stop, any of the five blue extensions. Carried, stop or the five; with
    # gold at home that is upgraded instead. The blue worker, either worker; iron or gold, iron or gold
    # first; the anvil is paid without a question, so that a step is left.
    "an extension on a tile with workers": (
        extension_by_colour,
        [3 + 1 + 5, 6 + 6 + 7 + 1 + 1 + 2 + 2 + 2 + 4],
    ),
    # Each sheep to either field.
    "an animal with two ways": (animals_with_two_ways, [2, 2 * 2]),
    # Carry, over either road of the field, a wheat, or stop. Without a step left, wheat or stop.
    "driving with wheat": (wheat_steps, [1 + 2 + 1 + 1, 3 * 2 + 5 + 1]),
    # Into the shelter, over either road of the field, or stop. The sheep that went to the field of the
    # home has three roads there, the other two; the other one still has its two and the shelter.
    # Sheltered, one is left.
    "sheep shelter": (sheep_shelter, [1 + 2 + 1, 4 + (3 + 4) + (2 + 4) + 1]),
    # Pass, bids on Key Celeste and turn order, uses of both homes, the ghost. Then seat 1 passes, bids on
    # one of three, uses one of three, less what colour or ghost has shut.
    "the ghost": (ghost, [1 + 2 + 2 + 1, 7 + 2 * 6 + 2 * 6 + 5]),
    # Either boat; Sea Bastion II goes for any of the ten that are not in play, the other leaves the last
    # one.
    "Sea Bastion II's exchange": (sea_bastion_ii, [2, 1 + 10]),
    # Three open ones or a closed one; chance shows or deals any of the others; then three and one again,
    # or the first is traded at once.
    "merchant's two contracts": (
        lambda: working("merchant"),
        [4, 4 * 33, 3 * 33 * (4 + 1) + sum(4 + items_named(number) for number in CLOSED)],
    ),
    # The skill first, then three open ones or a closed one, then chance.
    "bookkeeper's skill, then a contract": (lambda: working("bookkeeper"), [3, 3 * 4, 3 * 4 * 33]),
    # Three tiles; the workshop's three resources, while the others leave seat 1 to pass.
    "sorcerer": (sorcerer, [3, 3 + 1 + 1]),
}
# The further counts of those explained for two moves only.
DEEPER: dict[str, list[int]] = {
    "trading inside a payment": [83, 213],
    "trading inside a transport": [20, 39],
    "an extension paid with a beaten group": [60, 102],
    "an extension on a tile with workers": [59, 134],
    "driving with wheat": [39, 85],
    "sheep shelter": [18, 19],
    "the ghost": [147, 202],
    "Sea Bastion II's exchange": [20],
    "sorcerer": [5, 7],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    build, counts = POSITIONS[name]
    counts = [*counts, *DEEPER.get(name, [])]
    state = build().state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_deed_beside_the_ghost_is_told_in_one_way() -> None:
    table = ghost()
    told = told_deeds(table, 0)
    assert len(told) == len(set(told))
    assert set(told) == all_deeds(table, 0)
