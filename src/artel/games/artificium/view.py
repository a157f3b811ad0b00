"""Artificium as data: the whole state, what one seat may know of it, and a state that fits a view."""

from __future__ import annotations

from typing import cast

from artel.games.artificium.state import PIECES, ArtificiumRules, ArtificiumState, empty_state, held
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    GOOD_COUNT,
    GOODS,
    NO_CARD,
    PHASES,
)
from artel.kernel.bag import bag, counts_of
from artel.kernel.memory import Memory, known_after
from artel.kernel.recall import Seen, recalled, retold
from artel.kernel.rng import Rng
from artel.kernel.state import SPECTATOR


def _card(number: int) -> str | None:
    return None if number == NO_CARD else CARDS[number]


def _card_number(word: object) -> int:
    return NO_CARD if word is None else CARDS.index(cast(str, word))


def _open_seat(s: ArtificiumState, seat: int) -> dict[str, object]:
    """What everyone may know about a seat."""
    cards = slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT)
    return {
        "coins": s.coins[seat],
        "marker": s.marker[seat],
        "goods": bag(s.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT], GOODS),
        "hand_size": s.hand_size[seat],
        "table": bag(s.table[cards], CARDS),
        "revealed": _card(s.revealed[seat]),
        "chosen": s.sealed[seat] != NO_CARD,
        "passed": bool((s.passed >> seat) & 1),
        "exchanges": s.exchanges[seat],
        "out": bool((s.out >> seat) & 1),
        "built": bag(s.built[cards], CARDS),
        "knighted": s.knighted[seat],
        "rebuilt": bool((s.rebuilt >> seat) & 1),
    }


def _own_seat(s: ArtificiumState, seat: int) -> dict[str, object]:
    """What the seat itself knows besides."""
    cards = slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT)
    return {"hand": bag(s.hand[cards], CARDS), "sealed": _card(s.sealed[seat])}


def _open_table(s: ArtificiumState) -> dict[str, object]:
    return {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "first": int(s.first) if s.first >= 0 else None,
        "discards": bag(s.discards, CARDS),
        "market": bag(s.market, CARDS),
    }


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
    data = _open_table(s)
    data["deck"] = bag(s.deck, CARDS)
    data["memory"] = _memory_data(s.memory, s.memory.events, s.rules.players)
    data["seats"] = [{**_open_seat(s, seat), **_own_seat(s, seat)} for seat in range(s.rules.players)]
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
    data = _open_table(s)
    data["deck"] = int(s.deck_size)
    data["memory"] = _memory_data(s.memory, told, players)
    seats: list[dict[str, object]] = []
    for seat in range(players):
        row = _open_seat(s, seat)
        row["shown"] = shown[seat]
        if seat == viewer:
            row.update(_own_seat(s, seat))
        elif viewer >= 0:
            row["known"] = known[seat]
        seats.append(row)
    data["seats"] = seats
    return data


def state_from(rules: ArtificiumRules, data: dict[str, object]) -> ArtificiumState:
    s = empty_state(rules)
    s.round = cast(int, data["round"])
    s.phase = PHASES.index(cast(str, data["phase"]))
    first = data["first"]
    s.first = -1 if first is None else cast(int, first)
    s.deck = counts_of(data["deck"], CARDS)
    s.deck_size = sum(s.deck)
    s.discards = counts_of(data["discards"], CARDS)
    s.market = counts_of(data["market"], CARDS)
    seats = data["seats"]
    if not isinstance(seats, list) or len(seats) != rules.players:
        raise TypeError(f"expected {rules.players} seats, got {seats!r}")
    s.memory = _memory_from(rules, data["memory"])
    s.passed = 0
    s.out = 0
    s.rebuilt = 0
    for seat, row in enumerate(cast("list[dict[str, object]]", seats)):
        _seat_from(s, seat, row)
    return s


def _seat_from(s: ArtificiumState, seat: int, row: dict[str, object]) -> None:
    cards = slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT)
    s.coins[seat] = cast(int, row["coins"])
    s.marker[seat] = cast(int, row["marker"])
    s.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT] = counts_of(row["goods"], GOODS)
    s.hand[cards] = counts_of(row["hand"], CARDS)
    s.hand_size[seat] = sum(s.hand[cards])
    s.table[cards] = counts_of(row["table"], CARDS)
    s.revealed[seat] = _card_number(row["revealed"])
    s.sealed[seat] = _card_number(row["sealed"])
    s.exchanges[seat] = cast(int, row["exchanges"])
    s.built[cards] = counts_of(row["built"], CARDS)
    s.knighted[seat] = cast(int, row["knighted"])
    if row["passed"]:
        s.passed |= 1 << seat
    if row["out"]:
        s.out |= 1 << seat
    if row["rebuilt"]:
        s.rebuilt |= 1 << seat


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


def fill_view(rules: ArtificiumRules, data: dict[str, object], viewer: int, rng: Rng) -> dict[str, object]:
    """The data of a whole state that looks like this to the viewer: hands that fit all it remembers."""
    full = dict(data)
    rows = [dict(row) for row in cast("list[dict[str, object]]", data["seats"])]
    memory = _memory_from(rules, data["memory"])
    hands = [cast(int, row["hand_size"]) + (1 if row["chosen"] else 0) for row in rows]
    own = _own_cards(rows[viewer]) if viewer >= 0 else [0] * CARD_COUNT
    course = recalled(memory, Seen(viewer, rules.copies, hands, _lying(data, rows), own), rng)
    for seat, row in enumerate(rows):
        if seat != viewer:
            _deal(row, [course.kinds[piece] for piece in course.hands[seat]], rng)
    memory.events = retold(memory, course)
    full["seats"] = rows
    full["deck"] = bag(course.left[len(course.left) - 1], CARDS)
    full["memory"] = _memory_data(memory, memory.events, rules.players)
    return full


def _own_cards(row: dict[str, object]) -> list[int]:
    """The viewer's hand, the card it has laid face down among them."""
    cards = counts_of(row["hand"], CARDS)
    if row["sealed"] is not None:
        cards[_card_number(row["sealed"])] += 1
    return cards


def _lying(data: dict[str, object], rows: list[dict[str, object]]) -> list[int]:
    """All cards that lie open."""
    cards = counts_of(data["discards"], CARDS)
    _add(cards, counts_of(data["market"], CARDS))
    for row in rows:
        _add(cards, counts_of(row["table"], CARDS))
        if row["revealed"] is not None:
            cards[_card_number(row["revealed"])] += 1
    return cards


def _add(counts: list[int], more: list[int]) -> None:
    for number in range(len(counts)):
        counts[number] += more[number]


def _deal(row: dict[str, object], cards: list[int], rng: Rng) -> None:
    """A hand of these cards, any of them lying face down where one does."""
    row["sealed"] = None
    if row["chosen"]:
        row["sealed"] = CARDS[cards.pop(rng.below(len(cards)))]
    hand = [0] * CARD_COUNT
    for card in cards:
        hand[card] += 1
    row["hand"] = bag(hand, CARDS)
