"""Who stands where: asked for at a table, bounded, counted beside it, and not at all where it is off."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from artel.kernel.game import SPECTATOR, Game, Span, View, points_now
from artel.table import counting
from artel.table.budget import COSTS, cost_of
from artel.table.point_messages import MOST_PIECES, PieceAsked
from artel.table.wire import Points, WireError, client_message
from tests.room_support import make, new_room, options, play_out, reply, tell
from tests.support import Guest, full_table, new_table, post, with_key

PIECE = {"sort": "good", "id": "coin"}
BAD: list[tuple[object, str]] = [
    ("coin", "wrong-type"),
    (["coin"], "wrong-type"),
    ([{}], "missing-field"),
    ([{"sort": "good"}], "missing-field"),
    ([{"sort": "good", "id": 7}], "wrong-type"),
    ([{"sort": "", "id": "coin"}], "empty-field"),
    ([{"sort": "good", "id": "x" * 100}], "too-long"),
    ([PIECE] * (MOST_PIECES + 1), "too-long"),
]


@pytest.mark.parametrize(("pieces", "kind"), BAD, ids=range(len(BAD)))
def test_bad_pieces_are_named(pieces: object, kind: str) -> None:
    with pytest.raises(WireError) as problem:
        client_message({"t": "points", "id": "a", "pieces": pieces})
    assert problem.value.kind == kind
    assert problem.value.expected


def test_a_question_is_read_as_it_was_written_and_costs_by_its_pieces() -> None:
    asked = client_message({"t": "points", "id": "a", "pieces": [PIECE]})
    assert asked == Points("a", (PieceAsked("good", "coin"),))
    assert client_message({"t": "points", "id": "a"}) == Points("a")
    assert cost_of(Points("a")) == COSTS["points"]
    assert cost_of(Points("a", (PieceAsked("good", "coin"),) * MOST_PIECES)) > 2 * COSTS["points"]


def test_points_are_counted_once_for_a_viewer_and_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []

    def counting_calls(game: Game, view: View) -> list[Span | None]:
        counted.append(view.seat)
        return points_now(game, view)

    monkeypatch.setattr(counting, "points_now", counting_calls)
    room = new_room()
    for viewer in (0, 0, SPECTATOR, SPECTATOR, 0):
        assert reply(tell(room, viewer, Points("p")))["t"] == "points"
    assert counted == [0, SPECTATOR]
    seat = room.waiting_for()[0]
    make(room, seat, options(room, seat)[0])
    tell(room, 0, Points("q"))
    assert counted == [0, SPECTATOR, 0]


def test_the_end_tells_what_everybody_has() -> None:
    room = new_room()
    play_out(room)
    told: Any = reply(tell(room, SPECTATOR, Points("p", (PieceAsked("good", "coin"),))))
    scores = room.game.scores(room.state)
    assert told["spans"] == [{"least": points, "most": points} for points in scores]
    assert told["worths"] == [None]


def asking(guest: Guest, *pieces: dict[str, str]) -> dict[str, Any]:
    return guest.ask({"t": "points", "pieces": [*pieces]})


def test_points_by_socket_and_by_post(url: str) -> None:
    table, (anna, _) = full_table(url)
    with Guest(url, table, anna) as guest, Guest(url, table) as watching:
        n = guest.wait_for("view")["n"]
        told = asking(guest, PIECE, {"sort": "card", "id": "no-such-card"})
        assert (told["t"], told["n"]) == ("points", n)
        # Five coins at the beginning are a point, and three more are missing for another.
        assert told["spans"] == [{"least": 1, "most": 1}] * 2
        assert told["worths"] == [0, None]
        body = {"t": "points", "id": told["id"], "pieces": [PIECE, {"sort": "card", "id": "no-such-card"}]}
        assert post(url, f"/api/tables/{table}/send", body, **with_key(anna)).json() == told
        watching.wait_for("view")
        assert asking(watching, PIECE)["worths"] == [None], "who only watches has nothing to gain"


def test_a_table_can_be_made_without_points(url: str) -> None:
    made = new_table(url, 2, bots=("random",), points=False)
    table, key = str(made["table"]), str(made["key"])
    assert httpx.get(f"{url}/api/tables/{table}").json()["points"] is False
    with Guest(url, table, key) as guest, Guest(url, table) as watching:
        assert guest.wait_for("table")["points"] is False
        for each in (guest, watching):
            each.wait_for("view")
            told = asking(each)
            assert (told["t"], told["why"]["kind"]) == ("no", "points-off")
        with Guest(url, f"{table}/what-if?others=bots", key) as sandbox:
            sandbox.wait_for("view")
            assert asking(sandbox)["why"]["kind"] == "points-off"


def test_a_table_tells_points_unless_somebody_wishes_otherwise(url: str) -> None:
    usual = new_table(url, 2)
    assert httpx.get(f"{url}/api/tables/{usual['table']}").json()["points"] is True
    wish = {"game": "artificium", "seats": [{"kind": "open"}] * 2, "name": "Anna", "take": 0}
    refused = post(url, "/api/tables", {**wish, "points": "no"})
    assert (refused.status_code, refused.json()["error"]["kind"]) == (400, "wrong-type")
    with Guest(url, str(usual["table"]), str(usual["key"])) as guest:
        assert asking(guest)["why"]["kind"] == "not-started"
