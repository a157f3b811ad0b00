"""A turn: what each bid and each use would bring, against the workers it takes."""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.boats import Quay, order_tile_worth
from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.points import exact_score
from artel.bots.keyflower.terms import holdings, points_added
from artel.bots.keyflower.uses import UseValue
from artel.bots.keyflower.values import ENOUGH_WORKERS, Weights
from artel.bots.keyflower.village import Village
from artel.games.keyflower.actions.group import Group
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.vocabulary import WINTER_TILE
from artel.games.keyflower.moves import (
    ADD,
    BID,
    BID_COLOUR,
    BID_COUNT,
    BID_TILE,
    LIFT,
    THE_PASS,
    USE,
    USE_COLOUR,
    USE_COUNT,
    USE_TILE,
)
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.state import (
    AUCTION,
    COLOUR_COUNT,
    NO_COLOUR,
    NOWHERE,
    SEAT_COUNT,
    KeyflowerState,
    is_order_tile,
    leader,
    rules_of,
)
from artel.games.keyflower.words import GREEN, WINTER
from artel.kernel.agenda import legal_moves, play_trusted
from artel.kernel.numbers import row_of

# A lot nobody leads: workers on it may yet be won back.
UNLED: Final = 0.2
# A move must be worth this much more than passing.
LEAST_GAIN: Final = 0.05
UNKNOWN: Final = -1000.0
MOST_LIFTS: Final = 3


class TurnValue:
    """The moves of one turn, valued; what a tile brings is worked out once."""

    def __init__(self, s: KeyflowerState, seat: int, weights: Weights) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.weights: Final = weights
        self.village: Final = Village(s, seat, weights)
        self.estate: Final = self.village.estate
        self.known: Final = self.village.known
        self.base: Final = self.village.worth
        self.next: Final = [0.0] * COLOUR_COUNT
        self.now: Final = [0.0] * COLOUR_COUNT
        self.quay: Final = Quay(s, self.estate, self.known, self.village.found)
        self.lot_values: Final = [UNKNOWN] * len(s.owner)
        self.rivals: Final[list[Holdings]] = []
        self.order_lead: int = -1
        orders = rules_of(s).orders
        for number in range(len(orders) - 1, -1, -1):
            if leader(s, orders[number]) == seat:
                self.order_lead = number
        self._value_workers()
        self.uses: Final = UseValue(s, self.estate, self.known, self.base, self.now)

    def _value_workers(self) -> None:
        """Workers that can still act, and workers that come home at the end of the season."""
        s = self.s
        season = self.estate.season
        quiet = s.passes / max(1, s.rules.players - 1)
        haste = self.weights.worker_haste[season] * (1.0 - 0.8 * min(1.0, quiet))
        doors = self._doors()
        found, points = self.village.found, self.known.score
        crowd = max(1.0, sum(found.workers) / ENOUGH_WORKERS) - 1.0
        each = self.weights.worker_next[season] / (1.0 + self.weights.worker_crowd * crowd)
        for colour in range(COLOUR_COUNT):
            value = each * (self.weights.green_factor if colour == GREEN else 1.0)
            if season == WINTER and found.workers[colour] > 0:
                few = min(3, found.workers[colour])
                found.workers[colour] -= few
                value += (points - exact_score(found)) / few
                found.workers[colour] += few
            self.next[colour] = value
            self.now[colour] = value + haste * doors[colour] * (1.2 if colour == GREEN else 1.0)

    def _doors(self) -> list[float]:
        """By colour, how many tiles it may still go to, against the mean of all colours."""
        s = self.s
        usable = rules_of(s).tables.usable
        counts = [1.0] * COLOUR_COUNT
        for tile in s.laid + s.lots:
            if not usable[2 * tile + s.side[tile]] and s.owner[tile] != AUCTION:
                continue
            bound = s.colour[tile]
            for colour in range(COLOUR_COUNT):
                if bound in (colour, NO_COLOUR):
                    counts[colour] += 1.0
        mean = sum(counts) / COLOUR_COUNT
        return [max(0.3, min(1.5, count / mean)) for count in counts]

    def _binding(self, tile: int, colour: int) -> float:
        """The advantage of the colour that a tile without one is bound to."""
        if self.s.colour[tile] != NO_COLOUR:
            return 0.0
        screen = row_of(self.s.screen, self.seat, COLOUR_COUNT)
        return self.weights.majority * (screen[colour] - sum(screen) / COLOUR_COUNT)

    def group_of(self, s: KeyflowerState) -> Group:
        frame = s.agenda[-1]
        return TURN.group(s, frame, self.seat)

    def best(self, s: KeyflowerState, moves: list[int], depth: int) -> tuple[float, int]:
        """The best of these moves and its value; passing is worth nothing."""
        group = self.group_of(s)
        best_move = moves[0]
        best_value = 0.0 if moves[0] == THE_PASS else UNKNOWN
        seen: set[int] = set()
        for move in moves:
            if move == THE_PASS:
                continue
            if BID.has(move) or USE.has(move):
                # Counts rise, so the first of a tile and colour takes the fewest workers.
                if BID.has(move):
                    key = int(BID.of(BID_TILE.read(move), BID_COLOUR.read(move)))
                else:
                    key = int(USE.of(USE_TILE.read(move), USE_COLOUR.read(move)))
                if key in seen:
                    continue
                seen.add(key)
                value = self.bid(group, move) if BID.has(move) else self.use(group, move)
            elif depth >= MOST_LIFTS or not (LIFT.has(move) or ADD.has(move)):
                continue
            else:
                value = self.lifted(s, move, depth)
            if value > best_value + LEAST_GAIN:
                best_value, best_move = value, move
        return best_value, best_move

    def lifted(self, s: KeyflowerState, move: int, depth: int = 0) -> float:
        """A lifted bid or added workers: the best that can be done with them."""
        if ADD.has(move):
            return UNKNOWN
        after = s.clone()
        play_trusted(after, self.seat, move)
        return self.best(after, legal_moves(after, self.seat), depth + 1)[0]

    def _group_cost(self, group: Group, back: float) -> float:
        """What the lifted workers lose when this share of them comes back at the end of the season."""
        cost = 0.0
        for colour in range(COLOUR_COUNT):
            beaten = 0.5 * (self.now[colour] + self.next[colour])
            cost += group.by_colour[colour] * (beaten - back * self.next[colour])
        return cost

    def bid(self, group: Group, move: int) -> float:
        s = self.s
        tile, colour, count = int(BID_TILE.read(move)), int(BID_COLOUR.read(move)), int(BID_COUNT.read(move))
        if leader(s, tile) == self.seat:
            return UNKNOWN
        own = int(s.bids[tile * SEAT_COUNT + self.seat] >> 2)
        lost = self.weights.hold * (own + count) * self.next[colour] + count * (
            self.now[colour] - self.next[colour]
        )
        gain = self.weights.hold * self.lot(tile) + self._binding(tile, colour)
        return gain - lost - self._group_cost(group, 1.0 - self.weights.hold)

    def lot(self, tile: int) -> float:
        """What winning a lot adds, with the workers that lie on it."""
        if self.lot_values[tile] == UNKNOWN:
            self.lot_values[tile] = self._lot(tile)
        return self.lot_values[tile]

    def _lot(self, tile: int) -> float:
        s = self.s
        if is_order_tile(s, tile):
            number = rules_of(s).orders.index(tile)
            value = order_tile_worth(s, self.quay, tile, number, self.order_lead)
            return value + self.uses.given(tile)
        workers = 0.0
        for colour in range(COLOUR_COUNT):
            workers += self.next[colour] * float(s.on_tile[tile * COLOUR_COUNT + colour])
        value = self.village.with_tile(tile)
        if rules_of(s).tables.kind[tile] == WINTER_TILE:
            value += self.weights.deny * self._rival_gain(tile) / (s.rules.players - 1)
        return value + workers

    def _rival_gain(self, tile: int) -> float:
        """The most a rival would score with a winter tile."""
        s = self.s
        if not self.rivals:
            for seat in range(s.rules.players):
                if seat != self.seat:
                    self.rivals.append(holdings(s, Estate(s, seat, self.weights)))
        most = 0.0
        for place in range(len(self.rivals)):
            # A tile the rival leads already counts as its own.
            seat = place if place < self.seat else place + 1
            most = max(most, points_added(s, seat, self.rivals[place], tile))
        return most

    def use(self, group: Group, move: int) -> float:
        tile, colour, count = int(USE_TILE.read(move)), int(USE_COLOUR.read(move)), int(USE_COUNT.read(move))
        back = self._back(tile)
        cost = count * (self.now[colour] - back * self.next[colour]) + self._group_cost(group, back)
        if back < 0.5 and self.estate.season < WINTER:
            rivals = self.s.rules.players - 1
            cost += (count + int(group.size)) * (1.0 - back) * self.weights.gift * self.next[0] / rivals
        return self.gain(tile) + self._binding(tile, colour) - cost

    def _back(self, tile: int) -> float:
        """The share of workers placed on a tile that comes home to this seat."""
        owner = self.s.owner[tile]
        if owner != AUCTION:
            return 1.0 if owner == self.seat else 0.0
        front = leader(self.s, tile)
        if front == self.seat:
            return self.weights.hold
        return UNLED if front == NOWHERE else 0.0

    def gain(self, tile: int) -> float:
        """What one use of a tile brings now."""
        return self.uses.gain(tile)
