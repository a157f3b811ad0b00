"""The kernel knows no game: states, agendas, moves, chance, views, records."""
