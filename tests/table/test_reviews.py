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
from artel.table import reviews as reviews_module
from artel.table.datafile import FILE, open_data
from artel.table.expiry import remove
from artel.table.history import live_entries
from artel.table.live import Table
from artel.table.review_messages import REVIEW_STATE
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


def test_reviews_wait_in_a_row_that_is_not_endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        reviews = Reviews(store, 1, most_waiting=2)
        release = asyncio.Event()
        loop = asyncio.get_running_loop()

        def work(job: reviews_module.Job) -> str:
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result(WAIT)
            raise reviews_module.ReviewFailed("no review")

        monkeypatch.setattr(reviews, "_worked_out", work)
        one, two, three = tables
        assert await reviews.want(one) == {"state": "queued", "ahead": 0}
        assert await reviews.want(two) == {"state": "queued", "ahead": 1}
        assert await reviews.want(two) == {"state": "queued", "ahead": 1}
        with pytest.raises(WireError, match="busy"):
            await reviews.want(three)
        release.set()
        while (await reviews.state(two))["state"] != "failed":
            await asyncio.sleep(0)
        assert (await reviews.state(one))["state"] == "failed"
        assert (await reviews.want(three))["state"] == "queued", "there is room again"
        assert (await reviews.want(one))["state"] == "queued", "what failed may be tried again"
        while (await reviews.state(one))["state"] != "failed":
            await asyncio.sleep(0)
        reviews.close()

    with kept_tables(tmp_path, 3) as (store, tables):
        asyncio.run(scene())


@pytest.mark.parametrize("how", ["killed", "too slow"])
def test_a_process_that_brings_nothing_fails_its_review_alone(tmp_path: Path, how: str) -> None:
    async def scene() -> None:
        reviews = Reviews(store, 1, seconds=0.0 if how == "too slow" else 600.0)
        await reviews.want(table)
        while (await reviews.state(table))["state"] == "queued":
            process = reviews._process
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
