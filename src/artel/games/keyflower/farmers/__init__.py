"""The Farmers: fields, animals, wheat and the tiles that go with them."""
