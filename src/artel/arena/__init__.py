"""Bots measured against each other: who plays whom, on how many cores, and what follows from the results."""
