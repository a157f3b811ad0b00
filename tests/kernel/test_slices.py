"""A state declared once: its lists, its data, what each seat may know, its pieces, and dealing them anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from artel.kernel import hidden
from artel.kernel.forms import ANY_WIDTH, Bag, Derived, Form, Mark, Number, Row, SomeSeat, Total, Word
from artel.kernel.game import SPECTATOR, Rng
from artel.kernel.slices import EVERYTHING, HIDDEN, NUMBERS, OWN, TABLE, Slices, Slot, copies

KINDS = ("red", "blue", "green")
COUNTS = [4, 3, 2]
SLICES = Slices(
    [
        Slot("round", Number()),
        Slot("deck", Bag(KINDS), sight=HIDDEN, told="deck", pieces="cards", start=COUNTS),
        Slot("first", SomeSeat()),
        Slot("market", Bag(KINDS), pieces="cards"),
        Slot("phase", Word(("deal", "play"))),
        Slot("coins", Number(), by_seat=True, start=[5]),
        Slot("hand", Bag(KINDS), by_seat=True, sight=OWN, told="hand_size", pieces="cards"),
        Slot("hand_size", Total("hand"), by_seat=True),
        Slot("sealed", Word(KINDS, holds=True), by_seat=True, sight=OWN, told="chosen", pieces="cards"),
        Slot("shown", Bag(KINDS), by_seat=True, least_of="hand"),
        Slot("searched", Bag(KINDS), by_seat=True, sight=OWN, least_of="deck"),
        Slot("out", Mark(), by_seat=True),
        Slot("over", Mark()),
        Slot("track", Row(2, least=-1, blank=-1)),
    ]
)
PLAYERS = 3


def put(lists: list[list[int]], name: str, seat: int, *values: int) -> None:
    SLICES.put(lists, SLICES.named[name], seat, list(values))


def in_mid_game() -> list[list[int]]:
    """Seat 0 holds red and blue, seat 1 a green one and a red one face down, seat 2 nothing."""
    lists = SLICES.first(PLAYERS)
    put(lists, "deck", TABLE, 1, 1, 1)
    put(lists, "market", TABLE, 1, 1, 0)
    put(lists, "hand", 0, 1, 1, 0)
    put(lists, "hand", 1, 0, 0, 1)
    put(lists, "sealed", 1, 0)
    put(lists, "shown", 1, 0, 0, 1)
    put(lists, "searched", 0, 0, 1, 0)
    put(lists, "hand_size", 0, 2)
    put(lists, "hand_size", 1, 1)
    put(lists, "out", 2, 1)
    put(lists, "first", TABLE, 2)
    return lists


def data_of(lists: list[list[int]], viewer: int) -> dict[str, Any]:
    seats = [SLICES.seat_data(lists, seat, viewer) for seat in range(PLAYERS)]
    return {**SLICES.table_data(lists, viewer), "seats": seats}


def test_single_numbers_and_sets_of_seats_share_the_first_list() -> None:
    lists = in_mid_game()
    assert [SLICES.list_of(name) for name in ("round", "first", "phase", "out", "over")] == [NUMBERS] * 5
    assert lists[NUMBERS] == [0, 2, 0, 0b100, 0]
    assert lists[NUMBERS][SLICES.place_of("out")] == 0b100
    assert lists[SLICES.list_of("coins")] == [5, 5, 5]
    assert lists[SLICES.list_of("hand")] == [1, 1, 0, 0, 0, 1, 0, 0, 0]
    assert len({SLICES.list_of(name) for name in SLICES.named} - {NUMBERS}) == SLICES.count - 1


def test_a_clone_shares_no_list() -> None:
    lists = in_mid_game()
    other = copies(lists)
    assert other == lists
    for each in other:
        each.append(99)
    assert lists == in_mid_game()


def test_what_changes_seldom_lies_last_and_may_be_shared() -> None:
    slices = Slices([Slot("built", Row(2), seldom=True), Slot("deck", Bag(KINDS)), Slot("round", Number())])
    assert [slices.list_of(name) for name in ("round", "deck", "built")] == [NUMBERS, 1, 2]
    assert slices.shared == 1
    lists = slices.first(2)
    other = copies(lists, slices.shared)
    assert other == lists
    assert [one is same for one, same in zip(lists, other, strict=True)] == [False, False, True]
    assert all(one is not same for one, same in zip(lists, copies(lists), strict=True))


def test_the_whole_state_goes_into_data_and_back() -> None:
    lists = in_mid_game()
    data = data_of(lists, EVERYTHING)
    assert SLICES.read(PLAYERS, data) == lists
    assert data["deck"] == {"red": 1, "blue": 1, "green": 1}
    assert (data["first"], data["phase"], data["over"], data["track"]) == (2, "deal", False, [-1, -1])
    assert data["seats"][1] == {
        "coins": 5,
        "hand": {"green": 1},
        "hand_size": 1,
        "sealed": "red",
        "chosen": True,
        "shown": {"green": 1},
        "searched": {},
        "out": False,
    }


def test_a_view_has_what_is_public_and_own_and_how_much_of_the_rest() -> None:
    data = data_of(in_mid_game(), 1)
    assert data["deck"] == 3
    mine, other = data["seats"][1], data["seats"][0]
    assert (mine["hand"], mine["sealed"]) == ({"green": 1}, "red")
    assert other == {"coins": 5, "hand_size": 2, "chosen": False, "shown": {}, "out": False}
    watched = data_of(in_mid_game(), SPECTATOR)
    assert all(not {"hand", "sealed", "searched"} & set(row) for row in watched["seats"])


def test_every_piece_is_counted_wherever_it_lies() -> None:
    assert SLICES.pieces(SLICES.first(PLAYERS), PLAYERS, "cards") == COUNTS
    assert SLICES.pieces(in_mid_game(), PLAYERS, "cards") == [4, 3, 2]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_dealt_anew_a_state_looks_the_same_to_the_viewer(viewer: int) -> None:
    seen = data_of(in_mid_game(), viewer)
    there = hidden.sizes_told(SLICES, seen, PLAYERS, viewer, "cards")
    assert there == hidden.sizes(SLICES, in_mid_game(), PLAYERS, viewer, "cards")
    places: Counter[str] = Counter()
    for number in range(200):
        lists = SLICES.read(PLAYERS, seen, viewer)
        hidden.deal(SLICES, lists, PLAYERS, viewer, "cards", there, Rng(number))
        SLICES.add_up(lists, PLAYERS)
        assert SLICES.pieces(lists, PLAYERS, "cards") == COUNTS
        assert data_of(lists, viewer) == seen
        dealt = data_of(lists, EVERYTHING)
        assert dealt["seats"][1]["hand"] == {"green": 1}, "all know this card to be there"
        if viewer == 0:
            assert dealt["deck"].get("blue", 0) >= 1, "seat 0 has seen this card in the deck"
        places[dealt["seats"][1]["sealed"]] += 1
    assert len(places) == (1 if viewer == 1 else 2 if viewer == 0 else 3), places


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_hidden_and_dealt_lists_are_what_a_view_gives(viewer: int) -> None:
    """From the lists themselves the same comes as from data, with the same numbers drawn."""
    true = in_mid_game()
    there = hidden.sizes(SLICES, true, PLAYERS, viewer, "cards")
    blank = copies(true, len(true))
    hidden.hide(SLICES, hidden.veiled(SLICES), blank, PLAYERS, viewer)
    assert true == in_mid_game(), "lists that are shared are not written to"
    read = SLICES.read(PLAYERS, data_of(true, viewer), viewer)
    assert data_of(blank, EVERYTHING) == data_of(read, EVERYTHING)
    for lists in (blank, read):
        hidden.deal(SLICES, lists, PLAYERS, viewer, "cards", there, Rng("same"))
    SLICES.add_up(read, PLAYERS)
    assert blank == read


def test_a_deal_that_cannot_come_out_is_refused() -> None:
    def deal(lists: list[list[int]], there: list[int]) -> None:
        hidden.deal(SLICES, lists, PLAYERS, SPECTATOR, "cards", there, Rng(1))

    lists = in_mid_game()
    there = hidden.sizes(SLICES, lists, PLAYERS, SPECTATOR, "cards")
    more = [count + (1 if number == 0 else 0) for number, count in enumerate(there)]
    with pytest.raises(ValueError, match="for every place"):
        deal(lists, more)
    fewer = [count - (2 if number == 0 else 0) for number, count in enumerate(there)]
    with pytest.raises(ValueError, match="2 too many"):
        deal(lists, fewer)
    put(lists, "shown", 1, 0, 0, 3)
    with pytest.raises(ValueError, match="for all that is known"):
        deal(lists, there)
    untold = Slices([Slot("deck", Bag(KINDS), sight=HIDDEN, pieces="cards")])
    with pytest.raises(ValueError, match="told how many"):
        hidden.sizes_told(untold, {"seats": []}, 0, SPECTATOR, "cards")


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("round", -1, "round: expected a number from 0 on, got -1"),
        ("round", True, "round: expected a number from 0 on, got True"),
        ("round", "1", "round: expected a number"),
        ("first", -1, "first: expected a number from 0 on"),
        ("first", 3, "first: expected a seat 0 to 2, got 3"),
        ("phase", "end", "phase: expected one of deal, play, got 'end'"),
        ("phase", None, "phase: expected one of deal, play, got None"),
        ("over", 1, "over: expected true or false, got 1"),
        ("deck", {"violet": 1}, "deck: expected counts of red, blue, green, got 'violet'"),
        ("deck", {"red": -1}, "deck: expected counts"),
        ("track", [1], r"track: expected a list of 2 numbers, got \[1\]"),
        ("track", [1, -2], "track: expected a number from -1 on, got -2"),
        ("seats", [], "expected 3 seats"),
        ("seats", [1, 2, 3], "expected 3 seats"),
    ],
)
def test_data_that_does_not_fit_is_refused_by_name(name: str, bad: object, said: str) -> None:
    data = {**data_of(in_mid_game(), EVERYTHING), name: bad}
    with pytest.raises(TypeError, match=said):
        SLICES.read(PLAYERS, data)


def test_a_field_that_is_missing_is_named() -> None:
    data = data_of(in_mid_game(), EVERYTHING)
    del data["market"]
    with pytest.raises(KeyError, match="market"):
        SLICES.read(PLAYERS, data)


@pytest.mark.parametrize(
    ("slots", "said"),
    [
        ([Slot("a", Number()), Slot("a", Number())], "each slot once, got 'a' twice"),
        ([Slot("a", Total("b"))], "expected a slot of"),
        ([Slot("a", Bag(KINDS), least_of="b")], "expected a slot of"),
        ([Slot("a", Bag(KINDS), pieces="p"), Slot("b", Bag(("x",)), pieces="p")], "expected p of the kinds"),
        ([Slot("a", Bag(KINDS), by_seat=True), Slot("b", Bag(KINDS), least_of="a")], "a bound by seat"),
    ],
)
def test_slots_that_do_not_fit_together_are_refused(slots: list[Slot], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Slices(slots)


def test_a_slot_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="3 numbers to start with"):
        Slot("a", Bag(KINDS), start=[1])
    with pytest.raises(ValueError, match="a slot by seat"):
        Slot("a", Number(), sight=OWN)
    with pytest.raises(TypeError, match="at most one piece"):
        Word(KINDS, holds=True).holding([1, 1, 0])
    with pytest.raises(TypeError, match="holds pieces, got Number"):
        Number().holding([1])


class Sum(Form):
    """A way of writing from outside: two numbers as their sum and the first of them."""

    def __init__(self) -> None:
        super().__init__(2, 0)

    def write(self, numbers: list[int]) -> object:
        return [sum(numbers), numbers[0]]

    def read(self, data: object) -> list[int]:
        assert isinstance(data, list)
        return [data[1], data[0] - data[1]]


def test_a_form_may_come_from_outside() -> None:
    slices = Slices([Slot("pair", Sum(), start=[3, 4])])
    data = {**slices.table_data(slices.first(2), EVERYTHING), "seats": [{}, {}]}
    assert data["pair"] == [7, 3]
    assert slices.read(2, data) == [[], [3, 4]]


def test_a_multiset_of_one_kind_has_a_list_of_its_own() -> None:
    slices = Slices([Slot("round", Number()), Slot("gold", Bag(("gold",)), start=[5]), Slot("row", Row(1))])
    assert [slices.list_of(name) for name in ("round", "gold", "row")] == [NUMBERS, 1, 2]
    assert slices.first(3) == [[0], [5], [0]]


class Words(Form):
    """As many words as there are, each a number."""

    def __init__(self) -> None:
        super().__init__(ANY_WIDTH, 0, listed=True)

    def write(self, numbers: list[int]) -> object:
        return [str(number) for number in numbers]

    def read(self, data: object) -> list[int]:
        assert isinstance(data, list)
        return [int(word) for word in data]


def test_a_form_of_any_width_has_a_list_of_its_own_as_long_as_it_is() -> None:
    slices = Slices(
        [Slot("words", Words(), seldom=True), Slot("more", Words(), start=[7]), Slot("n", Number())]
    )
    lists = slices.first(2)
    assert [lists[slices.list_of(name)] for name in ("words", "more")] == [[], [7]]
    lists[slices.list_of("words")] = [3, 1, 4]
    data = {**slices.table_data(lists, EVERYTHING), "seats": [{}, {}]}
    assert (data["words"], data["more"]) == (["3", "1", "4"], ["7"])
    assert slices.read(2, data) == lists
    with pytest.raises(ValueError, match="expected so many numbers by seat, got a form of any width"):
        Slot("words", Words(), by_seat=True)


def test_what_is_derived_is_shared_and_never_written() -> None:
    slices = Slices([Slot("sums", Derived(), seldom=True), Slot("n", Number())])
    lists = slices.first(2)
    lists[slices.list_of("sums")] = [1, 2]
    assert copies(lists, slices.shared)[slices.list_of("sums")] is lists[slices.list_of("sums")]
    data = {**slices.table_data(lists, EVERYTHING), "seats": [{}, {}]}
    assert data == {"n": 0, "seats": [{}, {}]}
    assert slices.read(2, data)[slices.list_of("sums")] == []
