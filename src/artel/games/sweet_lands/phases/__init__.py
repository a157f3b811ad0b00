"""A game from its first draw to its last point, phase by phase."""
