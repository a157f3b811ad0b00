"""What is printed on everything: a small language of effects, and the one executor of it."""
