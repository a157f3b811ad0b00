"""Employment: columns, marks, limits."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.moves import EMPLOY, PLAY
from artel.games.sweet_lands.words import INDUSTRIES
from artel.kernel.game import NATURE, Rng, deciders, legal_moves, play, play_nature
from tests.games.sweet_lands.placing import cards_with, start

PIECES = {"farming": "tents", "forestry": "houses", "mining": "buildings"}


@pytest.mark.rule("SL-EMP-1", "SL-EMP-5")
def test_a_worker_goes_under_the_lowest_card_of_its_column() -> None:
    table = start().hand(0, "card-1 card-2 card-3").own(0, gold=50, diamond=5, tents=2)
    table.play(0, "play card-1", "employ farming", "done").play(1, "end-round", "support 3")
    table.play(0, "play card-2")
    assert table.moves(0) == ["employ farming", "decline"]
    table.play(0, "employ farming")
    columns = table.row(0, viewer=1)["columns"]
    assert columns == {"farming": ["card-1", "card-2"], "forestry": [], "mining": []}


@pytest.mark.rule("SL-EMP-2")
def test_a_mark_of_any_industry_fits_every_column_with_room() -> None:
    worker = cards_with("any")[0]
    table = start().hand(0, f"{worker} card-1").own(0, gold=50, wheat=9, wood=9, iron=9, diamond=1)
    table.employed(0, "forestry", cards_with("forestry")[0])
    table.play(0, f"play {worker}").answer_last("employ")
    assert table.moves(0) == ["employ farming", "employ mining", "decline"]
    table.play(0, "employ mining")
    assert table.row(0)["columns"]["mining"] == [worker]


@pytest.mark.rule("SL-EMP-2", "SL-EMP-4", "SL-EMP-5")
@pytest.mark.parametrize("roomy", INDUSTRIES)
@pytest.mark.parametrize("from_hand", [False, True])
def test_each_column_keeps_its_own_limit_for_a_worker_of_any_industry(roomy: str, from_hand: bool) -> None:
    # Every column has a worker; two properties make room for a second in one of them.
    worker = cards_with("any")[0]
    table = start(players=3).hand(1, f"{worker} card-26").own(1, **{PIECES[roomy]: 2})
    table.own(1, gold=50, wheat=9, wood=9, iron=9, diamond=1)
    for industry in INDUSTRIES:
        table.employed(1, industry, cards_with(industry)[1])
        # What others have built makes no room.
        table.own(0, **{PIECES[industry]: 4}).own(2, **{PIECES[industry]: 4})
    if from_hand:
        table.pile("").effect(1, "employ 1")
        assert table.moves(1) == [f"hire {worker} {roomy}", "decline"]
    else:
        table.turn_of(1).play(1, f"play {worker}").answer_last("employ")
        assert table.moves(1) == [f"employ {roomy}", "decline"]


@pytest.mark.rule("SL-EMP-3")
def test_a_worker_without_a_mark_is_not_employed() -> None:
    table = start().hand(0, "card-28 card-1").own(0, gold=50, wheat=9, diamond=5)
    table.play(0, "play card-28")
    assert table.question() == "after"


@pytest.mark.rule("SL-EMP-4", "SL-EMP-5", "SL-EMP-6", "SL-EMP-7")
@pytest.mark.parametrize("industry", INDUSTRIES)
@pytest.mark.parametrize(("pieces", "limit"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_two_and_four_properties_of_its_industry_raise_the_limit_of_a_column(
    industry: str, pieces: int, limit: int
) -> None:
    workers = cards_with(industry)
    worker = {"farming": "card-1", "forestry": "card-67", "mining": "card-20"}[industry]
    others = [card for card in workers if card != worker]
    for employed in range(4):
        table = start().hand(0, f"{worker} card-25").own(0, gold=50, diamond=5, shops=3)
        # Properties of the other two industries and shops change nothing.
        table.own(0, tents=5, houses=5, buildings=5).own(0, **{PIECES[industry]: pieces})
        table.employed(0, industry, " ".join(others[:employed]))
        table.play(0, f"play {worker}").answer_last("employ", "after")
        assert (table.question() == "employ") == (employed < limit)


@pytest.mark.rule("SL-EMP-8", "SL-EMP-9")
@pytest.mark.parametrize("seed", range(4))
def test_columns_only_grow_and_cards_before_a_seat_stay_there(seed: int) -> None:
    table = start(seed=seed, upgraded_skills="yes").own(0, gold=60, diamond=9).own(1, gold=60, diamond=9)
    rng = Rng(seed)
    state = table.state
    seen = [table.row(seat) for seat in range(2)]
    grown = 0
    while deciders(state):
        play_nature(state, rng)
        who = deciders(state)[0] if deciders(state) else NATURE
        if who == NATURE:
            break
        moves = legal_moves(state, who)
        # Whoever may employ somebody or play a card does, and otherwise whatever comes.
        moves = [move for move in moves if EMPLOY.has(move) or PLAY.has(move)] or moves
        play(state, who, moves[rng.below(len(moves))])
        for seat in range(2):
            row = table.row(seat)
            for industry in INDUSTRIES:
                before = seen[seat]["columns"][industry]
                assert row["columns"][industry][: len(before)] == before
                grown += len(row["columns"][industry]) - len(before)
            # What lies on the table was played before; only the card just played may leave for a column.
            settled = seen[seat]["table"][:]
            gone = [card for card in settled if card not in row["table"]]
            assert len(gone) <= 1
            if gone:
                assert table.log("employed")[-1]["card"] == gone[0]
            seen[seat] = row
    assert grown


@pytest.mark.rule("SL-EMP-9")
def test_who_was_not_employed_at_once_is_not_employed_later() -> None:
    table = start().hand(0, "card-1 card-125 card-2 card-9").own(0, gold=50, diamond=5)
    table.play(0, "play card-1", "decline", "done").play(1, "end-round", "support 3")
    # An effect that employs takes a worker out of the hand only.
    table.through(0, "play card-125")
    assert table.question() == "hire"
    hired = {move.split()[1] for move in table.moves_of(0, "hire")}
    assert {"card-2", "card-9"} <= hired
    assert not hired & {"card-1", "card-125"}


@pytest.mark.rule("SL-EMP-10")
def test_employed_workers_count_as_played_with_their_sweets() -> None:
    table = start().hand(0, "card-1 card-2").own(0, gold=2, diamond=1, cake=0)
    table.support(1, "r-cards").play(0, "play card-1", "employ farming")
    assert (table.number(0, "cake"), table.number(0, "played")) == (1, 1)
    table.answer_last("turn").end_round(1)
    points = table.number(0, "vp")
    table.play(0, "end-round")
    assert table.number(0, "vp") == points + 1


@pytest.mark.rule("SL-EMP-11")
def test_a_worker_employed_from_the_hand_is_not_played() -> None:
    table = start("sena-lokum").skills(0, "up-host").hand(0, "card-1 card-125 card-2")
    table.own(0, gold=6, diamond=0, gold_production=0, vp=0, cake=0)
    table.through(0, "play card-125", "hire card-1 farming")
    # Sena and the host answer the card that was played, and only that one; it costs nothing.
    assert (table.number(0, "gold-production"), table.number(0, "vp"), table.number(0, "gold")) == (1, 2, 0)
    assert (table.number(0, "played"), table.number(0, "cake")) == (2, 1)
    assert table.row(0)["columns"]["farming"] == ["card-1"]
    assert table.log("played") == [{"seat": 0, "card": "card-125"}]


@pytest.mark.rule("SL-EMP-4", "SL-EMP-11")
def test_employing_from_the_hand_keeps_the_limits() -> None:
    table = start().hand(0, "card-1 card-125 card-9 card-26").own(0, gold=6, diamond=0)
    table.employed(0, "farming", "card-3").through(0, "play card-125")
    hired = table.moves_of(0, "hire")
    assert not [move for move in hired if move.split()[2] == "farming"]
    assert "hire card-9 forestry" in hired
    assert not [move for move in hired if move.split()[1] == "card-26"]
    assert table.moves(0)[-1] == "decline"
