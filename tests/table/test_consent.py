"""Going back further by consent: who has to agree, how a request ends, and the same through real sockets."""

from __future__ import annotations

from typing import Any

from artel.kernel.game import NATURE
from artel.table.foresight import who_saw_draw
from artel.table.room import EVERYBODY, Answer, Room
from artel.table.seats import Seat
from artel.table.wire import AnswerBack, AskBack
from tests.room_support import GAME, make, new_room, options, reply, tell
from tests.support import Guest, full_table


def notices(answer: Answer) -> list[str]:
    return [str(message["kind"]) for who, message in answer.posts if who == EVERYBODY and "kind" in message]


def ask(room: Room, seat: int, ident: str = "a") -> Answer:
    return tell(room, seat, AskBack(ident, len(room.entries)))


def agree(room: Room, seat: int, *, yes: bool = True) -> Answer:
    return tell(room, seat, AnswerBack(f"{seat} {yes}", len(room.entries), yes))


def after_another(players: int = 3) -> tuple[Room, list[int], str]:
    """A room in which one has passed and another after them; who, and the position before that."""
    room = new_room(players)
    room.seats.present = set(range(players))
    one, before = room.waiting_for()[0], GAME.digest(room.state)
    make(room, one, "pass")
    two = room.waiting_for()[0]
    make(room, two, "pass")
    return room, [one, two, *[seat for seat in range(players) if seat not in (one, two)]], before


def test_all_who_are_here_agree_and_the_decision_goes_with_all_after_it() -> None:
    room, (one, two, three), before = after_another()
    told = room.view_message(one, 0)
    assert (told["undo"], told["ask"]) == (False, True)
    asked = ask(room, one)
    assert reply(asked)["t"] == "ok"
    assert notices(asked) == ["back-asked"]
    assert asked.posts[-1][1]["asking"] == {"seat": one, "count": 2, "waiting": sorted([two, three])}
    assert agree(room, two).entries == []
    done = agree(room, three)
    assert [entry.seat for entry in done.entries] == [one, one]
    assert notices(done) == ["taken-back"]
    assert GAME.digest(room.state) == before
    assert room.waiting_for() == [one]
    again = new_room(entries=list(room.entries))
    assert again.stopped is None
    assert again.view_message(one, 0)["undo"] == room.view_message(one, 0)["undo"]


def test_one_no_ends_it_and_it_is_not_asked_again_in_this_position() -> None:
    room, (one, two, three), _ = after_another()
    ask(room, one)
    agree(room, two)
    refused = agree(room, three, yes=False)
    assert notices(refused) == ["back-refused"]
    assert refused.entries == []
    assert room.turns.consent.request is None
    assert reply(ask(room, one, "b"))["why"]["kind"] == "already-refused"
    assert room.view_message(one, 0)["ask"] is False
    make(room, room.waiting_for()[0], "pass")
    assert reply(agree(room, two))["why"]["kind"] == "nothing-asked"


def test_a_request_is_gone_once_the_game_moves_on() -> None:
    room, (one, two, three), _ = after_another()
    ask(room, one)
    at = len(room.entries)
    make(room, three, next(line for line in options(room, three) if line.startswith("exchange ")))
    assert room.turns.consent.request is None
    for place in (at, len(room.entries)):
        why = reply(tell(room, two, AnswerBack(f"late {place}", place, True)))["why"]
        assert why["kind"] == "nothing-asked"
    assert room.turns.consent.told()[1]["asking"] is None


def test_whoever_asks_may_take_that_back_and_nobody_else_asks_meanwhile() -> None:
    room, (one, two, _third), _ = after_another()
    ask(room, one)
    assert reply(ask(room, two, "mine"))["why"] == {
        "kind": "already-asking",
        "rule": None,
        "values": {"seat": one},
    }
    assert reply(agree(room, two))["t"] == "ok"
    assert reply(agree(room, two))["why"]["kind"] == "already-answered"
    assert notices(agree(room, one, yes=False)) == ["back-withdrawn"]
    assert reply(ask(room, two, "mine"))["t"] == "ok"


def test_who_is_away_is_asked_only_where_a_decision_of_theirs_would_go() -> None:
    room, (one, two, _third), before = after_another()
    room.seats.present = {one}
    asked = ask(room, one)
    assert asked.posts[-1][1]["asking"] == {"seat": one, "count": 2, "waiting": [two]}
    agree(room, two)
    assert GAME.digest(room.state) == before


def test_nobody_is_asked_where_nobody_is() -> None:
    room, (one, two, _), _ = after_another()
    room.seats.seats[two] = Seat("bot", bot="random")
    room.seats.present = {one}
    assert room.view_message(one, 0)["ask"] is False
    assert reply(ask(room, one))["why"]["kind"] == "nobody-to-ask"


def test_what_chance_has_shown_stays_whoever_agrees() -> None:
    room = new_room()
    room.seats.present = {0, 1, 2}
    seat = room.waiting_for()[0]
    make(room, seat, "exchange-hand")
    assert room.entries[-1].seat == NATURE
    assert room.view_message(seat, 0)["ask"] is False
    assert reply(ask(room, seat))["why"]["kind"] == "nothing-to-undo"


def test_a_draw_that_only_somebody_else_saw_stays_too() -> None:
    """One has passed; another then draws a hand that nobody else sees: it cannot be forgotten by them."""
    room = new_room()
    room.seats.present = {0, 1, 2}
    one = room.waiting_for()[0]
    make(room, one, "pass")
    two = room.waiting_for()[0]
    make(room, two, "exchange-hand")
    drawn = room.position.steps[-1]
    assert drawn.seat == NATURE
    assert [who_saw_draw(GAME, drawn.before, drawn.move, [who]) for who in (one, two)] == [None, two]
    assert room.view_message(one, 0)["ask"] is False
    assert reply(ask(room, one))["why"]["kind"] == "nothing-to-undo"


def test_a_request_for_another_place_is_stale() -> None:
    room, (one, *_), _ = after_another()
    assert reply(tell(room, one, AskBack("a", 0)))["why"]["kind"] == "stale"


# Through real sockets.


def seat_asked(view: dict[str, Any]) -> int:
    return int(view["view"]["asks"][0]["seat"])


def test_two_people_go_back_together(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as zero, Guest(url, table, keys[1]) as one:
        guests: list[Guest] = [zero, one]
        views = [guest.wait_for("view") for guest in guests]
        first = seat_asked(views[0])
        mover, other = guests[first], guests[1 - first]
        n = mover.move("pass", views[0]["n"])["n"]
        line = next(
            line for line in other.wait_for("view", n=n)["view"]["moves"] if line.startswith("exchange ")
        )
        n = other.move(line, n)["n"]
        view = mover.wait_for("view", n=n)
        assert (view["undo"], view["ask"]) == (False, True)
        assert mover.ask({"t": "ask-back", "id": "please", "at": n})["t"] == "ok"
        seen = other.wait_for("back")
        assert seen["asking"] == {"seat": first, "count": 2, "waiting": [1 - first]}
        with Guest(url, table, keys[1 - first]) as later:
            assert later.wait_for("back")["asking"] == seen["asking"]
        assert other.ask({"t": "answer-back", "id": "fine", "at": seen["at"], "yes": True})["t"] == "ok"
        for kind in ("back-asked", "taken-back"):
            notice = mover.wait_for("notice")
            assert (notice["kind"], notice["values"]) == (kind, {"seat": first, "count": 2})
        for guest in guests:
            shown = guest.wait_for("view", n=n + 2)
            assert shown["reset"] is True
            assert seat_asked(shown) == first


def test_a_refusal_is_told_to_everybody(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as zero, Guest(url, table, keys[1]) as one:
        guests: list[Guest] = [zero, one]
        view = zero.wait_for("view")
        first = seat_asked(view)
        n = guests[first].move("pass", view["n"])["n"]
        line = next(
            line for line in guests[1 - first].wait_for("view", n=n)["view"]["moves"] if line != "pass"
        )
        n = guests[1 - first].move(line, n)["n"]
        guests[first].ask({"t": "ask-back", "id": "please", "at": n})
        answer = {"t": "answer-back", "id": "never", "at": n, "yes": False}
        assert guests[1 - first].ask(answer)["t"] == "ok"
        assert guests[first].wait_for("notice")["kind"] == "back-asked"
        refused = guests[first].wait_for("notice")
        assert (refused["kind"], refused["values"]["seat"]) == ("back-refused", 1 - first)
        assert (
            guests[first].ask({"t": "ask-back", "id": "again", "at": n})["why"]["kind"] == "already-refused"
        )
