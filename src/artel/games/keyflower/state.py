"""The state of Keyflower.

Lists are flat and numbered: by tile (as many as the game at hand has), by tile and colour, by tile and
seat, by seat and colour. The bag, the stack of skills and the season's stacks are multisets: their order does
not exist until NATURE draws. Whether a worker stands or lies follows from its colour and the colour of its
tile.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.advice import Advice
from artel.games.keyflower.components.boats import Boat, one_at_a_time
from artel.games.keyflower.components.box import (
    BAG_COLOURS,
    GOOD_COUNTS,
    SKILL_COUNTS,
    WORKER_COUNTS,
)
from artel.games.keyflower.components.tables import Tables, edge_code, tables_of
from artel.games.keyflower.components.turn_order import TurnOrderTile
from artel.games.keyflower.components.vocabulary import BOAT, HOME, SUMMER_BOAT, TURN_ORDER, Tile
from artel.games.keyflower.listing import Listing, listing
from artel.games.keyflower.modules.questions import BOATS_TOLD, LOTS, STARTING_WORKERS, WINTER_TILES
from artel.games.keyflower.moves import LOT
from artel.games.keyflower.scoring.hooks import ScoringRules
from artel.games.keyflower.trade import (
    Cargo,
    Giver,
    Payer,
    check_words,
    faces_by_ability,
    tiles_with_income,
)
from artel.games.keyflower.words import AUTUMN, BACK, FRONT, GREEN, SPRING, SUMMER, WINTER
from artel.kernel.rules import Flat, ModuleError
from artel.kernel.slices import Slices, copies
from artel.kernel.state import Rules, State, Step

SEAT_COUNT: Final = 6
COLOUR_COUNT: Final = 4
GOOD_COUNT: Final = 4
SKILL_COUNT: Final = 3
EDGE_COUNT: Final = 6
SEASON_NUMBERS: Final = (SPRING, SUMMER, AUTUMN, WINTER)

# The lots of a season, turn order tiles included, and the winter tiles that one offer can name.
MOST_LOTS: Final = 24
MOST_OFFERED: Final = 3

# Where a tile is, besides the village of a seat: nowhere, or in the auction.
NOWHERE: Final = -1
AUCTION: Final = 6
NO_COLOUR: Final = -1
NO_TILE: Final = -1
EMPTY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []


class KeyflowerRules(Rules):
    """The tables of the tiles in the box, and what the number of players decides."""

    def __init__(
        self, game: str, players: int, modules: tuple[str, ...], steps: list[Step], flat: Flat
    ) -> None:
        super().__init__(game, players, modules, steps)
        self.tables: Final[Tables] = tables_of([cast(Tile, row) for row in flat.rows["tiles"].values()])
        rows = self.tables.tiles
        self.scoring: Final = ScoringRules(flat, self.tables)
        self.advice: Final = Advice(flat, steps)
        self.tile_count: Final = len(rows)
        self.listing: Final[Listing] = listing(self.tile_count)
        # What the modules in play add to the state, and what everybody may do with it.
        self.slices: Final[Slices] = flat.slices
        # Six edges of two bits each, at 6 * tile + turn.
        self.edge_codes: Final = [
            edge_code(self.tables, tile, turn) for tile in range(len(rows)) for turn in range(6)
        ]
        self.homes: Final = self.of_kind(HOME)
        self.boats: Final = [tile for tile in self.of_kind(BOAT) if cast(Boat, rows[tile]).is_used(players)]
        in_play = [cast(Boat, rows[tile]) for tile in self.boats]
        self.load_order: Final = [
            one_at_a_time([boat.workers[season] for boat in in_play]) for season in SEASON_NUMBERS
        ]
        self.skill_order: Final = [
            one_at_a_time([boat.skills[season] for boat in in_play]) for season in SEASON_NUMBERS
        ]
        # The tiles that are dealt in each season: the decks from which the lots are drawn.
        self.season_tiles: Final = [
            [tile for tile in range(len(rows)) if rows[tile].season == season] for season in SEASON_NUMBERS
        ]
        # NATURE's moves that lay out a tile of each season, by tile and side.
        self.season_lots: Final = [
            [int(LOT.of(tile, side)) for tile in tiles for side in (FRONT, BACK)]
            for tiles in self.season_tiles
        ]
        # Winter tiles have numbers of their own: their places in the deck of winter.
        self.winters: Final = self.season_tiles[WINTER]
        self.winter_at: Final = [NOWHERE] * len(rows)
        for place, tile in enumerate(self.winters):
            self.winter_at[tile] = place
        orders = [cast(TurnOrderTile, rows[tile]) for tile in self.of_kind(TURN_ORDER)]
        self.orders: Final = [
            tile for tile, row in zip(self.of_kind(TURN_ORDER), orders, strict=True) if row.is_used(players)
        ]
        self.marker_tile: Final = next(
            tile for tile in self.orders if cast(TurnOrderTile, rows[tile]).has_marker(players)
        )
        self.lots: Final = flat.answers[LOTS]
        self.winter_tiles: Final = flat.answers[WINTER_TILES]
        check_answer(WINTER_TILES, self.winter_tiles, min(MOST_OFFERED, len(self.winters) // players))
        fewest = min([len(self.season_tiles[season]) for season in (SPRING, SUMMER, AUTUMN)])
        check_answer(LOTS, self.lots, min(MOST_LOTS - len(self.orders), fewest))
        self.starting_workers: Final = flat.answers[STARTING_WORKERS]
        # True when the state keeps who took which boat, in what order.
        self.boats_told: Final = flat.answers[BOATS_TOLD] > 0
        self.givers: Final = {word: cast(Giver, row) for word, row in flat.rows["givers"].items()}
        self.payers: Final = {word: cast(Payer, row) for word, row in flat.rows["payers"].items()}
        self.cargo: Final = [cast(Cargo, row) for row in flat.rows["cargo"].values()]
        check_words(self.tables.effect, self.givers, self.payers)
        # By ability: the sides, as 2 * tile + side, that give it.
        self.faces_with: Final = faces_by_ability(self.tables.effect)
        self.incomes: Final = tiles_with_income(self.tables.effect)
        self.setup: Final = flat.steps("setup", steps)
        self.season_start: Final = flat.steps("season-start", steps)
        self.auction_start: Final = flat.steps("auction-start", steps)
        self.season_end: Final = flat.steps("season-end", steps)

    def of_kind(self, kind: int) -> list[int]:
        """The tiles of a kind in the box, in the order of their numbers."""
        return [tile for tile, tile_kind in enumerate(self.tables.kind) if tile_kind == kind]


def check_answer(question: str, answer: int, most: int) -> None:
    """What modules answer together must fit the box and the questions: refused here, not in mid-game."""
    if answer > most:
        raise ModuleError(f"question {question!r}: expected at most {most}, got {answer}")


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
        # Workers in the bag by colour.
        self.bag: list[int] = EMPTY
        # Resources in the supply by type.
        self.supply: list[int] = EMPTY
        # Skills in the stack by type.
        self.stack: list[int] = EMPTY
        # Workers behind the screens: seat * 4 + colour.
        self.screen: list[int] = EMPTY
        # How many of them everyone knows to be there.
        self.shown: list[int] = EMPTY
        # Skills behind the screens: seat * 3 + skill.
        self.skills: list[int] = EMPTY
        # How many of them everyone knows to be there.
        self.skills_shown: list[int] = EMPTY
        # What everyone remembers of the bag and of the stack (see `remembered`), hidden kinds included.
        self.bag_story: list[int] = EMPTY
        self.stack_story: list[int] = EMPTY
        # Where each tile is: a seat, AUCTION or NOWHERE.
        self.owner: list[int] = EMPTY
        # The tiles that lie in villages, in the order of their numbers.
        self.laid: list[int] = EMPTY
        # Axial coordinates of the tiles that lie in villages; a home is at 0, 0.
        self.place_q: list[int] = EMPTY
        self.place_r: list[int] = EMPTY
        # Sixths clockwise by which each tile is turned.
        self.turn: list[int] = EMPTY
        # The side that is up.
        self.side: list[int] = EMPTY
        # The tile on each side of a laid tile: tile * 6 + edge, or NO_TILE.
        self.adjacent: list[int] = EMPTY
        # The colour a tile is bound to in this season, or NO_COLOUR.
        self.colour: list[int] = EMPTY
        # How many workers the last use of a tile took.
        self.last_use: list[int] = EMPTY
        # Workers placed on tiles: tile * 4 + colour.
        self.on_tile: list[int] = EMPTY
        # Resources on tiles: tile * 4 + good.
        self.goods: list[int] = EMPTY
        # Bids: tile * 6 + seat, as 4 * count + colour; 0 for none.
        self.bids: list[int] = EMPTY
        # The tiles of the auction: village tiles first, turn order tiles last.
        self.lots: list[int] = EMPTY
        # What lies on the boats in play: boat * 4 + colour.
        self.load: list[int] = EMPTY
        # The same for skills: boat * 3 + skill.
        self.load_skills: list[int] = EMPTY
        # The seat that holds each winter tile, or NOWHERE; and the seat that kept it back in winter.
        self.winter_of: list[int] = EMPTY
        self.kept_of: list[int] = EMPTY
        # Where the rules ask for it: the boats in the order in which they were chosen, as boat * 6 + seat.
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
        other.load = self.load
        other.load_skills = self.load_skills
        other.boat_choices = self.boat_choices
        other.winter_of = self.winter_of
        other.kept_of = self.kept_of
        other.removed = self.removed
        other.bag_story = self.bag_story
        other.stack_story = self.stack_story
        if len(self.lists) > 0:
            other.lists = copies(self.lists)
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
    s.screen = [0] * (players * COLOUR_COUNT)
    s.shown = [0] * (players * COLOUR_COUNT)
    s.skills = [0] * (players * SKILL_COUNT)
    s.skills_shown = [0] * (players * SKILL_COUNT)
    s.owner = [NOWHERE] * tiles
    s.laid = []
    s.place_q = [0] * tiles
    s.place_r = [0] * tiles
    s.turn = [0] * tiles
    s.side = [0] * tiles
    s.adjacent = [NO_TILE] * (tiles * EDGE_COUNT)
    s.colour = [NO_COLOUR] * tiles
    s.last_use = [0] * tiles
    s.on_tile = [0] * (tiles * COLOUR_COUNT)
    s.goods = [0] * (tiles * GOOD_COUNT)
    s.bids = [0] * (tiles * SEAT_COUNT)
    s.lots = []
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
        state.boat_choices = [*before, int(boat * SEAT_COUNT + seat)]
    state.boats_taken |= 1 << boat


def is_order_tile(state: KeyflowerState, tile: i64) -> bool:
    return rules_of(state).tables.kind[tile] == TURN_ORDER


def is_boat(state: KeyflowerState, tile: i64) -> bool:
    """True for the boats that bring pieces and for the summer boats."""
    kind: i64 = rules_of(state).tables.kind[tile]
    return kind in (BOAT, SUMMER_BOAT)


def leader(state: KeyflowerState, tile: i64) -> i64:
    """The seat with the leading bid on a tile of the auction, or NOWHERE."""
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
