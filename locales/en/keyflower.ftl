# Keyflower. Pieces come in as $seat, $target, $tile, $colour, $good, $skill, $season; FORM gives a name its form.

# Seasons
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
seasons = Seasons

# Workers
colour-blue = blue
    .workers = { $count ->
        [one] blue worker
       *[other] blue workers
    }
colour-red = red
    .workers = { $count ->
        [one] red worker
       *[other] red workers
    }
colour-yellow = yellow
    .workers = { $count ->
        [one] yellow worker
       *[other] yellow workers
    }
colour-green = green
    .workers = { $count ->
        [one] green worker
       *[other] green workers
    }
colour-purple = purple
colour-rule = A worker bids on a tile or uses it, together with workers of the same colour only.
colour-purple-rule = The start player marker. At the end of the game its holder counts it as any one piece.

# Resources
good-wood = wood
good-stone = stone
good-iron = iron
good-gold = gold
good-rule = A resource lies on a tile of a village and pays for upgrades there.
good-gold-rule = Gold stands for any resource, and is worth 1 point at the end.
gift-random-worker = a worker from the bag
gift-random-skill = a skill from the stack
gift-green-worker = a green worker

# Skills
skill-saw = saw
    .one = a saw
skill-pickaxe = pickaxe
    .one = a pickaxe
skill-anvil = anvil
    .one = an anvil
skill-rule = A skill is kept behind the screen until it pays for something.

# Tiles
tile-home-1 = Home 1
tile-home-2 = Home 2
tile-home-3 = Home 3
tile-home-4 = Home 4
tile-home-5 = Home 5
tile-home-6 = Home 6
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind
tile-turn-1 = Turn order 1
tile-turn-2 = Turn order 2
tile-turn-3 = Turn order 3
tile-turn-4 = Turn order 4
tile-alehouse = Alehouse
tile-apprentice-hall = Apprentice hall
tile-gold-mine = Gold mine
tile-key-mine = Key mine
tile-keystone-quarry = Keystone quarry
tile-keywood = Keywood
tile-miner = Miner
tile-peddler = Peddler
tile-quarryman = Quarryman
tile-stable = Stable
tile-woodcutter = Woodcutter
tile-workshop = Workshop
tile-brewer = Brewer
tile-carpenter = Carpenter
tile-farrier = Farrier
tile-hiring-fair = Hiring fair
tile-mason = Mason
tile-smelter = Smelter
tile-store = Store
tile-tavern = Tavern
tile-summer-boat-1 = Boat 1
tile-summer-boat-2 = Boat 2
tile-summer-boat-3 = Boat 3
tile-summer-boat-4 = Boat 4
tile-barn = Barn
tile-blacksmith = Blacksmith
tile-fair = Fair
tile-forge = Forge
tile-goldsmith = Goldsmith
tile-inn = Inn
tile-sawmill = Sawmill
tile-sculptor = Sculptor
tile-stone-yard = Stone yard
tile-timber-yard = Timber yard
tile-wainwright = Wainwright
tile-well = Well
tile-apothecary = Apothecary
tile-craftsmans-guild = Craftsman’s guild
tile-jeweller = Jeweller
tile-key-guild = Key guild
tile-key-market = Key market
tile-keythedral = Keythedral
tile-mercers-guild = Mercer’s guild
tile-scholar = Scholar
tile-scribes = Scribes
tile-village-hall = Village hall
tile-watermill = Watermill
tile-none = —
tile-windmill = Windmill

# What the tiles do
tile-home-rule = Moves resources along the roads of your village, one tile per cart step, and upgrades one of your tiles.
tile-turn-rule = The winner chooses a boat in the order of the numbers; the purple worker starts the next season. In winter the tile joins the village for 1 point per neighbouring tile.
tile-keyflower-rule = Brings workers and skills; in winter it scores 1 point for every step of your transport.
tile-sea-bastion-rule = Brings workers and skills; in winter it scores 1 point for every tile on a closed ring of roads.
tile-sea-breese-rule = Brings workers and skills; in winter it scores 2, 4, 8, 16 or 32 points for 1 to 5 boats joined to your home by water.
tile-flipper-rule = Brings workers and skills; in winter it scores 2 points and upgrades one of your tiles for free.
tile-ianvincible-rule = Brings workers and skills; in winter it scores 5 points.
tile-white-wind-rule = Brings workers and skills; in winter it scores 1 point for every worker that counts nowhere else.
tile-alehouse-rule = Draws workers from the bag.
tile-apprentice-hall-rule = Draws skills from the stack.
tile-gold-mine-rule = Makes gold.
tile-key-mine-rule = Makes iron.
tile-keystone-quarry-rule = Makes stone.
tile-keywood-rule = Makes wood.
tile-miner-rule = Makes iron; upgraded, iron and gold.
tile-peddler-rule = Turns a yellow worker into green ones.
tile-quarryman-rule = Makes stone; upgraded, stone and gold.
tile-stable-rule = Moves resources along your roads and upgrades your tiles.
tile-woodcutter-rule = Makes wood; upgraded, wood and gold.
tile-workshop-rule = Makes wood, stone or iron, as you choose; upgraded, one of each.
tile-brewer-rule = For any skill, draws workers from the bag.
tile-carpenter-rule = For a saw, makes 3 wood; upgraded, 3 gold.
tile-farrier-rule = Moves resources along your roads and upgrades your tiles.
tile-hiring-fair-rule = For any skill, draws new skills from the stack.
tile-mason-rule = For a pickaxe, makes 3 stone; upgraded, 3 gold.
tile-smelter-rule = For an anvil, makes 3 iron; upgraded, 3 gold.
tile-store-rule = Turns a blue worker into green ones.
tile-tavern-rule = For any worker, draws workers from the bag.
tile-summer-boat-1-rule = At the end of summer, autumn and winter: a, two workers from the bag; b, one green worker.
tile-summer-boat-2-rule = a: resources travel over fields too, and edges need not match. b: transport and upgrades count double.
tile-summer-boat-3-rule = a: any resource pays for any other when you upgrade. b: any resource counts as any other in the final score.
tile-summer-boat-4-rule = a: bid against blue, red or yellow in another colour. b: use a tile that already has a colour with workers of any colours.
tile-barn-rule = Scores points for every resource lying on it at the end.
tile-blacksmith-rule = Scores points for every iron lying on it at the end.
tile-fair-rule = Turns a red worker into green ones.
tile-forge-rule = Only scores its printed points.
tile-goldsmith-rule = Only scores its printed points.
tile-inn-rule = Draws workers from the bag.
tile-sawmill-rule = Only scores its printed points.
tile-sculptor-rule = Only scores its printed points.
tile-stone-yard-rule = Scores points for every stone lying on it at the end.
tile-timber-yard-rule = Scores points for every wood lying on it at the end.
tile-wainwright-rule = Moves resources along your roads and upgrades your tiles.
tile-well-rule = Only scores its printed points.
tile-apothecary-rule = 3 points for every five workers, whatever their colours.
tile-craftsmans-guild-rule = 3 points for every set of a blue, a red and a yellow worker.
tile-jeweller-rule = Gold scores 2 points instead of 1.
tile-key-guild-rule = 10 points for every five skills, whatever they are.
tile-key-market-rule = 2 points for every green worker.
tile-keythedral-rule = 12 points.
tile-mercers-guild-rule = 5 points for every set of wood, stone and iron; gold stands for any of them.
tile-scholar-rule = 3 points for every skill of one kind that you choose.
tile-scribes-rule = 10 points for every set of a saw, a pickaxe and an anvil.
tile-village-hall-rule = 1 point for every worker of one colour that you choose.
tile-watermill-rule = 1 point for every resource of one kind that you choose.
tile-windmill-rule = 5 points for every five resources, whatever they are.
side-front = as it comes
side-back = upgraded
side-a = side a
side-b = side b

# The board
tab-table-keyflower = Auction
tab-mine-keyflower = Village
tab-others-keyflower = Neighbours
tab-log-keyflower = Log
zone-auction = Auction
zone-season-end = Between the seasons
zone-boats = Boats
zone-village = My village
zone-screen = Behind my screen
village-of = Village: { $seat }
map-hint = drag to move, wheel to zoom
tiles-to-place = Tiles to add
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show all
site-label = Free place for { $tile }
good-here = { $good }: { $count } on { $tile }
lift-label = Take your beaten bid on { $tile } along: { $count } { FORM($colour, $count, case: "workers") }
bag-label = In the bag: { $count }
green-label = Green workers in the supply: { $count }
supply-label = In the supply: { $good }, { $count }
boat-gone = taken
marker-mine = You hold the start player marker.
marker-of = { $seat } holds the start player marker.
worker-count = Workers behind the screen: { $count }
skill-count = Skills behind the screen: { $count }
winter-count = Winter tiles behind the screen: { $count }
winter-kept = Winter tiles kept back, known to you alone
known-pieces = Known to be behind the screen
usable-here = Tiles you may use here: { $count }
zone-winter = My winter tiles
winter-open = Read the winter tiles
village-open = Open the village at reading size: { $seat }
bid-none = No bids.
bid-leads = { $seat } leads with { $count } { FORM($colour, $count, case: "workers") }.
bid-leads-mine = You lead with { $count } { FORM($colour, $count, case: "workers") }.
bid-beaten = { $seat } has { $count } { FORM($colour, $count, case: "workers") }, beaten.
bid-beaten-mine = Your bid is beaten: { $count } { FORM($colour, $count, case: "workers") }.
workers-here = Used with { $count } { FORM($colour, $count, case: "workers") }.
goods-here = On it: { $count } { $good }.
more-bids = More bids: { $count }
used-here = Workers that have used this tile
offer-this = Offer this tile
offer-not = Keep this tile

# Putting a turn together
bid-or-use = Bid or use
kind-bid = Bid
kind-use = Use
take-along = Take along
from-screen = From behind the screen
fewer = Fewer
more-workers = More
do-bid = Bid { $count } { FORM($colour, $count, case: "workers") } on { $tile }
do-use = Use { $tile } with { $count } { FORM($colour, $count, case: "workers") }
turn-left = Turn left
turn-right = Turn right
place-here = Place { $tile } here
offer-these = { $count ->
    [0] Offer these tiles
    [one] Offer { $count } tile
   *[other] Offer { $count } tiles
}
hint-turn = Touch a tile to bid on it or to use it; the button says exactly what will happen.
hint-where = Now touch the tile where these workers go.
hint-carry = Touch a resource, then its goal, or drag it along the road. Touch a tile that glows to upgrade it.
hint-goal = Where does the { $good } go? Tiles it can reach show the number of steps.
hint-site = Touch a place that glows to try { $tile } there.
hint-turn-tile = Turn it with R, then place it. It stays so to the end of the game.
hint-offer = Touch the winter tiles you want in the auction, at least one. Nobody learns which were yours.
hint-winter-boat = In winter the boat itself joins your village.

# Key Celeste and the promo tiles
ask-sorcery = { $source }: which tile does it use?
ask-land-good = Where does the { $good } go? Still to place: { $count }.
ask-pay-workers = Upgrade of { $source }: which workers pay? Still to pay: { $count }.
does-sorcery = { $seat } is choosing a tile for the sorcerer.
does-land-good = { $seat } is placing resources.
does-pay-workers = { $seat } is paying with workers.
move-scare = Play the ghost on { $tile }
move-enchant = Use { $tile }
move-land = Put it on { $tile }
log-scared = { $seat } plays the ghost on { $tile }: { $count } { FORM($colour, $count, case: "workers") } leave { $target }, who wins the tile.
log-ghost-taken = { $seat } wins the ghost of Key Celeste for the next season.
log-ghost-back = The ghost goes back to Key Celeste.
log-ghost-gone = The ghost leaves the game.
log-enchanted = { $seat } uses { $tile } by sorcery.
why-score-ghost = { $tile }: the ghost
why-score-upgrades-beside = { $tile }: upgrade symbols beside it
why-score-worker-symbols = { $tile }: worker symbols
why-score-summer-beside = { $tile }: summer tiles beside it
why-score-winter-beside = { $tile }: winter tiles beside it
why-score-walk = { $tile }: the longest walk
no-lot-shut = The ghost stands on { $tile }: nobody bids or works there any more this season.
no-no-ghost = You do not hold the ghost.
no-own-bid-there = You lead on { $tile } yourself: the ghost scares only others.
no-nobody-to-scare = Nobody leads on { $tile }: there is no bid to scare.
no-not-to-be-used = { $tile } is used only in a village, and only where there is a tile for it to use.
no-out-of-reach = { $tile } is out of the sorcerer’s reach.

# Steps between the seasons
step-beaten = Beaten bids go home
step-unsold = Tiles without a bid leave the game
step-won = Winners take their tiles
step-collected = Workers come home from the villages
step-boats = Boats and the marker are chosen
step-extend = Villages grow
step-begins = The new season
step-other = What else happened

# Questions
ask-turn = Bid on a tile, use a tile, or pass.
ask-choose-good = { $source }: which resource do you take?
ask-pay = { $source }: what do you pay with?
ask-transport = { $source }: { $steps ->
    [0] no steps left
    [one] { $steps } step left
   *[other] { $steps } steps left
}, { $upgrades ->
    [0] no upgrade left
    [one] { $upgrades } upgrade left
   *[other] { $upgrades } upgrades left
}.
ask-pay-upgrade = Upgrade of { $source }: what do you pay with?
ask-choose-boat = Choose a boat.
ask-place-tiles = Add the tiles you won to your village.
ask-offer-tiles = Winter comes: choose your tiles for the auction.
does-turn = { $seat } is taking a turn.
does-choose-good = { $seat } is choosing a resource.
does-pay = { $seat } is deciding how to pay.
does-transport = { $seat } is moving resources.
does-pay-upgrade = { $seat } is paying for an upgrade.
does-choose-boat = { $seat } is choosing a boat.
does-place-tiles = { $seat } is building the village.
does-offer-tiles = { $seat } is choosing winter tiles.

# Moves
move-pass = Pass
move-bid = Bid { $count } { FORM($colour, $count, case: "workers") } on { $tile }
move-use = Use { $tile } with { $count } { FORM($colour, $count, case: "workers") }
move-lift = Take the bid on { $tile } along
move-add = Add { $count } { FORM($colour, $count, case: "workers") }
move-make = Take { $good }
move-take = Take { $gift }
move-pay-worker = Pay with a { FORM($colour, 1, case: "workers") }
move-pay-bid = Pay with the bid on { $tile }
move-pay-skill = Pay with { FORM($skill, case: "one") }
move-carry = Move { $good } from { $start } to { $goal }
move-upgrade = Upgrade { $tile }
move-pay-good = Pay with { $good }
move-stop = Finish
move-take-boat = { $tile }
move-place = Place { $tile } beside { $beside }
move-offer = Offer { $tile } + { $second } + { $third }

# Log
log-home-dealt = { $seat } gets { $tile }.
log-marker = { $seat } takes the start player marker.
log-season-begins = { $season } begins.
log-drew = { $seat } draws a { FORM($colour, 1, case: "workers") } from the bag.
log-drew-hidden = { $seat } draws a worker from the bag.
log-skill-drew = { $seat } draws { FORM($skill, case: "one") } from the stack.
log-skill-drew-hidden = { $seat } draws a skill from the stack.
log-winter-dealt = { $seat } gets the winter tile { $tile }.
log-winter-dealt-hidden = { $seat } gets a winter tile.
log-loaded = { $tile } takes a { FORM($colour, 1, case: "workers") } aboard.
log-skill-loaded = { $tile } takes { FORM($skill, case: "one") } aboard.
log-lot-shown = Up for auction: { $tile }.
log-offered = { $seat } puts { $count ->
    [one] { $count } winter tile
   *[other] { $count } winter tiles
} up for auction.
log-passed = { $seat } passes.
log-bid = { $seat } bids { $count } { FORM($colour, $count, case: "workers") } on { $tile }.
log-beaten = { $seat } beats the bid of { $target } on { $tile }.
log-bid-moved = { $seat } takes { $count } { FORM($colour, $count, case: "workers") } away from { $tile }.
log-stood-up = The colour of { $tile } is now { $colour }.
log-used = { $seat } uses { $tile } with { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.
log-put = { $seat } uses { $tile } with { $count } { FORM($colour, $count, case: "workers") }.
log-made = { $seat } gets { $count } { $good } on { $tile }.
log-green-came = { $seat } takes { $count ->
    [one] { $count } green worker
   *[other] { $count } green workers
} from the supply.
log-worker-paid = { $seat } pays with { $count } { FORM($colour, $count, case: "workers") }.
log-skill-paid = { $seat } pays with { FORM($skill, case: "one") }.
log-skill-paid-hidden = { $seat } pays with a skill, face down.
log-carried = { $seat } moves { $good } from { $start } to { $goal }.
log-upgraded = { $seat } upgrades { $tile }.
log-good-paid = { $seat } pays with { $good } from { $tile }.
log-season-ends = { $season } ends.
log-came-home = { $seat } takes { $count } { FORM($colour, $count, case: "workers") } back from { $tile }.
log-lot-removed = Nobody bid on { $tile }: it leaves the game.
log-lot-won = { $seat } wins { $tile }.
log-collected = { $seat } collects { $count } { FORM($colour, $count, case: "workers") } from the village.
log-order-won = { $seat } wins { $tile }.
log-boat-taken = { $seat } chooses the boat { $tile }.
log-placed = { $seat } adds { $tile } to the village.
log-no-room = { $seat } has no place for { $tile }: it leaves the game.
log-game-over = The game is over.

# What it means for whom it concerns
since-beaten = { $seat } has beaten your bid on { $tile }: your { $count } { FORM($colour, $count, case: "workers") } can move.
since-used = { $seat } uses your { $tile } with { $count } { FORM($colour, $count, case: "workers") }.

# Reasons of points
why-printed = { $tile }
why-pieces = { $tile }
why-score-transport = { $tile }: transport
why-score-loop = { $tile }: ring of roads
why-score-river = { $tile }: boats joined to home
why-score-adjacent = { $tile }: neighbouring tiles
why-free-upgrade = { $tile }: free upgrade of { $flipped }
why-gold = Gold left over
sheet-printed = Printed on the tiles
sheet-pieces = Workers, skills and resources
sheet-boats = Boats and turn order
sheet-gold = Gold left over
sheet-other = Other points
sheet-about-printed = The points on the side that lies up
sheet-about-pieces = Sets of pieces × what their tile pays; each piece counts once
sheet-about-boats = What the tile counts × its points
sheet-about-gold = 1 for each gold that counts nowhere else
sheet-about-other = What no other row tells
sheet-about-extensions = The printed points of the tile once more
sheet-about-village = What the tile counts in the village × its points
sheet-about-contracts = What each contract pays, met or not
sheet-about-fields = What the animals of each field score

# Refusals
no-finish-moving = You have taken workers along: place them before you do anything else.
no-needs-boat-4b = Only the owner of boat 4b may mix colours.
no-nowhere-to-go = These workers, as they are, could not be placed anywhere: take others along first, or leave them.
no-not-now = Something else is asked right now.
no-no-bid-there = You have no bid on { $tile }.
no-leading-bid-stays = Your bid on { $tile } leads: it must stay.
no-not-lifted = You have taken nothing from { $tile }.
no-already-lifted = Your bid on { $tile } is taken along already.
no-too-few-workers = Not enough { FORM($colour, 2, case: "workers") }: { $count } needed, { $have } behind your screen.
no-no-workers = At least one worker is needed.
no-not-in-auction = { $tile } is not up for auction.
no-bid-lifted-from-there = You have just taken your bid from { $tile }: it cannot go back there.
no-one-colour-per-bid = A bid has one colour only.
no-wrong-colour = The colour of { $tile } is already { $bound }, so { FORM($colour, 2, case: "workers") } cannot go there.
no-bid-too-low = The bid on { $tile } would be { $total }, and must be more than { $leading }.
no-one-colour-per-use = All workers that use { $tile } together must have one colour.
no-use-needs-more = { $tile } now takes { $need } workers or more at once; this would be { $total }.
no-tile-full = At most { $most } workers stand on one tile, and { $tile } has no room for { $total } more.
no-last-colour-is-named-in-the-use = Workers of the last colour are named in the use itself: use a tile with { FORM($colour, 2, case: "workers") }.
no-too-many-for-a-tile = No more than { $most } workers go on a tile.
no-told-by-another-colour = The use of { $tile } names the last of its colours.
no-cannot-pay-exchange = After placing these workers you could not pay what { $tile } asks.
no-not-in-play = { $tile } is neither in a village nor up for auction.
no-never-used = Workers are never placed on { $tile }.
no-no-steps-left = No transport steps are left.
no-not-your-tile = { $tile } is not in your village.
no-no-good-there = There is no { $good } on { $start }.
no-not-neighbours = { $goal } is not next to { $start }: resources move one tile per step.
no-no-road = No road leads from { $start } to { $goal }.
no-no-upgrades-left = No upgrades are left.
no-never-upgraded = { $tile } cannot be upgraded.
no-already-upgraded = { $tile } has already been upgraded.
no-cannot-pay-upgrade = The resources on { $tile } and your skills do not pay for its upgrade.
no-cannot-make = You cannot take { $good } here now.
no-cannot-take = You cannot take { $gift } here now.
no-cannot-pay-skill = You cannot pay with { FORM($skill, case: "one") } here.
no-cannot-pay-worker = You cannot pay with a { FORM($colour, 1, case: "workers") } here.
no-cannot-pay-bid = The bid on { $tile } cannot pay for this.
no-good-does-not-pay = You cannot pay for this with { $good }.
no-no-boat = { $tile } is not a boat of this game.
no-boat-taken = { $tile } has already been chosen.
no-not-to-place = { $tile } is not among the tiles you have to add.
no-place-taken = There is already a tile in that place.
no-named-otherwise = That is told in another way: { $line }
no-edges-differ = { $tile } does not fit there: roads, fields and water must meet their like.
no-not-your-winter-tile = { $tile } is not one of your winter tiles.
no-offered-twice = Each tile is offered once.

# The Merchants, The Farmers, Key Celeste and the promo tiles

# Their pieces
piece-sheep = sheep
    .one = a sheep
piece-sheep-rule = Lives in a field. Every field with sheep scores 1 point; two or more of them there have a lamb at the end of a season.
piece-pig = pig
    .one = a pig
piece-pig-rule = Lives in a field. Every field with pigs scores 2 points; two or more of them there have a piglet at the end of a season.
piece-cow = cow
    .one = a cow
piece-cow-rule = Lives in a field. Every field with cows scores 3 points; two or more of them there have a calf at the end of a season.
piece-wheat = wheat
piece-wheat-rule = Kept behind the screen. Spent while you move resources or animals, it gives one more step.
piece-cabin = cabin
piece-cabin-rule = Stands on a home and is one more upgrade symbol for whoever uses it.
piece-contract = contract
piece-contract-rule = At the end it scores 7 points if all it asks for lies on it. In your turn you may trade it in for one piece it names.
piece-extension = extension
piece-extension-rule = Stands on an upgraded tile, doubles its printed points and binds it to its colour.
piece-ghost = ghost
piece-ghost-rule = Scares the leading bid of another player: the workers come to you, the tile is theirs, and nobody bids on it or works there any more.
piece-any-worker = any worker
piece-any-resource = any resource
piece-any-skill = any skill
extension-blue = blue extension
extension-red = red extension
extension-yellow = yellow extension
extension-green = green extension
contract-closed = closed contract

# The Farmers: fields and animals
gift-sheep = a sheep
gift-pig = a pig
gift-cow = a cow
sector-bottom-left = bottom left
sector-left = left
sector-top-left = top left
sector-top-right = top right
sector-right = right
sector-bottom-right = bottom right
ask-place-animal = { $source }: which field does the animal go to?
does-place-animal = { $seat } is choosing a field for an animal.
move-pasture = Put { FORM($animal, case: "one") } into the field of { $tile }, { $sector }
move-drive = Move { FORM($animal, case: "one") } from the field of { $start }, { $from }, to the field of { $goal }, { $to }
move-shelter = Move a sheep onto the sheep shelter
log-animal-came = { $seat } puts { FORM($animal, case: "one") } into the field of { $tile }, { $sector }.
log-no-pasture = { $seat } has no field for { FORM($animal, case: "one") } and takes none.
log-driven = { $seat } moves { FORM($animal, case: "one") } from the field of { $start } to the field of { $goal }, { $sector }.
log-sheltered = { $seat } moves a sheep onto the sheep shelter.
log-born = { $seat } has { FORM($animal, case: "one") } born in the field of { $tile }, { $sector }.
no-no-such-animal = No { $animal } is to be placed now.
no-no-animals-left = The supply has no { $animal } left.
no-field-unfit = The field of { $tile }, { $sector }, holds other animals: it takes no { $animal }.
no-field-elsewhere = { $source } does not bring its animals to that field: those that your own tile makes go to its fields, all others to your home.
no-another-animal-first = Another animal is placed before the { $animal }.
no-no-animal-there = There is no { $animal } in that field of { $start }.
no-same-field = That is one field: within it an animal needs no step.
no-fields-apart = No road lies between these fields of { $start } and { $goal }: an animal crosses one road per step and never a river.
no-goal-unfit = That field of { $goal } holds other animals: it takes no { $animal }.
no-no-sheep-to-shelter = There is no sheep in the field of the sheep shelter.

# Contracts, by what they ask for
contract-contract-0 = 4 blue workers
contract-contract-1 = 4 red workers
contract-contract-2 = 4 yellow workers
contract-contract-3 = 2 green workers
contract-contract-4 = 2 blue + 4 any workers
contract-contract-5 = 2 red + 4 any workers
contract-contract-6 = 2 yellow + 4 any workers
contract-contract-7 = 1 green + 4 any workers
contract-contract-8 = 2 blue + 2 red + 1 any worker
contract-contract-9 = 2 red + 2 yellow + 1 any worker
contract-contract-10 = 2 yellow + 2 blue + 1 any worker
contract-contract-11 = 1 blue + 1 red + 1 yellow + 1 green worker
contract-contract-12 = start player marker
contract-contract-13 = 1 saw + 1 wood
contract-contract-14 = 1 pickaxe + 1 stone
contract-contract-15 = 1 anvil + 1 iron
contract-contract-16 = 1 saw + 2 any resources
contract-contract-17 = 1 pickaxe + 2 any resources
contract-contract-18 = 1 anvil + 2 any resources
contract-contract-19 = 1 saw + 1 any skill
contract-contract-20 = 1 pickaxe + 1 any skill
contract-contract-21 = 1 anvil + 1 any skill
contract-contract-22 = 1 saw + 1 pickaxe + 1 anvil
contract-contract-23 = 3 wood
contract-contract-24 = 3 stone
contract-contract-25 = 3 iron
contract-contract-26 = 2 gold
contract-contract-27 = 2 wood + 2 stone
contract-contract-28 = 2 wood + 2 iron
contract-contract-29 = 2 stone + 2 iron
contract-contract-30 = 2 wood + 2 any resources
contract-contract-31 = 2 stone + 2 any resources
contract-contract-32 = 2 iron + 2 any resources
contract-contract-33 = 1 gold + 2 any resources
contract-contract-34 = 1 wood + 1 stone + 1 iron
contract-contract-35 = 1 gold + 1 any skill

# Their tiles
tile-keyflower-ii = Keyflower II
tile-sea-bastion-ii = Sea Bastion II
tile-sea-breese-ii = Sea Breese II
tile-flipper-ii = Flipper II
tile-ianvincible-ii = Ianvincible II
tile-white-wind-ii = White Wind II
tile-assayer = Assayer
tile-bookkeeper = Bookkeeper
tile-merchant = Merchant
tile-artisan = Artisan
tile-builder = Builder
tile-muleteer = Muleteer
tile-farm-yard = Farm yard
tile-paddock = Paddock
tile-sheep-fold = Sheep fold
tile-wheat-field = Wheat field
tile-pigsty = Pigsty
tile-shepherds-hut = Shepherd’s hut
tile-summer-boat-5 = Boat 5
tile-summer-boat-6 = Boat 6
tile-cow-shed = Cow shed
tile-piggery = Piggery
tile-ranch = Ranch
tile-sheep-shelter = Sheep shelter
tile-bakery = Bakery
tile-dairy = Dairy
tile-granary = Granary
tile-hillside = Hillside
tile-truffle-orchard = Truffle orchard
tile-weaver = Weaver
tile-farm-turn-1 = Turn order 1
tile-farm-turn-2 = Turn order 2
tile-farm-turn-3 = Turn order 3
tile-key-celeste = Key Celeste
tile-storyteller = Storyteller
tile-emporium = Emporium
tile-monument = Monument
tile-trader = Trader
tile-sorcerer = Sorcerer
tile-developer = Developer
tile-summer-boat-7 = Boat 7
tile-talton-lodge = Talton lodge
tile-beekeeper = Beekeeper
tile-the-glade = The glade
tile-the-glade-in-winter = The glade in winter
tile-keyside = Keyside
tile-delivery-man = Delivery man

# What these tiles do
tile-keyflower-ii-rule = Brings workers, skills and gold; in winter it puts 3 gold on your home.
tile-sea-bastion-ii-rule = Brings workers, a skill and a cabin; whoever takes it in autumn exchanges it for a boat that is not in play, to be used in winter.
tile-sea-breese-ii-rule = Brings workers, a skill and a contract face down; in winter it scores 2 points for every winter tile of your village.
tile-flipper-ii-rule = Brings workers, skills and a green worker; in winter you put an extension on one of your upgraded tiles for free.
tile-ianvincible-ii-rule = Brings workers, a skill and a cabin; in winter it scores 2 points for every upgrade symbol you have, cabins included.
tile-white-wind-ii-rule = Brings workers, skills and a contract face down; in winter every contract you complete scores 10 points instead of 7.
tile-assayer-rule = Gives a contract, a stone or an iron, as you choose; upgraded, all three.
tile-bookkeeper-rule = Gives a contract or draws a skill; upgraded, both, and you see the skill before you choose the contract.
tile-merchant-rule = Gives a contract; upgraded, two, one after the other.
tile-artisan-rule = 2 points for every upgraded tile of yours.
tile-builder-rule = 3 points for every extension in your village.
tile-muleteer-rule = 3 points for every contract you have not completed.
tile-farm-yard-rule = Gives a sheep, a wheat or a skill, as you choose; upgraded, all three. In your village the sheep goes to a field of this tile, from elsewhere to one of your home; without a fitting field you take none.
tile-paddock-rule = Gives wheat, moves resources and animals and upgrades one of your tiles; the wheat may be spent at once.
tile-sheep-fold-rule = Gives sheep. In your village they go to fields of this tile, from elsewhere to those of your home; without a fitting field you take none. The pen drawn on it is no field of its own.
tile-wheat-field-rule = Gives wheat. The fence drawn on it makes no field of its own.
tile-pigsty-rule = Gives pigs. In your village they go to fields of this tile, from elsewhere to those of your home; without a fitting field you take none.
tile-shepherds-hut-rule = Gives a sheep and wheat. In your village the sheep goes to a field of this tile, from elsewhere to one of your home; without a fitting field you take none.
tile-summer-boat-5-rule = a: different animals may share a field, and breed there. b: in the final score wheat counts as any resource and any resource as wheat.
tile-summer-boat-6-rule = At the end of summer, autumn and winter: a, two wheat; b, a pig and a sheep for fields of your home.
tile-cow-shed-rule = Gives cows. In your village they go to fields of this tile, from elsewhere to those of your home; without a fitting field you take none.
tile-piggery-rule = Gives a pig and wheat. In your village the pig goes to a field of this tile, from elsewhere to one of your home; without a fitting field you take none.
tile-ranch-rule = Gives a cow and wheat. In your village the cow goes to a field of this tile, from elsewhere to one of your home; without a fitting field you take none.
tile-sheep-shelter-rule = Sheep may be moved into it from its field; each scores points at the end.
tile-bakery-rule = 4 points for every set of a wheat, a resource and a skill.
tile-dairy-rule = 7 points instead of 3 for every field with cows.
tile-granary-rule = 3 points for every two wheat.
tile-hillside-rule = 1 point for every tile that the field of this tile reaches over.
tile-truffle-orchard-rule = 5 points instead of 2 for every field with pigs.
tile-weaver-rule = 3 points instead of 1 for every field with sheep.
tile-farm-turn-1-rule = The winner chooses a boat in the order of the numbers and takes wheat with it; the purple worker starts the next season. In winter the tile joins the village for 1 point per neighbouring tile.
tile-farm-turn-2-rule = The winner chooses a boat in the order of the numbers and takes a sheep with it; the purple worker starts the next season. In winter the tile joins the village for 1 point per neighbouring tile.
tile-farm-turn-3-rule = The winner chooses a boat in the order of the numbers and takes a pig with it; the purple worker starts the next season. In winter the tile joins the village for 1 point per neighbouring tile.
tile-key-celeste-rule = Up for auction every season. The winner has the ghost in the next season; in winter the tile joins the village for 3 points, 3 more with the unused ghost and 3 more with the purple worker as a ghost.
tile-storyteller-rule = Draws a worker or a skill, as you choose; upgraded, both.
tile-emporium-rule = 3 points for every set of a green worker and two workers of any colours.
tile-monument-rule = 4 points for every set of a gold and two resources of any kind.
tile-trader-rule = For any skill, gives green workers.
tile-sorcerer-rule = Uses a tile of this village beside it; upgraded, any tile of this village.
tile-developer-rule = Scores points for every upgrade symbol on the tiles beside it.
tile-summer-boat-7-rule = a: resources made outside your village may go on any of your tiles. b: at the end of summer, autumn and winter, a wood, a stone and an iron.
tile-talton-lodge-rule = Scores points for every worker symbol on your tiles.
tile-beekeeper-rule = 2 points for every tile beside it.
tile-the-glade-rule = 5 points for every summer tile beside it.
tile-the-glade-in-winter-rule = 3 points for every winter tile beside it.
tile-keyside-rule = Before the final score you take 3 each of wood, stone, iron and gold.
tile-delivery-man-rule = 1 point for every different tile on the longest walk along the roads from here, no road twice.

# The Farmers: wheat and points
gift-wheat = a wheat
move-wheat = Spend a wheat for one more step
log-wheat-came = { $seat } takes { $count } wheat from the supply.
log-wheat-spent = { $seat } spends a wheat for one more step.
log-wheat-paid = { $seat } pays { $count } wheat.
why-field = Field of { $tile }, { $sector }: { $animal }
why-score-sheep = { $tile }: sheep moved there
why-score-field-tiles = { $tile }: tiles of its field
no-no-wheat = You have no wheat behind your screen.
no-nothing-to-move = There is nothing that one more step could move.

# The Merchants: boats II, cabins and extensions
ask-exchange-boat = Sea Bastion II leaves the game: which boat takes its place in winter?
ask-pay-extension = Extension of { $source }: what do you pay with?
does-exchange-boat = { $seat } is choosing the boat that replaces Sea Bastion II.
does-pay-extension = { $seat } is paying for an extension.
move-exchange = { $tile }
move-extend = Extend { $tile }: { $extension }
log-boat-drawn = The boat { $tile } is in play.
log-gold-loaded = { $tile } takes gold aboard.
log-cabin-loaded = { $tile } takes a cabin aboard.
log-green-loaded = { $tile } takes a green worker from the supply aboard.
log-cabin-came = { $seat } puts a cabin on the home tile.
log-boat-exchanged = { $seat } exchanges { $start } for { $goal }: it will be used in winter.
log-extended = { $seat } extends { $tile }: { $extension }.
why-extension = { $tile }: extension
why-score-upgraded = { $tile }: upgraded tiles
why-score-extensions = { $tile }: extensions
why-score-winter-tiles = { $tile }: winter tiles
why-score-upgrade-symbols = { $tile }: upgrade symbols
why-free-extension = { $tile }: free extension of { $extended }
tiebreak-boat-order = who chose a boat earlier in winter
no-never-a-boat = { $tile } is no boat that is taken at the end of a season.
no-boat-in-play = { $tile } is in play already.
no-not-upgraded = { $tile } must be upgraded before it is extended.
no-already-extended = { $tile } has an extension already.
no-extension-gone = This one is no longer in the supply: { $extension }.
no-extension-of-another-colour = Workers bind { $tile } to { $colour }: an extension there must have that colour.
no-cannot-pay-extension = You cannot pay for this on { $tile }: { $extension }.
extension-blue-1 = blue extension (blue worker)
extension-blue-2 = blue extension (any worker)
extension-blue-3 = blue extension (iron)
extension-blue-4 = blue extension (iron + any resource)
extension-blue-5 = blue extension (anvil)
extension-red-1 = red extension (red worker)
extension-red-2 = red extension (any worker)
extension-red-3 = red extension (wood)
extension-red-4 = red extension (wood + any resource)
extension-red-5 = red extension (saw)
extension-yellow-1 = yellow extension (yellow worker)
extension-yellow-2 = yellow extension (any worker)
extension-yellow-3 = yellow extension (stone)
extension-yellow-4 = yellow extension (stone + any resource)
extension-yellow-5 = yellow extension (pickaxe)
extension-green-1 = green extension (green worker)
extension-green-2 = green extension (gold)
extension-green-3 = green extension (gold + any resource)

# The Merchants: contracts
gift-contract = a contract
item-wood = one wood
item-stone = one stone
item-iron = one iron
item-gold = one gold
item-saw = a saw
item-pickaxe = a pickaxe
item-anvil = an anvil
item-blue = a blue worker
item-red = a red worker
item-yellow = a yellow worker
item-green = a green worker
item-sheep = a sheep
item-pig = a pig
item-cow = a cow
item-wheat = a wheat
ask-choose-contract = { $source }: which contract do you take?
does-choose-contract = { $seat } is choosing a contract.
move-contract = Take the contract: { $contract }
move-closed = Take a closed contract
move-trade = Trade the contract “{ $contract }” for { $item }
log-contract-shown = A contract is turned up: { $contract }.
log-contracts-replaced = The open contracts are discarded, and new ones are turned up.
log-contracts-shuffled = The stacks of contracts are empty: the discards are shuffled, { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}.
log-contract-loaded = { $tile } takes a contract aboard, face down.
log-contract-came = { $seat } takes a contract from { $tile }: { $contract }.
log-contract-came-hidden = { $seat } takes a closed contract from { $tile }.
log-contract-taken = { $seat } takes an open contract: { $contract }.
log-contract-drew = { $seat } draws a closed contract: { $contract }.
log-contract-drew-hidden = { $seat } draws a closed contract.
log-contract-traded = { $seat } trades the contract “{ $contract }” for { $item }.
why-contract = Contract: { $contract }
why-contract-unmet = Contract not completed: { $contract }
no-contract-not-open = This contract does not lie open: { $contract }.
no-no-closed-contract = There is no closed contract left to take.
no-not-your-contract = You do not hold this contract: { $contract }.
no-no-trade-now = Contracts are traded in your own turn only.
no-not-on-contract = The contract “{ $contract }” cannot be traded for { $item }: it does not name that.
no-only-a-white-symbol = The contract “{ $contract }” cannot be traded for { $item }: a white symbol is never traded for.
no-item-not-there = You cannot have { $item } now: there is none.
no-trade-leaves-no-answer = Taking { $item } now would leave nothing to answer the open question with.

# The board of the sets
zone-contracts = Contracts
zone-my-contracts = My contracts
contracts-left = Closed contracts in the stacks: { $count }
contracts-discarded = Contracts among the discards: { $count }
discarded-short = discards: { $count }
contract-count = Contracts behind the screen: { $count }
trade-open = Trade in a contract: { $contract }
trade-title = Trade in { $contract } for
extend-title = An extension for { $tile }
boats-open = Both boats of every pair
boat-in-play = in play
boat-aside = not in play
cabins-here = Cabins on it: { $count }.
sheep-here = Sheep moved into it: { $count }.
supply-of = In the supply: { $animal }, { $count }
wheat-supply = Wheat in the supply: { $count }
wheat-count = Wheat: { $count }
field-reach = { $count ->
    [one] Field on { $count } tile
   *[other] Field over { $count } tiles
}
field-empty = empty
field-scores = { $count ->
    [one] scores { $count } point
   *[other] scores { $count } points
}
field-goal = To this field. { $field }
herd-move = Move { $animal }. { $field }
hint-pasture = To come: { $coming }. Touch a field that glows.
hint-drive = Where does the { $animal } go? Touch a field that glows.
hint-carry-more = Touch a resource or an animal, then where it goes. A tile that glows is upgraded or extended.
hint-contract = Touch an open contract, or the stack for a closed one.
ghost-mine = You hold the ghost: touch another player’s leading bid to scare it.
ghost-of = { $seat } holds the ghost.
scare-label = Scare the workers of { $seat } on { $tile } with the ghost
scare-here = Play the ghost
lot-shut = The ghost stands here: the tile is { $seat }’s already, and nobody bids or works there any more.
step-ghost = The ghost
step-born = Animals are born
sheet-extensions = Extensions
sheet-village = Village and neighbours
sheet-contracts = Contracts
sheet-fields = Fields and animals
