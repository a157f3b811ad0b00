"""The clean-up between two rounds."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.placing import Placed, start


def ended(table: Placed) -> Placed:
    """Both seats have ended the round."""
    return table.end_round(0).end_round(1)


@pytest.mark.rule("SL-CLN-2", "SL-CLN-3")
def test_disks_leave_the_areas_and_the_seats() -> None:
    table = start().hand(0, "card-1 card-2 card-3").own(0, disk=3).own(1, disk=1)
    table.play(0, "use gold", "discard card-1", "done")
    assert table.spaces("gold") == 1
    table.end_round(1).end_round(0)
    table.answer_last("turn")
    assert table.spaces("gold") == 0
    assert (table.number(0, "disk"), table.number(1, "disk")) == (0, 0)


@pytest.mark.rule("SL-CLN-4", "SL-CLN-7")
def test_a_seat_with_several_cards_keeps_one_of_its_choice() -> None:
    table = ended(start().hand(0, "card-1 card-2 card-3").hand(1, "card-4"))
    # Who has one card is not asked.
    assert (table.asked(), table.question()) == ([0], "keep")
    assert table.moves(0) == ["keep card-1", "keep card-2", "keep card-3"]
    table.play(0, "keep card-2")
    assert (table.row(0)["hand_size"], table.row(1)["hand_size"]) == (1, 1)
    assert {"card-1", "card-3"} <= set(table.view(1)["discards"])
    assert table.row(0)["hand"] == ["card-2"]


@pytest.mark.rule("SL-CLN-4")
def test_all_choose_at_once_and_nothing_is_discarded_before_all_have() -> None:
    table = ended(start().hand(0, "card-1 card-2").hand(1, "card-3 card-4"))
    assert table.asked() == [0, 1]
    table.play(1, "keep card-3")
    assert "card-4" not in table.view(0)["discards"]
    table.play(0, "keep card-1")
    assert {"card-2", "card-4"} <= set(table.view(0)["discards"])


@pytest.mark.rule("SL-CLN-5", "SL-CLN-6")
def test_skills_and_free_actions_of_characters_are_ready_again() -> None:
    table = start("che-lotus", upgraded_skills="yes").land(0, e5="up", e4="up").skills(0, "purse")
    table.skills(0, "up-goldsmith").play(0, "ability 1", "turn-over e5", "flip purse", "done")
    table.end_round(1).play(0, "flip up-goldsmith").answer_last("turn")
    assert table.moves_of(0, "ability") == []
    assert table.moves_of(0, "flip") == []
    table.end_round(0).answer_last("turn")
    if table.asked() == [1]:
        table.end_round(1)
    assert table.moves_of(0, "ability") == ["ability 1"]
    assert table.moves_of(0, "flip") == ["flip purse", "flip up-goldsmith"]


@pytest.mark.rule("SL-CLN-2", "SL-CLN-3", "SL-CLN-4", "SL-CLN-5")
def test_each_of_four_seats_is_cleaned_up_after_every_round() -> None:
    table = start(players=4, upgraded_skills="yes")
    for number in range(2):
        for seat in range(4):
            own = [f"card-{20 * number + 5 * seat + place + 1}" for place in range(2 + seat)]
            table.hand(seat, " ".join(own)).own(seat, disk=1 + seat, used_skills=1 << 6, used_upgrades=1 << 5)
            table.own(seat, used_abilities=1).disks(gold=1, food=1)
        for _ in range(4):
            table.end_round(table.asked()[0]).answer_last("turn", "keep")
        assert table.asked() == [0, 1, 2, 3]
        kept = [table.cards(seat)[-1] for seat in range(4)]
        for seat in reversed(range(4)):
            table.play(seat, f"keep {kept[seat]}")
        assert [table.cards(seat)[0] for seat in range(4) if table.number(seat, "hand") == 1] == kept
        for seat in range(4):
            used = [table.number(seat, f"used-{what}") for what in ("skills", "upgrades", "abilities")]
            assert (table.number(seat, "disk"), used) == (0, [0, 0, 0])
        assert (table.spaces("gold"), table.spaces("food")) == (0, 0)
        table.answer_last("turn")


@pytest.mark.rule("SL-CLN-1")
def test_the_last_round_has_no_clean_up() -> None:
    table = start().round(5).hand(0, "card-1 card-2 card-3").own(0, disk=2)
    table.play(0, "use gold", "discard card-1", "done")
    table.play(1, "end-round").play(0, "end-round")
    assert table.question() is None
    assert (table.spaces("gold"), table.number(0, "disk"), table.number(0, "hand")) == (1, 2, 2)
    assert table.log("cleaned") == []
