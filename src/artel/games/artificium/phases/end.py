"""End of the round, and the final sale after the last one."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import ROUNDS
from artel.games.artificium.moves import (
    DISCARD,
    DISCARDED_CARD,
    DONE,
    SELL,
    SELL_GOOD,
    THE_DONE,
)
from artel.games.artificium.phases.buildings import list_discards
from artel.games.artificium.phases.resolve import list_sales, sell
from artel.games.artificium.phases.start import BEGIN_ROUND
from artel.games.artificium.state import ArtificiumState, coin_points, discard_from_hand, sale_value
from artel.games.artificium.text import FINAL_SALE, GAME_OVER, HAND_DISCARDED, ROUND_ENDS
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    END_PHASE,
    GOOD_COUNT,
    GOODS,
    OVER_PHASE,
)
from artel.kernel.refusal import Refusal
from artel.kernel.state import Do, State, Together, frame_waiting


class EndOfRound(Do):
    """Played cards are discarded; then discards and sales, or the final sale after round 4.

    Rule: AR-END-1, AR-END-2, AR-END-6, AR-END-7
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        s.phase = END_PHASE
        s.out = 0
        s.rebuilt = 0
        for seat in range(s.rules.players):
            for card in range(CARD_COUNT):
                place = seat * CARD_COUNT + card
                s.discards[card] += s.table[place]
                s.table[place] = 0
        s.note(ROUND_ENDS.of(s.round))
        if s.round < ROUNDS:
            s.agenda.append(BEGIN_ROUND.frame())
            s.agenda.append(ROUND_END.frame_for((1 << s.rules.players) - 1))
        else:
            s.agenda.append(FINAL_SCORING.frame())


class RoundEnd(Together):
    """Every seat discards cards and sells goods as it likes, all at once, until it is done.

    Rule: AR-END-3, AR-END-4, AR-END-5, AR-END-6
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(ArtificiumState, state)
        found: list[int] = [THE_DONE]
        list_sales(s, seat, found)
        list_discards(s, seat, found)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        waiting = frame_waiting(frame)
        if DONE.has(move):
            waiting &= ~(1 << seat)
        elif SELL.has(move):
            sell(s, seat, SELL_GOOD.read(move))
        else:
            card = DISCARDED_CARD.read(move)
            discard_from_hand(s, seat, card)
            s.note(HAND_DISCARDED.of(seat, card))
        if waiting != 0:
            s.agenda.append(self.frame_for(waiting))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if SELL.has(move):
            return Refusal("AR-TRD-6", "nothing-to-sell", {"good": GOODS[SELL_GOOD.read(move)]})
        if DISCARD.has(move):
            return Refusal("AR-END-3", "not-in-hand", {"card": CARDS[DISCARDED_CARD.read(move)]})
        return Refusal("AR-END-5", "not-now", {"question": "round-end"})


class FinalScoring(Do):
    """All goods are sold; every four coins are a point.

    Rule: AR-FIN-1, AR-FIN-2, AR-FIN-3
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        s.phase = OVER_PHASE
        for seat in range(s.rules.players):
            s.coins[seat] += int(sale_value(s, seat))
            for good in range(GOOD_COUNT):
                s.goods[seat * GOOD_COUNT + good] = 0
            s.note(FINAL_SALE.of(seat, s.coins[seat], coin_points(s, seat)))
        s.note(GAME_OVER.of())


END_OF_ROUND: Final = EndOfRound("end-of-round")
ROUND_END: Final = RoundEnd("round-end")
FINAL_SCORING: Final = FinalScoring("final-scoring")
