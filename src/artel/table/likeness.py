"""Names that look alike: two people at a table must be told apart by the eye."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters of other alphabets beside the Latin letter or the digit they look like, each in its own case.
LOOK_LIKE: Final = {
    "A": "АΑᎪꓮᴀ", "B": "ВΒᏴꓐʙ", "C": "СϹᏟꓚᴄ", "D": "ᎠꓓᴅԀ", "E": "ЕΕᎬꓰᴇ", "F": "ϜꓝҒ", "G": "ԌᏀꓖɢ",
    "H": "НΗᎻꓧʜ", "J": "ЈᎫꓙͿᴊ", "K": "КΚᏦꓗᴋ", "L": "ᏞꓡʟԼ", "M": "МΜᎷꓟᴍ", "N": "ΝꓠɴՆ", "P": "РΡᏢꓑᴘ",
    "Q": "Ԛ", "R": "ᎡᏒꓣʀ", "S": "ЅᏚꓢՏꜱ", "T": "ТΤᎢꓔᴛ", "U": "ՍꓴᴜՄ", "V": "ᏙꓦѴᴠ", "W": "ԜᎳꓪᴡ", "X": "ХΧꓫ",
    "Y": "УҮΥꓬʏ", "Z": "ΖᏃꓜᴢ",
    "a": "аαɑ", "b": "Ьᖯ", "c": "сϲ", "d": "ԁ", "e": "еҽε", "g": "ɡց", "h": "һհ", "i": "іιıɩ", "j": "јϳ",
    "k": "κк", "n": "ոη", "o": "оοօσ", "p": "рρ", "q": "ԛզ", "r": "гᴦ", "s": "ѕ", "u": "υս",
    "v": "νѵ", "w": "ԝաω", "x": "хχ", "y": "уүγ",
    "l": "IІΙӀӏןǀ|1ߊו", "O": "ОΟՕꓳ0", "3": "ЗӠƷȜ", "6": "б", "4": "Ч", "8": "Ȣ",
}  # fmt: skip
TWINS: Final = str.maketrans({twin: letter for letter, twins in LOOK_LIKE.items() for twin in twins})


def skeleton(name: str) -> str:
    """What the eye takes from a name: no marks above or below, no alphabets, no capitals, no gaps."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    seen = plain.translate(TWINS).casefold()
    return seen.replace("rn", "m").replace("vv", "w").replace(" ", "")


def look_alike(one: str, other: str) -> bool:
    """True for names that are read as the same, as they are written or both in capitals."""
    return skeleton(one) == skeleton(other) or skeleton(one.upper()) == skeleton(other.upper())
