"""The four phases of a round, a file each, and the final scoring."""
