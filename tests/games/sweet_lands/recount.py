"""The nine parts of the final scoring, counted anew from what a view shows and what the edition prints."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.sweet_lands.house_edition import house
from tests.games.sweet_lands.house_maps import ROWS, Cell, Map, near

Row = dict[str, Any]
PORT_POINTS = (-40, -20, -10, -5, 10)
CODES = {"field": "fF", "forest": "oO", "mine": "mM", "sea": "sS"}


def cell_of(word: str) -> Cell:
    return ROWS.index(word[0]), int(word[1:]) - 1


class Domain:
    """A domain as it lies before everybody."""

    def __init__(self, row: Row) -> None:
        self.map = Map(next(each for each in house()["domain"] if each["id"] == row["domain"]))
        self.cells = {cell_of(each["cell"]): each for each in row["domain_cells"]}
        self.laid = {cell for cell, each in self.cells.items() if each["token"] is not None}

    def open_ports(self) -> set[Cell]:
        reached = self.map.cells("c")
        edge = list(reached)
        while edge:
            for other in near(edge.pop()):
                if other in self.laid and other not in reached:
                    reached.add(other)
                    edge.append(other)
        return reached & self.map.cells("FOMS")

    def main_terrain(self) -> int:
        return max(len(self.laid & self.map.cells(codes)) for codes in CODES.values())

    def border(self) -> int:
        return len([cell for cell in self.laid if self.map.is_border(cell)])

    def properties(self) -> Counter[str]:
        return Counter(each["property"] for each in self.cells.values() if each["property"] is not None)

    def rabbits(self) -> int:
        return len([each for each in self.cells.values() if each["rabbit"]])


class Seat:
    """What counts at the end of one seat."""

    def __init__(self, row: Row) -> None:
        self.sheet: dict[str, int] = row["sheet"]
        self.domain = Domain(row)
        self.employed = sum(len(cards) for cards in row["columns"].values())
        self.roads = len(row["domain_roads"])
        self.milestones = len(row["milestones"])

    def of(self, field: str) -> int:
        return self.sheet.get(field, 0)

    def result(self, token: str) -> int:
        """What a scoring token compares."""
        if token == "main-terrain":
            return self.domain.main_terrain()
        if token == "best-production":
            return max(self.of(f"{good}-production") for good in ("wheat", "wood", "iron"))
        return self.employed if token == "employed" else self.domain.border()

    def elements(self) -> dict[str, int]:
        """By prosperity track, how much of what it counts."""
        return {
            "terrain": len(self.domain.laid),
            "rabbits": self.domain.rabbits(),
            "roads": self.roads,
            "properties": sum(self.domain.properties().values()),
            "workers": self.employed,
            "industry": self.of("industry-points"),
        }

    def tracks(self) -> int:
        points = 0
        for row in house()["prosperity"]:
            rate = row["rates"][self.of(f"track-{row['id']}")]
            gain, _, each = rate.partition("/")
            points += self.elements()[row["id"]] // int(each or 1) * int(gain)
        return points

    def alone(self) -> dict[str, int]:
        """What nobody else has a share in, part by part."""
        built = self.domain.properties()
        return {
            "game": self.of("vp"),
            "prosperity": self.tracks(),
            "city-points": 2 * self.of("city-points"),
            "tents": 2 * self.domain.rabbits() if built["tent"] == 5 else 0,
            "houses": self.of("city-points") if built["house"] == 5 else 0,
            "buildings": self.of("industry-points") if built["building"] == 5 else 0,
            "gold": self.of("gold") // 5,
            "diamonds": self.of("diamond"),
            "ports": PORT_POINTS[len(self.domain.open_ports())],
            "milestones": 10 * self.milestones,
        }


def places(results: list[int], virtual: int) -> list[int]:
    """The ninth part: points of one scoring token by seat."""
    order = sorted([*results, virtual], reverse=True)
    best = order[0]
    second = order[1] if order[1] < best else None
    return [15 if result == best else 7 if result == second else 0 for result in results]


def recount(view: Row) -> list[dict[str, int]]:
    """The points of every seat, part by part."""
    seats = [Seat(row) for row in view["seats"]]
    points = [{**seat.alone(), "scoring": 0} for seat in seats]
    for token in view["scoring"]:
        given = places([seat.result(token) for seat in seats], house()["values"]["virtual"][token])
        for parts, more in zip(points, given, strict=True):
            parts["scoring"] += more
    return points
