"""The six home tiles. They differ in number, water edge and upgrade cost."""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    HOME,
    NONE,
    PUBLIC,
    Cost,
    Tile,
    transport,
    upgrade_cost,
)


class Home(Tile):
    """The tile a village starts from; the lowest number in play starts the spring."""

    def __init__(self, number: int, edges: str, cost: Cost, source: str) -> None:
        word = f"home-{number}"
        front = transport(1, 1)
        back = transport(2, 1)
        super().__init__(word, f"Home {number}", NONE, edges, cost, front, back, (0, 5), source)
        self.kind = HOME
        self.number: int = number


HOMES: Final[list[Home]] = [
    Home(1, "WRRRRR", upgrade_cost(wood=1, stone=1), PUBLIC),
    Home(2, "RWRRRR", upgrade_cost(stone=1, iron=1), PUBLIC),
    Home(3, "RRRWRR", upgrade_cost(wood=1, iron=1), PUBLIC),
    Home(4, "RRWRRR", upgrade_cost(wood=1, stone=1), PUBLIC),
    Home(5, "RRRRWR", upgrade_cost(stone=1, iron=1), PUBLIC),
    Home(6, "RRRRRW", upgrade_cost(wood=1, iron=1), PUBLIC),
]
