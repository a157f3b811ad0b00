"""Those who do the tasks of a long command: this process, several of them, or a cluster (`cluster.py`)."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from threading import current_thread, main_thread
from traceback import format_exc
from typing import Any, TypeVar

from artel.bots import levels
from artel.games import GAMES
from artel.kernel.game import DataError
from artel.process import begun, deaf, end
from artel.signals import hear, signals_told

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


class Task:
    """What was handed out to a process; its answer is there once it is done."""

    def __init__(self, work: Callable[..., Any], row: Row) -> None:
        self.work = work
        self.row = row
        # The result, or what went wrong; then first comes where, which is None where all went well.
        self.answer: tuple[str | None, Any] | None = None


class Hand:
    """A process, and the task it is at."""

    def __init__(self, process: SpawnProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.task: Task | None = None


class Processes(Crew):
    """Several processes of this machine, each at one task.

    There is no thread and no lock on this side, so that Ctrl+C may come at any instant: nothing is left
    behind for which the end would have to wait.
    """

    def __init__(self, hands: list[Hand], signals: int | None) -> None:
        self.hands = hands
        self.at_once = 2 * len(hands)
        self.waiting: deque[Task] = deque()
        # Where signals can be read.
        self.signals = signals

    def hand_out(self, work: Callable[..., Any], row: Row) -> object:
        task = Task(work, row)
        self.waiting.append(task)
        self._busy_all()
        return task

    def done(self, tickets: list[Task]) -> list[Task]:
        while True:
            there = [task for task in tickets if task.answer is not None]
            if there:
                return there
            self._take()

    def result(self, ticket: Task) -> Any:
        assert ticket.answer is not None
        place, result = ticket.answer
        if place is not None:
            # Errors of compiled modules leave their notes behind on the way.
            result.add_note(place)
            raise result
        return result

    def get_ready(self) -> None:
        """Wait until everybody has started, so that only their work is timed."""
        for hand in self.hands:
            self._received(hand)

    def _busy_all(self) -> None:
        """A process reads as soon as it has nothing to do, so that nobody waits where a task is sent."""
        for hand in self.hands:
            if hand.task is None and self.waiting:
                task = self.waiting.popleft()
                try:
                    hand.pipe.send((task.work, task.row))
                except OSError as error:
                    raise self._ended_early() from error
                hand.task = task

    def _take(self) -> None:
        """Wait for answers, and keep everybody busy."""
        busy = {hand.pipe: hand for hand in self.hands if hand.task is not None}
        ready = wait([*busy, *([] if self.signals is None else [self.signals])])
        if self.signals in ready:
            hear(self.signals)
        for pipe, hand in busy.items():
            if pipe in ready and hand.task is not None:
                hand.task.answer = self._received(hand)
                hand.task = None
        self._busy_all()

    def _received(self, hand: Hand) -> Any:
        try:
            return hand.pipe.recv()
        except (EOFError, OSError) as error:
            raise self._ended_early() from error

    def _ended_early(self) -> DataError:
        return DataError(f"expected {len(self.hands)} processes to the end of the match, got one ended early")


@contextmanager
def crew_of(jobs: int) -> Iterator[Crew]:
    """This process alone, or several that have already started, so that only their work is timed.

    Whatever ends the work early ends the processes too, in the midst of their tasks.
    """
    if jobs == 1:
        yield Alone()
        return
    hands: list[Hand] = []
    with ExitStack() as stack:
        told = os.name == "posix" and current_thread() is main_thread()
        signals = stack.enter_context(signals_told()) if told else None
        stack.callback(end_all, hands)
        with deaf():
            hands.extend([Hand(*begun("crew", work_on)) for _ in range(jobs)])
        crew = Processes(hands, signals)
        crew.get_ready()
        yield crew


def end_all(hands: list[Hand]) -> None:
    with deaf():
        for hand in hands:
            end(hand.process, hand.pipe)


def work_on(pipe: Connection) -> None:
    """What a process does: it tells that it is there, and answers one task after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    levels(GAMES[0].name)
    with suppress(EOFError, OSError):
        # Where nobody asks any more, there is nothing left to do.
        pipe.send(None)
        while True:
            work, row = pipe.recv()
            pipe.send_bytes(answer_to(work, row))


def answer_to(work: Callable[..., Any], row: Row) -> Any:
    """The result of a task, or where and what went wrong, as a pipe takes them."""
    try:
        return ForkingPickler.dumps((None, work(*row)))
    except Exception as error:
        place = format_exc()
        try:
            told = ForkingPickler.dumps((place, error))
            # Some errors can be written but not read.
            ForkingPickler.loads(told)
        except Exception:
            return ForkingPickler.dumps((place, RuntimeError(place)))
        return told
