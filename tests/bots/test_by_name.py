"""What has been learned goes by name: pieces and features come and go, and bots, hints and reviews go on."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from artel.bots.search.encoder import Features
from artel.bots.search.instinct import INSTINCT, instinct_from
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.scene import Look, Scene, Seen
from artel.bots.search.values import FILE, GUESSES, HABITS, OUTCOMES, values_from
from artel.games import GAMES
from tests.bots.by_instinct import known
from tests.bots.with_festival import BASE_ONLY, names_seen, puzzle_told, said_at

MINDED = [game.name for game in GAMES if has_mind(game.name)]
CHECKOUT = Path(__file__).parents[2]
# Some features are gone, and a further one stands before all others.
GONE = 3
FURTHER = ("further", "a-further-feature", "1 with a piece that nobody has learned of")
Row = tuple[str, str, str]


def text_of(game: str, name: str) -> str | None:
    place = files(f"artel.bots.{game.replace('-', '_')}") / name
    return place.read_text(encoding="utf-8") if place.is_file() else None


LINEAR = [
    (game, name)
    for game in MINDED
    for name in (FILE, OUTCOMES, GUESSES, HABITS)
    if text_of(game, name) is not None
]


def changed(rows: list[Row]) -> list[Row]:
    """Features as another day has them: in another order, with a further one and without some."""
    later = rows[GONE:]
    random.Random(len(rows)).shuffle(later)
    return [FURTHER, *later]


def rows_of(features: Features) -> list[Row]:
    return list(zip(features.groups, features.names, features.says, strict=True))


@pytest.mark.parametrize(("game", "name"), LINEAR)
def test_weights_belong_to_names(game: str, name: str) -> None:
    text, mind = text_of(game, name), mind_of(game)
    assert text is not None
    features: Features | None = mind.encoder if name in (FILE, OUTCOMES) else mind.moves
    assert features is not None
    now = values_from(features, text, name)
    other = Features(game, features.version, changed(rows_of(features)))
    then = values_from(other, text, name)
    assert (then.first, then.biases) == (now.first, now.biases)
    for weights, others in zip(now.weights, then.weights, strict=True):
        by_name = dict(zip(features.names, weights, strict=True)) | {FURTHER[1]: 0.0}
        assert dict(zip(other.names, others, strict=True)) == {each: by_name[each] for each in other.names}


def looked_at(scene: Scene, rng: random.Random) -> Look:
    """A turn in which everything that stays is there, and something of moves."""

    def seen(first: int, end: int) -> Seen:
        found = Seen()
        for at in rng.sample(range(first + GONE, end), 20):
            found.put(at, rng.uniform(-1.0, 1.0))
        return found

    look = Look(seen(0, scene.around))
    for move in range(4):
        look.moves.append(move)
        look.likings.append(0.0)
        look.rows.append(seen(scene.around, len(scene.names)))
    return look


def as_in(scene: Scene, other: Scene, seen: Seen) -> Seen:
    """The same features, as another scene numbers them, and the one that nobody has learned of."""
    found = Seen()
    for at, value in zip(seen.at, seen.of, strict=True):
        found.put(other.names.index(scene.names[at]), value)
    found.put(0 if seen.at[0] < scene.around else other.around, 1.0)
    return found


@pytest.mark.parametrize("game", MINDED)
def test_a_network_says_the_same_of_the_features_that_stay(game: str) -> None:
    text, mind = text_of(game, INSTINCT), mind_of(game)
    assert text is not None
    scene, now = known(mind)
    rows = rows_of(scene)
    moves = [(group, f"move {name}", says) for group, name, says in changed(rows[scene.around :])[:1]]
    moves += changed(rows[scene.around :])[1:]
    other = Scene(game, scene.version, changed(rows[: scene.around]), moves, points=scene.points)
    then = instinct_from(other, text, "then")
    look = looked_at(scene, random.Random(game))
    again = Look(as_in(scene, other, look.around))
    again.moves.extend(look.moves)
    again.likings.extend(look.likings)
    again.rows.extend([as_in(scene, other, row) for row in look.rows])
    assert then.margin(again.around) == now.margin(look.around)
    assert then.likings(again) == now.likings(look)


def test_tiles_that_nobody_has_learned_of_silence_nobody() -> None:
    """All levels, hints, reviews and puzzles go on; at a table without those tiles nothing is different."""
    words = [sys.executable, "-m", "tests.bots.with_festival"]
    done = subprocess.run(words, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    unseen, gone = set(told["names"]) - set(names_seen()), set(names_seen()) - set(told["names"])
    assert {"own-maypole-front", "bid-bonfire", "hand-ballroom"} <= unseen
    assert {"own-emporium-front", "bid-emporium"} <= gone
    assert told["base"] == said_at(BASE_ONLY)
    assert told["puzzle"] == puzzle_told()
    festival = told["festival"]
    assert len(festival["levels"]) == 6
    assert len(festival["hint"]) == len(festival["likings"]) == 3
    assert len(festival["review"]) >= 3


def test_a_feature_has_a_name_of_its_own() -> None:
    with pytest.raises(
        ValueError, match="odd: expected every feature to have a name of its own, got x again"
    ):
        Features("odd", 1, [("a", "x", ""), ("b", "y", ""), ("c", "x", "")])
