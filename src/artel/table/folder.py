"""The folder in which a server keeps its games, where nobody names another."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

# Beside the server's games lie those that were played in the terminal.
TERMINAL: Final = "terminal"


def default_data_dir() -> Path:
    """Where this platform keeps the data of a user's programs."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "artel"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "artel"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "artel"
    return Path.home() / ".local" / "share" / "artel"
