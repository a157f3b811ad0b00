"""The greedy bot of Keyflower: takes what adds most to the worth of its village for the workers it costs."""

from __future__ import annotations

from typing import Final, cast

from artel.bots.contract import Bot
from artel.bots.keyflower.boats import boat_worth
from artel.bots.keyflower.evaluation import Estate, holdings, worth
from artel.bots.keyflower.placement import choose_place
from artel.bots.keyflower.transport import Planner
from artel.bots.keyflower.turn import TurnValue, choose_turn
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.actions.exchange import PAY
from artel.games.keyflower.actions.gains import CHOOSE_GOOD
from artel.games.keyflower.actions.payment import PAY_UNIT
from artel.games.keyflower.actions.transport import TRANSPORT_STEP
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.moves import (
    MAKE_GOOD,
    PAY_BID_TILE,
    PAY_GOOD,
    PAY_GOOD_GOOD,
    PAY_SKILL,
    PAY_SKILL_SKILL,
    PAY_WORKER,
    PAY_WORKER_COLOUR,
    TAKE_BOAT_TILE,
    THE_STOP,
)
from artel.games.keyflower.phases.extend import PLACE_TILES
from artel.games.keyflower.phases.season import OFFER_TILES, offered_tiles, winter_hand
from artel.games.keyflower.phases.season_end import CHOOSE_BOAT
from artel.games.keyflower.redeal import fill_view
from artel.games.keyflower.scoring.best import best_score
from artel.games.keyflower.state import (
    GOODS,
    SEATS,
    KeyflowerRules,
    KeyflowerState,
    home_of,
    rules_of,
)
from artel.kernel.agenda import play_trusted
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.view import View

# A winter tile is offered when it brings its holder this much, and not much less than it brings a rival.
OFFER_FROM: Final = 4
RIVAL_SHARE: Final = 0.8


class KeyflowerGreedy(Bot):
    """One move ahead on a redealt state; transports are planned to their end."""

    level = "greedy"

    def __init__(self) -> None:
        self.weights: Weights = Weights()
        self.known_rules: dict[str, KeyflowerRules] = {}

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        s = self._redealt(view, rng)
        seat = view.seat
        code = s.agenda[-1] & CODE_MASK
        if code == TURN.shape.code:
            return choose_turn(s, seat, view.moves, self.weights)
        if code == TRANSPORT_STEP.shape.code:
            return _transport(s, seat, view.moves, self.weights)
        if code == CHOOSE_GOOD.shape.code:
            return _make(s, seat, view.moves, self.weights)
        if code == PAY.shape.code:
            return _pay(s, seat, view.moves, self.weights)
        if code == PAY_UNIT.shape.code:
            return _pay_unit(s, seat, view.moves, self.weights)
        if code == CHOOSE_BOAT.shape.code:
            return _take_boat(s, seat, view.moves, self.weights)
        if code == PLACE_TILES.shape.code:
            return choose_place(s, seat, view.moves)
        if code == OFFER_TILES.shape.code:
            return _offer(s, seat, view.moves, self.weights)
        return view.moves[0]

    def _redealt(self, view: View, rng: Rng) -> KeyflowerState:
        """A state that fits the view; the rules are built once and kept."""
        data = view.data
        key = f"{data['players']} {data['modules']} {data.get('options')}"
        if key not in self.known_rules:
            self.known_rules[key] = cast(KeyflowerRules, KEYFLOWER.rules_of_view(view))
        rules = self.known_rules[key]
        return cast(KeyflowerState, KEYFLOWER.from_data(rules, fill_view(rules, data, view.seat, rng)))


def _best(moves: list[int], values: list[float]) -> int:
    best = 0
    for index in range(1, len(moves)):
        if values[index] > values[best]:
            best = index
    return moves[best]


def _transport(s: KeyflowerState, seat: int, moves: list[int], weights: Weights) -> int:
    frame = s.agenda[-1]
    planner = Planner(s, Estate(s, seat, weights))
    planner.plan(int(TRANSPORT_STEP.steps.read(frame)), int(TRANSPORT_STEP.upgrades.read(frame)))
    return planner.first if planner.first in moves else THE_STOP


def _make(s: KeyflowerState, seat: int, moves: list[int], weights: Weights) -> int:
    estate = Estate(s, seat, weights)
    tile = CHOOSE_GOOD.tile.read(s.agenda[-1])
    place = tile if s.owner[tile] == seat else home_of(s, seat)
    values: list[float] = []
    for move in moves:
        at = int(place) * GOODS + int(MAKE_GOOD.read(move))
        s.goods[at] += 1
        values.append(worth(s, estate))
        s.goods[at] -= 1
    return _best(moves, values)


def _pay(s: KeyflowerState, seat: int, moves: list[int], weights: Weights) -> int:
    """The payment that is missed least."""
    turn = TurnValue(s, seat, weights)
    values: list[float] = []
    for move in moves:
        if PAY_SKILL.has(move):
            values.append(-turn.skill_price(int(PAY_SKILL_SKILL.read(move))))
        elif PAY_WORKER.has(move):
            values.append(-turn.now[PAY_WORKER_COLOUR.read(move)])
        else:
            bid = s.bids[PAY_BID_TILE.read(move) * SEATS + seat]
            values.append(-(bid >> 2) * 0.5 * (turn.now[bid & 3] + turn.next[bid & 3]))
    return _best(moves, values)


def _pay_unit(s: KeyflowerState, seat: int, moves: list[int], weights: Weights) -> int:
    """Keep what is worth most; gold last where nothing tells the payments apart."""
    values: list[float] = []
    for move in moves:
        after = s.clone()
        play_trusted(after, seat, move)
        gold = 0.01 if PAY_GOOD.has(move) and PAY_GOOD_GOOD.read(move) == GOODS - 1 else 0.0
        values.append(worth(after, Estate(after, seat, weights)) - gold)
    return _best(moves, values)


def _take_boat(s: KeyflowerState, seat: int, moves: list[int], weights: Weights) -> int:
    estate = Estate(s, seat, weights)
    boats = rules_of(s).boats
    return _best(
        moves, [boat_worth(s, estate, boats.index(int(TAKE_BOAT_TILE.read(move)))) for move in moves]
    )


def tile_points(s: KeyflowerState, seat: int, tile: int, weights: Weights) -> int:
    """What a winter tile would score with a seat's pieces as they are."""
    found = holdings(s, Estate(s, seat, weights))
    before = best_score(found)
    found.add_tile(tile, s.side[tile])
    return best_score(found) - before


def _offer(s: KeyflowerState, seat: int, moves: list[int], weights: Weights) -> int:
    """The set of tiles that suits oneself best against the rival it suits most."""
    gains: dict[int, float] = {}
    for tile in winter_hand(s, seat):
        own = tile_points(s, seat, tile, weights)
        rival = max(tile_points(s, other, tile, weights) for other in range(s.rules.players) if other != seat)
        gains[tile] = min(own - OFFER_FROM, own - RIVAL_SHARE * rival)
    values: list[float] = []
    for move in moves:
        values.append(sum(gains[tile] for tile in offered_tiles(move)))
    return _best(moves, values)
