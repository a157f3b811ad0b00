"""A finished game looked at again: what everybody could expect, what was luck, which moves cost most."""
