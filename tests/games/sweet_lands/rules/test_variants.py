"""The three variants: changing turn order, drafting, upgraded skills."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import SKILLS, UPGRADE_TOKENS
from tests.games.sweet_lands.placing import Placed, before_production, opening, start


def order_of_round(table: Placed) -> list[int]:
    """In which order the seats have their first turns, each doing next to nothing."""
    found: list[int] = []
    while len(found) < 3:
        who = table.asked()[0]
        found.append(who)
        act(table, who)
    return found


def act(table: Placed, who: int) -> None:
    """A turn that does not end the round."""
    table.own(who, disk=1).play(who, "use-disk diamond").answer_last("turn")


@pytest.mark.rule("SL-VAR-1", "SL-VAR-2")
@pytest.mark.parametrize(("option", "order"), [("changing", [2, 1, 0]), ("clockwise", [2, 0, 1])])
def test_seats_act_in_the_order_in_which_they_ended_the_round_before(option: str, order: list[int]) -> None:
    table = start(players=3, turn_order=option)
    assert table.asked() == [0]
    act(table, 0)
    assert table.asked() == [1]
    act(table, 1)
    # The third seat ends the round first, then the second, then the first.
    table.end_round(2)
    act(table, 0)
    table.end_round(1).end_round(0).answer_last("turn")
    assert order_of_round(table) == order
    assert table.view(0)["first"] == 2


@pytest.mark.rule("SL-VAR-2")
@pytest.mark.parametrize("option", ["changing", "clockwise"])
def test_round_one_goes_clockwise_from_the_first_player(option: str) -> None:
    table = opening(4, turn_order=option).nature("first 2").chance()
    assert table.state.order == [3, 4, 1, 2]


def drafting(players: int = 3) -> Placed:
    return before_production(players=players, drafting="yes").chance()


def cards_before(table: Placed, who: int) -> list[str]:
    """The cards a seat may pick from."""
    return [move.split()[1] for move in table.moves(who)]


@pytest.mark.rule("SL-VAR-3")
def test_everybody_keeps_one_of_six_cards_and_hands_the_rest_to_the_left() -> None:
    table = drafting()
    assert (table.question(), table.asked()) == ("pick", [0, 1, 2])
    packs = [cards_before(table, seat) for seat in range(3)]
    assert [len(pack) for pack in packs] == [6, 6, 6]
    assert len({card for pack in packs for card in pack}) == 18
    table.play(1, f"pick {packs[1][3]}")
    # Face down, and nothing is handed on until all have chosen.
    assert table.asked() == [0, 2]
    assert "picked" not in table.row(1, viewer=0)
    assert (table.row(1)["picked"], table.row(1, viewer=0)["chosen"]) == (packs[1][3], True)
    table.play(0, f"pick {packs[0][0]}").play(2, f"pick {packs[2][5]}")
    # Seat 1 sits to the left of seat 0.
    assert cards_before(table, 1) == packs[0][1:]
    assert cards_before(table, 0) == packs[2][:5]
    assert cards_before(table, 2) == [card for card in packs[1] if card != packs[1][3]]


@pytest.mark.rule("SL-VAR-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_goes_on_until_the_last_card_is_passed_and_kept(players: int) -> None:
    table = drafting(players)
    packs = [cards_before(table, seat) for seat in range(players)]
    kept: list[list[str]] = [[] for _ in range(players)]
    for pick in range(5):
        assert table.question() == "pick"
        for seat in range(players):
            lying = cards_before(table, seat)
            assert set(lying) <= set(packs[(seat - pick) % players])
            kept[seat].append(lying[pick % len(lying)])
            table.play(seat, f"pick {kept[seat][-1]}")
    # The last one of each pack comes without a question.
    for seat in range(players):
        own = packs[(seat - 5) % players]
        rest = [card for card in own if card not in [each for cards in kept for each in cards]]
        assert sorted(table.row(seat)["hand"]) == sorted([*kept[seat], *rest])
        assert table.row(seat)["hand_size"] == 6
    assert table.question() == "turn"


@pytest.mark.rule("SL-VAR-5")
def test_cards_beyond_the_six_are_drawn_after_the_draft() -> None:
    table = before_production("carmen-honey", players=2, drafting="yes").chance()
    assert table.question() == "pick"
    assert table.number(0, "hand") == 0
    while table.question() == "pick":
        for seat in range(2):
            table.play(seat, table.moves(seat)[0])
    # Carmen's two more cards, then she employs.
    assert (table.question(), table.asked()) == ("draw-card", [-1])
    assert table.row(0)["hand_size"] == 6
    table.chance()
    assert (table.question(), table.row(0)["hand_size"]) == ("hire-two", 8)


@pytest.mark.rule("SL-VAR-5")
def test_alone_a_seat_draws_its_six_cards() -> None:
    table = before_production(players=1, drafting="yes").chance()
    assert (table.question(), table.row(0)["hand_size"]) == ("turn", 6)


@pytest.mark.rule("SL-VAR-6")
@pytest.mark.parametrize(("players", "number"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_upgraded_skills_lie_open_before_characters_are_chosen(players: int, number: int) -> None:
    drawn: set[tuple[str, ...]] = set()
    for seed in range(6):
        table = opening(players, upgraded_skills="yes").chance(seed)
        assert table.question() == "choose-character"
        drawn.add(tuple(table.view(0)["upgrades"]))
    assert {len(set(each)) for each in drawn} == {number}
    assert len(drawn) > 1
    assert all(set(each) <= set(UPGRADE_TOKENS) for each in drawn)
    assert opening(players).chance().view(0)["upgrades"] == []


def taking(diamonds: int, upgrades: str) -> Placed:
    """A seat takes a skill, with so many diamonds and these upgraded ones on the table."""
    table = start(upgraded_skills="yes").tokens(upgrades=upgrades).hand(0, "card-26 card-1 card-2")
    return table.own(0, gold=50, diamond=diamonds)


@pytest.mark.rule("SL-VAR-7", "SL-VAR-8")
def test_an_upgraded_skill_is_taken_instead_for_a_diamond_and_gone() -> None:
    table = taking(1, "host mint").play(0, "play card-26", "next 0")
    plain = [f"skill {skill}" for skill in SKILLS]
    assert table.moves(0) == [*plain, "skill up-mint", "skill up-host"]
    table.play(0, "skill up-host")
    assert (table.number(0, "diamond"), table.row(0)["skills"]) == (0, [])
    assert table.row(0, viewer=1)["upgrades"] == ["up-host"]
    assert table.view(1)["upgrades"] == ["up-mint"]
    # Without a diamond only plain ones are there.
    table = taking(0, "host mint").play(0, "play card-26", "next 0")
    assert table.moves(0) == plain


def test_views_moves_and_sentences_call_an_upgraded_skill_by_one_name() -> None:
    table = opening(upgraded_skills="yes").chance()
    drawn = [line["skill"] for line in table.log("upgrade-in-play")]
    assert sorted(drawn) == sorted(table.view(0)["upgrades"])
    table = taking(1, "goldsmith guild").play(0, "play card-26", "next 0")
    beside = table.view(1)["upgrades"]
    assert [move for move in table.moves(0) if "up-" in move] == [f"skill {token}" for token in beside]
    table.play(0, "skill up-guild").nature("draw card-16")
    assert table.log("skill-taken")[-1]["skill"] in table.row(0, viewer=1)["upgrades"]
    table = start(upgraded_skills="yes").skills(0, "up-goldsmith").play(0, "flip up-goldsmith")
    assert table.row(0, viewer=1)["used_upgrades"] == ["up-goldsmith"]


@pytest.mark.rule("SL-VAR-7")
def test_nobody_need_spend_the_diamond() -> None:
    table = taking(1, "mint").skills(0, " ".join(SKILLS)).play(0, "play card-26", "next 0")
    assert table.moves(0) == ["skill up-mint", "decline"]
    table.play(0, "decline").answer_last("turn")
    assert (table.number(0, "diamond"), table.row(0)["upgrades"]) == (1, [])
    assert table.view(1)["upgrades"] == ["up-mint"]
