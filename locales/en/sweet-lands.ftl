# Sweet Lands. Pieces come in as $seat, $card, $area, $piece and so on; FORM gives a name its form, and without a case so
# many of it. Names of worker cards stand in the edition.

# Resources
resource-gold = gold
resource-wheat = wheat
resource-wood = wood
resource-iron = iron
resource-diamond = diamond
resource-basic = any basic resource

# Terrain
terrain-field = field
terrain-forest = forest
terrain-mine = mine
terrain-sea = sea
terrain-special = special terrain
terrain-capital = capital
terrain-bonus = bonus card area
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
character-mio = Mio
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

# Pieces that are no property
piece-rabbit = gingerbread rabbit
piece-carrot = food marker
piece-mitt = support piece

# A worker card in words
card-hidden = a worker card face down
card-cost = Cost: { $cost }
card-instant = At once: { $effects }
card-round = At the end of the round: { $effects }
card-work = At work: { $effects }

# What an effect says: gains and costs are told with gain-, what is counted with count- (.many without the “each”)
effect-pay = Pay { $paid }: { $gains }
effect-pay-repeatedly = Pay { $paid }, any number of times: { $gains }
effect-if = If you have at least { $needed }: { $gains }
effect-per = { $gains } for { $counted }
effect-free = free of charge
effect-less = 1 gold less for { $counted }

# Gains
gain-gold = { $count } gold
gain-wheat = { $count } wheat
gain-wood = { $count } wood
gain-iron = { $count } iron
gain-basic = { $count ->
    [one] { $count } basic resource of your choice
   *[other] { $count } basic resources of your choice
}
gain-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
gain-disk = { $count ->
    [one] { $count } action disk
   *[other] { $count } action disks
}
gain-card = { $count ->
    [one] { $count } card of your hand
   *[other] { $count } cards of your hand
}
gain-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
gain-city-points = { $count ->
    [one] { $count } city point
   *[other] { $count } city points
}
gain-industry-points = { $count ->
    [one] { $count } industry point
   *[other] { $count } industry points
}
gain-gold-production = { $count ->
    [one] { $count } step of gold production
   *[other] { $count } steps of gold production
}
gain-wheat-production = { $count ->
    [one] { $count } step of wheat production
   *[other] { $count } steps of wheat production
}
gain-wood-production = { $count ->
    [one] { $count } step of wood production
   *[other] { $count } steps of wood production
}
gain-iron-production = { $count ->
    [one] { $count } step of iron production
   *[other] { $count } steps of iron production
}
gain-any-production = { $count ->
    [one] { $count } step of any production
   *[other] { $count } steps of any production
}
gain-terrain = { $count ->
    [one] { $count } terrain token
   *[other] { $count } terrain tokens
}
gain-field = { $count ->
    [one] { $count } field token
   *[other] { $count } field tokens
}
gain-forest = { $count ->
    [one] { $count } forest token
   *[other] { $count } forest tokens
}
gain-mine = { $count ->
    [one] { $count } mine token
   *[other] { $count } mine tokens
}
gain-sea = { $count ->
    [one] { $count } sea token
   *[other] { $count } sea tokens
}
gain-far-terrain = { $count ->
    [one] { $count } terrain token, not necessarily adjacent
   *[other] { $count } terrain tokens, not necessarily adjacent
}
gain-road = { $count ->
    [one] { $count } road
   *[other] { $count } roads
}
gain-property = { $count ->
    [one] { $count } property
   *[other] { $count } properties
}
gain-field-property = { $count ->
    [one] { $count } property on a field, free of charge
   *[other] { $count } properties on fields, free of charge
}
gain-forest-property = { $count ->
    [one] { $count } property on a forest, free of charge
   *[other] { $count } properties on forests, free of charge
}
gain-mine-property = { $count ->
    [one] { $count } property on a mine, free of charge
   *[other] { $count } properties on mines, free of charge
}
gain-sea-property = { $count ->
    [one] { $count } property on the sea, free of charge
   *[other] { $count } properties on the sea, free of charge
}
gain-rabbit = { $count ->
    [one] { $count } gingerbread rabbit
   *[other] { $count } gingerbread rabbits
}
gain-industry = { $count ->
    [one] { $count } step of the industry track
   *[other] { $count } steps of the industry track
}
gain-food = { $count ->
    [one] { $count } step of the food track
   *[other] { $count } steps of the food track
}
gain-prosperity = { $count ->
    [one] { $count } step of any prosperity track
   *[other] { $count } steps of any prosperity tracks
}
gain-orange = { $count ->
    [one] { $count } step of an orange prosperity track
   *[other] { $count } steps of the orange prosperity tracks
}
gain-green = { $count ->
    [one] { $count } step of a green prosperity track
   *[other] { $count } steps of the green prosperity tracks
}
gain-grey = { $count ->
    [one] { $count } step of a grey prosperity track
   *[other] { $count } steps of the grey prosperity tracks
}
gain-cards = { $count ->
    [one] { $count } worker card
   *[other] { $count } worker cards
}
gain-any-bonus = { $count ->
    [one] { $count } industry bonus of your choice
   *[other] { $count } industry bonuses of your choice
}
gain-farming-bonus = { $count ->
    [one] { $count } farming bonus
   *[other] { $count } farming bonuses
}
gain-forestry-bonus = { $count ->
    [one] { $count } forestry bonus
   *[other] { $count } forestry bonuses
}
gain-mining-bonus = { $count ->
    [one] { $count } mining bonus
   *[other] { $count } mining bonuses
}
gain-skill = { $count ->
    [one] { $count } skill token
   *[other] { $count } skill tokens
}
gain-wonder = { $count ->
    [one] { $count } wonder symbol
   *[other] { $count } wonder symbols
}
gain-locomotive = the locomotive
gain-flip = turn over { $count } of your terrain tokens
gain-capital = { $count ->
    [one] { $count } step of any production or prosperity track
   *[other] { $count } steps of any production or prosperity tracks
}
gain-employ = { $count ->
    [one] 1 worker card, then you may employ a worker of your hand free of charge
   *[other] { $count } times: 1 worker card, then you may employ a worker of your hand free of charge
}
gain-card-to-diamond = { $count ->
    [one] a diamond for a card of your hand
   *[other] { $count } diamonds for as many cards of your hand
}
gain-play-card = { $count ->
    [one] play a card of your hand at its cost
   *[other] play { $count } cards of your hand at their cost
}
gain-play-round-card = { $count ->
    [one] play an end-of-round card of your hand at its cost
   *[other] play { $count } end-of-round cards of your hand at their cost
}
gain-round-cards = { $count ->
    [one] 2 end-of-round cards found in the deck
   *[other] { $count } times 2 end-of-round cards found in the deck
}
gain-macaron-cards = { $count ->
    [one] 2 cards with a macaron found in the deck
   *[other] { $count } times 2 cards with a macaron found in the deck
}

# What is counted
count-gold = { $count ->
    [1] each gold
   *[other] every { $count } gold
}
    .many = { $count } gold
count-wheat = { $count ->
    [1] each wheat
   *[other] every { $count } wheat
}
    .many = { $count } wheat
count-wood = { $count ->
    [1] each wood
   *[other] every { $count } wood
}
    .many = { $count } wood
count-iron = { $count ->
    [1] each iron
   *[other] every { $count } iron
}
    .many = { $count } iron
count-diamond = { $count ->
    [1] each diamond
   *[other] every { $count } diamonds
}
    .many = { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
count-disk = { $count ->
    [1] each action disk
   *[other] every { $count } action disks
}
    .many = { $count ->
        [one] { $count } action disk
       *[other] { $count } action disks
    }
count-gold-production = { $count ->
    [1] each step of gold production
   *[other] every { $count } steps of gold production
}
    .many = { $count ->
        [one] { $count } step of gold production
       *[other] { $count } steps of gold production
    }
count-wheat-production = { $count ->
    [1] each step of wheat production
   *[other] every { $count } steps of wheat production
}
    .many = { $count ->
        [one] { $count } step of wheat production
       *[other] { $count } steps of wheat production
    }
count-wood-production = { $count ->
    [1] each step of wood production
   *[other] every { $count } steps of wood production
}
    .many = { $count ->
        [one] { $count } step of wood production
       *[other] { $count } steps of wood production
    }
count-iron-production = { $count ->
    [1] each step of iron production
   *[other] every { $count } steps of iron production
}
    .many = { $count ->
        [one] { $count } step of iron production
       *[other] { $count } steps of iron production
    }
count-least-production = { $count ->
    [1] each step of your lowest basic production
   *[other] every { $count } steps of your lowest basic production
}
    .many = { $count ->
        [one] { $count } step of your lowest basic production
       *[other] { $count } steps of your lowest basic production
    }
count-best-production = { $count ->
    [1] each step of your highest basic production
   *[other] every { $count } steps of your highest basic production
}
    .many = { $count ->
        [one] { $count } step of your highest basic production
       *[other] { $count } steps of your highest basic production
    }
count-tokens = { $count ->
    [1] each terrain token
   *[other] every { $count } terrain tokens
}
    .many = { $count ->
        [one] { $count } terrain token
       *[other] { $count } terrain tokens
    }
count-fields = { $count ->
    [1] each field
   *[other] every { $count } fields
}
    .many = { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
count-forests = { $count ->
    [1] each forest
   *[other] every { $count } forests
}
    .many = { $count ->
        [one] { $count } forest
       *[other] { $count } forests
    }
count-mines = { $count ->
    [1] each mine
   *[other] every { $count } mines
}
    .many = { $count ->
        [one] { $count } mine
       *[other] { $count } mines
    }
count-seas = { $count ->
    [1] each sea
   *[other] every { $count } seas
}
    .many = { $count ->
        [one] { $count } sea
       *[other] { $count } seas
    }
count-main-terrain = { $count ->
    [1] each token of your most common terrain
   *[other] every { $count } tokens of your most common terrain
}
    .many = { $count ->
        [one] { $count } token of your most common terrain
       *[other] { $count } tokens of your most common terrain
    }
count-border = { $count ->
    [1] each terrain token on the border
   *[other] every { $count } terrain tokens on the border
}
    .many = { $count ->
        [one] { $count } terrain token on the border
       *[other] { $count } terrain tokens on the border
    }
count-flipped = { $count ->
    [1] each flipped terrain token
   *[other] every { $count } flipped terrain tokens
}
    .many = { $count ->
        [one] { $count } flipped terrain token
       *[other] { $count } flipped terrain tokens
    }
count-flipped-fields = { $count ->
    [1] each flipped field
   *[other] every { $count } flipped fields
}
    .many = { $count ->
        [one] { $count } flipped field
       *[other] { $count } flipped fields
    }
count-flipped-forests = { $count ->
    [1] each flipped forest
   *[other] every { $count } flipped forests
}
    .many = { $count ->
        [one] { $count } flipped forest
       *[other] { $count } flipped forests
    }
count-flipped-mines = { $count ->
    [1] each flipped mine
   *[other] every { $count } flipped mines
}
    .many = { $count ->
        [one] { $count } flipped mine
       *[other] { $count } flipped mines
    }
count-flipped-seas = { $count ->
    [1] each flipped sea
   *[other] every { $count } flipped seas
}
    .many = { $count ->
        [one] { $count } flipped sea
       *[other] { $count } flipped seas
    }
count-roads = { $count ->
    [1] each road
   *[other] every { $count } roads
}
    .many = { $count ->
        [one] { $count } road
       *[other] { $count } roads
    }
count-properties = { $count ->
    [1] each property
   *[other] every { $count } properties
}
    .many = { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }
count-tents = { $count ->
    [1] each tent
   *[other] every { $count } tents
}
    .many = { $count ->
        [one] { $count } tent
       *[other] { $count } tents
    }
count-houses = { $count ->
    [1] each house
   *[other] every { $count } houses
}
    .many = { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
count-buildings = { $count ->
    [1] each building
   *[other] every { $count } buildings
}
    .many = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
count-labs = { $count ->
    [1] each lab
   *[other] every { $count } labs
}
    .many = { $count ->
        [one] { $count } lab
       *[other] { $count } labs
    }
count-shops = { $count ->
    [1] each shop
   *[other] every { $count } shops
}
    .many = { $count ->
        [one] { $count } shop
       *[other] { $count } shops
    }
count-tower = { $count ->
    [1] each clock tower
   *[other] every { $count } clock towers
}
    .many = { $count ->
        [one] { $count } clock tower
       *[other] { $count } clock towers
    }
count-field-properties = { $count ->
    [1] each property on a field
   *[other] every { $count } properties on fields
}
    .many = { $count ->
        [one] { $count } property on a field
       *[other] { $count } properties on fields
    }
count-forest-properties = { $count ->
    [1] each property on a forest
   *[other] every { $count } properties on forests
}
    .many = { $count ->
        [one] { $count } property on a forest
       *[other] { $count } properties on forests
    }
count-mine-properties = { $count ->
    [1] each property on a mine
   *[other] every { $count } properties on mines
}
    .many = { $count ->
        [one] { $count } property on a mine
       *[other] { $count } properties on mines
    }
count-sea-properties = { $count ->
    [1] each property on the sea
   *[other] every { $count } properties on the sea
}
    .many = { $count ->
        [one] { $count } property on the sea
       *[other] { $count } properties on the sea
    }
count-rabbits = { $count ->
    [1] each gingerbread rabbit
   *[other] every { $count } gingerbread rabbits
}
    .many = { $count ->
        [one] { $count } gingerbread rabbit
       *[other] { $count } gingerbread rabbits
    }
count-cities = { $count ->
    [1] each city
   *[other] every { $count } cities
}
    .many = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
count-lab-cities = { $count ->
    [1] each city with a lab
   *[other] every { $count } cities with a lab
}
    .many = { $count ->
        [one] { $count } city with a lab
       *[other] { $count } cities with a lab
    }
count-rabbit-cities = { $count ->
    [1] each city with a gingerbread rabbit
   *[other] every { $count } cities with a gingerbread rabbit
}
    .many = { $count ->
        [one] { $count } city with a gingerbread rabbit
       *[other] { $count } cities with a gingerbread rabbit
    }
count-tower-cities = { $count ->
    [1] each city with the clock tower
   *[other] every { $count } cities with the clock tower
}
    .many = { $count ->
        [one] { $count } city with the clock tower
       *[other] { $count } cities with the clock tower
    }
count-ports = { $count ->
    [1] each open port
   *[other] every { $count } open ports
}
    .many = { $count ->
        [one] { $count } open port
       *[other] { $count } open ports
    }
count-bonus-areas = { $count ->
    [1] each activated bonus card area
   *[other] every { $count } activated bonus card areas
}
    .many = { $count ->
        [one] { $count } activated bonus card area
       *[other] { $count } activated bonus card areas
    }
count-cart = { $count ->
    [1] each step of the cart
   *[other] every { $count } steps of the cart
}
    .many = { $count ->
        [one] { $count } step of the cart
       *[other] { $count } steps of the cart
    }
count-locomotive = { $count ->
    [1] each step of the locomotive
   *[other] every { $count } steps of the locomotive
}
    .many = { $count ->
        [one] { $count } step of the locomotive
       *[other] { $count } steps of the locomotive
    }
count-food = { $count ->
    [1] each step of the food track
   *[other] every { $count } steps of the food track
}
    .many = { $count ->
        [one] { $count } step of the food track
       *[other] { $count } steps of the food track
    }
count-industry-points = { $count ->
    [1] each industry point
   *[other] every { $count } industry points
}
    .many = { $count ->
        [one] { $count } industry point
       *[other] { $count } industry points
    }
count-round-industry-points = { $count ->
    [1] each industry point of this round
   *[other] every { $count } industry points of this round
}
    .many = { $count ->
        [one] { $count } industry point of this round
       *[other] { $count } industry points of this round
    }
count-city-points = { $count ->
    [1] each city point
   *[other] every { $count } city points
}
    .many = { $count ->
        [one] { $count } city point
       *[other] { $count } city points
    }
count-vp = { $count ->
    [1] each victory point
   *[other] every { $count } victory points
}
    .many = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
count-prosperity = { $count ->
    [1] each step of the prosperity tracks
   *[other] every { $count } steps of the prosperity tracks
}
    .many = { $count ->
        [one] { $count } step of the prosperity tracks
       *[other] { $count } steps of the prosperity tracks
    }
count-orange = { $count ->
    [1] each step of the orange tracks
   *[other] every { $count } steps of the orange tracks
}
    .many = { $count ->
        [one] { $count } step of the orange tracks
       *[other] { $count } steps of the orange tracks
    }
count-green = { $count ->
    [1] each step of the green tracks
   *[other] every { $count } steps of the green tracks
}
    .many = { $count ->
        [one] { $count } step of the green tracks
       *[other] { $count } steps of the green tracks
    }
count-grey = { $count ->
    [1] each step of the grey tracks
   *[other] every { $count } steps of the grey tracks
}
    .many = { $count ->
        [one] { $count } step of the grey tracks
       *[other] { $count } steps of the grey tracks
    }
count-least-colour = { $count ->
    [1] each step of your least advanced track colour
   *[other] every { $count } steps of your least advanced track colour
}
    .many = { $count ->
        [one] { $count } step of your least advanced track colour
       *[other] { $count } steps of your least advanced track colour
    }
count-played = { $count ->
    [1] each played card
   *[other] every { $count } played cards
}
    .many = { $count ->
        [one] { $count } played card
       *[other] { $count } played cards
    }
count-marked = { $count ->
    [1] each played card with an industry mark
   *[other] every { $count } played cards with an industry mark
}
    .many = { $count ->
        [one] { $count } played card with an industry mark
       *[other] { $count } played cards with an industry mark
    }
count-farming-cards = { $count ->
    [1] each played card with the farming mark
   *[other] every { $count } played cards with the farming mark
}
    .many = { $count ->
        [one] { $count } played card with the farming mark
       *[other] { $count } played cards with the farming mark
    }
count-forestry-cards = { $count ->
    [1] each played card with the forestry mark
   *[other] every { $count } played cards with the forestry mark
}
    .many = { $count ->
        [one] { $count } played card with the forestry mark
       *[other] { $count } played cards with the forestry mark
    }
count-mining-cards = { $count ->
    [1] each played card with the mining mark
   *[other] every { $count } played cards with the mining mark
}
    .many = { $count ->
        [one] { $count } played card with the mining mark
       *[other] { $count } played cards with the mining mark
    }
count-employed = { $count ->
    [1] each employed worker
   *[other] every { $count } employed workers
}
    .many = { $count ->
        [one] { $count } employed worker
       *[other] { $count } employed workers
    }
count-columns = { $count ->
    [1] each worker in each of the three columns
   *[other] every { $count } workers in each of the three columns
}
    .many = { $count ->
        [one] { $count } worker in each of the three columns
       *[other] { $count } workers in each of the three columns
    }
count-hand = { $count ->
    [1] each card in your hand
   *[other] every { $count } cards in your hand
}
    .many = { $count ->
        [one] { $count } card in your hand
       *[other] { $count } cards in your hand
    }
count-skills = { $count ->
    [1] each skill token
   *[other] every { $count } skill tokens
}
    .many = { $count ->
        [one] { $count } skill token
       *[other] { $count } skill tokens
    }
count-wonders = { $count ->
    [1] each wonder symbol
   *[other] every { $count } wonder symbols
}
    .many = { $count ->
        [one] { $count } wonder symbol
       *[other] { $count } wonder symbols
    }
count-cake = { $count ->
    [1] each cake symbol
   *[other] every { $count } cake symbols
}
    .many = { $count ->
        [one] { $count } cake symbol
       *[other] { $count } cake symbols
    }
count-pie = { $count ->
    [1] each pie symbol
   *[other] every { $count } pie symbols
}
    .many = { $count ->
        [one] { $count } pie symbol
       *[other] { $count } pie symbols
    }
count-tiramisu = { $count ->
    [1] each tiramisu symbol
   *[other] every { $count } tiramisu symbols
}
    .many = { $count ->
        [one] { $count } tiramisu symbol
       *[other] { $count } tiramisu symbols
    }
count-brownie = { $count ->
    [1] each brownie symbol
   *[other] every { $count } brownie symbols
}
    .many = { $count ->
        [one] { $count } brownie symbol
       *[other] { $count } brownie symbols
    }
count-macaron = { $count ->
    [1] each macaron symbol
   *[other] every { $count } macaron symbols
}
    .many = { $count ->
        [one] { $count } macaron symbol
       *[other] { $count } macaron symbols
    }
count-wagashi = { $count ->
    [1] each wagashi symbol
   *[other] every { $count } wagashi symbols
}
    .many = { $count ->
        [one] { $count } wagashi symbol
       *[other] { $count } wagashi symbols
    }
count-main-sweet = { $count ->
    [1] each symbol of your most common sweet
   *[other] every { $count } symbols of your most common sweet
}
    .many = { $count ->
        [one] { $count } symbol of your most common sweet
       *[other] { $count } symbols of your most common sweet
    }
count-best-colour = { $count ->
    [1] each step of your most advanced track colour
   *[other] every { $count } steps of your most advanced track colour
}
    .many = { $count ->
        [one] { $count } step of your most advanced track colour
       *[other] { $count } steps of your most advanced track colour
    }
count-industry-steps = { $count ->
    [1] each step of your marker that is furthest along the industry track
   *[other] every { $count } steps of your marker that is furthest along the industry track
}
    .many = { $count ->
        [one] { $count } step of one marker along the industry track
       *[other] { $count } steps of one marker along the industry track
    }
count-fields-and-seas = { $count ->
    [1] each field and each sea
   *[other] every { $count } fields and seas
}
    .many = { $count ->
        [one] { $count } field or sea
       *[other] { $count } fields and seas
    }
count-forests-and-mines = { $count ->
    [1] each forest and each mine
   *[other] every { $count } forests and mines
}
    .many = { $count ->
        [one] { $count } forest or mine
       *[other] { $count } forests and mines
    }
count-marks = { $count ->
    [1] each marker on the board
   *[other] every { $count } markers on the board
}
    .many = { $count ->
        [one] { $count } marker on the board
       *[other] { $count } markers on the board
    }

# The board
round = Round { $round } of 5
phase-setup = Setup
phase-start = Start of the round
phase-production = Production
phase-action = Actions
phase-cleanup = Clean-up
phase-over = The end
deck = Deck
discards = Discards
first-player = First player
zone-areas = Action areas
zone-support = Support board
zone-hand = My hand
zone-domain = Domain of { $seat }
space-full = full
space-later = from round { $round } on
space-cost = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
chain-title = Still to come
chain-effects = { $effects }
chain-effects-source = { $source }: { $effects }
chain-bonus = { $source }: the rest of the bonus
chain-pay = pay { $effects }
chain-build = { $effects }, each at its cost
chain-employ = employ a worker
chain-employ-source = employ { $source }
chain-search = look through the deck
chain-copy = copy an area
chain-score = the points of this round
chain-support = move the support piece
chain-free = free actions

# What an effect comes from
source-cart = Cart, step { $number }
source-locomotive = Locomotive, step { $number }
source-food = Food track, step { $number }
source-rabbit = Rabbit { $number }
source-tent = Tent { $number }
source-house = House { $number }
source-building = Building { $number }
source-cell = Cell { $cell }
source-capital = Capital
source-token = Terrain token: { $name }
source-track = { $track } track, step { $number }
source-crown = First at the end of the { $track } track
source-column = { $character }, { $industry }

# What belongs to a seat
seat-points = points { $vp }, city points { $city }, industry points { $industry }
seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-disks = { $count ->
    [one] { $count } action disk
   *[other] { $count } action disks
}
seat-ended = has ended the round
seat-support = support cell { $place }
seat-mio = Mio: support cell { $place }
label-resources = Resources (production)
label-tracks = Tracks
label-prosperity = Prosperity
label-pieces = Pieces
label-sweets = Sweets
label-skills = Skills
label-milestones = Milestones
label-workers = Workers
label-hand = Hand
label-played = Played
label-scoring = Scoring
tally-tents = tents
tally-houses = houses
tally-buildings = buildings
tally-labs = labs
tally-shops = shops
tally-tower = clock tower
tally-rabbits = rabbits
tally-roads = roads
tally-tokens = terrain tokens
tally-wonders = wonder symbols
tally-food = food
map-legend = First line: cell and terrain (f field, o forest, m mine, s sea, x special, c capital, b bonus-card area; a capital letter is a port, ! a bonus). Second line: + token, * flipped, T tent, H house, B building, L lab, S shop, W clock tower, r rabbit. = is a road.

# Questions
ask-choose-character = Choose your character.
ask-choose-domain = Choose the side of your domain.
ask-choose-support = Put your support piece on a free cell of the support board.
ask-hire-two = Carmen Honey employs { $left ->
    [one] 1 more worker
   *[other] { $left } workers
} of her hand for free.
ask-pick = Keep one card; the others are passed on to the left.
ask-turn = Use an area, play a worker, flip a skill or end the round; free actions at any time.
ask-after = Free actions if you wish, then finish your turn.
ask-move-support = The round is over for you: move your support piece to another free cell.
ask-keep = Clean-up: keep one card, the others are discarded.
ask-copy = Which area do you copy?
ask-order = Which of these effects comes next?
ask-pay-for = Do you pay for this effect?
ask-discard = { $why ->
    [area] { $count ->
        [one] The action space costs { $count } card: which one?
       *[other] The action space costs { $count } cards: which one first?
    }
   *[cost] { $count ->
        [one] Discard { $count } card to pay for it: which one?
       *[other] Discard { $count } cards to pay for it: which one first?
    }
}
ask-spend = { $count ->
    [one] Pay { $count } basic resource: which one?
   *[other] Pay { $count } basic resources: which ones?
}
ask-gain = { $count ->
    [one] Take { $count } basic resource: which one?
   *[other] Take { $count } basic resources: which ones?
}
ask-employ = { $card } has done the job. Employ this worker for 1 diamond?
ask-hire = Employ a worker of your hand for free? The instant ability does not apply.
ask-play-card = { $which ->
    [round] Play an end-of-round card of your hand at its cost?
   *[any] Play a card of your hand at its cost?
}
ask-search = { $wanted ->
    [macaron] Look through the deck: { $count ->
        [one] take { $count } card with a macaron.
       *[other] take { $count } cards with a macaron.
    }
   *[round] Look through the deck: { $count ->
        [one] take { $count } end-of-round card.
       *[other] take { $count } end-of-round cards.
    }
}
ask-find-and-play = The clock tower: which end-of-round card of the deck do you play for free?
ask-choose-bonus = Which industry gives you its bonus?
ask-lay = { $terrain ->
    [0] { $roads ->
        [one] Lay { $roads } road, or stop.
       *[other] Lay up to { $roads } roads, or stop.
    }
   *[other] { $roads ->
        [0] { $terrain ->
            [one] Lay { $terrain } terrain token, or stop.
           *[other] Lay up to { $terrain } terrain tokens, or stop.
        }
       *[other] Lay up to { $terrain } terrain and up to { $roads } roads in any order, or stop.
    }
}
ask-turn-over = Which of your terrain tokens do you turn over?
ask-take-piece = { $how ->
    [paid] { $left ->
        [one] Build { $left } property at its cost, or stop.
       *[other] Build up to { $left } properties, each at its cost, or stop.
    }
    [free] { $left ->
        [one] Build { $left } property for free, or stop.
       *[other] Build up to { $left } properties for free, or stop.
    }
    [field] Build a property on a field for free, or stop.
    [forest] Build a property on a forest for free, or stop.
    [mine] Build a property on a mine for free, or stop.
   *[sea] Build a property on the sea for free, or stop.
}
ask-put-piece = Where does this { $piece } go?
ask-place-rabbit = { $left ->
    [one] Where does the gingerbread rabbit go? Or stop.
   *[other] Up to { $left } gingerbread rabbits come: where does the next one go? Or stop.
}
ask-drive = { $steps ->
    [one] { $steps } step on the industry track: which marker moves? Or stop.
   *[other] Up to { $steps } steps on the industry track: which marker moves? Or stop.
}
ask-advance = { $colour ->
    [orange] { $steps ->
        [one] { $steps } step on an orange prosperity track, or stop.
       *[other] Up to { $steps } steps on orange prosperity tracks, or stop.
    }
    [green] { $steps ->
        [one] { $steps } step on a green prosperity track, or stop.
       *[other] Up to { $steps } steps on green prosperity tracks, or stop.
    }
    [grey] { $steps ->
        [one] { $steps } step on a grey prosperity track, or stop.
       *[other] Up to { $steps } steps on grey prosperity tracks, or stop.
    }
    [least] { $steps ->
        [one] { $steps } step in the colour in which you have come least far, or stop.
       *[other] Up to { $steps } steps in the colour in which you have come least far, or stop.
    }
   *[any] { $steps ->
        [one] { $steps } step on any prosperity track, or stop.
       *[other] Up to { $steps } steps on any prosperity tracks, or stop.
    }
}
ask-raise = { $steps ->
    [one] What goes up by { $steps } step?
   *[other] { $steps } steps up: what goes first?
}
ask-take-skill = { $left ->
    [one] Take { $left } skill token: which one?
   *[other] Take { $left } skill tokens: which one first?
}
does-choose-character = { $seat } is choosing a character.
does-choose-domain = { $seat } is choosing a domain.
does-choose-support = { $seat } is choosing a support cell.
does-hire-two = { $seat } is employing the first workers.
does-pick = { $seat } is choosing a card to keep.
does-turn = { $seat } is taking a turn.
does-after = { $seat } may still take free actions.
does-move-support = { $seat } is moving the support piece.
does-keep = { $seat } is choosing the card to keep.
does-copy = { $seat } is choosing an area to copy.
does-order = { $seat } is putting effects in order.
does-pay-for = { $seat } is deciding whether to pay for an effect.
does-discard = { $seat } is discarding cards.
does-spend = { $seat } is paying with basic resources.
does-gain = { $seat } is taking basic resources.
does-employ = { $seat } may employ { $card }.
does-hire = { $seat } may employ a worker for free.
does-play-card = { $seat } may play another card.
does-search = { $seat } is looking through the deck.
does-find-and-play = { $seat } is looking through the deck for the clock tower.
does-choose-bonus = { $seat } is choosing an industry bonus.
does-lay = { $seat } is laying terrain and roads.
does-turn-over = { $seat } is turning a terrain token over.
does-take-piece = { $seat } is choosing a property.
does-put-piece = { $seat } is placing a property.
does-place-rabbit = { $seat } is placing a rabbit.
does-drive = { $seat } is moving on the industry track.
does-advance = { $seat } is moving on the prosperity tracks.
does-raise = { $seat } is choosing what goes up.
does-take-skill = { $seat } is choosing a skill.

# Moves
move-choose-character = { $character }
move-choose-domain = { $domain }
move-support = Cell { $place }
move-pick = Keep { $card }
move-use = { $area }
move-use-disk = { $area }, with a disk
move-play = Play { $card }
move-flip = Flip { $skill }
move-end-round = End the round
move-done = Done
move-settle = { $what ->
    [road] A card and 3 basic resources: 1 road
   *[terrain] A card and 3 basic resources: 1 terrain token
}
move-buy-card = 15 gold: 1 card
move-buy = 4 gold: 1 { $good }
move-claim = Milestone: { $milestone }
move-sell = 1 { $good }: 1 gold
move-barter = 3 basic resources: 1 { $good }
move-scrap-disk = An action disk: 2 basic resources
move-scrap-card = { $card }: 2 basic resources
move-tower = Clock tower on { $cell }
move-ability = { $ability ->
    [1] Character’s free action
    [2] Character’s second free action
   *[3] Character’s third free action
}
move-discard = Discard { $card }
move-pay-diamond = A diamond in place of a card
move-spend = Pay { $wheat } wheat, { $wood } wood, { $iron } iron
move-gain = { $wheat } wheat, { $wood } wood, { $iron } iron
move-raise = { $production } production
move-accept = Yes
move-decline = No
move-next = { $item ->
    [0] The first effect
    [1] The second effect
    [2] The third effect
    [3] The fourth effect
    [4] The fifth effect
    [5] The sixth effect
    [6] The seventh effect
   *[7] The eighth effect
}
move-lay = Terrain on { $cell }
move-lay-special = { $special } on { $cell }
move-road = Road on { $edge }
move-take = Take: { $piece }
move-put = On { $cell }
move-rabbit = Rabbit on { $cell }
move-turn-over = Turn { $cell } over
move-stop = Stop
move-drive = Move the { $marker }
move-advance = { $track } track
move-bonus = Bonus: { $industry }
move-skill = Take { $skill }
move-employ = Employ in { $industry }
move-hire = Employ { $card } in { $industry }
move-find = Take { $card }
move-copy = Copy: { $area }
move-keep = Keep { $card }

# Log
log-round-begins = Round { $round } begins.
log-first-player = { $seat } is the first player.
log-milestone-in-play = Milestone of this game: { $milestone }.
log-scoring-in-play = Scoring token of this game: { $scoring }.
log-support-in-play = { $support } lies over support cell { $place }.
log-upgrade-in-play = Upgraded skill of this game: { $skill }.
log-character-chosen = { $seat } is { $character }.
log-domain-chosen = { $seat } plays on { $domain }.
log-support-chosen = { $seat } puts the support piece on cell { $place }.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws a card.
log-reshuffled = The discards are shuffled into a new deck.
log-returned = { $seat } shows { $card } and puts it under the deck.
log-picked = { $seat } keeps { $card }.
log-picked-hidden = { $seat } keeps a card.
log-area-opens = An area opens: { $area }.
log-mio-takes = Mio takes a space of { $area }.
log-mio-draws = Mio draws card { $mio } of deck { $deck ->
    [a] A
   *[b] B
}.
log-mio-support = Mio’s support piece goes to cell { $place }.
log-used = { $seat } uses { $area }, space { $space }.
log-copied = { $seat } copies { $area }.
log-discarded = { $seat } discards { $card }.
log-played = { $seat } plays { $card }.
log-employed = { $seat } employs { $card } in { $industry }.
log-flipped-skill = { $seat } flips { $skill }.
log-gained = { $seat } gets { FORM($gain, $count) }.
log-spent = { $seat } pays { FORM($price, $count) }.
log-laid = { $seat } lays terrain on { $cell }.
log-laid-special = { $seat } lays { $special } on { $cell }.
log-road-laid = { $seat } lays a road on { $edge }.
log-turned = { $seat } turns the token on { $cell } over.
log-area-activated = { $seat } activates the bonus-card area on { $cell }.
log-built = { $seat } builds a { $piece } on { $cell }.
log-tower-built = { $seat } builds the clock tower on { $cell }.
log-rabbit-came = { $seat } places a gingerbread rabbit on { $cell }.
log-drove = { $seat }: the { $marker } moves to step { $step }.
log-locomotive-came = { $seat } puts the locomotive on the track.
log-fed = { $seat } moves to step { $step } of the food track.
log-advanced = { $seat } moves to step { $step } of the { $track } track.
log-crowned = { $seat } is the first at the end of the { $track } track.
log-bonus-taken = { $seat } takes an industry bonus: { $industry }.
log-skill-taken = { $seat } takes the skill { $skill }.
log-wonder = { $seat } has { $count ->
    [one] a wonder symbol
   *[other] { $count } wonder symbols
}.
log-looked = { $seat } looks through the deck.
log-found = { $seat } finds { $card } in the deck.
log-found-hidden = { $seat } takes a card out of the deck.
log-claimed = { $seat } claims the milestone { $milestone }.
log-milestones-closed = Three milestones are claimed; the others are gone.
log-ability-used = { $seat } uses the free action of { $character }.
log-marked = { $seat } has { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} on the board of the character.
log-round-ended = { $seat } ends the round{ $place ->
    [1] {" "}first and begins the next one
   *[other] {""}
}.
log-city-points = { $seat } gets { $points ->
    [one] { $points } city point
   *[other] { $points } city points
} for { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}.
log-industry-points = { $seat } gets { $points ->
    [one] { $points } industry point
   *[other] { $points } industry points
}.
log-round-points = { $seat } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $source }.
log-cleaned = Round { $round } is cleaned up: disks go back, skills turn face up.
log-kept = { $seat } keeps a card.
log-game-over = The game is over.

# Reasons of points
why-game = During the game
why-prosperity = Prosperity: { $track }
why-prosperity-detail = { $each ->
    [1] { $count } × { $rate }
   *[other] { $count }, { $rate } per { $each }
}
why-city-points = City points, 2 each
why-city-points-detail = { $count } × { $each }
why-tents = All five tents: 2 for each rabbit
why-tents-detail = { $count } × { $each }
why-houses = All five houses: 1 for each city point
why-houses-detail = { $count } × { $each }
why-buildings = All five buildings: 1 for each industry point
why-buildings-detail = { $count } × { $each }
why-gold = Gold, 1 for every 5
why-gold-detail = { $count } / 5
why-diamonds = Diamonds
why-diamonds-detail = { $count } × { $each }
why-ports = Open ports
why-ports-detail = { $count } open
why-milestones = Milestones, 10 each
why-milestones-detail = { $count } × { $each }
why-scoring = Scoring: { $scoring }
why-scoring-detail = { $count } against { $virtual }
tiebreak-rabbits = more gingerbread rabbits
alone-missed = { $points } points. More than { $goal } make a skilled confectioner.
alone-reached = { $points } points: a skilled confectioner! More than { $goal } make a beloved ruler.
alone-mastered = { $points } points: a beloved ruler!

# Why a move is refused
no-not-asked = That is no answer to this question.
no-action-done = You have taken your action; only free actions are left in this turn.
no-area-not-in-play = { $area } is not in play with so few players.
no-area-closed = { $area } opens in round { $count }.
no-area-full = { $area } has no space left.
no-nothing-to-copy = { $area } has nothing to copy that you could pay for.
no-not-copyable = { $area } cannot be copied here.
no-lacks-resource = Not enough { $good }: { $need } needed, { $have } at hand.
no-lacks-basics = Not enough basic resources: { $need } needed, { $have } at hand.
no-lacks-disk = You have no action disk.
no-lacks-diamond = This costs a diamond, and you have none.
no-lacks-diamonds = Cards and diamonds together are not enough for { $need } cards.
no-lacks-cards = Not enough cards in your hand: { $need } needed, { $have } there.
no-hand-would-be-empty = Before round 5 your hand must never be empty: this would take all { $have } of your cards.
no-card-not-in-hand = This card is not in your hand.
no-skill-not-owned = You do not have the skill { $skill }.
no-skill-never-flipped = The skill { $skill } is never turned over.
no-skill-used = The skill { $skill } has been used this round.
no-skill-owned = You have the skill { $skill } already.
no-skill-gone = No token of the skill { $skill } can be taken.
no-board-taken = { $character } is on a board that somebody has taken.
no-domain-taken = Somebody plays on this map: { $domain }.
no-no-such-support-cell = There is no support cell { $count }: the last one is { $most }.
no-support-cell-taken = Support cell { $count } is taken.
no-no-cell-left = There is no cell left for a terrain token.
no-no-edge-left = There is no edge left for a road.
no-milestone-gone = The milestone { $milestone } cannot be taken any more.
no-milestone-not-met = { $milestone } asks for { $need }, and you have { $have }.
no-tower-stands = Your clock tower stands already.
no-no-wonder = The clock tower needs a wonder symbol first.
no-tower-not-ready = A condition of your clock tower is not met: { $need } needed, { $have } there.
no-no-such-ability = Your character has no such free action.
no-ability-used = You have used this free action of your character this round.
no-ability-idle = This free action would do nothing now.
no-too-little-food = This free action needs { $need } steps of food, and you have { $have }.
no-no-terrain-there = No terrain token is laid there.
no-cell-taken = A token lies there already.
no-special-cells-only = A special token is laid on special cells only.
no-special-token-needed = On this cell a special token is laid: say which one.
no-other-terrain = This goes on another terrain.
no-not-adjacent = The cell is beside no capital and no terrain token.
no-no-terrain-left = No terrain token is left to lay.
no-no-roads-left = No road is left to lay.
no-no-edge-there = There is no edge of your domain there.
no-edge-taken = A road lies there already.
no-road-not-adjacent = The edge meets no capital and no road.
no-no-cell-there = There is no cell of your domain there.
no-property-there = A property stands there already.
no-not-flipped = Property stands on a flipped token or a capital cell.
no-flipped-too-late = This token was flipped during the action: too late for it.
no-no-token-there = No terrain token of yours lies there.
no-flipped-already = This token is flipped already.
no-no-piece-left = There is none left of this piece: { $piece }.
no-no-property-there = A rabbit comes only where a property stands.
no-rabbit-there = A rabbit is there already.
no-no-locomotive = You do not have the locomotive yet.
no-lab-in-the-way = A lab is in the way: take it first.
no-track-end = Your marker is at the end of the track { $track }.
no-other-colour = These steps are not for the track { $track }.
no-no-diamonds-for-cards = Diamonds cannot be paid here instead of cards.
no-wrong-payment = This cannot be paid with { $good }.
no-wrong-sum = { $need } are asked for, not { $have }.
no-effect-done = This effect is not among those left.
no-cannot-be-employed = A worker without an industry mark cannot be employed.
no-other-industry = The worker does not belong in this column: { $industry }.
no-column-full = This column is full: { $industry } has room for { $most }.
no-leaves-no-second = Then no second worker could be employed.
no-round-cards-only = Only an end-of-round card may be played now.
no-not-to-be-found = No such card can be taken out of the deck.
no-not-in-pack = This card is not among those before you.

# The board in the browser
tab-table-sweet-lands = Board
tab-mine-sweet-lands = Domain
tab-others-sweet-lands = Others
tab-log-sweet-lands = Log
parts-shared = What is shown of the board
parts-mine = What is shown of my things
parts-waiting = { $count } possible here
part-areas = Areas
part-tracks = Prosperity
part-tokens = Tokens
part-land = Land
part-plan = Plans
part-line = Tracks
part-hand = Hand
zone-prosperity = Prosperity tracks
zone-goals = Milestones and scoring tokens
zone-skills = Skills
zone-land = My domain
zone-planning = Planning board
zone-columns = Industries and their workers
zone-industry = Industry track
zone-played = Played cards
zone-remembered = Cards you remember
remembered-in-hand = { $seat } holds { $count } of them
remembered-in-pack = { $held ->
    [0] All of them lie before { $seat }
   *[other] The others lie before { $seat }
}
land-of = All that { $seat } has
no-domain-yet = { $seat } has no domain yet.
area-opens-in = from round { $round }
area-spaces = { $used } of { $spaces } spaces taken
area-copy-basic-short = basic
area-copy-any-short = or extra
track-of = { $seat }: step { $step }, { $rate }
track-steps = Points for each, step by step: { $rates }
track-first = The last step costs a diamond; who comes there first: { $effects }
support-cell = Support cell { $place }
skills-left = Left: { $count }.
skill-used = Used in this round.
purse-good = { $good }: { $count }, { $production } more each round
purse-diamonds = Diamonds: { $count }
purse-disks = Action disks: { $count }
purse-cards = Cards in hand: { $count }
purse-vp = Victory points: { $count }
purse-city-points = City points: { $count }
purse-industry-points = Industry points: { $count }
cell-laid = face up
cell-flipped = flipped
cell-in-city = in a city
port-open = open port
port-closed = closed port
road-at = A road on edge { $edge }
planning-discount = Each property costs less:
piece-number = piece { $count } of 5
limit-raised = One more worker in this industry
labs-all-taken = All laboratories are taken.
column-size = { $count } of { $limit } workers
marker-at = { $marker }: step { $step } of { $steps }.
marker-next = Next: { $effects }
food-at = Food track: step { $step } of { $steps }; rabbits in the domain: { $rabbits }
tower-conditions = Clock tower: what it takes
tower-then = Clock tower:
starts-with = Starts with
produces = Production
own-sweets = Sweets
own-tokens = terrain tokens
own-roads = roads
own-rabbits = rabbits
own-food = food
own-cart = industry track
own-properties = properties
own-workers = employed workers
own-skills = skills
own-milestones = milestones
count-of = { $what }: { $count }
see-table = See the table
empty-hand = No cards in hand.
mio-about = the virtual player
mio-takes-now = Mio’s spaces of this round
mio-none = no space yet
mio-support-at = Support piece: cell { $place }
solo-targets = Marks to reach: { $good }, mastery { $best }
round-of = Round { $round } of { $rounds }
deed-title = What this does
deed-costs = costs
deed-brings = brings
deed-then = then you may
deed-asks = to choose
laying-what = What to lay
choose-special = Which special token?
title-choose-character = Who will you be?
title-choose-domain = Which domain?
title-take-skill = Take a skill
title-search = Look through the deck
title-find-and-play = Play one of these cards free of charge
free-actions = Free actions
free-buy = Buy
free-sell = Sell
free-barter = Barter
free-buy-card = Buy a card
free-scrap-disk = Return a disk
free-scrap-card = Discard a card
free-settle = Settle
free-claim = Milestone
free-tower = Clock tower
free-ability = Ability
hint-turn = Touch an area, a card or a skill to see what it does; a second touch confirms.
hint-after = The action is done. Free actions are still possible.
hint-confirm = Touch again or confirm.
hint-scrap-card = Touch the card to discard.
hint-tower = Touch the cell for the clock tower.
title-pick = Pick a card, hand the others on
coming-pay = pay
coming-build = build, each at its cost
coming-play = the card’s effects

# What is this
resource-rule = It lies in your store until something is paid with it.
resource-gold-rule = Gold pays for worker cards and copying, and is no basic resource.
resource-wheat-rule = A basic resource: it pays for terrain and food.
resource-wood-rule = A basic resource: it pays for roads and properties.
resource-iron-rule = A basic resource: it pays for steps on the industry track.
resource-diamond-rule = A diamond pays for prosperity and for the last step of a track; it is no basic resource.
resource-basic-rule = Wheat, wood or iron, whichever you like.
sweet-rule = A symbol on worker cards; other cards count the sweets you have, and some cost less for each of them.
terrain-rule = A kind of cell and token of the domain.
terrain-special-rule = Each of these tokens has an effect of its own when it is flipped.
terrain-capital-rule = Terrain and roads begin beside it. A property on it gives one step of any production or prosperity track.
terrain-bonus-rule = It becomes active with a terrain token beside it and a road at its edge, and then gives one worker card.
industry-rule = The mark of a worker card: an employed worker goes into the column of its mark.
marker-cart-rule = It moves on the industry track and gains the orange bonus of every step.
marker-locomotive-rule = Once gained, it moves on the industry track too and gains the green bonus of every step.
piece-rabbit-rule = Stands on the food track until the food marker has reached it; then it can be placed on a cell with a property.
piece-carrot-rule = Shows how far you are on the food track; every step it passes gives its bonus.
piece-mitt-rule = Stands on a cell of the support board and moves to another one at the end of a round.
domain-rule = A map of its own: where the cells, the ports and the bonus card areas lie.
