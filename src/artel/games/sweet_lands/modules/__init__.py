"""The game as a module."""
