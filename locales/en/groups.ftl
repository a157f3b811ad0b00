# What an expectation is made up of: the groups of features of every game, as a reason names them.

group-cards = cards
group-coins = coins
group-domain = the domain
group-goals = goals
group-goods = goods
group-pieces = pieces that score
group-plan = plans for the cards
group-points = points already scored
group-promises = upgrades still to come
group-prospects = what the tiles will bring
group-rivals = hindering the others
group-seats = the number of players
group-skills = skills
group-stock = resources
group-tempo = time won
group-tiles = tiles
group-tracks = tracks
group-winter = winter tiles
group-workers = workers
