"""What a scoring tile, a contract or anything else wants and pays, and the pieces that are offered to it.

Kinds of piece are numbers, sets of kinds are bits. The base game has twelve kinds; a module may add more
behind them.
"""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    ANY_TYPES,
    CHOSEN_TYPE,
    FAMILIES,
    MADE_OF,
    NAMED_TYPE,
    ONE_EACH,
    YARD,
    Effect,
)
from artel.games.keyflower.scoring.pieces import FAMILY_OF_PIECE, PIECE_IDS

# The words by which a set asks for any piece of a family.
ANY_OF: Final[dict[str, str]] = {"any-worker": "workers", "any-resource": "goods", "any-skill": "skills"}
UNLIMITED: Final = -1
ANYWHERE: Final = -1
NO_CHOICE: Final = -1
# Where a row stands in a score sheet: tiles first, then what a seat holds, and left-over gold at the end.
AFTER_TILES: Final = 1_000_000
AT_THE_END: Final = 2_000_000


class PieceKinds:
    """The kinds of piece of a game and the families they belong to, in the order of their numbers."""

    def __init__(self) -> None:
        self.words: Final[list[str]] = list(PIECE_IDS)
        self.families: Final[dict[str, list[int]]] = {family: [] for family in FAMILIES}
        for kind, family in enumerate(FAMILY_OF_PIECE):
            if family:
                self.families[family].append(kind)

    def add(self, word: str, family: str) -> int:
        """A further kind of piece, of a known family or of a new one."""
        if word in self.words:
            raise ValueError(f"expected a new kind of piece, got {word!r} again")
        self.words.append(word)
        self.families.setdefault(family, []).append(len(self.words) - 1)
        return len(self.words) - 1

    def named(self, word: str) -> int:
        if word not in self.words:
            raise ValueError(f"expected a piece out of {', '.join(self.words)}, got {word!r}")
        return self.words.index(word)

    def family(self, family: str) -> int:
        """All kinds of a family, as bits."""
        if family not in self.families:
            raise ValueError(f"expected a family out of {', '.join(self.families)}, got {family!r}")
        return bits_of(self.families[family])

    def asked_by(self, word: str) -> int:
        """The kinds that a word of a set accepts: one piece by its id, or any of a family."""
        if word in self.words:
            return 1 << self.words.index(word)
        return self.family(ANY_OF.get(word, word))


def bits_of(kinds: list[int]) -> int:
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return bits


class Slot:
    """Places of a set that accept the same kinds."""

    def __init__(self, kinds: int, count: int) -> None:
        self.kinds: Final = kinds
        self.count: Final = count


class Way:
    """One way to make a set. A tile that counts a chosen type has a way for each type, and one is chosen."""

    def __init__(self, slots: list[Slot], chosen: int = NO_CHOICE) -> None:
        self.slots: Final = slots
        self.chosen: Final = chosen


def is_single(way: Way) -> bool:
    return len(way.slots) == 1 and way.slots[0].count == 1


class Demand:
    """Points for sets of pieces, each piece counting once over all demands of a player.

    `most` is how many sets may score. `tile` is where the pieces must lie, and with `duty` those that are of
    the kind asked for are counted there whether that is best or not. `printed` is scored in any case, `unmet`
    for each set of `most` that is not made. `reason` is the kind of reason under which a demand on no
    tile scores, `unmet_reason` that of a set which is not made, and `told` what these reasons tell.
    """

    def __init__(
        self, word: str, ways: list[Way], points: int, *, most: int = UNLIMITED, tile: int = ANYWHERE,
        duty: bool = False, printed: int = 0, unmet: int = 0, rank: int = AFTER_TILES, reason: str = "",
        unmet_reason: str = "", told: dict[str, int | str] | None = None,
    ) -> None:  # fmt: skip
        if points < 0 or printed < 0 or unmet < 0:
            raise ValueError(f"{word}: expected points from 0 up, got {points}, {printed} and {unmet}")
        if unmet and most == UNLIMITED:
            raise ValueError(f"{word}: expected a number of sets where unmet ones score, got any number")
        for way in ways:
            if not way.slots or any(slot.count < 1 or slot.kinds == 0 for slot in way.slots):
                raise ValueError(f"{word}: expected sets of at least one piece, got an empty one")
        if duty and (tile == ANYWHERE or len(ways) != 1 or not is_single(ways[0])):
            raise ValueError(f"{word}: expected a yard that counts single pieces on a tile, got sets")
        self.word: Final = word
        self.ways: Final = ways
        self.points: Final = points
        self.most: Final = most
        self.tile: Final = tile
        self.duty: Final = duty
        self.printed: Final = printed
        self.unmet: Final = unmet
        self.rank: Final = rank
        self.reason: Final = reason
        self.unmet_reason: Final = unmet_reason
        self.told: Final[dict[str, int | str]] = told or {}

    def paying(self, points: int) -> "Demand":
        """The same demand with other points for a set."""
        return Demand(
            self.word, self.ways, points, most=self.most, tile=self.tile, duty=self.duty,
            printed=self.printed, unmet=self.unmet, rank=self.rank,
        )  # fmt: skip


def set_of(kinds: PieceKinds, wants: list[str]) -> Way:
    """A set made of these words, each for one piece: `green any-worker any-worker`."""
    slots: list[Slot] = []
    asked = [kinds.asked_by(word) for word in wants]
    for at, bits in enumerate(asked):
        if bits not in asked[:at]:
            slots.append(Slot(bits, asked.count(bits)))
    return Way(slots)


def contract(kinds: PieceKinds, word: str, wants: list[str], points: int, unmet: int = 0) -> Demand:
    """A demand that is met once."""
    return Demand(word, [set_of(kinds, wants)], points, most=1, unmet=unmet)


def ways_of(effect: Effect, kinds: PieceKinds, word: str) -> list[Way]:
    """The ways in which pieces make up the set that a side of a tile shows."""
    if effect.pattern == MADE_OF:
        return [set_of(kinds, effect.wants)]
    if not 0 <= effect.family < len(FAMILIES) or effect.size < 1:
        raise ValueError(
            f"{word}: expected a family and a size from 1 up, got {effect.family} and {effect.size}"
        )
    types = kinds.families[FAMILIES[effect.family]]
    if effect.pattern == ANY_TYPES:
        return [Way([Slot(bits_of(types), effect.size)])]
    if effect.pattern == ONE_EACH and effect.size <= len(types):
        return [Way([Slot(1 << kind, 1) for kind in types[: effect.size]])]
    if effect.pattern == NAMED_TYPE and 0 <= effect.named < len(types):
        return [Way([Slot(1 << types[effect.named], effect.size)])]
    if effect.pattern == CHOSEN_TYPE:
        return [Way([Slot(1 << kind, effect.size)], kind) for kind in types]
    raise ValueError(f"{word}: expected a pattern of its family, got {effect.pattern} of {effect.named}")


def demand_of(effect: Effect, kinds: PieceKinds, word: str, tile: int, printed: int, rank: int) -> Demand:
    """The demand of one side of a scoring tile.

    Rule: KF-TILE-3, KF-SCORE-4, KF-SCORE-7
    """
    ways = ways_of(effect, kinds, word)
    if effect.kind != YARD:
        return Demand(word, ways, effect.points, printed=printed, rank=rank)
    return Demand(word, ways, effect.points, tile=tile, duty=True, printed=printed, rank=rank)
