"""Every refusal has a sentence in every language, and nobody reads an internal id in it."""

from __future__ import annotations

import ast as python
import itertools
import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from artel.cli.texts import Texts, texts
from artel.games import GAMES
from artel.kernel.game import Game
from artel.kernel.refusal import Refusal
from artel.kernel.shape import CommandError
from tests.contract.walks import CASES, Case, any_of, walk
from tests.fluent_files import LANGUAGES, ROOT, client_sorts, messages, package, variables
from tests.games.festival.module import NEW_TILES

# What a person typed or may type is shown as it is typed.
TYPED = {"expected", "got", "line"}
NUMBERS = {"coins", "count", "have", "leading", "level", "most", "need", "price", "total"}


def calls(folder: str, *names: str) -> Iterator[python.Call]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and python.unparse(node.func) in names:
                yield node


def kinds(folder: str) -> set[str]:
    """The kinds of refusal written in a folder: literally, or through the kind of a command error."""
    found: set[str] = set()
    for call in calls(folder, "Refusal", "CommandError"):
        kind = call.args[1] if python.unparse(call.func) == "Refusal" else call.args[0]
        if isinstance(kind, python.Constant):
            found.add(str(kind.value))
        else:
            # What another error or refusal is called is passed on.
            assert python.unparse(kind).endswith(".kind"), python.unparse(call)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    shared = set(messages(language, "table"))
    common = kinds("src/artel/kernel") | kinds("src/artel/table")
    assert {"not-your-turn", "spectator", "unknown-word"} <= common
    assert {f"no-{kind}" for kind in common} - shared == set()
    for game in GAMES:
        own = kinds(f"src/artel/games/{package(game.name)}")
        assert len(own) > 10
        assert {f"no-{kind}" for kind in own} - shared - set(messages(language, game.name)) == set()


def keys_of(value: python.expr, within: python.FunctionDef) -> set[str]:
    """The names in a dictionary as it is written: a literal, or a local that is filled in steps."""
    if isinstance(value, python.Dict):
        spread = [each for name, each in zip(value.keys, value.values, strict=True) if name is None]
        named = {str(name.value) for name in value.keys if isinstance(name, python.Constant)}
        return named.union(*[keys_of(each, within) for each in spread])
    found: set[str] = set()
    name = python.unparse(value)
    for node in python.walk(within):
        match node:
            case python.AnnAssign(target=it, value=python.Dict() as more) if python.unparse(it) == name:
                found |= keys_of(more, within)
            case python.Subscript(value=python.Name(id=filled), slice=python.Constant(value=key)):
                found |= {str(key)} if filled == name else set()
            case python.Call(func=func, args=[python.Dict() as more]) if (
                python.unparse(func) == f"{name}.update"
            ):
                found |= keys_of(more, within)
    assert found, python.unparse(value)
    return found


def told_values(game: Game) -> Iterator[tuple[str, set[str]]]:
    """Every refusal of a game's code: its kind and the names of the values that come with it."""
    for path in sorted((ROOT / "src/artel/games" / package(game.name)).rglob("*.py")):
        tree = python.parse(path.read_text(encoding="utf-8"))
        for within in [node for node in python.walk(tree) if isinstance(node, python.FunctionDef)]:
            for call in python.walk(within):
                if isinstance(call, python.Call) and python.unparse(call.func) == "Refusal":
                    values = keys_of(call.args[2], within) if len(call.args) > 2 else set()
                    yield python.literal_eval(call.args[1]), values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_refusal_comes_with_all_that_its_sentence_needs(game: Game, language: str) -> None:
    """Each value is drawn as a named piece, is a number, or is what a person types."""
    known = {**messages(language, "table"), **messages(language, game.name)}
    for kind, values in told_values(game):
        used = variables(known[f"no-{kind}"])
        assert used <= values, kind
        assert used <= set(client_sorts(game.name)) | NUMBERS | TYPED, kind


def changed(game: Game, move: int, chance: random.Random) -> int:
    """A legal move with one of its words replaced: this is how people come to be refused."""
    shape = game.verbs.shape(move)
    words = [field.word(number) for field, number in zip(shape.fields, shape.numbers_in(move), strict=True)]
    if words:
        place = chance.randrange(len(words))
        words[place] = shape.fields[place].word(chance.randrange(shape.fields[place].size))
    return game.verbs.parse(" ".join([shape.name, *words]))


NAMELESS = frozenset[int | str](NEW_TILES)


@cache
def refusals(case: Case) -> list[Refusal]:
    """One refusal of every kind that random moves, and legal moves with a wrong word, meet."""
    found: dict[tuple[str, frozenset[str]], Refusal] = {}
    verbs, chance = case.game.verbs, random.Random(f"refusals {case}")
    for seed in range(2):
        for turn in walk(case, seed):
            moves = [any_of(shape, chance) for shape in chance.sample(verbs.shapes, 8)]
            moves += [changed(case.game, move, chance) for move in chance.choices(turn.moves, k=6)]
            for seat, move in itertools.product(range(case.players), moves):
                refusal = case.game.why_not(turn.state, seat, move)
                # The tiles of a module that only the tests know have no texts.
                if refusal is not None and NAMELESS.isdisjoint(refusal.values.values()):
                    found[refusal.kind, frozenset(refusal.values)] = refusal
    return list(found.values())


def small_cases() -> list[Case]:
    return [case for case in CASES if case.game in GAMES and case.players in (2, 3)]


def names_no_id(say: Texts, refusal: Refusal) -> None:
    said = say.refusal(refusal.kind, refusal.values, None).replace(str(refusal.values.get("line")), "")
    assert said[0] != said[0].lower() or not said[0].isalpha(), said
    for name, value in refusal.values.items():
        if isinstance(value, str) and name not in TYPED and (say.language != "en" or "-" in value):
            assert not re.search(rf"(?<!\w){re.escape(value)}(?!\w)", said), (refusal, said)


@pytest.mark.parametrize("case", small_cases(), ids=str)
def test_a_refusal_names_pieces_and_seats_not_ids(case: Case) -> None:
    game = case.game
    seen = refusals(case)
    assert len(seen) > 10
    table, own = messages("en", "table"), messages("en", game.name)
    for refusal in seen:
        message = own.get(f"no-{refusal.kind}") or table[f"no-{refusal.kind}"]
        used = variables(message)
        assert used <= set(refusal.values), refusal
        assert all(isinstance(refusal.values[name], int) for name in used & NUMBERS), refusal
        for language in LANGUAGES:
            names_no_id(texts(language, game.name), refusal)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_was_expected_is_told_in_signs(game: Game) -> None:
    """No English sentence inside a Russian one: words of the command language, numbers and signs."""
    for shape in game.verbs.shapes:
        for place, _ in enumerate(shape.fields):
            words = [field.word(0) for field in shape.fields]
            words[place] = "?"
            with pytest.raises(CommandError) as caught:
                game.verbs.parse(" ".join([shape.name, *words]))
            expected = caught.value.expected
            told = set(re.findall(r"[a-z][\w-]*", expected))
            assert told <= {shape.fields[place].name, *shape.fields[place].words}, expected
