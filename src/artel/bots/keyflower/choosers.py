"""How the bot answers the questions of the base game, by step."""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.boats import boat_worth
from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.placement import choose_place
from artel.bots.keyflower.question import Chooser, Question, best_of
from artel.bots.keyflower.terms import holdings, worth
from artel.bots.keyflower.transport import Planner
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.actions.exchange import PAY
from artel.games.keyflower.actions.gains import CHOOSE_GOOD
from artel.games.keyflower.actions.payment import PAY_UNIT
from artel.games.keyflower.actions.transport import TRANSPORT_STEP
from artel.games.keyflower.actions.turn import TURN
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
from artel.games.keyflower.scoring.best import best_score
from artel.games.keyflower.state import GOOD_COUNT, SEAT_COUNT, KeyflowerState, home_of
from artel.kernel.agenda import play_trusted

# A winter tile is offered when it brings its holder this much, and not much less than it brings a rival.
OFFER_FROM: Final = 4
RIVAL_SHARE: Final = 0.8


class Turn(Chooser):
    """The best bid, use or lifted bid, or passing when nothing is worth its workers."""

    def choose(self, q: Question, moves: list[int]) -> int:
        return TurnValue(q.s, q.seat, q.weights).best(q.s, moves, 0)[1]

    def gain(self, q: Question, move: int) -> float:
        return TurnValue(q.s, q.seat, q.weights).best(q.s, [move], 0)[0]


class Transport(Chooser):
    """The first move of the best plan."""

    def choose(self, q: Question, moves: list[int]) -> int:
        frame = q.s.agenda[-1]
        planner = Planner(q.s, Estate(q.s, q.seat, q.weights))
        planner.plan(int(TRANSPORT_STEP.steps.read(frame)), int(TRANSPORT_STEP.upgrades.read(frame)))
        return planner.first if planner.first in moves else THE_STOP


class Make(Chooser):
    """The resource that adds most where it will lie."""

    def choose(self, q: Question, moves: list[int]) -> int:
        s = q.s
        estate = Estate(s, q.seat, q.weights)
        tile = CHOOSE_GOOD.tile.read(s.agenda[-1])
        place = tile if s.owner[tile] == q.seat else home_of(s, q.seat)
        values: list[float] = []
        for move in moves:
            at = int(place) * GOOD_COUNT + int(MAKE_GOOD.read(move))
            s.goods[at] += 1
            values.append(worth(s, estate))
            s.goods[at] -= 1
        return best_of(moves, values)


class Pay(Chooser):
    """The payment that is missed least."""

    def choose(self, q: Question, moves: list[int]) -> int:
        turn = TurnValue(q.s, q.seat, q.weights)
        values: list[float] = []
        for move in moves:
            if PAY_SKILL.has(move):
                values.append(-turn.skill_price(int(PAY_SKILL_SKILL.read(move))))
            elif PAY_WORKER.has(move):
                values.append(-turn.now[PAY_WORKER_COLOUR.read(move)])
            else:
                bid = q.s.bids[PAY_BID_TILE.read(move) * SEAT_COUNT + q.seat]
                values.append(-(bid >> 2) * 0.5 * (turn.now[bid & 3] + turn.next[bid & 3]))
        return best_of(moves, values)


class PayUnit(Chooser):
    """Keep what is worth most; gold last where nothing tells the payments apart."""

    def choose(self, q: Question, moves: list[int]) -> int:
        values: list[float] = []
        for move in moves:
            after = q.s.clone()
            play_trusted(after, q.seat, move)
            gold = 0.01 if PAY_GOOD.has(move) and PAY_GOOD_GOOD.read(move) == GOOD_COUNT - 1 else 0.0
            values.append(worth(after, Estate(after, q.seat, q.weights)) - gold)
        return best_of(moves, values)


class TakeBoat(Chooser):
    """The boat with the best load, in winter the best boat."""

    def choose(self, q: Question, moves: list[int]) -> int:
        estate = Estate(q.s, q.seat, q.weights)
        boats = q.s.boats
        values: list[float] = []
        for move in moves:
            values.append(boat_worth(q.s, estate, boats.index(int(TAKE_BOAT_TILE.read(move)))))
        return best_of(moves, values)


class Place(Chooser):
    """The place where a tile lies best."""

    def choose(self, q: Question, moves: list[int]) -> int:
        return choose_place(q.s, q.seat, moves)


class Offer(Chooser):
    """The set of winter tiles that suits oneself best against the rival it suits most."""

    def choose(self, q: Question, moves: list[int]) -> int:
        s = q.s
        rivals = [seat for seat in range(s.rules.players) if seat != q.seat]
        gains: dict[int, float] = {}
        for tile in winter_hand(s, q.seat):
            own = tile_points(s, q.seat, tile, q.weights)
            rival = max([tile_points(s, other, tile, q.weights) for other in rivals])
            gains[tile] = min(own - OFFER_FROM, own - RIVAL_SHARE * rival)
        values: list[float] = []
        for move in moves:
            values.append(sum([gains[tile] for tile in offered_tiles(move)]))
        return best_of(moves, values)


def tile_points(s: KeyflowerState, seat: int, tile: int, weights: Weights) -> int:
    """What a winter tile would score with a seat's pieces as they are."""
    found = holdings(s, Estate(s, seat, weights))
    before = best_score(found)
    found.add_tile(tile, s.side[tile])
    return best_score(found) - before


CHOOSERS: Final[dict[str, Chooser]] = {
    TURN.shape.name: Turn(),
    TRANSPORT_STEP.shape.name: Transport(),
    CHOOSE_GOOD.shape.name: Make(),
    PAY.shape.name: Pay(),
    PAY_UNIT.shape.name: PayUnit(),
    CHOOSE_BOAT.shape.name: TakeBoat(),
    PLACE_TILES.shape.name: Place(),
    OFFER_TILES.shape.name: Offer(),
}
