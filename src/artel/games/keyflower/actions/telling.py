"""A turn told in another order: the same workers, told in the one way the engine lists.

Lifts go by the order of the lots, then the workers added with boat 4b by the order of their colours, and the
last colour is named in the use itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.keyflower.actions.group import ADDED_BASE, Group
from artel.games.keyflower.moves import (
    ADD,
    ADD_COLOUR,
    ADD_COUNT,
    ADDS,
    LIFT,
    LIFT_TILE,
    PUT_BACK,
    PUT_BACK_TILE,
    USE,
    USE_COLOUR,
    USE_COUNT,
    USE_COUNTS,
    USE_TILE,
)
from artel.games.keyflower.state import COLOUR_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import GREEN
from artel.kernel.agenda import legal_moves, play_trusted


def lifts_of(state: KeyflowerState, lifted: i64) -> list[int]:
    """The lifts of these slots, in the order of the lots."""
    lifts = rules_of(state).listing.lifts
    return [lifts[tile] for slot, tile in enumerate(state.lots) if (lifted >> slot) & 1]


def adds_of(counts: list[int]) -> list[int]:
    """The workers of each colour that are added, in the order of the colours."""
    return [ADDS[colour * USE_COUNTS + count] for colour, count in enumerate(counts) if count > 0]


def added_counts(added: i64) -> list[int]:
    return [int(added // ADDED_BASE[colour] % 7) if colour < GREEN else 0 for colour in range(COLOUR_COUNT)]


def told_so_far(state: KeyflowerState, lifted: i64, added: i64) -> list[int]:
    """The moves of this turn that led to its frame."""
    return lifts_of(state, lifted) + adds_of(added_counts(added))


def told_in_order(state: KeyflowerState, group: Group, move: i64) -> list[int] | None:
    """The whole turn up to and with this move, told in order; None where the move is no other telling.

    Rule: KF-BID-12, KF-SBOAT-22
    """
    counts = added_counts(group.added)
    lifted = group.lifted
    if LIFT.has(move):
        tile = LIFT_TILE.read(move)
        if tile not in state.lots:
            return None
        return lifts_of(state, lifted | (1 << state.lots.index(tile))) + adds_of(counts)
    if PUT_BACK.has(move):
        tile = PUT_BACK_TILE.read(move)
        if tile not in state.lots or (lifted >> state.lots.index(tile)) & 1 == 0:
            return None
        return lifts_of(state, lifted & ~(1 << state.lots.index(tile))) + adds_of(counts)
    if ADD.has(move):
        counts[ADD_COLOUR.read(move)] += ADD_COUNT.read(move)
        return None if max(counts) >= USE_COUNTS else lifts_of(state, lifted) + adds_of(counts)
    if USE.has(move):
        return used_in_order(state, group, counts, move)
    return None


def used_in_order(state: KeyflowerState, group: Group, counts: list[int], move: i64) -> list[int] | None:
    """A use whose own colour is the last of those that come from behind the screen."""
    counts[USE_COLOUR.read(move)] += USE_COUNT.read(move)
    named = [colour for colour in range(COLOUR_COUNT) if counts[colour] > 0]
    if not named:
        # Lifted bids alone are told with the first of their colours.
        named = [colour for colour in range(COLOUR_COUNT) if group.by_colour[colour] > 0]
    if not named or max(counts) >= USE_COUNTS:
        return None
    last = named[-1] if sum(counts) > 0 else named[0]
    used = int(USE.of(USE_TILE.read(move), last, counts[last]))
    counts[last] = 0
    return [*lifts_of(state, group.lifted), *adds_of(counts), used]


def can_be_told(state: KeyflowerState, start: i64, moves: list[int], seat: i64) -> bool:
    """True when these moves, one after the other, are a legal turn from its beginning."""
    tried = state.clone()
    tried.agenda[-1] = start
    for number, move in enumerate(moves):
        if move not in legal_moves(tried, seat):
            return False
        # The last move may be the deed itself; that it is legal is enough.
        if number + 1 < len(moves):
            play_trusted(tried, seat, move)
    return True


def lifted_tiles(state: KeyflowerState, lifted: i64) -> list[int]:
    """What may be put back."""
    put_backs = rules_of(state).listing.put_backs
    return [put_backs[tile] for slot, tile in enumerate(state.lots) if (lifted >> slot) & 1]
