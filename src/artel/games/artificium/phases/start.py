"""Start of the round: dealing cards, and who is first."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import HAND_SIZE
from artel.games.artificium.moves import DRAW, DRAWN_CARD, DRAWS, FIRST, FIRST_SEAT, FIRSTS
from artel.games.artificium.state import ArtificiumState, add_to_hand, ensure_deck, own_memory, rules_of
from artel.games.artificium.text import DREW, DREW_HIDDEN, FIRST_PLAYER, ROUND_BEGINS
from artel.games.artificium.words import DEAL_PHASE
from artel.kernel.draw import Draw
from artel.kernel.log import all_but, only
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, SEAT, Do, State


class BeginRound(Do):
    """The next round, as the printed sequence of its phases.

    Rule: AR-RND-1, AR-RND-2
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        s.round += 1
        s.note(ROUND_BEGINS.of(s.round))
        frames = rules_of(s).round_frames
        for place in range(len(frames) - 1, -1, -1):
            s.agenda.append(frames[place])


class StartOfRound(Do):
    """Every seat draws up to five; the first player is found.

    Rule: AR-RND-3, AR-RND-4, AR-RND-5, AR-RND-9
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        s.phase = DEAL_PHASE
        players: i64 = s.rules.players
        s.agenda.append(FIRST_BY_LOT.frame() if s.round == 1 else FIRST_BY_POINTS.frame())
        holder: i64 = s.first if s.first >= 0 else 0
        turn: i64 = players - 1
        while turn >= 0:
            s.agenda.append(DEAL.frame(NATURE, (holder + turn) % players))
            turn -= 1


class Deal(Do):
    """One seat draws up to five cards.

    Rule: AR-RND-3, AR-RND-4, AR-RND-5
    """

    def __init__(self) -> None:
        super().__init__("deal", SEAT)
        self.who: Final = self.part("seat")

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        seat = self.who.read(frame)
        draw_cards(s, seat, HAND_SIZE - s.hand_size[seat])


class FirstByLot(Draw):
    """In round 1 chance names the first player.

    Rule: AR-RND-6
    """

    def pool(self, state: State, frame: i64) -> list[int]:
        return [1] * state.rules.players

    def drawn(self, state: State, frame: i64) -> list[int]:
        return FIRSTS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        s.first = FIRST_SEAT.read(move)
        s.note(FIRST_PLAYER.of(s.first))


class FirstByPoints(Do):
    """The seat with the fewest points; among several the nearest clockwise from the last one.

    Rule: AR-RND-7, AR-RND-8
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        players: i64 = s.rules.players
        last: i64 = s.first
        best: i64 = last
        distance: i64 = 1
        while distance < players:
            seat: i64 = (last + distance) % players
            if s.marker[seat] < s.marker[best]:
                best = seat
            distance += 1
        s.first = best
        s.note(FIRST_PLAYER.of(best))


class DrawCard(Draw):
    """NATURE draws the next of several cards for a seat."""

    def __init__(self) -> None:
        super().__init__("draw-card", DRAW, SEAT, numbers("count", 128))
        self.who: Final = self.part("seat")
        self.count: Final = self.part("count")

    def pool(self, state: State, frame: i64) -> list[int]:
        return cast(ArtificiumState, state).deck

    def drawn(self, state: State, frame: i64) -> list[int]:
        return DRAWS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        who = self.who.read(frame)
        card = DRAWN_CARD.read(move)
        s.deck[card] -= 1
        s.deck_size -= 1
        add_to_hand(s, who, card)
        own_memory(s).drew(who, card)
        if s.log is not None:
            s.note(DREW.of(who, card), only(who))
            s.note(DREW_HIDDEN.of(who), all_but(only(who)))
        draw_cards(s, who, self.count.read(frame) - 1)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame)), "count": int(self.count.read(frame))}


def draw_cards(state: ArtificiumState, seat: i64, count: i64) -> None:
    """Ask NATURE for this many cards, as far as there are any.

    Rule: AR-DCK-3
    """
    if count > 0 and ensure_deck(state):
        state.agenda.append(DRAW_CARD.frame(NATURE, seat, count))


BEGIN_ROUND: Final = BeginRound("begin-round")
START_OF_ROUND: Final = StartOfRound("start-of-round")
DEAL: Final = Deal()
FIRST_BY_LOT: Final = FirstByLot("first-by-lot", FIRST)
FIRST_BY_POINTS: Final = FirstByPoints("first-by-points")
DRAW_CARD: Final = DrawCard()
