# What the first page and the lobby say of this game before any of its own texts are loaded.
game-keyflower = Keyflower
sheet-link-keyflower = Keyflower: type in a village and what is behind the screen, get the best score with the reason of every point.
