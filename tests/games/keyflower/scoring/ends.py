"""Random ends of a game with any sets: villages dealt by chance, full of what the scoring looks at.

No play leads to most of them, so that they hold what play seldom brings together: many winter tiles, hands
of contracts, full yards, herds, wheat, cabins, extensions, the ghost and the marker.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.state import KeyflowerRules
from tests.contract.contract import Setup
from tests.games.keyflower import positions
from tests.games.keyflower.positions import AROUND, FACTS, GAME, Table, seat, tile
from tests.games.keyflower.scoring.village_samples import letter_at

COLOURS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
GOODS = ("wood", "stone", "iron", "gold")
ANIMALS = ("sheep", "pig", "cow")
YARDS = ("barn", "blacksmith", "stone-yard", "timber-yard")
CONTRACTS = 36
START_PLAYER_CONTRACT = 12
EXTENSIONS = [word for word, row in FACTS.items() if row["kind"] == "extension"]
# Tiles that only make things are dealt more seldom than those that score or change the scoring.
MAKERS = ("produce", "exchange", "draw-skills", "draw-workers", "choose", "nothing")
Place = tuple[int, int]


def some(chance: random.Random, words: tuple[str, ...], most: int) -> str:
    """Up to so many of each, as words of a position."""
    return " ".join(f"{word}*{count}" for word in words if (count := chance.randint(0, most)))


class Dealer:
    """Deals one end of a game, two seats of which have most of it."""

    def __init__(self, chance: random.Random, setup: Setup) -> None:
        self.chance = chance
        self.setup = setup
        self.rules = cast(KeyflowerRules, GAME.rules(setup.players, setup.modules, dict(setup.options)))
        self.share = chance.choice((0.3, 0.6, 0.95))
        self.most = chance.choice((1, 3, 6))
        self.hands = self._contracts()

    def _who(self) -> int:
        return min(self.chance.choice((0, 0, 0, 1, 1, 2)), self.setup.players - 1)

    def _tiles(self) -> list[list[str]]:
        """The words of the tiles of each seat, the home first; at most one boat each."""
        chance, rules = self.chance, self.rules
        numbers = [*[number for season in rules.season_tiles for number in season], *rules.orders]
        words = [TILE.word(number) for number in numbers]
        words += ["key-celeste"] if "key-celeste" in self.setup.modules else []
        boats = [word for word, row in FACTS.items() if row["kind"] == "boat"]
        if "merchants" not in self.setup.modules:
            boats = [word for word in boats if "twin_of" not in FACTS[word]]
        found = [[f"home-{number + 1}", boat] for number, boat in enumerate(chance.sample(boats, 6))]
        found = found[: self.setup.players]
        for word in words:
            kind = FACTS[word]["front"]["kind"]
            if chance.random() < (self.share / 4 if kind in MAKERS else self.share):
                found[self._who()].append(word)
        return found

    def _contracts(self) -> list[list[int]]:
        left = self.chance.sample(range(CONTRACTS), CONTRACTS)
        found = []
        for _ in range(self.setup.players):
            size = self.chance.choice((0, 2, 5, 9, 14))
            found.append(left[:size])
            left = left[size:]
        if self.chance.random() < 0.3 and START_PLAYER_CONTRACT in left:
            found[0].append(START_PLAYER_CONTRACT)
        return found

    def _village(self, words: list[str]) -> list[dict[str, Any]]:
        """Each tile beside another, turned as more of its edges match than in two other turns."""
        chance = self.chance
        placed: dict[Place, tuple[str, int]] = {}
        rows = []
        for word in [words[0], *chance.sample(words[1:], len(words) - 1)]:
            where = (0, 0) if not placed else self._empty(placed)
            edges = FACTS[word]["edges"]
            tried = [(self._matches(placed, where, edges, turn), turn) for turn in chance.sample(range(6), 3)]
            turn = max(tried)[1] if placed else 0
            placed[where] = (edges, turn)
            side = "front"
            if FACTS[word]["kind"] == "summer-boat":
                # Side b of these has to do with the scoring.
                side = chance.choice(("front", "back", "back"))
            elif FACTS[word]["upgrade_cost"] is not None:
                side = chance.choice(("front", "back"))
            goods = some(chance, GOODS, self.most) if word in YARDS or len(placed) < 3 else ""
            rows.append(tile(word, *where, turn, side=side, goods=goods))
        return rows

    def _empty(self, placed: dict[Place, tuple[str, int]]) -> Place:
        q, r = self.chance.choice(list(placed))
        while (q, r) in placed:
            step = self.chance.choice(list(AROUND.values()))
            q, r = q + step[0], r + step[1]
        return q, r

    @staticmethod
    def _matches(placed: dict[Place, tuple[str, int]], at: Place, edges: str, turn: int) -> int:
        count = 0
        for side, (q, r) in enumerate(AROUND.values()):
            other = placed.get((at[0] + q, at[1] + r))
            if other is not None:
                count += letter_at(edges, turn, side) == letter_at(*other, (side + 3) % 6)
        return count

    def _seat(self, who: int, words: list[str]) -> dict[str, Any]:
        chance = self.chance
        behind = some(chance, COLOURS, self.most + 1), some(chance, SKILLS, self.most)
        more: dict[str, Any] = {}
        if "merchants" in self.setup.modules:
            held = {f"contract-{number}": 1 for number in sorted(self.hands[who])}
            more |= {"contracts": held, "cabins": chance.choice((0, 0, 1, 2))}
        if "farmers" in self.setup.modules:
            more["wheat"] = chance.randint(0, 2 * self.most)
        return seat(behind[0], *self._village(words), skills=behind[1], **more)

    def _built(self, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Extensions on upgraded tiles; now and then as many as there are."""
        upgraded = [
            each["tile"]
            for row in rows
            for each in row["village"]
            if each["side"] == "back" and FACTS[each["tile"]]["upgrade_cost"] is not None
        ]
        share = self.chance.choice((0.0, 0.4, 1.0))
        places: list[str | None] = [word for word in upgraded if self.chance.random() < share]
        places = [*places[: len(EXTENSIONS)], *[None] * len(EXTENSIONS)][: len(EXTENSIONS)]
        return [{"extension": word, "tile": place} for word, place in zip(EXTENSIONS, places, strict=True)]

    def _table(self, rows: list[dict[str, Any]]) -> dict[str, Any]:
        data: dict[str, Any] = {}
        if "merchants" in self.setup.modules:
            held = {number for hand in self.hands for number in hand}
            deck = [number for number in range(CONTRACTS) if number not in held]
            data["contract_deck"] = {f"contract-{number}": 1 for number in deck}
            data["extensions"] = self._built(rows)
        if "key-celeste" in self.setup.modules:
            holder = self.chance.choice((None, 0, 0, 1))
            data |= {"ghost": "gone" if holder is None else "held", "ghost_of": holder, "shut": None}
        if "farmers" in self.setup.modules:
            shelters = [each for row in rows for each in row["village"] if each["tile"] == "sheep-shelter"]
            data["sheltered"] = self.chance.randint(0, 4) if shelters else 0
        return data

    def _ended(self, rows: list[dict[str, Any]], data: dict[str, Any], first: int) -> Table:
        piles: dict[str, Any] = {"bag": "", "stack": "", "supply": "", "green": 0}
        options = dict(self.setup.options)
        return positions.ended(
            *rows, first=first, data=data, modules=self.setup.modules, options=options, **piles
        )

    def _herds(self, table: Table) -> list[dict[str, Any]]:
        """Animals of any kinds in some fields, as boat 5a and fields that grew together allow.

        Now and then all fields of seat 0 are full, save that of the shelter, which has no sheep.
        """
        data = table.data()
        own = {row["tile"] for row in data["villages"][0]}
        fields = {name: row["tile"] in own for row in data["grass"] for name in row["fields"]}
        sheltered = [
            name for row in data["grass"] if row["tile"] == "sheep-shelter" for name in row["fields"]
        ]
        full = self.chance.random() < 0.15
        left = Counter({"sheep": 28, "pig": 24, "cow": 12})
        herds = []
        for field in sorted(fields):
            counts = positions.bag(some(self.chance, ANIMALS, self.chance.choice((0, 0, 1, 2))))
            if full and fields[field]:
                counts = {kind: 1 for kind in ANIMALS if kind != "sheep" or field not in sheltered}
            counts = {kind: min(count, left[kind]) for kind, count in counts.items() if left[kind]}
            if counts:
                left.subtract(counts)
                herds.append({"tile": field.split()[0], "sector": field.split()[1], **counts})
        return herds

    def deal(self) -> Table:
        rows = [self._seat(who, words) for who, words in enumerate(self._tiles())]
        data = self._table(rows)
        first = self.chance.choice((0, 0, 1))
        table = self._ended(rows, data, first)
        if "farmers" in self.setup.modules:
            table = self._ended(rows, {**data, "herds": self._herds(table)}, first)
        return table


def random_end(chance: random.Random, setup: Setup) -> Table:
    return Dealer(chance, setup).deal()
