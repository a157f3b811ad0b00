"""What a village scores at the end without pieces, worked out by trying every tile that may be turned over.

Written from the rules and from what a table shows; what single tiles print comes from the facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.keyflower.positions import AROUND, FACTS
from tests.games.keyflower.scoring.test_village import best_loop_by_rings
from tests.games.keyflower.scoring.village_samples import as_village, letter_at

RIVER = (0, 2, 4, 8, 16, 32)
Place = tuple[int, int]


class VillageLooker:
    """One who sees the village of a seat. `sides` may differ from what lies there: a tile was turned over."""

    def __init__(self, data: Mapping[str, Any], who: int) -> None:
        self.rows: dict[str, dict[str, Any]] = {row["tile"]: row for row in data["villages"][who]}
        self.at = {(row["q"], row["r"]): word for word, row in self.rows.items()}
        self.sides = {word: str(row["side"]) for word, row in self.rows.items()}
        self.cabins = int(data["seats"][who].get("cabins", 0))
        built = [row["tile"] for row in data.get("extensions", ()) if row["tile"]]
        self.extended = {word for word in built if word in self.rows}
        self.supply = len(data.get("extensions", ())) - len(built)
        self.grass = {row["tile"]: row["fields"] for row in data.get("grass", ()) if row["tile"] in self.rows}
        self.doubled = self.sides.get("summer-boat-2") == "back"
        # What no turning over changes.
        self.shape = self._shape()

    # What is printed.

    def face(self, word: str) -> dict[str, Any]:
        return dict(FACTS[word][self.sides[word]])

    def printed(self, word: str) -> int:
        return int(FACTS[word]["points"][self.sides[word] == "back"])

    def upgraded(self) -> list[str]:
        return [word for word in self.rows if self.can_turn(word) and self.sides[word] == "back"]

    @staticmethod
    def can_turn(word: str) -> bool:
        return FACTS[word]["upgrade_cost"] is not None

    def gains(self, word: str, gain: str) -> int:
        face = self.face(word)
        return int(face.get(gain, 0) + face.get("gains", {}).get(gain, 0))

    def workers_shown(self, word: str) -> int:
        """The workers that the side up gives or takes."""
        face = self.face(word)
        given = {**face.get("gains", {}), **face.get("one_of", {})}
        count = sum(number for gain, number in given.items() if gain.endswith("worker"))
        return int(count) + str(face.get("pays", "")).count("worker")

    # What lies where.

    def beside(self, word: str) -> list[str]:
        q, r = self.rows[word]["q"], self.rows[word]["r"]
        return [self.at[q + a, r + b] for a, b in AROUND.values() if (q + a, r + b) in self.at]

    def linked(self, word: str, letter: str) -> list[str]:
        """The neighbours over edges that show the same letter on both sides."""
        row = self.rows[word]
        found = []
        for side, (a, b) in enumerate(AROUND.values()):
            other = self.at.get((row["q"] + a, row["r"] + b))
            if other is not None and letter_at(FACTS[word]["edges"], row["turn"], side) == letter:
                facing = letter_at(FACTS[other]["edges"], self.rows[other]["turn"], (side + 3) % 6)
                found += [other] if facing == letter else []
        return found

    def seasons(self, words: list[str], season: str) -> int:
        return sum(FACTS[word]["season"] == season for word in words)

    def river(self) -> int:
        """Boats of every sort that the river joins to the home."""
        home = next(word for word in self.rows if FACTS[word]["kind"] == "home")
        reached, waiting = {home}, [home]
        while waiting:
            for other in self.linked(waiting.pop(), "W"):
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        boats = [word for word in reached if FACTS[word]["kind"] in ("boat", "summer-boat", "standing")]
        return RIVER[min(len(boats), 5)]

    def loop(self) -> int:
        placed = {
            (row["q"], row["r"]): (FACTS[word]["edges"], row["turn"]) for word, row in self.rows.items()
        }
        return best_loop_by_rings(as_village(placed))

    def walk(self) -> int:
        """Every walk from the delivery man that takes no road twice, if it can see more than one before."""
        best = 0

        def go(word: str, used: frozenset[frozenset[str]], seen: frozenset[str]) -> None:
            nonlocal best
            best = max(best, len(seen))
            reached, waiting = {word}, [word]
            while waiting:
                here = waiting.pop()
                for other in roads[here]:
                    if other not in reached and frozenset((here, other)) not in used:
                        reached.add(other)
                        waiting.append(other)
            if len(seen | reached) <= best:
                return
            for other in roads[word]:
                road = frozenset((word, other))
                if road not in used:
                    go(other, used | {road}, seen | {other})

        roads = {word: self.linked(word, "R") for word in self.rows}
        go("delivery-man", frozenset(), frozenset({"delivery-man"}))
        return best

    def _shape(self) -> int:
        """What the places of the tiles score."""
        rows = self.rows
        total = 0
        for word in rows:
            if FACTS[word]["kind"] == "turn-order":
                total += len(self.beside(word))
        total += 2 * len(self.beside("beekeeper")) if "beekeeper" in rows else 0
        total += 5 * self.seasons(self.beside("the-glade"), "summer") if "the-glade" in rows else 0
        if "the-glade-in-winter" in rows:
            total += 3 * self.seasons(self.beside("the-glade-in-winter"), "winter")
        total += 2 * self.seasons(list(rows), "winter") if "sea-breese-ii" in rows else 0
        total += self.river() if "sea-breese" in rows else 0
        total += self.loop() if "sea-bastion" in rows else 0
        total += self.walk() if "delivery-man" in rows else 0
        if "hillside" in rows:
            field = self.grass["hillside"][0]
            total += sum(field in fields for fields in self.grass.values())
        return total

    # What sides and extensions score.

    def symbols_beside(self) -> int:
        """Upgrade symbols next to the developer; a cabin is one of its home."""
        count = 0
        for word in self.beside("developer"):
            count += self.gains(word, "upgrade")
            count += self.cabins if FACTS[word]["kind"] == "home" else 0
        return count

    def standing(self) -> int:
        """Everything that depends on which sides are up and where extensions lie."""
        rows = self.rows
        total = sum(self.printed(word) for word in rows)
        total += sum(self.printed(word) for word in self.extended)
        total += 2 * len(self.upgraded()) if "artisan" in rows else 0
        total += 3 * len(self.extended) if "builder" in rows else 0
        times = 2 if self.doubled else 1
        if "keyflower" in rows:
            total += times * sum(self.gains(word, "transport") for word in rows)
        if "ianvincible-ii" in rows:
            total += 2 * times * (self.cabins + sum(self.gains(word, "upgrade") for word in rows))
        if "developer" in rows:
            total += {"front": 2, "back": 3}[self.sides["developer"]] * self.symbols_beside()
        if "talton-lodge" in rows:
            unit = {"front": 1, "back": 2}[self.sides["talton-lodge"]]
            total += unit * sum(self.workers_shown(word) for word in rows)
        return total

    def best_standing(self) -> int:
        """With the tile that Flipper turns over, or that Flipper II extends, or none."""
        best = self.standing()
        if "flipper" in self.rows:
            for word in [
                word for word, side in self.sides.items() if side == "front" and self.can_turn(word)
            ]:
                self.sides[word] = "back"
                best = max(best, self.standing())
                self.sides[word] = "front"
        if "flipper-ii" in self.rows and self.supply:
            for word in [word for word in self.upgraded() if word not in self.extended]:
                self.extended.add(word)
                best = max(best, self.standing())
                self.extended.remove(word)
        return best

    def points(self) -> int:
        return self.shape + self.best_standing()
