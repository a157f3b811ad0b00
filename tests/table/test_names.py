"""Names of tables that nobody guesses, and names of people that nobody takes for another's."""

from __future__ import annotations

import os
import re

import pytest

from artel.table.likeness import LOOK_LIKE, TWINS, look_alike
from artel.table.names import GROUP, GROUPS, LETTERS, PLANTS, table_name
from artel.table.person import MOST_NAME, name_of
from artel.table.wire import WireError
from tests.support import new_table, post


def test_a_name_of_a_table_has_a_hundred_bits_besides_its_plant() -> None:
    assert len(set(LETTERS)) ** (GROUP * GROUPS) >= 2**96
    assert len(set(PLANTS)) == len(PLANTS)
    names = {table_name(os.urandom(32)) for _ in range(2000)}
    assert len(names) == 2000
    assert all(re.fullmatch(r"[a-z]+(-[0-9a-z]{5}){4}", name) for name in names)
    for place in range(GROUP * GROUPS):
        letters = {name.partition("-")[2].replace("-", "")[place] for name in names}
        assert letters == set(LETTERS)


def test_a_new_table_has_such_a_name(url: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[0-9a-z]{5}){4}", new_table(url)["table"])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "\u0410nna"),  # Cyrillic A
        ("Boris", "B\u043eris"),  # Cyrillic o
        ("\u0421\u043e\u0441\u043e", "Coco"),  # all Cyrillic
        ("Peter", "\u03a1eter"),  # Greek Rho
        ("Anna", "\uff21nna"),  # full width
        ("Anna", "\U0001d400nna"),  # mathematical bold
        ("Ivan", "lvan"),
        ("Paul 0", "Paul O"),
        ("Jose", "Jos\u00e9"),
        ("Jose", "Jose\u0301"),
        ("Anna Maria", "AnnaMaria"),
        ("Mario", "Rnario".replace("Rn", "rn")),
        ("\u041d\u0430\u0442\u0430\u0448\u0430", "\u043d\u0430\u0442\u0430\u0448\u0430"),
    ],
)
def test_names_that_look_alike_are_taken_for_one(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410\u043d\u043d\u0430"),
        ("Boris", "Doris"),
        ("Ivan", "Iwan"),
        ("Player 2", "Player 3"),
        ("Lu", "Li"),
    ],
)
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_every_look_alike_is_listed_once() -> None:
    listed = [twin for twins in LOOK_LIKE.values() for twin in twins]
    assert len(listed) == len(set(listed)) == len(TWINS)


@pytest.mark.parametrize(
    "name",
    [
        "Anna\u202eannA",
        "Anna\u200b",
        "An\u00adna",
        "\u0301Anna",
        "A\u0301\u0301\u0301nna",
        "Z\u0351\u036b\u0343\u036a\u0302a",
        "A\u20dd",
        "\u3164",
        "\u2800\u2800",
        "A\u034fnna",
        "a\x00b",
        "\ue000",
    ],
)
def test_a_name_that_cannot_be_seen_or_grows_out_of_its_line(name: str) -> None:
    with pytest.raises(WireError) as problem:
        name_of({"name": name})
    assert problem.value.kind in ("wrong-type", "empty-field")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("\uff21nna", "Anna"),
        ("Jose\u0301", "Jos\u00e9"),
        ("Nguy\u1ec5n Th\u1ecb", "Nguy\u1ec5n Th\u1ecb"),
        ("\u0401\u043b\u043a\u0430", "\u0401\u043b\u043a\u0430"),
        ("\u0928\u092e\u0938\u094d\u0924\u0947", "\u0928\u092e\u0938\u094d\u0924\u0947"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_names_of_people_are_kept_as_they_are_read(given: str, kept: str) -> None:
    assert name_of({"name": given}) == kept


def test_a_name_is_measured_as_it_is_kept() -> None:
    with pytest.raises(WireError, match="too-long"):
        name_of({"name": "\ufdfa" * 2})
    assert len(name_of({"name": "x" * MOST_NAME})) == MOST_NAME


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(url: str) -> None:
    table = new_table(url)["table"]
    join = f"/api/tables/{table}/join"
    taken = post(url, join, {"name": "\u0410nn\u0430"})
    assert (taken.status_code, taken.json()["error"]["kind"]) == (409, "name-taken")
    assert post(url, join, {"name": "\u0410\u043d\u043d\u0430"}).status_code == 200
