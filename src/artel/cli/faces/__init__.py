"""The games on the terminal: a folder for each that has a renderer of its own, found by the game's name."""
