"""The greedy bot: looks one card ahead, and values what it sees by the best plan for its hand."""

from __future__ import annotations

from typing import Final, cast

from artel.bots.artificium.evaluation import (
    COIN_WORTH,
    Planner,
    Position,
    best_rebuild,
    best_theft,
    can_play,
    missing_price,
    played,
    worth,
)
from artel.bots.contract import Bot
from artel.games.artificium.components import EXCHANGE_PRICE, HAND_SIZE
from artel.games.artificium.game import ARTIFICIUM
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
from artel.games.artificium.state import ArtificiumRules
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    FAIR,
    FIRST_ACTION,
    GOOD_COUNT,
    GOODS,
    REBUILDING,
    SCOUTING,
)
from artel.kernel.rng import Rng
from artel.kernel.view import View

SAMPLED_HANDS: Final = 5


class Sight:
    """What the bot reads off its view."""

    def __init__(self, view: View) -> None:
        data = view.seen
        self.rules: Final = cast(ArtificiumRules, ARTIFICIUM.rules_of_view(view))
        self.me: Final = view.seat
        self.round: Final = cast(int, data["round"])
        self.first: Final = cast("int | None", data["first"])
        self.market: Final = _counts(data["market"], CARDS)
        self.discards: Final = _counts(data["discards"], CARDS)
        self.seats: Final = cast("list[dict[str, object]]", data["seats"])
        asks = cast("list[dict[str, object]]", data["asks"])
        self.ask: Final = next(ask for ask in asks if ask["seat"] == view.seat)

    def position(self) -> Position:
        own = self.seats[self.me]
        stealable = [0] * GOOD_COUNT
        for seat, row in enumerate(self.seats):
            if seat != self.me:
                for good, count in enumerate(_counts(row["goods"], GOODS)):
                    stealable[good] = max(stealable[good], count)
        return Position(
            self.rules,
            self.round,
            _counts(own["hand"], CARDS),
            _counts(own["goods"], GOODS),
            cast(int, own["coins"]),
            cast(int, own["marker"]),
            _counts(own["table"], CARDS),
            stealable,
        )

    def unseen(self) -> list[int]:
        """The cards this seat has not seen: in the deck or in another hand."""
        counts = self.rules.copies[:]
        own = _counts(self.seats[self.me]["hand"], CARDS)
        for card in range(CARD_COUNT):
            counts[card] -= self.market[card] + self.discards[card] + own[card]
        for row in self.seats:
            table = _counts(row["table"], CARDS)
            for card in range(CARD_COUNT):
                counts[card] -= table[card]
        return [max(0, count) for count in counts]


def _counts(data: object, words: tuple[str, ...]) -> list[int]:
    bag = cast("dict[str, int]", data)
    return [bag.get(word, 0) for word in words]


class ArtificiumGreedy(Bot):
    """One card ahead, with the worth of the whole plan behind it."""

    level = "greedy"

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        sight = Sight(view)
        chooser = CHOOSERS.get(cast(str, sight.ask["kind"]))
        if chooser is None:
            # A question of a module that this bot does not know: any answer is as good as another.
            return view.moves[rng.below(len(view.moves))]
        return chooser.choose(view, sight, rng)


class Chooser:
    """How the bot answers one kind of question."""

    def choose(self, view: View, sight: Sight, rng: Rng) -> int:
        raise NotImplementedError(sight.ask["kind"])


class Market(Chooser):
    """The exchange after which the best plan is worth most, or a fresh hand."""

    def choose(self, view: View, sight: Sight, rng: Rng) -> int:
        planner = Planner()
        position = sight.position()
        best = THE_PASS
        best_value = planner.value(position)
        for move in view.moves:
            if not EXCHANGE.has(move):
                continue
            after = position.copy()
            after.hand[EXCHANGE_CARD.read(move)] -= 1
            after.hand[EXCHANGE_TAKEN.read(move)] += 1
            if cast(int, sight.seats[sight.me]["exchanges"]) > 0:
                after.coins -= EXCHANGE_PRICE
            value = planner.value(after)
            if value > best_value:
                best, best_value = move, value
        if THE_HAND in view.moves and self._fresh_hand(sight, position, rng) > best_value:
            return THE_HAND
        return best

    def _fresh_hand(self, sight: Sight, position: Position, rng: Rng) -> int:
        """The mean worth of a few hands that might come."""
        unseen = sight.unseen()
        pile = [card for card in range(CARD_COUNT) for _ in range(unseen[card])]
        count = sum(position.hand)
        if len(pile) < count:
            return 0
        planner = Planner()
        total = 0
        for _ in range(SAMPLED_HANDS):
            rng.shuffle(pile)
            after = position.copy()
            after.hand = [0] * CARD_COUNT
            for card in pile[:count]:
                after.hand[card] += 1
            total += int(planner.value(after))
        return total // SAMPLED_HANDS


class ChooseCard(Chooser):
    """The first card of the best plan, or the card that is missed least."""

    def choose(self, view: View, sight: Sight, rng: Rng) -> int:
        planner = Planner()
        position = sight.position()
        planner.value(position)
        if planner.first >= 0:
            return CHOICES[planner.first]
        return CHOICES[_least_useful(position)]


class Resolve(Chooser):
    """Apply the card if its plan beats stopping here and going on without it."""

    def choose(self, view: View, sight: Sight, rng: Rng) -> int:
        card = CARDS.index(cast(str, sight.ask["source"]))
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
        victims = [
            seat
            for seat, row in enumerate(sight.seats)
            if seat != sight.me and _counts(row["goods"], GOODS)[good] > 0
        ]
        leader = max(victims, key=lambda seat: _strength(sight, seat))
        return STEALS[leader * GOOD_COUNT + good]

    def _scout(self, sight: Sight) -> int:
        """The rival with the most cards has the most to lose."""
        others = [seat for seat in range(len(sight.seats)) if seat != sight.me]
        target = max(others, key=lambda seat: cast(int, sight.seats[seat]["hand_size"]))
        if cast(int, sight.seats[target]["hand_size"]) == 0:
            return THE_DISCARD
        return SCOUTS[target]


class Knight(Chooser):
    """The strongest rival that can be thrown back."""

    def choose(self, view: View, sight: Sight, rng: Rng) -> int:
        return KNIGHTS[_strongest_rival(sight)]


class Wizard(Chooser):
    """The card that is missed least."""

    def choose(self, view: View, sight: Sight, rng: Rng) -> int:
        return DISCARDS[_least_useful(sight.position())]


class RoundEnd(Chooser):
    """Cards that cannot be paid for and have no use make room for new ones."""

    def choose(self, view: View, sight: Sight, rng: Rng) -> int:
        position = sight.position()
        if sum(position.hand) == 0:
            return THE_DONE
        card = _least_useful(position)
        if sum(position.hand) > HAND_SIZE // 2 or missing_price(position, card) > position.coins:
            move = DISCARDS[card]
            if move in view.moves and not can_play(position, card):
                return move
        return THE_DONE


def _strength(sight: Sight, seat: int) -> int:
    """A rival's marker and wealth, in hundredths of a point."""
    row = sight.seats[seat]
    goods = _counts(row["goods"], GOODS)
    wealth = cast(int, row["coins"]) + sum(
        goods[good] * sight.rules.buy[good] // 2 for good in range(GOOD_COUNT)
    )
    return cast(int, row["marker"]) * 100 + wealth * COIN_WORTH[0]


def _strongest_rival(sight: Sight) -> int:
    rivals = [seat for seat in range(len(sight.seats)) if seat != sight.me]
    reachable = [seat for seat in rivals if cast(int, sight.seats[seat]["marker"]) > 0] or rivals
    return max(reachable, key=lambda seat: _strength(sight, seat))


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
