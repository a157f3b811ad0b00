"""The state of Artificium and the deeds every phase needs.

Per-seat things lie in flat lists: goods of seat s from s * 9 on, cards from s * 16 on. A deck and a
hand are multisets: which card lies on top does not exist until NATURE draws it.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import (
    COINS_PER_POINT,
    DECK_SIZE,
    OPENING_COINS,
    TRACK_END,
    Card,
    Good,
    Space,
)
from artel.games.artificium.text import BONUS, RESHUFFLED
from artel.games.artificium.words import CARD_COUNT, CARDS, GOOD_COUNT, GOODS, NO_CARD
from artel.kernel.memory import Memory, Pieces
from artel.kernel.rules import Flat
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
        self.points: Final = [card.points for card in cards]
        self.coins: Final = [card.coins for card in cards]
        self.takes: Final = [card.takes.get(good, 0) for card in cards for good in GOODS]
        self.gives: Final = [card.gives.get(good, 0) for card in cards for good in GOODS]
        self.bonus: Final = [-1] * (TRACK_END + 1)
        for row in flat.rows["track"].values():
            space = cast(Space, row)
            self.bonus[space.space] = GOODS.index(space.good)
        by_name = {step.shape.name: step for step in steps}
        self.round_frames: Final = [int(by_name[name].frame()) for name in flat.sequences["round"]]


class ArtificiumState(State):
    """Everything on the table and in the hands."""

    def __init__(
        self,
        rules: Rules,
        agenda: list[int],
        ply: i64,
        round_number: i64,
        phase: i64,
        first: i64,
        deck: list[int],
        deck_size: i64,
        discards: list[int],
        market: list[int],
        coins: list[int],
        marker: list[int],
        goods: list[int],
        hand: list[int],
        hand_size: list[int],
        memory: Memory,
        table: list[int],
        revealed: list[int],
        sealed: list[int],
        exchanges: list[int],
        passed: i64,
        out: i64,
        built: list[int],
        knighted: list[int],
        rebuilt: i64,
    ) -> None:
        super().__init__(rules, agenda, ply)
        self.round = round_number
        self.phase = phase
        self.first = first
        self.deck = deck
        self.deck_size = deck_size
        self.discards = discards
        self.market = market
        self.coins = coins
        self.marker = marker
        self.goods = goods
        self.hand = hand
        self.hand_size = hand_size
        self.memory = memory
        self.table = table
        self.revealed = revealed
        self.sealed = sealed
        self.exchanges = exchanges
        self.passed = passed
        self.out = out
        self.built = built
        self.knighted = knighted
        self.rebuilt = rebuilt

    def clone(self) -> ArtificiumState:
        return ArtificiumState(
            self.rules,
            self.agenda[:],
            self.ply,
            self.round,
            self.phase,
            self.first,
            self.deck[:],
            self.deck_size,
            self.discards[:],
            self.market[:],
            self.coins[:],
            self.marker[:],
            self.goods[:],
            self.hand[:],
            self.hand_size[:],
            self.memory.share(),
            self.table[:],
            self.revealed[:],
            self.sealed[:],
            self.exchanges[:],
            self.passed,
            self.out,
            self.built[:],
            self.knighted[:],
            self.rebuilt,
        )


def empty_state(rules: ArtificiumRules) -> ArtificiumState:
    """Before the first round: full deck, opening coins, markers on 0.

    Rule: AR-SET-1, AR-SET-2, AR-SET-3, AR-SET-4, AR-SET-5
    """
    players = rules.players
    return ArtificiumState(
        rules,
        [],
        0,
        0,
        0,
        -1,
        rules.copies[:],
        sum(rules.copies),
        [0] * CARD_COUNT,
        [0] * CARD_COUNT,
        [OPENING_COINS] * players,
        [0] * players,
        [0] * (players * GOOD_COUNT),
        [0] * (players * CARD_COUNT),
        [0] * players,
        Memory(PIECES, [0] * (players * CARD_COUNT), [], 0),
        [0] * (players * CARD_COUNT),
        [-1] * players,
        [-1] * players,
        [0] * players,
        0,
        0,
        [0] * (players * CARD_COUNT),
        [0] * players,
        0,
    )


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
    state.deck = state.discards
    state.discards = [0] * CARD_COUNT
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
    bonus = rules_of(state).bonus
    start: i64 = state.marker[seat]
    end: i64 = start + points
    state.marker[seat] = end
    last: i64 = end if end < TRACK_END else TRACK_END
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
