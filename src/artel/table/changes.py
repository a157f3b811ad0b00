"""What has changed between two views, as far as several possible views of the later moment agree."""

from __future__ import annotations

from collections.abc import Sequence

Change = list[object]


def sure_changes(before: object, afters: Sequence[object]) -> list[Change]:
    """`[path, value]` for everything that is new and the same in all the later views.

    A path is made of names and places in lists. A list that has grown or shrunk is told whole, and `[path]`
    alone tells that a name is gone. Where the later views differ nothing is told.
    """
    found: list[Change] = []
    _compare(before, afters, [], found)
    return found


def _compare(before: object, afters: Sequence[object], path: list[object], found: list[Change]) -> None:
    first = afters[0]
    same = all(after == first for after in afters[1:])
    if same and before == first:
        return
    if isinstance(before, dict) and all(isinstance(after, dict) for after in afters):
        _compare_names(before, afters, path, found)  # type: ignore[arg-type]
    elif isinstance(before, list) and all(
        isinstance(after, list) and len(after) == len(before) for after in afters
    ):
        for place, old in enumerate(before):
            _compare(old, [after[place] for after in afters], [*path, place], found)  # type: ignore[index]
    elif same:
        found.append([path, first])


def _compare_names(
    before: dict[str, object], afters: Sequence[dict[str, object]], path: list[object], found: list[Change]
) -> None:
    for name in [*before, *(name for name in afters[0] if name not in before)]:
        having = [after[name] for after in afters if name in after]
        if not having:
            found.append([[*path, name]])
        elif len(having) == len(afters):
            if name in before:
                _compare(before[name], having, [*path, name], found)
            elif all(value == having[0] for value in having[1:]):
                found.append([[*path, name], having[0]])
