# What the first page and the lobby say of this game before any of its own texts are loaded.
game-keyflower = Keyflower
sheet-link-keyflower = Tap together a village and what is behind the screen, get the best score with the reason of every point.

# What may be added to the game
module-keyflower-merchants = The Merchants
module-keyflower-merchants-about = Contracts to fill or to trade in, extensions that double the points of a tile, cabins, and a second boat of each name. A game takes about a quarter longer.
module-keyflower-farmers = The Farmers
module-keyflower-farmers-about = Sheep, pigs and cows live and breed in the fields between the roads, and wheat helps to carry. A game takes about a quarter longer.
module-keyflower-merchants-farmers = The Merchants and The Farmers together
module-keyflower-key-celeste = Key Celeste
module-keyflower-key-celeste-about = A ghost ship is up for auction in every season; its ghost scares away the leading bid of another player. A game takes a few minutes longer.
module-keyflower-storyteller = Storyteller
module-keyflower-storyteller-about = One more spring tile: a worker or a skill by chance. A game takes no longer.
module-keyflower-emporium = Emporium
module-keyflower-emporium-about = One more winter tile: points for sets of workers with a green one. A game takes no longer.
module-keyflower-monument = Monument
module-keyflower-monument-about = One more winter tile: points for sets of resources with gold. A game takes no longer.
module-keyflower-trader = Trader
module-keyflower-trader-about = One more summer tile: a skill becomes green workers. A game takes no longer.
module-keyflower-sorcerer = Sorcerer
module-keyflower-sorcerer-about = One more summer tile: it uses another tile of its village. A game takes no longer.
module-keyflower-developer = Developer
module-keyflower-developer-about = One more summer tile: points for the upgrade symbols around it. A game takes no longer.
module-keyflower-boat-7 = Boat 7
module-keyflower-boat-7-about = One more summer boat: resources from outside go where you like, or three come at the end of a season. A game takes no longer.
module-keyflower-talton-lodge = Talton lodge
module-keyflower-talton-lodge-about = One more autumn tile: points for the worker symbols on your tiles. A game takes no longer.
module-keyflower-beekeeper = Beekeeper
module-keyflower-beekeeper-about = One more winter tile: points for the tiles around it. A game takes no longer.
module-keyflower-the-glade = The glade
module-keyflower-the-glade-about = One more winter tile: points for the summer tiles around it. A game takes no longer.
module-keyflower-the-glade-in-winter = The glade in winter
module-keyflower-the-glade-in-winter-about = One more winter tile: points for the winter tiles around it. A game takes no longer.
module-keyflower-keyside = Keyside
module-keyflower-keyside-about = One more winter tile: twelve resources before the final score. A game takes no longer.
module-keyflower-delivery-man = Delivery man
module-keyflower-delivery-man-about = One more winter tile: points for the longest walk along the roads. A game takes no longer.

# Variants of The Merchants
option-keyflower-merchants-only = Variant A: only boats II, every tile of The Merchants in its season, two of its winter tiles
option-keyflower-merchants-only-no = No
option-keyflower-merchants-only-yes = Yes
option-keyflower-open-screens = Variant B: workers, skills and contracts received in the open stay in front of the screen
option-keyflower-open-screens-no = No
option-keyflower-open-screens-yes = Yes
option-keyflower-green-start = Variant C: who starts with one green worker more
option-keyflower-green-start-no = As usual
option-keyflower-green-start-yes = One green more
