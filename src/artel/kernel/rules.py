"""Modules: bundles of lists, flattened once into what the rules are built from.

The base game is a module too. A module adds, removes or replaces component rows; brings verbs, steps and log
lines, actions for menus, options, printed facts and the file of its rules; inserts steps by name into a
printed sequence; and answers a closed list of named questions, each of which says once how several answers
combine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from artel.kernel.digest import digest
from artel.kernel.menu import Action, Menu
from artel.kernel.shape import Shape
from artel.kernel.slices import Slices, Slot
from artel.kernel.standing import Standing
from artel.kernel.state import Step, TieBreak
from artel.kernel.view_types import ViewTypes


class ModuleError(ValueError):
    """Modules that do not fit together: what was expected, and what came."""


class Insert:
    """A step that goes before or after another one of a printed sequence."""

    def __init__(self, sequence: str, step: str, *, before: str = "", after: str = "") -> None:
        if bool(before) == bool(after):
            raise ModuleError(f"insert {step}: expected before or after, got {before!r} and {after!r}")
        self.sequence: Final = sequence
        self.step: Final = step
        self.before: Final = before
        self.after: Final = after


class Question:
    """A named question modules may answer, with the way answers combine and the answer of nobody."""

    def __init__(self, name: str, default: int, combine: Callable[[int, int], int]) -> None:
        self.name: Final = name
        self.default: Final = default
        self.combine: Final = combine


class Option:
    """A choice made before a game begins: its name, its values, and the one it has when nobody chooses.

    A choice per seat is one value for each seat, in the order of the seats, with spaces between them.
    """

    def __init__(
        self, name: str, values: Sequence[str], default: str, *, per_seat: bool = False, module: str = ""
    ) -> None:
        if default not in values:
            raise ModuleError(f"option {name}: expected a default out of {values}, got {default!r}")
        self.name: Final = name
        self.values: Final = tuple(values)
        self.default: Final = default
        self.per_seat: Final = per_seat
        self.module: Final = module

    def checked(self, given: str | None, players: int) -> str:
        """The value in its one form; anything else is refused."""
        words = [self.default] * (players if self.per_seat else 1) if given is None else given.split()
        expected = f"{players} of them" if self.per_seat else "one of them"
        for word in words:
            if word not in self.values:
                raise ModuleError(f"option {self.name}: expected {' | '.join(self.values)}, got {word!r}")
        if len(words) != (players if self.per_seat else 1):
            raise ModuleError(f"option {self.name}: expected {expected}, got {given!r}")
        return " ".join(words)


class Reading:
    """How one version of a module's rules answers the named questions, and where its steps go.

    Of an earlier version it says only what was otherwise then.
    """

    def __init__(
        self,
        answers: dict[str, int | Sequence[int]] | None = None,
        inserts: Sequence[Insert] | None = None,
    ) -> None:
        self.answers: Final = answers or {}
        self.inserts: Final[tuple[Insert, ...] | None] = None if inserts is None else tuple(inserts)


class Module:
    """One bundle of lists. What it adds to the languages stands behind what the modules before it have.

    `rows` are its components by table and id, `answers` its answers to the game's named questions: a number,
    or one for each number of players. `slots` is what it adds to the state; `actions` go to menus by their
    name. `facts` are its printed values: together with its version they say whether a record still means
    what it meant. `earlier` are the readings of versions before this one, by which the games go on that began
    under them.
    """

    def __init__(
        self,
        name: str,
        *,
        version: int = 1,
        earlier: dict[int, Reading] | None = None,
        needs: Sequence[str] = (),
        rows: dict[str, dict[str, object]] | None = None,
        removed: dict[str, Sequence[str]] | None = None,
        verbs: Sequence[Shape] = (),
        spoken: Sequence[Shape] = (),
        steps: Sequence[Step] = (),
        lines: Sequence[Shape] = (),
        openings: Sequence[str] | None = None,
        actions: dict[str, Sequence[Action]] | None = None,
        sequences: dict[str, Sequence[str]] | None = None,
        inserts: Sequence[Insert] = (),
        answers: dict[str, int | Sequence[int]] | None = None,
        slots: Sequence[Slot] = (),
        options: Sequence[Option] = (),
        facts: Callable[[], list[dict[str, object]]] | None = None,
        view_types: ViewTypes | None = None,
        ledger: str = "",
        tie_breaks: Sequence[TieBreak] = (),
        standing: Sequence[Standing] = (),
        implied: bool = False,
    ) -> None:
        self.name: Final = name
        # True for what nobody chooses: it is there as soon as everything is that it needs.
        self.implied: Final = implied
        self.version: Final = version
        self.earlier: Final = earlier or {}
        for number in self.earlier:
            if not 0 < number < version:
                raise ModuleError(f"module {name}: expected versions before {version}, got {number}")
        self.needs: Final = tuple(needs)
        self.rows: Final = rows or {}
        self.removed: Final = removed or {}
        self.verbs: Final = tuple(verbs)
        self.spoken: Final = tuple(spoken)
        self.steps: Final = tuple(steps)
        self.lines: Final = tuple(lines)
        self.openings: Final[tuple[str, ...] | None] = None if openings is None else tuple(openings)
        self.actions: Final = actions or {}
        self.sequences: Final = sequences or {}
        self.inserts: Final = tuple(inserts)
        self.answers: Final = answers or {}
        self.slots: Final = tuple(slots)
        self.options: Final = tuple(
            [Option(o.name, o.values, o.default, per_seat=o.per_seat, module=name) for o in options]
        )
        # What decides between equal scores, the first that does; those of later modules come after.
        self.tie_breaks: Final = tuple(tie_breaks)
        # Answers that a seat may let stand.
        self.standing: Final = tuple(standing)
        self.facts: Final = facts
        # What it adds to views, questions and reasons, field by field.
        self.view_types: Final = view_types
        # The file with the statements of its rulebook.
        self.ledger: Final = ledger
        self._edition: str = ""

    def edition(self) -> str:
        """The fingerprint of its printed values."""
        if not self._edition:
            self._edition = digest([] if self.facts is None else self.facts())
        return self._edition

    def versions(self) -> list[int]:
        """The versions of its rules that a game may go by, the newest first."""
        return [self.version, *sorted(self.earlier, reverse=True)]

    def reading(self, version: int) -> Reading:
        """The whole reading of one of these versions."""
        if version == self.version:
            return Reading(self.answers, self.inserts)
        before = self.earlier[version]
        inserts = self.inserts if before.inserts is None else before.inserts
        return Reading({**self.answers, **before.answers}, inserts)


class Flat:
    """What is left of the modules: rows, sequences of step names, answers, options, tie-breaks, slices."""

    def __init__(self, slots: Sequence[Slot] = ()) -> None:
        self.rows: Final[dict[str, dict[str, object]]] = {}
        self.sequences: Final[dict[str, list[str]]] = {}
        self.answers: Final[dict[str, int]] = {}
        self.options: Final[dict[str, str]] = {}
        self.slices: Final = Slices(slots)
        self.tie_breaks: Final[list[TieBreak]] = []

    def steps(self, sequence: str, steps: Sequence[Step]) -> list[Step]:
        """The steps of a printed sequence, in their order."""
        named = {step.shape.name: step for step in steps}
        found: list[Step] = []
        for name in self.sequences[sequence]:
            if name not in named:
                raise ModuleError(f"sequence {sequence!r}: expected a step of the game, got {name!r}")
            found.append(named[name])
        return found


def chosen(known: dict[str, Module], names: Sequence[str]) -> list[Module]:
    """The modules of these names besides the game itself, and what they imply, in the order of the list."""
    modules: list[Module] = []
    base = next(iter(known))
    names = [*names] if base in names else [base, *names]
    for name in names:
        module = known.get(name)
        if module is None:
            offered = [each for each, known_module in known.items() if not known_module.implied]
            raise ModuleError(f"expected modules out of {' | '.join(offered)}, got {name!r}")
        if module in modules:
            raise ModuleError(f"expected each module once, got {name!r} twice")
        for need in module.needs:
            if need not in names:
                raise ModuleError(f"module {name!r} expected {need!r} beside it, got {', '.join(names)}")
        modules.append(module)
    return [
        module
        for module in known.values()
        if module in modules or (module.implied and all(need in names for need in module.needs))
    ]


def actions_of(step: Step, modules: Sequence[Module]) -> list[Action]:
    """The actions of a menu: its own, then those of the modules in their order."""
    found: list[Action] = []
    if isinstance(step, Menu):
        found.extend(step.actions)
    for module in modules:
        added = module.actions.get(step.shape.name, ())
        if added and not isinstance(step, Menu):
            raise ModuleError(f"module {module.name}: expected the name of a menu, got {step.shape.name!r}")
        found.extend(added)
    return found


def flatten(
    modules: Sequence[Module],
    questions: Sequence[Question],
    players: int = 0,
    printed: dict[str, dict[str, dict[str, object]]] | None = None,
    earlier: dict[str, int] | None = None,
) -> Flat:
    """What these modules come to; `printed` are the tables an edition has in place of or besides theirs.

    A module named in `earlier` is read as that version of it.
    """
    flat = Flat([slot for module in modules for slot in module.slots])
    readings = [
        (module, module.reading((earlier or {}).get(module.name, module.version))) for module in modules
    ]
    for module, reading in readings:
        _flatten_rows(flat, module, (printed or {}).get(module.name, {}))
        for sequence, names in module.sequences.items():
            if sequence in flat.sequences:
                raise ModuleError(f"module {module.name}: expected a new sequence, got {sequence!r} again")
            flat.sequences[sequence] = list(names)
        for insert in reading.inserts or ():
            _insert(flat, module, insert)
        flat.tie_breaks.extend(module.tie_breaks)
    for question in questions:
        answers = [
            _answer(module, question.name, reading.answers[question.name], players)
            for module, reading in readings
            if question.name in reading.answers
        ]
        answer = answers[0] if answers else question.default
        for further in answers[1:]:
            answer = question.combine(answer, further)
        flat.answers[question.name] = answer
    asked = {question.name for question in questions}
    for module, reading in readings:
        for name in reading.answers:
            if name not in asked:
                raise ModuleError(f"module {module.name}: expected questions {sorted(asked)}, got {name!r}")
    return flat


def _answer(module: Module, question: str, answer: int | Sequence[int], players: int) -> int:
    """What a module says; a list has one answer for each number of players, by that number."""
    if isinstance(answer, int):
        return answer
    if players >= len(answer):
        raise ModuleError(
            f"module {module.name}: expected an answer to {question!r} for {players} players,"
            f" got {len(answer)} answers"
        )
    return answer[players]


def _flatten_rows(flat: Flat, module: Module, printed: dict[str, dict[str, object]]) -> None:
    for table, gone in module.removed.items():
        for row_id in gone:
            if row_id not in flat.rows.get(table, {}):
                raise ModuleError(f"module {module.name}: expected a row of {table}, got {row_id!r}")
            del flat.rows[table][row_id]
    for table, rows in {**module.rows, **printed}.items():
        flat.rows.setdefault(table, {}).update(rows)


def _insert(flat: Flat, module: Module, insert: Insert) -> None:
    names = flat.sequences.get(insert.sequence)
    anchor = insert.before or insert.after
    if names is None or anchor not in names:
        raise ModuleError(f"module {module.name}: expected a step of {insert.sequence!r}, got {anchor!r}")
    place = names.index(anchor) + (1 if insert.after else 0)
    names.insert(place, insert.step)


def earlier_versions(modules: Sequence[Module], told: dict[str, int]) -> dict[str, int]:
    """By name, the modules that go by an earlier version than the newest; any other version is refused."""
    known = {module.name: module for module in modules}
    found: dict[str, int] = {}
    for name, version in told.items():
        if name not in known:
            raise ModuleError(f"expected versions of {' | '.join(known)}, got one of {name!r}")
        module = known[name]
        if version not in module.versions():
            expected = " | ".join([str(each) for each in module.versions()])
            raise ModuleError(f"module {name}: expected rules version {expected}, got {version}")
        if version != module.version:
            found[name] = version
    return found


def checked_options(
    game: str, known: Sequence[Option], given: dict[str, str], players: int
) -> dict[str, str]:
    """Every option with its value; an unknown name or value is refused."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            expected = " | ".join(names) or "no options"
            raise ModuleError(f"{game}: expected {expected}, got an option {name!r}")
    return {option.name: option.checked(given.get(option.name), players) for option in known}
