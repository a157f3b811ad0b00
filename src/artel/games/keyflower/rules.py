"""The rules of one game of Keyflower: the tables of the tiles in the box, and what the players decide."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from artel.games.keyflower.advice import Advice
from artel.games.keyflower.components.boats import Boat, Loads
from artel.games.keyflower.components.order import HELD_TILE, MOST_TILES
from artel.games.keyflower.components.tables import Tables, edge_code, tables_of
from artel.games.keyflower.components.turn_order import TurnOrderTile
from artel.games.keyflower.components.vocabulary import EXCHANGE, HOME, STANDING, TURN_ORDER, Tile
from artel.games.keyflower.listing import Listing, listing
from artel.games.keyflower.modules.questions import (
    ANIMALS_GO_HOME,
    BOATS_TOLD,
    LOTS,
    LOTS_SHUT,
    STARTING_WORKERS,
    WHEAT_BEFORE_TRADES,
    WINTER_TILES,
)
from artel.games.keyflower.moves import LOT
from artel.games.keyflower.scoring.hooks import ScoringRules
from artel.games.keyflower.trade import (
    Cargo,
    Carrier,
    Dealer,
    Giver,
    Item,
    Landing,
    Payer,
    Surveyor,
    Teller,
    check_words,
    faces_by_ability,
    tiles_with_income,
)
from artel.games.keyflower.variants import Variants
from artel.games.keyflower.words import AUTUMN, BACK, FRONT, SPRING, SUMMER, WINTER
from artel.kernel import hidden
from artel.kernel.rules import Flat, ModuleError
from artel.kernel.slices import Slices
from artel.kernel.state import Rules, Step

SEASON_NUMBERS: Final = (SPRING, SUMMER, AUTUMN, WINTER)
# The lots of a season, turn order tiles included, and the winter tiles that one offer can name.
MOST_LOTS: Final = 24
MOST_OFFERED: Final = 4
# What is nowhere, and no place at all.
NOWHERE: Final = -1


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
        self.edge_codes: Final = vec[i64](
            [edge_code(self.tables, tile, turn) for tile in range(len(rows)) for turn in range(6)]
        )
        self.homes: Final = self.of_kind(HOME)
        # By place, the boats of which one is in play.
        self.boats: Final = boats_by_place(self.tables, players)
        self._loads: Final[dict[int, Loads]] = {}
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
        for tile in self.winters:
            if HELD_TILE.number(self.tables.words[tile]) is None:
                raise ModuleError(f"expected a winter tile of HELD_TILE, got {self.tables.words[tile]!r}")
        self.winter_at: Final = [NOWHERE] * len(rows)
        for place, tile in enumerate(self.winters):
            self.winter_at[tile] = place
        orders: list[tuple[int, int]] = []
        for tile in self.of_kind(TURN_ORDER):
            order = cast(TurnOrderTile, rows[tile])
            if order.is_used(players):
                orders.append((order.number, tile))
        # By the numbers printed on them.
        self.orders: Final = [tile for _, tile in sorted(orders)]
        # What else is bid for in every season.
        self.standing: Final = self.of_kind(STANDING)
        self.marker_tile: Final = next(
            tile for tile in self.orders if cast(TurnOrderTile, rows[tile]).has_marker(players)
        )
        self.lots: Final = flat.answers[LOTS]
        self.winter_tiles: Final = flat.answers[WINTER_TILES]
        check_answer(WINTER_TILES, self.winter_tiles, min(MOST_OFFERED, len(self.winters) // players))
        fewest = min([len(self.season_tiles[season]) for season in (SPRING, SUMMER, AUTUMN)])
        most = MOST_LOTS - len(self.orders) - len(self.standing)
        check_answer(LOTS, self.lots, min(most, fewest))
        check_answer(WINTER_TILES, self.winter_tiles * players, most)
        self.starting_workers: Final = flat.answers[STARTING_WORKERS]
        # What the options of modules change.
        self.variants: Final = Variants(flat, self.tables, self.winters, self.winter_tiles * players)
        # True when the state keeps who took which boat, in what order.
        self.boats_told: Final = flat.answers[BOATS_TOLD] > 0
        # True when lots may be shut (see the state).
        self.lots_shut: Final = flat.answers[LOTS_SHUT] > 0
        # How The Farmers was read before.
        self.animals_go_home: Final = flat.answers[ANIMALS_GO_HOME] > 0
        self.wheat_before_trades: Final = flat.answers[WHEAT_BEFORE_TRADES] > 0
        self.givers: Final = {word: cast(Giver, row) for word, row in flat.rows["givers"].items()}
        self.payers: Final = {word: cast(Payer, row) for word, row in flat.rows["payers"].items()}
        # By sort of piece: who deals it, where not any piece may be anywhere.
        self.dealers: Final = {sort: cast(Dealer, row) for sort, row in flat.rows.get("dealers", {}).items()}
        # The sorts of pieces that modules bring, and the slots nobody deals that not everybody sees.
        self.sorts: Final = flat.slices.sorts()
        self.veiled: Final = [slot for slot in hidden.veiled(flat.slices) if slot.pieces not in self.dealers]
        # What else everybody knows of the state, as data of views; a state dealt anew must say the same.
        self.tellers: Final = [cast(Teller, row) for row in flat.rows.get("tellers", {}).values()]
        # What is kept of where tiles lie.
        self.surveyors: Final = [cast(Surveyor, row) for row in flat.rows.get("surveyors", {}).values()]
        self.carriers: Final = [cast(Carrier, row) for row in flat.rows.get("carriers", {}).values()]
        # By word, in the order in which they are offered.
        self.items: Final = {word: cast(Item, row) for word, row in flat.rows.get("items", {}).items()}
        self.cargo: Final = [cast(Cargo, row) for row in flat.rows["cargo"].values()]
        check_words(self.tables.effect, self.tables.cost, self.givers, self.payers)
        # By word of a gain: what a use for it needs besides (see `actions.limits`).
        self.limits: Final[dict[str, object]] = flat.rows.get("limits", {})
        # At 2 * tile + side: whether a use of the side asks for more than workers.
        self.asking: Final = [
            effect.kind == EXCHANGE or any(gain.word in self.limits for gain in effect.gains)
            for effect in self.tables.effect
        ]
        self.landings: Final = [cast(Landing, row) for row in flat.rows.get("landings", {}).values()]
        # The rules of modules behind refusals of the base game: `never-used TILE`, `shut bid`, `shut use`.
        self.cites: Final = {name: cast(str, row) for name, row in flat.rows.get("cites", {}).items()}
        # By ability: the sides, as 2 * tile + side, that give it.
        self.faces_with: Final = faces_by_ability(self.tables.effect)
        self.incomes: Final = tiles_with_income(self.tables.effect)
        self.setup: Final = flat.steps("setup", steps)
        self.season_start: Final = flat.steps("season-start", steps)
        self.auction_start: Final = flat.steps("auction-start", steps)
        self.season_end: Final = flat.steps("season-end", steps)

    def loads(self, boats: list[int]) -> Loads:
        """In what order these boats are filled."""
        key = 0
        for boat in boats:
            key = key * MOST_TILES + boat
        found = self._loads.get(key)
        if found is None:
            found = Loads([cast(Boat, self.tables.tiles[boat]) for boat in boats])
            self._loads[key] = found
        return found

    def of_kind(self, kind: int) -> list[int]:
        """The tiles of a kind in the box, in the order of their numbers."""
        return [tile for tile, tile_kind in enumerate(self.tables.kind) if tile_kind == kind]


def boats_by_place(tables: Tables, players: int) -> list[list[int]]:
    """The boats of this number of players, each with the twins that may stand in for it.

    Rule: KF-SETUP-8, KF-SETUP-9
    """
    places: list[list[int]] = []
    for tile, row in enumerate(tables.tiles):
        if isinstance(row, Boat) and row.is_used(players):
            twins = [place for place in places if row.twin_of and tables.words[place[0]] == row.twin_of]
            if twins:
                twins[0].append(tile)
            else:
                places.append([tile])
    return places


def check_answer(question: str, answer: int, most: int) -> None:
    """What modules answer together must fit the box and the questions: refused here, not in mid-game."""
    if answer > most:
        raise ModuleError(f"question {question!r}: expected at most {most}, got {answer}")
