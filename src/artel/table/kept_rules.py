"""The rules of a table that was kept: a game goes on by the versions it began under."""

from __future__ import annotations

from artel.kernel.game import Game, Rules
from artel.table.editions import edition_of
from artel.table.store import Stored


def rules_kept(stored: Stored, game: Game) -> Rules:
    """The rules by which a table is played on; versions that games no longer go by are a ModuleError.

    A module that came later than the table has none of its own, and goes by its newest.
    """
    versions = {name: int(word) for name, word in zip(stored.modules, stored.versions.split(), strict=False)}
    return _rules(stored, game, versions)


def versions_now(stored: Stored, game: Game) -> str:
    """The versions under which the same table would begin now."""
    return _rules(stored, game, {}).version


def _rules(stored: Stored, game: Game, versions: dict[str, int]) -> Rules:
    edition = edition_of(stored, game)
    own = edition.digest if edition is not None else None
    seats = len(stored.seats.seats)
    return game.rules(seats, stored.modules, stored.options or None, own, versions)
