"""What one more piece would bring if the game ended now."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.playing import may_employ
from artel.games.sweet_lands.components.printed import MILESTONE_POINTS, MOST_MILESTONES
from artel.games.sweet_lands.domain.laying import ANY_CELL, free_cells
from artel.games.sweet_lands.domain.property import FREE, piece_left, sites, take_off
from artel.games.sweet_lands.domain_map import bit, bit_count, lowest
from artel.games.sweet_lands.scoring import scores, token_places
from artel.games.sweet_lands.slots import BUILT, EMPLOYED, LAID, MASK_COUNT
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    CARDS,
    INDUSTRY_COUNT,
    MILESTONES,
    PIECES,
    RESOURCES,
    SCORING_TOKENS,
    TERRAINS,
    TRACKS,
)


def worth(state: SweetState, seat: int, sort: str, piece: str) -> int | None:
    """What the best of these would bring: a token on the cell that scores most, a worker in any column.

    Only what it would count for at the end: neither its price nor what it gives when it comes.
    """
    if sort == "scoring" and piece in SCORING_TOKENS:
        token = SCORING_TOKENS.index(piece)
        return token_places(state, token)[seat] if state.round and (state.scoring >> token) & 1 else None
    if sort == "milestone" and piece in MILESTONES:
        return _milestone(state, seat, MILESTONES.index(piece))
    now = scores(state)[seat]
    if sort == "card" and piece in CARDS and state.where[CARDS.index(piece)] == EMPLOYED + seat:
        return now - scores(_without(state, seat, CARDS.index(piece)))[seat]
    after = _with(state, seat, sort, piece)
    return max([scores(each)[seat] for each in after]) - now if after else None


def _milestone(state: SweetState, seat: i64, milestone: i64) -> int | None:
    """Rule: SL-FIN-19"""
    mine: i64 = state.has(seat, on.MILESTONE_SET)
    if (mine >> milestone) & 1:
        return MILESTONE_POINTS
    return (
        MILESTONE_POINTS
        if (state.milestones >> milestone) & 1 and bit_count(mine) < MOST_MILESTONES
        else None
    )


def _with(state: SweetState, seat: i64, sort: str, piece: str) -> list[SweetState]:
    """The states in which the seat has one more of it."""
    if sort == "resource" and piece in RESOURCES:
        return [_more(state, seat, on.GOLD + RESOURCES.index(piece))]
    if sort == "piece" and piece == "rabbit":
        return [_more(state, seat, on.RABBITS)]
    if sort == "track" and piece in TRACKS:
        track = TRACKS.index(piece)
        last = len(rules_of(state).track_points[track]) - 1
        reached = state.has(seat, on.FIRST_TRACK + track) >= last
        return [] if reached else [_more(state, seat, on.FIRST_TRACK + track)]
    if state.domain[seat] < 0:
        return []
    if sort == "property":
        return _with_property(state, seat, piece)
    if sort == "terrain" and piece in TERRAINS:
        return _with_token(state, seat, TERRAINS.index(piece))
    if sort == "card" and piece in CARDS:
        return _with_worker(state, seat, CARDS.index(piece))
    return []


def _more(state: SweetState, seat: i64, field: i64) -> SweetState:
    after = state.clone()
    after.add(seat, field, 1)
    return after


def _with_property(state: SweetState, seat: i64, piece: str) -> list[SweetState]:
    """At the end property counts by its number and its row, wherever it stands."""
    free: i64 = sites(state, seat, state.has(seat, on.FLIPPED), FREE)
    found: list[SweetState] = []
    for number, word in enumerate(PIECES):
        if free and (word == piece or word.endswith(f"-{piece}")) and piece_left(state, seat, number):
            after = state.clone()
            take_off(after, seat, number)
            after.masks[seat * MASK_COUNT + BUILT] |= free & -free
            found.append(after)
    return found


def _with_token(state: SweetState, seat: i64, kind: i64) -> list[SweetState]:
    rest: i64 = free_cells(state, seat, ANY_CELL + 1 + kind)
    found: list[SweetState] = []
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        after = _more(state, seat, on.TOKENS_LAID)
        after.add(seat, on.FIELDS_LAID + kind, 1)
        after.masks[seat * MASK_COUNT + LAID] |= bit(cell)
        found.append(after)
    return found


def _with_worker(state: SweetState, seat: i64, card: i64) -> list[SweetState]:
    found: list[SweetState] = []
    for industry in range(INDUSTRY_COUNT):
        if may_employ(state, seat, card, industry):
            found.append(_more(state, seat, on.FARMING_COLUMN + industry))
    return found


def _without(state: SweetState, seat: i64, card: i64) -> SweetState:
    """Without a worker, whichever column it is in: at the end they count together."""
    after = state.clone()
    for industry in range(INDUSTRY_COUNT):
        if after.has(seat, on.FARMING_COLUMN + industry) > 0:
            after.add(seat, on.FARMING_COLUMN + industry, -1)
            return after
    return after
