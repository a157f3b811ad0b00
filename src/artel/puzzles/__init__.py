"""Puzzles: positions of games between bots in which one move is clearly the best, measured beforehand."""
