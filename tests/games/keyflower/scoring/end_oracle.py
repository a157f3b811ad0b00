"""What the pieces and animals of a seat are worth at the end, by an integer program over all sets.

Written from the rules and from what a table shows (`to_data`). Every tile and contract is a list of roles; a
piece may fill a role that it fits, once. It shares nothing with the solver but the printed points of yards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.keyflower.positions import FACTS
from tests.games.keyflower.scoring.demand_oracle import MANY, most
from tests.games.keyflower.scoring.demand_samples import all_contracts, pieces
from tests.games.keyflower.scoring.ends import ANIMALS, COLOURS, GOODS, SKILLS

FAMILIES = {"any-worker": COLOURS, "any-skill": SKILLS, "any-resource": GOODS}
YARDS = {"barn": "any-resource", "blacksmith": "iron", "stone-yard": "stone", "timber-yard": "wood"}
# Tile: the points of a set, and what makes it.
SETS = {
    "apothecary": (3, "any-worker*5"),
    "craftsmans-guild": (3, "blue red yellow"),
    "key-guild": (10, "any-skill*5"),
    "scribes": (10, "saw pickaxe anvil"),
    "mercers-guild": (5, "wood stone iron"),
    "windmill": (5, "any-resource*5"),
    "emporium": (3, "green any-worker*2"),
    "monument": (4, "gold any-resource*2"),
    "bakery": (4, "wheat any-resource any-skill"),
    "granary": (3, "wheat*2"),
    "jeweller": (2, "gold"),
    "key-market": (2, "green"),
    "white-wind": (1, "any-worker"),
}
# Tile: the points of one piece, and the types of which one is chosen.
CHOICES = {"scholar": (3, SKILLS), "village-hall": (1, COLOURS), "watermill": (1, GOODS)}
FIELDS = {"sheep": ("weaver", 1, 3), "pig": ("truffle-orchard", 2, 5), "cow": ("dairy", 3, 7)}
SHELTER_PAYS = {"front": 1, "back": 2}
CONTRACT, CONTRACT_II, UNMET, GHOST, GOLD = 7, 10, 3, 3, 1
NOWHERE = ""


class Group:
    """Pieces of one kind on one tile, or behind the screen; `uses` are the variables that take them."""

    def __init__(self, kind: str, count: int, place: str = NOWHERE) -> None:
        self.kind = kind
        self.count = count
        self.place = place
        self.uses: list[int] = []


class Rows:
    """An integer program: what each variable pays, and rows of (factors, limit)."""

    def __init__(self) -> None:
        self.value: list[float] = []
        self.limits: list[tuple[dict[int, float], float]] = []
        self.fixed = 0

    def variable(self, value: float) -> int:
        self.value.append(value)
        return len(self.value) - 1

    def at_most(self, uses: Sequence[int], limit: float) -> None:
        if uses:
            self.limits.append((dict.fromkeys(uses, 1.0), float(limit)))

    def solved(self) -> int:
        return self.fixed + most(self.value, self.limits)


class PieceProgram(Rows):
    """Pieces, and what is there that counts them: `words` are tiles and contracts, `sides` of tiles."""

    def __init__(self, groups: Sequence[Group], sides: Mapping[str, str]) -> None:
        super().__init__()
        self.sides = sides
        self.any_resource = sides.get("summer-boat-3") == "back"
        self.wheat_wild = sides.get("summer-boat-5") == "back"
        self.groups = [group for group in groups if group.count]

    def fits(self, kind: str, role: str) -> bool:
        """The marker is anything, gold any resource, with boat 3b each; 5b: wheat for resources, and back."""
        if kind in ("purple", role):
            return True
        if role == "wheat":
            return self.wheat_wild and kind in GOODS
        if kind == "wheat":
            return self.wheat_wild and (role in GOODS or role == "any-resource")
        if role in FAMILIES:
            return kind in FAMILIES[role]
        return kind in GOODS and role in GOODS and (kind == "gold" or self.any_resource)

    def role(self, role: str, points: int = 0, yard: str = NOWHERE) -> list[int]:
        """A variable for each group that may fill a role; on a yard only what lies there, and the marker."""
        made = []
        for group in self.groups:
            here = yard in (NOWHERE, group.place) or group.kind == "purple"
            if here and self.fits(group.kind, role):
                made.append(self.variable(points))
                group.uses.append(made[-1])
        return made

    def sets(self, points: int, needs: Sequence[str]) -> int:
        made = self.variable(points)
        for role, count in Counter(needs).items():
            row = dict.fromkeys(self.role(role), -1.0)
            self.limits.append((row | {made: float(count)}, 0.0))
        return made

    def chosen(self, points: int, types: Sequence[str]) -> None:
        switches = []
        for role in types:
            switches.append(self.variable(0))
            row = dict.fromkeys(self.role(role, points), 1.0)
            self.limits.append((row | {switches[-1]: -MANY}, 0.0))
        self.at_most(switches, 1)

    def yard(self, word: str) -> None:
        """What is of the yard's type is counted there; of the rest that lies there, what stands for it."""
        points = FACTS[word][self.sides[word]]["points"]
        bound = [group for group in self.groups if group.place == word and self.is_type(group.kind, word)]
        self.fixed += points * sum(group.count for group in bound)
        self.groups = [group for group in self.groups if group not in bound]
        self.role(YARDS[word], points, word)

    @staticmethod
    def is_type(kind: str, yard: str) -> bool:
        return kind == YARDS[yard] or YARDS[yard] == "any-resource"

    def tile(self, word: str) -> None:
        if word in YARDS:
            self.yard(word)
        elif word in SETS:
            points, needs = SETS[word]
            self.sets(points, pieces(needs))
        elif word in CHOICES:
            self.chosen(*CHOICES[word])
        elif word == "key-celeste":
            self.at_most([self.sets(GHOST, ["purple"])], 1)

    def contract(self, word: str) -> None:
        """Completed once or not at all; the marker fills any role, and the one with its picture."""
        unmet = UNMET if "muleteer" in self.sides else 0
        points = CONTRACT_II if "white-wind-ii" in self.sides else CONTRACT
        self.fixed += unmet
        needs = all_contracts()[int(word.removeprefix("contract-"))]
        self.at_most([self.sets(points - unmet, needs)], 1)

    def solve(self) -> int:
        for group in self.groups:
            self.at_most(group.uses, group.count)
        return self.solved()


class EndProgram(PieceProgram):
    """All that one seat scores by pieces, animals, ghost and marker."""

    def __init__(self, data: Mapping[str, Any], who: int) -> None:
        self.data = data
        self.who = who
        self.rows = {row["tile"]: row for row in data["villages"][who]}
        super().__init__(groups_of(data, who), {word: row["side"] for word, row in self.rows.items()})
        for word in sorted(self.rows, key=lambda word: word not in YARDS):
            self.tile(word)
        for word in data["seats"][who].get("contracts", ()):
            self.contract(word)
        self.role("gold", GOLD)
        if "grass" in data:
            self._fields()
        if "key-celeste" in self.rows and data["ghost_of"] == who and data["ghost"] == "held":
            self.fixed += GHOST

    def _fields(self) -> None:
        """A field pays a kind once; the marker may be an animal, and a sheep may leave the shelter."""
        marker = [group for group in self.groups if group.kind == "purple"]
        left = self._left_out()
        for field, held in self.fields().items():
            for kind, (better, plain, more) in FIELDS.items():
                pays = self.variable(more if better in self.sides else plain)
                self.at_most([pays], 1)
                row = {pays: 1.0}
                for group in marker:
                    group.uses.append(self.variable(0))
                    row[group.uses[-1]] = -1.0
                if left >= 0 and kind == "sheep" and field == self.grass()["sheep-shelter"][0]:
                    row[left] = -1.0
                self.limits.append((row, 1.0 if kind in held else 0.0))

    def _left_out(self) -> int:
        """The sheep on the shelter score; with the weaver one may be left out: that variable, or -1."""
        if "sheep-shelter" not in self.rows:
            return -1
        sheep = self.data["sheltered"]
        unit = SHELTER_PAYS[self.sides["sheep-shelter"]]
        self.fixed += unit * sheep
        if "weaver" not in self.rows:
            return -1
        left = self.variable(-unit)
        self.at_most([left], min(1, sheep))
        return left

    def grass(self) -> dict[str, list[str]]:
        """The fields of each tile of the seat."""
        return {row["tile"]: row["fields"] for row in self.data["grass"] if row["tile"] in self.rows}

    def fields(self) -> dict[str, set[str]]:
        """The kinds of animals in each field of the seat."""
        found = {name: set[str]() for names in self.grass().values() for name in names}
        for row in self.data["herds"]:
            name = f"{row['tile']} {row['sector']}"
            if name in found:
                found[name] = {kind for kind in ANIMALS if row.get(kind)}
        return found


def groups_of(data: Mapping[str, Any], who: int) -> list[Group]:
    """All pieces of a seat; resources by the tile they lie on."""
    held = data["seats"][who]
    found = [Group(kind, count) for kind, count in {**held["workers"], **held["skills"]}.items()]
    found.append(Group("wheat", held.get("wheat", 0)))
    for row in data["villages"][who]:
        found += [Group(good, count, row["tile"]) for good, count in row["goods"].items()]
    found.append(Group("purple", int(data["first"] == who)))
    return found
