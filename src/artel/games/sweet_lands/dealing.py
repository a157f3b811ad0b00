"""What is hidden dealt anew, so that it fits all that a viewer remembers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.sweet_lands.memory import EVERYBODY, groups_of, pack_before, with_group
from artel.games.sweet_lands.sheet import AT, WIDTH
from artel.games.sweet_lands.slots import DRAFTED, IN_DECK, IN_HAND, KNOWN_LIST, ON_TABLE
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import CARD_COUNT
from artel.kernel.rng import Rng

HAND: Final = AT["hand"]


class Known:
    """What a viewer knows of hidden cards: the groups it and everybody remembers, and how many lie where.

    It is read off a state, of which only what is open and the viewer's own cards are looked at, or off one
    that was read from a view, in which the others are blank; the view tells the rest.
    """

    def __init__(self, s: SweetState, viewer: int) -> None:
        players = s.rules.players
        self.viewer: Final = viewer
        self.own = groups_of(s, viewer) if viewer >= 0 else []
        self.common = groups_of(s, EVERYBODY)
        # By seat: the cards in hand and in the pack before it, and whether it has chosen one in secret.
        self.hand_sizes: Final = [s.sheet[seat * WIDTH + HAND] for seat in range(players)]
        self.pack_sizes = pack_sizes(s)
        self.chosen = [card > 0 for card in s.picked]


def pack_sizes(s: SweetState) -> list[int]:
    """How many cards the pack has that is before each seat now."""
    counts = [0] * s.rules.players
    if s.pick == 0:
        return counts
    for place in s.where:
        if place >= DRAFTED:
            counts[seat_of_pack(s, place)] += 1
    return counts


def seat_of_pack(s: SweetState, place: i64) -> i64:
    """The seat before which a pack lies now."""
    return (place - DRAFTED + s.pick - 1) % s.rules.players


def deal(s: SweetState, known: Known, rng: Rng) -> None:
    """One deal: all that the viewer does not see of a state is written anew, and nothing else."""
    hide_cards(s, known.viewer)
    deal_cards(s, known, rng)
    s.lists[KNOWN_LIST] = known_by_all(s, known)
    for seat in range(s.rules.players):
        if seat != known.viewer:
            s.picked[seat] = sealed_by(s, seat, rng) if known.chosen[seat] else 0


def hide_cards(s: SweetState, viewer: i64) -> None:
    """All hands and packs but the viewer's own go back to where nobody sees them."""
    own_pack: i64 = -1
    if viewer >= 0 and s.pick > 0:
        own_pack = DRAFTED + pack_before(s, viewer)
    where = s.where
    card: i64 = 0
    while card < CARD_COUNT:
        place: i64 = where[card]
        is_hand: bool = place >= IN_HAND and place < ON_TABLE
        if (is_hand and place != IN_HAND + viewer) or (place >= DRAFTED and place != own_pack):
            where[card] = IN_DECK
        card += 1


def deal_cards(s: SweetState, known: Known, rng: Rng) -> None:
    """Unseen cards go where they may be: of every group so many into each hand, the others anywhere."""
    viewer, where = known.viewer, s.where
    hands, packs = known.hand_sizes[:], known.pack_sizes[:]
    if viewer >= 0:
        hands[viewer] = 0
        packs[viewer] = 0
    for group in known.own if viewer >= 0 else known.common:
        cards = group.cards[:]
        rng.shuffle(cards)
        for seat in range(len(hands)):
            for _ in range(group.hands[seat]):
                where[cards.pop()] = IN_HAND + seat
            hands[seat] -= group.hands[seat]
        if cards:
            packs[group.pack] -= len(cards)
            for card in cards:
                where[card] = int(DRAFTED + pack_before(s, group.pack))
    unseen = [card for card in range(CARD_COUNT) if where[card] == IN_DECK]
    rng.shuffle(unseen)
    for seat in range(len(hands)):
        for _ in range(hands[seat]):
            where[unseen.pop()] = IN_HAND + seat
        for _ in range(packs[seat]):
            where[unseen.pop()] = int(DRAFTED + pack_before(s, seat))


def known_by_all(s: SweetState, known: Known) -> list[int]:
    """The memory of the state: the viewer's own, and for the others what everybody knows."""
    found = [0] * CARD_COUNT
    others = [other for other in [*range(s.rules.players), EVERYBODY] if other != known.viewer]
    for number, group in enumerate(known.common):
        for card in group.cards:
            for other in others:
                if s.where[card] != IN_HAND + other:
                    found[card] = int(with_group(found[card], other, number + 1))
    for number, group in enumerate(known.own):
        for card in group.cards:
            found[card] = int(with_group(found[card], known.viewer, number + 1))
    return found


def sealed_by(s: SweetState, seat: i64, rng: Rng) -> int:
    """The card that a seat has chosen and not shown, from 1: any of its pack or its hand."""
    place: i64 = IN_HAND + seat
    if s.pick > 0:
        place = DRAFTED + pack_before(s, seat)
    cards = [card for card in range(CARD_COUNT) if s.where[card] == place]
    return cards[rng.below(len(cards))] + 1
