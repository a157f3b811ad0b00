"""Plans: what may be done after some lines, never more than the asker's view can tell."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest

from artel.games import GAMES, game_named
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.game import NATURE, Game, Log, Rng, State, deciders, legal_moves, play, play_nature
from artel.kernel.log import line_data
from artel.kernel.numbers import blank
from artel.table import plan
from artel.table.changes import sure_changes
from artel.table.plan import TOLD_APART, Planner
from artel.table.wire import Draft, Walk, encode

KEYFLOWER = game_named("keyflower")
ARTIFICIUM = game_named("artificium")


def planner_at(game: Game, state: State, seat: int, earlier: tuple[State, ...] = ()) -> Planner:
    states = (state, *earlier)
    return Planner(game, seat, lambda back: game.view(states[back], seat), 0)


def planned(game: Game, state: State, seat: int, *lines: str) -> dict[str, Any]:
    return dict(planner_at(game, state, seat).answer([Draft(lines)])[0])


def patched(view: dict[str, Any], changes: list[list[Any]]) -> dict[str, Any]:
    """A view with the changes of a plan, as a client draws it."""
    view = copy.deepcopy(view)
    for path, *value in changes:
        place: Any = view
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return view


def bare(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TOLD_APART}


@cache
def decisions(name: str, players: int, seed: str) -> list[tuple[State, int, int]]:
    """Every decision of a random game: the state before it, the seat, the move."""
    game, rng = game_named(name), Rng(seed)
    state = game.setup(game.rules(players))
    found: list[tuple[State, int, int]] = []
    while state.agenda:
        play_nature(state, rng)
        if not state.agenda:
            break
        asked = deciders(state)
        seat = asked[rng.below(len(asked))]
        moves = legal_moves(state, seat)
        move = moves[rng.below(len(moves))]
        found.append((state.clone(), seat, move))
        play(state, seat, move)
    return found


def first_where(name: str, players: int, holds: Callable[[State, int, int], bool]) -> tuple[State, int, int]:
    for seed in range(30):
        for state, seat, move in decisions(name, players, f"plan {seed}"):
            if holds(state, seat, move):
                return state, seat, move
    raise AssertionError(f"expected such a decision in thirty games of {name}, got none")


def lines_of(game: Game, state: State, seat: int) -> list[str]:
    return [game.verbs.text(move) for move in legal_moves(state, seat)]


# What is told is true.


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_everything_a_plan_tells_comes_true(name: str) -> None:
    """In whole games, with up to three moves ahead."""
    game, rng = game_named(name), Rng("ahead")
    told = {"moves": 0, "changes": 0, "log": 0, "cut": 0}
    games = [*decisions(name, 2, "true"), *decisions(name, 3, "true")[::3]]
    for state, seat, move in games:
        truth, log = state.clone(), Log()
        truth.log = log
        lines: list[str] = []
        ahead = 1 + rng.below(3)
        while len(lines) < ahead and seat in deciders(truth) and truth.agenda:
            closing = game.reveals(truth, seat)
            lines.append(game.verbs.text(move))
            play(truth, seat, move)
            if closing or seat not in deciders(truth):
                break
            further = legal_moves(truth, seat)
            move = further[rng.below(len(further))]
        answer = planned(game, state, seat, *lines)
        assert "why" not in answer, (lines, answer)
        seen = [line_data(game.lines, log, index) for index in log.visible(seat)]
        assert [(line["k"], line["v"]) for line in answer["log"]] == [
            (line["k"], line["v"]) for line in seen[: len(answer["log"])]
        ]
        after = game.view(truth, seat).data
        if answer["moves"] is None:
            told["cut"] += 1
            continue
        assert answer["asks"] == after["asks"]
        assert answer["moves"] == after["moves"]
        ghost = patched(bare(game.view(state, seat).data), answer["changes"])
        assert ghost == bare(after)
        told["moves"] += len(answer["moves"]) > 0
        told["changes"] += len(answer["changes"]) > 0
        told["log"] += len(answer["log"])
    assert min(told[what] for what in ("moves", "changes", "log")) > 5, told


def test_no_lines_at_all_tell_what_may_be_done_now() -> None:
    state, seat, _ = decisions("keyflower", 3, "now")[40]
    answer = planned(KEYFLOWER, state, seat)
    assert answer == {
        "log": [],
        "asks": KEYFLOWER.asks(state),
        "moves": lines_of(KEYFLOWER, state, seat),
        "changes": [],
    }


# What is hidden stays hidden.


def draws(game: Game, state: State, seat: int, move: int) -> bool:
    if game.reveals(state, seat):
        return False
    after = state.clone()
    play(after, seat, move)
    return deciders(after) == [NATURE]


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_plan_ends_where_chance_begins(name: str) -> None:
    game = game_named(name)
    state, seat, move = first_where(name, 3, lambda *at: draws(game, *at))
    line = game.verbs.text(move)
    answer = planned(game, state, seat, line)
    assert [ask["seat"] for ask in answer["asks"]] == [NATURE]
    assert answer["moves"] == []
    assert not {"drew", "skill-drew", "market-shows"} & {line["k"] for line in answer["log"]}
    beyond = planned(game, state, seat, line, "pass")
    assert (beyond["why"]["kind"], beyond["line"]) == ("not-foreseeable", 1)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_plan_depends_on_the_view_alone(name: str) -> None:
    """Other hidden pieces, the same view: the same answer, whatever is tried."""
    game, rng = game_named(name), Rng("other")
    differed = 0
    for number, (state, seat, move) in enumerate(decisions(name, 3, "view")[::7]):
        view = game.view(state, seat)
        other = game.redeal(view, Rng(f"other {number}"))
        differed += game.digest(other) != game.digest(state)
        verbs = game.verbs.shapes
        verb = verbs[rng.below(len(verbs))]
        wild = verb.of(*[rng.below(field.size) for field in verb.fields])
        lines = (game.verbs.text(move), game.verbs.text(wild))
        drafts = [Draft(lines), Draft(lines[1:]), Draft(lines[:1], follow=("lift", "carry"))]
        assert planner_at(game, state, seat).answer(drafts) == planner_at(game, other, seat).answer(drafts)
    assert differed > 5


def test_the_end_of_a_joint_question_is_not_foreseen() -> None:
    state, seat, move = first_where(
        "artificium", 3, lambda state, seat, _: len(state.agenda) > 0 and ARTIFICIUM.reveals(state, seat)
    )
    answer = planned(ARTIFICIUM, state, seat, ARTIFICIUM.verbs.text(move))
    assert (answer["asks"], answer["moves"], answer["changes"]) == (None, None, [])
    assert {line["v"].get("seat") for line in answer["log"]} <= {seat}
    beyond = planned(ARTIFICIUM, state, seat, ARTIFICIUM.verbs.text(move), "pass")
    assert (beyond["why"]["kind"], beyond["line"]) == ("not-foreseeable", 1)


def test_a_line_that_may_open_something_ends_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat, move = decisions("keyflower", 3, "now")[40]
    monkeypatch.setattr(plan, "may_have_shown", lambda *_: True)
    answer = planned(KEYFLOWER, state, seat, KEYFLOWER.verbs.text(move))
    assert (answer["asks"], answer["moves"], answer["changes"]) == (None, None, [])


def test_only_what_all_deals_agree_on_is_told() -> None:
    before = {"same": 1, "hand": ["a"], "seats": [{"n": 1}, {"n": 2}], "gone": 0}
    one = {"same": 1, "hand": ["b"], "seats": [{"n": 5}, {"n": 3}], "new": 4}
    two = {"same": 1, "hand": ["c"], "seats": [{"n": 5}, {"n": 4}], "new": 4}
    assert sure_changes(before, [one, two]) == [[["seats", 0, "n"], 5], [["gone"]], [["new"], 4]]
    longer = {**before, "hand": ["a", "b"]}
    assert sure_changes(before, [longer, longer]) == [[["hand"], ["a", "b"]]]
    assert sure_changes(before, [longer, before]) == []


def test_deals_that_disagree_make_nothing_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the seat did not know what lies behind its own screen."""
    state, seat, _ = first_where(
        "keyflower", 3, lambda state, seat, _: any("bid" in line for line in lines_of(KEYFLOWER, state, seat))
    )
    bid = next(line for line in reversed(lines_of(KEYFLOWER, state, seat)) if line.startswith("bid "))
    poor = cast(KeyflowerState, state.clone())
    poor.screen = blank(len(poor.screen))
    dealt = [state, *[poor] * (plan.DEALS - 1)]
    monkeypatch.setattr(Planner, "_begun", lambda self, back: plan.Run(dealt, [Log()] * plan.DEALS, [], back))
    assert planned(KEYFLOWER, state, seat)["moves"] is None
    refused = planned(KEYFLOWER, state, seat, bid)
    assert (refused["why"]["kind"], refused["line"]) == ("not-foreseeable", 0)


# Refusals.


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_refusal_is_that_of_the_rules_and_names_the_line(name: str) -> None:
    game, rng = game_named(name), Rng("refused")
    rules = set()
    for state, seat, move in decisions(name, 3, "true")[::5]:
        shapes = game.verbs.shapes
        verb = shapes[rng.below(len(shapes))]
        wrong = verb.of(*[rng.below(field.size) for field in verb.fields])
        refusal = game.why_not(state, seat, wrong)
        told = planned(game, state, seat, game.verbs.text(wrong))
        if refusal is None or "why" not in told:
            continue
        assert told["line"] == 0
        assert {**told["why"], "nearest": None} == {**refusal.to_data(), "nearest": None}
        rules.add(told["why"]["rule"])
        after = state.clone()
        play(after, seat, move)
        second = planned(game, state, seat, game.verbs.text(move), "nonsense")
        assert (second["line"], "why" in second) == (1, True)
    assert len(rules) > 3


# The same deed told in another way.


def lifting() -> tuple[State, int, list[str]]:
    """A seat that may lift two beaten bids, both in their order."""

    def two_lifts(state: State, seat: int, _: int) -> bool:
        for line in lines_of(KEYFLOWER, state, seat):
            if line.startswith("lift "):
                after = state.clone()
                play(after, seat, KEYFLOWER.verbs.parse(line))
                return any(each.startswith("lift ") for each in lines_of(KEYFLOWER, after, seat))
        return False

    state, seat, _ = first_where("keyflower", 6, two_lifts)
    first = next(line for line in lines_of(KEYFLOWER, state, seat) if line.startswith("lift "))
    after = state.clone()
    play(after, seat, KEYFLOWER.verbs.parse(first))
    second = next(line for line in lines_of(KEYFLOWER, after, seat) if line.startswith("lift "))
    return state, seat, [first, second]


def test_lines_may_be_told_in_any_order_and_taken_back() -> None:
    state, seat, (first, second) = lifting()
    in_order = planned(KEYFLOWER, state, seat, first, second)
    assert in_order["asks"][0]["lifted"] == [first.split()[1], second.split()[1]]
    if "why" not in planned(KEYFLOWER, state, seat, second):
        assert planned(KEYFLOWER, state, seat, second, first) == in_order
    back = planned(KEYFLOWER, state, seat, first, second, f"put-back {second.split()[1]}")
    assert back["asks"] == planned(KEYFLOWER, state, seat, first)["asks"]


def test_a_plan_may_reach_back_before_its_beginning() -> None:
    state, seat, (first, second) = lifting()
    after = state.clone()
    play(after, seat, KEYFLOWER.verbs.parse(first))
    planner = planner_at(KEYFLOWER, after, seat, (state,))
    answer: Any = planner.answer([Draft((second, f"put-back {first.split()[1]}"))])[0]
    if "why" in answer:
        answer = planner.answer([Draft((f"put-back {first.split()[1]}",))])[0]
        assert answer["moves"] == lines_of(KEYFLOWER, state, seat)
    else:
        assert answer["asks"][0]["lifted"] == [second.split()[1]]
    now = bare(KEYFLOWER.view(after, seat).data)
    assert patched(now, answer["changes"]) == bare(KEYFLOWER.view(state, seat).data)


# Going on by itself.


def test_what_is_followed_is_every_way_on() -> None:
    state, seat, _ = lifting()
    answer: Any = planner_at(KEYFLOWER, state, seat).answer([Draft(follow=("lift", "add"))])[0]
    found: dict[tuple[str, ...], list[str]] = {}

    def follow(here: State, lines: tuple[str, ...]) -> None:
        for line in lines_of(KEYFLOWER, here, seat):
            if line.split()[0] in ("lift", "add"):
                after = here.clone()
                play(after, seat, KEYFLOWER.verbs.parse(line))
                found[(*lines, line)] = lines_of(KEYFLOWER, after, seat)
                follow(after, (*lines, line))

    follow(state, ())
    assert len(found) > 2
    assert {tuple(each["lines"]): each["moves"] for each in answer["then"]} == found


def ways_by_hand(state: State, seat: int, good: str, start: str) -> dict[str, int]:
    """How many steps it takes to every tile, by trying every way."""
    least: dict[str, int] = {}
    waiting = [(state, start, 0)]
    while waiting:
        here, place, steps = waiting.pop(0)
        for line in lines_of(KEYFLOWER, here, seat):
            if line.startswith(f"carry {good} {place} "):
                after, goal = here.clone(), line.split()[3]
                play(after, seat, KEYFLOWER.verbs.parse(line))
                if goal != start and steps + 1 < least.get(goal, 99):
                    least[goal] = steps + 1
                if steps < 4:
                    waiting.append((after, goal, steps + 1))
    return least


def test_a_walk_finds_the_shortest_way_to_everywhere_in_reach() -> None:
    longest = 0
    for seed in range(12):
        for state, seat, _ in decisions("keyflower", 3, f"plan {seed}"):
            if KEYFLOWER.asks(state)[0]["kind"] != "transport":
                continue
            pairs = {tuple(line.split()[1:3]) for line in lines_of(KEYFLOWER, state, seat) if "carry" in line}
            for good, start in sorted(pairs):
                walk = Draft(walks=(Walk(f"carry {good}", start),))
                answer: Any = planner_at(KEYFLOWER, state, seat).answer([walk])[0]
                (ways,) = answer["ways"]
                assert {goal: len(way) for goal, way in ways.items()} == ways_by_hand(
                    state, seat, good, start
                )
                for way in ways.values():
                    assert "why" not in planned(KEYFLOWER, state, seat, *way)
                    longest = max(longest, len(way))
        if longest >= 2:
            return
    raise AssertionError(f"expected a way of two steps in twelve games, got {longest}")


# Bounds.


def test_time_and_room_for_the_answer_are_bounded() -> None:
    state, seat, (first, second) = lifting()
    planner = planner_at(KEYFLOWER, state, seat)
    drafts = [Draft((first,)), Draft((first, second), follow=("add",))]
    whole: Any = planner.answer(drafts)
    late: Any = planner.answer(drafts, seconds=-1.0)
    assert [each["why"]["kind"] for each in late] == ["plan-too-slow"] * 2
    size = len(encode(whole[0]))
    short: Any = planner.answer(drafts, most=size)
    assert short[0] == whole[0]
    assert short[1]["why"]["kind"] == "plan-too-large"
    follow = Draft(follow=("lift", "add"))
    base = len(encode(planner.answer([Draft()])[0]))
    tree: Any = planner.answer([follow], most=base + 400)[0]
    full: Any = planner.answer([follow])[0]
    assert len(encode(tree)) <= base + 400
    assert tree["then"] == full["then"][: len(tree["then"])]
    assert len(tree["then"]) < len(full["then"])


def test_no_more_is_followed_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat, _ = lifting()
    monkeypatch.setattr(plan, "MOST_FOLLOWED", 2)
    answer: Any = planner_at(KEYFLOWER, state, seat).answer([Draft(follow=("lift",))])[0]
    assert len(answer["then"]) == 2
