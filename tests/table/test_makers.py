"""Views tell who has made each entry, so that a client can say what happened since its own last one."""

from __future__ import annotations

from typing import Any

from artel.kernel.game import NATURE, SPECTATOR
from artel.table.wire import Undo
from tests.room_support import make, new_room, options, play_to, tell


def test_a_view_tells_who_made_each_entry_that_the_client_lacks() -> None:
    room = new_room(2)
    play_to(room, "choose")
    makers = [entry.seat for entry in room.entries]
    assert {NATURE, 0, 1} <= set(makers)
    for viewer in (0, 1, SPECTATOR):
        assert room.view_message(viewer, 0)["by"] == makers
        assert room.view_message(viewer, len(makers) - 3)["by"] == makers[-3:]
        assert room.view_message(viewer, len(makers))["by"] == []


def test_whose_lines_they_are_follows_from_how_many_entries_there_were() -> None:
    room = new_room(2)
    play_to(room, "choose")
    have = len(room.entries)
    make(room, 1, options(room, 1)[0])
    told: dict[str, Any] = room.view_message(0, have)
    assert told["by"] == [1]
    assert {line["n"] for line in told["log"]} == {have + 1}


def test_what_is_taken_back_is_an_entry_of_its_maker_too() -> None:
    room = new_room(2)
    play_to(room, "choose")
    have = len(room.entries)
    make(room, 1, options(room, 1)[0])
    tell(room, 1, Undo("back", have + 1))
    told: dict[str, Any] = room.view_message(0, have + 1)
    assert told["reset"] is True
    assert told["by"][have:] == [1, 1]
