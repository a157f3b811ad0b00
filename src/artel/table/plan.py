"""What a seat may do after some lines: a plan, played on states dealt anew from the seat's own view.

Nothing here ever sees the true state: a planner is given views and nothing else, so a plan cannot tell more
than they do. What it tells holds in every one of several deals. Deals can agree by chance; so a plan ends
where NATURE draws, where the answers to a joint question open, and where a line may open something hidden.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from artel.kernel.game import (
    NATURE,
    CommandError,
    Game,
    Log,
    Refusal,
    Refused,
    Rng,
    State,
    Told,
    View,
    deciders,
    is_endless,
    legal_moves,
    play_trusted,
)
from artel.kernel.log import line_data
from artel.table.changes import sure_changes
from artel.table.foresight import may_have_shown
from artel.table.wire import Draft, Message, Walk, encode

# On so many states every line is tried.
DEALS: Final = 4
# The longest that all drafts of one question may take, how much may be said, how far is followed.
SECONDS: Final = 1.0
MOST_ANSWER: Final = 98_304
MOST_FOLLOWED: Final = 96
NOT_FORESEEABLE: Final = Refusal(None, "not-foreseeable", {})
TOO_SLOW: Final = Refusal(None, "plan-too-slow", {})
TOO_LARGE: Final = Refusal(None, "plan-too-large", {})
# What a plan tells by itself, so that its changes need not.
TOLD_APART: Final = ("moves", "asks", "ply", "agenda")


class Run:
    """The same moves played on every deal. Runs are never changed: going on makes another."""

    def __init__(self, states: list[State], logs: list[Log], path: list[int], back: int) -> None:
        self.states: Final = states
        self.logs: Final = logs
        self.path: Final = path
        # How many of the seat's own last decisions lie before the beginning no longer.
        self.back: Final = back
        # From this line of the first log on something may have opened; -1 while nothing has.
        self.opened_at = -1

    def is_open(self) -> bool:
        """True while it is sure what comes next."""
        return self.opened_at < 0 and deciders(self.states[0]) != [NATURE]


def why_of(error: CommandError | Refused) -> Message:
    """A refusal as it travels, with the nearest lines that are possible where there are any."""
    if isinstance(error, Refused):
        refusal = error.refusal
    else:
        refusal = Refusal(None, error.kind, {"expected": error.expected, "got": error.got})
    return {**refusal.to_data(), "nearest": list(error.nearest)} if error.nearest else refusal.to_data()


class Planner:
    """The plans of one seat at one moment. Its deals are made once, for all its questions.

    `views` gives the seat's view now, and as it was before so many of the seat's own last decisions: a line
    may tell those anew. It raises Refused where they may no longer be taken back.
    """

    def __init__(self, game: Game, seat: int, views: Callable[[int], View], n: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        # After how many entries its plans begin.
        self.n: Final = n
        self._views: Final = views
        self._seen: Final[dict[int, View]] = {}
        self._dealt: Final[dict[int, list[State]]] = {}

    def states(self) -> int:
        """How many states are kept for the questions to come."""
        return sum(map(len, self._dealt.values()))

    def answer(
        self, drafts: Sequence[Draft], seconds: float = SECONDS, most: int = MOST_ANSWER
    ) -> list[Message]:
        """What each of the drafts leads to, as far as time and room for the answer reach."""
        until = time.monotonic() + seconds
        found: list[Message] = []
        left = most
        for draft in drafts:
            if time.monotonic() > until:
                told: Message = {"why": TOO_SLOW.to_data(), "line": 0}
            else:
                told = self._draft(draft, until, left)
                if (size := len(encode(told))) > left:
                    told = {"why": TOO_LARGE.to_data(), "line": 0}
                else:
                    left -= size
            found.append(told)
        return found

    def _draft(self, draft: Draft, until: float, left: int) -> Message:
        run = self._begun(0)
        for number, line in enumerate(draft.lines):
            if time.monotonic() > until:
                return {"why": TOO_SLOW.to_data(), "line": number}
            told = self._understood(run, line)
            if not isinstance(told, Told):
                return {"why": told, "line": number}
            try:
                run = self._retold(run, told)
            except Refused as refused:
                return {"why": why_of(refused), "line": number}
        answer = self._told(run, bool(draft.lines))
        if draft.follow:
            room = left - len(encode({**answer, "then": []}))
            answer["then"] = self._followed(run, draft.follow, until, room)
        if draft.walks:
            answer["ways"] = [self._ways(run, walk, until) for walk in draft.walks]
        return answer

    # Playing.

    def _begun(self, back: int) -> Run:
        """Every deal of what the seat knew before so many of its own last decisions, nothing played yet."""
        if back not in self._dealt:
            view = self._view(back)
            salts = [f"plan {self.n}:{back}:{deal}" for deal in range(DEALS)]
            self._dealt[back] = [self.game.redeal(view, Rng(salt)) for salt in salts]
        return Run(self._dealt[back], [Log() for _ in range(DEALS)], [], back)

    def _view(self, back: int) -> View:
        if back not in self._seen:
            self._seen[back] = self._views(back)
        return self._seen[back]

    def _understood(self, run: Run, line: str) -> Told | Message:
        """What the line means on every deal; or why it cannot be played, or that this is not sure."""
        if not run.is_open():
            return NOT_FORESEEABLE.to_data()
        first = self._meaning(run.states[0], line)
        for state in run.states[1:]:
            other = self._meaning(state, line)
            if isinstance(first, Told) and isinstance(other, Told):
                same = (first.back, first.moves) == (other.back, other.moves)
            else:
                same = first == other
            if not same:
                return NOT_FORESEEABLE.to_data()
        return first

    def _meaning(self, state: State, line: str) -> Told | Message:
        try:
            return self.game.understand(state, self.seat, line)
        except (CommandError, Refused) as error:
            return why_of(error)

    def _retold(self, run: Run, told: Told) -> Run:
        """Play a line as it was understood: own moves told anew are taken back first."""
        if told.back > len(run.path):
            run = self._begun(run.back + told.back - len(run.path))
        elif told.back > 0:
            path = run.path[: len(run.path) - told.back]
            run = self._begun(run.back)
            for move in path:
                run = self._played(run, move)
        for move in told.moves:
            run = self._played(run, move)
        return run

    def _played(self, run: Run, move: int) -> Run:
        opens = self.game.reveals(run.states[0], self.seat)
        since = len(run.logs[0].lines)
        states: list[State] = []
        logs: list[Log] = []
        for before, told in zip(run.states, run.logs, strict=True):
            state, log = before.clone(), told.copy()
            state.log = log
            play_trusted(state, self.seat, move)
            states.append(state)
            logs.append(log)
        after = Run(states, logs, [*run.path, move], run.back)
        opens = opens or not states[0].agenda or is_endless(states[0])
        if run.opened_at >= 0 or opens or may_have_shown(self.game, logs[0], self.seat, since):
            after.opened_at = run.opened_at if run.opened_at >= 0 else since
        return after

    # Telling.

    def _told(self, run: Run, played: bool) -> Message:
        """The sure lines, the question that comes, its moves, and what the seat would see."""
        sure = [line_data(self.game.lines, run.logs[0], index) for index in self._sure_lines(run)]
        lines = [{**line, "n": self.n + 1} for line in sure]
        if run.opened_at >= 0:
            return {"log": lines, "asks": None, "moves": None, "changes": []}
        if not played:
            return {
                "log": lines,
                "asks": self.game.asks(run.states[0]),
                "moves": self._sure_moves(run),
                "changes": [],
            }
        views = [self.game.view(state, self.seat).data for state in run.states]
        changes = sure_changes(_without(self._view(0).data), [_without(view) for view in views])
        return {
            "log": lines,
            "asks": _same(views, "asks"),
            "moves": _same(views, "moves"),
            "changes": changes,
        }

    def _sure_lines(self, run: Run) -> list[int]:
        """The lines that all deals begin with.

        Where something has opened, only lines that speak of the asker are sure from there on.
        """
        seat, first = self.seat, run.logs[0]
        others = [(log, log.visible(seat)) for log in run.logs[1:]]
        sure: list[int] = []
        for place, index in enumerate(first.visible(seat)):
            line = first.lines[index]
            opened = 0 <= run.opened_at <= index
            if opened and self.game.lines.shape(line).values(line).get("seat") != seat:
                break
            if any(place >= len(seen) or log.lines[seen[place]] != line for log, seen in others):
                break
            sure.append(index)
        return sure

    def _sure_moves(self, run: Run) -> list[str] | None:
        moves = legal_moves(run.states[0], self.seat)
        if any(legal_moves(state, self.seat) != moves for state in run.states[1:]):
            return None
        return [self.game.verbs.text(move) for move in moves]

    # Going on by itself.

    def _next(self, run: Run, line: str) -> Run | None:
        """The run with one more of its legal lines, where it is sure what comes after."""
        after = self._played(run, self.game.verbs.parse(line))
        return after if after.is_open() else None

    def _followed(self, run: Run, verbs: Sequence[str], until: float, room: int) -> list[Message]:
        """Every course that goes on with these verbs alone, shorter ones first, each with its moves."""
        found: list[Message] = []
        waiting = deque([(list[str](), run)])
        while waiting:
            lines, here = waiting.popleft()
            for line in self._sure_moves(here) or []:
                if len(found) >= MOST_FOLLOWED or time.monotonic() > until:
                    return found
                if line.split()[0] not in verbs:
                    continue
                after = self._next(here, line)
                moves = None if after is None else self._sure_moves(after)
                if after is None or not moves:
                    continue
                told: Message = {"lines": [*lines, line], "moves": moves}
                room -= len(encode([told]))
                if room < 0:
                    return found
                found.append(told)
                waiting.append(([*lines, line], after))
        return found

    def _ways(self, run: Run, walk: Walk, until: float) -> dict[str, list[str]]:
        """The shortest ways: lines of these words, the place where it stands, and the place it goes to."""
        ways: dict[str, list[str]] = {walk.start: []}
        waiting = deque([(walk.start, run)])
        while waiting:
            place, here = waiting.popleft()
            beginning = [*walk.words.split(), place]
            for line in self._sure_moves(here) or []:
                *words, goal = line.split()
                if words != beginning or goal in ways:
                    continue
                if len(ways) > MOST_FOLLOWED or time.monotonic() > until:
                    return ways
                ways[goal] = [*ways[place], line]
                after = self._next(here, line)
                if after is not None:
                    waiting.append((goal, after))
        del ways[walk.start]
        return ways


def _same(views: list[dict[str, object]], name: str) -> object:
    """What stands there in every view; None where they differ."""
    first = views[0][name]
    return first if all(view[name] == first for view in views[1:]) else None


def _without(data: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in data.items() if name not in TOLD_APART}
