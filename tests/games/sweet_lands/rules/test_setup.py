"""Before the first round."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import CHARACTERS, MILESTONES, SKILLS, TRACKS
from tests.games.sweet_lands.positions import Table, at_turn, opening


def chosen(players: int = 2, first: int = 0, **options: str) -> Table:
    """Everybody has chosen a character; support cells are next."""
    table = opening(players, **options).nature(f"first {first}").chance()
    while table.question() != "choose-support":
        who = table.asked()[0]
        table.play(who, table.moves(who)[0])
    return table


@pytest.mark.rule("SL-SET-1")
def test_extra_boards_come_with_the_third_and_the_fourth_seat() -> None:
    of_three = {"use big-gold", "use copy-basic"}
    for players, offered in ((2, set()), (3, of_three), (4, of_three | {"use copy-any"})):
        table = at_turn(players=players).own(0, gold=10)
        extra = {"use big-gold", "use copy-basic", "use copy-any"}
        assert set(table.moves(0)) & extra == offered
    alone, pair = at_turn(players=1).view(0)["areas"], at_turn(players=2).view(0)["areas"]
    assert alone == pair


@pytest.mark.rule("SL-SET-2")
def test_five_of_six_milestones_are_drawn_each_with_a_side() -> None:
    table = opening().nature("first 0")
    assert table.chances() == {f"reveal-milestone {name}": 1 for name in MILESTONES}
    table.nature("reveal-milestone m3b")
    assert not {"reveal-milestone m3a", "reveal-milestone m3b"} & set(table.chances())
    for token in (1, 2, 4, 5):
        assert table.question() == "draw-milestone"
        table.nature(f"reveal-milestone m{token}a")
    assert table.question() != "draw-milestone"
    assert table.view(1)["milestones"] == ["m1a", "m2a", "m3b", "m4a", "m5a"]


@pytest.mark.rule("SL-SET-3")
def test_two_scoring_tokens_are_drawn_and_lie_open() -> None:
    table = opening().nature("first 0")
    while table.question() != "draw-scoring":
        table.nature(table.moves(-1)[0])
    assert set(table.chances().values()) == {1}
    table.nature("reveal-scoring border")
    assert "reveal-scoring border" not in table.chances()
    table.nature("reveal-scoring employed")
    assert table.question() != "draw-scoring"
    assert table.view(0)["scoring"] == ["employed", "border"]


@pytest.mark.rule("SL-SET-4")
def test_skills_lie_open_in_twelve_stacks() -> None:
    table = chosen()
    assert table.view(0)["skills"] == table.view(1)["skills"] == dict.fromkeys(SKILLS, 3)
    table.effect(0, "skill 1")
    assert len(table.moves(0)) == 12


@pytest.mark.rule("SL-SET-5")
def test_all_worker_cards_are_one_hidden_deck() -> None:
    table = chosen()
    assert len(table.cards_in("deck")) == 207
    assert table.view(0)["deck"] == 207
    table.play(1, "support 1").play(0, "support 2").chance()
    table.effect(0, "cards 1")
    assert table.chances() == {f"draw {card}": 1 for card in table.cards_in("deck")}


@pytest.mark.rule("SL-SET-6")
def test_two_extra_areas_wait_for_round_2_and_two_for_round_3() -> None:
    rules = opening().rules
    assert sorted(rules.area_round[14:]) == [1, 2, 2, 3, 3]
    assert set(rules.area_round[:14]) == {1}


@pytest.mark.rule("SL-SET-7")
def test_the_round_marker_starts_on_1() -> None:
    table = chosen()
    while table.question() == "choose-support":
        table.play(table.asked()[0], table.moves(table.asked()[0])[0])
    assert table.view(0)["round"] == 1


@pytest.mark.parametrize(
    ("players", "normal", "for_round"),
    [
        pytest.param(1, 8, 2, marks=pytest.mark.rule("SL-SET-8")),
        pytest.param(2, 8, 2, marks=pytest.mark.rule("SL-SET-8")),
        pytest.param(3, 9, 3, marks=pytest.mark.rule("SL-SET-9")),
        pytest.param(4, 11, 3, marks=pytest.mark.rule("SL-SET-10")),
    ],
)
def test_support_tokens_by_the_number_of_seats(players: int, normal: int, for_round: int) -> None:
    table = opening(players).nature("first 0").chance()
    tokens = [str(token) for cell in table.view(0)["supports"] for token in cell]
    assert len([token for token in tokens if token.startswith("n")]) == normal
    assert len([token for token in tokens if token.startswith("r-")]) == for_round
    assert len(set(tokens)) == normal + for_round


@pytest.mark.rule("SL-SET-11")
def test_the_first_player_is_drawn_by_lot() -> None:
    table = opening(3)
    assert table.chances() == {"first 0": 1, "first 1": 1, "first 2": 1}
    assert table.nature("first 2").view(0)["first"] == 2


@pytest.mark.rule("SL-SET-12")
def test_characters_are_chosen_counter_clockwise_and_the_first_player_is_last() -> None:
    table = opening(4, domains="choose").nature("first 2").chance()
    for who in (1, 0, 3, 2):
        for question in ("choose-character", "choose-domain"):
            assert (table.asked(), table.question()) == ([who], question)
            table.play(who, table.moves(who)[0])
    assert table.question() == "choose-support"


@pytest.mark.rule("SL-SET-13")
def test_the_other_side_of_a_board_cannot_be_chosen_any_more() -> None:
    table = opening().nature("first 0").chance()
    assert [f"choose-character {name}" for name in CHARACTERS] == table.moves(1)
    table.play(1, "choose-character elise-tea-rose")
    gone = {"choose-character che-lotus", "choose-character elise-tea-rose"}
    assert not gone & set(table.moves(0))
    assert len(table.moves(0)) == 12


@pytest.mark.rule("SL-SET-14")
def test_any_number_of_seats_may_play_on_side_a() -> None:
    table = opening(4, domains="choose").nature("first 0").chance()
    table.play(3, "choose-character che-lotus", "choose-domain a")
    table.play(2, "choose-character nata-pastel", "choose-domain b2")
    table.play(1, "choose-character laila-coral")
    assert table.moves(1) == [f"choose-domain {name}" for name in ("a", "b1", "b3", "b4")]
    table.play(1, "choose-domain a").play(0, "choose-character elsa-skyr", "choose-domain a")
    assert [row["domain"] for row in table.view(0)["seats"]] == ["a", "a", "b2", "a"]
    pictures = [tuple(map(tuple, domain.map)) for domain in table.rules.printed.domains]
    assert len(set(pictures)) == 5


@pytest.mark.rule("SL-SET-15")
def test_without_a_choice_everybody_plays_on_side_a() -> None:
    table = opening(3).nature("first 0").chance()
    for who in (2, 1, 0):
        assert table.question() == "choose-character"
        table.play(who, table.moves(who)[0])
    assert table.question() == "choose-support"
    assert [row["domain"] for row in table.view(0)["seats"]] == ["a", "a", "a"]


@pytest.mark.rule("SL-SET-16", "SL-SET-17", "SL-SET-18", "SL-SET-22", "SL-SET-23")
def test_a_seat_starts_with_all_pieces_on_its_boards_and_all_markers_at_the_beginning() -> None:
    table = chosen()
    pieces = ("tents", "houses", "buildings", "shops", "labs", "tower", "rabbits")
    markers = ("cart", "has-locomotive", "locomotive", "food", "discount")
    points = ("city-points", "industry-points", "vp")
    tracks = tuple(f"track-{track}" for track in TRACKS)
    for who in (0, 1):
        assert table.cells(who) == {}
        assert {table.number(who, name) for name in (*pieces, *markers, *points, *tracks)} == {0}
    table.effect(0, "industry 1")
    assert table.moves_of(0, "drive") == ["drive cart"]


@pytest.mark.rule("SL-SET-19", "SL-SET-20")
def test_a_character_names_resources_and_productions_at_the_start() -> None:
    table = opening().nature("first 0").chance()
    table.play(1, "choose-character gretel-stollen").play(0, "choose-character elina-macaron")
    for who, name in ((0, "elina-macaron"), (1, "gretel-stollen")):
        row = table.rules.printed.characters[CHARACTERS.index(name)]
        goods = ("gold", "wheat", "wood", "iron")
        assert [table.number(who, good) for good in (*goods, "diamond")] == row.start
        assert [table.number(who, f"{good}-production") for good in goods] == row.production[:4]
        assert min(row.production[:4]) > 0


@pytest.mark.rule("SL-SET-21")
def test_production_has_no_upper_limit() -> None:
    table = at_turn().own(0, gold_production=49, iron_production=98)
    table.effect(0, "gold-production 7 + iron-production 9")
    assert (table.number(0, "gold-production"), table.number(0, "iron-production")) == (56, 107)


@pytest.mark.rule("SL-SET-24")
def test_support_pieces_go_counter_clockwise_to_free_cells_at_last() -> None:
    table = chosen(3, first=1)
    assert all(row["character"] for row in table.view(0)["seats"])
    for who, place in ((0, 4), (2, 1), (1, 6)):
        assert (table.asked(), table.question()) == ([who], "choose-support")
        assert f"support {place}" in table.moves(who)
        table.play(who, f"support {place}")
    taken = [table.number(who, "support") for who in range(3)]
    assert taken == [4, 6, 1]


@pytest.mark.rule("SL-SET-24")
def test_a_support_cell_with_a_piece_is_not_free() -> None:
    table = chosen()
    assert table.moves(1) == [f"support {place}" for place in range(1, 6)]
    table.play(1, "support 3")
    assert table.moves(0) == ["support 1", "support 2", "support 4", "support 5"]
