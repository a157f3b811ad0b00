"""Those who do the tasks of a long command: this process, several of them, or a cluster (`cluster.py`)."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from artel.bots import levels
from artel.games import GAMES
from artel.kernel.game import DataError

Result = TypeVar("Result")
Row = tuple[Any, ...]


class Crew:
    """Whoever takes tasks: what is handed out is done somewhere, sometime, and taken when it is done."""

    # How many may be handed out at once: enough that nobody waits for the next.
    at_once: int = 0

    def hand_out(self, work: Callable[..., Any], row: Row) -> object:
        """Begin `work(*row)`; the answer is a ticket for its result."""
        raise NotImplementedError(type(self).__name__)

    def done(self, tickets: list[Any]) -> list[Any]:
        """Some of these tickets, at least one, whose results are there; waits for the first."""
        raise NotImplementedError(type(self).__name__)

    def result(self, ticket: Any) -> Any:
        raise NotImplementedError(type(self).__name__)


def spread(crew: Crew, work: Callable[..., Result], rows: Iterable[Row]) -> Iterator[tuple[int, Result]]:
    """`work(*row)` of every row with the row's number, as each is done, whoever does it."""
    handed: dict[object, int] = {}
    for number, row in enumerate(rows):
        handed[crew.hand_out(work, row)] = number
        while len(handed) > crew.at_once:
            yield from taken(crew, handed)
    while handed:
        yield from taken(crew, handed)


def taken(crew: Crew, handed: dict[object, int]) -> Iterator[tuple[int, Any]]:
    for ticket in crew.done(list(handed)):
        number = handed.pop(ticket)
        yield number, crew.result(ticket)


def in_order(crew: Crew, work: Callable[..., Result], rows: Iterable[Row]) -> Iterator[Result]:
    """The same in the order of the rows: what is done early waits."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in spread(crew, work, rows):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


class Ticket:
    """A result that is there already."""

    def __init__(self, result: object) -> None:
        self.result = result


class Alone(Crew):
    """This process: every task is done when it is handed out."""

    def hand_out(self, work: Callable[..., Any], row: Row) -> object:
        return Ticket(work(*row))

    def done(self, tickets: list[Ticket]) -> list[Ticket]:
        return tickets

    def result(self, ticket: Ticket) -> Any:
        return ticket.result


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self.pool = pool
        self.at_once = 2 * jobs

    def hand_out(self, work: Callable[..., Any], row: Row) -> object:
        return self.pool.submit(work, *row)

    def done(self, tickets: list[Future[Any]]) -> list[Future[Any]]:
        there = wait(tickets, return_when=FIRST_COMPLETED).done
        return [ticket for ticket in tickets if ticket in there]

    def result(self, ticket: Future[Any]) -> Any:
        return ticket.result()


@contextmanager
def crew_of(jobs: int) -> Iterator[Crew]:
    """This process alone, or several that have already started, so that only their work is timed.

    Whatever ends the work early ends the processes too, in the midst of their tasks.
    """
    if jobs == 1:
        yield Alone()
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_ctrl_c_to_the_parent)
    try:
        with ctrl_c_waits():
            ready = pool.map(levels, [GAMES[0].name] * jobs)
        list(ready)
        yield Processes(pool, jobs)
    except BrokenProcessPool as error:
        raise DataError(f"expected {jobs} processes to the end of the match, got one ended early") from error
    finally:
        for worker in active_children():
            worker.terminate()
        # The thread that looks after them is waited for: at the end of Python it might find its pipe closed.
        pool.shutdown(cancel_futures=True)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Processes started here inherit the mask: Ctrl+C reaches this one alone, as soon as they run."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
