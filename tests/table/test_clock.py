"""Clocks: who pays for which time, by bank and by days, with undo and simultaneous questions."""

from __future__ import annotations

import pytest

from artel.table.clock import (
    DAY,
    MOST_DAYS,
    MOST_MARKS,
    Clocks,
    Hand,
    TimeControl,
    begun,
    clocks_from,
    control_from,
    control_of,
)
from artel.table.history import Entry
from artel.table.wire import Message, WireError

BANK = TimeControl("bank", 600, 15)
DAYS = TimeControl("days", 3 * DAY)


class Course:
    """Entries and clocks as a table makes them, at moments that a test names."""

    def __init__(self, control: TimeControl, players: int, asked: set[int]) -> None:
        self.history: list[Entry] = []
        self.clocks: Clocks = begun(control, players).after(0.0, [], [], asked)

    def at(self, now: float, *lines: tuple[int, str], asked: set[int]) -> None:
        new = [Entry(len(self.history) + k, seat, line, "", "") for k, (seat, line) in enumerate(lines)]
        self.history += new
        self.clocks = self.clocks.after(now, self.history, new, asked)

    def left(self, now: float) -> list[float]:
        return [hand.at(now) for hand in self.clocks.hands]


def test_a_bank_pays_for_the_own_turn_and_gets_the_increment_when_it_is_over() -> None:
    game = Course(BANK, 2, {0})
    assert game.left(10) == [590, 600]
    game.at(100, (0, "step"), asked={0})
    assert game.left(100) == [500, 600], "the turn goes on: nothing comes back yet"
    game.at(130, (0, "pass"), asked={1})
    assert game.left(130) == [485, 600]
    assert game.left(200) == [485, 530]


def test_everybody_who_is_asked_at_once_pays_until_they_have_answered() -> None:
    game = Course(BANK, 3, {0, 1, 2})
    game.at(10, (1, "choose"), asked={0, 2})
    game.at(50, (0, "choose"), asked={2})
    assert game.left(60) == [565, 605, 540]


def test_an_answer_that_comes_by_itself_takes_no_time_and_ends_the_turn_before_it() -> None:
    game = Course(BANK, 2, {0})
    game.at(100, (0, "bid"), (1, "pass"), asked={0})
    assert game.left(100) == [515, 600], "one turn is over, the next begins"
    assert game.left(130) == [485, 600]
    game.at(130, (0, "pass"), (1, "pass"), (0, "end"), asked={1})
    assert game.left(130) == [500, 600]


def test_a_draw_that_is_taken_back_is_nobodys_time() -> None:
    game = Course(BANK, 2, {0})
    game.at(100, (0, "bid"), (-1, "draw"), asked={1})
    game.at(140, (1, "pass"), asked={0})
    game.at(150, (0, "undo 2"), (0, "undo 1"), (0, "undo 0"), asked={0})
    assert game.left(150) == [450, 600], "who goes back pays for it all, the other for nothing"


def test_days_are_given_anew_for_every_decision() -> None:
    game = Course(DAYS, 2, {0})
    game.at(2 * DAY, (0, "step"), asked={0})
    assert game.left(2.5 * DAY)[0] == 2.5 * DAY
    game.at(2.5 * DAY, (0, "pass"), asked={1})
    assert game.left(3 * DAY)[1] == 2.5 * DAY


def test_who_takes_back_pays_for_the_time_since_and_the_other_gets_theirs_back() -> None:
    game = Course(BANK, 2, {0})
    game.at(100, (0, "pass"), asked={1})
    assert game.left(160) == [515, 540]
    game.at(160, (0, "undo 0"), asked={0})
    assert game.left(160) == [440, 600], "as if there had been no decision, increment and all"
    game.at(170, (0, "pass"), asked={1})
    assert game.left(170) == [445, 600]


def test_taking_back_and_forth_gains_nothing_in_either_clock() -> None:
    for control in (BANK, DAYS):
        plain, undone = Course(control, 2, {0}), Course(control, 2, {0})
        for k in range(0, 20, 2):
            undone.at(10.0 + k, (0, "pass"), asked={1})
            undone.at(11.0 + k, (0, f"undo {k}"), asked={0})
        assert undone.left(40) == plain.left(40)


def test_a_turn_told_anew_costs_what_the_turn_costs() -> None:
    game = Course(BANK, 2, {0})
    game.at(10, (0, "lift"), asked={0})
    game.at(30, (0, "undo 0"), (0, "bid"), asked={1})
    assert game.left(30) == [585, 600]
    game.at(50, (0, "undo 2"), asked={0})
    assert game.left(50) == [550, 600]


def test_an_answer_to_an_open_joint_question_taken_back_leaves_the_others_alone() -> None:
    game = Course(BANK, 3, {0, 1, 2})
    game.at(10, (0, "choose"), asked={1, 2})
    game.at(20, (1, "choose"), asked={2})
    game.at(30, (0, "undo 0"), asked={0, 2})
    assert game.left(30) == [570, 595, 570]
    game.at(40, (1, "undo 1"), asked={0, 1, 2})
    assert game.left(40) == [560, 560, 560], "nobody gains by whoever took back before"


def test_only_so_much_is_remembered_and_a_kept_clock_comes_back_as_it_was() -> None:
    game = Course(BANK, 2, {0})
    for k in range(3 * MOST_MARKS):
        game.at(k + 1.25, (k % 2, "pass"), asked={1 - k % 2})
    assert len(game.clocks.marks) == MOST_MARKS
    assert clocks_from(BANK, game.clocks.text()) == game.clocks
    assert len(game.clocks.text()) < 100 * MOST_MARKS
    far = game.clocks.after(500, game.history, [Entry(len(game.history), 0, "undo 0", "", "")], {0})
    assert far.hands[0].at(500) <= game.clocks.hands[0].at(500)
    assert control_from(BANK.text()) == BANK
    assert control_from(DAYS.text()) == DAYS
    assert control_from("") is None


def test_a_clock_stops_at_nothing_and_who_comes_back_finds_some_time() -> None:
    game = Course(BANK, 2, {0})
    assert game.clocks.next_out() == 600
    assert not game.clocks.is_out(0, 599)
    assert game.clocks.is_out(0, 600)
    assert game.left(5000)[0] == 0
    game.at(5000, asked=set())
    assert game.left(6000)[0] == 0, "a bot sits there: the clock stands still"
    assert game.clocks.next_out() is None
    game.at(7000, asked={0})
    game.clocks = game.clocks.welcomed(0, 7000)
    assert game.left(7000)[0] == 60
    game.at(7060, (0, "pass"), asked={1})
    assert game.left(7060)[0] == 15, "there are no debts: after a late move the increment is there"


@pytest.mark.parametrize(
    ("wish", "control"),
    [
        (None, None),
        ({"kind": "days", "days": 3}, DAYS),
        ({"kind": "bank", "seconds": 600, "increment": 15}, BANK),
        (
            {"kind": "bank", "seconds": 600, "increment": 15, "bot": "greedy"},
            TimeControl("bank", 600, 15, "greedy"),
        ),
    ],
)
def test_a_clock_as_it_is_wished_for(wish: object, control: TimeControl | None) -> None:
    assert control_of({"clock": wish}, ["random", "greedy"]) == control
    assert control_of({}, []) is None


@pytest.mark.parametrize(
    ("wish", "kind", "expected"),
    [
        ("fast", "wrong-type", "clock: "),
        ({}, "missing-field", "kind"),
        ({"kind": "sand"}, "unknown-word", "kind: bank | days"),
        ({"kind": "days"}, "missing-field", "days"),
        ({"kind": "days", "days": 0}, "wrong-type", "days: a whole number from 1"),
        (
            {"kind": "days", "days": MOST_DAYS + 1},
            "wrong-type",
            f"days: a whole number from 1 to {MOST_DAYS}",
        ),
        ({"kind": "days", "days": True}, "wrong-type", "days: "),
        ({"kind": "days", "days": 1.5}, "wrong-type", "days: "),
        ({"kind": "bank", "seconds": 29, "increment": 0}, "wrong-type", "seconds: a whole number from 30"),
        (
            {"kind": "bank", "seconds": 10**9, "increment": 0},
            "wrong-type",
            "seconds: a whole number from 30 to",
        ),
        ({"kind": "bank", "seconds": 60, "increment": -1}, "wrong-type", "increment: "),
        (
            {"kind": "bank", "seconds": 60, "increment": 3601},
            "wrong-type",
            "increment: a whole number from 0 to",
        ),
        ({"kind": "bank", "seconds": 60, "increment": 1, "bot": "hal"}, "unknown-bot", "['greedy']"),
    ],
)
def test_a_clock_that_cannot_be(wish: object, kind: str, expected: str) -> None:
    data: Message = {"clock": wish}
    with pytest.raises(WireError) as problem:
        control_of(data, ["greedy"])
    assert problem.value.kind == kind
    assert str(problem.value.expected).startswith(expected)


def test_going_and_coming_back_fills_no_bank() -> None:
    """Only an empty one has a tenth again, or the increment."""
    control = TimeControl("bank", 600, 20)
    for left, then in ((5.0, 5.0), (0.0, 60.0), (300.0, 300.0)):
        clocks = Clocks(control, (Hand(left), Hand(600.0)))
        assert clocks.welcomed(0, 7.0).hands == (Hand(then), Hand(600.0))
    running = Clocks(control, (Hand(30.0, 100.0), Hand(600.0)))
    assert running.welcomed(0, 110.0).hands[0] == Hand(20.0, 110.0)
    assert running.welcomed(0, 140.0).hands[0] == Hand(60.0, 140.0)
