"""The house edition, read from its file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from artel.games.sweet_lands.rows import Edition

HOUSE_FILE: Final = Path(__file__).parent / "edition.toml"
HOUSE: Final = Edition(tomllib.loads(HOUSE_FILE.read_text(encoding="utf-8")))
