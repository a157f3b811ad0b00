"""Final scoring: the exact best use of every piece, and the points that the shape of a village gives."""
