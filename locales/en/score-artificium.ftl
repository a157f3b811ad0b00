# Counting the end of a boxed game.
sheet-title = Count a game of Artificium
sheet-intro = One field on a line: marker, goods, coins. A line with player and a name begins each player.
form-marker = Space of the marker on the score track
form-goods = Goods that are left
form-coins = Coins
why-marker = Score track
