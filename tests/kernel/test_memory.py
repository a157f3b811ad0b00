"""What seats remember of hidden pieces, and the hands that fit it."""

from __future__ import annotations

from collections import Counter

import pytest

from artel.kernel.memory import Memory, Pieces, known_after, sizes_before
from artel.kernel.recall import MOST_COURSES, Seen, recalled, retold
from artel.kernel.rng import Rng

PIECES = Pieces(["red", "blue", "green"], 30)
RED, BLUE, GREEN = range(3)
SPECTATOR = -1


def memory_of(*known: list[int]) -> Memory:
    return Memory(PIECES, [count for hand in known for count in hand], [], 0)


def lines(memory: Memory, viewer: int) -> list[str]:
    return [PIECES.lines.text(event) for event in memory.told_to(viewer)]


def told(memory: Memory, viewer: int) -> Memory:
    return Memory(PIECES, memory.known[:], memory.told_to(viewer), memory.doubtful)


def test_nothing_is_written_down_while_counts_say_it_all() -> None:
    memory = memory_of([0, 0, 0], [0, 0, 0])
    memory.drew(0, RED)
    memory.came(0, BLUE)
    memory.came(0, BLUE)
    memory.turned(GREEN)
    memory.left(0, BLUE, [2, 0])
    memory.left(0, GREEN, [1, 0])
    assert (memory.known, memory.events) == ([0, 1, 0, 0, 0, 0], [])


def test_what_passes_in_hiding_is_told_to_the_two_alone() -> None:
    memory = memory_of([1, 1, 0], [0, 0, 0], [0, 0, 0])
    memory.passed(0, 1, RED, [1, 1, 3])
    memory.drew(0, GREEN)
    assert lines(memory, 0) == ["passed 0 1 red", "drew 0 green"]
    assert lines(memory, 1) == ["passed 0 1 red", "drew 0 ?"]
    assert lines(memory, 2) == lines(memory, SPECTATOR) == ["passed 0 1 ?", "drew 0 ?"]


@pytest.mark.parametrize(
    ("viewer", "sure"),
    [(0, [[0, 1, 1], [1, 0, 0]]), (1, [[0, 1, 0], [1, 0, 0]]), (2, [[0, 0, 0], [0, 0, 0]])],
)
def test_each_is_sure_of_what_it_has_seen(viewer: int, sure: list[list[int]]) -> None:
    memory = memory_of([1, 1, 0], [0, 0, 0], [0, 0, 0])
    memory.passed(0, 1, RED, [1, 1, 3])
    memory.drew(0, GREEN)
    found = known_after(PIECES, memory.known, memory.told_to(viewer), [2, 1, 3])
    assert [found[0:3], found[3:6]] == sure


def test_two_of_a_kind_leave_one_for_sure() -> None:
    memory = memory_of([2, 1, 0], [0, 0, 0])
    memory.passed(0, 1, BLUE, [2, 1])
    assert known_after(PIECES, memory.known, memory.told_to(SPECTATOR), [2, 1]) == [1, 0, 0, 0, 0, 0]


def test_a_hand_known_to_be_of_one_kind_hides_nothing() -> None:
    memory = memory_of([2, 0, 0], [0, 0, 0])
    memory.passed(0, 1, RED, [1, 1])
    assert (memory.known, memory.events) == ([1, 0, 0, 1, 0, 0], [])
    # The same while events are being written down.
    other = memory_of([2, 0, 0], [0, 0, 0], [0, 1, 0])
    other.passed(2, 1, BLUE, [2, 1, 1])
    other.passed(0, 1, RED, [1, 2, 1])
    assert known_after(PIECES, other.known, other.told_to(SPECTATOR), [1, 2, 1])[:6] == [1, 0, 0, 1, 0, 0]


def test_events_are_forgotten_when_no_hand_is_in_doubt() -> None:
    memory = memory_of([1, 0, 0], [0, 0, 0], [0, 0, 0])
    memory.passed(0, 1, GREEN, [2, 2, 0])
    memory.came(2, BLUE)
    memory.left(1, GREEN, [2, 1, 1])
    memory.left(0, RED, [1, 1, 1])
    memory.left(0, RED, [0, 1, 1])
    assert memory.events
    memory.left(1, BLUE, [0, 0, 1])
    assert (memory.known, memory.events, memory.doubtful) == ([0, 0, 0, 0, 0, 0, 0, 1, 0], [], 0)


def test_the_order_of_answers_given_together_is_not_remembered() -> None:
    told_in = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        memory = memory_of([1, 1, 0], [0, 0, 0], [0, 0, 0])
        memory.passed(0, 1, RED, [2, 3, 4])
        for seat in order:
            memory.left(seat, [GREEN, RED, BLUE][seat], [1, 2, 3])
        told_in.append(lines(memory, SPECTATOR))
    assert told_in[0] == told_in[1] == told_in[2]
    assert len(told_in[0]) == 4


def test_a_new_pool_is_no_news_while_all_hands_are_empty() -> None:
    memory = memory_of([0, 0, 0])
    memory.refilled([1, 2, 0], [0])
    assert memory.events == []
    memory.refilled([1, 2, 0], [1])
    assert lines(memory, 0) == ["refilled", "pooled red 1", "pooled blue 2"]


def test_sizes_are_worked_out_backwards() -> None:
    memory = memory_of([1, 1, 0], [0, 0, 0])
    memory.passed(0, 1, RED, [3, 1])
    memory.drew(0, GREEN)
    memory.came(1, BLUE)
    memory.left(0, BLUE, [3, 2])
    assert sizes_before(PIECES, memory.events, [3, 2]) == [4, 0]


def test_hands_are_dealt_from_the_pool_they_were_drawn_from() -> None:
    """Seat 1 held two reds and a blue nobody saw when a pool of greens was made; then it drew one."""
    memory = memory_of([0, 0, 0], [0, 0, 0])
    memory.refilled([0, 0, 5], [0, 3])
    memory.drew(1, GREEN)
    seen = Seen(0, [2, 1, 5], [0, 4], [0, 0, 0], [0, 0, 0])
    for seed in range(20):
        course = recalled(told(memory, 0), seen, Rng(seed))
        assert Counter(course.kinds[piece] for piece in course.hands[1]) == {RED: 2, BLUE: 1, GREEN: 1}
        assert course.left[-1] == [0, 0, 4]


def test_a_later_event_decides_what_was_open_before() -> None:
    """The only blue was in hand 0; hand 1 lays a blue open, so that was what passed."""
    memory = memory_of([1, 1, 0], [0, 0, 0])
    memory.passed(0, 1, BLUE, [1, 1])
    memory.left(1, BLUE, [1, 0])
    memory.events = memory.told_to(SPECTATOR)
    seen = Seen(SPECTATOR, [9, 1, 9], [1, 0], [0, 1, 0], [0, 0, 0])
    for seed in range(20):
        course = recalled(memory, seen, Rng(seed))
        assert [course.kinds[piece] for piece in course.hands[0]] == [RED]
        assert PIECES.lines.text(retold(memory, course)[0]) == "passed 0 1 blue"


def test_what_is_open_is_dealt_about_as_often_as_it_is_likely() -> None:
    memory = memory_of([1, 0, 0], [0, 0, 0])
    memory.passed(0, 1, GREEN, [3, 1])
    seen = Seen(SPECTATOR, [1, 9, 9], [3, 1], [0, 0, 0], [0, 0, 0])
    found = Counter(
        course.kinds[course.hands[1][0]] == RED
        for course in (recalled(told(memory, SPECTATOR), seen, Rng(seed)) for seed in range(400))
    )
    assert 60 < found[True] < 140


def test_a_view_that_contradicts_itself_is_an_error_in_bounded_time() -> None:
    memory = memory_of([1, 0, 0], [0, 0, 0])
    memory.events = [PIECES.lines.parse(line) for line in ("left 1 green", "passed 0 1 ?")]
    seen = Seen(SPECTATOR, [1, 9, 1], [0, 0], [0, 0, 1], [0, 0, 0])
    with pytest.raises(
        ValueError, match=f"expected hands that fit what was seen, got none in {MOST_COURSES}"
    ):
        recalled(memory, seen, Rng(1))
    seen = Seen(SPECTATOR, [1, 9, 1], [0, 0], [2, 0, 1], [0, 0, 0])
    with pytest.raises(ValueError, match="expected no more pieces than there are"):
        recalled(memory, seen, Rng(1))
    seen = Seen(SPECTATOR, [1, 9, 1], [0, 0], [0, 0, 0], [0, 0, 0])
    with pytest.raises(ValueError, match="expected as many open pieces as were seen, got -1"):
        recalled(memory, seen, Rng(1))
    seen = Seen(SPECTATOR, [1, 0, 0], [3, 0], [0, 0, 0], [0, 0, 0])
    with pytest.raises(ValueError, match="expected a piece of pool 0 for every hand, got too few"):
        recalled(memory_of([1, 0, 0], [0, 0, 0]), seen, Rng(1))
