"""Sweet Lands in the terminal: its effects in words, its domain as a map, whole games in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from artel.cli.faces.sweet_lands import RENDERER
from artel.cli.faces.sweet_lands.domain import drawn
from artel.cli.faces.sweet_lands.effects import told_chain, told_cost, told_effect, told_need, told_source
from artel.cli.faces.sweet_lands.position import alone
from artel.cli.terminal import Terminal
from artel.cli.texts import Texts, texts
from artel.games import game_named
from artel.kernel.game import NATURE, Game, Rng, State, deciders, legal_moves, play_nature, play_trusted
from tests.cli.samples import Capture, called, typed
from tests.fluent_files import LANGUAGES

NAME = "sweet-lands"
GAME: Game = game_named(NAME)
SAY = texts("en", NAME)
# A message that nobody has written shows as its id.
BARE = re.compile(
    r"\b(?:ask|log|no|why|move|chain|source|effect|gain|count|label|tally|space|zone|seat)-[a-z]"
)


def words_of_effects() -> list[str]:
    """Every clause that is printed anywhere."""
    found: list[str] = []

    def look(value: object) -> None:
        if isinstance(value, list):
            for each in value:
                if isinstance(each, str) and re.search(r" \d", each):
                    found.append(each)
                else:
                    look(each)
        elif isinstance(value, Mapping):
            for each in value.values():
                look(each)

    for row in GAME.facts():
        look(
            {
                name: value
                for name, value in row.items()
                if name not in ("map", "names", "rates", "costs", "tower")
            }
        )
    return sorted(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_is_told_in_words(language: str) -> None:
    say = texts(language, NAME)
    clauses = words_of_effects()
    assert len(clauses) > 100
    for clause in clauses:
        said = told_effect(say, clause)
        assert said != clause
        assert not BARE.search(said), said
        assert "{" not in said
        assert "None" not in said


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("pay wheat 3: food 2", "Pay 3 wheat: 2 steps of the food track"),
        (
            "pay basic 2 repeatedly: gold 5",
            "Pay 2 basic resources of your choice, any number of times: 5 gold",
        ),
        ("if cities 2: vp 3 + diamond 1", "If you have at least 2 cities: 3 victory points, 1 diamond"),
        ("vp 1 per 3 roads", "1 victory point for every 3 roads"),
        ("industry 1 per labs", "1 step of the industry track for each lab"),
        ("dance 3", "dance 3"),
        ("gold 3 per wish", "gold 3 per wish"),
        ("gold many", "gold many"),
        ("", ""),
    ],
)
def test_a_clause_in_english(clause: str, said: str) -> None:
    assert told_effect(SAY, clause) == said


def test_costs_and_conditions() -> None:
    assert told_cost(SAY, "") == "free of charge"
    assert (
        told_cost(SAY, "gold 7 + wheat 1 - brownie") == "7 gold, 1 wheat, 1 gold less for each brownie symbol"
    )
    assert told_cost(SAY, "three wishes") == "three wishes"
    assert told_need(SAY, "wonders 1") == "1 wonder symbol"
    assert told_need(texts("ru", NAME), "cities 2") == "2 городов"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_effect_comes_from_has_a_name(language: str) -> None:
    """Every source the engine names, with all maps and variants."""
    say = texts(language, NAME)
    rules: Any = GAME.rules(4, options={"upgraded-skills": "yes", "domains": "choose"})
    sources = set(rules.effects.sources) - {""}
    assert len(sources) > 300
    for source in sorted(sources):
        said = told_source(say, source)
        assert said != source, source
        assert not BARE.search(said), said
        assert "{" not in said
    assert told_source(SAY, "farming") == "farming"


def test_what_is_still_to_come() -> None:
    chain = [
        {"seat": 0, "kind": "effects", "source": "card-1", "effects": ["gold 1", "road 2"]},
        {"seat": 0, "kind": "effects", "source": "", "effects": ["food 1"]},
        {"seat": 0, "kind": "bonus", "source": "mining", "effects": []},
        {"seat": 0, "kind": "employ", "source": "card-1", "effects": []},
        {"seat": 0, "kind": "employ", "source": "", "effects": []},
        {"seat": 0, "kind": "pay", "source": "", "effects": ["card 2"]},
    ]
    name = SAY.piece("card-1")
    assert told_chain(SAY, chain) == [
        f"{name}: 1 gold; 2 roads",
        "1 step of the food track",
        "mining: the rest of the bonus",
        f"employ {name}",
        "employ a worker",
        "pay 2 cards of your hand",
    ]


# The map.

PICTURE = [". f o", ". c b", ". . ."]


def lines_of(**laid: Any) -> list[str]:
    seat = {"domain_cells": [], "domain_roads": [], "bonus_areas": [], **laid}
    return [line.plain for line in drawn(PICTURE, {"a2": ["gold 5"]}, seat)]


def test_an_empty_domain() -> None:
    assert lines_of() == [
        " /  \\  /  \\",
        "|a2 !f|a3  o|",
        "|     |     |",
        " \\  /  \\  /  \\",
        "   |b2  c|b3  b|",
        "   |     |     |",
        "    \\  /  \\  /",
    ]


def test_what_lies_on_a_domain() -> None:
    cells = [
        {"cell": "a2", "token": "field", "flipped": 2, "property": "tent", "rabbit": True},
        {"cell": "a3", "token": "forest", "flipped": 0, "property": None, "rabbit": False},
        {"cell": "b2", "token": None, "flipped": 0, "property": "tower", "rabbit": False},
    ]
    lines = lines_of(domain_cells=cells, domain_roads=["a2-e", "a2-se", "a2-nw", "b2-w"], bonus_areas=["b3"])
    assert lines == [
        " == \\  /  \\",
        "|a2 !f=a3  o|",
        "| *Tr = +   |",
        " \\  == \\  /  \\",
        "   =b2  c|b3  b|",
        "   = W   | *   |",
        "    \\  /  \\  /",
    ]


def walked(players: int, plies: int, seed: str = "map") -> State:
    state = GAME.setup(GAME.rules(players))
    rng = Rng(seed)
    for _ in range(plies):
        if not state.agenda:
            break
        seat = deciders(state)[0]
        if seat == NATURE:
            play_nature(state, rng)
        else:
            moves = legal_moves(state, seat)
            play_trusted(state, seat, moves[rng.below(len(moves))])
    return state


def shown(say: Texts, data: Mapping[str, Any], whole: bool = True, width: int = 200) -> str:
    out = StringIO()
    RENDERER.position(Console(file=out, width=width), say, data, whole)
    return out.getvalue()


@pytest.mark.parametrize("domain", ["a", "b1", "b2", "b3", "b4"])
def test_every_map_shows_each_of_its_cells_once(domain: str) -> None:
    row: Any = next(row for row in GAME.facts() if row["id"] == f"domain-{domain}")
    seat: dict[str, Any] = {"domain_cells": [], "domain_roads": []}
    text = "\n".join(line.plain for line in drawn(row["map"], row["bonuses"], seat))
    cells = [code for line in row["map"] for code in line.split() if code != "."]
    words = re.findall(r"[a-i]\d+", text)
    assert len(set(words)) == len(words) == len(cells)
    assert text.count("!") == len(row["bonuses"])
    assert max(len(line) for line in text.splitlines()) <= 80


# Positions.


def test_an_own_hand_is_shown_with_what_it_does_and_nobody_elses() -> None:
    state = walked(2, 120)
    views: list[dict[str, Any]] = [GAME.view(state, seat).data for seat in (0, 1)]
    mine, other = views[0]["seats"]
    text = shown(SAY, views[0])
    assert mine["hand"]
    for card in mine["hand"]:
        assert f"{card} {SAY.piece(card)}" in text
    assert "hand" not in other
    hidden = views[1]["seats"][1]["hand"]
    assert hidden
    assert all(f"{card} " not in text for card in hidden)


def test_a_position_is_short_at_a_turn_and_whole_on_demand() -> None:
    view: dict[str, Any] = GAME.view(walked(3, 200), 1).data
    short, whole = shown(SAY, view, whole=False), shown(SAY, view)
    assert (short.count("Domain of"), whole.count("Domain of")) == (1, 3)
    assert "Support board" in whole
    assert "Support board" not in short
    for row in view["areas"]:
        assert f"{row['area']} {row['taken']}/{row['spaces']}" in short


def test_what_points_of_the_solo_game_are_worth() -> None:
    assert alone(SAY, {}, 250) == "250 points. More than 250 make a skilled confectioner."
    assert "a skilled confectioner!" in alone(SAY, {}, 251)
    assert "a skilled confectioner!" in alone(SAY, {}, 300)
    assert alone(SAY, {}, 301) == "301 points: a beloved ruler!"


# At the prompt.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_explained(capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    pieces = sorted(set(RENDERER.names(texts(language, NAME)).values()))
    assert len(pieces) > 280
    typed(monkeypatch, *[f"show {piece}" for piece in pieces], "show 0", "show nothing-like-it")
    _, out, _ = called(
        capsys, "play", NAME, "--players", "1", "--bot", "random", "--seed", "3", "--lang", language
    )
    for piece in pieces:
        assert f"({piece})" in out
    assert not BARE.search(out)
    assert "-rule" not in out
    assert texts(language, NAME).say("terminal-begins-alone", {"seed": "3"}) in out


def test_a_piece_goes_by_its_name(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "show Full larder", "show Сахарный пекарь", "show land-and-roads")
    _, out, _ = called(capsys, "play", NAME, "--bot", "random", "--seed", "3", "--lang", "en")
    assert "Full larder (skill-food)" in out
    assert "There is no such piece: Сахарный пекарь" in out
    assert "Land and roads (area-land-and-roads)" in out


class Hand:
    """Somebody who plays any legal line."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
        self.chance = Random(seed)
        self.table: Terminal | None = None
        begin = Terminal.run

        def run(terminal: Terminal) -> int:
            self.table = terminal
            return begin(terminal)

        monkeypatch.setattr(Terminal, "run", run)
        monkeypatch.setattr("builtins.input", self.line)

    def line(self, prompt: str = "") -> str:
        assert self.table is not None
        moves = self.table.moves()
        quick = [line for line in moves if line.split()[0] in ("end-round", "use", "play", "stop", "done")]
        return self.chance.choice(quick or moves)


@pytest.mark.parametrize(("language", "players"), [("en", "1"), ("ru", "2"), ("it", "4")])
def test_a_whole_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str, players: str) -> None:
    """To the score sheet, in eighty columns and without a word that nobody has translated."""
    monkeypatch.setenv("COLUMNS", "80")
    Hand(monkeypatch, 5)
    argv = ("play", NAME, "--players", players, "--bot", "random", "--seed", "4", "--lang", language)
    code, out, err = called(capsys, *argv)
    say = texts(language, NAME)
    assert (code, err) == (0, "")
    assert say.say("score-sheet") in out
    assert say.say("why-ports") in out
    assert say.say("log-game-over") in out
    assert not BARE.search(out), BARE.search(out)
    assert "card-cost" not in out
    path = re.search(r"artel replay (\S+)", out.replace("\n", " "))
    assert path is not None
    lines = out.partition("artel replay")[0].splitlines()[:-1]
    assert [line for line in lines if len(line.removeprefix("> ")) > 80] == []
    code, told, _ = called(capsys, "replay", path[1], "--lang", language)
    assert code == 0
    assert say.say("why-ports") in told
    assert not BARE.search(told)
