"""The state of Keyflower.

Lists are flat and numbered: by tile (as many as the game at hand has), by tile and colour, by tile and
seat, by seat and colour. The bag, the stack of skills and the season's stacks are multisets: their order does
not exist until NATURE draws. Whether a worker stands or lies follows from its colour and the colour of its
tile.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from artel.games.keyflower.components.box import (
    BAG_COLOURS,
    GOOD_COUNTS,
    SKILL_COUNTS,
    WORKER_COUNTS,
)
from artel.games.keyflower.components.vocabulary import STANDING, TURN_ORDER
from artel.games.keyflower.rules import MOST_LOTS as MOST_LOTS
from artel.games.keyflower.rules import MOST_OFFERED as MOST_OFFERED
from artel.games.keyflower.rules import NOWHERE as NOWHERE
from artel.games.keyflower.rules import KeyflowerRules as KeyflowerRules
from artel.games.keyflower.words import GREEN
from artel.kernel.numbers import blank
from artel.kernel.slices import copies
from artel.kernel.state import Rules, State

SEAT_COUNT: Final = 6
COLOUR_COUNT: Final = 4
GOOD_COUNT: Final = 4
SKILL_COUNT: Final = 3
EDGE_COUNT: Final = 6

# Where a tile is, besides the village of a seat: NOWHERE, or in the auction.
AUCTION: Final = 6
NO_COLOUR: Final = -1
NO_TILE: Final = -1
EMPTY: Final[list[int]] = []
NONE_YET: Final = vec[i64]()
NO_LISTS: Final[list[list[int]]] = []


class KeyflowerState(State):
    """Everything on the table and behind the screens."""

    def __init__(self, rules: Rules, agenda: list[int], ply: i64) -> None:
        super().__init__(rules, agenda, ply)
        self.season: i64 = -1
        # The seat with the start player marker.
        self.first: i64 = -1
        # Passes in a row.
        self.passes: i64 = 0
        self.bag_size: i64 = 0
        # Green workers in the supply.
        self.green: i64 = 0
        # Winter tiles offered so far in secret, and boats already chosen at this season's end: sets of bits.
        self.offered: i64 = 0
        self.boats_taken: i64 = 0
        # Where the rules allow it: a lot that takes no more bids or workers, and whose it will be.
        self.shut: i64 = NO_TILE
        self.shut_for: i64 = NOWHERE
        # Workers in the bag by colour.
        self.bag: list[int] = EMPTY
        # Resources in the supply by type.
        self.supply: list[int] = EMPTY
        # Skills in the stack by type.
        self.stack: list[int] = EMPTY
        # Workers behind the screens: seat * 4 + colour.
        self.screen: vec[i64] = NONE_YET
        # How many of them everyone knows to be there.
        self.shown: vec[i64] = NONE_YET
        # Skills behind the screens: seat * 3 + skill.
        self.skills: vec[i64] = NONE_YET
        # How many of them everyone knows to be there.
        self.skills_shown: vec[i64] = NONE_YET
        # What everyone remembers of the bag and of the stack (see `remembered`), hidden kinds included.
        self.bag_story: list[int] = EMPTY
        self.stack_story: list[int] = EMPTY
        # Where each tile is: a seat, AUCTION or NOWHERE.
        self.owner: vec[i64] = NONE_YET
        # The tiles that lie in villages, in the order of their numbers.
        self.laid: list[int] = EMPTY
        # Axial coordinates of the tiles that lie in villages; a home is at 0, 0.
        self.place_q: vec[i64] = NONE_YET
        self.place_r: vec[i64] = NONE_YET
        # Sixths clockwise by which each tile is turned.
        self.turn: vec[i64] = NONE_YET
        # The side that is up.
        self.side: vec[i64] = NONE_YET
        # The tile on each side of a laid tile: tile * 6 + edge, or NO_TILE.
        self.adjacent: vec[i64] = NONE_YET
        # The colour a tile is bound to in this season, or NO_COLOUR.
        self.colour: vec[i64] = NONE_YET
        # How many workers the last use of a tile took.
        self.last_use: vec[i64] = NONE_YET
        # Workers placed on tiles: tile * 4 + colour.
        self.on_tile: vec[i64] = NONE_YET
        # Resources on tiles: tile * 4 + good.
        self.goods: vec[i64] = NONE_YET
        # Bids: tile * 6 + seat, as 4 * count + colour; 0 for none.
        self.bids: vec[i64] = NONE_YET
        # The tiles of the auction: village tiles first, turn order tiles last.
        self.lots: list[int] = EMPTY
        # The boat in play at each place.
        self.boats: list[int] = EMPTY
        # What lies on the boats in play: place * 4 + colour.
        self.load: list[int] = EMPTY
        # The same for skills: place * 3 + skill.
        self.load_skills: list[int] = EMPTY
        # The seat that holds each winter tile, or NOWHERE; and the seat that kept it back in winter.
        self.winter_of: list[int] = EMPTY
        self.kept_of: list[int] = EMPTY
        # Where the rules ask for it: the boats in the order in which they were chosen, as tile * 6 + seat.
        self.boat_choices: list[int] = EMPTY
        # The village tiles that left the game because nobody bid for them.
        self.removed: list[int] = EMPTY
        # What modules have added, by their slices.
        self.lists: list[list[int]] = NO_LISTS

    def clone(self) -> KeyflowerState:
        other = KeyflowerState(self.rules, self.agenda[:], self.ply)
        other.season = self.season
        other.first = self.first
        other.passes = self.passes
        other.bag_size = self.bag_size
        other.offered = self.offered
        other.boats_taken = self.boats_taken
        other.green = self.green
        other.shut = self.shut
        other.shut_for = self.shut_for
        other.bag = self.bag[:]
        other.supply = self.supply[:]
        other.stack = self.stack[:]
        other.screen = self.screen[:]
        other.shown = self.shown[:]
        other.skills = self.skills[:]
        other.skills_shown = self.skills_shown[:]
        other.owner = self.owner[:]
        other.side = self.side[:]
        other.colour = self.colour[:]
        other.last_use = self.last_use[:]
        other.on_tile = self.on_tile[:]
        other.goods = self.goods[:]
        other.bids = self.bids[:]
        # The rest changes seldom and is shared: who changes it puts a changed copy in its place.
        other.laid = self.laid
        other.place_q = self.place_q
        other.place_r = self.place_r
        other.turn = self.turn
        other.adjacent = self.adjacent
        other.lots = self.lots
        other.boats = self.boats
        other.load = self.load
        other.load_skills = self.load_skills
        other.boat_choices = self.boat_choices
        other.winter_of = self.winter_of
        other.kept_of = self.kept_of
        other.removed = self.removed
        other.bag_story = self.bag_story
        other.stack_story = self.stack_story
        if len(self.lists) > 0:
            other.lists = copies(self.lists, cast(KeyflowerRules, self.rules).slices.shared)
        return other


def empty_state(rules: KeyflowerRules) -> KeyflowerState:
    """Before anything is dealt: the bag and the supplies full, no tile anywhere.

    Rule: KF-SETUP-1, KF-SETUP-2, KF-SETUP-3, KF-SETUP-4
    """
    players = rules.players
    tiles = rules.tile_count
    s = KeyflowerState(rules, [], 0)
    s.bag = [*WORKER_COUNTS[:BAG_COLOURS], 0]
    s.bag_size = sum(s.bag)
    s.green = WORKER_COUNTS[GREEN]
    s.supply = GOOD_COUNTS[:]
    s.stack = SKILL_COUNTS[:]
    s.screen = blank(players * COLOUR_COUNT)
    s.shown = blank(players * COLOUR_COUNT)
    s.skills = blank(players * SKILL_COUNT)
    s.skills_shown = blank(players * SKILL_COUNT)
    s.owner = blank(tiles, NOWHERE)
    s.laid = []
    s.place_q = blank(tiles)
    s.place_r = blank(tiles)
    s.turn = blank(tiles)
    s.side = blank(tiles)
    s.adjacent = blank(tiles * EDGE_COUNT, NO_TILE)
    s.colour = blank(tiles, NO_COLOUR)
    s.last_use = blank(tiles)
    s.on_tile = blank(tiles * COLOUR_COUNT)
    s.goods = blank(tiles * GOOD_COUNT)
    s.bids = blank(tiles * SEAT_COUNT)
    s.lots = []
    s.boats = [place[0] for place in rules.boats]
    s.load = [0] * (len(rules.boats) * COLOUR_COUNT)
    s.load_skills = [0] * (len(rules.boats) * SKILL_COUNT)
    s.winter_of = [NOWHERE] * len(rules.winters)
    s.kept_of = [NOWHERE] * len(rules.winters)
    if rules.slices.slots:
        s.lists = rules.slices.first(players)
    return s


def rules_of(state: KeyflowerState) -> KeyflowerRules:
    return cast(KeyflowerRules, state.rules)


def lay(state: KeyflowerState, tile: i64) -> None:
    """A tile lies in a village now; the list keeps the order of the tile numbers."""
    place: i64 = 0
    while place < len(state.laid) and state.laid[place] < tile:
        place += 1
    state.laid = [*state.laid[:place], int(tile), *state.laid[place:]]


def survey(state: KeyflowerState, tile: i64) -> None:
    """A tile has been laid and joined: what modules keep of the villages follows."""
    for surveyor in rules_of(state).surveyors:
        surveyor.laid(state, tile)


def is_laid(state: KeyflowerState, tile: i64) -> bool:
    """True when a tile lies in a village; the list is in order, so it is halved again and again."""
    laid = state.laid
    low: i64 = 0
    high: i64 = len(laid)
    while low < high:
        middle: i64 = (low + high) // 2
        if laid[middle] < tile:
            low = middle + 1
        else:
            high = middle
    return low < len(laid) and laid[low] == tile


def home_of(state: KeyflowerState, seat: i64) -> i64:
    """The home tile of a seat."""
    homes = rules_of(state).homes
    place: i64 = 0
    while state.owner[homes[place]] != seat:
        place += 1
    return homes[place]


def has_ability(state: KeyflowerState, seat: i64, ability: i64) -> bool:
    """True when a seat has a tile that gives this ability, with that side up. It works once it is taken.

    Rule: KF-SBOAT-2, KF-SBOAT-4
    """
    faces = cast(KeyflowerRules, state.rules).faces_with[ability]
    place: i64 = 0
    while place < len(faces):
        face: i64 = faces[place]
        if state.owner[face >> 1] == seat and state.side[face >> 1] == face & 1:
            return True
        place += 1
    return False


def take_boat(state: KeyflowerState, seat: i64, boat: i64) -> None:
    """A boat in play is chosen; who chose which is kept until the next choice, where the rules ask for it."""
    if rules_of(state).boats_told:
        before = state.boat_choices if state.boats_taken != 0 else EMPTY
        state.boat_choices = [*before, state.boats[boat] * SEAT_COUNT + int(seat)]
    state.boats_taken |= 1 << boat


def is_order_tile(state: KeyflowerState, tile: i64) -> bool:
    return rules_of(state).tables.kind[tile] == TURN_ORDER


def is_standing(state: KeyflowerState, tile: i64) -> bool:
    """True for the lots that come back in every season: turn order tiles, and what modules bring."""
    kind: i64 = rules_of(state).tables.kind[tile]
    return kind in (TURN_ORDER, STANDING)


def is_boat(state: KeyflowerState, tile: i64) -> bool:
    """True for the boats that bring pieces, for the summer boats, and for what modules call a boat."""
    return rules_of(state).tables.boat[tile]


def leader(state: KeyflowerState, tile: i64) -> i64:
    """The seat with the leading bid on a tile of the auction, or NOWHERE."""
    if tile == state.shut:
        return state.shut_for
    best: i64 = NOWHERE
    most: i64 = 0
    place: i64 = tile * SEAT_COUNT
    bids = state.bids
    players: i64 = state.rules.players
    seat: i64 = 0
    while seat < players:
        count: i64 = bids[place + seat] >> 2
        if count > most:
            most = count
            best = seat
        seat += 1
    return best


def workers_on(state: KeyflowerState, tile: i64) -> i64:
    place: i64 = tile * COLOUR_COUNT
    on_tile = state.on_tile
    return on_tile[place] + on_tile[place + 1] + on_tile[place + 2] + on_tile[place + 3]
