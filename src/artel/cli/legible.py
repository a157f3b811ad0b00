"""Text for terminals that cannot show every letter: what they lack is written with the letters they have."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

HANDLER: Final = "artel.legible"
# The customary spelling of Russian letters in Latin ones.
RUSSIAN: Final = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z", "и": "i",
    "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "'",
    "э": "e", "ю": "yu", "я": "ya",
}  # fmt: skip
SIGNS: Final = {
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "\N{EN DASH}": "-", "—": "-", "…": "...", "\N{MULTIPLICATION SIGN}": "x", "→": "->", "•": "*",
    "─": "-", "━": "-", "═": "-", "│": "|", "┃": "|", "║": "|",
}  # fmt: skip
BOX_DRAWING: Final = range(0x2500, 0x2580)


def spelled(letter: str) -> str:
    """One letter or sign in ASCII; a question mark where nothing comes near."""
    if letter.lower() in RUSSIAN:
        latin = RUSSIAN[letter.lower()]
        return latin if letter.islower() else latin.capitalize()
    if letter in SIGNS:
        return SIGNS[letter]
    if ord(letter) in BOX_DRAWING:
        return "+"
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii")
    return bare or ("" if unicodedata.combining(letter) else "?")


def _respell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(spelled(letter) for letter in missing), error.end


codecs.register_error(HANDLER, _respell)


def legible(text: str, encoding: str) -> str:
    """The text as a terminal of this encoding will show it, so that tables can be measured."""
    return text.encode(encoding, HANDLER).decode(encoding)


def output_encoding() -> str:
    """That of standard output as it is now."""
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def speak_and_hear_everything() -> None:
    """No letter stops a command: unknown ones are respelled on the way out and marked on the way in."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
