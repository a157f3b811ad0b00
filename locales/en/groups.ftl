# What an expectation is made up of: the groups of features of every game, as a reason names them.

group-stage = the time that is left
group-points = points on the track
group-plan = what the hand can still make
group-coins = coins
group-goods = goods
group-cards = cards in hand
group-rivals = what the others have
group-promises = promised upgrades
group-stock = resources and gold
group-tiles = tiles of the village
group-pieces = points for workers, skills and resources
group-prospects = what tiles will still bring
group-workers = workers
group-skills = skill tiles
group-winter = winter tiles
