"""What one address that wants everything leaves to the others.

scripts/bench floods [--only bots|reviews|hints] [--before DIR] [--seconds S]

A real server on all cores and real sockets on loopback; who floods and who plays call from addresses of their
own. Every flood is bounded in number and time, and each function is one: it answers what the others felt
without the flood and with it. With --before another checkout's server is flooded too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from benchmarks._table_load import LoadedGame, ServerUnderLoad, line_to, request

HERE = Path(__file__).resolve().parents[1]
GREEDY, MODEST, THIRD = "127.0.0.11", "127.0.0.12", "127.0.0.13"
WAIT = 120.0
TABLES = 60
SEATS = 6
REVIEWS = 8
# Games of people, each with a move a second, and tables where hints are asked for beside them.
PEOPLE = 20
ADVISED = 4
# The seat of the bot that a person plays against.
BOT = 1
# What a flood of tables is given to take hold.
RISING = 5.0
Flood = Callable[[ServerUnderLoad, float], Coroutine[Any, Any, list[str]]]


async def table_of(
    server: ServerUnderLoad, caller: str, game: str, bots: Sequence[str], people: int
) -> dict[str, Any]:
    seats = [{"kind": "open"}] * people + [{"kind": "bot", "bot": bot} for bot in bots]
    wish = {"game": game, "seats": seats, "name": "P0", "take": 0 if people else None}
    status, made = await request(server, caller, "/api/tables", wish)
    if status != 201:
        raise RuntimeError(f"expected a table, got {status} {made}")
    return made


async def answers(server: ServerUnderLoad, caller: str, seconds: float, most: int = 40) -> list[float]:
    """How long it takes from a person's move to their next one where a quick bot has moved between."""
    until = time.monotonic() + seconds
    waits: list[float] = []
    while time.monotonic() < until and len(waits) < most:
        made = await table_of(server, caller, "artificium", ["novice"], 1)
        async with await line_to(server, made["table"], made["key"], caller) as socket:
            await socket.send('{"t":"hello","have":0}')
            sent: float | None = None
            answered = False
            try:
                async with asyncio.timeout(max(1.0, until - time.monotonic())):
                    async for text in socket:
                        told = json.loads(text)
                        if told["t"] != "view":
                            continue
                        if told["view"].get("outcome") is not None:
                            break
                        answered = answered or BOT in told["by"]
                        if not told["view"]["moves"]:
                            continue
                        if sent is not None and answered:
                            waits.append(time.monotonic() - sent)
                            if len(waits) >= most:
                                break
                        sent, answered = time.monotonic(), False
                        move = {"t": "move", "id": f"{time.monotonic_ns()}", "at": told["n"]}
                        await socket.send(json.dumps({**move, "line": told["view"]["moves"][0]}))
            except (TimeoutError, ConnectionClosed):
                if sent is not None:
                    waits.append(time.monotonic() - sent)
    return waits


def told(waits: list[float]) -> str:
    if not waits:
        return "none in that time"
    ranked = sorted(1000 * each for each in waits)
    p95 = ranked[min(len(ranked) - 1, int(0.95 * len(ranked)))]
    half, worst = ranked[len(ranked) // 2], ranked[-1]
    return f"{len(ranked):3} answers, p50 {half:8.1f} ms, p95 {p95:8.1f}, worst {worst:8.1f}"


async def bots(server: ServerUnderLoad, seconds: float) -> list[str]:
    """Sixty tables of six elders by one address, nobody at them; a person plays against a novice."""
    await answers(server, MODEST, 10.0, most=5)
    lines = [f"a person's bot, alone:            {told(await answers(server, MODEST, seconds))}"]
    for _ in range(TABLES):
        await table_of(server, GREEDY, "keyflower", ["elder"] * SEATS, 0)
    await asyncio.sleep(RISING)
    lines.append(
        f"with {TABLES} tables of {SEATS} elders:      {told(await answers(server, MODEST, seconds))}"
    )
    return lines


async def reviews(server: ServerUnderLoad, seconds: float) -> list[str]:
    """Eight reviews by one address, then one by somebody else."""
    made = [await table_of(server, THIRD, "artificium", ["random"] * 4, 0) for _ in range(REVIEWS + 1)]
    names = [str(each["table"]) for each in made]
    for name in names:
        while (await request(server, THIRD, f"/api/tables/{name}"))[1]["state"] != "over":
            await asyncio.sleep(0.2)
    *many, own = names
    taken = [(await request(server, GREEDY, f"/api/tables/{name}/review", {}))[0] for name in many]
    place, began = f"/api/tables/{own}/review", time.monotonic()
    status, answer = await request(server, MODEST, place, {})
    lines = [f"{REVIEWS} reviews asked for by one address: {taken.count(200)} taken on; another's: {status}"]
    if status != 200:
        return [*lines, f"  {answer['error']['kind']}: {answer['error']['expected']}"]
    seen: dict[str, float] = {}
    while time.monotonic() < began + seconds and "done" not in seen:
        answer = (await request(server, MODEST, place))[1]
        found = answer.get("found", {})
        for what, there in (
            ("first finding", bool(found.get("curve"))),
            ("first swing", bool(found.get("swings"))),
            ("done", answer["state"] == "done"),
        ):
            if there:
                seen.setdefault(what, time.monotonic() - began)
        await asyncio.sleep(0.2)
    lines += [f"  {what} after {after:.1f} s" for what, after in seen.items()]
    return lines if "done" in seen else [*lines, f"  after {seconds:g} s: {answer['state']}"]


async def advised(server: ServerUnderLoad, caller: str, until: float) -> int:
    """Ask for a hint at every decision of a game against a bot, and play on; how many came."""
    hints = 0
    made = await table_of(server, caller, "keyflower", ["novice"], 1)
    async with await line_to(server, made["table"], made["key"], caller) as socket:
        await socket.send('{"t":"hello","have":0}')
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            async with asyncio.timeout(max(1.0, until - time.monotonic())):
                line, at = "", -1
                async for text in socket:
                    told = json.loads(text)
                    if told["t"] == "view" and told["view"]["moves"] and told["n"] > at:
                        line, at = told["view"]["moves"][0], told["n"]
                        await socket.send(json.dumps({"t": "hint", "id": f"hint-{at}", "at": at}))
                    elif told.get("id") == f"hint-{at}":
                        hints += told["t"] == "hint"
                        await socket.send(json.dumps({"t": "move", "id": f"{at}", "at": at, "line": line}))
    return hints


async def hints(server: ServerUnderLoad, seconds: float) -> list[str]:
    """Moves among people, alone, and beside one review and hints at four tables without pause."""
    own = await table_of(server, THIRD, "artificium", ["random"] * 4, 0)
    games = [LoadedGame(server, number, "keyflower", 2, 0) for number in range(PEOPLE)]
    await asyncio.gather(*(each.begin() for each in games))
    lines: list[str] = []
    for what in ("moves among people, alone", "beside hints and a review"):
        until = time.monotonic() + seconds
        asking: list[asyncio.Task[int]] = []
        if lines:
            await request(server, THIRD, f"/api/tables/{own['table']}/review", {})
            callers = [f"127.0.0.{20 + number}" for number in range(ADVISED)]
            asking = [asyncio.create_task(advised(server, each, until)) for each in callers]
        for each in games:
            each.times = []
        await asyncio.gather(*(each.play(until) for each in games))
        times = sorted(1000 * each for game in games for each in game.times)
        half, p99 = times[len(times) // 2], times[min(len(times) - 1, int(0.99 * len(times)))]
        more = f", {sum(await asyncio.gather(*asking))} hints" if asking else ""
        lines.append(f"{what}: {len(times)} moves, p50 {half:.1f} ms, p99 {p99:.1f}{more}")
    await asyncio.gather(*(each.end() for each in games))
    return lines


FLOODS: dict[str, Flood] = {"bots": bots, "reviews": reviews, "hints": hints}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=list(FLOODS))
    parser.add_argument("--before", type=Path, help="another checkout, prepared, to compare with")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each figure at most (default: 60)")
    given = parser.parse_args(argv)
    checkouts = {"before": given.before.resolve()} if given.before else {}
    checkouts["now"] = HERE
    for name in [given.only] if given.only else FLOODS:
        for side, checkout in checkouts.items():
            server = ServerUnderLoad(checkout, [])
            try:
                lines = asyncio.run(FLOODS[name](server, given.seconds))
            finally:
                server.stop()
            print(f"{name}, {side}")
            for line in lines:
                print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
