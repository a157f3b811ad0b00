"""Which build of the engine runs."""

from __future__ import annotations


def compiled() -> bool:
    """True when this module itself was compiled by mypyc."""
    return not __file__.endswith(".py")
