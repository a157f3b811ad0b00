"""Playing and taking back for ever has an end, and a history full of it costs no more than another."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from artel.games import GAMES
from artel.kernel.game import Game, Rng, State, legal_moves, play_trusted
from artel.table import course, history, undos
from artel.table.entries import Entries
from artel.table.history import Entry, live_entries, returns_of
from artel.table.room import Room
from artel.table.undos import MOST_UNDOS, Undos
from artel.table.wire import AnswerBack, AskBack, MoveMade, Redo, Undo
from tests.room_support import make, new_room, reply, tell
from tests.table.test_course import some_room
from tests.table.test_reach import ENDS, against_bots, bots_pass, first_choice


def again(room: Room, entries: list[Entry] | None = None) -> Room:
    return Room(
        room.game, room.rules, room.seats, room.chance, list(room.entries if entries is None else entries)
    )


def there_and_back(room: Room, number: int) -> dict[str, Any]:
    """A decision, the bots' answers, and all of it taken back."""
    assert reply(make(room, 0, first_choice(room, "exchange "), f"there{number}"))["t"] == "ok"
    bots_pass(room)
    return reply(tell(room, 0, Undo(f"back{number}", len(room.entries))))


def test_going_back_over_the_bots_for_ever_has_an_end() -> None:
    room = against_bots()
    bots_pass(room)
    for number in range(MOST_UNDOS):
        assert there_and_back(room, number)["t"] == "ok"
    for same in (room, again(room)):
        why = there_and_back(same, MOST_UNDOS)["why"]
        assert (why["kind"], why["values"]["count"]) == ("too-many-undos", MOST_UNDOS)
        assert same.view_message(0, 0)["undo"] is False
        # Now this one has stood, and further ones may be taken back.
        assert there_and_back(same, MOST_UNDOS + 1)["t"] == "ok"


def test_so_much_is_taken_back_of_one_game_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undos, "MOST_OF_GAME", 12)
    room = against_bots()
    answers = []
    for number in range(6):
        bots_pass(room)
        answers.append(there_and_back(room, number))
        if answers[-1]["t"] != "ok":
            break
    assert answers[0]["t"] == "ok"
    assert answers[-1]["why"]["values"]["count"] == 12
    assert sum(entry.takes_back() is not None for entry in room.entries) < 12 + 6
    assert again(room).view_message(0, 0)["undo"] is False


def test_undos_are_counted_until_the_game_goes_further_than_it_was() -> None:
    counted = Undos()
    for _ in range(3):
        counted.went_on()
    for _ in range(MOST_UNDOS):
        assert counted.reached(0) is None
        for _ in range(2):
            counted.went_back(0)
        for _ in range(2):
            counted.went_on()
    assert (counted.reached(0), counted.reached(1)) == (MOST_UNDOS, None)
    counted.went_on()
    assert counted.reached(0) is None


def often_undone(cycles: int) -> tuple[Room, list[Entry]]:
    """A room against bots, and its history with so many turns played and taken back in the middle."""
    room = against_bots()
    bots_pass(room)
    before = len(room.entries)
    assert there_and_back(room, 0)["t"] == "ok"
    cycle, entries = room.entries[before:], room.entries[:before]
    for number in range(cycles):
        shift = len(entries) - before
        for entry in cycle:
            gone, ident = entry.takes_back(), f"{entry.id}-{number}" if entry.id else ""
            line = entry.line if gone is None else f"undo {gone + shift}"
            entries.append(replace(entry, n=entry.n + shift, line=line, id=ident))
    return room, entries


def counted_play(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    played: list[int] = []

    def counted(state: State, seat: int, move: int) -> None:
        played.append(seat)
        play_trusted(state, seat, move)

    monkeypatch.setattr(history, "play_trusted", counted)
    return played


def test_what_was_taken_back_is_not_played_when_a_table_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    room, entries = often_undone(1500)
    assert len(entries) > 8000
    played = counted_play(monkeypatch)
    loaded = again(room, entries)
    assert loaded.stopped is None
    assert loaded.game.digest(loaded.state) == entries[-1].mark
    assert len(played) == len(live_entries(entries))
    assert list(loaded.entries) == entries
    # Ids are known as ever: a resend is answered, and not played again.
    sent = next(
        entry for entry in entries[-10:] if entry.id and entry.seat == 0 and entry.takes_back() is None
    )
    answer = loaded.receive(0, MoveMade(sent.id, 0, sent.line))
    assert reply(answer) == {"t": "ok", "id": sent.id, "n": sent.n + 1}


def test_a_move_in_a_long_history_costs_what_it_costs_in_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is copied or kept that grows with what was taken back."""
    room, entries = often_undone(300)
    loaded = again(room, entries)
    written = loaded.entries._written
    for number in range(40):
        if (answer := there_and_back(loaded, number))["t"] != "ok":
            assert answer["why"]["kind"] == "too-many-undos"
            break
    assert loaded.entries._written is written
    fresh = again(room, live_entries(entries))
    for number in range(40):
        assert there_and_back(fresh, number)["t"] == "ok"
        assert len(fresh.course._trails) <= len(fresh.position.steps)


def test_a_dead_branch_that_no_longer_replays_stops_no_game() -> None:
    room, entries = often_undone(3)
    dead = next(entry for entry in entries if entry.id.startswith("there"))
    entries[dead.n] = replace(dead, line="conjure", mark="?")
    assert again(room, entries).stopped is None


def test_where_a_game_came_back_to() -> None:
    def history_of(*words: int | str) -> list[Entry]:
        """A number is an undo of that entry, a letter a decision."""
        return [
            Entry(n, 0, f"undo {word}" if isinstance(word, int) else word, "", "")
            for n, word in enumerate(words)
        ]

    assert returns_of(history_of("a", "b", "c")) == {}
    assert returns_of(history_of("a", "b", 1, "c", 3, "d")) == {1: 5}
    # Something before it has gone meanwhile, so it did not come back to where it stood.
    assert returns_of(history_of("a", "b", 0, "c", 3)) == {3: 5}
    assert returns_of(history_of("a", "b", 0, 1)) == {}
    # Ways within ways.
    assert returns_of(history_of("a", "b", "c", 2, "d", 4, 1, "e"))[1] == 7


@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_taken_up_without_what_is_gone_is_the_same_as_with_it(
    game: Game, bots: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over walks full of undos, alone and with consent: every view of every seat, and what comes again."""
    room, rng, numbers = against_bots(game) if bots else some_room(game, 3), Rng(f"gone {game.name}"), count()
    passed_over = 0
    for step in range(45):
        if room.over():
            break
        seat = room.waiting_for()[rng.below(len(room.waiting_for()))]
        moves = legal_moves(room.state, seat)
        line = game.verbs.text(moves[rng.below(len(moves))])
        if bots and seat != 0:
            line = next((end for end in ENDS[game.name] if game.verbs.parse(end) in moves), line)
        room.take(room.receive(seat, MoveMade(f"m{next(numbers)}", len(room.entries), line)))
        for _ in range(rng.below(3)):
            back = Undo(f"u{next(numbers)}", len(room.entries), rng.below(2) == 0)
            room.take(room.receive(0 if bots else seat, back))
        if rng.below(4) == 0:
            room.take(room.receive(0 if bots else seat, Redo(f"r{next(numbers)}", len(room.entries))))
        if not bots and rng.below(4) == 0:
            at = len(room.entries)
            room.take(room.receive(seat, AskBack(f"a{next(numbers)}", at)))
            for other in range(3):
                if other != seat:
                    room.take(room.receive(other, AnswerBack(f"b{next(numbers)}", at, True)))
        if step % 9:
            continue
        short = again(room)
        with monkeypatch.context() as patched:
            patched.setattr(course, "returns_of", lambda _: {})
            played = counted_play(patched)
            long = again(room)
        passed_over += len(played) - len(live_entries(room.entries))
        assert short.stopped is None
        assert list(short.entries) == list(long.entries) == list(room.entries)
        assert short.course.undone == long.course.undone
        assert vars(short.course.undos) == vars(long.course.undos)
        for viewer in room.viewers:
            assert short.view_text(viewer, 0) == long.view_text(viewer, 0) == room.view_text(viewer, 0)
    assert passed_over > 0


def test_copies_of_entries_share_what_they_have_in_common() -> None:
    one = Entries()
    one.append(Entry(0, 0, "pass", "a", ""))
    tried, taken = one.copy(), one.copy()
    tried.append(Entry(1, 0, "pass", "b", ""))
    assert (len(one), len(tried), len(taken)) == (1, 2, 1)
    assert (one.sent_as(0, "b"), tried.sent_as(0, "b")) == (None, tried[1])
    taken.append(Entry(1, 0, "choose 1", "b", "x"))
    assert (tried[-1].line, taken[-1].line) == ("pass", "choose 1")
    assert taken.sent_as(0, "b") == taken[1]
    assert tried.sent_as(0, "b") == tried[1]
    assert taken.sent_as(0, "a") == one[0]
    assert list(taken) == taken[:] == [one[0], taken[1]]
    assert taken.seats(0) == [0, 0]


def test_a_history_without_undos_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room()
    for _ in range(3):
        make(room, room.waiting_for()[0], "pass")
    played = counted_play(monkeypatch)
    assert list(again(room).entries) == list(room.entries)
    assert len(played) == len(room.entries)
