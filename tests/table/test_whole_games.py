"""Whole games of Keyflower through the room, with people who change their minds at any moment."""

from __future__ import annotations

import random

import pytest

from artel.games import game_named
from artel.kernel.chance import SealedChance
from artel.kernel.game import NATURE
from artel.kernel.record import read_record, replay
from artel.table.history import Entry, live_entries
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.wire import MoveMade, Undo
from tests.contract.contract import contract_of
from tests.room_support import reply, tell

GAME = game_named("keyflower")
SEED = bytes(range(7, 39))
# How many decisions lie between two changes of mind.
BETWEEN = 2


def room_of(players: int, entries: list[Entry] | None = None) -> Room:
    seats = Seats([Seat("human", name=f"P{number}") for number in range(players)], 0)
    room = Room(GAME, GAME.rules(players), seats, SealedChance(SEED), entries or [])
    if entries is None:
        room.take(room.start())
    return room


class Restless:
    """People who play at random, and take back what they may whenever it occurs to them."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room = room
        self.chance = random.Random(f"restless {len(room.viewers)} {seed}")
        self.undone = 0
        self.refused = 0

    def play_out(self) -> None:
        while not self.room.over():
            self._decide()
            while self.chance.randrange(BETWEEN) == 0 and not self.room.over():
                self._take_back(self.chance.randrange(self.room.rules.players))

    def _decide(self) -> None:
        room = self.room
        seat = self.chance.choice(room.waiting_for())
        view = GAME.view(room.state, seat)
        leanings = contract_of(GAME.name).leanings
        likely = [leanings.get(GAME.verbs.shape(move).name, 1.0) for move in view.moves]
        line = GAME.verbs.text(self.chance.choices(view.moves, likely)[0])
        answer = reply(tell(room, seat, MoveMade(f"m{len(room.entries)}", len(room.entries), line)))
        assert answer["t"] == "ok", f"seat {seat} {line}: {answer}"

    def _take_back(self, seat: int) -> None:
        room = self.room
        offered = room.view_message(seat, 0)["undo"]
        before = GAME.digest(room.state)
        answer = reply(tell(room, seat, Undo(f"u{len(room.entries)} {self.refused}", len(room.entries))))
        assert (answer["t"] == "ok") == offered
        if offered:
            self.undone += 1
            self._as_if_it_never_was()
        else:
            self.refused += 1
            assert answer["why"]["kind"] == "nothing-to-undo"
            assert GAME.digest(room.state) == before

    def _as_if_it_never_was(self) -> None:
        """Now and then: the live entries alone lead here, and with them the seats are asked the same."""
        if self.undone % 5 == 0:
            again = room_of(self.room.rules.players)
            follow(again, live_entries(self.room.entries))
            assert GAME.digest(again.state) == GAME.digest(self.room.state)
            assert again.waiting_for() == self.room.waiting_for()
            for viewer in self.room.viewers:
                mine, theirs = (each.position.lines(viewer) for each in (self.room, again))
                assert [{**line, "n": 0} for line in mine] == [{**line, "n": 0} for line in theirs]


def follow(room: Room, live: list[Entry]) -> None:
    """Make these decisions in a room whose chance is the same: it must draw the same by itself."""
    for entry in live:
        if entry.seat != NATURE:
            answer = reply(tell(room, entry.seat, MoveMade(f"m{entry.n}", len(room.entries), entry.line)))
            assert answer["t"] == "ok", f"{entry}: {answer}"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_with_undone_moves_is_the_game_without_them(players: int) -> None:
    restless = Restless(room_of(players), players)
    restless.play_out()
    room = restless.room
    assert min(restless.undone, restless.refused) > 20
    straight = room_of(players)
    follow(straight, live_entries(room.entries))
    assert straight.over()
    assert straight.moves() == room.moves()
    assert GAME.digest(straight.state) == GAME.digest(room.state)
    record = room.record()
    assert record.text() == straight.record().text()
    assert GAME.digest(replay(GAME, read_record(record.text()))) == GAME.digest(room.state)


@pytest.mark.parametrize("players", [4])
def test_a_room_with_undone_moves_is_loaded_as_it_was_left(players: int) -> None:
    """Every entry has its digest, undos too; a room made of the entries alone stands where this one does."""
    restless = Restless(room_of(players), 100 + players)
    restless.play_out()
    room = restless.room
    for kept in [*restless.chance.sample(range(len(room.entries)), 4), len(room.entries)]:
        again = room_of(players, room.entries[:kept])
        assert again.stopped is None
        assert again.entries == room.entries[:kept]
        assert kept == 0 or GAME.digest(again.state) == room.entries[kept - 1].mark
    for viewer in room.viewers:
        assert again.view_message(viewer, 0) == room.view_message(viewer, 0)
