"""Sweet Lands on the terminal."""
