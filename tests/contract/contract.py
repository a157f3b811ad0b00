"""What the contract tests must be told of a game: `tests/games/<game>/contract.py` holds its `CONTRACT`.

A game that joins is walked at once; one without a contract fails with a line that says what to write.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from artel.kernel.game import Game, Rules, State
from artel.kernel.record import Record
from artel.kernel.view_types import ViewTypes

Ask = dict[str, Any]
# A log line: its kind and its values.
Told = tuple[str, dict[str, Any]]


class Checker(Protocol):
    """What never gets lost: asked after every move, fails where a piece is gone or came from nowhere."""

    def check(self, state: State) -> None: ...


class Observer(Protocol):
    """Sees what a seat sees, in order, and says of a state why it cannot be."""

    def see(self, view_data: dict[str, Any], visible_log_lines: list[dict[str, Any]]) -> None: ...

    def impossible(self, state: State) -> str | None: ...


def nothing_rare(data: dict[str, Any]) -> None:
    """The opening as it is."""


def no_components(game: Game) -> set[str]:
    return set()


def no_leads(game: Game) -> dict[str, str]:
    return {}


def no_components_shown(lines: Iterable[Told]) -> set[str]:
    return set()


@dataclass(frozen=True)
class Setup:
    """A further way to set a game up, of which one game is walked where the main ones have `share`."""

    modules: tuple[str, ...]
    players: int
    options: tuple[tuple[str, str], ...] = ()
    share: int = 1
    # A short name where the modules would make a long one.
    name: str = ""


def nothing_further(game: Game) -> list[Setup]:
    return []


@dataclass(frozen=True)
class Contract:
    """One game, as its tests must know it."""

    # A fresh checker of what the game conserves, and an observer beside a seat.
    checker: Callable[[Game], Checker]
    observer: Callable[[Game, Rules, int], Observer]
    # (question, state, who answers, viewer): the viewer sees that it is answered, and not how.
    is_secret: Callable[[Ask, State, int, int], bool]
    # (question, state, who answers, viewer, verb): the answer opens to the viewer what was hidden.
    opens: Callable[[Ask, State, int, int, str], bool]
    # How many random games a test run can afford, how many of them looked at ply by ply, and the ply by
    # which every one of them is over.
    games: int = 20
    checked: int = 12
    most_plies: int = 5000
    # How often a verb is taken, 1 where it is not named, so that walks reach the far corners of the game.
    leanings: Mapping[str, float] = field(default_factory=dict)
    # Changes the opening so that every third walk sees what is rare otherwise.
    enrich: Callable[[dict[str, Any]], None] = nothing_rare
    # What golden records show besides verbs, questions, log lines and endings; what none of them need show.
    components: Callable[[Game], set[str]] = no_components
    components_shown: Callable[[Iterable[Told]], set[str]] = no_components_shown
    need_not_show: frozenset[str] = frozenset()
    # A piece that leads to what is to be shown and names no piece itself.
    leads: Callable[[Game], dict[str, str]] = no_leads
    # The sets of modules that are walked; without any, the game's own with every set of further ones.
    modules: tuple[tuple[str, ...], ...] = ()
    # Further sets of modules, each with one number of players and options of its own.
    further: Callable[[Game], list[Setup]] = nothing_further
    # Tiles that no sensible bot upgrades; in golden records somebody has taken a fancy to them.
    unloved: tuple[str, ...] = ()
    # The bots whose games observers follow; without a name the strongest, where that does not take too long.
    observed_bot: str = ""
    # Makes the golden records of a game that needs a way of its own to show everything.
    records: Callable[[Game], list[Record]] | None = None
    # What the views hold of a game that does not declare it itself.
    view_types: ViewTypes | None = None


@cache
def contract_of(game: str) -> Contract:
    name = f"tests.games.{game.replace('-', '_')}.contract"
    try:
        found = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if not name.startswith(str(error.name)):
            raise
        raise AssertionError(f"expected a Contract of {game} in {name}, got no such module") from error
    contract = getattr(found, "CONTRACT", None)
    assert isinstance(contract, Contract), f"{name}: expected CONTRACT to be a Contract, got {contract!r}"
    return contract


def view_types_of(game: Game, modules: tuple[str, ...] = ()) -> ViewTypes:
    """What the game declares of its views, or its contract for it."""
    types = game.view_types(modules) or contract_of(game.name).view_types
    where = f"view_types of its module or of CONTRACT in tests.games.{game.name}.contract"
    assert types is not None, f"{game.name}: expected {where}, got neither"
    return types
