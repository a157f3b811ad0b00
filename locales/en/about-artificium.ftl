# What the first page and the lobby say of this game before any of its own texts are loaded.
game-artificium = Artificium
game-artificium-line = Cards become workshops, workshops make goods, goods make a city.
sheet-link-artificium = The space of each marker, goods and coins; the bank buys the goods for you.
