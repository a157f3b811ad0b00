"""Skill tokens: taking them, turning them over, and what each of the twelve does."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import SKILL_COPIES, SKILLS
from tests.games.sweet_lands.placing import Placed, start

FLIPS = ("harvest", "jewel", "purse")


def taking(*characters: str) -> Placed:
    """A seat plays a card that gives one skill and is asked which."""
    table = start(*characters).hand(0, "card-26 card-1 card-2").own(0, gold=50, diamond=0, cake=0)
    return table.play(0, "play card-26", "next 0")


def next_turn(table: Placed) -> Placed:
    """Seat 0 has its next turn."""
    return table.answer_last("turn").end_round(1)


@pytest.mark.rule("SL-FLP-1")
def test_a_skill_is_chosen_among_the_stacks_and_lies_face_up() -> None:
    table = taking()
    assert table.moves(0) == [f"skill {skill}" for skill in SKILLS]
    table.play(0, "skill purse")
    assert table.view(1)["skills"]["purse"] == SKILL_COPIES - 1
    row = table.row(0, viewer=1)
    assert (row["skills"], row["used_skills"]) == (["purse"], [])


@pytest.mark.rule("SL-FLP-2")
def test_a_seat_has_each_type_once() -> None:
    table = start().skills(0, " ".join(SKILLS[1:])).hand(0, "card-26 card-1").own(0, gold=50)
    table.play(0, "play card-26", "next 0")
    assert table.moves(0) == ["skill orange-3"]
    table.play(0, "skill orange-3").answer_last("after")
    assert table.row(0)["skills"] == list(SKILLS)


@pytest.mark.rule("SL-FLP-3")
def test_a_skill_that_is_not_there_cannot_be_taken() -> None:
    table = start().hand(0, "card-26 card-1").own(0, gold=50, diamond=0)
    table.state.skills[SKILLS.index("jewel")] = 0
    table.skills(0, "purse").play(0, "play card-26", "next 0")
    assert set(SKILLS) - {move.split()[1] for move in table.moves(0)} == {"jewel", "purse"}


@pytest.mark.rule("SL-FLP-3")
def test_without_a_type_to_take_the_bonus_is_lost() -> None:
    table = start().hand(0, "card-26 card-1").own(0, gold=50, diamond=0, cake=0)
    table.skills(0, " ".join(SKILLS)).play(0, "play card-26", "next 0")
    assert table.question() == "after"
    assert table.number(0, "vp") == 1


@pytest.mark.rule("SL-FLP-4", "SL-FLP-5", "SL-SKL-9")
def test_a_skill_is_used_once_in_a_round_as_the_action_of_a_turn() -> None:
    table = start().skills(0, "purse jewel").own(0, gold=0)
    table.play(0, "flip purse")
    assert table.number(0, "gold") == 8
    assert table.row(0, viewer=1)["used_skills"] == ["purse"]
    # The action of this turn is done: only free actions are left.
    assert table.question() == "after"
    assert not table.verbs(0) & {"use", "play", "flip", "end-round"}
    next_turn(table)
    assert table.moves_of(0, "flip") == ["flip jewel"]


@pytest.mark.rule("SL-FLP-5", "SL-CLN-5")
def test_a_used_skill_is_ready_in_the_next_round() -> None:
    table = start().skills(0, "purse").play(0, "flip purse")
    next_turn(table).end_round(0).answer_last("turn")
    assert table.state.round == 2
    assert table.row(0)["used_skills"] == []
    if table.asked() == [1]:
        table.end_round(1)
    assert table.moves_of(0, "flip") == ["flip purse"]


@pytest.mark.rule("SL-FLP-6")
def test_other_skills_are_never_flipped() -> None:
    table = start().skills(0, " ".join(set(SKILLS) - set(FLIPS)))
    assert table.moves_of(0, "flip") == []
    table.skills(0, " ".join(FLIPS))
    assert table.moves_of(0, "flip") == [f"flip {skill}" for skill in FLIPS]


@pytest.mark.rule("SL-SKL-1", "SL-SKL-2", "SL-SKL-3")
@pytest.mark.parametrize(
    ("skill", "tracks"),
    [
        ("orange-3", ("terrain", "rabbits")),
        ("green-3", ("roads", "properties")),
        ("grey-3", ("workers", "industry")),
    ],
)
def test_three_steps_in_all_on_the_two_tracks_of_a_colour(skill: str, tracks: tuple[str, str]) -> None:
    table = taking().play(0, f"skill {skill}")
    one, other = tracks
    assert table.moves(0) == [f"advance {one}", f"advance {other}", "stop"]
    table.play(0, f"advance {one}", f"advance {other}", f"advance {other}").answer_last("after")
    assert (table.number(0, f"track-{one}"), table.number(0, f"track-{other}")) == (1, 2)
    # Once, when it is taken: it is no ability of later rounds.
    before = [table.number(0, f"track-{track}") for track in tracks]
    next_turn(table).end_round(0).answer_last("turn")
    assert [table.number(0, f"track-{track}") for track in tracks] == before


def points_at_the_end(table: Placed, who: int = 0) -> int:
    """The victory points of the skills when a seat ends its round."""
    table.play(who, "end-round")
    return table.points_from("skill", "upgrade")


@pytest.mark.rule("SL-SKL-4")
@pytest.mark.parametrize(
    ("workers", "points"),
    [((0, 1, 1), 0), ((1, 1, 1), 6), ((1, 3, 2), 6), ((2, 2, 2), 12), ((2, 3, 3), 12), ((3, 3, 3), 24)],
)
def test_columns_rewards_equal_columns(workers: tuple[int, int, int], points: int) -> None:
    table = start().skills(0, "columns")
    cards = ("card-1 card-2 card-3", "card-9 card-10 card-11", "card-16 card-17 card-18")
    for industry, own, number in zip(("farming", "forestry", "mining"), cards, workers, strict=True):
        table.employed(0, industry, " ".join(own.split()[:number]))
    assert points_at_the_end(table) == points


@pytest.mark.rule("SL-SKL-5")
@pytest.mark.parametrize(("food", "points"), [(2, 0), (3, 3), (5, 3), (6, 5), (8, 5), (9, 7), (12, 7)])
def test_food_rewards_food_steps(food: int, points: int) -> None:
    assert points_at_the_end(start().skills(0, "food").own(0, food=food)) == points


@pytest.mark.rule("SL-SKL-6")
@pytest.mark.parametrize(
    ("cart", "locomotive", "gained", "points"),
    # Symbols: 1 on step 3, 1 on 5, 2 on 7, 2 on 9, 2 on 11.
    [(3, 0, 1, 0), (5, 0, 2, 3), (3, 3, 2, 3), (7, 0, 4, 5), (9, 0, 6, 7), (7, 7, 8, 10), (11, 7, 12, 10)],
)
def test_industry_points_rewards_those_of_this_end(
    cart: int, locomotive: int, gained: int, points: int
) -> None:
    table = start().skills(0, "industry-points").own(0, cart=cart, locomotive=locomotive)
    table.own(0, has_locomotive=1, industry_points=20)
    assert points_at_the_end(table) == points
    assert table.number(0, "industry-points") == 20 + gained


@pytest.mark.rule("SL-SKL-6", "SL-END-1")
def test_industry_points_of_an_earlier_end_do_not_count_again() -> None:
    table = start(players=3).skills(1, "industry-points")
    for seat in range(3):
        # Two symbols a round for the seat with the skill; its neighbours gain more.
        table.own(seat, cart=5 if seat == 1 else 9, vp=0)
    for number in range(1, 4):
        for _ in range(3):
            table.answer_last("turn").end_round(table.asked()[0])
        assert (table.number(1, "industry-points"), table.number(1, "vp")) == (2 * number, 3 * number)


@pytest.mark.rule("SL-SKL-7")
def test_harvest_gives_one_of_each_and_one_more() -> None:
    table = start().skills(0, "harvest")
    before = table.sheet(0)
    table.play(0, "flip harvest")
    assert table.moves(0) == ["gain 0 0 1", "gain 0 1 0", "gain 1 0 0"]
    table.play(0, "gain 0 1 0")
    assert table.gained(before, 0) == {"wheat": 1, "wood": 2, "iron": 1, "used-skills": 1 << 6}


@pytest.mark.rule("SL-SKL-8")
def test_jewel_gives_a_diamond() -> None:
    table = start().skills(0, "jewel").own(0, diamond=0).play(0, "flip jewel")
    assert table.number(0, "diamond") == 1


@pytest.mark.rule("SL-SKL-10")
def test_builder_rewards_every_property_the_tower_too() -> None:
    table = start().skills(0, "builder").own(0, wood=50, gold=50, iron=50, vp=0)
    table.play(0, "use property").answer_last("take-piece")
    table.play(0, "take farming-shop", "put d5", "raise gold")
    assert table.number(0, "vp") == 2
    table.play(0, "take lab", "put d6", "raise gold")
    assert table.number(0, "vp") == 4
    next_turn(table).own(0, wonders=1, iron_production=9, wheat_production=9, wood_production=9)
    table.play(0, "tower e6")
    assert table.number(0, "vp") == 6


@pytest.mark.rule("SL-SKL-11")
def test_rabbit_keeper_rewards_every_rabbit() -> None:
    table = start().skills(0, "rabbit-keeper").land(0, d5="tent", d6="house")
    table.own(0, wheat=9, food=5, vp=0).play(0, "use rabbit").answer_last("place-rabbit")
    table.play(0, "rabbit d6")
    assert table.number(0, "vp") == 3


@pytest.mark.rule("SL-SKL-12")
def test_foreman_rewards_every_industry_bonus() -> None:
    table = start().skills(0, "foreman").hand(0, "card-109 card-2")
    table.own(0, gold=30, wheat=9, brownie=0, diamond=0, vp=0).employed(0, "farming", "card-62")
    table.play(0, "play card-109", "bonus farming")
    assert table.number(0, "vp") == 3
    table.play(0, "accept")
    assert table.number(0, "vp") == 6


@pytest.mark.rule("SL-SKL-10", "SL-SKL-12")
def test_an_ability_answers_only_what_comes_after_it() -> None:
    # The skill that rewards properties is the bonus of the third house, when both properties stand.
    table = start("nata-pastel").own(0, wood=50, gold=50, iron=50, houses=2, vp=0, diamond=0)
    table.play(0, "use property").answer_last("take-piece")
    table.play(0, "take house", "put d5", "raise gold", "take tent", "put d6", "raise gold")
    assert table.question() == "take-skill"
    table.play(0, "skill builder")
    assert table.number(0, "vp") == 0
    next_turn(table).skills(0, "builder foreman").hand(0, "card-109 card-2").own(0, gold=30)
    table.play(0, "play card-109", "bonus mining")
    assert table.number(0, "vp") == 3


@pytest.mark.rule("SL-SKL-4", "SL-SKL-5", "SL-SKL-6", "SL-END-6")
def test_end_of_round_skills_score_in_every_round() -> None:
    table = start().cities(0, 1).skills(0, "food columns").own(0, food=6, vp=0)
    table.end_round(0).end_round(1).answer_last("turn")
    assert table.number(0, "vp") == 5
    if table.asked() == [1]:
        table.end_round(1)
    table.play(0, "end-round")
    assert table.number(0, "vp") == 10
