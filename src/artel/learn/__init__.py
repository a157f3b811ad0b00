"""How values are learned: games that are played to look at them, and fitting what they came to."""
