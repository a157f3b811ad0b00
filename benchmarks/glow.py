"""From a tap to what it lights up, in a real Chromium: see tests/web/tapping.py.

scripts/bench glow [--rounds N]
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.web.tapping import main

if __name__ == "__main__":
    main()
