"""Every deed of a turn, found by trying all sets of workers against the rules, without the engine's lists.

A deed is what is done (`bid` or `use`), where, with which workers from behind the screen and with which
beaten bids. `all_deeds` tries them all on the data of a position; `told_deeds` follows the engine's moves
through lifting and adding to the same form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from artel.kernel.game import legal_moves, play
from tests.games.keyflower.positions import FACTS, Table

COLOURS = ("blue", "red", "yellow", "green")
ACTIONS = ("produce", "choose", "draw-workers", "draw-skills", "exchange", "transport")
Deed = tuple[str, str, tuple[int, ...], tuple[str, ...]]


def all_deeds(table: Table, seat: int) -> set[Deed]:
    """By trial: every set of beaten bids with every number of workers of each colour, everywhere."""
    data = table.data()
    screen = [data["seats"][seat]["workers"].get(colour, 0) for colour in COLOURS]
    lots = {row["tile"]: row for row in data["lots"]}
    beaten = {word: own_bid(row, seat) for word, row in lots.items() if is_beaten(row, seat)}
    found: set[Deed] = set()
    for size in range(len(beaten) + 1):
        for lifted in combinations(beaten, size):
            for taken in product(*[range(count + 1) for count in screen]):
                group = Counter(dict(zip(COLOURS, taken, strict=True)))
                for word in lifted:
                    group[beaten[word]["colour"]] += beaten[word]["count"]
                group = +group
                if group:
                    for deed, word in places_for(data, seat, group, lifted, taken):
                        found.add((deed, word, taken, lifted))
    return found


def own_bid(row: dict[str, Any], seat: int) -> dict[str, Any]:
    return next((bid for bid in row["bids"] if bid["seat"] == seat), {"colour": None, "count": 0})


def is_beaten(row: dict[str, Any], seat: int) -> bool:
    count = own_bid(row, seat)["count"]
    return count > 0 and any(bid["count"] > count for bid in row["bids"])


def has_boat(data: dict[str, Any], seat: int, number: int, side: str) -> bool:
    return any(
        row["tile"] == f"summer-boat-{number}" and row["side"] == side for row in data["villages"][seat]
    )


def places_for(
    data: dict[str, Any], seat: int, group: Counter[str], lifted: tuple[str, ...], taken: tuple[int, ...]
) -> Iterator[tuple[str, str]]:
    for row in data["lots"]:
        if row["tile"] not in lifted and may_bid(data, seat, row, group):
            yield "bid", row["tile"]
    for row in [*data["lots"], *[row for village in data["villages"] for row in village]]:
        if may_use(data, seat, row, group) and may_pay(data, seat, row, lifted, taken):
            yield "use", row["tile"]


def may_bid(data: dict[str, Any], seat: int, row: dict[str, Any], group: Counter[str]) -> bool:
    if len(group) > 1:
        return False
    ((colour, count),) = group.items()
    own = own_bid(row, seat)
    others = [bid for bid in row["bids"] if bid["seat"] != seat]
    if own["count"] + count <= max([bid["count"] for bid in others], default=0):
        return False
    if own["count"]:
        return bool(own["colour"] == colour)
    bound = row["colour"]
    if bound in (None, colour):
        return True
    standing = any(bid["colour"] == bound for bid in others)
    village_tile = FACTS[row["tile"]]["kind"] != "turn-order"
    return has_boat(data, seat, 4, "front") and standing and village_tile and bound != "green"


def may_use(data: dict[str, Any], seat: int, row: dict[str, Any], group: Counter[str]) -> bool:
    if FACTS[row["tile"]][row["side"]]["kind"] not in ACTIONS:
        return False
    size = group.total()
    if size <= row["last_use"] or size + sum(row["workers"].values()) > 6:
        return False
    if row["colour"] is None:
        return len(group) == 1
    return set(group) == {row["colour"]} or has_boat(data, seat, 4, "back")


def may_pay(
    data: dict[str, Any], seat: int, row: dict[str, Any], lifted: tuple[str, ...], taken: tuple[int, ...]
) -> bool:
    """Something is left for the payment of an exchange."""
    price = FACTS[row["tile"]][row["side"]].get("pays")
    if price is None:
        return True
    skills = data["seats"][seat]["skills"]
    if not price.endswith("-worker"):
        return bool(skills) if price == "any-skill" else price in skills
    left = {colour for colour, count in zip(COLOURS, taken, strict=True)
            if data["seats"][seat]["workers"].get(colour, 0) > count}  # fmt: skip
    for lot in data["lots"]:
        if lot["tile"] not in lifted and is_beaten(lot, seat):
            left.add(own_bid(lot, seat)["colour"])
    return bool(left) if price == "any-worker" else price.removesuffix("-worker") in left


def told_deeds(table: Table, seat: int) -> list[Deed]:
    """The same by the engine: each way of telling a deed, one after the other."""
    found: list[Deed] = []
    for line, move in zip(table.moves(seat), legal_moves(table.state, seat), strict=True):
        follow(table, seat, line, move, Counter(), (), found)
    return found


def follow(
    table: Table,
    seat: int,
    line: str,
    move: int,
    taken: Counter[str],
    lifted: tuple[str, ...],
    found: list[Deed],
) -> None:
    verb, *words = line.split()
    if verb in ("bid", "use"):
        word, colour, count = words
        total = taken + Counter({colour: int(count)})
        found.append((verb, word, tuple(total[colour] for colour in COLOURS), lifted))
    if verb not in ("lift", "add"):
        return
    if verb == "lift":
        lifted = (*lifted, words[0])
    else:
        taken = taken + Counter({words[0]: int(words[1])})
    after = Table(table.state.clone())
    play(after.state, seat, move)
    for further, following in zip(after.moves(seat), legal_moves(after.state, seat), strict=True):
        follow(after, seat, further, following, taken, lifted, found)
