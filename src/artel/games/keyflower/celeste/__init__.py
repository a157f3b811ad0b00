"""Key Celeste: the lot of every season and the ghost that scares bids."""
