"""What exists only where The Merchants and The Farmers are played together."""
