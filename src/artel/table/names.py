"""Names of tables: a plant to tell them apart, and letters that nobody guesses."""

from __future__ import annotations

from typing import Final

PLANTS: Final = (
    "acorn",
    "alder",
    "amber",
    "apple",
    "ash",
    "aspen",
    "barley",
    "basil",
    "bay",
    "beech",
    "birch",
    "bramble",
    "briar",
    "cedar",
    "cherry",
    "chestnut",
    "clover",
    "cypress",
    "dill",
    "elder",
    "elm",
    "fennel",
    "fern",
    "fig",
    "flax",
    "ginger",
    "hazel",
    "heather",
    "hemlock",
    "holly",
    "hop",
    "iris",
    "ivy",
    "juniper",
    "larch",
    "laurel",
    "lavender",
    "lilac",
    "lime",
    "linden",
    "lotus",
    "maple",
    "mint",
    "moss",
    "myrtle",
    "nettle",
    "oak",
    "oat",
    "olive",
    "pear",
    "pepper",
    "pine",
    "plum",
    "poplar",
    "poppy",
    "quince",
    "reed",
    "rose",
    "rowan",
    "rye",
    "sage",
    "sorrel",
    "spruce",
    "thistle",
    "thyme",
    "tulip",
    "vine",
    "walnut",
    "wheat",
    "willow",
    "yarrow",
    "yew",
)


# Five bits a letter, and none that looks like another: a hundred bits, in groups for the eye.
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
GROUPS: Final = 4
GROUP: Final = 5


def table_name(digest: bytes) -> str:
    """The name that follows from a digest, such as birch-k7qm2-pxw4t-z9bd3-hvnrs."""
    number, plant = divmod(int.from_bytes(digest, "big"), len(PLANTS))
    words = [PLANTS[plant]]
    for _ in range(GROUPS):
        word = ""
        for _ in range(GROUP):
            number, letter = divmod(number, len(LETTERS))
            word += LETTERS[letter]
        words.append(word)
    return "-".join(words)
