"""Where the contracts lie: in the stacks, open, discarded, on boats and behind screens.

The three stacks are one hidden set (ruling 0301). Each contract also knows the last reshuffle it took part
in. Everybody saw those discards, and the stacks were empty when they were shuffled. So a contract that was
drawn unseen before the first reshuffle is one that took part in none, one drawn after it is one of that
reshuffle and of no later one, and so on: `contracts_unseen` tells how many of each lie unseen where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.box import MAX_PLAYERS
from artel.games.keyflower.merchants.contract_lines import CONTRACTS_SHUFFLED
from artel.games.keyflower.merchants.contracts import CONTRACT_COUNT, CONTRACT_WORDS
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.games.keyflower.trade import Dealer, Teller
from artel.kernel.bag import bag, counts_of
from artel.kernel.forms import Bag, Form, Total
from artel.kernel.rng import Rng
from artel.kernel.slices import HIDDEN, OWN, Slot
from artel.kernel.state import State

PIECES: Final = "contracts"
DECK: Final = "contract_deck"
OPEN: Final = "open_contracts"
DISCARDS: Final = "discarded_contracts"
HANDS: Final = "contracts"
# The contracts behind screens that everybody saw.
SHOWN: Final = "contracts_shown"
ABOARD: Final = "boat_contracts"
# The last reshuffle of each contract; 0 where it took part in none.
SHUFFLES: Final = "contract_shuffles"
HELD: Final = "contracts_held"
UNSEEN: Final = "contracts_unseen"
SEATS: Final = "seats"
BOATS: Final = "boats"


class Bags(Form):
    """A multiset for each place of a boat."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(len(words) * MAX_PLAYERS, 0, words)

    def write(self, numbers: list[int]) -> object:
        width = len(self.words)
        return [bag(numbers[at : at + width], self.words) for at in range(0, self.width, width)]

    def read(self, data: object) -> list[int]:
        if not isinstance(data, list) or len(data) != MAX_PLAYERS:
            raise TypeError(f"expected the contracts of {MAX_PLAYERS} places, got {data!r}")
        return [count for row in data for count in counts_of(row, self.words)]

    def told(self, numbers: list[int]) -> object:
        width = len(self.words)
        return [sum(numbers[at : at + width]) for at in range(0, self.width, width)]

    def counts(self, numbers: list[int]) -> list[int]:
        width = len(self.words)
        return [sum(numbers[kind::width]) for kind in range(width)]


ALL: Final = Bag(CONTRACT_WORDS)
# Rule: KFM-BOX-8, KFM-SETUP-5
CONTRACT_SLOTS: Final[list[Slot]] = [
    Slot(
        DECK, ALL, sight=HIDDEN, told="contracts_left", pieces=PIECES, start=[1] * CONTRACT_COUNT, seldom=True
    ),
    Slot(OPEN, ALL, pieces=PIECES, seldom=True),
    Slot(DISCARDS, ALL, pieces=PIECES, seldom=True),
    Slot(HANDS, ALL, by_seat=True, sight=OWN, told="contract_count", pieces=PIECES, seldom=True),
    Slot(SHOWN, ALL, by_seat=True, least_of=HANDS, seldom=True),
    Slot(ABOARD, Bags(CONTRACT_WORDS), sight=HIDDEN, told="contracts_aboard", pieces=PIECES, seldom=True),
    Slot(SHUFFLES, ALL, seldom=True),
    Slot(HELD, Total(HANDS), by_seat=True, seldom=True),
]


def numbers_of(state: KeyflowerState, slot: str) -> list[int]:
    """The numbers of a slot, to be read only."""
    return state.lists[rules_of(state).slices.list_of(slot)]


def changed(state: KeyflowerState, slot: str) -> list[int]:
    """The numbers of a slot to be changed: no longer those of other clones."""
    number = rules_of(state).slices.list_of(slot)
    copy = state.lists[number][:]
    state.lists[number] = copy
    return copy


def contract_count(state: KeyflowerState, seat: i64) -> i64:
    """How many contracts lie behind a screen; everybody knows it. Rule: KFM-CONTRACT-6"""
    return numbers_of(state, HELD)[seat]


def holds(state: KeyflowerState, seat: i64, contract: i64) -> bool:
    return numbers_of(state, HANDS)[seat * CONTRACT_COUNT + contract] > 0


def contracts_of(state: KeyflowerState, seat: i64) -> list[int]:
    """The contracts behind a screen, by number."""
    if contract_count(state, seat) == 0:
        return []
    first = seat * CONTRACT_COUNT
    return numbers_in(numbers_of(state, HANDS)[first : first + CONTRACT_COUNT])


def open_contracts(state: KeyflowerState) -> list[int]:
    return numbers_in(numbers_of(state, OPEN))


def numbers_in(counts: list[int]) -> list[int]:
    return [contract for contract, count in enumerate(counts) if count > 0]


def may_draw(state: KeyflowerState) -> bool:
    """True when there is a closed contract, if need be after a reshuffle.

    Rule: KFM-CONTRACT-9, KFM-CONTRACT-10
    """
    return 1 in numbers_of(state, DECK) or 1 in numbers_of(state, DISCARDS)


def shuffle_if_empty(state: KeyflowerState) -> None:
    """The draw that finds the stacks empty shuffles the discards, and everybody knows which they are.

    Rule: KFM-CONTRACT-9
    """
    if 1 in numbers_of(state, DECK):
        return
    discards = numbers_of(state, DISCARDS)
    shuffles = changed(state, SHUFFLES)
    number = max(shuffles) + 1
    for contract in numbers_in(discards):
        shuffles[contract] = number
    slices = rules_of(state).slices
    state.lists[slices.list_of(DECK)] = discards
    state.lists[slices.list_of(DISCARDS)] = [0] * CONTRACT_COUNT
    state.note(CONTRACTS_SHUFFLED.of(sum(discards)))


def put_in_hand(state: KeyflowerState, seat: i64, contract: i64, *, seen: bool) -> None:
    """A contract goes behind a screen. Rule: KFM-CONTRACT-6, KFM-BOAT-2"""
    place: i64 = seat * CONTRACT_COUNT + contract
    changed(state, HANDS)[place] += 1
    changed(state, HELD)[seat] += 1
    if seen:
        changed(state, SHOWN)[place] += 1


def discard_from_hand(state: KeyflowerState, seat: i64, contract: i64) -> None:
    """A contract leaves a screen and lies open among the discards.

    Rule: KFM-TRADE-10, KFM-CONTRACT-8
    """
    place: i64 = seat * CONTRACT_COUNT + contract
    changed(state, HANDS)[place] -= 1
    changed(state, HELD)[seat] -= 1
    changed(state, SHOWN)[place] = 0
    changed(state, DISCARDS)[contract] += 1


class UnseenContracts(Teller):
    """By seat and by place of a boat: how many contracts of each reshuffle lie there unseen."""

    def told(self, state: State) -> dict[str, object]:
        s = cast(KeyflowerState, state)
        counts = by_shuffle(s)
        width = len(counts) // (s.rules.players + MAX_PLAYERS)
        rows = [counts[begin : begin + width] for begin in range(0, len(counts), width)]
        return {UNSEEN: {SEATS: rows[: s.rules.players], BOATS: rows[s.rules.players :]}}


def by_shuffle(state: KeyflowerState) -> list[int]:
    """How many contracts of each reshuffle lie unseen in a place, place after place: seats, then boats."""
    shuffles = numbers_of(state, SHUFFLES)
    hands, shown, aboard = numbers_of(state, HANDS), numbers_of(state, SHOWN), numbers_of(state, ABOARD)
    width: i64 = max(shuffles) + 1
    found = [0] * ((state.rules.players + MAX_PLAYERS) * width)
    at: i64 = 0
    while at < len(hands):
        if hands[at] > shown[at]:
            found[at // CONTRACT_COUNT * width + shuffles[at % CONTRACT_COUNT]] += 1
        at += 1
    if 1 in aboard:
        first: i64 = state.rules.players * width
        at = 0
        while at < len(aboard):
            if aboard[at] > 0:
                found[first + at // CONTRACT_COUNT * width + shuffles[at % CONTRACT_COUNT]] += 1
            at += 1
    return found


class DealsContracts(Dealer):
    """The contracts of each reshuffle lie among its own places; how many of it lie where, everybody knows.

    Rule: KFM-SETUP-7, KFM-CONTRACT-2, KFM-CONTRACT-4
    """

    def known(self, state: State) -> list[int]:
        return by_shuffle(cast(KeyflowerState, state))

    def known_in(self, data: dict[str, object]) -> list[int]:
        unseen = cast("dict[str, list[list[int]]]", data[UNSEEN])
        return [count for place in (SEATS, BOATS) for row in unseen[place] for count in row]

    def deal(self, state: State, known: list[int], viewer: int, rng: Rng) -> None:
        s = cast(KeyflowerState, state)
        players: i64 = s.rules.players
        shuffles = numbers_of(s, SHUFFLES)
        hands = seen_hands(s, viewer)
        is_seen = seen_contracts(s, hands)
        deck, aboard = [0] * CONTRACT_COUNT, [0] * (CONTRACT_COUNT * MAX_PLAYERS)
        width: i64 = max(shuffles) + 1
        for shuffle in range(width):
            pile = [
                contract
                for contract in range(CONTRACT_COUNT)
                if shuffles[contract] == shuffle and not is_seen[contract]
            ]
            rng.shuffle(pile)
            for seat in range(players):
                if seat != viewer:
                    for _ in range(known[seat * width + shuffle]):
                        hands[seat * CONTRACT_COUNT + pile.pop()] = 1
            for boat in range(MAX_PLAYERS):
                for _ in range(known[(players + boat) * width + shuffle]):
                    aboard[boat * CONTRACT_COUNT + pile.pop()] = 1
            for contract in pile:
                deck[contract] = 1
        slices = rules_of(s).slices
        s.lists[slices.list_of(HANDS)] = hands
        s.lists[slices.list_of(ABOARD)] = aboard
        s.lists[slices.list_of(DECK)] = deck


def seen_hands(state: KeyflowerState, viewer: i64) -> list[int]:
    """What a viewer knows to lie behind the screens: all of its own, and what everybody saw."""
    hands = numbers_of(state, SHOWN)[:]
    if viewer >= 0:
        begin: i64 = viewer * CONTRACT_COUNT
        own = numbers_of(state, HANDS)[begin : begin + CONTRACT_COUNT]
        hands[begin : begin + CONTRACT_COUNT] = own
    return hands


def seen_contracts(state: KeyflowerState, hands: list[int]) -> list[bool]:
    """Which contracts lie open, among the discards or in these hands."""
    opened, discards = numbers_of(state, OPEN), numbers_of(state, DISCARDS)
    found = [opened[contract] > 0 or discards[contract] > 0 for contract in range(CONTRACT_COUNT)]
    at: i64 = 0
    while at < len(hands):
        if hands[at] > 0:
            found[at % CONTRACT_COUNT] = True
        at += 1
    return found
