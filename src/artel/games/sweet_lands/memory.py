"""What can be remembered of cards in other hands: groups of cards, of which each hand holds so many.

Three things tell of cards that are hidden: a pack of the draft that was handed on, a look through the deck,
and a deck that had run out when the discards were shuffled (then every card that lies nowhere else is in a
hand). Each makes a group of those cards that were in no group before; a card that leaves a hand openly is in
none any more. How many of a group each hand holds is known as well, since it follows from how big the hands
and packs were. So groups say all there is to know, and any distribution that has these numbers fits.

The groups of a viewer are numbers in `known`, by card: eight bits for each seat, and eight for what everybody
knows, also somebody who only watches.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.sweet_lands.slots import DRAFTED, IN_HAND, KNOWN_LIST, MOST_PLAYERS, ON_TABLE
from artel.games.sweet_lands.state import SweetState, own
from artel.games.sweet_lands.words import CARD_COUNT, CARDS

GROUP_BITS: Final = 8
MOST_GROUPS: Final = 255
NO_PACK: Final = -1
# The viewer that is nobody: what it knows, everybody knows.
EVERYBODY: Final = MOST_PLAYERS
# By viewer, the bits of its group; compiled, a literal that is shifted would have only 32 bits.
GROUP_MASKS: Final[list[int]] = [MOST_GROUPS << (viewer * GROUP_BITS) for viewer in range(EVERYBODY + 1)]


def group_of(known: i64, viewer: i64) -> i64:
    """The group in which a viewer has a card, 0 for none."""
    return (known >> (viewer * GROUP_BITS)) & MOST_GROUPS


def with_group(known: i64, viewer: i64, group: i64) -> i64:
    shift: i64 = viewer * GROUP_BITS
    mask: i64 = GROUP_MASKS[viewer]
    return (known & ~mask) | (group << shift)


def free_group(known: list[int], viewer: i64) -> i64:
    """A number that no group of a viewer has; there are more numbers than cards."""
    taken = {int(group_of(each, viewer)) for each in known}
    group: i64 = 1
    while int(group) in taken:
        group += 1
    return group


def pack_before(state: SweetState, seat: i64) -> i64:
    """Which pack of the draft lies before a seat at this pick: packs are handed to the left."""
    return (seat - (state.pick - 1)) % state.rules.players


def remember_hands(state: SweetState, viewer: i64) -> None:
    """Whatever lies nowhere else is in a hand: the cards of other hands that are in no group are one now."""
    known = own(state, KNOWN_LIST)
    group = free_group(known, viewer)
    for card in range(CARD_COUNT):
        place: i64 = state.where[card]
        is_held = IN_HAND <= place < ON_TABLE and place != IN_HAND + viewer
        if is_held and not group_of(known[card], viewer):
            known[card] = with_group(known[card], viewer, group)


def remember_shuffle(state: SweetState) -> None:
    """The deck has run out: everybody can tell which cards are in hands."""
    for seat in range(state.rules.players):
        remember_hands(state, seat)
    remember_hands(state, EVERYBODY)


def remember_pack(state: SweetState, viewer: i64, pack: i64) -> None:
    """A seat hands on what is left of a pack: some will go into hands, one each, before it comes again."""
    known = own(state, KNOWN_LIST)
    group = free_group(known, viewer)
    for card in range(CARD_COUNT):
        if state.where[card] == DRAFTED + pack:
            known[card] = with_group(known[card], viewer, group)


def see_pack(state: SweetState, viewer: i64, pack: i64) -> None:
    """A pack comes before a seat: what is in it is seen now, and what has gone out of it stays a group."""
    known = own(state, KNOWN_LIST)
    for card in range(CARD_COUNT):
        if state.where[card] == DRAFTED + pack:
            known[card] = with_group(known[card], viewer, 0)


def forget(state: SweetState, card: i64) -> None:
    """A card has left a hand openly."""
    own(state, KNOWN_LIST)[card] = 0


def memory_data(state: SweetState, viewer: int) -> dict[str, object]:
    """What this viewer knows of cards that it does not see, and what everybody knows of them."""
    common = groups_data(state, EVERYBODY)
    return {"common": common, "own": groups_data(state, viewer) if viewer >= 0 else []}


class Group:
    """Cards of which is known how many lie in each hand; what is in none lies in the pack before a seat."""

    def __init__(self, hands: list[int]) -> None:
        self.cards: list[int] = []
        self.hands: Final = hands
        self.pack: i64 = NO_PACK


def groups_of(state: SweetState, viewer: i64) -> list[Group]:
    """The groups of a viewer, by their lowest cards."""
    players: i64 = state.rules.players
    found: list[Group] = []
    # By the number of a group, its place among those found.
    places: dict[int, int] = {}
    known, where = state.known, state.where
    card: i64 = 0
    while card < CARD_COUNT:
        group: i64 = group_of(known[card], viewer) if known[card] != 0 else 0
        if group != 0:
            if int(group) not in places:
                places[int(group)] = len(found)
                found.append(Group([0] * players))
            row = found[places[int(group)]]
            row.cards.append(int(card))
            if where[card] >= DRAFTED:
                row.pack = (where[card] - DRAFTED + state.pick - 1) % players
            else:
                row.hands[where[card] - IN_HAND] += 1
        card += 1
    return found


def groups_data(state: SweetState, viewer: int) -> list[dict[str, object]]:
    """The groups of a viewer: how many are in each hand, the rest in a pack."""
    return [
        {
            "cards": [CARDS[card] for card in group.cards],
            "hands": group.hands,
            "pack": None if group.pack == NO_PACK else int(group.pack),
        }
        for group in groups_of(state, viewer)
    ]
