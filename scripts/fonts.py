"""The letters of the three languages, cut out of the fonts, so that a page fetches no more than it shows.

`python scripts/fonts.py` writes web/src/fonts and web/src/styles/fonts.css. It is run by hand, when a
language has come to need another letter (a test says so) or the fonts have changed, and needs
`pip install fonttools brotli`; building the client needs neither. Letters outside these
sets (in a player's name, say) come out of the whole files.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FONTS = ROOT / "web" / "src" / "fonts"
SHEET = ROOT / "web" / "src" / "styles" / "fonts.css"
WHOLE = ROOT / "web" / "node_modules" / "@fontsource"

# What English, Italian and the signs between words need; then what Russian needs besides.
LATIN = [chr(code) for code in range(0x20, 0x7F)] + list("\u00a0§«º·»×ÀÈÉÌÒÙàèéìòù–—‘’“”…−")
CYRILLIC = [*"ЁёІі№\u0301", *(chr(code) for code in range(0x410, 0x450))]
# What the whole files have, as their makers say.
WHOLE_LATIN = [*range(0x100), 0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC, *range(0x2000, 0x2070)]
WHOLE_LATIN += [0x20AC, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xFEFF, 0xFFFD]
WHOLE_CYRILLIC = [0x301, *range(0x400, 0x460), 0x490, 0x491, 0x4B0, 0x4B1, 0x2116]
# Small capitals and ornaments are never asked for.
FEATURES = "ccmp,kern,liga,lnum,tnum,locl,mark,mkmk"


class Face(NamedTuple):
    family: str
    weight: int

    @property
    def folder(self) -> str:
        return self.family.lower().replace(" ", "-")

    def whole(self, script: str) -> str:
        return f"{self.folder}/files/{self.folder}-{script}-{self.weight}-normal.woff2"

    def cut(self, script: str) -> str:
        return f"{self.folder}-{script}-{self.weight}.woff2"


FACES = [Face("Alegreya", weight) for weight in (500, 700)]
FACES += [Face("Alegreya Sans", weight) for weight in (400, 700)]


def ranges(codes: Iterable[int]) -> str:
    """The codes as CSS writes them: U+0041-005A, U+2014."""
    spans: list[list[int]] = []
    for code in sorted(set(codes)):
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(
        f"U+{first:04X}" if first == last else f"U+{first:04X}-{last:04X}" for first, last in spans
    )


def rule(face: Face, source: str, codes: Iterable[int]) -> str:
    return (
        f"@font-face {{ font-family: '{face.family}'; font-weight: {face.weight}; font-display: swap; "
        f"src: url('{source}') format('woff2'); unicode-range: {ranges(codes)}; }}"
    )


def stylesheet() -> str:
    """Each face as four files; which of them are fetched is decided by the letters on the page."""
    latin, cyrillic = {ord(sign) for sign in LATIN}, {ord(sign) for sign in CYRILLIC}
    rules = ["/* Written by scripts/fonts.py. Nothing is fetched from elsewhere. */"]
    for face in FACES:
        rules += [
            rule(face, f"../fonts/{face.cut('latin')}", latin),
            rule(face, f"@fontsource/{face.whole('latin')}", set(WHOLE_LATIN) - latin - cyrillic),
            rule(face, f"../fonts/{face.cut('cyrillic')}", cyrillic),
            rule(face, f"@fontsource/{face.whole('cyrillic')}", set(WHOLE_CYRILLIC) - latin - cyrillic),
        ]
    return "\n".join(rules) + "\n"


def cut(face: Face, script: str, signs: Iterable[str]) -> None:
    options = [f"--unicodes={ranges(map(ord, signs)).replace(' ', '')}", f"--layout-features={FEATURES}"]
    options += ["--flavor=woff2", "--no-hinting", f"--output-file={FONTS / face.cut(script)}"]
    subprocess.run(
        [sys.executable, "-m", "fontTools.subset", str(WHOLE / face.whole(script)), *options], check=True
    )


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        cut(face, "latin", LATIN)
        cut(face, "cyrillic", CYRILLIC)
    SHEET.write_text(stylesheet(), encoding="utf-8")


if __name__ == "__main__":
    main()
