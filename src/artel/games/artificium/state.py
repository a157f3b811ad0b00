"""The state of Artificium and the deeds every phase needs."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import (
    COINS_PER_POINT,
    DECK_SIZE,
    Card,
    Good,
    Space,
)
from artel.games.artificium.slots import (
    BUILT_LIST,
    COINS_LIST,
    DECK_LIST,
    DISCARDS_LIST,
    EXCHANGES_LIST,
    FIRST_AT,
    GOODS_LIST,
    HAND_LIST,
    HAND_SIZE_LIST,
    KNIGHTED_LIST,
    MARKER_LIST,
    MARKET_LIST,
    OUT_AT,
    PASSED_AT,
    PHASE_AT,
    REBUILT_AT,
    REVEALED_LIST,
    ROUND_AT,
    SEALED_LIST,
    SHARED_LISTS,
    SLICES,
    TABLE_LIST,
)
from artel.games.artificium.text import BONUS, RESHUFFLED
from artel.games.artificium.words import CARD_COUNT, CARDS, GOOD_COUNT, GOODS, NO_CARD
from artel.kernel.memory import Memory, Pieces
from artel.kernel.rules import Flat
from artel.kernel.slices import NUMBERS, copies
from artel.kernel.state import Rules, State, Step

PIECES: Final = Pieces(CARDS, DECK_SIZE)


class ArtificiumRules(Rules):
    """Prices, cards and bonus spaces as lists by number."""

    def __init__(self, players: int, modules: tuple[str, ...], steps: list[Step], flat: Flat) -> None:
        super().__init__("artificium", players, modules, steps)
        goods = [cast(Good, flat.rows["goods"][good]) for good in GOODS]
        cards = [cast(Card, flat.rows["cards"][card]) for card in CARDS]
        self.buy: Final = [good.buy for good in goods]
        self.sell: Final = [good.sell for good in goods]
        self.level: Final = [good.level for good in goods]
        self.copies: Final = [card.copies for card in cards]
        self.deck_size: Final = sum(self.copies)
        # The lists of the first state: made once, and copied for every game.
        self.opening: Final = SLICES.first(players)
        self.opening[DECK_LIST][:] = self.copies
        self.points: Final = [card.points for card in cards]
        self.coins: Final = [card.coins for card in cards]
        self.takes: Final = [card.takes.get(good, 0) for card in cards for good in GOODS]
        self.gives: Final = [card.gives.get(good, 0) for card in cards for good in GOODS]
        self.track_end: Final = cast(int, flat.rows["numbers"]["track-end"])
        self.bonus: Final = [-1] * (self.track_end + 1)
        for row in flat.rows["track"].values():
            space = cast(Space, row)
            self.bonus[space.space] = GOODS.index(space.good)
        by_name = {step.shape.name: step for step in steps}
        self.round_frames: Final = [int(by_name[name].frame()) for name in flat.sequences["round"]]


class ArtificiumState(State):
    """Everything on the table and in the hands: what `slots.py` declares, under names of its own.

    A list is written to and not replaced, so that its name and its place among the lists stay one.
    """

    def __init__(
        self, rules: Rules, agenda: list[int], ply: i64, lists: list[list[int]], memory: Memory
    ) -> None:
        super().__init__(rules, agenda, ply)
        self.lists: Final = lists
        # What the seats remember of each other's hands; shared by clones until one writes to it.
        self.memory = memory
        # How many cards the deck has, kept beside it because every draw asks.
        self.deck_size: i64 = 0
        self.numbers: Final = lists[NUMBERS]
        self.deck: Final = lists[DECK_LIST]
        self.discards: Final = lists[DISCARDS_LIST]
        self.market: Final = lists[MARKET_LIST]
        self.coins: Final = lists[COINS_LIST]
        self.marker: Final = lists[MARKER_LIST]
        self.goods: Final = lists[GOODS_LIST]
        self.hand: Final = lists[HAND_LIST]
        self.hand_size: Final = lists[HAND_SIZE_LIST]
        self.table: Final = lists[TABLE_LIST]
        self.revealed: Final = lists[REVEALED_LIST]
        self.sealed: Final = lists[SEALED_LIST]
        self.exchanges: Final = lists[EXCHANGES_LIST]
        # Seldom changed, and so shared by clones: `count_building` then puts a changed copy in its place.
        self.built = lists[BUILT_LIST]
        self.is_built_shared = False
        self.knighted: Final = lists[KNIGHTED_LIST]

    def clone(self) -> ArtificiumState:
        lists = copies(self.lists, SHARED_LISTS)
        other = ArtificiumState(self.rules, self.agenda[:], self.ply, lists, self.memory.share())
        other.deck_size = self.deck_size
        other.is_built_shared = True
        self.is_built_shared = True
        return other

    @property
    def round(self) -> i64:
        return self.numbers[ROUND_AT]

    @round.setter
    def round(self, value: i64) -> None:
        self.numbers[ROUND_AT] = value

    @property
    def phase(self) -> i64:
        return self.numbers[PHASE_AT]

    @phase.setter
    def phase(self, value: i64) -> None:
        self.numbers[PHASE_AT] = value

    @property
    def first(self) -> i64:
        return self.numbers[FIRST_AT]

    @first.setter
    def first(self, value: i64) -> None:
        self.numbers[FIRST_AT] = value

    @property
    def passed(self) -> i64:
        return self.numbers[PASSED_AT]

    @passed.setter
    def passed(self, value: i64) -> None:
        self.numbers[PASSED_AT] = value

    @property
    def out(self) -> i64:
        return self.numbers[OUT_AT]

    @out.setter
    def out(self, value: i64) -> None:
        self.numbers[OUT_AT] = value

    @property
    def rebuilt(self) -> i64:
        return self.numbers[REBUILT_AT]

    @rebuilt.setter
    def rebuilt(self, value: i64) -> None:
        self.numbers[REBUILT_AT] = value


def empty_state(rules: ArtificiumRules) -> ArtificiumState:
    """Before the first round: full deck, opening coins, markers on 0.

    Rule: AR-SET-1, AR-SET-2, AR-SET-3, AR-SET-4, AR-SET-5
    """
    players = rules.players
    memory = Memory(PIECES, [0] * (players * CARD_COUNT), [], 0)
    state = ArtificiumState(rules, [], 0, copies(rules.opening), memory)
    state.deck_size = rules.deck_size
    return state


def rules_of(state: ArtificiumState) -> ArtificiumRules:
    return cast(ArtificiumRules, state.rules)


def ensure_deck(state: ArtificiumState) -> bool:
    """True when a card can be drawn; the discards become the deck when it has run out.

    Rule: AR-DCK-1, AR-DCK-2, AR-DCK-3, AR-DCK-5
    """
    if state.deck_size > 0:
        return True
    size: i64 = 0
    for card in range(CARD_COUNT):
        size += state.discards[card]
    if size == 0:
        return False
    for card in range(CARD_COUNT):
        state.deck[card] = state.discards[card]
        state.discards[card] = 0
    state.deck_size = size
    own_memory(state).refilled(state.deck, held(state))
    state.note(RESHUFFLED.of())
    return True


def own_memory(state: ArtificiumState) -> Memory:
    """The memory, to be written to: a clone shares it until then."""
    if state.memory.shared:
        state.memory = state.memory.copy()
    return state.memory


def held(state: ArtificiumState) -> list[int]:
    """The sizes of all hands; a card lying face down still counts."""
    sizes = state.hand_size[:]
    for seat in range(len(sizes)):
        if state.sealed[seat] != NO_CARD:
            sizes[seat] += 1
    return sizes


def count_building(state: ArtificiumState, seat: i64, card: i64) -> None:
    """A building has been applied: where its points come from is remembered."""
    if state.is_built_shared:
        state.built = state.built[:]
        state.lists[BUILT_LIST] = state.built
        state.is_built_shared = False
    state.built[seat * CARD_COUNT + card] += 1


def add_to_hand(state: ArtificiumState, seat: i64, card: i64) -> None:
    """A card comes into a hand."""
    state.hand[seat * CARD_COUNT + card] += 1
    state.hand_size[seat] += 1


def take_from_hand(state: ArtificiumState, seat: i64, card: i64) -> None:
    """A card leaves a hand openly, or face down on the table to be revealed later."""
    state.hand[seat * CARD_COUNT + card] -= 1
    state.hand_size[seat] -= 1


def laid_open(state: ArtificiumState, seat: i64, card: i64) -> None:
    """Everyone sees this card outside the hand now."""
    memory = own_memory(state)
    emptied = state.hand_size[seat] == 0 and len(memory.events) > 0
    memory.left(seat, card, held(state) if emptied else state.hand_size)


def discard_from_hand(state: ArtificiumState, seat: i64, card: i64) -> None:
    """A card of the hand goes openly to the discards.

    Rule: AR-DCK-4
    """
    take_from_hand(state, seat, card)
    laid_open(state, seat, card)
    state.discards[card] += 1


def move_forward(state: ArtificiumState, seat: i64, points: i64) -> None:
    """The marker moves and is paid for every bonus space it passes or stops on.

    Rule: AR-VP-1, AR-VP-2, AR-VP-3, AR-VP-4, AR-VP-7, AR-VP-8
    """
    rules = rules_of(state)
    bonus = rules.bonus
    start: i64 = state.marker[seat]
    end: i64 = start + points
    state.marker[seat] = end
    last: i64 = rules.track_end
    if end < last:
        last = end
    space: i64 = start + 1
    while space <= last:
        good: i64 = bonus[space]
        if good >= 0:
            state.goods[seat * GOOD_COUNT + good] += 1
            state.note(BONUS.of(seat, good, space))
        space += 1


def sale_value(state: ArtificiumState, seat: i64) -> i64:
    """What the bank would pay for all goods of a seat."""
    sell = rules_of(state).sell
    value: i64 = 0
    for good in range(GOOD_COUNT):
        value += state.goods[seat * GOOD_COUNT + good] * sell[good]
    return value


def coin_points(state: ArtificiumState, seat: i64) -> i64:
    """Points for coins once all goods are sold; the rest is lost.

    Rule: AR-FIN-2
    """
    return (state.coins[seat] + sale_value(state, seat)) // COINS_PER_POINT
