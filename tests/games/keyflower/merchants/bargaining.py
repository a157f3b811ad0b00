"""Positions with contracts: numbers for contracts that lie open, discarded, on boats or behind screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from artel.games.keyflower.rules import KeyflowerRules
from artel.kernel.game import Log
from artel.kernel.slices import EVERYTHING
from tests.games.keyflower import positions
from tests.games.keyflower.positions import GAME, Table

MODULES = ("base", "merchants")
ALL = tuple(range(36))


def word(number: int) -> str:
    return f"contract-{number}"


def some(numbers: Sequence[int]) -> dict[str, int]:
    return {word(number): 1 for number in sorted(numbers)}


def numbers_in(counts: Mapping[str, int]) -> list[int]:
    return [int(name.removeprefix("contract-")) for name in counts]


def holding(seat: dict[str, Any], *contracts: int, shown: Sequence[int] = ()) -> dict[str, Any]:
    """A seat with these contracts behind its screen, those `shown` known to all."""
    data = {**seat.get("data", {}), "contracts": some(contracts), "contracts_shown": some(shown)}
    return {**seat, "data": data}


def setting(
    seats: Sequence[dict[str, Any]],
    *,
    open: Sequence[int] = (),
    discards: Sequence[int] = (),
    aboard: Mapping[int, int] | None = None,
    deck: Sequence[int] | None = None,
    shuffles: Mapping[int, int] | None = None,
    boats: Sequence[str] = (),
    modules: tuple[str, ...] = MODULES,
    **piles: Any,
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The seats and the rest of a position; contracts that are named nowhere are in the stacks."""
    rules = cast(KeyflowerRules, GAME.rules(len(seats), modules))
    slices, lists = rules.slices, rules.slices.first(len(seats))
    rows = []
    for number, seat in enumerate(seats):
        data = {**slices.seat_data(lists, number, EVERYTHING), **seat.get("data", {})}
        rows.append({**seat, "data": data})
    on_boats = {place: [number] for place, number in (aboard or {}).items()}
    out = {*open, *discards, *[number for each in on_boats.values() for number in each]}
    out.update(number for row in rows for number in numbers_in(row["data"]["contracts"]))
    table: dict[str, Any] = {
        **slices.table_data(lists, EVERYTHING),
        "open_contracts": some(open),
        "discarded_contracts": some(discards),
        "boat_contracts": [some(on_boats.get(place, ())) for place in range(6)],
        "contract_deck": some([each for each in ALL if each not in out] if deck is None else deck),
        "contract_shuffles": {word(number): count for number, count in (shuffles or {}).items()},
    }
    if boats:
        table["boats"] = [{"boat": boat, "taken": False, "workers": {}, "skills": {}} for boat in boats]
    return rows, {**piles, "modules": modules, "data": table}


def auction(*seats: dict[str, Any], lots: Sequence[dict[str, Any]] = (), **more: Any) -> Table:
    """A turn, with contracts."""
    season, turn = more.pop("season", "spring"), more.pop("turn", 0)
    rows, rest = setting(seats, **more)
    return positions.auction(*rows, lots=lots, season=season, turn=turn, **rest)


def season_start(*seats: dict[str, Any], season: str, **more: Any) -> Table:
    rows, rest = setting(seats, **more)
    return positions.season_start(*rows, season=season, **rest)


def extending(*seats: dict[str, Any], season: str = "summer", **more: Any) -> Table:
    """The last steps of a season, as the rules at hand have them."""
    rows, rest = setting(seats, **more)
    return positions.extending(*rows, season=season, **rest)


def ended(*seats: dict[str, Any], **more: Any) -> Table:
    rows, rest = setting(seats, **more)
    return positions.ended(*rows, **rest)


def opening(players: int, **options: str) -> Table:
    """A new game with The Merchants."""
    return Table(GAME.setup(GAME.rules(players, MODULES, options or None), Log()))


def hand(table: Table, who: int) -> list[int]:
    return numbers_in(table.data()["seats"][who]["contracts"])


def shown(table: Table, who: int) -> list[int]:
    return numbers_in(table.data()["seats"][who]["contracts_shown"])


def lying(table: Table, name: str) -> list[int]:
    """The contracts in the stacks (`contract_deck`), `open_contracts` or `discarded_contracts`."""
    return numbers_in(table.data()[name])


def trades(table: Table, who: int) -> list[str]:
    """What the seat may trade now, as `4 blue`."""
    return [line.removeprefix("trade contract-") for line in table.moves_of(who, "trade")]
