"""An edition may name words of a game; terminal and browser then call them so."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from artel.cli import export_client
from artel.cli.faces.sweet_lands.sorts import SORTS
from artel.cli.texts import Texts, house_names, texts
from artel.games import GAMES, game_named
from tests.fluent_files import LANGUAGES, ROOT, client_sorts

NAME = "sweet-lands"


def names_in_file(language: str) -> dict[str, str]:
    text = (ROOT / "src/artel/games/sweet_lands/edition.toml").read_text(encoding="utf-8")
    return {f"card-{row['id']}": row["name"][language] for row in tomllib.loads(text)["card"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_calls_cards_as_their_edition_does(language: str) -> None:
    names = names_in_file(language)
    assert len(set(names.values())) == 207
    say = texts(language, NAME)
    assert {word: say.piece(word) for word in names} == names
    line = {"k": "played", "v": {"seat": 1, "card": "card-7"}}
    assert names["card-7"] in say.log_line(line)
    rules = game_named(NAME).rules(2)
    assert texts(language, NAME, rules).piece("card-7") == names["card-7"]


def test_another_edition_calls_cards_otherwise() -> None:
    game = game_named(NAME)
    text = game.editions.house_text()
    assert text.count('en = "Sugar Baker"') == 1
    taken = game.take_in_edition(text.replace('en = "Sugar Baker"', 'en = "Honey Baker"'))
    try:
        rules = game.rules(2, edition=taken.digest)
        assert texts("en", NAME, rules).piece("card-1") == "Honey Baker"
        assert texts("en", NAME).piece("card-1") == "Sugar Baker"
    finally:
        game.editions.forget()


def test_names_come_before_messages_and_in_letters_that_can_be_shown() -> None:
    say = Texts("en", NAME, "ascii", {"card-1": "Crème baker", "food": "Feast"})
    assert say.piece("card-1") == "Creme baker"
    assert say.piece("food", "skill") == "Feast"
    assert say.piece("purse", "skill") == "Purse"
    assert say.piece("card-2") == "card-2"


def test_a_game_without_such_names_and_an_unknown_one_have_none() -> None:
    assert [game.name for game in GAMES if house_names(game.name, "en")] == [NAME]
    assert house_names("chess", "en") == {}


def test_a_word_may_be_the_whole_id_of_its_name() -> None:
    say = texts("en", NAME)
    assert say.piece("skill-food", "source") == say.piece("food", "skill") != "food"
    told = say.log_line({"k": "round-points", "v": {"seat": 0, "source": "card-1", "points": 2}})
    assert told == f"Seat 0 gets 2 points for {names_in_file('en')['card-1']}."


def test_so_many_of_a_piece_are_told_with_their_number() -> None:
    line = {"k": "gained", "v": {"seat": 0, "gain": "diamond", "count": 2}}
    assert texts("en", NAME).log_line(line) == "Seat 0 gets 2 diamonds."
    assert texts("ru", NAME).log_line(line).endswith("получает 2 алмаза.")
    paid = {"k": "spent", "v": {"seat": 0, "price": "gold", "count": 1}}
    assert texts("it", NAME).log_line(paid).endswith("paga 1 oro.")


def test_values_that_a_sentence_chooses_by_stay_words() -> None:
    say = texts("en", NAME)
    assert say.told("ask", "discard", {"count": 2, "why": "area"}).startswith(
        "The action space costs 2 cards"
    )
    assert say.told("ask", "discard", {"count": 1, "why": "cost"}).startswith("Discard 1 card")


def test_terminal_and_browser_name_the_same_values() -> None:
    shared = {"seat": "seat", "target": "seat", "turn": "seat"}
    assert client_sorts(NAME) == {**shared, **SORTS}


def test_the_client_gets_the_names_of_each_language(tmp_path: Path) -> None:
    assert export_client.main([str(tmp_path)]) == 0
    for language in LANGUAGES:
        made = json.loads((tmp_path / NAME / f"names-{language}.json").read_text(encoding="utf-8"))
        assert made == names_in_file(language)
    assert not list((tmp_path / "artificium").glob("names-*"))
