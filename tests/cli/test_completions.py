"""What may be typed now, folded: short, and exactly the legal moves."""

from __future__ import annotations

import re
from random import Random

import pytest

from artel.cli.completions import by_verb
from artel.games import GAMES
from artel.kernel.game import NATURE, Game, deciders, legal_moves, play


def unfolded(verb: str, heads: str, after: str) -> set[str]:
    """Every line that a folded row stands for."""
    firsts = [word for part in heads.split(", ") for word in counted(part)] if heads else []
    if not firsts:
        return {verb}
    rests = tails(after) if after else [""]
    return {" ".join([verb, first, *rest.split()]) for first in firsts for rest in rests}


def counted(word: str) -> list[str]:
    """`2-4` is 2, 3 and 4; any other word is itself."""
    span = re.fullmatch(r"(\d+)-(\d+)", word)
    return [str(each) for each in range(int(span[1]), int(span[2]) + 1)] if span else [word]


def tails(text: str) -> list[str]:
    found = []
    for part in split_outside_brackets(text):
        label, _, rest = part.partition(" ")
        deeper = tails(rest.removeprefix("(").removesuffix(")")) if rest else [""]
        heads = [word for each in label.split("/") for word in counted(each)]
        found += [f"{head} {each}".strip() for head in heads for each in deeper]
    return found


def split_outside_brackets(text: str) -> list[str]:
    parts, depth = [""], 0
    for token in re.split(r"(, |\(|\))", text):
        depth += (token == "(") - (token == ")")
        if token == ", " and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    return parts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_folded_moves_are_exactly_the_legal_ones(game: Game) -> None:
    """Over whole games; nothing is left out and nothing impossible is offered."""
    verbs = set()
    for seed in range(2):
        random = Random(seed)
        state = game.setup(game.rules(2 + seed))
        while asked := deciders(state):
            moves = legal_moves(state, asked[0])
            if asked[0] != NATURE:
                lines = [game.verbs.text(move) for move in moves]
                rows = by_verb(lines)
                verbs |= set(rows)
                told = [unfolded(verb, *row) for verb, folded in rows.items() for row in folded or [("", "")]]
                assert set().union(*told) == set(lines)
                assert sum(len(each) for each in told) == len(lines)
            play(state, asked[0], random.choice(moves))
    assert len(verbs) > 6


def test_equal_rows_stand_together() -> None:
    lines = [f"bid {tile} {colour} {count}" for tile in ("inn", "mill", "well") for colour in ("blue", "red")
             for count in range(1, 4) if (tile, colour) != ("well", "red")]  # fmt: skip
    assert by_verb(["pass", *lines]) == {
        "pass": [],
        "bid": [("inn, mill", "blue/red 1-3"), ("well", "blue 1-3")],
    }
