"""What a seat does on its turn: bid, use a tile, transport and upgrade."""
