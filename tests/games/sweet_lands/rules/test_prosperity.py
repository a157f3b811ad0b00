"""The prosperity tracks."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import TRACKS
from tests.games.sweet_lands.positions import Table, at_turn
from tests.games.sweet_lands.rules.test_industry import plain


def offered(table: Table) -> list[str]:
    return [line.split()[1] for line in table.moves_of(0, "advance")]


@pytest.mark.rule("SL-PRO-1", "SL-PRO-2")
def test_six_tracks_two_of_each_colour() -> None:
    table = at_turn()
    table.effect(0, "prosperity 1")
    assert offered(table) == ["terrain", "rabbits", "roads", "properties", "workers", "industry"]
    for number, colour in enumerate(("orange", "green", "grey")):
        table = at_turn()
        table.effect(0, f"{colour} 1")
        assert offered(table) == list(TRACKS[2 * number : 2 * number + 2])


@pytest.mark.rule("SL-PRO-3")
def test_several_steps_may_be_shared_among_markers() -> None:
    table = at_turn()
    table.effect(0, "prosperity 3").play(0, "advance terrain", "advance roads", "advance terrain")
    assert [table.number(0, f"track-{track}") for track in ("terrain", "roads")] == [2, 1]
    assert table.question() == "turn"


@pytest.mark.rule("SL-PRO-4", "SL-PRO-5")
def test_the_last_step_always_costs_a_diamond() -> None:
    end = at_turn().rules.track_end[0]
    table = at_turn().own(0, track_terrain=end - 1, track_rabbits=at_turn().rules.track_end[1])
    table.effect(0, "orange 2")
    assert table.question() == "turn"
    before = at_turn().own(0, track_terrain=end - 2)
    before.effect(0, "orange 2").play(0, "advance terrain")
    assert "advance terrain" not in before.moves(0)
    table.own(0, diamond=2).effect(0, "orange 2")
    assert table.moves(0) == ["advance terrain", "stop"]
    table.play(0, "advance terrain")
    assert (table.number(0, "diamond"), table.number(0, "track-terrain")) == (1, end)
    table.play(0, "stop")
    assert (table.question(), table.number(0, "diamond")) == ("turn", 1)


@pytest.mark.rule("SL-PRO-6")
def test_a_marker_gains_the_bonus_of_every_step() -> None:
    seen = 0
    for number, track in enumerate(TRACKS):
        row = at_turn().rules.printed.tracks[number]
        for step, clauses in row.bonuses.items():
            if gains := plain(clauses):
                table = at_turn().own(0, **{f"track_{track}": step - 1})
                table.effect(0, "prosperity 2").play(0, f"advance {track}")
                assert {name: table.number(0, name) for name in gains} == gains
                assert table.question() == "advance"
                seen += 1
    assert seen


@pytest.mark.rule("SL-PRO-7", "SL-PRO-8")
def test_only_the_first_at_the_end_takes_the_strong_effect() -> None:
    for number, track in enumerate(TRACKS):
        end = at_turn().rules.track_end[number]
        table = at_turn().build(0, "tent@d5").own(0, food=9)
        for who in (0, 1):
            table.own(who, diamond=1, **{f"track_{track}": end - 1})
        table.effect(0, "prosperity 1").play(0, f"advance {track}")
        assert [line["track"] for line in table.log("crowned")] == [track]
        assert table.log("gained") or table.question() != "turn"
        while table.question() != "turn":
            who = table.asked()[0]
            table.play(who, table.moves(who)[-1])
        lines = len(table.log("gained"))
        table.effect(1, "prosperity 1").play(1, f"advance {track}")
        assert (table.question(), len(table.log("gained"))) == ("turn", lines)
        assert len(table.log("crowned")) == 1
        assert (table.number(1, f"track-{track}"), table.number(1, "diamond")) == (end, 0)


@pytest.mark.rule("SL-PRO-8", "SL-PRO-10")
def test_the_last_step_betters_the_rate_of_those_who_come_later_too() -> None:
    end = at_turn().rules.track_end[0]
    table = at_turn().lay(0, "d4 d7 e5 e7 f5").own(0, track_terrain=end - 1, diamond=1)
    table.state.crowned = 1
    before = points(table, "terrain")
    table.effect(0, "orange 1").play(0, "advance terrain")
    assert (before, points(table, "terrain")) == (2, 5)


@pytest.mark.rule("SL-PRO-9")
def test_the_lower_track_of_a_colour_is_longer() -> None:
    ends = at_turn().rules.track_end
    assert all(ends[2 * colour] < ends[2 * colour + 1] for colour in range(3))


def points(table: Table, track: str) -> int:
    """What a track is worth in the final scoring."""
    reasons = [
        reason
        for reason in table.outcome().reasons
        if reason.seat == 0 and reason.kind == "prosperity" and reason.values["track"] == track
    ]
    assert len(reasons) == 1
    return reasons[0].points


@pytest.mark.rule("SL-PRO-10", "SL-PRO-11")
def test_the_step_of_the_marker_sets_the_rate() -> None:
    tokens = "c4 c5 c6 c7 d4 d7! e5!"
    found = [points(at_turn().lay(0, tokens).own(0, track_terrain=step), "terrain") for step in range(6)]
    assert found == [0, 2, 2, 3, 3, 7]
    table = at_turn().lay(0, tokens).own(0, track_terrain=5)
    assert [points(table, track) for track in TRACKS[1:]] == [0] * 5
