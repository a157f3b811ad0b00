"""Looking ahead: what a search knows of a game beside its rules, and players that search."""
