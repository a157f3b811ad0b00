"""Where two states, views or other data differ, field by field: a digest alone says only that they do."""

from __future__ import annotations

from artel.kernel.game import Game, State

# Longer values are cut where they are told.
MOST_SIGNS = 60


def differences(one: object, other: object, path: str = "") -> list[str]:
    """Each field in which they differ, by its path, with both values."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = [*one, *[name for name in other if name not in one]]
        pairs = [(f"{path}.{name}" if path else str(name), one.get(name), other.get(name)) for name in names]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{place}]", *both) for place, both in enumerate(zip(one, other, strict=True))]
    elif one == other:
        return []
    else:
        return [f"{path}: {shown(one)} and {shown(other)}"]
    return [line for name, mine, theirs in pairs for line in differences(mine, theirs, name)]


def shown(value: object) -> str:
    told = repr(value)
    return told if len(told) <= MOST_SIGNS else f"{told[:MOST_SIGNS]}..."


def parted(game: Game, one: State, other: State) -> str:
    """The fields in which two states of a game differ, a line each; nothing where their digests agree."""
    if game.digest(one) == game.digest(other):
        return ""
    return "\n".join(differences(game.to_data(one), game.to_data(other)))
