"""State, rules and the steps of an agenda.

`state.agenda` is a stack of frames: what still has to happen, next thing last. A frame is an
integer (the step's code, a seat and a few ids), so that it can be cloned, compared and saved like
everything else; what it means is in the one `Step` object of its code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from artel.kernel.log import Log
from artel.kernel.refusal import Refusal
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_BITS, CODE_MASK, Field, Language, Part, Shape, numbers
from artel.kernel.single import Single
from artel.kernel.telling import Told
from artel.kernel.whole import whole

if TYPE_CHECKING:
    from artel.kernel.editions import Edition
    from artel.kernel.menu import Action

NATURE: Final = -1
UNSEEN_KIND: Final = -1
SPECTATOR: Final = -2
MOST_SEATS: Final = 6
# A game that has not ended by then does not advance; the longest game ever played here had 2,000 plies.
MOST_PLIES: Final = 20_000

SEAT: Final = numbers("seat", MOST_SEATS)
ASKED: Final = Field("asked", ["*", *[str(seat) for seat in range(MOST_SEATS)]])
WAITING: Final = numbers("waiting", 1 << MOST_SEATS)

ASK: Final = 0
DO: Final = 1
TOGETHER: Final = 2


class DataError(ValueError):
    """Saved data that is no state of this game: what was expected, and what came."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Single):
    """Everything fixed for one game: built once, never changed, shared by every clone."""

    def __init__(self, game: str, players: int, modules: tuple[str, ...], steps: list[Step]) -> None:
        self.game: Final = game
        self.players: Final = players
        self.modules: Final = modules
        self.steps: Final = steps
        # The language the frames of an agenda are written in.
        self.frames: Language = Language()
        self.options: dict[str, str] = {}
        # By module, in their order: the fingerprint of its printed values, and its version.
        self.edition: str = ""
        self.version: str = ""
        # The modules that go by an earlier version than the newest, with that version.
        self.earlier: dict[str, int] = {}
        # The edition it was built from; None for the house's own values.
        self.taken: Edition | None = None
        # The actions of each menu, by the code of its step.
        self.actions: list[list[Action]] = []
        # What decides between equal scores, one after the other; without any, places are shared.
        self.tie_breaks: list[TieBreak] = []
        self.most_plies: i64 = MOST_PLIES

    def __reduce__(self) -> tuple[object, ...]:
        from artel.kernel.pickling import parts_of_rules

        return parts_of_rules(self)

    def __repr__(self) -> str:
        modules = "+".join(self.modules)
        return f"<{type(self).__name__} of {self.game} with {modules} for {self.players} players>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The mutable spine: an agenda, a log that may be absent, and what the game's own state adds."""

    def __init__(self, rules: Rules, agenda: list[int], ply: i64) -> None:
        self.rules = rules
        self.agenda = agenda
        self.ply = ply
        self.log: Log | None = None

    def clone(self) -> State:
        """An independent copy without a log."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is cloned")

    def __copy__(self) -> State:
        """An independent copy, its log too."""
        other = self.clone()
        if self.log is not None:
            other.log = self.log.copy()
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        from artel.kernel.pickling import parts_of_state

        return parts_of_state(self)

    def __repr__(self) -> str:
        head = f"<{type(self).__name__} of {self.rules.game} for {self.rules.players} players, ply {self.ply}"
        if not self.agenda:
            return f"{head}, over>"
        frame: i64 = self.agenda[-1]
        return f"{head}, question {step_of(self, frame).shape.name!r}>"

    def note(self, line: i64, seen_by: i64 = -1) -> None:
        """Write a log line, where there is a log."""
        if self.log is not None:
            self.log.add(self.ply, line, seen_by)


@mypyc_attr(allow_interpreted_subclasses=True)
class TieBreak:
    """What decides between seats with equal scores: the most of it, or the least."""

    def __init__(self, kind: str, *, least: bool = False) -> None:
        self.kind: Final = kind
        self.least: Final = least

    def value(self, state: State, seat: i64) -> int:
        raise NotImplementedError(self.kind)


class InFlight:
    """Pieces that lie in no list of the state because a step on the agenda holds them.

    `kind` is UNSEEN_KIND where the frame does not tell it.
    """

    def __init__(self, sort: str, kind: i64, count: i64) -> None:
        self.sort: Final = sort
        self.kind: Final = kind
        self.count: Final = count


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Single):
    """What a frame means. The first field of its shape is always the seat that is asked."""

    kind: int = ASK

    def __init__(self, name: str, *fields: Field) -> None:
        self.shape: Final = Shape(name, ASKED, *fields)

    def __reduce__(self) -> tuple[object, ...]:
        from artel.kernel.pickling import parts_of_step

        return parts_of_step(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.shape.usage()!r}>"

    def part(self, name: str) -> Part:
        """Where the field of this name lies in a frame."""
        return self.shape.part(name)

    def frame(self, seat: i64 = NATURE, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
        return self.shape.of(seat + 1, b, c, d, e)

    def openings(self, state: State) -> list[int]:
        """The frames with which a printed sequence begins this step now, first thing first."""
        return [int(self.frame())]

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        """The legal answers of this seat, unique and in canonical order."""
        raise NotImplementedError(self.shape.name)

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        """Carry out a legal answer. The frame has been taken off the agenda."""
        raise NotImplementedError(self.shape.name)

    def run(self, state: State, frame: i64) -> None:
        """Carry out a step without a decision. The frame has been taken off the agenda."""
        raise NotImplementedError(self.shape.name)

    def weights(self, state: State, frame: i64) -> list[int]:
        """How likely NATURE's moves are, in the order of `moves`."""
        raise NotImplementedError(self.shape.name)

    def sample(self, state: State, frame: i64, rng: Rng) -> i64:
        """One of NATURE's moves, drawn by its weights; steps that draw often know a shorter way."""
        return self.moves(state, frame, NATURE)[rng.pick(self.weights(state, frame))]

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        """Why this verb's move is not among the legal ones; None when this step cannot tell."""
        return None

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """The moves that tell the same deed in the one way that is legal; None when there are none."""
        return None

    def tellings(self, state: State, frame: i64, seat: i64) -> list[int]:
        """What else a person may type here: no moves of their own, but `retell` understands them."""
        return []

    def held(self, frame: i64) -> list[InFlight]:
        """The pieces this step holds, as far as its frame tells everybody."""
        return []

    def in_flight(self, state: State, frame: i64) -> list[InFlight]:
        """The pieces this step holds, with the kinds that only the state knows."""
        return self.held(frame)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        """What everyone may know about the question: its source and how much is left."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """One question to one seat, or to NATURE."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step):
    """A step without a decision."""

    kind = DO


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step):
    """A question to several seats at once; the second field says who still has to answer."""

    kind = TOGETHER

    def __init__(self, name: str, *fields: Field) -> None:
        super().__init__(name, WAITING, *fields)

    def frame_for(self, waiting: i64) -> i64:
        return self.shape.of(0, waiting)


def check_seat(state: State, seat: SupportsIndex) -> int:
    """The seat as a number; DataError where no such seat is at the table."""
    who = whole(seat, "a seat")
    if not 0 <= who < state.rules.players:
        raise DataError(f"expected a seat 0 to {state.rules.players - 1}, got {who}")
    return who


def begin(state: State, steps: list[Step]) -> None:
    """Put a printed sequence of steps on the agenda, the first of them on top."""
    place: i64 = len(steps) - 1
    while place >= 0:
        frames = steps[place].openings(state)
        frames.reverse()
        state.agenda.extend(frames)
        place -= 1


def frame_seat(frame: i64) -> i64:
    return ((frame >> CODE_BITS) & 7) - 1


def frame_waiting(frame: i64) -> i64:
    return (frame >> (CODE_BITS + 3)) & 63


def step_of(state: State, frame: i64) -> Step:
    return state.rules.steps[frame & CODE_MASK]


def held_by(rules: Rules, agenda: list[int]) -> list[InFlight]:
    """What the steps of an agenda hold, as far as everybody may know."""
    return [held for frame in agenda for held in rules.steps[frame & CODE_MASK].held(frame)]


def in_flight(state: State) -> list[InFlight]:
    """All pieces that steps on the agenda hold: with those that lie somewhere they are all there are."""
    return [held for frame in state.agenda for held in step_of(state, frame).in_flight(state, frame)]


def number_steps(steps: list[Step]) -> Language:
    """Give each step its code and return the language its frames are written in."""
    return Language(*[step.shape for step in steps])
