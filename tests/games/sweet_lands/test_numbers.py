"""Numbers that stand beside lists of words are the places of those words."""

from __future__ import annotations

from artel.games.sweet_lands import sheet
from artel.games.sweet_lands.effects import vocabulary

# What is called otherwise than its word.
CALLED = {
    "FIRST_TRACK": "track-terrain",
    "SWEET": "cake",
    "SHOPS_BUILT": "shops",
    "TOKENS_LAID": "tokens",
    "FIELDS_LAID": "fields",
    "ROUND_INDUSTRY": "round-industry-points",
    "HONEY_MARKS": "marks",
    "GAIN_PRODUCTION": "gold-production",
}


def test_places_on_a_sheet_are_those_of_their_words() -> None:
    places = {name: value for name, value in vars(sheet).items() if name.isupper() and isinstance(value, int)}
    assert places.pop("WIDTH") == len(sheet.FIELDS)
    places.pop("PLAIN_COUNT")
    assert len(places) > 30
    for name, place in places.items():
        assert sheet.FIELDS[place] == CALLED.get(name, name.lower().replace("_", "-")), name


def test_gains_have_the_numbers_of_their_words() -> None:
    gains = {
        name: value
        for name, value in vars(vocabulary).items()
        if name.startswith("GAIN_") and isinstance(value, int)
    }
    assert len(gains) > 15
    for name, number in gains.items():
        word = name.removeprefix("GAIN_").lower().replace("_", "-")
        assert vocabulary.GAINS[number] == CALLED.get(name, word), name
