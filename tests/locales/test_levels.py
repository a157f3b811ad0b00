"""Every bot that can be seated has a name and a sentence in three languages, and the guild a face each."""

from __future__ import annotations

import re

import pytest

from artel.bots import known, levels, plain
from artel.bots.search.levels import FLAT_LEVEL, SIX
from artel.games import GAMES
from tests.locales.test_keys import LANGUAGES, ROOT, keys

NAMES = [game.name for game in GAMES]
# As long as two lines of the narrowest screen.
MOST_LETTERS = 90


def text_of(language: str, key: str) -> str:
    text = (ROOT / "locales" / language / "table.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(key)} = (.+)$", text, re.MULTILINE)
    assert found is not None, key
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_bot_has_its_name_and_its_sentence(game: str, language: str) -> None:
    everybody = {*levels(game), *known(game), *plain(game)}
    assert everybody
    assert {f"bot-{each}" for each in everybody} <= keys(language, "table")
    assert {f"bot-about-{each}" for each in everybody} <= keys(language, "table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_are_told_apart_in_one_short_sentence_each(language: str) -> None:
    names = [text_of(language, f"bot-{each}") for each in (*SIX, FLAT_LEVEL)]
    sentences = [text_of(language, f"bot-about-{each}") for each in (*SIX, FLAT_LEVEL)]
    assert len(set(names)) == len(set(sentences)) == len(SIX) + 1
    assert all(sentence.endswith(".") and sentence.count(".") == 1 for sentence in sentences)
    assert max(len(sentence) for sentence in sentences) <= MOST_LETTERS


def test_every_level_has_a_face_in_the_order_of_their_strength() -> None:
    drawn = (ROOT / "web/src/lib/art/faces.ts").read_text(encoding="utf-8")
    row = re.search(r"export const GUILD\b[^=]*= \{ ([\w, ]+) \};", drawn)
    assert row is not None
    assert row[1].split(", ") == list(SIX)
