"""A record cut into steps: each decision with a choice, and each run of what chance brings."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from artel.bots.search.mind import Mind
from artel.kernel.game import NATURE, DataError, Game, State, legal_moves
from artel.kernel.record import Record, replay, rules_of_record


@dataclass
class Step:
    """What happens between two moments of the curve, and how it stood before."""

    # How many moves of the record came before it, and how many there are after it.
    first: int
    last: int
    # Who decided: a seat, or NATURE.
    seat: int
    move: int
    # Whether there was anything to choose.
    choice: bool
    before: State


def digest_of(record: Record) -> str:
    """What was played, as a word: the same moves by the same rules have the same review."""
    told = [record.header[name] for name in ("game", "modules", "edition", "rules", "players")]
    lines = [*told, *[f"{seat} {line}" for seat, line in record.moves]]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def steps_of(game: Game, record: Record, mind: Mind) -> tuple[list[Step], State]:
    """The steps of a whole game, and its end; where the record is none of a whole game, an error.

    A step ends with its stage too: there an estimate takes the place of another. Moves without a choice
    belong to what led to them.
    """
    if replay(game, record).agenda:
        raise DataError(f"expected a game that is over, got one that stops after {len(record.moves)} moves")
    state = game.setup(rules_of_record(game, record))
    steps: list[Step] = []
    stage = mind.stage(state)
    for number, (seat, line) in enumerate(record.moves):
        move = game.verbs.parse(line)
        choice = seat != NATURE and len(legal_moves(state, seat)) > 1
        drawn = seat == NATURE and (not steps or steps[-1].seat != NATURE)
        if not steps or choice or drawn or mind.stage(state) != stage:
            steps.append(Step(number, number, seat, move, choice, state.clone()))
        stage = mind.stage(state)
        game.attempt(state, seat, line)
        steps[-1].last = number + 1
    return steps, state


def halving(count: int) -> Iterator[int]:
    """All places below `count`: the first, the last, then what lies between, ever more closely."""
    if count > 0:
        yield 0
    if count > 1:
        yield count - 1
    spans = [(0, count - 1)]
    while spans:
        halves: list[tuple[int, int]] = []
        for low, high in spans:
            if high - low > 1:
                middle = (low + high) // 2
                yield middle
                halves += [(low, middle), (middle, high)]
        spans = halves
