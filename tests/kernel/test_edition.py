"""Edition files: read by a form, refused with lines, written again; and what a file may be at most."""

from __future__ import annotations

import pickle
import time
import tomllib
from collections.abc import Callable

import pytest

from artel.kernel.edition import (
    MOST_BYTES,
    MOST_DEEP,
    MOST_FAULTS,
    Data,
    EditionError,
    Fault,
    Faults,
    Field,
    Form,
    Keyed,
    Listed,
    Parsed,
    Path,
    Rows,
    Table,
    Unfit,
    Whole,
    Word,
    Words,
    Yes,
    decoded,
    game_of,
)
from artel.kernel.edition_text import written
from artel.kernel.toml_lines import Lines, too_deep


def clause(text: str) -> str:
    words = text.split()
    if len(words) != 2 or not words[1].isdecimal():
        raise Unfit("clause", "WORD N", text, example="gold 2")
    return " ".join(words)


def cell(key: str) -> None:
    if key[:1] not in "abc" or not key[1:].isdecimal():
        raise Unfit("cell", "a cell such as a1", key)


def cheaper_sale(good: Data, path: Path, faults: Faults) -> None:
    buy, sell = good["buy"], good["sell"]
    assert isinstance(buy, int)
    assert isinstance(sell, int)
    if sell >= buy:
        faults.add((*path, "sell"), "sell", f"less than {buy}", sell, buy=buy)


def enough_gold(data: Data, faults: Faults) -> None:
    if data["gold"] == 13:
        faults.add(("gold",), "unlucky", "another number", data["gold"])


GOODS = ("wood", "wheat", "coal")
GOOD = Table(
    Field("id", Word(GOODS)),
    Field("buy", Whole(1, 20), source="house"),
    Field("sell", Whole(0, 19), source="house"),
    check=cheaper_sale,
)
FORM = Form(
    "toy",
    Field("gold", Whole(0, 50), source="rulebook", note="gold"),
    Field("open", Yes(), default=True),
    Field("costs", Listed(Parsed(clause), 2, 3)),
    Field("spare", Words(1, 10), optional=True),
    Field("map", Keyed(Listed(Parsed(clause), 0, 2), 4, fits=cell)),
    Field("good", Rows(GOOD, key="id", ids=GOODS)),
    Field("step", Rows(Table(Field("at", Whole(1, 99)), Field("name", Words(1, 20))), key="at", most=5)),
    check=enough_gold,
)
TEXT = """\
# An edition.
format = 1
game = "toy"
gold = 8
costs = [
    "wood 1",  # the first ] is "not" an end
    'coal  2',
]

[name]
en = "Mine"
ru = "Моё"
it = "Mia"

[map]
b2 = ["gold 1"]
a1 = []

[[good]]
id = "wheat"
buy = 3
sell = 1

[[good]]
id = "wood"
buy = 2
sell = 1

[[good]]
id = "coal"
buy = 4
sell = 2

[[step]]
at = 7
name = "seven"

[[step]]
at = 3
name = "three"
"""


def faults_of(text: str) -> list[Fault]:
    with pytest.raises(EditionError) as caught:
        FORM.read(text)
    return caught.value.faults


def only_fault(text: str) -> Fault:
    faults = faults_of(text)
    assert len(faults) == 1, [str(fault) for fault in faults]
    return faults[0]


def test_a_sound_text_is_plain_data_in_its_one_order() -> None:
    data = FORM.read(TEXT)
    assert data["costs"] == ["wood 1", "coal 2"]
    assert data["open"] is True
    assert "spare" not in data
    assert [good["id"] for good in data["good"]] == list(GOODS)  # type: ignore[attr-defined]
    assert [step["at"] for step in data["step"]] == [3, 7]  # type: ignore[attr-defined]
    assert list(data["map"]) == ["a1", "b2"]  # type: ignore[call-overload]


def test_what_is_written_reads_as_the_same_and_is_written_the_same() -> None:
    data = FORM.read(TEXT)
    text = written(FORM, data, lambda note: f"about {note}")
    assert FORM.read(text) == data
    assert written(FORM, FORM.read(text), lambda note: f"about {note}") == text
    assert "# about gold\ngold = 8  # rulebook\n" in text
    assert "# house: buy sell\n[[good]]\n" in text


@pytest.mark.parametrize("name", ['quo"te', "back\\slash", "тест", "#no rem", "a = [", "  x y"])
def test_any_text_survives_writing(name: str) -> None:
    data = FORM.read(TEXT)
    data["spare"] = name.strip()
    assert FORM.read(written(FORM, data))["spare"] == name.strip()


BROKEN: dict[str, tuple[Callable[[str], str], str, int, str]] = {
    "no toml": (lambda text: text.replace("gold = 8", "gold 8"), "broken", 4, "got gold 8"),
    "unclosed": (lambda text: text.replace('en = "Mine"', 'en = "Mine'), "broken", 11, 'got en = "Mine'),
    "key said twice": (
        lambda text: text.replace("gold = 8", "gold = 8\ngold = 9"),
        "said-twice",
        5,
        "gold = 9",
    ),
    "unknown key": (lambda text: text.replace("gold = 8", "gold = 8\nglold = 8"), "key", 5, "near: gold"),
    "missing key": (lambda text: text.replace("gold = 8\n", ""), "missing", 1, "'gold'"),
    "missing key in a row": (lambda text: text.replace("buy = 2\n", ""), "missing", 24, "'buy'"),
    "missing name": (lambda text: text.replace('ru = "Моё"\n', ""), "missing", 10, "'ru'"),
    "empty name": (lambda text: text.replace('"Моё"', '" "'), "length", 12, "1 to 60"),
    "wrong type": (lambda text: text.replace("buy = 2", 'buy = "2"'), "type", 26, "expected number"),
    "yes is no number": (lambda text: text.replace("buy = 2", "buy = true"), "type", 26, "got true"),
    "fraction": (lambda text: text.replace("buy = 2", "buy = 2.5"), "type", 26, "got 2.5"),
    "bounds": (lambda text: text.replace("buy = 2", "buy = 21"), "bounds", 26, "expected 1 to 20, got 21"),
    "unknown word": (lambda text: text.replace('"wood"\n', '"wod"\n'), "word", 25, "near: wood"),
    "duplicate id": (lambda text: text.replace('"wood"\n', '"wheat"\n'), "duplicate", 25, "line 20"),
    "row too few": (
        lambda text: text[: text.index('[[good]]\nid = "coal"')],
        "row-missing",
        19,
        "one with id coal",
    ),
    "list too long": (lambda text: text.replace('"wood 1"', '"a 1", "b 1", "c 1"'), "count", 5, "2 to 3"),
    "element": (lambda text: text.replace("coal  2", "coal two"), "clause", 7, "costs[2]: expected WORD N"),
    "free key": (lambda text: text.replace("b2 =", "d2 ="), "cell", 16, "map.d2: expected a cell"),
    "impossible price": (lambda text: text.replace("sell = 2", "sell = 4"), "sell", 32, "good[3].sell"),
    "whole file": (lambda text: text.replace("gold = 8", "gold = 13"), "unlucky", 4, "another number"),
    "other game": (lambda text: text.replace('"toy"', '"chess"'), "game", 3, "expected toy, got chess"),
    "other format": (lambda text: text.replace("format = 1", "format = 2"), "format", 2, "expected 1, got 2"),
}


@pytest.mark.parametrize("sort", BROKEN)
def test_a_mistake_is_told_with_its_line_what_was_expected_and_what_came(sort: str) -> None:
    change, kind, line, said = BROKEN[sort]
    assert change(TEXT) != TEXT
    found = [fault for fault in faults_of(change(TEXT)) if fault.kind == kind]
    assert [fault.line for fault in found] == [line]
    assert said in str(found[0])


def test_mistakes_are_told_together_in_the_order_of_the_text() -> None:
    text = TEXT.replace("buy = 2", "buy = 99").replace("gold = 8", "gold = 99").replace('"three"', "3")
    assert [(fault.kind, fault.line) for fault in faults_of(text)] == [
        ("bounds", 4),
        ("bounds", 26),
        ("type", 40),
    ]


def test_no_more_than_so_many_are_told() -> None:
    text = TEXT.replace("gold = 8", "\n".join(f"gold{number} = 8" for number in range(3 * MOST_FAULTS)))
    with pytest.raises(EditionError) as caught:
        FORM.read(text)
    assert len(caught.value.faults) == MOST_FAULTS
    assert caught.value.more
    assert caught.value.as_data()["more"] is True


def test_a_file_has_a_size_and_reading_stops_there() -> None:
    room = MOST_BYTES - len(TEXT.encode())
    FORM.read(TEXT + "#" * room)
    assert only_fault(TEXT + "#" * (room + 1)).kind == "too-large"
    assert only_fault(TEXT + "#" * (room - 1) + "я").kind == "too-large"
    with pytest.raises(EditionError, match="at most"):
        decoded(b"#" * (MOST_BYTES + 1))


def test_nesting_has_a_bound_and_reading_stops_there() -> None:
    def nested(opened: str, closed: str, depth: int) -> str:
        return TEXT.replace("gold = 8", f"gold = {opened * depth}{closed * depth}")

    assert only_fault(nested("[", "]", MOST_DEEP)).kind == "type"
    assert only_fault(nested("[", "]", MOST_DEEP + 1)).kind == "too-deep"
    assert only_fault(nested("[", "]", 100_000)).line == 4
    assert only_fault(nested("{a=", "", 50_000)).kind == "too-deep"
    assert only_fault(TEXT.replace("gold =", "gold" + ".a" * 100_000 + " =")).kind == "too-deep"
    # What stands in a string or a comment is not nested.
    assert too_deep("a = '[[[[' # [[[[\nb = \"\\\"[[[[\"\nc = '''\n[[[\n'''", 2) == 0


@pytest.mark.parametrize(
    ("value", "kind"),
    [("9" * 300_000, "broken"), ("0x" + "f" * 300_000, "bounds"), ("1979-05-27", "type"), ("inf", "type")],
)
def test_monstrous_values_are_refused_like_others(value: str, kind: str) -> None:
    fault = only_fault(TEXT.replace("gold = 8", f"gold = {value}"))
    assert (fault.kind, fault.line) == (kind, 4)
    assert len(str(fault)) < 400


@pytest.mark.parametrize(
    "unit", ['"""', "'''", '"\\\n', "a.b = 1\n", "[[a]]\n", "'", '"', "a = '''\n", "[a]\n"]
)
def test_the_cost_of_a_text_grows_no_faster_than_twice_its_length(unit: str) -> None:
    def seconds(count: int) -> float:
        best = 10.0
        for _ in range(3):
            began = time.process_time()
            with pytest.raises(EditionError):
                FORM.read(unit * count)
            best = min(best, time.process_time() - began)
        return best

    small, large = seconds(4_000), seconds(32_000)
    assert large < 40 * small + 0.05


def test_bytes_that_are_no_text_are_told_with_their_line() -> None:
    with pytest.raises(EditionError) as caught:
        decoded(b"format = 1\nname = \xff")
    assert (caught.value.faults[0].kind, caught.value.faults[0].line) == ("encoding", 2)
    assert only_fault(TEXT.replace("Mine", "\ud800")).kind == "encoding"


def test_byte_order_marks_and_windows_lines_change_nothing() -> None:
    assert FORM.read(decoded(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())) == FORM.read(TEXT)
    fault = only_fault("\ufeff" + TEXT.replace("buy = 2", "buy = 99").replace("\n", "\r\n"))
    assert fault.line == 26


def test_the_game_of_a_file_is_read_before_anything_else() -> None:
    assert game_of(TEXT) == "toy"
    for text in ("", "game = 3", "game = ''"):
        with pytest.raises(EditionError):
            game_of(text)


def test_faults_survive_a_pickle() -> None:
    with pytest.raises(EditionError) as caught:
        FORM.read(TEXT.replace("gold = 8", "gold = 99"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.as_data() == caught.value.as_data()


LINES = """\
a = 1
"b c".d = 2 # [x]
e = { f = 1, "g" = [1,
  2, { h = 3 }
] }
i = '''
[[no]]
''' # after
j = \"\"\"x\\\"\"\" y\"\"\"
[k]
l = [ # one
  # two
  [1, 2],

  [3]]
[[m.n]]
o = 1979-05-27 07:32:00
[[m.n]]
[m.n.p]
q = 1
[[m.n.r]]
[[m.n.r]]
s = 1
"""


def test_every_key_and_element_has_its_line() -> None:
    lines = Lines(LINES)
    wanted: dict[Path, int] = {
        ("a",): 1, ("b c", "d"): 2, ("e", "f"): 3, ("e", "g", 0): 3, ("e", "g", 1): 4, ("e", "g", 2, "h"): 4,
        ("i",): 6, ("j",): 9, ("k",): 10, ("k", "l"): 11, ("k", "l", 0): 13, ("k", "l", 1, 0): 15,
        ("m", "n", 0): 16, ("m", "n", 0, "o"): 17, ("m", "n", 1): 18, ("m", "n", 1, "p", "q"): 20,
        ("m", "n", 1, "r", 1, "s"): 23, ("m", "n", 1, "r", 0, "absent"): 21, ("nothing",): 1,
    }  # fmt: skip
    assert {path: lines.of(path) for path in wanted} == wanted
    assert tomllib.loads(LINES)["m"]["n"][1]["r"][1]["s"] == 1
