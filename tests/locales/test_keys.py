"""Every sentence the table can need is there in three languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from artel.games import GAMES
from artel.kernel.draw import Draw
from artel.kernel.game import Game
from artel.kernel.state import DO
from tests.fluent_files import client_sorts, natures, package
from tests.games.choices.game import CHOICES

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ru", "it")
FILES = sorted(path.stem for path in (ROOT / "locales" / "en").glob("*.ftl"))


def natures_steps(game: Game) -> set[str]:
    """NATURE is never asked in a sentence."""
    return {step.shape.name for step in natures(game)}


def natures_verbs(game: Game) -> set[str]:
    """Its verbs never stand on a button."""
    return {cast(Draw, step).verb.name for step in natures(game)}


def keys(language: str, name: str) -> set[str]:
    text = (ROOT / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def sources(*folders: str) -> str:
    found: list[str] = []
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".ts", ".svelte") and "generated" not in path.parts:
                found.append(path.read_text(encoding="utf-8"))
    return "\n".join(found)


def refusal_kinds(game: Game) -> set[str]:
    """The kinds of refusal written in a game's own code."""
    text = sources(f"src/artel/games/{package(game.name)}")
    return set(re.findall(r'Refusal\(\s*[^,()]*(?:\([^()]*\))?[^,()]*,\s*"([a-z0-9-]+)"', text))


def reason_kinds(game: Game) -> set[str]:
    """The kinds of reason written in a game's own code, and those that its views declare."""
    found = set(re.findall(r'Reason\(seat, "([a-z-]+)"', sources(f"src/artel/games/{package(game.name)}")))
    types = game.view_types()
    assert types is not None
    assert found <= set(types.reasons)
    return set(types.reasons)


def needed(game: Game) -> set[str]:
    """The messages that follow from what the engine can say."""
    found = {f"log-{shape.name}" for shape in game.lines.shapes}
    asked = {step.shape.name for step in game.steps if step.kind != DO}
    found |= {f"ask-{name}" for name in asked - natures_steps(game)}
    found |= {f"move-{shape.name}" for shape in game.verbs.shapes if shape.name not in natures_verbs(game)}
    found |= {f"no-{kind}" for kind in refusal_kinds(game)}
    found |= {f"why-{kind}" for kind in reason_kinds(game)}
    found |= {f"tiebreak-{each.kind}" for module in game.modules.values() for each in module.tie_breaks}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_the_engine_says_has_its_message(game: Game, language: str) -> None:
    assert len(refusal_kinds(game)) > 5
    assert needed(game) - keys(language, game.name) - keys(language, "table") == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_message_speaks_of_what_the_engine_never_says(game: Game) -> None:
    known = needed(game) | {f"{key}{end}" for key in needed(game) for end in ("-row", "-detail", "-source")}
    said = {key for key in keys("en", game.name) if re.match(r"(log|ask|move|no|why|tiebreak)-", key)}
    spoken = sources("web/src", "src/artel/cli")
    assert {key for key in said - known if not re.search(rf"\b{re.escape(key)}\b", spoken)} == set()


@pytest.mark.parametrize("name", FILES)
def test_every_message_is_used(name: str) -> None:
    """A key stands in the code as it is, or begins with a prefix that the code completes."""
    code = sources("web/src", "src/artel")
    prefixes = set(re.findall(r"[`'\"]([a-z]+(?:-[a-z]+)*-)\$?\{", code))
    prefixes |= set(re.findall(r"id=\"([a-z]+(?:-[a-z]+)*-)\{", code))
    prefixes |= {f"{sort}-" for sort in re.findall(r"\bsort: '([a-z]+)'", code)}
    prefixes |= {f"{sort}-" for game in GAMES for sort in client_sorts(game.name).values()}
    assert {"log-", "ask-", "no-", "tile-"} <= prefixes
    unused = {
        key
        for key in keys("en", name)
        if not any(key.startswith(prefix) for prefix in prefixes)
        and not re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", code)
    }
    assert unused == set()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(language: str, name: str) -> None:
    assert keys(language, name) == keys("en", name)


def test_every_message_named_in_the_client_exists() -> None:
    named = set(re.findall(r"\bt\('([a-z][\w-]*)'", sources("web/src")))
    known = set().union(*[keys("en", name) for name in FILES])
    assert len(named) > 50
    assert named - known == set()


def names_of_choices(game: Game) -> set[str]:
    """What the first page says of the modules and options of a game."""
    found = {f"module-{game.name}-{name}" for name in game.module_names() if name not in game.default_modules}
    for option in game.options(game.module_names()):
        found.add(f"option-{game.name}-{option.name}")
        found |= {f"option-{game.name}-{option.name}-{value}" for value in option.values}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_before_a_game_has_its_name(game: Game, language: str) -> None:
    assert names_of_choices(game) - keys(language, f"about-{game.name}") == set()


def test_names_of_choices_are_asked_for() -> None:
    assert names_of_choices(CHOICES) == {
        "module-choices-night",
        "module-choices-day",
        "option-choices-moon",
        "option-choices-moon-full",
        "option-choices-moon-new",
        "option-choices-camp",
        "option-choices-camp-north",
        "option-choices-camp-south",
    }
