"""The same deed told in any order is understood, and the record keeps the one way the engine tells it."""

from __future__ import annotations

import random

import pytest

import artel
from artel.kernel.game import Refused, legal_moves, play
from tests.games.keyflower.positions import GAME, Table, auction, extending, lot, season_start, seat, tile
from tests.games.keyflower.positions import offering as offering_line

FIVE = "red*2 blue*2 yellow*2"


class Teller:
    """Tells lines at a table as a driver does, and keeps the moves that stand."""

    def __init__(self, table: Table, who: int = 0) -> None:
        self.who = who
        self.states = [table.state]
        self.lines: list[str] = []

    @property
    def table(self) -> Table:
        return Table(self.states[-1])

    def tell(self, *lines: str) -> Teller:
        for line in lines:
            told = GAME.understand(self.states[-1], self.who, line)
            if told.back:
                del self.states[-told.back :], self.lines[-told.back :]
            for move in told.moves:
                after = self.states[-1].clone()
                assert move in legal_moves(after, self.who)
                play(after, self.who, move)
                self.states.append(after)
                self.lines.append(GAME.verbs.text(move))
        return self


def three_beaten(workers: str = "red*3") -> Table:
    lots = [
        lot("alehouse", {0: "red*2", 1: "red*3"}),
        lot("key-mine", {0: "red", 1: "red*2"}),
        lot("peddler", {0: "red", 1: "red*2"}),
        lot("keywood", {1: "red*3"}),
    ]
    return auction(seat(workers), seat(), lots=lots)


def mixing(workers: str = FIVE) -> Table:
    """Seat 0 has boat 4b; a beaten red bid lies on the alehouse, a blue one on the key mine."""
    lots = [
        lot("alehouse", {0: "red", 1: "red*3"}),
        lot("key-mine", {0: "blue", 1: "blue*2"}),
        lot("keywood", workers="green"),
    ]
    boat = tile("summer-boat-4", 0, -1, side="back")
    return auction(seat(workers, tile("home-1"), boat), seat(), lots=lots)


ORDERED = ["lift alehouse", "lift key-mine", "lift peddler"]


@pytest.mark.rule("KF-BID-12")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_bids_are_lifted_in_any_order(order: tuple[int, ...]) -> None:
    teller = Teller(three_beaten()).tell(*[ORDERED[n] for n in order])
    assert teller.lines == ORDERED
    teller.tell("bid keywood red 0")
    assert teller.table.bids("keywood") == {0: "red*4", 1: "red*3"}


@pytest.mark.rule("KF-BID-12")
def test_a_lift_is_put_back_inside_the_turn() -> None:
    teller = Teller(three_beaten()).tell(*ORDERED, "put-back key-mine")
    assert teller.lines == ["lift alehouse", "lift peddler"]
    assert teller.tell("put-back peddler", "PUT-BACK Alehouse").lines == []
    assert "pass" in teller.table.moves(0)


@pytest.mark.rule("KF-BID-10")
def test_only_what_is_lifted_is_put_back() -> None:
    teller = Teller(three_beaten()).tell("lift key-mine")
    with pytest.raises(Refused) as caught:
        teller.tell("put-back alehouse")
    assert (caught.value.refusal.rule, caught.value.refusal.kind) == ("KF-BID-10", "not-lifted")
    assert "put-back key-mine" in GAME.possible(teller.states[-1], 0)
    assert teller.lines == ["lift key-mine"]


@pytest.mark.rule("KF-SBOAT-22")
def test_workers_are_added_before_or_after_a_lift() -> None:
    before = Teller(mixing()).tell("add blue 1", "lift alehouse", "use keywood yellow 1")
    after = Teller(mixing()).tell("lift alehouse", "add blue 1", "use keywood yellow 1")
    assert before.lines == after.lines == ["lift alehouse", "add blue 1", "use keywood yellow 1"]
    assert GAME.digest(before.states[-1]) == GAME.digest(after.states[-1])


@pytest.mark.rule("KF-SBOAT-22")
def test_a_use_may_name_any_of_its_colours() -> None:
    teller = Teller(mixing()).tell("add red 1", "use keywood blue 1")
    assert teller.lines == ["add blue 1", "use keywood red 1"]
    assert Teller(mixing()).tell("add blue 1", "add blue 1", "use keywood red 1").lines == [
        "add blue 2",
        "use keywood red 1",
    ]


@pytest.mark.rule("KF-SBOAT-22")
def test_a_use_by_lifted_bids_alone_may_name_either_colour() -> None:
    teller = Teller(mixing()).tell("lift key-mine", "lift alehouse", "use keywood red 0")
    assert teller.lines == ["lift alehouse", "lift key-mine", "use keywood blue 0"]


@pytest.mark.rule("KF-SEASON-10")
@pytest.mark.parametrize("line", ["offer windmill jeweller", "offer Jeweller none windmill"])
def test_winter_tiles_are_offered_in_any_order_and_without_padding(line: str) -> None:
    table = season_start(
        seat(winter="jeweller windmill scribes"), seat(winter="apothecary"), season="winter"
    ).chance()
    assert table.question() == "offer-tiles"
    told = Teller(table).tell(line)
    assert told.lines in ([offering_line("jeweller windmill")], [offering_line("windmill jeweller")])
    assert Teller(table).tell("offer scribes").lines == ["offer scribes none none"]
    with pytest.raises(Refused, match="offered-twice"):
        Teller(table).tell("offer windmill windmill")


@pytest.mark.rule("KF-EXTEND-1")
def test_a_tile_is_placed_by_any_neighbour_and_any_equal_turn() -> None:
    """Everything legal is also understood by every other name, and by no other place."""
    rows = [tile("home-1"), tile("keywood", 0, -1), tile("alehouse", 1, -1)]
    table = extending(seat("", *rows, to_place="flipper workshop"), seat(), season="winter")
    legal = set(table.moves(0))
    names: dict[str, set[str]] = {line: set() for line in legal}
    for word in ("flipper", "workshop"):
        for beside in ("home-1", "keywood", "alehouse"):
            for direction in ("top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left"):
                for turn in range(6):
                    line = f"place {word} {beside} {direction} {turn}"
                    try:
                        told = GAME.understand(table.state, 0, line)
                    except Refused:
                        assert line not in legal
                        continue
                    (move,) = told.moves
                    names[GAME.verbs.text(move)].add(line)
    assert all(line in told for line, told in names.items())
    # A boat looks the same turned half round; a site between two tiles is named by both.
    assert all(len(told) >= 2 for line, told in names.items() if "flipper" in line)
    assert {len(told) for line, told in names.items() if "workshop" in line} == {1, 2}


@pytest.mark.rule("KF-USE-4")
def test_too_few_workers_for_a_use_cite_the_rule_of_use() -> None:
    table = auction(seat("red"), seat(), lots=[lot("keywood"), lot("alehouse", workers="red")])
    assert table.why_not(0, "use keywood red 2") == "KF-USE-4"
    assert table.why_not(0, "use keywood blue 1") == "KF-USE-4"
    assert table.why_not(0, "use keywood red 0") == "KF-USE-2"
    assert table.why_not(0, "use alehouse red 1") == "KF-USE-14"
    assert table.why_not(0, "bid keywood red 2") == "KF-BID-2"
    assert table.why_not(0, "bid keywood red 0") == "KF-BID-1"


@pytest.mark.rule("KF-SBOAT-22")
def test_mixing_colours_cites_boat_4b() -> None:
    lots = [
        lot("alehouse", {0: "red", 1: "red*3"}),
        lot("key-mine", {0: "blue", 1: "blue*2"}),
        lot("keywood", workers="red"),
    ]
    table = auction(seat(FIVE), seat(), lots=lots)
    assert table.why_not(0, "add red 1") == "KF-SBOAT-22"
    table.play(0, "lift alehouse")
    assert table.why_not(0, "lift key-mine") == "KF-SBOAT-22"
    assert table.why_not(0, "use keywood blue 1") == "KF-SBOAT-22"


@pytest.mark.rule("KF-SBOAT-25")
def test_mixing_colours_on_a_fresh_tile_cites_what_boat_4b_leaves_out() -> None:
    table = mixing().play(0, "lift alehouse")
    assert table.why_not(0, "use home-1 blue 1") == "KF-SBOAT-25"
    assert table.why_not(0, "use key-mine yellow 1") is None


@pytest.mark.rule("KF-USE-3")
def test_the_colour_of_the_bids_binds_those_who_use_a_lot() -> None:
    table = auction(seat("blue"), seat(), lots=[lot("keywood", {1: "red"}), lot("alehouse", workers="red")])
    assert table.why_not(0, "use keywood blue 1") == "KF-USE-3"
    assert table.why_not(0, "use alehouse blue 1") == "KF-USE-5"


def test_a_refused_line_suggests_what_is_possible_now() -> None:
    table = auction(seat("red*5"), seat(), lots=[lot("alehouse", {1: "red*2"})])
    with pytest.raises(Refused) as caught:
        GAME.understand(table.state, 0, "bid alehouse red 2")
    assert caught.value.nearest[0] == "bid alehouse red 3"


def test_whole_games_told_backwards_are_the_same_games() -> None:
    """Every run of lifts is told in another order; history and state are those of the ordered telling."""
    turned = 0
    for seed in range(40):
        chance = random.Random(f"telling {seed}")
        ordered = artel.new("keyflower", players=6, seed=seed)
        shuffled = artel.new("keyflower", players=6, seed=seed)
        while not ordered.over:
            lifts, last = chosen_turn(ordered, chance)
            if all(GAME.possible(shuffled.state, shuffled.seat or 0).count(line) for line in lifts):
                turned += len(lifts) > 1
                lifts.reverse()
            for line in lifts:
                shuffled.play(line.upper())
            shuffled.play(last)
            assert shuffled.history == ordered.history
        assert GAME.digest(shuffled.state) == GAME.digest(ordered.state)
        assert shuffled.record().text() == ordered.record().text()
    assert turned > 5, turned


def chosen_turn(game: artel.Play, chance: random.Random) -> tuple[list[str], str]:
    """Play one turn that lifts and bids where it can: its lifts in order, and the deed itself."""
    lifts: list[str] = []
    while True:
        moves = [str(move) for move in game.moves()]
        for words, often in (("lift ", 0.95 if lifts else 0.1), ("bid ", 0.95), (" red ", 0.8)):
            wanted = [line for line in moves if words in line]
            if wanted and chance.random() < often:
                moves = wanted
        # Small bids are beaten soonest.
        line = chance.choice([each for each in moves if each.endswith((" 0", " 1", " 2"))] or moves)
        game.play(line)
        if not line.startswith("lift "):
            return lifts, line
        lifts.append(line)
