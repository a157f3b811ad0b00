"""How the bot answers the questions of the base game, by step."""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.boats import quay_of
from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.hauling import UPGRADES, Hauling
from artel.bots.keyflower.placement import choose_place
from artel.bots.keyflower.question import Chooser, Question, best_of
from artel.bots.keyflower.terms import holdings, points_added, worth
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.actions.exchange import PAY
from artel.games.keyflower.actions.gains import CHOOSE_GOOD
from artel.games.keyflower.actions.payment import PAY_UNIT
from artel.games.keyflower.actions.transport import TRANSPORT_STEP
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.moves import (
    GIFT,
    MAKE,
    MAKE_GOOD,
    PAY_BID_TILE,
    PAY_GOOD,
    PAY_GOOD_GOOD,
    PAY_SKILL,
    PAY_SKILL_SKILL,
    PAY_WORKER,
    PAY_WORKER_COLOUR,
    TAKE_BOAT_TILE,
    TAKE_GIFT,
    THE_STOP,
)
from artel.games.keyflower.phases.extend import PLACE_TILES
from artel.games.keyflower.phases.season import OFFER_TILES, offered_tiles, winter_hand
from artel.games.keyflower.phases.season_end import CHOOSE_BOAT
from artel.games.keyflower.state import GOOD_COUNT, SEAT_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import GOODS
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
    """The first move of the best plan, or of an errand of a module that is worth more."""

    def choose(self, q: Question, moves: list[int]) -> int:
        frame = q.s.agenda[-1]
        steps, upgrades = int(TRANSPORT_STEP.steps.read(frame)), int(TRANSPORT_STEP.upgrades.read(frame))
        estate = Estate(q.s, q.seat, q.weights)
        memory = q.weights.memory
        firsts = memory.hauls(q.s, q.seat, memory.of(q.s, estate).works, glance=False).firsts
        key = steps * UPGRADES + upgrades
        if key not in firsts:
            hauling = Hauling(q.s, estate, spurred=True)
            hauling.value(steps, upgrades)
            firsts[key] = hauling.first
        return firsts[key] if firsts[key] in moves else THE_STOP

    def weighs(self, q: Question, verb: str) -> bool:
        advice = rules_of(q.s).advice
        return verb in advice.errands or verb in advice.spurs


class Make(Chooser):
    """What adds most: a resource where it will lie, or anything else that is shown."""

    def choose(self, q: Question, moves: list[int]) -> int:
        turn = TurnValue(q.s, q.seat, q.weights)
        tile = int(CHOOSE_GOOD.tile.read(q.s.agenda[-1]))
        values: list[float] = []
        for move in moves:
            word = GOODS[MAKE_GOOD.read(move)] if MAKE.has(move) else GIFT.word(int(TAKE_GIFT.read(move)))
            values.append(turn.uses.piece(tile, word, 1))
        return best_of(moves, values)


class Pay(Chooser):
    """The payment that is missed least."""

    def choose(self, q: Question, moves: list[int]) -> int:
        turn = TurnValue(q.s, q.seat, q.weights)
        values: list[float] = []
        for move in moves:
            if PAY_SKILL.has(move):
                values.append(-turn.uses.skill_price(int(PAY_SKILL_SKILL.read(move))))
            elif PAY_WORKER.has(move):
                values.append(-turn.now[PAY_WORKER_COLOUR.read(move)])
            else:
                bid = int(q.s.bids[PAY_BID_TILE.read(move) * SEAT_COUNT + q.seat])
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
        quay = quay_of(q.s, q.seat, q.weights)
        values: list[float] = []
        for move in moves:
            values.append(quay.boat(q.s.boats.index(int(TAKE_BOAT_TILE.read(move)))))
        return best_of(moves, values)


class Place(Chooser):
    """The place where a tile lies best."""

    def choose(self, q: Question, moves: list[int]) -> int:
        if len(moves) > q.weights.places:
            moves = moves[:]
            q.rng.shuffle(moves)
            moves = moves[: q.weights.places]
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


def tile_points(s: KeyflowerState, seat: int, tile: int, weights: Weights) -> float:
    """What a winter tile would score with a seat's pieces as they are."""
    return points_added(s, seat, holdings(s, Estate(s, seat, weights)), tile)


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
