"""Nothing hidden leaves the server: all that seats and spectators receive, against their views."""

from __future__ import annotations

import json
from typing import Any

import httpx

from artel.games import game_named
from artel.kernel.game import SPECTATOR, Log, Rng, State, play
from artel.kernel.log import line_data
from artel.kernel.record import read_record
from tests.support import Guest, full_table

GAME = game_named("artificium")


def play_out(guests: dict[int, Guest], players: int) -> None:
    """A whole game in which everybody also plans and looks back."""
    rng = Rng("secrets")
    at = 0
    while True:
        for guest in guests.values():
            while guest.last_n() < at:
                guest.next()
        view = guests[0].last_view()
        if view["view"]["outcome"] is not None:
            return
        asked = [seat for seat in range(players) if guests[seat].last_view()["view"]["moves"]]
        seat = asked[rng.below(len(asked))]
        guest = guests[seat]
        moves = guest.last_view()["view"]["moves"]
        line = moves[rng.below(len(moves))]
        n = guest.last_n()
        if rng.below(3) == 0:
            assert guest.ask({"t": "plan", "at": n, "plans": [{"lines": [line]}]})["t"] == "plan"
            viewer = list(guests)[rng.below(len(guests))]
            assert guests[viewer].ask({"t": "look", "at": int(rng.below(n + 1))})["t"] == "look"
        answer = guest.move(line, n)
        assert answer["t"] == "ok", answer
        at = answer["n"]


def states_of(text: str) -> tuple[list[State], list[Log]]:
    """The true states after each entry, each with the log up to it."""
    record = read_record(text)
    state = GAME.setup(GAME.rules(record.players()), Log())
    states, logs = [], []
    for seat, line in [*record.moves, (SPECTATOR, "")]:
        log = Log()
        assert state.log is not None
        for index in range(len(state.log.lines)):
            log.add(state.log.plies[index], state.log.lines[index], state.log.seen_by[index])
        states.append(state.clone())
        logs.append(log)
        if line:
            play(state, seat, GAME.verbs.parse(line))
    return states, logs


def bare(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: line[name] for name in ("k", "rule", "v")} for line in lines]


def visible(log: Log, seat: int, first: int = 0) -> list[dict[str, Any]]:
    return bare([line_data(GAME.lines, log, index) for index in log.visible(seat, first)])


def check_plan(plan: dict[str, Any], seat: int) -> None:
    """What a plan foresees is nothing that chance or the others' sealed answers have still to show."""
    for line in plan["log"]:
        assert line["k"] not in ("drew", "scout-took", "market-shows")
        assert line["k"] != "revealed" or line["v"]["seat"] == seat
    for path, *value in plan["changes"]:
        if path[:1] == ["seats"] and path[1] != seat:
            assert path[2] not in ("hand", "sealed"), (path, value)


def check_message(message: dict[str, Any], seat: int, states: list[State], logs: list[Log]) -> None:
    """Every message is of a known kind, and all it says of the game is in the seat's view and log."""
    kind = message["t"]
    if kind == "view":
        n = message["n"]
        assert message["view"] == GAME.view(states[n], seat).data
        seen = visible(logs[n], seat)
        lines = bare(message["log"])
        assert lines == (seen if message["reset"] else seen[len(seen) - len(lines) :])
    elif kind == "look":
        assert message["view"] == GAME.view(states[message["at"]], seat).data
        assert (message["since"], message["log"]) == (message["at"], [])
    elif kind == "plan":
        for plan in message["plans"]:
            check_plan(plan, seat)
    else:
        assert kind in ("table", "ok"), message


def test_nothing_hidden_is_sent_to_any_seat_or_spectator(url: str) -> None:
    players = 3
    table, keys = full_table(url, players)
    guests = {seat: Guest(url, table, keys[seat]) for seat in range(players)}
    guests[SPECTATOR] = Guest(url, table)
    for guest in guests.values():
        guest.wait_for("view")
    play_out(guests, players)
    for guest in guests.values():
        guest.drain()
        guest.close()
    states, logs = states_of(httpx.get(f"{url}/api/tables/{table}/record").text)
    compared = 0
    for seat, guest in guests.items():
        for message in guest.received:
            check_message(message, seat, states, logs)
            compared += message["t"] == "view"
    assert compared > 200


def test_hands_seeds_and_keys_are_nowhere_in_the_bytes(url: str) -> None:
    table, keys = full_table(url, 2)
    with Guest(url, table, keys[0]) as one, Guest(url, table) as spectator:
        for guest, seat in ((one, 0), (spectator, None)):
            view = guest.wait_for("view")["view"]
            guest.drain()
            for number, place in enumerate(view["seats"]):
                assert ("hand" in place) == (number == seat)
                assert "sealed" not in place or number == seat
            text = json.dumps(guest.received)
            assert not any(key in text for key in keys)
            assert all(message.get("seed") is None for message in guest.received)
            drew = [
                line for message in guest.received for line in message.get("log", []) if line["k"] == "drew"
            ]
            assert all(line["v"]["seat"] == seat for line in drew)
            assert bool(drew) == (seat is not None)
