"""The same question put to an integer program, and random positions to ask it about.

Every tile is a list of roles. A piece may fill a role that it fits, once. A role pays by the piece, or all
roles of a tile together make a set. Written from the rules, sharing nothing with the solver but the names.
"""

import random

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

from artel.games.keyflower.scoring import pieces as p
from artel.games.keyflower.scoring.holdings import Holdings

COLOURS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
RESOURCES = ("wood", "stone", "iron", "gold")
YARDS = {"barn": None, "blacksmith": "iron", "stone-yard": "stone", "timber-yard": "wood"}
# Tile: (points of a set, how many of each role make it). A role is a kind of piece or of pieces.
SETS = {
    "apothecary": (3, {"worker": 5}),
    "craftsmans-guild": (3, {"blue": 1, "red": 1, "yellow": 1}),
    "key-guild": (10, {"skill": 5}),
    "scribes": (10, {"saw": 1, "pickaxe": 1, "anvil": 1}),
    "mercers-guild": (5, {"wood": 1, "stone": 1, "iron": 1}),
    "windmill": (5, {"resource": 5}),
}
SINGLES = {"jeweller": (2, "gold"), "key-market": (2, "green"), "white-wind": (1, "worker")}
CHOICES = {"scholar": (3, SKILLS), "village-hall": (1, COLOURS), "watermill": (1, RESOURCES)}


def fits(kind: str, role: str, wild: bool) -> bool:
    """Whether a piece may fill a role. Purple fills any; gold, or all with boat 3b, any resource."""
    if kind == "purple" or kind == role:
        return True
    family = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}.get(role)
    if family is not None:
        return kind in family
    return kind in RESOURCES and role in RESOURCES and (kind == "gold" or wild)


class Program:
    """The integer program of one position."""

    def __init__(self, holdings: Holdings) -> None:
        self.wild = bool(holdings.tiles >> p.BOAT_3B & 1)
        self.value: list[float] = []
        self.whole_rows: list[tuple[dict[int, float], float]] = []
        self.groups: list[tuple[str, str | None, int, list[int]]] = []
        self.fixed = 0
        self._groups(holdings)
        for yard, points in enumerate(holdings.yard_points):
            if points:
                name = p.TILE_IDS[yard]
                self._duty(name, points)
                self.role(YARDS[name] or "resource", points, place=name)
        for tile, name in enumerate(p.TILE_IDS):
            if holdings.tiles >> tile & 1:
                self._tile(name)
        self.role("gold", 1)

    def _groups(self, h: Holdings) -> None:
        for names, counts in ((COLOURS, h.workers), (SKILLS, h.skills)):
            self.groups += [(name, None, count, []) for name, count in zip(names, counts, strict=True)]
        for index, name in enumerate(RESOURCES):
            on_yards = [h.on_yard[yard * 4 + index] for yard in range(4)]
            self.groups.append((name, None, h.resources[index] - sum(on_yards), []))
            self.groups += [(name, p.TILE_IDS[yard], count, []) for yard, count in enumerate(on_yards)]
        self.groups.append(("purple", None, int(h.purple), []))

    def _duty(self, yard: str, points: int) -> None:
        """What lies on a yard and is of its type is counted there first, and is no piece to share out."""
        left = []
        for kind, where, count, uses in self.groups:
            if where == yard and YARDS[yard] in (None, kind):
                self.fixed += points * count
            else:
                left.append((kind, where, count, uses))
        self.groups = left

    def _tile(self, name: str) -> None:
        if name == "keythedral":
            self.fixed += 12
        elif name in SETS:
            points, needs = SETS[name]
            sets = self.variable(points)
            for role, count in needs.items():
                row = dict.fromkeys(self.role(role, 0), -1.0)
                self.whole_rows.append((row | {sets: float(count)}, 0.0))
        elif name in SINGLES:
            points, role = SINGLES[name]
            self.role(role, points)
        elif name in CHOICES:
            points, roles = CHOICES[name]
            switches = []
            for role in roles:
                switch = self.variable(0)
                row = dict.fromkeys(self.role(role, points), 1.0)
                self.whole_rows.append((row | {switch: -1000.0}, 0.0))
                switches.append(switch)
            self.whole_rows.append((dict.fromkeys(switches, 1.0), 1.0))

    def variable(self, value: float) -> int:
        self.value.append(value)
        return len(self.value) - 1

    def role(self, role: str, points: int, place: str | None = None) -> list[int]:
        """One variable for each group of pieces that may fill the role; on a yard only what lies there."""
        made = []
        for kind, where, count, uses in self.groups:
            here = place is None or where == place or kind == "purple"
            if count and here and fits(kind, role, self.wild):
                made.append(self.variable(points))
                uses.append(made[-1])
        return made

    def solve(self) -> int:
        rows = self.whole_rows + [
            (dict.fromkeys(uses, 1.0), float(n)) for _, _, n, uses in self.groups if uses
        ]
        if not self.value:
            return self.fixed
        size = len(self.value)
        matrix = np.zeros((len(rows), size))
        for at, (row, _) in enumerate(rows):
            for column, factor in row.items():
                matrix[at, column] = factor
        limits = np.array([limit for _, limit in rows])
        answer = milp(
            -np.array(self.value),
            integrality=np.ones(size),
            bounds=Bounds(0, 1000),
            constraints=[LinearConstraint(matrix, -np.inf, limits)] if rows else [],
            options={"mip_rel_gap": 0},
        )
        assert answer.success, answer.message
        return self.fixed + round(-float(answer.fun))


def oracle_score(holdings: Holdings) -> int:
    """The best score, by the integer program."""
    return Program(holdings).solve()


def random_holdings(rng: random.Random) -> Holdings:
    """A position: from a handful of pieces to many, and from few scoring tiles to all of them."""
    most = rng.choice((2, 4, 6, 9, 14))
    share = rng.choice((0.15, 0.4, 0.7, 1.0))
    tiles = 0
    for tile in range(p.APOTHECARY, p.WINDMILL + 1):
        tiles |= int(rng.random() < share) << tile
    tiles |= int(rng.random() < 0.2) << p.WHITE_WIND | int(rng.random() < 0.2) << p.BOAT_3B
    yard_points = [rng.choice((0, 0, 1, 2))] + [rng.choice((0, 0, 2, 3)) for _ in range(3)]
    on_yard = [0] * 16
    resources = [rng.randint(0, most) for _ in range(4)]
    for yard in range(4):
        for resource in range(4):
            if yard_points[yard] and rng.random() < 0.5:
                on_yard[yard * 4 + resource] = rng.randint(0, 4)
                resources[resource] += on_yard[yard * 4 + resource]
    return Holdings(
        [rng.randint(0, most) for _ in range(4)],
        [rng.randint(0, most) for _ in range(3)],
        resources,
        on_yard,
        yard_points,
        tiles,
        rng.random() < 0.5,
    )


def typical_holdings(rng: random.Random) -> Holdings:
    """A usual end of winter: three or four winter tiles, a yard or two, a dozen pieces of each family."""
    tiles = 0
    for tile in rng.sample(range(p.APOTHECARY, p.WINDMILL + 1), rng.choice((2, 3, 3, 4))):
        tiles |= 1 << tile
    tiles |= int(rng.random() < 0.1) << p.WHITE_WIND | int(rng.random() < 0.1) << p.BOAT_3B
    yard_points = [0] * 4
    on_yard = [0] * 16
    resources = [rng.randint(0, 4), rng.randint(0, 4), rng.randint(0, 4), rng.randint(0, 6)]
    for yard in rng.sample(range(4), rng.choice((0, 1, 1, 2))):
        yard_points[yard] = rng.choice((1, 2)) + (yard > 0)
        for resource in (2 - (yard - 1) if yard else rng.randrange(3), 3):
            count = rng.randint(0, 4)
            on_yard[yard * 4 + resource] += count
            resources[resource] += count
    workers = [rng.randint(0, 6) for _ in range(3)] + [rng.randint(0, 3)]
    skills = [rng.randint(0, 4) for _ in range(3)]
    return Holdings(workers, skills, resources, on_yard, yard_points, tiles, rng.random() < 0.3)
