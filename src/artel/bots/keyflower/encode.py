"""The features of one seat in a game of Keyflower, with any modules; version 1.

Numbers of pieces, what the quick player thinks of the village (by its terms), and which sides of which tiles
lie there. Workers count wherever they are, as they would come home at the end of the season.
"""

from __future__ import annotations

from typing import Final, cast

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.terms import TERMS
from artel.bots.keyflower.values import ENOUGH_WORKERS, Weights
from artel.bots.keyflower.village import Village, villages_of
from artel.bots.search.encoder import Encoder
from artel.games.keyflower.components.vocabulary import WINTER_TILE
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.state import COLOUR_COUNT, GOOD_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import BACK, COLOURS, GOODS, SKILLS
from artel.kernel.state import State

VERSION: Final = 1
MOST_SEATS: Final = 6
LEAST_SEATS: Final = 2
# A number that grows with the whole village is written in tens.
SCALE: Final = 0.1


# To which group the terms of the quick player belong.
TERM_GROUPS: Final[dict[str, str]] = {
    "upgrades": "promises", "stock": "stock", "tiles": "tiles", "pieces": "pieces", "prospects": "prospects",
}  # fmt: skip


def tile_words() -> list[str]:
    """Every tile of every module, in the order of the modules."""
    words: list[str] = []
    for module in KEYFLOWER.modules.values():
        words.extend([word for word in module.rows.get("tiles", {}) if word not in words])
    return words


WORDS: Final[list[str]] = tile_words()


def listed() -> list[tuple[str, str, str]]:
    features = [
        ("seats", f"seats-{seats}", f"1 in a game for {seats}")
        for seats in range(LEAST_SEATS, MOST_SEATS + 1)
    ]
    features += [
        (
            TERM_GROUPS[term.name],
            f"worth-{term.name}",
            f"the quick player's term {term.name}, in tens of points",
        )
        for term in TERMS
    ]
    features += [
        ("prospects", "worth-of-modules", "what modules say a position is worth, in tens of points"),
        ("pieces", "score-of-pieces", "what the pieces would score now, in tens"),
    ]
    features += [
        ("workers", colour, f"{colour} workers, wherever they are") for colour in COLOURS[:COLOUR_COUNT]
    ]
    features += [
        ("workers", "enough-workers", f"workers up to {ENOUGH_WORKERS:.0f}"),
        ("workers", "further-workers", f"workers beyond {ENOUGH_WORKERS:.0f}"),
        ("workers", "purple", "1 with the start player marker"),
    ]
    features += [("skills", skill, f"skills: {skill}") for skill in SKILLS]
    features += [("stock", good, f"{good} in the village") for good in GOODS]
    features += [
        ("tiles", "tiles", "tiles, won ones included"),
        ("tiles", "upgraded", "tiles turned over by an upgrade"),
        ("tiles", "printed-points", "points printed on the tiles, in tens"),
        ("tiles", "carrying", "steps that the tiles' transports have"),
        ("winter", "winter-tiles", "winter tiles in the hand"),
        ("winter", "winter-prospects", "what they would score now, in tens"),
        ("rivals", "rival-score", "what the pieces of the best rival would score now, in tens"),
        ("rivals", "rival-workers", "workers of the rivals on the mean"),
        ("rivals", "rival-tiles", "tiles of the rivals on the mean"),
    ]
    for word in WORDS:
        features += [
            ("tiles", f"{word}-front", f"1 with {word}"),
            ("tiles", f"{word}-back", f"1 with {word} turned over"),
        ]
    return features


FEATURES: Final = listed()
FIRST_TILE: Final = len(FEATURES) - 2 * len(WORDS)


class KeyflowerEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__("keyflower", VERSION, FEATURES)
        self.weights: Final = Weights()
        # Where the tiles of the rules met last are written.
        self._rules: KeyflowerRules | None = None
        self._places: list[int] = []

    def places(self, rules: KeyflowerRules) -> list[int]:
        if self._rules is not rules:
            numbers = {word: number for number, word in enumerate(WORDS)}
            # A tile that no module has is one of somebody's own edition: it has no feature of its own.
            self._places = [
                FIRST_TILE + 2 * numbers[word] if word in numbers else -1 for word in rules.tables.words
            ]
            self._rules = rules
        return self._places

    def encode(self, state: State, seat: int, into: list[float]) -> None:
        s = cast(KeyflowerState, state)
        self.encode_from(s, seat, villages_of(s, self.weights), into)

    def encode_from(self, s: KeyflowerState, seat: int, villages: list[Village], into: list[float]) -> None:
        """The same, where everybody's village has been looked at already."""
        at = 0
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            into[at] = 1.0 if s.rules.players == seats else 0.0
            at += 1
        village = villages[seat]
        at = self._worth(village, into, at)
        at = self._pieces(s, village.estate, into, at)
        at = self._village(s, village.estate, into, at)
        into[at] = float(len(village.estate.hand))
        into[at + 1] = SCALE * village.winter_points()
        self._rivals(villages, seat, into, at + 2)
        self._tiles(s, village.estate, into)

    def _worth(self, village: Village, into: list[float], at: int) -> int:
        more = 0.0
        for number, part in enumerate(village.known.parts):
            if number < len(TERMS):
                into[at + number] = SCALE * part
            else:
                more += part
        at += len(TERMS)
        into[at] = SCALE * more
        into[at + 1] = SCALE * village.known.score
        return at + 2

    def _pieces(self, s: KeyflowerState, estate: Estate, into: list[float], at: int) -> int:
        total = 0.0
        for colour in range(COLOUR_COUNT):
            into[at + colour] = float(estate.workers[colour])
            total += estate.workers[colour]
        at += COLOUR_COUNT
        into[at] = min(total, ENOUGH_WORKERS)
        into[at + 1] = max(0.0, total - ENOUGH_WORKERS)
        into[at + 2] = 1.0 if estate.purple else 0.0
        at += 3
        for skill in range(SKILL_COUNT):
            into[at + skill] = float(s.skills[estate.seat * SKILL_COUNT + skill])
        at += SKILL_COUNT
        for good in range(GOOD_COUNT):
            count = 0
            for tile in estate.tiles:
                count += s.goods[tile * GOOD_COUNT + good]
            into[at + good] = float(count)
        return at + GOOD_COUNT

    def _village(self, s: KeyflowerState, estate: Estate, into: list[float], at: int) -> int:
        tables = rules_of(s).tables
        upgraded, points, carrying = 0, 0, 0
        tiles = estate.tiles + estate.won
        for tile in tiles:
            face = 2 * tile + s.side[tile]
            if s.side[tile] == BACK and tables.cost[tile] is not None:
                upgraded += 1
            if tables.kind[tile] != WINTER_TILE:
                points += tables.points[face]
            carrying += tables.carry[face]
        into[at] = float(len(tiles))
        into[at + 1] = float(upgraded)
        into[at + 2] = SCALE * points
        into[at + 3] = float(carrying)
        return at + 4

    def _rivals(self, villages: list[Village], seat: int, into: list[float], at: int) -> None:
        """The best of the rivals by what its pieces score, and the mean of what they can still do."""
        best, workers, tiles = 0.0, 0, 0
        others = max(1, len(villages) - 1)
        for other in range(len(villages)):
            if other == seat:
                continue
            estate = villages[other].estate
            best = max(best, villages[other].known.score)
            workers += sum(estate.workers)
            tiles += len(estate.tiles) + len(estate.won)
        into[at] = SCALE * best
        into[at + 1] = workers / others
        into[at + 2] = tiles / others

    def _tiles(self, s: KeyflowerState, estate: Estate, into: list[float]) -> None:
        for number in range(FIRST_TILE, len(FEATURES)):
            into[number] = 0.0
        places = self.places(rules_of(s))
        for tile in estate.tiles + estate.won:
            if places[tile] >= 0:
                into[places[tile] + s.side[tile]] = 1.0
