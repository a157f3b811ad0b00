"""Rows of numbers that lie one after the other."""

from __future__ import annotations

from artel.kernel.numbers import blank, put_row, row_of


def test_a_row_is_read_as_it_was_written_and_its_neighbours_stay() -> None:
    numbers = blank(9, -1)
    put_row(numbers, 1, [4, 0, 7])
    assert [row_of(numbers, number, 3) for number in range(3)] == [[-1, -1, -1], [4, 0, 7], [-1, -1, -1]]


def test_a_slice_is_a_copy_and_a_row_too() -> None:
    numbers = blank(4)
    copied, row = numbers[:], row_of(numbers, 0, 4)
    numbers[2] = 5
    row[0] = 9
    assert list(copied) == [0, 0, 0, 0]
    assert list(numbers) == [0, 0, 5, 0]
