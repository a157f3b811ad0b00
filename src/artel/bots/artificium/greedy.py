"""The greedy bot: looks one card ahead, and values what it sees by the best plan for its hand."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.artificium.evaluation import (
    COIN_WORTH,
    Position,
    best_rebuild,
    best_theft,
    can_play,
    missing_price,
    played,
    worth,
)
from artel.bots.artificium.planner import Planner
from artel.bots.artificium.sight import Sight, seen_in_state, seen_in_view
from artel.bots.contract import Bot
from artel.games.artificium.components import EXCHANGE_PRICE, HAND_SIZE
from artel.games.artificium.moves import (
    BUYS,
    CHOICES,
    DISCARDS,
    EXCHANGE,
    EXCHANGE_CARD,
    EXCHANGE_TAKEN,
    KNIGHTS,
    REBUILDS,
    SCOUTS,
    STEALS,
    THE_APPLY,
    THE_DISCARD,
    THE_DONE,
    THE_HAND,
    THE_PASS,
    THE_TAKE_BACK,
)
from artel.games.artificium.state import ArtificiumState
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    FAIR,
    FIRST_ACTION,
    GOOD_COUNT,
    REBUILDING,
    SCOUTING,
)
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View

# Fresh hands that are imagined at the market; exchanges that are compared there: all of them.
SAMPLED_HANDS: Final = 5
ALL: Final = 1000


class ArtificiumGreedy(Bot):
    """One card ahead, with the worth of the whole plan behind it."""

    level = "greedy"

    def __init__(self, exchanges: int = ALL, hands: int = SAMPLED_HANDS) -> None:
        self.care: Final = Care(exchanges, hands)

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        return answer(seen_in_view(view), view.moves, rng, self.care)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        if len(moves) == 1:
            return moves[0]
        return answer(seen_in_state(cast(ArtificiumState, state), seat), moves, rng, self.care)


class Care:
    """How much of the market is looked at: it takes most of the time of a game."""

    def __init__(self, exchanges: int, hands: int) -> None:
        self.exchanges: Final = exchanges
        self.hands: Final = hands


def answer(sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
    chooser = CHOOSERS.get(sight.kind)
    if chooser is None:
        # A question of a module that this bot does not know: any answer is as good as another.
        return moves[rng.below(len(moves))]
    return chooser.choose(sight, moves, rng, care)


class Chooser:
    """How the bot answers one kind of question."""

    def choose(self, sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
        raise NotImplementedError(sight.kind)


class Market(Chooser):
    """The exchange after which the best plan is worth most, or a fresh hand."""

    def choose(self, sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
        planner = Planner()
        position = sight.position()
        best = THE_PASS
        best_value = planner.value(position)
        exchanges = [move for move in moves if EXCHANGE.has(move)]
        if len(exchanges) > care.exchanges:
            rng.shuffle(exchanges)
            exchanges = exchanges[: care.exchanges]
        for move in exchanges:
            value = exchanged(sight, position, planner, move)
            if value > best_value:
                best, best_value = move, value
        if THE_HAND in moves and self._fresh_hand(sight, position, rng, care.hands) > best_value:
            return THE_HAND
        return best

    def _fresh_hand(self, sight: Sight, position: Position, rng: Rng, hands: int) -> int:
        """The mean worth of a few hands that might come."""
        unseen = sight.unseen()
        pile = [card for card in range(CARD_COUNT) for _ in range(unseen[card])]
        count = sum(position.hand)
        if len(pile) < count:
            return 0
        planner = Planner()
        total = 0
        for _ in range(hands):
            rng.shuffle(pile)
            after = position.copy()
            after.hand = [0] * CARD_COUNT
            for card in pile[:count]:
                after.hand[card] += 1
            total += int(planner.value(after))
        return total // hands


def exchanged(sight: Sight, position: Position, planner: Planner, move: int) -> i64:
    """What the best plan is worth after an exchange."""
    after = position.copy()
    after.hand[EXCHANGE_CARD.read(move)] -= 1
    after.hand[EXCHANGE_TAKEN.read(move)] += 1
    if sight.exchanges > 0:
        after.coins -= EXCHANGE_PRICE
    return planner.value(after)


def best_exchanges(sight: Sight, moves: list[int]) -> list[int]:
    """The exchanges among these moves, the best at first sight first."""
    planner, position = Planner(), sight.position()
    values = {move: exchanged(sight, position, planner, move) for move in moves if EXCHANGE.has(move)}
    return sorted(values, key=lambda move: -values[move])


class ChooseCard(Chooser):
    """The first card of the best plan, or the card that is missed least."""

    def choose(self, sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
        planner = Planner()
        position = sight.position()
        planner.value(position)
        if planner.first >= 0:
            return CHOICES[planner.first]
        return CHOICES[_least_useful(position)]


class Resolve(Chooser):
    """Apply the card if its plan beats stopping here and going on without it."""

    def choose(self, sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
        card = CARDS.index(sight.source)
        planner = Planner()
        position = sight.position()
        stop = worth(position)
        go_on = planner.value(position)
        if can_play(position, card) and planner.value(played(position, card)) >= max(stop, go_on):
            return self._apply(sight, position, card)
        return THE_DISCARD if go_on > stop else THE_TAKE_BACK

    def _apply(self, sight: Sight, position: Position, card: int) -> int:
        if card < FIRST_ACTION:
            if missing_price(position, card) > 0:
                for good in range(GOOD_COUNT):
                    if position.rules.takes[card * GOOD_COUNT + good] > position.goods[good]:
                        return BUYS[good]
            return THE_APPLY
        if card == FAIR:
            return THE_APPLY
        if card == REBUILDING:
            return REBUILDS[best_rebuild(position)]
        if card == SCOUTING:
            return self._scout(sight)
        good = best_theft(position)
        victims = [seat for seat in sight.rivals() if sight.goods[seat][good] > 0]
        leader = max(victims, key=lambda seat: strength(sight, seat))
        return STEALS[leader * GOOD_COUNT + good]

    def _scout(self, sight: Sight) -> int:
        """The rival with the most cards has the most to lose."""
        target = max(sight.rivals(), key=lambda seat: sight.hand_size[seat])
        if sight.hand_size[target] == 0:
            return THE_DISCARD
        return SCOUTS[target]


class Knight(Chooser):
    """The strongest rival that can be thrown back."""

    def choose(self, sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
        return KNIGHTS[_strongest_rival(sight)]


class Wizard(Chooser):
    """The card that is missed least."""

    def choose(self, sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
        return DISCARDS[_least_useful(sight.position())]


class RoundEnd(Chooser):
    """Cards that cannot be paid for and have no use make room for new ones."""

    def choose(self, sight: Sight, moves: list[int], rng: Rng, care: Care) -> int:
        position = sight.position()
        if sum(position.hand) == 0:
            return THE_DONE
        card = _least_useful(position)
        if sum(position.hand) > HAND_SIZE // 2 or missing_price(position, card) > position.coins:
            move = DISCARDS[card]
            if move in moves and not can_play(position, card):
                return move
        return THE_DONE


def strength(sight: Sight, seat: int) -> int:
    """A rival's marker and wealth, in hundredths of a point."""
    goods = sight.goods[seat]
    wealth = sight.coins[seat] + sum(goods[good] * sight.rules.buy[good] // 2 for good in range(GOOD_COUNT))
    return sight.marker[seat] * 100 + wealth * COIN_WORTH[0]


def _strongest_rival(sight: Sight) -> int:
    rivals = sight.rivals()
    reachable = [seat for seat in rivals if sight.marker[seat] > 0] or rivals
    return max(reachable, key=lambda seat: strength(sight, seat))


def _least_useful(position: Position) -> int:
    """The card of the hand whose loss costs the best plan least."""
    planner = Planner()
    best = -1
    best_value = 0
    for card in range(CARD_COUNT):
        if position.hand[card] > 0:
            position.hand[card] -= 1
            value = planner.value(position) - 2 * missing_price(position, card) * (card < FIRST_ACTION)
            position.hand[card] += 1
            if best < 0 or value > best_value:
                best, best_value = card, int(value)
    return best


CHOOSERS: Final[dict[str, Chooser]] = {
    "market": Market(),
    "choose": ChooseCard(),
    "resolve": Resolve(),
    "knight": Knight(),
    "wizard": Wizard(),
    "round-end": RoundEnd(),
}
