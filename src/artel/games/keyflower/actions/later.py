"""What is paid for a draw goes back into the bag or the stack only after it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.moves import COLOUR, SKILL
from artel.games.keyflower.phases.draws import COUNT
from artel.games.keyflower.remembered import lying_aside
from artel.games.keyflower.screens import mix_in_skill, put_in_bag, put_in_stack
from artel.games.keyflower.state import KeyflowerState
from artel.games.keyflower.words import SKILL_PIECES, WORKER_PIECES
from artel.kernel.state import UNSEEN_KIND, Do, InFlight, State


class BagLater(Do):
    """The workers paid at the tavern enter the bag after the draw.

    Rule: KF-TILE-18
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, COLOUR, COUNT)
        self.colour: Final = self.part("colour")
        self.count: Final = self.part("count")

    def run(self, state: State, frame: i64) -> None:
        put_in_bag(cast(KeyflowerState, state), self.colour.read(frame), self.count.read(frame))

    def held(self, frame: i64) -> list[InFlight]:
        return [InFlight(WORKER_PIECES, self.colour.read(frame), self.count.read(frame))]


class StackLater(Do):
    """The skill paid at the hiring fair is mixed in after the draw.

    Rule: KF-TILE-16
    """

    def run(self, state: State, frame: i64) -> None:
        mix_in_skill(cast(KeyflowerState, state))

    def held(self, frame: i64) -> list[InFlight]:
        """It lies face down: the frame does not tell which."""
        return [InFlight(SKILL_PIECES, UNSEEN_KIND, 1)]

    def in_flight(self, state: State, frame: i64) -> list[InFlight]:
        return [InFlight(SKILL_PIECES, lying_aside(cast(KeyflowerState, state).stack_story), 1)]


class StackOpenLater(Do):
    """The same with a skill that lay open, and was seen."""

    def __init__(self, name: str) -> None:
        super().__init__(name, SKILL)
        self.skill: Final = self.part("skill")

    def run(self, state: State, frame: i64) -> None:
        put_in_stack(cast(KeyflowerState, state), self.skill.read(frame))

    def held(self, frame: i64) -> list[InFlight]:
        return [InFlight(SKILL_PIECES, self.skill.read(frame), 1)]


BAG_LATER: Final = BagLater("bag-later")
STACK_LATER: Final = StackLater("stack-later")
STACK_OPEN_LATER: Final = StackOpenLater("stack-open-later")
