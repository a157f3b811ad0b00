"""Makes the telling importable beside its test."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
