"""What follows from a map alone: how far its ports, its symbols and its bonus-card areas are."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.domain_map import DomainMap, bit
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.state import near_all

MOST_HOPS: Final = 9


class MapLore:
    """Rings of cells around what is worth reaching."""

    def __init__(self, rules: SweetRules, number: int) -> None:
        domain = rules.maps[number]
        # By port and number of tokens still to be laid: the cells from which so many are enough.
        self.port_rings: Final = [rings(domain, bit(cell)) for cell in domain.ports]
        effects = rules.cell_effects[number]
        self.symbols: Final = [cell for cell in range(domain.cell_count) if effects[cell]]
        self.symbol_effects: Final = [effects[cell] for cell in self.symbols]


def rings(domain: DomainMap, start: int) -> list[int]:
    """By distance: all cells at most so far away."""
    found = [start]
    for _ in range(MOST_HOPS):
        found.append(found[-1] | near_all(domain, found[-1]))
    return found


# By object of the rules: there are few, and they are kept anyway.
_KNOWN: Final[dict[int, tuple[SweetRules, list[MapLore]]]] = {}


def lore_of(rules: SweetRules) -> list[MapLore]:
    """The lore of every map of an edition, worked out once."""
    found = _KNOWN.get(id(rules))
    if found is None or found[0] is not rules:
        found = (rules, [MapLore(rules, number) for number in range(len(rules.maps))])
        _KNOWN[id(rules)] = found
    return found[1]
