"""What The Farmers tell the bots: what herds, wheat and tiles that count them are worth, and where to drive.

A field scores for each kind in it, so a herd is worth one field and a share of those that its further animals
and their offspring may still be driven to.
"""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.advice import Errand, Spur
from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.farmers.fields import field_of, fields_of, roots_of
from artel.games.keyflower.farmers.herds import (
    animals_left,
    herd_count,
    herd_kind,
    herd_root,
    herds_of,
    sheltered,
)
from artel.games.keyflower.farmers.moves import (
    DRIVE_ANIMAL,
    DRIVE_FROM,
    DRIVE_GOAL,
    DRIVE_START,
    DRIVE_TO,
    SHELTER,
)
from artel.games.keyflower.farmers.moving import ALL, can_shelter, list_drives
from artel.games.keyflower.farmers.placing import fitting_fields
from artel.games.keyflower.farmers.scoring import BAKERY, BETTER, FIELD_POINTS, GRANARY, unit_of
from artel.games.keyflower.farmers.tiles import WHEAT, WHEAT_AS_RESOURCE
from artel.games.keyflower.farmers.wheat import SPEND_WHEAT, wheat_left, wheat_of
from artel.games.keyflower.farmers.words import ANIMAL_COUNT, ANIMALS, PIG, SHEEP, SHEEP_SHELTER
from artel.games.keyflower.phases.season import winter_hand
from artel.games.keyflower.state import (
    EDGE_COUNT,
    GOOD_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    has_ability,
    is_laid,
    leader,
)
from artel.games.keyflower.words import WINTER
from artel.kernel.numbers import row_of

HILLSIDE: Final = number_of("hillside")
# How often animals still breed, by season; and the share of a field that an animal too many may still find.
BREEDINGS_LEFT: Final[list[float]] = [3.0, 2.0, 1.0, 0.0]
SPREAD: Final[list[float]] = [0.65, 0.65, 0.5, 0.3]
# A single animal finds a partner before a season ends about this often.
PAIRED: Final = 0.3
# Animals too many for the fields there are: others may come with further tiles.
CROWDED: Final = 0.25
# What a further field is worth that holds nothing yet.
EMPTY_FIELD: Final = 0.2
WHEAT_PRICE: Final[list[float]] = [0.6, 0.6, 0.5, 0.15]
WHEAT_AS_GOLD: Final = 0.8
HELD_SHARE: Final = 0.5
MOST_DRIVES: Final = 3
# Sheep that may still be driven into the shelter.
STRAYS: Final = 0.4


def season_of(state: KeyflowerState) -> int:
    return int(max(state.season, 0))


def farm(state: KeyflowerState, seat: int) -> list[int]:
    """The herds and the wheat of a seat, whether it has the marker, and the sheep on its shelter."""
    own = [entry for entry in herds_of(state) if state.owner[herd_root(entry) // EDGE_COUNT] == seat]
    sheep = sheltered(state) if state.owner[SHEEP_SHELTER] == seat else 0
    return [int(wheat_of(state, seat)), 1 if state.first == seat else 0, sheep, *own]


class Pastures:
    """The herds of one seat by field, to see what a change of them is worth."""

    def __init__(self, state: KeyflowerState, seat: int) -> None:
        self.season: Final = season_of(state)
        self.herds: dict[int, int] = {}
        roots: set[int] = set()
        for entry in herds_of(state):
            root = int(herd_root(entry))
            if state.owner[root // EDGE_COUNT] == seat:
                self.herds[root * ANIMAL_COUNT + int(herd_kind(entry))] = int(herd_count(entry))
                roots.add(root)
        self.empty: int = len(fields_of(state, seat)) - len(roots) if self.herds else 0

    def change(self, root: int, kind: int, more: int) -> None:
        """So many animals more in a field that holds this kind alone, or nothing."""
        key = root * ANIMAL_COUNT + kind
        before = self.herds.get(key, 0)
        self.herds[key] = before + more
        if before == 0 and more > 0:
            self.empty -= 1
        elif before > 0 and before + more == 0:
            self.empty += 1

    def shapes(self) -> list[float]:
        """By kind, how many fields its herds are worth."""
        left, spread = BREEDINGS_LEFT[self.season], SPREAD[self.season]
        found = [0.0] * ANIMAL_COUNT
        further = [0.0] * ANIMAL_COUNT
        for key, count in self.herds.items():
            kind = key % ANIMAL_COUNT
            if count > 0:
                found[kind] += 1.0
                further[kind] += count - 1 + left if count > 1 else PAIRED * left
        room = float(max(0, self.empty))
        for kind in range(ANIMAL_COUNT - 1, -1, -1):
            settled = min(room, further[kind])
            found[kind] += spread * (settled + CROWDED * (further[kind] - settled))
            room -= settled
        return found

    def worth(self, points: list[float]) -> float:
        shapes = self.shapes()
        return shapes[0] * points[0] + shapes[1] * points[1] + shapes[2] * points[2]


def points_by_kind(state: KeyflowerState, seat: int) -> list[float]:
    """What a field is likely to score for each kind, with the winter tiles at hand."""
    hand = winter_hand(state, seat)
    found: list[float] = []
    for kind in range(ANIMAL_COUNT):
        tile = BETTER[kind]
        more = float(unit_of(state, tile) - FIELD_POINTS[kind])
        if state.owner[tile] != seat and leader_of(state, tile) != seat:
            more = more * HELD_SHARE if tile in hand else 0.0
        found.append(FIELD_POINTS[kind] + more)
    return found


def leader_of(state: KeyflowerState, tile: int) -> int:
    return int(leader(state, tile)) if tile in state.lots else -1


def herds_worth(state: KeyflowerState, seat: int, tiles: list[int]) -> float:
    """The fields as they are, without the winter tiles that count them."""
    if len(herds_of(state)) == 0:
        return 0.0
    shapes = Pastures(state, seat).shapes()
    return shapes[0] * FIELD_POINTS[0] + shapes[1] * FIELD_POINTS[1] + shapes[2] * FIELD_POINTS[2]


def wheat_price(state: KeyflowerState, seat: int) -> float:
    """What one wheat is worth besides what winter tiles pay for it."""
    price = WHEAT_PRICE[season_of(state)]
    return price + WHEAT_AS_GOLD if has_ability(state, seat, WHEAT_AS_RESOURCE) else price


def wheat_worth(state: KeyflowerState, seat: int, tiles: list[int]) -> float:
    return int(wheat_of(state, seat)) * wheat_price(state, seat)


def wheat_spared(state: KeyflowerState, seat: int) -> float:
    """What is lost with one wheat, winter tiles at hand included."""
    price = wheat_price(state, seat)
    for tile in (BAKERY, GRANARY):
        if seat in (state.owner[tile], leader_of(state, tile)):
            price += 1.5
        elif tile in winter_hand(state, seat):
            price += HELD_SHARE
    return price


def wheat_gain(state: KeyflowerState, seat: int, tile: int, count: int) -> float:
    return min(count, int(wheat_left(state))) * wheat_spared(state, seat)


class AnimalGain:
    """What animals of one kind bring now: in the fields that fit, one after the other."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def __call__(self, state: KeyflowerState, seat: int, tile: int, count: int) -> float:
        kind = self.kind
        fields = fitting_fields(state, seat, tile, kind)
        if not fields:
            return 0.0
        points = points_by_kind(state, seat)
        pastures = Pastures(state, seat)
        if not pastures.herds:
            pastures.empty = len(fields_of(state, seat))
        before = pastures.worth(points)
        for _ in range(min(count, animals_left(state)[kind])):
            pastures.change(best_field(pastures, fields, kind, points), kind, 1)
        return pastures.worth(points) - before


def best_field(pastures: Pastures, fields: list[int], kind: int, points: list[float]) -> int:
    best, most = fields[0], -1.0
    for root in fields:
        pastures.change(root, kind, 1)
        value = pastures.worth(points)
        pastures.change(root, kind, -1)
        if value > most:
            best, most = root, value
    return best


class HerdProspect:
    """Weaver, truffle orchard, dairy: what they pay more for the fields of their kind."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def __call__(self, state: KeyflowerState, seat: int, tile: int) -> float:
        more = unit_of(state, tile) - FIELD_POINTS[self.kind]
        return more * Pastures(state, seat).shapes()[self.kind]


def shelter_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    """The sheep on it, and those that may still come."""
    sheep = 0
    for entry in herds_of(state):
        if herd_kind(entry) == SHEEP and state.owner[herd_root(entry) // EDGE_COUNT] == seat:
            sheep += int(herd_count(entry)) - 1
    share = 0.0 if state.season == WINTER and not is_laid(state, tile) else STRAYS
    return float(unit_of(state, tile)) * (sheltered(state) + share * min(sheep, 5))


def granary_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    """Every second wheat, and half of one that waits for another."""
    count = int(wheat_of(state, seat))
    half = 0.5 * (count % 2) if state.season != WINTER else 0.0
    return unit_of(state, tile) * (count // 2 + half)


def bakery_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    """Sets of wheat, a resource and a skill, part of which other tiles want too."""
    goods = 0
    for own in state.laid:
        if state.owner[own] == seat:
            goods += sum(row_of(state.goods, own, GOOD_COUNT))
    skills = sum(row_of(state.skills, seat, SKILL_COUNT))
    sets = min(int(wheat_of(state, seat)), goods, skills)
    return 0.75 * unit_of(state, tile) * sets


def hillside_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    """Laid: its field as it is. Else the largest field of the village with another one joined to it."""
    roots = roots_of(state)
    extents: dict[int, int] = {}
    for own in state.laid:
        if state.owner[own] == seat:
            for root in set(roots[own * EDGE_COUNT : (own + 1) * EDGE_COUNT]):
                extents[root] = extents.get(root, 0) + 1
    if is_laid(state, tile):
        return float(unit_of(state, tile) * extents[int(field_of(state, tile, 0))])
    return unit_of(state, tile) * (max([0, *extents.values()]) + 2.0)


def drive_errands(state: KeyflowerState, seat: int, steps: int, upgrades: int) -> list[Errand]:
    """The drives that add most, each from another field into another one."""
    if steps == 0 or len(herds_of(state)) == 0:
        return []
    points = points_by_kind(state, seat)
    pastures = Pastures(state, seat)
    before = pastures.worth(points)
    found: list[Errand] = []
    seen: set[int] = set()
    ranked: list[tuple[float, int]] = []
    for move in list_drives(state, seat, ALL):
        kind = int(DRIVE_ANIMAL.read(move))
        start = int(DRIVE_START.read(move) * EDGE_COUNT + DRIVE_FROM.read(move))
        goal = int(DRIVE_GOAL.read(move) * EDGE_COUNT + DRIVE_TO.read(move))
        pastures.change(start, kind, -1)
        pastures.change(goal, kind, 1)
        ranked.append((before - pastures.worth(points), move))
        pastures.change(goal, kind, -1)
        pastures.change(start, kind, 1)
    ranked.sort()
    for loss, move in ranked:
        start = int(DRIVE_START.read(move) * EDGE_COUNT + DRIVE_FROM.read(move))
        goal = int(DRIVE_GOAL.read(move) * EDGE_COUNT + DRIVE_TO.read(move))
        if loss < 0 and start not in seen and goal not in seen and len(found) < MOST_DRIVES:
            seen.update((start, goal))
            found.append(Errand(move, 1, 0, -loss))
    return found


def shelter_errands(state: KeyflowerState, seat: int, steps: int, upgrades: int) -> list[Errand]:
    """Sheep beside the shelter that are worth more on it than in their field."""
    if steps == 0 or not can_shelter(state, seat):
        return []
    root = int(field_of(state, SHEEP_SHELTER, 0))
    points = points_by_kind(state, seat)
    pastures = Pastures(state, seat)
    before = pastures.worth(points)
    pastures.change(root, SHEEP, -1)
    gain = unit_of(state, SHEEP_SHELTER) + pastures.worth(points) - before
    # It has counted in part for coming.
    return [Errand(int(SHELTER.of()), 1, 0, gain - STRAYS)] if gain > STRAYS else []


def wheat_spur(state: KeyflowerState, seat: int) -> Spur | None:
    count = int(wheat_of(state, seat))
    return Spur(int(SPEND_WHEAT.of()), count, wheat_spared(state, seat)) if count > 0 else None


def grazing(state: KeyflowerState, seat: int, tile: int) -> float:
    """Fields kept apart, and herds that stay in fields of their own."""
    return herds_worth(state, seat, []) + EMPTY_FIELD * len(fields_of(state, seat))


PROSPECTS: Final[dict[str, object]] = {
    "weaver": HerdProspect(SHEEP),
    "truffle-orchard": HerdProspect(PIG),
    "dairy": HerdProspect(ANIMAL_COUNT - 1),
    "sheep-shelter": shelter_prospect,
    "granary": granary_prospect,
    "bakery": bakery_prospect,
    "hillside": hillside_prospect,
}
ADVICE: Final[dict[str, dict[str, object]]] = {
    "worths": {"herds": herds_worth, WHEAT: wheat_worth},
    "prizes": {
        "sheep": 1.0,
        "pig": 1.6,
        "cow": 2.2,
        WHEAT: 0.6,
        "mixed-herds": 1.5,
        "wheat-as-resource": 2.0,
    },
    "gains": {**{word: AnimalGain(kind) for kind, word in enumerate(ANIMALS)}, WHEAT: wheat_gain},
    "prospects": PROSPECTS,
    "errands": {"drive": drive_errands, "shelter": shelter_errands},
    "spurs": {WHEAT: wheat_spur},
    "places": {"grazing": grazing},
    "heeds": dict.fromkeys(("herds", WHEAT, "marker", "drive", "shelter", *PROSPECTS), farm),
}
