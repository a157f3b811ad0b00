"""What a tile or a piece brings a seat if the game ended now."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import STANDING, TURN_ORDER
from artel.games.keyflower.moves import PLACE_BESIDE, PLACE_DIRECTION, PLACE_TILE, PLACE_TURN
from artel.games.keyflower.phases.extend import list_places, place_tile
from artel.games.keyflower.scoring.final import score
from artel.games.keyflower.state import (
    AUCTION,
    COLOUR_COUNT,
    EDGE_COUNT,
    GOOD_COUNT,
    NO_TILE,
    NOWHERE,
    SKILL_COUNT,
    KeyflowerState,
    home_of,
    is_laid,
    rules_of,
)
from artel.games.keyflower.words import COLOURS, GOODS, SKILLS, WINTER


def worth(state: KeyflowerState, seat: int, sort: str, piece: str) -> int | None:
    """What is lost without a tile of the village, or gained by one more tile, worker, resource or skill."""
    if sort == "tile":
        return _of_tile(state, seat, piece)
    known = rules_of(state).scoring.worths.get(sort)
    if known is not None:
        return known(state, seat, piece)
    after = state.clone()
    if sort == "colour" and piece in COLOURS[:COLOUR_COUNT]:
        after.screen[seat * COLOUR_COUNT + COLOURS.index(piece)] += 1
    elif sort == "skill" and piece in SKILLS:
        after.skills[seat * SKILL_COUNT + SKILLS.index(piece)] += 1
    elif sort == "good" and piece in GOODS and state.season >= 0:
        after.goods[home_of(state, seat) * GOOD_COUNT + GOODS.index(piece)] += 1
    else:
        return None
    return int(score(after, seat) - score(state, seat))


def _of_tile(state: KeyflowerState, seat: i64, word: str) -> int | None:
    """A tile of the village, or one that the seat could have: on offer, won, or a winter tile in hand."""
    words = rules_of(state).tables.words
    if word not in words or state.season < 0:
        return None
    tile: i64 = words.index(word)
    if is_laid(state, tile):
        if state.owner[tile] != seat or tile == home_of(state, seat):
            return None
        return int(score(state, seat) - score(_without(state, seat, tile), seat))
    return _if_placed(state, seat, tile) if _may_come(state, seat, tile) else None


def _may_come(state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """Turn order tiles stay only in winter, and what comes back in every season never does.

    Rule: KF-ORDER-2, KF-END-13
    """
    rules = rules_of(state)
    kind = rules.tables.kind[tile]
    if kind == STANDING or (kind == TURN_ORDER and state.season != WINTER):
        return False
    place: i64 = rules.winter_at[tile]
    in_hand = place != NOWHERE and state.winter_of[place] == seat
    return in_hand or state.owner[tile] == seat or (state.owner[tile] == AUCTION and tile in state.lots)


def _without(state: KeyflowerState, seat: i64, tile: i64) -> KeyflowerState:
    """The village without a tile; what lies on it lies on the home tile instead."""
    after = state.clone()
    home = home_of(state, seat)
    for good in range(GOOD_COUNT):
        after.goods[home * GOOD_COUNT + good] += after.goods[tile * GOOD_COUNT + good]
        after.goods[tile * GOOD_COUNT + good] = 0
    after.owner[tile] = NOWHERE
    after.laid = [other for other in state.laid if other != tile]
    after.adjacent = state.adjacent[:]
    for edge in range(EDGE_COUNT):
        other: i64 = state.adjacent[tile * EDGE_COUNT + edge]
        if other != NO_TILE:
            after.adjacent[other * EDGE_COUNT + (edge + 3) % EDGE_COUNT] = NO_TILE
        after.adjacent[tile * EDGE_COUNT + edge] = NO_TILE
    return after


def _if_placed(state: KeyflowerState, seat: i64, tile: i64) -> int | None:
    """What a tile gains where it lies best; None where it fits nowhere."""
    won = state.clone()
    won.owner[tile] = seat
    won.log = None
    places = [move for move in list_places(won, seat) if PLACE_TILE.read(move) == tile]
    if not places:
        return None
    if not _shape_matters(won, seat, tile):
        places = places[:1]
    best: i64 = 0
    for number, move in enumerate(places):
        after = won.clone()
        place_tile(
            after, seat, tile, PLACE_BESIDE.read(move), PLACE_DIRECTION.read(move), PLACE_TURN.read(move)
        )
        points: i64 = score(after, seat)
        if number == 0 or points > best:
            best = points
    return int(best - score(state, seat))


def _shape_matters(state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """True when where the tile lies may change what it or another tile of the village scores."""
    rules = rules_of(state)
    for looker in rules.scoring.lookers:
        scorer = rules.scoring.scorers[2 * looker + state.side[looker]]
        looks = None if scorer is None or state.owner[looker] != seat else scorer.looks
        if looks is not None and looks(rules.tables, looker, int(tile)):
            return True
    return bool(rules.surveyors)
