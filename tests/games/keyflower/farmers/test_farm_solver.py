"""The score of random final positions against an integer program and plain trying-out.

Written from what everybody sees: tiles, grass, herds, wheat. Only what single tiles want is the engine's.
"""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from artel.games.keyflower.components.vocabulary import WINTER_TILE
from artel.games.keyflower.scoring.best import best_allocation, best_score
from artel.games.keyflower.scoring.demands import Demand
from artel.games.keyflower.scoring.final import holdings_of
from artel.games.keyflower.scoring.lone import are_lone
from artel.games.keyflower.scoring.pieces import PIECE_IDS
from artel.games.keyflower.scoring.program import Heap
from artel.games.keyflower.state import KeyflowerRules, KeyflowerState, rules_of
from artel.kernel.game import Rng, deciders, legal_moves, play, sample
from tests.games.keyflower.farmers.farm import ANIMALS, MODULES, ended, farmer, field_reasons
from tests.games.keyflower.positions import FACTS, GAME, Table, bag, tile
from tests.games.keyflower.scoring.demand_oracle import DemandProgram
from tests.games.keyflower.scoring.test_demands import check_rows

RULES = cast(KeyflowerRules, GAME.rules(2, MODULES))
WINTER = [
    word
    for number, word in enumerate(RULES.tables.words)
    if RULES.tables.kind[number] == WINTER_TILE and FACTS[word]["front"]["kind"] == "score"
]
FARM_WINTER = ["bakery", "granary", "weaver", "truffle-orchard", "dairy", "hillside"]
YARDS = ["barn", "blacksmith", "stone-yard", "timber-yard"]
OTHERS = ["summer-boat-5", "summer-boat-3", "sheep-shelter", "flipper", "paddock", "wheat-field", "sawmill"]
GOODS = ("wood", "stone", "iron", "gold")
BETTER = {"sheep": "weaver", "pig": "truffle-orchard", "cow": "dairy"}
WHEAT = len(PIECE_IDS)


def some(chance: random.Random, words: tuple[str, ...], most: int) -> str:
    return " ".join(f"{word}*{count}" for word in words if (count := chance.randint(0, most)))


def random_end(chance: random.Random) -> Table:
    """A village in no particular shape with random tiles, pieces and animals; seat 0 may have the marker."""
    share = chance.choice((0.2, 0.5, 0.9))
    most = chance.choice((1, 3, 6))
    words = [word for word in [*WINTER, *YARDS] if chance.random() < share / 2]
    words += [word for word in [*FARM_WINTER, *OTHERS] if chance.random() < share and word not in words]
    chance.shuffle(words)
    village = [tile("home-1", goods=some(chance, GOODS, most))]
    for number, word in enumerate(words):
        side = chance.choice(("front", "back"))
        two_sided = FACTS[word]["upgrade_cost"] is not None or word.startswith("summer-boat")
        goods = some(chance, GOODS, most) if word in YARDS else ""
        place = (number % 4, 1 + number // 4, chance.randrange(6))
        village.append(tile(word, *place, side=side if two_sided else "front", goods=goods))
    herds: dict[str, str] = {}
    for field in fields_of(ended(farmer("", *village))):
        if words := some(chance, tuple(ANIMALS), chance.choice((0, 0, 1, 2))).split():
            herds[field] = " ".join(words)
    workers = some(chance, ("blue", "red", "yellow", "green"), most)
    skills = some(chance, ("saw", "pickaxe", "anvil"), most)
    sheltered = chance.randint(0, 4) if any(row["tile"] == "sheep-shelter" for row in village) else 0
    who = farmer(workers, *village, wheat=chance.randint(0, 7), skills=skills)
    animals = {"sheep": 0, "pig": 0, "cow": 0}
    return ended(who, first=chance.randrange(2), herds=herds, sheltered=sheltered, animals=animals)


def fields_of(table: Table) -> list[str]:
    """The names of the fields of seat 0."""
    own = {row["tile"] for row in table.data()["villages"][0]}
    return sorted({name for row in table.data()["grass"] if row["tile"] in own for name in row["fields"]})


class Looker:
    """One who sees the table and works out by hand what seat 0 scores."""

    def __init__(self, table: Table) -> None:
        self.data = table.data()
        self.state = cast(KeyflowerState, table.state)
        self.rows: dict[str, dict[str, Any]] = {row["tile"]: row for row in self.data["villages"][0]}
        self.marker = self.data["first"] == 0
        self.wild = self.has_side("summer-boat-5", "back")
        self.fields = {field: set[str]() for field in fields_of(table)}
        for row in self.data["herds"]:
            self.fields[f"{row['tile']} {row['sector']}"] = {kind for kind in ANIMALS if kind in row}
        self.value = dict(zip(ANIMALS, (1, 2, 3), strict=True))
        for kind, word in BETTER.items():
            if word in self.rows:
                self.value[kind] = {"sheep": 3, "pig": 5, "cow": 7}[kind]

    def has_side(self, word: str, side: str) -> bool:
        return word in self.rows and self.rows[word]["side"] == side

    def demands(self) -> list[Demand]:
        rules = rules_of(self.state)
        table = rules.scoring.table
        found = [table.demand[2 * number + self.state.side[number]] for number in self.numbers()]
        return [each for each in found if each is not None] + [table.gold]

    def numbers(self) -> list[int]:
        return [rules_of(self.state).tables.words.index(word) for word in self.rows]

    def heaps(self) -> list[Heap]:
        who = self.data["seats"][0]
        found = [Heap(WHEAT, who["wheat"])]
        found += [Heap(PIECE_IDS.index(kind), count) for kind, count in who["workers"].items()]
        found += [Heap(PIECE_IDS.index(kind), count) for kind, count in who["skills"].items()]
        for number, row in zip(self.numbers(), self.rows.values(), strict=True):
            found += [Heap(PIECE_IDS.index(good), n, number) for good, n in row["goods"].items()]
        return [heap for heap in found if heap.count]

    def counts_as(self) -> list[int]:
        goods = sum(1 << PIECE_IDS.index(good) for good in GOODS)
        wheat = 1 << WHEAT if self.wild else 0
        wild = self.has_side("summer-boat-3", "back")
        found = [1 << kind for kind in range(WHEAT + 1)]
        for good in GOODS:
            found[PIECE_IDS.index(good)] |= wheat | (goods if wild or good == "gold" else 0)
        found[WHEAT] |= goods if self.wild else 0
        return found

    def pieces(self, purple: bool) -> int:
        return DemandProgram(self.demands(), self.heaps(), self.counts_as(), purple).solve()

    def animals(self) -> int:
        """Fields and shelter: with each sheep left out that may be, and each animal the marker may be."""
        best = 0
        shelter = self.rows.get("sheep-shelter")
        sheep = self.data["sheltered"]
        unit = 0 if shelter is None else {"front": 1, "back": 2}[shelter["side"]]
        pieces = {purple: self.pieces(purple) for purple in {False, self.marker}}
        for left in range(2 if sheep and "weaver" in self.rows else 1):
            seen = {field: set(kinds) for field, kinds in self.fields.items()}
            if left:
                grass = next(row for row in self.data["grass"] if row["tile"] == "sheep-shelter")
                seen[grass["fields"][0]].add("sheep")
            alone = unit * (sheep - left) + self.worth(seen)
            best = max(best, alone + pieces[self.marker])
            for field, kinds in seen.items() if self.marker else ():
                for kind in ANIMALS:
                    with_it = self.worth({**seen, field: kinds | {kind}})
                    best = max(best, unit * (sheep - left) + with_it + pieces[False])
        return best

    def worth(self, fields: dict[str, set[str]]) -> int:
        return sum(self.value[kind] for kinds in fields.values() for kind in kinds)

    def printed(self) -> int:
        """Printed points but those of winter tiles, which have no others here; the best free upgrade."""
        total = 0
        turned = 0
        for word, row in self.rows.items():
            front, back = FACTS[word]["points"]
            total += back if row["side"] == "back" else front
            if row["side"] == "front" and FACTS[word]["upgrade_cost"] is not None:
                turned = max(turned, back - front)
        return total + (turned if "flipper" in self.rows else 0)

    def hillside(self) -> int:
        if "hillside" not in self.rows:
            return 0
        grass = {row["tile"]: row["fields"] for row in self.data["grass"] if row["tile"] in self.rows}
        return sum(grass["hillside"][0] in fields for fields in grass.values())

    def score(self) -> int:
        return self.animals() + self.printed() + self.hillside()


@pytest.mark.parametrize("batch", range(6))
@pytest.mark.rule("KFF-SCORE-5", "KFF-SCORE-9", "KFF-SCORE-11", "KFF-BOAT-2", "KFF-BOAT-3")
def test_random_ends_score_the_optimum(batch: int) -> None:
    chance = random.Random(f"farm {batch}")
    for number in range(40):
        table = random_end(chance)
        expected = Looker(table).score()
        assert GAME.scores(table.state)[0] == expected, (batch, number)
        assert table.points() == expected, (batch, number)
        holdings = holdings_of(cast(KeyflowerState, table.state), 0)
        sheet = best_allocation(holdings)
        assert sheet.points == best_score(holdings)
        check_rows(sheet, holdings)


def test_the_random_ends_meet_everything() -> None:
    """The tiles of the set in every company, the marker as an animal, as a wheat and as something else."""
    met: set[str] = set()
    for batch in range(6):
        chance = random.Random(f"farm {batch}")
        for _ in range(40):
            table = random_end(chance)
            met |= {f"{row['tile']} {row['side']}" for row in table.data()["villages"][0]}
            met |= {mark for name in field_reasons(table) for mark in name.split()[3:]}
            for row in table.outcome().reasons:
                met |= {
                    f"{row.values.get('tile')} {kind}" for kind in ("wheat", "purple") if kind in row.values
                }
    for word in FARM_WINTER:
        assert f"{word} front" in met
    wanted = {"summer-boat-5 back", "sheep-shelter back", "sheltered", "purple", "granary purple"}
    assert wanted | {"bakery wheat", "granary wheat", "None wheat", "mercers-guild wheat"} <= met


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_general_solver_is_asked_by_few(players: int) -> None:
    """Only the bakery asks it, and boat 5b beside a tile that wants wheat."""
    asked = 0
    seats = 0
    for seed in range(3):
        state = GAME.setup(GAME.rules(players, MODULES))
        rng = Rng(f"few {players} {seed}")
        while who := deciders(state):
            moves = legal_moves(state, who[0])
            play(state, who[0], sample(state, rng) if who == [-1] else moves[rng.below(len(moves))])
        own = cast(KeyflowerState, state)
        for seat in range(players):
            further = holdings_of(own, seat).further
            seats += 1
            if further is not None and not are_lone(further):
                asked += 1
                assert "bakery" in [demand.word for demand in further.demands] or further.stand_ins
    assert asked * 3 <= seats


@pytest.mark.parametrize(
    ("village", "wheat", "first", "lone"),
    [
        ("weaver", 9, 0, True),
        ("granary", 9, 0, True),
        ("summer-boat-5", 9, 0, True),
        ("bakery", 0, 1, True),
        ("bakery", 1, 1, False),
        ("bakery", 0, 0, False),
        ("granary summer-boat-5", 9, 1, False),
    ],
)
def test_what_competes_with_nothing_has_a_closed_form(
    village: str, wheat: int, first: int, lone: bool
) -> None:
    tiles = [
        tile(word, number, 1, side="back" if "boat" in word else "front")
        for number, word in enumerate(bag(village))
    ]
    table = ended(farmer("", *tiles, wheat=wheat), first=first)
    further = holdings_of(cast(KeyflowerState, table.state), 0).further
    assert (further is None or are_lone(further)) is lone
