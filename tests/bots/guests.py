"""A module on top of the festival that no bot knows: a question of its own, and one more use of a turn."""

from __future__ import annotations

from typing import Final, cast

from artel.games.keyflower.actions.turn import TURN, next_seat
from artel.games.keyflower.game import Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.questions import QUESTIONS
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.menu import Action
from artel.kernel.rules import Insert, Module
from artel.kernel.shape import Shape
from artel.kernel.state import Ask, State
from tests.games.festival.module import FESTIVAL, gain_tokens, numbers_of

LOOK: Final = Shape("look")
BOW: Final = Shape("bow")
WAVE: Final = Shape("wave")
BUSK: Final = Shape("busk")


class Greet(Ask):
    """Each season begins with a greeting: waving brings a token, bowing nothing, looking asks again."""

    def openings(self, state: State) -> list[int]:
        return [int(self.frame(seat)) for seat in range(state.rules.players)]

    def moves(self, state: State, frame: int, seat: int) -> list[int]:
        return [int(verb.of()) for verb in (LOOK, BOW, WAVE)]

    def answer(self, state: State, frame: int, seat: int, move: int) -> None:
        if LOOK.has(move):
            state.agenda.append(frame)
        elif WAVE.has(move):
            gain_tokens(state, seat, 1)


class Busk(Action):
    """A turn for a token, for a seat that has none while there are invitations to be had."""

    def find(self, state: State, frame: int, seat: int, found: list[int]) -> None:
        if numbers_of(state, "tokens")[seat] == 0 and sum(numbers_of(state, "festival_deck")) > 0:
            found.append(int(BUSK.of()))

    def carry_out(self, state: State, frame: int, seat: int, move: int) -> None:
        cast(KeyflowerState, state).passes = 0
        state.agenda.append(TURN.frame(next_seat(state, seat)))
        gain_tokens(state, seat, 1)


GREET: Final = Greet("greet")
GUESTS: Final = Module(
    "guests",
    needs=["festival"],
    verbs=[LOOK, BOW, WAVE, BUSK],
    steps=[GREET],
    openings=(),
    actions={"turn": [Busk(BUSK)]},
    inserts=[Insert("season-start", "greet", before="load-worker")],
)
EVERYTHING: Final = ("base", "festival", "guests", "advice")


def game(name: str, **rows: dict[str, object]) -> Keyflower:
    """Keyflower with festival, guests, and this advice to the bots."""
    advice = Module("advice", needs=["guests"], rows=rows, openings=())
    return Keyflower(
        name, min_players=2, max_players=6, modules=[BASE, FESTIVAL, GUESTS, advice], questions=QUESTIONS
    )


# Verbs have their numbers once a game has them.
UNEXPLAINED: Final = game("unexplained")
