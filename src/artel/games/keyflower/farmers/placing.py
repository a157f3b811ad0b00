"""Where animals that are made go: to the own tile that makes them, from anywhere else home, or nowhere."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.gains import effect_of
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.components.vocabulary import ABILITY, Gain
from artel.games.keyflower.farmers.fields import field_of, fields_on
from artel.games.keyflower.farmers.herds import (
    animals_left,
    change_herd,
    field_name,
    is_fitting,
    kinds_in,
)
from artel.games.keyflower.farmers.moves import (
    PASTURE,
    PASTURE_ANIMAL,
    PASTURE_SECTOR,
    PASTURE_TILE,
)
from artel.games.keyflower.farmers.text import ANIMAL_CAME, NO_PASTURE
from artel.games.keyflower.farmers.words import ANIMAL_COUNT, ANIMALS, MIXED_HERDS, SECTORS
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.state import EDGE_COUNT, KeyflowerState, has_ability, home_of, is_laid, rules_of
from artel.games.keyflower.trade import Giver
from artel.kernel.bag import bag
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Do, State, frame_seat
from artel.kernel.telling import Told

# More than any tile makes at once, doubled.
MOST_MADE: Final = 32
TO_COME: Final = [numbers(word, MOST_MADE) for word in ANIMALS]


def place_animals(state: KeyflowerState, seat: i64, tile: i64, kind: i64, count: i64) -> None:
    """So many animals of a kind that a tile makes for a seat come one after the other.

    Rule: KFF-ANIMAL-3, KFF-ANIMAL-7, KFF-ANIMAL-9
    """
    to_come = [0] * ANIMAL_COUNT
    to_come[kind] = int(count)
    place_herd(state, seat, tile, to_come)


def place_herd(state: KeyflowerState, seat: i64, tile: i64, to_come: list[int]) -> None:
    """Animals of several kinds that a tile makes together; their owner chooses which comes first.

    Rule: KFF-BOAT-6
    """
    state.agenda.append(ANIMALS_COME.frame(seat, tile, to_come[0], to_come[1], to_come[2]))


def fitting_fields(state: KeyflowerState, seat: i64, tile: i64, kind: i64) -> list[int]:
    """Where an animal may go: on the own tile that makes it, or on the home tile if it is made elsewhere.

    What boats bring at the end of a season goes home too.
    Rule: KFF-ANIMAL-3, KFF-ANIMAL-4, KFF-ANIMAL-5, KFF-ANIMAL-6, KFF-BOAT-7, KFF-ORDER-6
    """
    if state.owner[tile] == seat and effect_of(state, tile).kind != ABILITY and is_laid(state, tile):
        found = [root for root in fields_on(state, tile) if is_fitting(state, seat, root, kind)]
        if found or not rules_of(state).animals_go_home:
            return found
    home = fields_on(state, home_of(state, seat))
    return [root for root in home if is_fitting(state, seat, root, kind)]


def can_have(state: KeyflowerState, seat: i64, tile: i64, kind: i64) -> bool:
    """True when there is an animal of this kind and a field for it.

    Rule: KFF-ANIMAL-6, KFF-ANIMAL-9
    """
    return animals_left(state)[kind] > 0 and len(fitting_fields(state, seat, tile, kind)) > 0


def put_animal(state: KeyflowerState, seat: i64, kind: i64, root: i64) -> None:
    """An animal from the supply joins a field."""
    animals_left(state)[kind] -= 1
    change_herd(state, root, kind, 1)
    state.note(ANIMAL_CAME.of(seat, kind, root // EDGE_COUNT, root % EDGE_COUNT))


def list_pastures(state: KeyflowerState, seat: i64, tile: i64, to_come: list[int]) -> list[int]:
    """Where the next animal may go. Where one kind could take another's field, any kind may be next.

    Rule: KFF-ANIMAL-7, KFF-BOAT-6
    """
    by_kind: list[list[int]] = []
    for kind in range(ANIMAL_COUNT):
        there = to_come[kind] > 0 and animals_left(state)[kind] > 0
        by_kind.append(fitting_fields(state, seat, tile, kind) if there else [])
    free: bool = not is_contended(by_kind) or has_ability(state, seat, MIXED_HERDS)
    found: list[int] = []
    for kind in range(ANIMAL_COUNT):
        if len(found) == 0 or not free:
            for root in by_kind[kind]:
                found.append(int(PASTURE.of(kind, root // EDGE_COUNT, root % EDGE_COUNT)))
    return found


def is_contended(by_kind: list[list[int]]) -> bool:
    """True when two kinds want one field."""
    wanted = [root for fields in by_kind for root in fields]
    return len(set(wanted)) < len(wanted)


class GivesAnimal(Giver):
    """Animals of one kind; those of several kinds that one side gives come together.

    Rule: KFF-TILE-1, KFF-TILE-7, KFF-BOAT-6
    """

    def __init__(self, kind: int) -> None:
        super().__init__(asks=True)
        self.kind: Final = kind

    def may_give(self, state: State, seat: i64) -> bool:
        s = cast(KeyflowerState, state)
        return can_have(s, seat, home_of(s, seat), self.kind)

    def may_give_at(self, state: State, seat: i64, tile: i64) -> bool:
        return can_have(cast(KeyflowerState, state), seat, tile, self.kind)

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        s = cast(KeyflowerState, state)
        effect = effect_of(s, tile)
        given = [effect.count_of(word) for word in ANIMALS]
        if effect.one_of or given[self.kind] == 0:
            place_animals(s, seat, tile, self.kind, gain.count)
        elif sum(given[: self.kind]) == 0:
            place_herd(s, seat, tile, given)


GIVERS: Final[dict[str, Giver]] = {word: GivesAnimal(kind) for kind, word in enumerate(ANIMALS)}


class AnimalsCome(Do):
    """One animal after the other, until none is left or none fits; asks where there is a choice.

    Rule: KFF-ANIMAL-6, KFF-ANIMAL-7, KFF-ANIMAL-8, KFF-ANIMAL-9
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, *TO_COME)
        self.tile: Final = self.part("tile")
        self.to_come: Final = [self.part(word) for word in ANIMALS]

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        seat, tile = frame_seat(frame), self.tile.read(frame)
        to_come = [int(part.read(frame)) for part in self.to_come]
        moves = list_pastures(s, seat, tile, to_come)
        while len(moves) == 1:
            kind = PASTURE_ANIMAL.read(moves[0])
            put_animal(s, seat, kind, pasture_root(moves[0]))
            to_come[kind] -= 1
            moves = list_pastures(s, seat, tile, to_come)
        if moves:
            s.agenda.append(PLACE_ANIMAL.frame(seat, tile, to_come[0], to_come[1], to_come[2]))
            return
        for kind in range(ANIMAL_COUNT):
            if to_come[kind] > 0 and animals_left(s)[kind] > 0:
                s.note(NO_PASTURE.of(seat, kind))


def pasture_root(move: i64) -> i64:
    """The corner that a move names."""
    return PASTURE_TILE.read(move) * EDGE_COUNT + PASTURE_SECTOR.read(move)


class Pasture(Action):
    """The field of an animal that has been made.

    Rule: KFF-ANIMAL-7
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        tile = PLACE_ANIMAL.tile.read(frame)
        found.extend(list_pastures(cast(KeyflowerState, state), seat, tile, PLACE_ANIMAL.to_come(frame)))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        kind = PASTURE_ANIMAL.read(move)
        to_come = PLACE_ANIMAL.to_come(frame)
        to_come[kind] -= 1
        s = cast(KeyflowerState, state)
        put_animal(s, seat, kind, pasture_root(move))
        place_herd(s, seat, PLACE_ANIMAL.tile.read(frame), to_come)

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """The same field by another of its corners."""
        s = cast(KeyflowerState, state)
        if not is_own(s, seat, PASTURE_TILE.read(move)):
            return None
        named = named_pasture(s, move)
        tile = PLACE_ANIMAL.tile.read(frame)
        known = list_pastures(s, seat, tile, PLACE_ANIMAL.to_come(frame))
        return Told(0, [named]) if named in known else None

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        return refuse_pasture(s, frame, seat, move)


def is_own(state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """True for a tile that lies in the village of a seat."""
    return is_laid(state, tile) and state.owner[tile] == seat


def named_pasture(state: KeyflowerState, move: i64) -> int:
    root = field_of(state, PASTURE_TILE.read(move), PASTURE_SECTOR.read(move))
    return int(PASTURE.of(PASTURE_ANIMAL.read(move), root // EDGE_COUNT, root % EDGE_COUNT))


def refuse_pasture(state: KeyflowerState, frame: i64, seat: i64, move: i64) -> Refusal:
    kind, tile = PASTURE_ANIMAL.read(move), PASTURE_TILE.read(move)
    source, to_come = PLACE_ANIMAL.tile.read(frame), PLACE_ANIMAL.to_come(frame)
    values: dict[str, int | str] = {
        "animal": ANIMALS[kind],
        "tile": TILE.word(tile),
        "sector": SECTORS[PASTURE_SECTOR.read(move)],
    }
    if to_come[kind] == 0:
        return Refusal("KFF-ANIMAL-7", "no-such-animal", {"animal": ANIMALS[kind]})
    if animals_left(state)[kind] == 0:
        return Refusal("KFF-ANIMAL-9", "no-animals-left", {"animal": ANIMALS[kind]})
    if not is_own(state, seat, tile):
        return Refusal("KFF-ANIMAL-3", "not-your-tile", {"tile": TILE.word(tile)})
    named = named_pasture(state, move)
    if named in list_pastures(state, seat, source, to_come):
        return Refusal("KFF-ANIMAL-7", "named-otherwise", {"line": pasture_line(named)})
    root = pasture_root(named)
    if not is_fitting(state, seat, root, kind):
        return Refusal(unfit_rule(state, root), "field-unfit", values)
    if kind not in [PASTURE_ANIMAL.read(each) for each in list_pastures(state, seat, source, to_come)]:
        return Refusal("KFF-BOAT-6", "another-animal-first", {"animal": ANIMALS[kind]})
    rule = "KFF-ANIMAL-4" if root in fields_on(state, home_of(state, seat)) else "KFF-ANIMAL-3"
    return Refusal(rule, "field-elsewhere", {**values, "source": TILE.word(source)})


def unfit_rule(state: KeyflowerState, root: i64) -> str:
    """The rule by which a field with other kinds takes no animal."""
    kinds = kinds_in(state, root)
    return "KFF-ANIMAL-1" if kinds & (kinds - 1) == 0 else "KFF-ANIMAL-2"


def pasture_line(move: int) -> str:
    return f"{PASTURE.name} {ANIMALS[PASTURE_ANIMAL.read(move)]} {field_name(pasture_root(move))}"


class PlaceAnimal(Interrupted):
    """Several fields fit: the owner of the animal chooses.

    Rule: KFF-ANIMAL-7, KFF-BOAT-6
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, *TO_COME, actions=[Pasture(PASTURE)])
        self.tile: Final = self.part("tile")
        self.counts: Final = [self.part(word) for word in ANIMALS]

    def to_come(self, frame: i64) -> list[int]:
        """By kind, the animals that are still to be placed."""
        return [int(part.read(frame)) for part in self.counts]

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFF-ANIMAL-7", "not-now", {"question": "place-animal"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.tile.read(frame)), "animals": bag(self.to_come(frame), ANIMALS)}


ANIMALS_COME: Final = AnimalsCome("animals-come")
PLACE_ANIMAL: Final = PlaceAnimal("place-animal")
