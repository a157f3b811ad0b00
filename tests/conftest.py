"""Shared by all tests: the random walks of `contract/walks.py`, and Hypothesis without surprises."""

import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

# The walks serve the tests of the bots, the records and the playthroughs too.
sys.path.insert(0, str(Path(__file__).parent / "contract"))

# The same examples in every run; a slow machine is no failure.
settings.register_profile(
    "artel", derandomize=True, deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("artel")
