"""Set-up, checks and the making of wheels. Nothing of this is installed."""
