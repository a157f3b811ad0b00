"""Modules: bundles of lists, flattened once into what the rules are built from.

The base game is a module too. A module adds, removes or replaces component rows, inserts steps by
name into a printed sequence, and answers a closed list of named questions; each question says once
how several answers combine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final


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


class Module:
    """One bundle of lists."""

    def __init__(
        self,
        name: str,
        *,
        needs: Sequence[str] = (),
        rows: dict[str, dict[str, object]] | None = None,
        removed: dict[str, Sequence[str]] | None = None,
        sequences: dict[str, Sequence[str]] | None = None,
        inserts: Sequence[Insert] = (),
        answers: dict[str, int] | None = None,
    ) -> None:
        self.name: Final = name
        self.needs: Final = tuple(needs)
        self.rows: Final = rows or {}
        self.removed: Final = removed or {}
        self.sequences: Final = sequences or {}
        self.inserts: Final = tuple(inserts)
        self.answers: Final = answers or {}


class Flat:
    """What is left of the modules: tables of rows, sequences of step names, answers."""

    def __init__(self) -> None:
        self.rows: Final[dict[str, dict[str, object]]] = {}
        self.sequences: Final[dict[str, list[str]]] = {}
        self.answers: Final[dict[str, int]] = {}


def chosen(known: dict[str, Module], names: Sequence[str]) -> list[Module]:
    """The modules of these names, each after what it needs."""
    modules: list[Module] = []
    for name in names:
        module = known.get(name)
        if module is None:
            raise ModuleError(f"expected modules out of {' | '.join(known)}, got {name!r}")
        if module in modules:
            raise ModuleError(f"expected each module once, got {name!r} twice")
        for need in module.needs:
            if need not in names:
                raise ModuleError(f"module {name!r} expected {need!r} beside it, got {', '.join(names)}")
        modules.append(module)
    return modules


def flatten(modules: Sequence[Module], questions: Sequence[Question]) -> Flat:
    flat = Flat()
    for module in modules:
        _flatten_rows(flat, module)
        for sequence, names in module.sequences.items():
            if sequence in flat.sequences:
                raise ModuleError(f"module {module.name}: expected a new sequence, got {sequence!r} again")
            flat.sequences[sequence] = list(names)
        for insert in module.inserts:
            _insert(flat, module, insert)
    for question in questions:
        answers = [module.answers[question.name] for module in modules if question.name in module.answers]
        answer = answers[0] if answers else question.default
        for further in answers[1:]:
            answer = question.combine(answer, further)
        flat.answers[question.name] = answer
    asked = {question.name for question in questions}
    for module in modules:
        for name in module.answers:
            if name not in asked:
                raise ModuleError(f"module {module.name}: expected questions {sorted(asked)}, got {name!r}")
    return flat


def _flatten_rows(flat: Flat, module: Module) -> None:
    for table, gone in module.removed.items():
        for row_id in gone:
            if row_id not in flat.rows.get(table, {}):
                raise ModuleError(f"module {module.name}: expected a row of {table}, got {row_id!r}")
            del flat.rows[table][row_id]
    for table, rows in module.rows.items():
        flat.rows.setdefault(table, {}).update(rows)


def _insert(flat: Flat, module: Module, insert: Insert) -> None:
    names = flat.sequences.get(insert.sequence)
    anchor = insert.before or insert.after
    if names is None or anchor not in names:
        raise ModuleError(f"module {module.name}: expected a step of {insert.sequence!r}, got {anchor!r}")
    place = names.index(anchor) + (1 if insert.after else 0)
    names.insert(place, insert.step)
