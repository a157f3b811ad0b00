"""The table: rooms, seats, storage and the sockets around them."""
