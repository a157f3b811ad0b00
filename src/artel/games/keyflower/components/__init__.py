"""What is printed on the pieces of Keyflower, as tables, with the source of every row."""
