"""The review of a record: parts that sum up, the same again, fair to who could not know, bounded."""

from __future__ import annotations

import json
from dataclasses import astuple
from functools import cache
from types import SimpleNamespace

import pytest

from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.weighing import expect
from artel.games import GAMES, game_named
from artel.kernel.game import (
    NATURE,
    DataError,
    Game,
    Outcome,
    Rng,
    State,
    decider,
    legal_moves,
    play_nature,
    play_trusted,
)
from artel.kernel.record import Record
from artel.review import reviewing as reviewing_module
from artel.review.course import digest_of, steps_of
from artel.review.findings import ROUGH, Findings, Found
from artel.review.judging import Verdict, first_look, second_look
from artel.review.parts import Moment, ahead, parts_of
from artel.review.review import MOST_TOLD, Reason, Review, Swing, dearest_by, dearest_of
from artel.review.reviewing import Progress, Work, reviewing
from artel.review.summary import summary_of
from tests.cli.samples import GAME, sealed_record
from tests.fluent_files import LANGUAGES, messages

FEW = 2


def worked_out(record: Record, thoughts: int = FEW) -> tuple[list[Progress], Review]:
    told = list(reviewing(GAME, record, thoughts))
    *progress, review = told
    assert isinstance(review, Review)
    return [each for each in progress if isinstance(each, Progress)], review


@cache
def short() -> tuple[list[Progress], Review]:
    """The review of a game in which both do as little as they can."""
    return worked_out(sealed_record())


def test_the_parts_of_everybody_sum_up_to_the_result() -> None:
    review = short()[1]
    scores = [int(word) for word in str(sealed_record().result).split(" won ")[0].split()]
    assert review.curve[-1].points == [100 * score for score in scores]
    for seat, parts in enumerate(review.parts):
        assert parts.last == 100 * (scores[seat] - scores[1 - seat])
        assert parts.first == ahead(review.curve[0].points, seat)
        assert parts.luck + parts.skill + parts.others + parts.estimate == parts.last - parts.first
    # With two at the table, what one has won the other has lost.
    one, two = review.parts
    assert (one.luck, one.skill, one.estimate) == (-two.luck, -two.others, -two.estimate)
    assert one.luck != 0


def test_each_part_is_the_change_by_whoever_decided() -> None:
    curve = [
        Moment(0, None, [0, 0, 0]),
        Moment(3, NATURE, [500, 0, 200]),
        Moment(4, 0, [400, 0, 200]),
        Moment(5, 1, [400, 900, 200], closing=[400, 600, 200]),
        Moment(6, 2, [400, 900, 1000]),
    ]
    first = parts_of(curve, 0)
    # By the deal +3; an own decision -1; the others' -4 and -1; the estimate of the stage's end -3.
    assert (first.luck, first.skill, first.others, first.estimate) == (300, -100, -500, -300)
    assert first.last == -600
    alone = parts_of([Moment(0, None, [10]), Moment(1, NATURE, [30]), Moment(2, 0, [25])], 0)
    assert (alone.luck, alone.skill, alone.last) == (20, -5, 25)


def test_a_game_is_cut_at_choices_draws_and_ends_of_stages() -> None:
    record = sealed_record()
    steps, end = steps_of(GAME, record, mind_of(GAME.name))
    assert not end.agenda
    assert [step.first for step in steps] == [0, *[step.last for step in steps[:-1]]]
    assert steps[-1].last == len(record.moves)
    for step in steps:
        played = record.moves[step.first : step.last]
        assert played[0][0] == step.seat
        assert step.choice == (step.seat != NATURE and len(legal_moves(step.before, step.seat)) > 1)
    assert {step.seat for step in steps} == {NATURE, 0, 1}


def test_a_move_without_a_choice_changes_nothing() -> None:
    """Moments have the same chance, so what is expected differs only where something happened."""
    mind = mind_of(GAME.name)
    state, rng = GAME.setup(GAME.rules(2)), Rng("forced")
    seen = 0
    while state.agenda and seen < 3:
        play_nature(state, rng)
        seat = int(decider(state))
        moves = legal_moves(state, seat) if state.agenda else []
        if len(moves) == 1:
            before = expect(mind, state, Rng("same"), FEW)
            stage = mind.stage(state)
            play_trusted(state, seat, moves[0])
            if mind.stage(state) == stage:
                assert expect(mind, state, Rng("same"), FEW) == before
                seen += 1
        elif moves:
            play_trusted(state, seat, moves[rng.below(len(moves))])
    assert seen == 3


def test_every_moment_has_the_chances_of_its_expectations_and_the_last_one_what_came_out() -> None:
    review, mind = short()[1], mind_of(GAME.name)
    steps, end = steps_of(GAME, sealed_record(), mind)
    winners = GAME.outcome(end).winners
    for moment, state in zip(review.curve, [step.before for step in steps], strict=False):
        points = [each / 100 for each in moment.points]
        assert moment.chances == pytest.approx([100 * each for each in mind.chances(state, points)], abs=1.1)
    assert winners == [0, 1]
    assert review.curve[-1].chances == [50, 50]
    data = json.loads(json.dumps(review.to_data()))
    assert [each["chances"] for each in data["curve"]] == [each.chances for each in review.curve]


def test_a_game_that_is_won_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Work(GAME, sealed_record(), FEW)
    won = Outcome([9, 7], [0], [])
    monkeypatch.setattr(work, "game", SimpleNamespace(outcome=lambda state: won))
    assert work._chances(work.end, [9.0, 7.0]) == [100, 0]


def test_a_swing_tells_what_it_cost_in_chances() -> None:
    swings = short()[1].swings
    assert swings
    for each in swings:
        assert each.chances is not None
        assert 1 <= each.chances.played <= each.chances.better <= 99
    assert any(each.chances is not None and each.chances.played < each.chances.better for each in swings)


def test_without_chances_none_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As for one who plays alone."""
    mind = mind_of(GAME.name)
    mind.winning = None
    monkeypatch.setattr(reviewing_module, "mind_of", lambda name: mind)
    review = worked_out(sealed_record())[1]
    assert {each.chances for each in review.curve} == {None}
    data = json.loads(json.dumps(review.to_data()))
    assert data["swings"]
    assert not any("chances" in each for each in [*data["curve"], *data["swings"]])


def test_the_same_record_has_the_same_review() -> None:
    progress, review = short()
    again = worked_out(sealed_record())[1]
    assert json.dumps(review.to_data()) == json.dumps(again.to_data())
    done = [each.done for each in progress]
    assert done == sorted(done)
    assert done[-1] <= progress[-1].total == progress[0].total
    other = sealed_record(name="another")
    assert digest_of(other) != digest_of(sealed_record())


def test_work_that_is_broken_off_goes_on_with_what_was_found() -> None:
    """After every part of the work, and through the text that is kept."""
    progress, review = short()
    whole = json.dumps(review.to_data())
    sorts = [each.found.sort for each in progress]
    assert list(dict.fromkeys(sorts)) == ["curve", "first", "second"]
    for done in (0, 20, sorts.index("first") + 5, sorts.index("second") + 1, len(progress)):
        kept = Findings()
        for each in progress[:done]:
            kept.take(Found(*json.loads(json.dumps(astuple(each.found)))))
        *more, again = reviewing(GAME, sealed_record(), FEW, kept)
        assert len(more) == len(progress) - done, "nothing is worked out twice"
        assert isinstance(again, Review)
        assert json.dumps(again.to_data()) == whole


def test_what_is_found_so_far_is_told_early() -> None:
    """A rough curve over the whole game before anything else, then moves that seem to have cost something."""
    progress, review = short()
    found, tellings = Findings(), []
    for each in progress:
        found.take(each.found)
        tellings.append(found.so_far())
    rough = tellings[ROUGH - 1]
    assert len(rough["curve"]) == ROUGH < len(review.curve)
    assert [each["at"] for each in rough["curve"]] == sorted(each["at"] for each in rough["curve"])
    assert (rough["curve"][0]["at"], rough["curve"][-1]["at"]) == (0, review.moves)
    told = review.to_data()["curve"]
    assert isinstance(told, list)
    assert all(each in told for each in rough["curve"])
    assert rough["swings"] == []
    last = tellings[-1]
    assert len(last["curve"]) == ROUGH
    dearest = {each.at for each in dearest_of(review.swings)}
    assert {each["at"] for each in last["swings"]} & dearest
    # A first look alone is borne out by nothing, so it is told to nobody.
    borne_out = {number for number, data in found.second.items() if data is not None and data["sure"]}
    assert any(data is not None and data["sure"] for data in found.first.values())
    for telling in tellings:
        assert {swing["at"] for swing in telling["swings"]} <= borne_out
    first = Findings(first=found.first)
    assert first.so_far()["swings"] == []


@pytest.mark.parametrize("name", [game.name for game in GAMES if has_mind(game.name)])
def test_what_nobody_could_know_changes_no_verdict(name: str) -> None:
    game = game_named(name)
    state, rng = game.setup(game.rules(2)), Rng("hidden")
    play_nature(state, rng)
    while state.ply < 40 or len(legal_moves(state, decider(state))) < 3:
        moves = legal_moves(state, decider(state))
        play_trusted(state, decider(state), moves[rng.below(len(moves))])
        play_nature(state, rng)
    seat = int(decider(state))
    other = game.determinise(state, seat, Rng("other"))
    assert game.digest(other) != game.digest(state)
    played = legal_moves(state, seat)[-1]
    found = [looked_at(game, each, seat, played) for each in (state, other)]
    assert found[0] == found[1]
    assert found[0].played == played
    assert played in found[0].order


def looked_at(game: Game, state: State, seat: int, played: int) -> Verdict:
    mind = mind_of(game.name)
    view = game.view(state, seat)
    first = first_look(mind, view, played, "seed", FEW, 1)
    assert first is not None
    return second_look(mind, view, first, "seed", FEW)


def test_only_what_is_surely_behind_is_a_swing() -> None:
    def verdict(behind: float, error: float) -> bool:
        return Verdict(1, 2, behind, error, [], [2, 1], []).is_sure()

    assert verdict(5.0, 2.0)
    assert not verdict(5.0, 2.5), "two errors"
    assert not verdict(2.0, 0.1), "too little"


def test_what_could_be_done_again_and_again_is_missed_once() -> None:
    work = Work(GAME, sealed_record(), FEW)
    one, two = [step for step in work.decisions if step.seat == 0][:2]
    assert work.mind.stage(one.before) == work.mind.stage(two.before)
    better = one.move
    work._take(one, Verdict(9, better, 3.0, 0.1, [], [], []))
    work._take(two, Verdict(9, better, 4.0, 0.1, [], [], []))
    assert [swing.cost for swing in work._missed.values()] == [400]


def swing(at: int, seat: int, cost: int) -> Swing:
    return Swing(at, seat, "pass", "done", cost, 10, [Reason("coins", -50), Reason("goods", 30)])


def test_the_dearest_moves_of_the_game_and_of_each_player_are_told() -> None:
    swings = [swing(at, at % 2, 200 + at) for at in range(0, 40, 2)] + [swing(41, 1, 201)]
    review = Review("artificium", "", FEW, 50, [], swings, [parts_of([Moment(0, None, [0, 0])], 0)] * 2, [])
    assert [each.at for each in dearest_of(swings)] == [38, 36, 34, 32, 30]
    assert [each.at for each in dearest_by(swings, 1)] == [41]
    assert [each.at for each in review.told()] == [30, 32, 34, 36, 38, 41]
    assert len(dearest_of(swings)) == MOST_TOLD
    data = review.to_data()
    assert data["dearest"] == [4, 3, 2, 1, 0]
    assert review.given(1) == 201
    assert swings[0].reason() == "goods"


def test_no_more_than_so_many_decisions_are_looked_at_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing_module, "MOST_LONG", 3)
    work = Work(GAME, sealed_record(), FEW * 9)
    looks: list[int] = []

    def look(mind: object, view: object, first: Verdict, seed: str, thoughts: int) -> Verdict:
        looks.append(thoughts)
        return first

    monkeypatch.setattr(reviewing_module, "second_look", look)
    work.suspects = [
        (step, Verdict(step.move, step.move, 1.5 + number, 9.0, [], [], []))
        for number, step in enumerate(work.decisions)
    ]
    list(work.look_longer())
    assert looks == [FEW * 9] * 3


def test_unfinished_games_and_games_without_values_are_refused() -> None:
    record = sealed_record()
    del record.moves[40:]
    record.marks.clear()
    record.result = None
    with pytest.raises(DataError, match="expected a game that is over, got one that stops after 40 moves"):
        list(reviewing(GAME, record, FEW))
    with pytest.raises(DataError, match="expected a game whose positions can be valued, got tiny"):
        reviewing_module.check_reviewable("tiny")


def test_a_summary_has_two_to_four_sentences() -> None:
    curve = [Moment(0, None, [0, 100]), Moment(2, 0, [300, 100]), Moment(9, NATURE, [900, 100])]
    parts = [parts_of(curve, seat) for seat in range(2)]
    said = summary_of([0], [9, 1], curve, parts, [swing(4, 1, 333)])
    assert [each.id for each in said] == ["review-won", "review-led", "review-dearest", "review-luck"]
    assert said[0].values == {"seat": 0, "points": 9, "margin": 8}
    assert said[1].values == {"seat": 0, "at": 2, "moves": 9}
    assert said[2].values == {"seat": 1, "at": 5, "points": 3.3}
    assert said[3].values == {"seat": 0, "points": 6.0, "target": 1, "less": -6.0}
    shared = summary_of([0, 1], [9, 9], curve[:2], [parts[0], parts[0]], [])
    assert [each.id for each in shared] == ["review-shared", "review-no-swing", "review-luck-even"]
    alone = summary_of([0], [9], [Moment(0, None, [800])], [parts_of([Moment(0, None, [800])], 0)], [])
    assert [each.id for each in alone] == ["review-alone", "review-no-swing"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_features_has_a_name(language: str) -> None:
    groups = {group for game in GAMES if has_mind(game.name) for group in mind_of(game.name).encoder.groups}
    assert {f"group-{group}" for group in groups} == set(messages(language, "groups"))
