"""The two generators: a fast one for bots, a sealed one that can be checked afterwards."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artel.games import GAMES
from artel.kernel.chance import SEED_BYTES, SealedChance, seal_of
from artel.kernel.game import NATURE, Game, deciders, legal_moves, play, weights
from artel.kernel.record import (
    RecordError,
    draws_of,
    nonces_text,
    read_record,
    record_of,
    verify_chance,
)
from artel.kernel.rng import Rng

# Recorded once from the pure build; another number would change every game played from a seed.
WORDS = {
    0: [1441138016, 3924496715, 2737865986, 2233221049],
    1: [2702254053, 4187630802, 942844511, 381454985],
    "play 7": [484267801, 757131473, 1364210033, 3917729550],
    "artel": [748275562, 1861680036, 621276003, 3040116451],
}

SEED = bytes(range(SEED_BYTES))


@pytest.mark.parametrize("seed", WORDS)
def test_the_numbers_of_a_seed_never_change(seed: int | str) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(4)] == WORDS[seed]


def test_the_numbers_follow_the_xorshift_definition() -> None:
    material = hashlib.sha256(b"model").digest()
    x, y, z, w = (int.from_bytes(material[n : n + 4], "big") for n in range(0, 16, 4))
    x |= 1
    rng = Rng("model")
    for _ in range(200):
        t = (x ^ (x << 11)) % 2**32
        x, y, z, w = y, z, w, w ^ (w >> 19) ^ t ^ (t >> 8)
        assert rng.word() == w
        assert 0 <= w < 2**32


@given(bound=st.integers(1, 5000), seed=st.integers(0, 1000))
def test_below_stays_below(bound: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(30))


@pytest.mark.parametrize("bound", [2, 6, 10, 37])
def test_below_is_uniform(bound: int) -> None:
    """Chi square of 20000 draws; the bound is five standard deviations above its mean."""
    rng, draws = Rng(f"uniform {bound}"), 20000
    counts = Counter(rng.below(bound) for _ in range(draws))
    expected = draws / bound
    chi = sum((counts[n] - expected) ** 2 / expected for n in range(bound))
    assert chi < (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5


def test_pick_follows_the_weights() -> None:
    rng, draws = Rng("pick"), 16000
    counts = Counter(rng.pick([1, 0, 3, 4]) for _ in range(draws))
    assert counts[1] == 0
    for index, weight in ((0, 1), (2, 3), (3, 4)):
        assert abs(counts[index] - draws * weight / 8) < 5 * (draws / 8) ** 0.5 * weight**0.5


def test_pick_without_a_weight_is_an_error() -> None:
    with pytest.raises(ValueError, match="positive weight"):
        Rng(1).pick([0, 0])


def test_shuffling_keeps_the_items_and_reaches_every_order() -> None:
    rng, orders = Rng("shuffle"), Counter[tuple[int, ...]]()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
        assert sorted(items) == [1, 2, 3, 4]
    assert len(orders) == 24
    assert max(orders.values()) < 160


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert SealedChance(SEED).commitment() == hashlib.sha256(SEED).hexdigest()
    with pytest.raises(ValueError, match="32 bytes, got 3"):
        SealedChance(b"abc")


def test_a_draw_can_be_computed_by_anyone() -> None:
    """HMAC-SHA256 of `draw:attempt` modulo the total, written down a second time."""
    chance, kinds = SealedChance(SEED), [5, 1, 0, 9, 3]
    for draw in range(50):
        number = int.from_bytes(hmac.new(SEED, f"{draw}:0".encode(), hashlib.sha256).digest(), "big")
        left, expected = number % sum(kinds), 0
        while left >= kinds[expected]:
            left -= kinds[expected]
            expected += 1
        assert chance.pick(draw, kinds) == expected


def test_every_nonce_changes_the_draws() -> None:
    """The key is the HMAC-SHA256 of seat and nonce after seat and nonce, written down a second time."""
    nonces = {2: bytes([7] * SEED_BYTES), 0: bytes([9] * SEED_BYTES)}
    key = hmac.new(SEED, b"\0" + nonces[0] + b"\2" + nonces[2], hashlib.sha256).digest()
    mixed, plain = SealedChance(SEED, nonces), SealedChance(key)
    draws = [mixed.pick(draw, [1] * 1000) for draw in range(20)]
    assert draws == [plain.pick(draw, [1] * 1000) for draw in range(20)]
    for other in ({}, {0: nonces[0]}, {2: nonces[2]}, {0: nonces[2], 2: nonces[0]}, {1: nonces[0]}):
        assert [SealedChance(SEED, other).pick(draw, [1] * 1000) for draw in range(20)] != draws
    assert mixed.commitment() == SealedChance(SEED).commitment()
    with pytest.raises(ValueError, match="32 bytes, got 2"):
        SealedChance(SEED, {0: b"ab"})


def test_the_browser_is_tested_with_these_draws() -> None:
    """The client works draws out by itself; the numbers it is tested with are those of the engine."""
    file = Path(__file__).parents[2] / "web" / "tests" / "fair-vectors.json"
    known = json.loads(file.read_text(encoding="utf-8"))
    seed = bytes.fromhex(known["seed"])
    nonces = {seat: bytes.fromhex(nonce) for seat, nonce in enumerate(known["nonces"]) if nonce}
    assert known["seals"] == [seal_of(nonces[seat]) if seat in nonces else None for seat in range(3)]
    for chance, picked in (
        (SealedChance(seed, nonces), known["mixed"]),
        (SealedChance(seed), known["plain"]),
    ):
        assert chance.commitment() == known["chance"]
        kinds = known["weights"]
        assert [chance.pick(draw, kinds[draw % len(kinds)]) for draw in range(len(picked))] == picked


def test_draws_follow_the_weights() -> None:
    chance = SealedChance(SEED)
    counts = Counter(chance.pick(draw, [1, 0, 3]) for draw in range(4000))
    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 5 * 750**0.5


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise low indices would be likelier by a hair; the second attempt must be another message."""
    messages = []

    class Digest:
        def __init__(self, message: bytes) -> None:
            self.message = message

        def digest(self) -> bytes:
            return b"\xff" * 32 if self.message.endswith(b":0") else (7).to_bytes(32, "big")

    def fake(key: bytes, message: bytes, kind: object) -> Digest:
        messages.append(message)
        return Digest(message)

    monkeypatch.setattr(hmac, "new", fake)
    assert SealedChance(SEED).pick(3, [1, 1, 1]) == 7 % 3
    assert messages == [b"3:0", b"3:1"]


@pytest.mark.parametrize("kinds", [[], [0], [0, 0]])
def test_nothing_to_draw_is_an_error(kinds: list[int]) -> None:
    with pytest.raises(ValueError, match="positive weight"):
        SealedChance(SEED).pick(0, kinds)


def sealed_game(game: Game, extra: dict[str, str], nonces: dict[int, bytes] | None = None) -> str:
    """A game whose draws come from the sealed seed and nonces; every seat makes its first legal move."""
    state, chance, history, drawn = (
        game.setup(game.rules(max(2, game.min_players))),
        SealedChance(SEED, nonces),
        [],
        0,
    )
    for _ in range(80):
        if not (asked := deciders(state)):
            break
        moves = legal_moves(state, asked[0])
        move = moves[0]
        if asked[0] == NATURE:
            move = moves[chance.pick(drawn, weights(state))]
            drawn += 1
        history.append((asked[0], game.verbs.text(move)))
        play(state, asked[0], move)
    return record_of(game, state, history, extra).text()


OPENED = {"chance": SealedChance(SEED).commitment(), "seed": SEED.hex()}
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_an_opened_seed_explains_every_draw(game: Game) -> None:
    record = read_record(sealed_game(game, OPENED))
    assert verify_chance(game, record) == sum(1 for seat, _ in record.moves if seat == NATURE)


@games
def test_a_draw_that_was_not_drawn_is_found(game: Game) -> None:
    record = read_record(sealed_game(game, OPENED))
    state = game.setup(game.rules(max(2, game.min_players)))
    for place, (seat, line) in enumerate(record.moves):
        others = [game.verbs.text(move) for move in legal_moves(state, seat)]
        if seat == NATURE and len(others) > 1:
            record.moves[place] = (seat, next(other for other in others if other != line))
            break
        game.attempt(state, seat, line)
    with pytest.raises(RecordError, match="draw") as caught:
        verify_chance(game, record)
    assert caught.value.expected == line


@games
@pytest.mark.parametrize(
    "header",
    [
        {},
        {"chance": OPENED["chance"]},
        {"chance": OPENED["chance"], "seed": "no-hex"},
        {"chance": OPENED["chance"], "seed": "00"},
        {"chance": OPENED["chance"], "seed": "00" * 32},
    ],
)
def test_a_seed_that_does_not_fit_is_refused(game: Game, header: dict[str, str]) -> None:
    with pytest.raises(RecordError) as caught:
        verify_chance(game, read_record(sealed_game(game, header)))
    assert caught.value.kind == "seed"


NONCES = {0: bytes([5] * SEED_BYTES), 1: bytes([6] * SEED_BYTES)}


@games
def test_draws_follow_from_the_nonces_of_a_record_too(game: Game) -> None:
    told = nonces_text(NONCES)
    assert told == f"0:{'05' * 32} 1:{'06' * 32}"
    record = read_record(sealed_game(game, {**OPENED, "nonces": told}, NONCES))
    assert verify_chance(game, record) == sum(1 for seat, _ in record.moves if seat == NATURE)
    for other in ("", nonces_text({0: NONCES[0]}), nonces_text({0: NONCES[1], 1: NONCES[0]})):
        record.header["nonces"] = other
        with pytest.raises(RecordError, match="draw"):
            verify_chance(game, record)


@pytest.mark.parametrize(
    "told",
    [
        "nonsense",
        "0:",
        f"0:{'5' * 63}",
        f"0:{'G5' * 32}",
        f"0:{'AA' * 32}",
        f":{'05' * 32}",
        f"9:{'05' * 32}",
        f"-1:{'05' * 32}",
        f"1:{'05' * 32} 0:{'05' * 32}",
        f"0:{'05' * 32} 0:{'05' * 32}",
    ],
)
def test_nonces_that_are_none_are_refused(told: str) -> None:
    game = GAMES[0]
    with pytest.raises(RecordError) as caught:
        verify_chance(game, read_record(sealed_game(game, {**OPENED, "nonces": told})))
    assert caught.value.kind == "seed"
    assert caught.value.line == 9
    assert "64 hexadecimal digits" in caught.value.expected
    assert caught.value.got in told.split()


@games
def test_what_could_be_drawn_is_told_for_every_draw(game: Game) -> None:
    """Enough to work a draw out without the engine, in numbers that every reader of JSON has."""
    record = read_record(sealed_game(game, {**OPENED, "nonces": nonces_text(NONCES)}, NONCES))
    draws = list(draws_of(game, game.rules(max(2, game.min_players)), record.moves))
    chance = SealedChance(SEED, NONCES)
    assert len(draws) == verify_chance(game, record) > 0
    for number, draw in enumerate(draws):
        assert draw.lines[chance.pick(number, draw.weights)] == draw.line
        assert len(draw.lines) == len(draw.weights)
        assert sum(draw.weights) < 2**53
