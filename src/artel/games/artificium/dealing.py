"""Hands and deck dealt anew, so that they fit all that a viewer remembers."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.state import PIECES, ArtificiumState, rules_of
from artel.games.artificium.words import CARD_COUNT, NO_CARD
from artel.kernel.memory import Memory
from artel.kernel.recall import Seen, recalled, retold
from artel.kernel.rng import Rng


class Known:
    """What a viewer knows of hidden cards: what it remembers, the sizes of all hands, what it sees.

    It is read off a state, of which only what is open and the viewer's own hand are looked at, or off one
    that was read from a view, in which other hands are blank; the view tells then how large they are.
    """

    def __init__(self, s: ArtificiumState, viewer: int) -> None:
        self.viewer: Final = viewer
        memory = s.memory
        self.memory: Final = Memory(PIECES, memory.known, memory.told_to(viewer), memory.doubtful)
        self.hand_sizes = s.hand_size[:]
        # Who has a card lying face down.
        self.chosen = [card != NO_CARD for card in s.sealed]
        self.lying: Final = open_cards(s)
        self.own: Final = own_cards(s, viewer)


def known_from(s: ArtificiumState, data: dict[str, object], viewer: int) -> Known:
    """The same from a view, and from a state that was read from it."""
    known = Known(s, viewer)
    rows = cast("list[dict[str, object]]", data["seats"])
    known.hand_sizes = [cast(int, row["hand_size"]) for row in rows]
    known.chosen = [cast(bool, row["chosen"]) for row in rows]
    return known


def open_cards(s: ArtificiumState) -> list[int]:
    """By kind, the cards that lie open to all."""
    found = [s.discards[card] + s.market[card] for card in range(CARD_COUNT)]
    place: i64 = 0
    while place < len(s.table):
        found[place % CARD_COUNT] += s.table[place]
        place += 1
    for card in s.revealed:
        if card != NO_CARD:
            found[card] += 1
    return found


def own_cards(s: ArtificiumState, viewer: int) -> list[int]:
    """By kind, the viewer's hand, a card lying face down included; a spectator has none."""
    if viewer < 0:
        return [0] * CARD_COUNT
    found = s.hand[viewer * CARD_COUNT : (viewer + 1) * CARD_COUNT]
    if s.sealed[viewer] != NO_CARD:
        found[s.sealed[viewer]] += 1
    return found


def deal(s: ArtificiumState, known: Known, rng: Rng) -> None:
    """One deal: all that the viewer does not see of a state is written anew, and nothing else."""
    viewer = known.viewer
    hands = [size + (1 if known.chosen[seat] else 0) for seat, size in enumerate(known.hand_sizes)]
    seen = Seen(viewer, rules_of(s).copies, hands, known.lying, known.own)
    course = recalled(known.memory, seen, rng)
    for seat in range(len(hands)):
        if seat != viewer:
            cards = [course.kinds[piece] for piece in course.hands[seat]]
            deal_hand(s, seat, cards, known.chosen[seat], rng)
        s.hand_size[seat] = known.hand_sizes[seat]
    memory = known.memory
    s.memory = Memory(PIECES, memory.known[:], retold(memory, course), memory.doubtful)
    left = course.left[len(course.left) - 1]
    for card in range(CARD_COUNT):
        s.deck[card] = left[card]
    s.deck_size = sum(left)


def deal_hand(s: ArtificiumState, seat: i64, cards: list[int], chosen: bool, rng: Rng) -> None:
    """A hand of these cards, any of them lying face down where one does."""
    s.sealed[seat] = NO_CARD
    if chosen:
        s.sealed[seat] = cards.pop(rng.below(len(cards)))
    begin: i64 = seat * CARD_COUNT
    for card in range(CARD_COUNT):
        s.hand[begin + card] = 0
    for card in cards:
        s.hand[begin + card] += 1


def dealt_anew(s: ArtificiumState, viewer: int, rng: Rng) -> ArtificiumState:
    """A deal from a state, of which only what the viewer knows is taken."""
    dealt = s.clone()
    deal(dealt, Known(s, viewer), rng)
    return dealt
