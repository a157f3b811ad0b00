"""Why a table that was kept by another version of Artel cannot be taken up."""

from __future__ import annotations

from collections.abc import Iterable

from artel.games import all_games
from artel.kernel.rules import Module
from artel.table.store import Stored
from artel.table.wire import WireError


def unplayable(stored: Stored) -> WireError:
    known = [(game.name, game.modules.values()) for game in all_games()]
    expected = [versioned(name, [(each.name, goes_by(each)) for each in own]) for name, own in known]
    kept = versioned(stored.game, zip(stored.modules, stored.versions.split(), strict=False))
    return WireError("unplayable-table", expected, kept, 410)


def goes_by(module: Module) -> str:
    """The versions of its rules that games go by, the newest first."""
    return "|".join([str(version) for version in module.versions()])


def versioned(game: str, modules: Iterable[tuple[str, str]]) -> str:
    """A game as a refusal names it: its modules, each with the version of its rules."""
    return f"{game}: {', '.join(f'{name} {version}' for name, version in modules)}"
