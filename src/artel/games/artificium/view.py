"""Artificium as data: the whole state, what one seat may know of it, and reading either."""

from __future__ import annotations

from artel.games.artificium.slots import SLICES
from artel.games.artificium.state import PIECES, ArtificiumRules, ArtificiumState, held
from artel.games.artificium.words import CARD_COUNT, CARDS
from artel.kernel.bag import bag, counts_of
from artel.kernel.memory import Memory, known_after
from artel.kernel.slices import EVERYTHING
from artel.kernel.state import SPECTATOR


def _memory_data(memory: Memory, events: list[int], players: int) -> dict[str, object]:
    """What was known of the hands, what has happened since, and whose hands it left in doubt."""
    return {
        "known": _by_seat(memory.known, players),
        "events": [PIECES.lines.text(event) for event in events],
        "doubtful": [seat for seat in range(players) if (memory.doubtful >> seat) & 1],
    }


def _by_seat(counts: list[int], players: int) -> list[dict[str, int]]:
    return [bag(counts[seat * CARD_COUNT : (seat + 1) * CARD_COUNT], CARDS) for seat in range(players)]


def state_data(s: ArtificiumState) -> dict[str, object]:
    data = SLICES.table_data(s.lists, EVERYTHING)
    data["memory"] = _memory_data(s.memory, s.memory.events, s.rules.players)
    data["seats"] = [SLICES.seat_data(s.lists, seat, EVERYTHING) for seat in range(s.rules.players)]
    return data


def view_data(s: ArtificiumState, viewer: int) -> dict[str, object]:
    """`shown` is what all know to be in a hand, `known` what this viewer knows besides.

    Rule: AR-DCK-5, AR-CRD-31
    """
    players = s.rules.players
    told = s.memory.told_to(viewer)
    hands = held(s)
    shown = _by_seat(known_after(PIECES, s.memory.known, s.memory.told_to(SPECTATOR), hands), players)
    known = _by_seat(known_after(PIECES, s.memory.known, told, hands), players)
    data = SLICES.table_data(s.lists, viewer)
    data["memory"] = _memory_data(s.memory, told, players)
    seats: list[dict[str, object]] = []
    for seat in range(players):
        row = SLICES.seat_data(s.lists, seat, viewer)
        row["shown"] = shown[seat]
        if seat != viewer and viewer >= 0:
            row["known"] = known[seat]
        seats.append(row)
    data["seats"] = seats
    return data


def state_from(rules: ArtificiumRules, data: dict[str, object], viewer: int = EVERYTHING) -> ArtificiumState:
    """The whole state, or as a view tells it: then what the viewer does not see is blank."""
    memory = _memory_from(rules, data["memory"])
    state = ArtificiumState(rules, [], 0, SLICES.read(rules.players, data, viewer), memory)
    state.deck_size = sum(state.deck)
    return state


def _memory_from(rules: ArtificiumRules, data: object) -> Memory:
    if not isinstance(data, dict):
        raise TypeError(f"expected a memory by name, got {data!r}")
    known: list[int] = []
    rows = data["known"]
    if not isinstance(rows, list) or len(rows) != rules.players:
        raise TypeError(f"expected what is known of {rules.players} hands, got {rows!r}")
    for row in rows:
        known += counts_of(row, CARDS)
    doubtful = 0
    for seat in data["doubtful"]:
        doubtful |= 1 << int(seat)
    return Memory(PIECES, known, [PIECES.lines.parse(str(line)) for line in data["events"]], doubtful)
