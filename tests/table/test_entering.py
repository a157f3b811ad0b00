"""How a key comes by a socket: in the first message; and what becomes of those who say nothing."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from artel.table.listening import MOST_SILENT
from tests.support import WAIT, Guest, ServerProcess, full_table

Message = dict[str, Any]
ENTER = {"t": "enter"}


def opened(url: str, place: str, *, page: bool = False) -> ClientConnection:
    """A socket that says nothing of itself, from a page of this server or from a program."""
    origin = Origin(url) if page else None
    return connect(f"{url.replace('http', 'ws', 1)}/ws/{place}", origin=origin, open_timeout=WAIT)


def say(socket: ClientConnection, *messages: Message) -> None:
    for message in messages:
        socket.send(json.dumps(message))


def heard(socket: ClientConnection, kind: str) -> Message:
    while (message := json.loads(socket.recv(timeout=WAIT)))["t"] != kind:
        pass
    assert isinstance(message, dict)
    return message


def refusal(socket: ClientConnection) -> tuple[Message, int]:
    """Why a socket is closed, and the code."""
    why = heard(socket, "bad")["why"]
    with pytest.raises(ConnectionClosed) as going:
        socket.recv(timeout=WAIT)
    assert going.value.rcvd is not None
    return why, going.value.rcvd.code


def test_the_first_message_brings_the_key_and_without_one_one_watches(url: str) -> None:
    table, keys = full_table(url)
    hello = {"t": "hello", "have": 0}
    with opened(url, table) as seated, opened(url, table) as watching:
        say(seated, {**ENTER, "key": keys[1]}, hello)
        say(watching, hello)
        assert heard(seated, "table")["you"] == 1
        assert heard(watching, "table")["you"] is None
        assert heard(seated, "view")["view"]["seat"] == 1
        say(seated, {**ENTER, "key": keys[0]})
        assert heard(seated, "bad")["why"]["kind"] == "not-first"
        say(watching, {**ENTER, "key": keys[0]}, {"t": "move", "id": "m", "at": 0, "line": "pass"})
        assert heard(watching, "no")["why"]["kind"] == "spectator"


@pytest.mark.parametrize(
    ("said", "kind", "code"),
    [
        ({**ENTER, "key": "nonsense"}, "wrong-key", 4403),
        (ENTER, "missing-field", 4400),
        ({**ENTER, "key": 7}, "wrong-type", 4400),
        ({**ENTER, "key": ""}, "empty-field", 4400),
    ],
)
def test_a_first_message_with_another_key_or_none(url: str, said: Message, kind: str, code: int) -> None:
    table, _ = full_table(url)
    with opened(url, table) as socket:
        say(socket, said)
        why, closed_with = refusal(socket)
        assert (why["kind"], closed_with) == (kind, code)


def test_a_page_from_before_an_upgrade_goes_on_and_a_program_is_told_the_new_way(url: str) -> None:
    """A page that was open before keys left the addresses says its key there, and nothing but hello."""
    table, keys = full_table(url)
    for place in (table, f"{table}/what-if"):
        with opened(url, f"{place}?key={keys[0]}", page=True) as page:
            say(page, {"t": "hello", "have": 0})
            assert heard(page, "view")["view"]["seat"] == 0
        with opened(url, f"{place}?key={keys[0]}") as program:
            why, code = refusal(program)
            assert (why["kind"], code) == ("key-in-address", 4400)
            assert why["expected"] == 'the key in the first message, {"t":"enter","key":KEY}'
            assert keys[0] not in json.dumps(why)


def test_who_says_nothing_is_cut_and_only_so_many_may(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(patience=3.0)
    url = server.url
    table, keys = full_table(url)
    with contextlib.ExitStack() as leaving:
        silent = leaving.enter_context(opened(url, table))
        why, code = refusal(silent)
        assert (why["kind"], why["expected"], code) == ("too-slow", "a first message within 3 seconds", 1013)
    server.stop()
    url = start_server(patience=WAIT).url
    with contextlib.ExitStack() as leaving:
        crowd = [leaving.enter_context(opened(url, table)) for _ in range(MOST_SILENT)]
        why, code = refusal(leaving.enter_context(opened(url, table)))
        assert (why["kind"], code) == ("too-many-connections", 1013)
        # Whoever has said something makes room.
        say(crowd[0], {"t": "ping"})
        assert heard(crowd[0], "pong")
        assert leaving.enter_context(Guest(url, table, keys[0])).wait_for("view")
