"""What the rulebook itself gives in numbers, as tables in the language of effects."""
