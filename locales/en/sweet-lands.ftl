# Sweet Lands. Names of what belongs to the game; names of worker cards stand in the edition's file.

# Resources
resource-gold = gold
resource-wheat = wheat
resource-wood = wood
resource-iron = iron
resource-diamond = diamond

# Terrain
terrain-field = field
terrain-forest = forest
terrain-mine = mine
terrain-sea = sea
terrain-special = special terrain
terrain-capital = capital
special-bazaar = Bazaar
special-workshop = Workshop
special-meadow = Meadow
special-crossroads = Crossroads
special-treasury = Treasury
special-vault = Vault
special-bazaar-rule = When flipped: 2 steps on any prosperity tracks.
special-workshop-rule = When flipped: up to 2 steps on the industry track, and 2 iron.
special-meadow-rule = When flipped: up to 2 terrain tokens, and 2 wheat.
special-crossroads-rule = When flipped: up to 2 roads, and 2 wood.
special-treasury-rule = When flipped: 5 gold, and 7 more gold production.
special-vault-rule = When flipped: 2 diamonds, and 1 worker card.

# Properties
property-tent = tent
property-house = house
property-building = building
property-lab = lab
property-shop = shop
property-tower = clock tower
property-farming-shop = farming shop
property-forestry-shop = forestry shop
property-mining-shop = mining shop
property-tent-rule = Taken from the bottom up; the second and the fourth let one more worker farm. With all five, each rabbit is worth 2 points at the end.
property-house-rule = Taken from the bottom up; the second and the fourth let one more worker into forestry. With all five, each city point is worth 1 point more at the end.
property-building-rule = Taken from the bottom up; the second and the fourth let one more worker mine. With all five, each industry point is worth 1 point more at the end.
property-lab-rule = Bars the industry track until it is taken; labs are taken in their order there.
property-shop-rule = Brings the bonus of its industry at once.
property-tower-rule = Placed by a free action, at no cost, once all its conditions hold; then its owner’s tower ability is there.

# Industries
industry-farming = farming
industry-forestry = forestry
industry-mining = mining
industry-any = any industry
industry-none = no industry

# Markers of the industry track
marker-cart = cart
marker-locomotive = locomotive

# Sweets
sweet-cake = cake
sweet-pie = pie
sweet-tiramisu = tiramisu
sweet-brownie = brownie
sweet-macaron = macaron
sweet-wagashi = wagashi

# Prosperity tracks
colour-orange = orange
colour-green = green
colour-grey = grey
track-terrain = Terrain
track-rabbits = Rabbits
track-roads = Roads
track-properties = Properties
track-workers = Workers
track-industry = Industry
track-terrain-rule = At the end of the game it sets what the terrain tokens of a domain are worth.
track-rabbits-rule = At the end of the game it sets what the gingerbread rabbits of a domain are worth.
track-roads-rule = At the end of the game it sets what the roads of a domain are worth.
track-properties-rule = At the end of the game it sets what the properties of a domain are worth, the clock tower among them.
track-workers-rule = At the end of the game it sets what employed workers are worth.
track-industry-rule = At the end of the game it sets what industry points are worth.

# Characters: the base ability, and what the clock tower brings
character-bastet-biscuit = Bastet Biscuit
character-nata-pastel = Nata Pastel
character-solbi-chocolate = Solbi Chocolate
character-rikka-berry = Rikka Berry
character-che-lotus = Che Lotus
character-elise-tea-rose = Elise Tea Rose
character-elsa-skyr = Elsa Skyr
character-elina-macaron = Elina Macaron
character-sena-lokum = Sena Lokum
character-carmen-honey = Carmen Honey
character-sakura-mochi = Sakura Mochi
character-gretel-stollen = Gretel Stollen
character-jasmine-may = Jasmine May
character-laila-coral = Laila Coral
character-bastet-biscuit-rule = Free action, once a round: 1 step on the industry track for each of her cities with a lab.
character-nata-pastel-rule = The industry area costs her 1 iron less.
character-solbi-chocolate-rule = Free actions, each once a round: at 3 food 1 wheat, at 5 food 1 road, at 9 food 1 step of prosperity.
character-rikka-berry-rule = In the rabbit area she may pay wood instead of wheat.
character-che-lotus-rule = Free action, once a round: she flips one of her terrain tokens and takes what it gives.
character-elise-tea-rose-rule = Three adjacent properties are a city of hers, even of the same type.
character-elsa-skyr-rule = Her terrain need not lie next to other terrain, and she places a terrain token at the end of each round.
character-elina-macaron-rule = She begins with more production than the others.
character-sena-lokum-rule = She has one symbol of each sweet, and each card she plays raises her gold production by 1.
character-carmen-honey-rule = In round 1 she draws 2 more cards and employs 2 workers for free; each industry bonus puts a marker on her board.
character-sakura-mochi-rule = She has a wagashi symbol; free action, once a round: a card of her hand becomes an action disk.
character-gretel-stollen-rule = Each round she takes a diamond, and diamonds may pay for action spaces in place of cards.
character-jasmine-may-rule = Where others take a skill she takes two.
character-laila-coral-rule = Each round she goes 2 steps on the tracks of the colour in which she has come least far.
character-bastet-biscuit-tower = End of the round: 1 industry point for each city with a lab.
character-nata-pastel-tower = End of the round: 1 point for each industry point of this round.
character-solbi-chocolate-tower = End of the round: 1 point for each rabbit of her domain.
character-rikka-berry-tower = End of the round: 1 city point for each city with a rabbit.
character-che-lotus-tower = Her cities bring city points by a better table.
character-elise-tea-rose-tower = The clock tower is a city wherever it stands; end of the round: 1 point for each city.
character-elsa-skyr-tower = End of the round: 2 points for each open port.
character-elina-macaron-tower = End of the round: as many points as her lowest production of a basic resource.
character-sena-lokum-tower = Each worker card she plays brings 2 points.
character-carmen-honey-tower = End of the round: 1 point for each marker on her board.
character-sakura-mochi-tower = She looks for 2 end-of-round workers in the deck, plays one for free and takes the other into her hand.
character-gretel-stollen-tower = Each diamond paid in place of a card brings 3 points.
character-jasmine-may-tower = End of the round: 1 point for each of her skills.
character-laila-coral-tower = End of the round: 2 points for each step in the colour in which she has come least far.

# Skills
skill-orange-3 = Farmer’s fortune
skill-green-3 = Forester’s fortune
skill-grey-3 = Miner’s fortune
skill-columns = Full house
skill-food = Full larder
skill-industry-points = Inventor
skill-harvest = Harvest
skill-jewel = Jewel
skill-purse = Purse
skill-builder = Builder
skill-rabbit-keeper = Rabbit keeper
skill-foreman = Foreman
skill-orange-3-rule = At once: 3 steps on orange prosperity tracks.
skill-green-3-rule = At once: 3 steps on green prosperity tracks.
skill-grey-3-rule = At once: 3 steps on grey prosperity tracks.
skill-columns-rule = End of the round: 6, 12 or 24 points with 1, 2 or 3 workers in every industry column.
skill-food-rule = End of the round: 3, 5 or 7 points from 3, 6 or 9 food on.
skill-industry-points-rule = End of the round: 3, 5, 7 or 10 points if the round brought at least 2, 4, 6 or 8 industry points.
skill-harvest-rule = Flip it for 1 wheat, 1 wood, 1 iron and any basic resource.
skill-jewel-rule = Flip it for 1 diamond.
skill-purse-rule = Flip it for 8 gold.
skill-builder-rule = Each property placed brings 2 points.
skill-rabbit-keeper-rule = Each rabbit placed brings 3 points.
skill-foreman-rule = Each industry bonus brings 3 points.

# Upgraded skills
skill-up-cities = City council
skill-up-ports = Harbour board
skill-up-main-sweet = Sweet tooth
skill-up-iron-road = Iron road
skill-up-pantry = Pantry
skill-up-goldsmith = Goldsmith
skill-up-pioneer = Pioneer
skill-up-scholar = Scholar
skill-up-mint = Mint
skill-up-brownie-club = Brownie club
skill-up-guild = Guild
skill-up-host = Host
skill-up-road-master = Road master
skill-up-land-master = Land master
skill-up-cities-rule = End of the round: points for each city.
skill-up-ports-rule = End of the round: points for each open port.
skill-up-main-sweet-rule = End of the round: 2 points for each symbol of the sweet you have most of.
skill-up-iron-road-rule = Flip it and pay 4 iron for up to 3 steps on the industry track.
skill-up-pantry-rule = Flip it and pay 4 wheat for 1 food, 1 rabbit, or both.
skill-up-goldsmith-rule = Flip it for 5 more gold production.
skill-up-pioneer-rule = Flip it for up to 1 terrain token and up to 1 road, in any order.
skill-up-scholar-rule = Flip it to draw 2 worker cards and discard any one.
skill-up-mint-rule = Each step of gold production brings 1 point.
skill-up-brownie-club-rule = Brownie symbols make worker cards cheaper even where the card does not say so.
skill-up-guild-rule = At once: draw a card and employ a worker of the hand for free; each industry column holds one worker more.
skill-up-host-rule = Each worker card played brings 2 points.
skill-up-road-master-rule = The roads area costs 3 wood.
skill-up-land-master-rule = The terrain area costs 4 wheat.

# Milestones
milestone-m1a = Plains and shores
milestone-m1b = Woods and mountains
milestone-m2a = Little town
milestone-m2b = Two harbours
milestone-m3a = Well fed
milestone-m3b = Two wonders
milestone-m4a = Good company
milestone-m4b = Cake feast
milestone-m5a = Golden age
milestone-m5b = One colour
milestone-m6a = Full steam
milestone-m6b = Early riches
milestone-m1a-rule = At least 10 fields and seas together.
milestone-m1b-rule = At least 10 forests and mines together.
milestone-m2a-rule = At least 5 properties.
milestone-m2b-rule = At least 2 open ports.
milestone-m3a-rule = At least 7 food.
milestone-m3b-rule = The second wonder symbol.
milestone-m4a-rule = At least 6 worker cards played.
milestone-m4b-rule = At least 4 cake symbols.
milestone-m5a-rule = A gold production of at least 30.
milestone-m5b-rule = At least 5 steps in one colour of prosperity.
milestone-m6a-rule = A marker at least 8 steps along the industry track.
milestone-m6b-rule = At least 15 points.

# Scoring tokens
scoring-main-terrain = One land
scoring-best-production = Best harvest
scoring-employed = Busy hands
scoring-border = Far borders
scoring-main-terrain-rule = Who has most terrain tokens of one type?
scoring-best-production-rule = Who has the highest production of a basic resource?
scoring-employed-rule = Who has most workers employed?
scoring-border-rule = Who has most terrain tokens along the border?

# Support tokens: what the normal ones bring stands in the edition's file
support-n1 = Support token 1
support-n2 = Support token 2
support-n3 = Support token 3
support-n4 = Support token 4
support-n5 = Support token 5
support-n6 = Support token 6
support-n7 = Support token 7
support-n8 = Support token 8
support-n9 = Support token 9
support-n10 = Support token 10
support-n11 = Support token 11
support-n12 = Support token 12
support-n13 = Support token 13
support-n14 = Support token 14
support-n15 = Support token 15
support-r-cities = Support of the cities
support-r-cards = Support of the workers
support-r-terrain = Support of the land
support-r-ports = Support of the ports
support-r-production = Support of the farms
support-r-cities-rule = End of the round: 3 points for each city.
support-r-cards-rule = End of the round: 1 point for each worker card played.
support-r-terrain-rule = End of the round: 1 point for each terrain token of the type you have most of.
support-r-ports-rule = End of the round: 3 points for each open port.
support-r-production-rule = End of the round: as many points as your lowest production of a basic resource.

# Action areas
area-terrain = Terrain
area-food = Food
area-rabbit = Rabbit
area-roads = Roads
area-property = Property
area-industry = Industry
area-prosperity = Prosperity
area-disk = Disk
area-diamond = Diamond
area-cards = Cards
area-gold = Gold
area-big-gold = Big gold
area-copy-basic = Copying
area-copy-any = Big copying
area-land-and-roads = Land and roads
area-big-food = Big food
area-big-rabbit = Big rabbit
area-big-property = Big property
area-big-industry = Big industry
area-terrain-rule = 6 wheat: up to 3 terrain tokens.
area-food-rule = 4 wheat: up to 2 steps on the food track.
area-rabbit-rule = 4 wheat: a gingerbread rabbit.
area-roads-rule = 6 wood: up to 3 roads.
area-property-rule = Up to 2 properties, each at its own cost.
area-industry-rule = 3 iron: up to 2 steps on the industry track.
area-prosperity-rule = 2 diamonds: up to 2 steps on prosperity tracks.
area-disk-rule = An action disk; in a later turn of this round it takes a space without any card.
area-diamond-rule = 1 diamond.
area-cards-rule = Draw 2 worker cards.
area-gold-rule = 6 gold.
area-big-gold-rule = 8 gold.
area-copy-basic-rule = 4 gold: the effect of any basic area, even of a full one.
area-copy-any-rule = 4 gold: the effect of any basic or extra area, even of a full one.
area-land-and-roads-rule = 8 wheat and 8 wood: up to 3 terrain tokens and up to 3 roads, in any order.
area-big-food-rule = 7 wheat: up to 3 steps on the food track.
area-big-rabbit-rule = 9 wheat: up to 2 gingerbread rabbits.
area-big-property-rule = Up to 3 properties, each at its own cost, and 1 wood on top once.
area-big-industry-rule = 5 iron: up to 3 steps on the industry track.

# Domains
domain-a = Side A
domain-b1 = Side B, broad valley
domain-b2 = Side B, leaning coast
domain-b3 = Side B, two shores
domain-b4 = Side B, tall land
