"""The review of a finished table: worked out beside it, kept, bounded, and nothing before the end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.games import game_named
from artel.review.course import digest_of
from artel.review.review import FORMAT, VERSION
from artel.table.datafile import FILE, open_data
from artel.table.expiry import remove
from artel.table.history import live_entries
from artel.table.live import Table
from artel.table.review_jobs import MOST_OF_CALLER, Jobs
from artel.table.review_messages import REVIEW_STATE
from artel.table.review_rows import read_jobs
from artel.table.review_store import read_review, write_review
from artel.table.reviews import Reviews, played, review_in, reviewable
from artel.table.store import Store
from artel.table.wire import WireError
from artel.table.worker import BotWorker
from tests.cli.samples import sealed_record
from tests.finished import TABLE, kept_game
from tests.support import WAIT, Guest, ServerProcess, full_table

Start = Callable[..., ServerProcess]
PLACE = f"/api/tables/{TABLE}/review"


def asked(url: str, place: str = PLACE) -> dict[str, Any]:
    answer = httpx.get(f"{url}{place}", timeout=WAIT).json()
    assert REVIEW_STATE.misfit(answer) is None
    assert isinstance(answer, dict)
    return answer


def wanted(url: str, place: str = PLACE) -> httpx.Response:
    return httpx.post(f"{url}{place}", json={}, timeout=WAIT)


def done(url: str) -> tuple[dict[str, Any], list[int]]:
    """Ask again and again until the review is there; the review, and how far it had come each time."""
    came: list[int] = []
    while (answer := asked(url))["state"] in ("queued", "working"):
        came.append(answer.get("done", 0))
        time.sleep(0.05)
    assert answer["state"] == "done"
    review = answer["review"]
    assert isinstance(review, dict)
    return review, came


def test_a_review_is_worked_out_once_and_kept(tmp_path: Path, start_server: Start) -> None:
    entries = kept_game(tmp_path / "data", sealed_record())
    server = start_server(review_thoughts=1)
    assert asked(server.url) == {"state": "none"}
    first = wanted(server.url).json()
    assert first == {"state": "queued", "ahead": 0}
    assert wanted(server.url).json()["state"] in ("queued", "working", "done"), "asking again begins nothing"
    review, came = done(server.url)
    assert came == sorted(came)
    assert any(0 < each < 100 for each in came), "it was told how far it had come"
    assert wanted(server.url).json() == {"state": "done", "review": review}
    assert server.stop() == 0
    server = start_server(review_thoughts=1)
    assert asked(server.url) == {"state": "done", "review": review}, "kept over a restart"
    places_are_entries(review, [entry.n for entry in live_entries(entries)])
    what_if_from(server.url, review)


def places_are_entries(review: dict[str, Any], live: list[int]) -> None:
    """One decision was taken back, so later places are two entries further on than moves are."""
    assert review["curve"][0]["n"] == 0
    assert review["curve"][-1]["n"] == live[-1] + 1 == len(live) + 2
    assert {each["n"] for each in review["curve"][1:]} <= {n + 1 for n in live}
    assert review["swings"], "two who do as little as they can give something away"
    assert {each["n"] for each in review["swings"]} <= set(live)
    assert review["curve"][-1]["chances"] == [50, 50], "they have shared the victory"
    assert all(each["chances"]["played"] <= each["chances"]["better"] for each in review["swings"])
    for parts in review["players"]:
        four = sum(parts[name] for name in ("luck", "skill", "others", "estimate"))
        assert parts["first"] + four == parts["last"]


def what_if_from(url: str, review: dict[str, Any]) -> None:
    """Whoever watches may try another move from there, in the place of who made it."""
    swing = review["swings"][0]
    with Guest(url, f"{TABLE}/what-if?others=me&at={swing['n']}&seat={swing['seat']}") as sandbox:
        shown = sandbox.wait_for("view")
        assert swing["better"] in shown["view"]["moves"]
        assert sandbox.move(swing["better"], shown["n"])["t"] == "ok"
    for wrong in ("at=99999&seat=0", "at=-1&seat=0", "at=20&seat=7", "at=20", f"at={10**12}&seat=0"):
        turned_away(url, f"{TABLE}/what-if?{wrong}", "wrong-type")
    last = review["curve"][-1]["n"]
    turned_away(url, f"{TABLE}/what-if?at={last}&seat=0", "not-started")
    turned_away(url, f"{TABLE}/what-if?others=me", "not-started")


def turned_away(url: str, place: str, kind: str) -> None:
    with Guest(url, place, have=None) as guest:
        assert guest.wait_for("bad")["why"]["kind"] == kind
        with pytest.raises(ConnectionClosed):
            guest.next()


def test_nothing_is_told_before_the_end(url: str) -> None:
    table, _ = full_table(url, 2)
    for answer in (httpx.get(f"{url}/api/tables/{table}/review"), wanted(url, f"/api/tables/{table}/review")):
        assert answer.status_code == 409
        assert answer.json()["error"]["kind"] == "not-over"
    turned_away(url, f"{table}/what-if?at=3&seat=0", "not-over")
    assert httpx.get(f"{url}/api/tables/{table}").json()["review"] is True
    assert httpx.get(f"{url}/api/tables/nowhere/review").status_code == 404


@contextmanager
def kept_tables(folder: Path, count: int) -> Iterator[tuple[Store, list[Table]]]:
    """So many tables with the same finished game, without a server."""
    record = sealed_record()
    names = [TABLE, *[f"oak-{number}" for number in range(1, count)]]
    for name in names:
        kept_game(folder, record, table=name)
    store, worker = open_data(folder / FILE), BotWorker()
    game = game_named("artificium")
    try:
        loaded = [store.load(name) for name in names]
        yield store, [Table(each, game, store, worker, 0.0) for each in loaded if each is not None]
    finally:
        worker.close()
        store.close()


# So many thoughts that no review is done while a test looks on.
ENDLESS = 1000


def endless(store: Store, jobs: Jobs | None = None) -> Reviews:
    """One review after the other, and the first is not done in this life."""
    return Reviews(store, ENDLESS, jobs, turn_seconds=3600.0)


def test_who_fills_the_row_is_turned_away_and_others_are_not(tmp_path: Path) -> None:
    async def scene() -> None:
        reviews = endless(store, Jobs(most=6, of_caller=2))
        one, two, three, four, five, six, seven = tables
        assert await reviews.want(one, "greedy") == {"state": "queued", "ahead": 0}
        assert await reviews.want(two, "greedy") == {"state": "queued", "ahead": 1}
        assert await reviews.want(two, "greedy") == {"state": "queued", "ahead": 1}
        with pytest.raises(WireError) as refused:
            await reviews.want(three, "greedy")
        told = (refused.value.kind, refused.value.expected, refused.value.got, refused.value.status)
        assert told == ("too-many-reviews", "at most 2 reviews of one caller on their way", 3, 429)
        assert await reviews.want(three, "modest") == {"state": "queued", "ahead": 1}, "not after both"
        with pytest.raises(WireError, match="at most 1 reviews of one caller"):
            await reviews.want(four, "modest")
        for number, table in enumerate((four, five, six)):
            await reviews.want(table, f"other {number}")
        with pytest.raises(WireError) as full:
            await reviews.want(seven, "late")
        assert (full.value.expected, full.value.status) == ("at most 6 reviews on their way", 503)
        before = [await reviews.state(table) for table in tables[1:]]
        reviews.close()
        again = endless(store, Jobs(most=6, of_caller=2))
        await again.begin()
        assert (await again.state(one))["state"] in ("queued", "working")
        assert [await again.state(table) for table in tables[1:]] == before, "the row is kept"
        with pytest.raises(WireError, match="too-many-reviews"):
            await again.want(seven, "greedy")
        again.close()

    with kept_tables(tmp_path, 7) as (store, tables):
        asyncio.run(scene())


def test_an_address_that_asks_for_more_leaves_room_for_others(tmp_path: Path, start_server: Start) -> None:
    names = [TABLE, *[f"oak-{number}" for number in range(MOST_OF_CALLER)]]
    for name in names:
        kept_game(tmp_path / "data", sealed_record(), table=name)
    server = start_server(review_thoughts=ENDLESS)
    places = [f"/api/tables/{name}/review" for name in names]
    assert [wanted(server.url, place).status_code for place in places] == [200] * MOST_OF_CALLER + [429]
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=WAIT) as elsewhere:
        answer = elsewhere.post(f"{server.url}{places[-1]}", json={})
    assert (answer.status_code, answer.json()) == (200, {"state": "queued", "ahead": 1})


def test_a_long_review_keeps_no_other_caller_waiting(tmp_path: Path) -> None:
    """Turns of no length: the second caller's review is on its way before any of the first one's is done."""

    async def scene() -> None:
        reviews = Reviews(store, 2, turn_seconds=0.0)
        for table, caller in ((one, "greedy"), (two, "greedy"), (three, "modest")):
            await reviews.want(table, caller)
        while (told := await reviews.state(three))["state"] == "queued":
            await asyncio.sleep(0)
        assert told["state"] == "working"
        assert REVIEW_STATE.misfit(told) is None
        others = [await reviews.state(table) for table in (one, two)]
        assert [each["state"] for each in others] == ["working", "queued"]
        reviews.turn_seconds = 600.0
        found = []
        for table in (one, two, three):
            while (told := await reviews.state(table))["state"] != "done":
                assert told["state"] in ("queued", "working")
                await asyncio.sleep(0.01)
            found.append(json.dumps(told["review"]))
        assert len(set(found)) == 1, "the same game has the same review, however it was broken off"
        assert store.reading(lambda db: db.execute("SELECT count(*) FROM review_jobs").fetchone()) == (0,)
        assert store.reading(lambda db: db.execute("SELECT count(*) FROM review_findings").fetchone()) == (0,)
        reviews.close()

    with kept_tables(tmp_path, 3) as (store, (one, two, three)):
        asyncio.run(scene())


def test_somebody_else_who_wants_a_review_lends_it_a_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        reviews = endless(store)
        for table in (one, two, three):
            await reviews.want(table, "greedy")
        while (await reviews.state(one))["state"] == "queued":
            await asyncio.sleep(0.01)
        await reviews.want(three, "modest")
        wanted = reviews._jobs.first()
        assert wanted is not None
        assert wanted.table == three.stored.id, "greedy has had a turn, and modest has not"
        (kept,) = [job for job in store.reading(read_jobs) if job.table == wanted.table]
        assert kept.callers == wanted.callers
        assert len(set(kept.callers)) == 2
        assert not {"greedy", "modest"} & set(kept.callers), "no address is kept"
        reviews.close()

    with kept_tables(tmp_path, 3) as (store, (one, two, three)):
        asyncio.run(scene())


def test_a_review_goes_on_after_the_server_was_killed(tmp_path: Path, start_server: Start) -> None:
    """From what was found, without anybody asking again."""
    kept_game(tmp_path / "data", sealed_record())
    server = start_server(review_thoughts=400)
    assert wanted(server.url).status_code == 200
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as db:
        while db.execute("SELECT count(*) FROM review_findings").fetchone() == (0,):
            time.sleep(0.05)
        server.kill()
        texts = db.execute("SELECT text FROM review_findings").fetchall()
    kept = sum(len(json.loads(text)) for (text,) in texts)
    assert kept
    server = start_server(review_thoughts=400)
    told = asked(server.url)
    assert told["state"] == "working"
    assert told["done"] >= kept
    assert told["found"]["curve"], "and what was found is there to see"
    while (more := asked(server.url))["done"] == told["done"]:
        time.sleep(0.05)
    assert more["done"] > kept
    assert server.stop() == 0
    server = start_server(review_thoughts=1)
    assert asked(server.url)["state"] == "queued", (
        "with another effort it begins anew, and still has its place"
    )
    done(server.url)


@pytest.mark.parametrize("how", ["killed", "too slow"])
def test_a_process_that_brings_nothing_fails_its_review_alone(tmp_path: Path, how: str) -> None:
    async def scene() -> None:
        reviews = Reviews(store, 1, seconds=0.0 if how == "too slow" else 600.0)
        await reviews.want(table)
        while (await reviews.state(table))["state"] in ("queued", "working"):
            process = reviews._process._process
            if how == "killed" and process is not None and process.pid is not None:
                os.kill(process.pid, signal.SIGKILL)
            await asyncio.sleep(0.01)
        assert await reviews.state(table) == {"state": "failed"}
        reviews.close()

    with kept_tables(tmp_path, 1) as (store, (table,)):
        asyncio.run(scene())


def test_what_another_version_made_or_another_game_is_worked_out_anew() -> None:
    text = json.dumps({"format": "artel-review", "version": VERSION, "record": "abc"})
    assert review_in(text, "abc") is not None
    assert review_in(text, "abd") is None
    assert review_in(text.replace(f'"version": {VERSION}', f'"version": {VERSION - 1}'), "abc") is None


def test_a_review_that_an_earlier_version_kept_is_worked_out_again(
    tmp_path: Path, start_server: Start
) -> None:
    with kept_tables(tmp_path / "data", 1) as (store, (table,)):
        digest = digest_of(played(reviewable(table)))
        old = {"format": FORMAT, "version": VERSION - 1, "record": digest, "curve": [{"at": 0, "points": []}]}
        store.writing(lambda db: write_review(db, TABLE, json.dumps(old))).result(WAIT)
    server = start_server(review_thoughts=1)
    assert asked(server.url) == {"state": "none"}
    assert wanted(server.url).status_code == 200
    assert all("chances" in each for each in done(server.url)[0]["curve"])


def test_a_review_leaves_with_its_table(tmp_path: Path) -> None:
    with kept_tables(tmp_path, 1) as (store, _):
        store.writing(lambda db: write_review(db, TABLE, "{}")).result(WAIT)
        assert store.reading(lambda db: read_review(db, TABLE)) == "{}"
        with pytest.raises(sqlite3.IntegrityError):
            store.writing(lambda db: write_review(db, "nowhere", "{}")).result(WAIT)
        store.writing(lambda db: remove(db, [TABLE])).result(WAIT)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT count(*) FROM reviews").fetchone() == (0,)
