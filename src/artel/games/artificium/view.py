"""Artificium as data: the whole state, what one seat may know of it, and a state that fits a view."""

from __future__ import annotations

from typing import cast

from artel.games.artificium.state import ArtificiumRules, ArtificiumState, empty_state
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    GOOD_COUNT,
    GOODS,
    NO_CARD,
    PHASES,
)
from artel.kernel.bag import bag, counts_of
from artel.kernel.rng import Rng


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
        "shown": bag(s.shown[cards], CARDS),
        "table": bag(s.table[cards], CARDS),
        "revealed": _card(s.revealed[seat]),
        "chosen": s.sealed[seat] != NO_CARD,
        "passed": bool((s.passed >> seat) & 1),
        "exchanges": s.exchanges[seat],
        "out": bool((s.out >> seat) & 1),
        "built": bag(s.built[cards], CARDS),
        "knighted": s.knighted[seat],
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


def state_data(s: ArtificiumState) -> dict[str, object]:
    data = _open_table(s)
    data["deck"] = bag(s.deck, CARDS)
    data["seats"] = [{**_open_seat(s, seat), **_own_seat(s, seat)} for seat in range(s.rules.players)]
    return data


def view_data(s: ArtificiumState, viewer: int) -> dict[str, object]:
    data = _open_table(s)
    data["deck"] = int(s.deck_size)
    seats: list[dict[str, object]] = []
    for seat in range(s.rules.players):
        row = _open_seat(s, seat)
        if seat == viewer:
            row.update(_own_seat(s, seat))
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
    s.passed = 0
    s.out = 0
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
    s.shown[cards] = counts_of(row["shown"], CARDS)
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


def fill_view(rules: ArtificiumRules, data: dict[str, object], viewer: int, rng: Rng) -> dict[str, object]:
    """The data of a whole state that looks like this to the viewer: the unseen cards dealt anew."""
    full = dict(data)
    rows = [dict(row) for row in cast("list[dict[str, object]]", data["seats"])]
    unseen = rules.copies[:]
    _remove(unseen, counts_of(data["discards"], CARDS))
    _remove(unseen, counts_of(data["market"], CARDS))
    for seat, row in enumerate(rows):
        _remove(unseen, counts_of(row["table"], CARDS))
        for card in (row["revealed"], row.get("sealed")):
            if card is not None:
                unseen[_card_number(card)] -= 1
        _remove(unseen, counts_of(row["hand" if seat == viewer else "shown"], CARDS))
    pile = [card for card in range(CARD_COUNT) for _ in range(unseen[card])]
    rng.shuffle(pile)
    for seat, row in enumerate(rows):
        if seat != viewer:
            _deal_hidden(row, pile, rng)
    deck = [0] * CARD_COUNT
    for card in pile:
        deck[card] += 1
    full["seats"] = rows
    full["deck"] = bag(deck, CARDS)
    return full


def _remove(counts: list[int], gone: list[int]) -> None:
    for number in range(len(counts)):
        counts[number] -= gone[number]


def _deal_hidden(row: dict[str, object], pile: list[int], rng: Rng) -> None:
    """Fill a hand, and the card lying face down, from what is known there and the unseen cards."""
    cards = [card for card, count in enumerate(counts_of(row["shown"], CARDS)) for _ in range(count)]
    size = cast(int, row["hand_size"]) + (1 if row["chosen"] else 0)
    while len(cards) < size:
        cards.append(pile.pop())
    row["sealed"] = None
    if row["chosen"]:
        row["sealed"] = CARDS[cards.pop(rng.below(len(cards)))]
    hand = [0] * CARD_COUNT
    for card in cards:
        hand[card] += 1
    row["hand"] = bag(hand, CARDS)
