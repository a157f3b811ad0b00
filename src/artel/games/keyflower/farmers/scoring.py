"""Final scoring of The Farmers: fields, the sheep shelter, hillside, wheat, and the marker as an animal.

Fields, shelter and hillside take no pieces from anything else. Bakery and granary are demands of the rows;
what boat 5b lets wheat and resources stand for is said here.
"""

from __future__ import annotations

from typing import Final, cast

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.components.vocabulary import effect_words
from artel.games.keyflower.farmers.fields import NO_FIELD, field_of, fields_of, tiles_of_field
from artel.games.keyflower.farmers.herds import herd_kind, herd_root, herds_of, kinds_in, sheltered
from artel.games.keyflower.farmers.tiles import SCORE_FIELD_TILES, SCORE_SHEEP, WHEAT, WHEAT_AS_RESOURCE
from artel.games.keyflower.farmers.wheat import wheat_of
from artel.games.keyflower.farmers.words import ANIMALS, SECTORS, SHEEP, SHEEP_SHELTER
from artel.games.keyflower.scoring.demands import AFTER_TILES, Demand, Slot, Way
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.hooks import Scorer
from artel.games.keyflower.scoring.looks import any_tile
from artel.games.keyflower.scoring.pieces import PURPLE
from artel.games.keyflower.state import EDGE_COUNT, KeyflowerState, has_ability, is_laid, rules_of
from artel.games.keyflower.trade import Teller
from artel.games.keyflower.words import FRONT, GOODS
from artel.kernel.state import State
from artel.kernel.view import Reason

# What a field scores for holding sheep, pigs, cows; and the tiles that score it in place of that.
FIELD_POINTS: Final = (1, 2, 3)
BETTER: Final = (number_of("weaver"), number_of("truffle-orchard"), number_of("dairy"))
BAKERY: Final = number_of("bakery")
GRANARY: Final = number_of("granary")
GOLD: Final = "gold"
# How a demand of the marker alone is named in a sheet.
MARKER_ANIMAL: Final = "marker-animal"


def has_tile(state: KeyflowerState, seat: int, tile: int) -> bool:
    """True when a tile lies in the village of a seat."""
    return state.owner[tile] == seat and is_laid(state, tile)


def unit_of(state: KeyflowerState, tile: int) -> int:
    """The points that the side of a tile that lies up gives for one unit."""
    return rules_of(state).tables.effect[2 * tile + state.side[tile]].points


def field_points(state: KeyflowerState, seat: int) -> list[int]:
    """What a field of a seat scores for each kind of animal in it.

    Rule: KFF-SCORE-5, KFF-WINTER-1, KFF-WINTER-2, KFF-WINTER-3
    """
    found = list(FIELD_POINTS)
    for kind in range(len(found)):
        if has_tile(state, seat, BETTER[kind]):
            found[kind] = unit_of(state, BETTER[kind])
    return found


def field_left_for(state: KeyflowerState, seat: int) -> int:
    """The field in which one sheep of the shelter counts for the weaver, or NO_FIELD: where that pays.

    Rule: KFF-SCORE-4
    """
    if not has_tile(state, seat, SHEEP_SHELTER) or not has_tile(state, seat, BETTER[SHEEP]):
        return NO_FIELD
    if sheltered(state) == 0 or unit_of(state, BETTER[SHEEP]) <= unit_of(state, SHEEP_SHELTER):
        return NO_FIELD
    root = int(field_of(state, SHEEP_SHELTER, 0))
    return NO_FIELD if kinds_in(state, root) >> SHEEP & 1 else root


def field_values(root: int, kind: int) -> dict[str, int | str]:
    """A field and a kind of animal, as a reason tells them."""
    tile, sector = root // EDGE_COUNT, root % EDGE_COUNT
    return {"tile": TILE.word(tile), "sector": SECTORS[sector], "animal": ANIMALS[kind]}


def score_fields(state: KeyflowerState, seat: int) -> list[Reason]:
    """Each field for each kind in it, however many animals they are.

    Rule: KFF-SCORE-5, KFF-SCORE-6, KFF-SCORE-7
    """
    found: list[Reason] = []
    points = field_points(state, seat)
    for entry in herds_of(state):
        root, kind = int(herd_root(entry)), int(herd_kind(entry))
        if state.owner[root // EDGE_COUNT] == seat:
            found.append(Reason(seat, "field", points[kind], field_values(root, kind)))
    left = field_left_for(state, seat)
    if left != NO_FIELD:
        values = {**field_values(left, SHEEP), "sheltered": 1}
        found.append(Reason(seat, "field", points[SHEEP], values))
    return found


class FieldPoints(Teller):
    """What each field that scores anything would score if the game ended now."""

    def told(self, state: State) -> dict[str, object]:
        s = cast(KeyflowerState, state)
        points: dict[tuple[str, str], int] = {}
        for seat in range(s.rules.players):
            for reason in score_fields(s, seat):
                field = (str(reason.values["tile"]), str(reason.values["sector"]))
                points[field] = points.get(field, 0) + reason.points
        rows = [{"tile": tile, "sector": sector, "points": points[tile, sector]} for tile, sector in points]
        return {"field_points": rows}


def sheep_counted(state: KeyflowerState, seat: int) -> int:
    """The sheep on the shelter, without the one that counts for the weaver."""
    return sheltered(state) - (0 if field_left_for(state, seat) == NO_FIELD else 1)


def shelter_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFF-SCORE-1, KFF-SCORE-2, KFF-SCORE-3, KFF-SCORE-4"""
    return sheep_counted(state, seat) * unit_of(state, tile)


def shelter_told(state: KeyflowerState, seat: int, tile: int) -> dict[str, int | str]:
    return {"sheep": sheep_counted(state, seat)}


def hillside_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Every tile over which its field extends, once.

    Rule: KFF-WINTER-6, KFF-WINTER-7, KFF-SCORE-8
    """
    return len(tiles_of_field(state, field_of(state, tile, 0))) * unit_of(state, tile)


def field_without(state: KeyflowerState, fields: list[int], kind: int, taken: int) -> int:
    """The first field that does not hold a kind; `taken` holds it already."""
    for root in fields:
        if root != taken and not kinds_in(state, root) >> kind & 1:
            return root
    return NO_FIELD


def marker_animal(state: KeyflowerState, seat: int) -> tuple[int, int, int]:
    """The most that the marker scores as an animal, with the field and the kind.

    Where no field but that of the shelter is without sheep, it may stand in for the sheep left out there,
    which then scores on the shelter.

    Rule: KFF-SCORE-9, KFF-SCORE-10
    """
    points = field_points(state, seat)
    fields = fields_of(state, seat)
    left = field_left_for(state, seat)
    best = (0, NO_FIELD, SHEEP) if left == NO_FIELD else (unit_of(state, SHEEP_SHELTER), left, SHEEP)
    for kind in range(len(points) - 1, -1, -1):
        if points[kind] > best[0]:
            root = field_without(state, fields, kind, left if kind == SHEEP else NO_FIELD)
            if root != NO_FIELD:
                best = (points[kind], root, kind)
    return best


def bring_wheat(state: KeyflowerState, seat: int, found: Holdings) -> None:
    """The wheat of a seat, where anything counts it, and what boat 5b lets it stand for.

    Rule: KFF-WINTER-4, KFF-WINTER-5, KFF-SCORE-11, KFF-SCORE-12, KFF-BOAT-2, KFF-BOAT-3, KFF-BOAT-4
    """
    count = int(wheat_of(state, seat))
    wild = has_ability(state, seat, WHEAT_AS_RESOURCE)
    wanted = [tile for tile in (BAKERY, GRANARY) if found.has_tile(tile, FRONT)]
    if wanted and not wild and count == 0 and not found.purple:
        # Nothing can be a wheat.
        for tile in wanted:
            found.remove_tile(tile, FRONT)
    elif wanted:
        found.hold(WHEAT, count)
        if wild:
            for good in GOODS:
                found.count_as(good, WHEAT)
            found.count_as(WHEAT, GOLD)
    elif wild:
        # Without a tile that wants wheat, it is a gold that lies nowhere.
        found.hold_like_gold(WHEAT, count)


def bring_marker(state: KeyflowerState, seat: int, found: Holdings) -> None:
    """The marker as an animal: what it alone can score.

    Rule: KFF-SCORE-9
    """
    if found.purple:
        points, root, kind = marker_animal(state, seat)
        if points > 0:
            found.score_by_marker(
                Demand(
                    MARKER_ANIMAL, [Way([Slot(1 << PURPLE, 1)])], points, most=1, rank=AFTER_TILES,
                    reason="field", told=field_values(root, kind),
                )
            )  # fmt: skip


SCORERS: Final[dict[str, object]] = {
    effect_words()[SCORE_SHEEP]: Scorer(shelter_points, shelter_told, at_once=True),
    effect_words()[SCORE_FIELD_TILES]: Scorer(hillside_points, looks=any_tile),
}
