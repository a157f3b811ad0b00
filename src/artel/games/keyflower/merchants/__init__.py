"""The Merchants: boats II, cabins, contracts and extensions."""
