"""The domain of a seat: terrain, roads, property and gingerbread rabbits."""
