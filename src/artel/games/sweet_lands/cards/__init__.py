"""Worker cards: drawing, discarding, playing, employing, and what employed workers do."""
