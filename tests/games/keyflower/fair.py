"""A module made for the tests: a fair with new words for gains and payments, a purchase and free actions.

Its tiles stand in the place of base tiles, so that positions name them as always.
"""

from __future__ import annotations

from typing import cast

from artel.games.keyflower.actions.payment import Purchase, buy, can_buy
from artel.games.keyflower.components.boats import Boat
from artel.games.keyflower.components.vocabulary import (
    HOUSE,
    OPEN_COUNTRY,
    WILD_UPGRADE,
    WORKERS,
    Cost,
    Effect,
    Gain,
    Tile,
    ability,
    declare_ability,
    gives,
    per_set,
    transport,
    upgrade_cost,
)
from artel.games.keyflower.game import Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.questions import BOATS_TOLD, QUESTIONS
from artel.games.keyflower.moves import SKILL, TILE
from artel.games.keyflower.screens import gain_workers, spend_skill, take_from_bag
from artel.games.keyflower.state import (
    GOOD_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    has_ability,
    home_of,
)
from artel.games.keyflower.text import UPGRADED
from artel.games.keyflower.trade import Cargo, Giver, Payer
from artel.games.keyflower.words import GOLD, GREEN, SPRING
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.rules import Module
from artel.kernel.shape import Shape
from artel.kernel.state import State

COLOURS_IN_THE_BAG = 3
LUCKY = declare_ability("lucky")

WHISTLE = Shape("whistle")
BURN = Shape("burn", SKILL)
GILD = Shape("gild", TILE)
BURNED = BURN.part("skill")
GILDED = GILD.part("tile")


class Troupe(Giver):
    """One worker of each colour that the bag has, in the open; the lucky get a green one besides."""

    def give(self, state: State, seat: int, tile: int, gain: Gain) -> None:
        s = cast(KeyflowerState, state)
        for _ in range(gain.count):
            for colour in range(COLOURS_IN_THE_BAG):
                if s.bag[colour] > 0:
                    take_from_bag(s, colour)
                    gain_workers(s, seat, colour, 1)
        if has_ability(s, seat, LUCKY) and s.green > 0:
            s.green -= 1
            gain_workers(s, seat, GREEN, 1)


class Toll(Payer):
    """Gold that lies on the home tile goes back to the supply."""

    def has(self, state: State, seat: int, tile: int, count: int) -> bool:
        s = cast(KeyflowerState, state)
        return s.goods[home_of(s, seat) * GOOD_COUNT + GOLD] >= count

    def pay(self, state: State, seat: int, tile: int, count: int) -> None:
        s = cast(KeyflowerState, state)
        s.goods[home_of(s, seat) * GOOD_COUNT + GOLD] -= count
        s.supply[GOLD] += count


class Lanterns(Cargo):
    """Every boat brings gold to the home, as many as its place among the boats."""

    def unload(self, state: State, seat: int, boat: int) -> None:
        s = cast(KeyflowerState, state)
        count = min(boat, s.supply[GOLD])
        s.supply[GOLD] -= count
        s.goods[home_of(s, seat) * GOOD_COUNT + GOLD] += count


class Gilding(Purchase):
    """A tile is turned over for wood, any resource, a skill of any type and the toll."""

    def cost(self, state: KeyflowerState, tile: int) -> Cost | None:
        return Cost(["wood", "any-resource", "any-skill", "toll"])

    def is_open(self, state: KeyflowerState, seat: int, tile: int) -> bool:
        return state.owner[tile] == seat and tile in state.laid and state.side[tile] == 0

    def bought(self, state: KeyflowerState, seat: int, tile: int) -> None:
        state.side[tile] = 1
        state.note(UPGRADED.of(seat, tile))


GILDING = Gilding("gilding", goods_rule="FAIR-1", skills_rule="FAIR-2")


class Whistle(Action):
    """A green worker comes, as long as there is one."""

    def find(self, state: State, frame: int, seat: int, found: list[int]) -> None:
        if cast(KeyflowerState, state).green > 0:
            found.append(WHISTLE.of())

    def carry_out(self, state: State, frame: int, seat: int, move: int) -> None:
        s = cast(KeyflowerState, state)
        s.green -= 1
        gain_workers(s, seat, GREEN, 1)


class Burn(Action):
    """A skill goes to the stack."""

    def find(self, state: State, frame: int, seat: int, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        found.extend(
            [BURN.of(skill) for skill in range(SKILL_COUNT) if s.skills[seat * SKILL_COUNT + skill] > 0]
        )

    def carry_out(self, state: State, frame: int, seat: int, move: int) -> None:
        spend_skill(cast(KeyflowerState, state), seat, BURNED.read(move))

    def refuse(self, state: State, frame: int, seat: int, move: int) -> Refusal | None:
        return Refusal("FAIR-3", "cannot-burn", {})


class Gild(Action):
    """A purchase in the middle of another question."""

    def find(self, state: State, frame: int, seat: int, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        found.extend([GILD.of(tile) for tile in s.laid if can_buy(GILDING, s, seat, tile)])

    def carry_out(self, state: State, frame: int, seat: int, move: int) -> None:
        buy(GILDING, cast(KeyflowerState, state), seat, GILDED.read(move))


def spring_tile(word: str, edges: str, front: Effect, back: Effect) -> Tile:
    return Tile(word, word, SPRING, edges, upgrade_cost(wood=1, any_good=1), front, back, (0, 2), HOUSE)


FREE = [Whistle(WHISTLE, free=True), Burn(BURN, free=True), Gild(GILD, free=True)]
FAIR_TILES = [
    # Everything one after the other, with questions between.
    spring_tile(
        "keywood",
        "RRFRRF",
        gives({"wood": 2, "random-worker": 1, "transport": 2, "upgrade": 1, "troupe": 1, "iron": 1}),
        transport(1, 0),
    ),
    # Several payments, some asked for, one settled at once.
    spring_tile(
        "peddler",
        "RFRRRF",
        gives(
            {"random-worker": 2, "gold": 1},
            pays=["any-worker", "toll", "blue-worker", "saw", "any-skill"],
        ),
        gives({"stone": 1, "iron": 1}, pays=["saw"], one_of=True),
    ),
    # A tile that is used and gives its owner abilities besides.
    spring_tile(
        "miner",
        "RRFRFR",
        gives({"troupe": 1}, abilities=[OPEN_COUNTRY, LUCKY]),
        gives({"iron": 3}, abilities=[WILD_UPGRADE]),
    ),
    # Two tiles with an income.
    spring_tile("woodcutter", "RRRRFF", ability(LUCKY, workers=1), gives({"iron": 1})),
    spring_tile("quarryman", "RFRRFR", ability(LUCKY, workers=1, green=1), gives({"iron": 1})),
    # A boat for any number of players.
    Boat("white-wind", "White Wind", 2, "WFFWFF", (4, 2), (4, 2), (4, 1), per_set(WORKERS, 1, 1), 0, HOUSE),
]
MENUS = ["transport", "pay", "choose-good", "pay-upgrade", "pay-gilding"]

FAIR = Module(
    "fair",
    needs=["base"],
    verbs=[WHISTLE, BURN, GILD],
    steps=GILDING.steps,
    openings=(),
    rows={
        "tiles": {tile.word: tile for tile in FAIR_TILES},
        "givers": {"troupe": Troupe()},
        "payers": {"toll": Toll()},
        "cargo": {"lanterns": Lanterns()},
    },
    actions=dict.fromkeys(MENUS, FREE),
    answers={BOATS_TOLD: 1},
)

FAIR_GAME = Keyflower("keyflower", min_players=2, max_players=6, modules=[BASE, FAIR], questions=QUESTIONS)
