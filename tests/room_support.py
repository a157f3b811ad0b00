"""A room of Artificium in memory, and how to play in it."""

from __future__ import annotations

from typing import Any

from artel.games import game_named
from artel.kernel.chance import SealedChance
from artel.kernel.game import Rng, legal_moves
from artel.table.history import Entry
from artel.table.room import ASKER, Answer, Room
from artel.table.seats import Seat, Seats
from artel.table.wire import GameMessage, MoveMade

GAME = game_named("artificium")
SEED = bytes(range(32))


def new_room(players: int = 3, entries: list[Entry] | None = None) -> Room:
    seats = Seats([Seat("human", name=f"P{number}") for number in range(players)], 0)
    room = Room(GAME, GAME.rules(players), seats, SealedChance(SEED), entries or [])
    if entries is None:
        room.take(room.start())
    return room


def key_at(seats: Seats, seat: int) -> str:
    """The hash of a key that opens this seat; empty for who only watches."""
    return next((known for at, known in seats.keys if at == seat >= 0), "")


def tell(room: Room, seat: int, message: GameMessage) -> Answer:
    """Let the room answer, and let what it answers be kept."""
    answer = room.receive(seat, message)
    room.take(answer)
    return answer


def reply(answer: Answer) -> dict[str, Any]:
    return next(message for recipient, message in answer.posts if recipient == ASKER)


def kind(room: Room) -> str:
    return str(GAME.asks(room.state)[0]["kind"])


def options(room: Room, seat: int) -> list[str]:
    return [GAME.verbs.text(move) for move in legal_moves(room.state, seat)]


def make(room: Room, seat: int, line: str, ident: str | None = None, at: int | None = None) -> Answer:
    n = len(room.entries)
    return tell(room, seat, MoveMade(ident or f"m{n}", n if at is None else at, line))


def play_to(room: Room, wanted: str) -> None:
    """Play random moves until the question of this kind is open to all who are asked it."""
    rng = Rng(f"to {wanted}")
    while kind(room) != wanted:
        seat = room.waiting_for()[0]
        moves = options(room, seat)
        assert reply(make(room, seat, moves[rng.below(len(moves))]))["t"] == "ok"


def play_out(room: Room, seed: str = "out") -> None:
    rng = Rng(seed)
    while not room.over():
        seat = room.waiting_for()[rng.below(len(room.waiting_for()))]
        moves = options(room, seat)
        assert reply(make(room, seat, moves[rng.below(len(moves))]))["t"] == "ok"
