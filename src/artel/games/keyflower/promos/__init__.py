"""The promo tiles, each a module of its own."""
