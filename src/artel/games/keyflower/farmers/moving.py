"""Moving animals: one step of transport to a neighbouring field, or onto the sheep shelter."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.transport import GO_ON, TRANSPORT_STEP
from artel.games.keyflower.farmers.fields import field_of, has_river_between, neighbours_of
from artel.games.keyflower.farmers.herds import (
    SHELTERED,
    animals_in,
    change_herd,
    field_name,
    herd_kind,
    herd_root,
    herds_of,
    is_fitting,
)
from artel.games.keyflower.farmers.moves import (
    DRIVE,
    DRIVE_ANIMAL,
    DRIVE_FROM,
    DRIVE_GOAL,
    DRIVE_START,
    DRIVE_TO,
    SHELTER,
)
from artel.games.keyflower.farmers.placing import is_own
from artel.games.keyflower.farmers.text import DRIVEN, SHELTERED_SHEEP
from artel.games.keyflower.farmers.words import ANIMALS, SHEEP, SHEEP_SHELTER
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.state import EDGE_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.trade import Carrier
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.slices import NUMBERS
from artel.kernel.state import State
from artel.kernel.telling import Told

ALL: Final = 1 << 30


def list_drives(state: KeyflowerState, seat: i64, enough: i64) -> list[int]:
    """Every animal of a seat into every fitting field beside its own, up to `enough` moves.

    Rule: KFF-MOVE-1, KFF-MOVE-3, KFF-MOVE-4, KFF-MOVE-6
    """
    found: list[int] = []
    entry: i64
    for entry in herds_of(state):
        root = herd_root(entry)
        if state.owner[root // EDGE_COUNT] == seat:
            kind = herd_kind(entry)
            for goal in neighbours_of(state, root):
                if is_fitting(state, seat, goal, kind):
                    found.append(int(drive(kind, root, goal)))
        if len(found) >= enough:
            break
    return found


def drive(kind: i64, start: i64, goal: i64) -> i64:
    return DRIVE.of(kind, start // EDGE_COUNT, start % EDGE_COUNT, goal // EDGE_COUNT, goal % EDGE_COUNT)


def can_shelter(state: KeyflowerState, seat: i64) -> bool:
    """True when a sheep stands in the field of the own sheep shelter's tile.

    Rule: KFF-MOVE-7, KFF-MOVE-10
    """
    if not is_own(state, seat, SHEEP_SHELTER):
        return False
    return animals_in(state, field_of(state, SHEEP_SHELTER, 0), SHEEP) > 0


class Drovers(Carrier):
    """A transport goes on as long as an animal can be moved."""

    def seems_possible(self, state: State, seat: i64, steps: i64, upgrades: i64) -> bool:
        return steps > 0 and self.uses_a_step(state, seat)

    def uses_a_step(self, state: State, seat: i64) -> bool:
        s = cast(KeyflowerState, state)
        return can_shelter(s, seat) or len(list_drives(s, seat, 1)) > 0


def go_on(state: State, frame: i64, seat: i64) -> None:
    """The transport goes on with a step less."""
    step = TRANSPORT_STEP
    source, steps, upgrades = step.tile.read(frame), step.steps.read(frame), step.upgrades.read(frame)
    state.agenda.append(GO_ON.frame(seat, source, steps - 1, upgrades))


class Drive(Action):
    """One step of one animal, over a road.

    Rule: KFF-MOVE-1, KFF-MOVE-2, KFF-MOVE-11
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        if TRANSPORT_STEP.steps.read(frame) > 0:
            found.extend(list_drives(cast(KeyflowerState, state), seat, ALL))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        kind, start, goal = DRIVE_ANIMAL.read(move), DRIVE_START.read(move), DRIVE_GOAL.read(move)
        change_herd(s, start * EDGE_COUNT + DRIVE_FROM.read(move), kind, -1)
        change_herd(s, goal * EDGE_COUNT + DRIVE_TO.read(move), kind, 1)
        s.note(DRIVEN.of(seat, kind, start, goal, DRIVE_TO.read(move)))
        go_on(s, frame, seat)

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """The same two fields by other corners of theirs."""
        s = cast(KeyflowerState, state)
        if not is_own(s, seat, DRIVE_START.read(move)) or not is_own(s, seat, DRIVE_GOAL.read(move)):
            return None
        named = named_drive(s, move)
        return Told(0, [named]) if named in list_drives(s, seat, ALL) else None

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refuse_drive(cast(KeyflowerState, state), seat, move, TRANSPORT_STEP.steps.read(frame))


def named_drive(state: KeyflowerState, move: i64) -> int:
    start = field_of(state, DRIVE_START.read(move), DRIVE_FROM.read(move))
    goal = field_of(state, DRIVE_GOAL.read(move), DRIVE_TO.read(move))
    return int(drive(DRIVE_ANIMAL.read(move), start, goal))


def refuse_drive(state: KeyflowerState, seat: i64, move: i64, steps: i64) -> Refusal:
    if steps == 0:
        return Refusal("KFF-MOVE-1", "no-steps-left", {})
    for tile in (DRIVE_START.read(move), DRIVE_GOAL.read(move)):
        if not is_own(state, seat, tile):
            return Refusal("KFF-MOVE-1", "not-your-tile", {"tile": TILE.word(tile)})
    kind = DRIVE_ANIMAL.read(move)
    start = field_of(state, DRIVE_START.read(move), DRIVE_FROM.read(move))
    goal = field_of(state, DRIVE_GOAL.read(move), DRIVE_TO.read(move))
    values: dict[str, int | str] = {
        "animal": ANIMALS[kind],
        "start": TILE.word(DRIVE_START.read(move)),
        "goal": TILE.word(DRIVE_GOAL.read(move)),
    }
    if animals_in(state, start, kind) == 0:
        return Refusal("KFF-MOVE-1", "no-animal-there", values)
    if start == goal:
        return Refusal("KFF-MOVE-5", "same-field", values)
    if goal not in neighbours_of(state, start):
        river = has_river_between(state, start, goal)
        return Refusal("KFF-MOVE-4" if river else "KFF-MOVE-3", "fields-apart", values)
    if not is_fitting(state, seat, goal, kind):
        return Refusal("KFF-MOVE-6", "goal-unfit", values)
    named = f"{DRIVE.name} {ANIMALS[kind]} {field_name(start)} {field_name(goal)}"
    return Refusal("KFF-MOVE-1", "named-otherwise", {"line": named})


class Shelter(Action):
    """One step of one sheep onto the sheep shelter, where it stays.

    Rule: KFF-MOVE-7, KFF-MOVE-8, KFF-MOVE-9, KFF-MOVE-10
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        if TRANSPORT_STEP.steps.read(frame) > 0 and can_shelter(cast(KeyflowerState, state), seat):
            found.append(int(SHELTER.of()))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        root = field_of(s, SHEEP_SHELTER, 0)
        change_herd(s, root, SHEEP, -1)
        s.lists[NUMBERS][rules_of(s).slices.place_of(SHELTERED.name)] += 1
        s.note(SHELTERED_SHEEP.of(seat, root // EDGE_COUNT, root % EDGE_COUNT))
        go_on(s, frame, seat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        if TRANSPORT_STEP.steps.read(frame) == 0:
            return Refusal("KFF-MOVE-7", "no-steps-left", {})
        if not is_own(s, seat, SHEEP_SHELTER):
            return Refusal("KFF-MOVE-7", "not-your-tile", {"tile": TILE.word(SHEEP_SHELTER)})
        return Refusal("KFF-MOVE-7", "no-sheep-to-shelter", {})
