"""Playing alone against Mio."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import AREAS
from tests.games.sweet_lands.house_edition import house
from tests.games.sweet_lands.placing import Placed, before_production, opening, start
from tests.games.sweet_lands.positions import GAME


def with_mio(card_a: int, card_b: int) -> Placed:
    """Round 1 with these cards of Mio's decks."""
    table = before_production(players=1).nature(f"mio {card_a}", f"mio {card_b}")
    return table.chance().answer_last("turn")


@pytest.mark.rule("SL-SOL-1")
def test_alone_the_table_is_set_up_as_for_two_without_milestones_and_scoring_tokens() -> None:
    alone = opening(1).chance().view(0)
    two = opening(2).chance().view(0)
    assert (alone["milestones"], alone["scoring"]) == ([], [])
    assert len(two["milestones"]) == 5
    assert alone["areas"] == two["areas"]
    assert len(alone["supports"]) == len(two["supports"]) == 5
    table = start(players=1).own(0, vp=99, gold_production=50)
    assert table.moves_of(0, "claim") == []


@pytest.mark.rule("SL-SOL-2")
def test_mio_has_two_decks_of_eight() -> None:
    table = before_production(players=1)
    eight = {f"mio {card}": 1 for card in range(1, 9)}
    assert table.chances() == eight
    table.nature("mio 3")
    # The other deck is whole; a card that was turned up does not come again.
    assert table.chances() == eight
    table.nature("mio 5").chance().play(0, "end-round").answer_last("mio")
    assert table.chances() == {move: 1 for move in eight if move != "mio 3"}
    table.nature("mio 1")
    assert table.chances() == {move: 1 for move in eight if move != "mio 5"}
    assert [len([row for row in house()["mio"] if row["deck"] == deck]) for deck in "ab"] == [8, 8]


@pytest.mark.rule("SL-SOL-3", "SL-SOL-4")
def test_mio_takes_the_first_free_space_of_open_areas() -> None:
    # A1: terrain, property, diamond. B1: food, an area that is not open yet, property.
    table = with_mio(1, 1)
    taken = {area: table.spaces(area) for area in AREAS if table.spaces(area)}
    assert taken == {"terrain": 1, "property": 2, "diamond": 1, "food": 1}
    # As if somebody had used them: the next space costs two or three cards.
    table.hand(0, "card-1 card-2 card-3 card-4").own(0, wheat=20)
    table.play(0, "use terrain", "discard card-1", "discard card-2").answer_last("turn")
    assert table.number(0, "hand") == 2
    # They stay taken the whole round and are free in the next.
    assert table.spaces("terrain") == 2
    table.play(0, "end-round").answer_last("mio")
    assert [table.spaces(area) for area in AREAS] == [0] * len(AREAS)


@pytest.mark.rule("SL-SOL-3")
def test_an_area_without_a_free_space_is_passed_over() -> None:
    # A2 and B4 both name the area for gold, which has one space.
    table = with_mio(2, 4)
    assert table.spaces("gold") == 1
    assert "use gold" not in table.hand(0, "card-1 card-2 card-3").moves(0)


@pytest.mark.rule("SL-SOL-3")
def test_mio_comes_before_the_production() -> None:
    table = before_production(players=1)
    gold = table.number(0, "gold")
    assert table.question() == "mio"
    table.nature("mio 1", "mio 1")
    assert table.number(0, "gold") > gold


@pytest.mark.rule("SL-SOL-3", "SL-SOL-11")
@pytest.mark.parametrize(("deck", "areas"), [("a", "terrain property diamond"), ("b", "food property")])
def test_one_of_the_decks_alone_may_be_agreed_on(deck: str, areas: str) -> None:
    table = before_production(players=1, mio=deck).nature("mio 1").chance()
    assert table.question() == "turn"
    assert {area for area in AREAS if table.spaces(area)} == set(areas.split())


@pytest.mark.rule("SL-SOL-5")
def test_the_seat_takes_its_turns_in_a_row() -> None:
    table = with_mio(1, 1).hand(0, "card-1 card-2 card-3 card-4")
    for area in ("gold", "disk"):
        table.play(0, f"use {area}", f"discard {table.cards(0)[0]}")
        assert (table.asked(), table.question()) == ([0], "turn")
    table.play(0, "end-round")
    assert table.question() == "move-support"


@pytest.mark.rule("SL-SOL-6", "SL-SOL-7")
def test_mio_follows_to_the_cell_that_was_left() -> None:
    table = start(players=1)
    assert table.view(0)["mio"]["support"] is None
    table.play(0, "end-round")
    assert table.moves(0) == ["support 2", "support 3", "support 4", "support 5"]
    table.play(0, "support 4")
    assert table.view(0)["mio"]["support"] == 1
    table.turn_of(0).play(0, "end-round")
    # Its own cell and Mio's are taken; then Mio comes to cell 4.
    assert table.moves(0) == ["support 2", "support 3", "support 5"]
    table.play(0, "support 2")
    assert table.view(0)["mio"]["support"] == 4
    table.turn_of(0).play(0, "end-round")
    assert table.moves(0) == ["support 1", "support 3", "support 5"]


@pytest.mark.rule("SL-SOL-8")
def test_mio_scores_nothing() -> None:
    table = start(players=1).round(5).play(0, "end-round")
    outcome = table.outcome()
    assert (len(outcome.scores), outcome.winners) == (1, [0])
    assert {reason.seat for reason in outcome.reasons} == {0}


@pytest.mark.rule("SL-SOL-9", "SL-SOL-10")
def test_the_two_titles_of_a_game_alone_stand_among_the_facts() -> None:
    facts = {str(row["id"]): row for row in GAME.facts()}
    assert facts["number-solo-targets"]["value"] == [250, 300]


@pytest.mark.rule("SL-FIN-30")
def test_the_two_marks_to_aim_for_with_others_stand_among_the_facts() -> None:
    facts = {str(row["id"]): row for row in GAME.facts()}
    assert facts["number-people-targets"]["value"] == [270, 320]
    assert facts["number-people-targets"]["provenance"] == {"value": "rulebook"}
