# Artificium. Pieces come in as $seat, $target, $card, $taken, $good; FORM gives a name its form.

# Goods
good-wood = wood
    .some = wood
good-wheat = wheat
    .some = wheat
good-coal = coal
    .some = coal
good-food = food
    .some = food
good-kvass = kvass
    .some = kvass
good-metal = metal
    .some = metal
good-crystal = crystal
    .some = a crystal
good-potion = potion
    .some = a potion
good-sword = sword
    .some = a sword
good-coin = coins
good-prices = Buy for { $buy }, sell for { $sell }. Level { $level }.
good-bonus = Bonus on the score track: spaces { $spaces }.

# Cards
card-sawmill = Sawmill
card-farm = Farm
card-charcoal-burner = Charcoal burner
card-hunters-hut = Hunter’s hut
card-bakery-mill = Bakery mill
card-kvass-yard = Kvass yard
card-ore-works = Ore works
card-crystal-mine = Crystal mine
card-laboratory = Laboratory
card-armoury = Armoury
card-castle = Castle
card-mage-tower = Mage tower
card-scouting = Scouting
card-rebuilding = Rebuilding
card-fair = Fair
card-theft = Theft

card-sawmill-rule = Makes 2 wood out of nothing.
card-farm-rule = Makes 2 wheat out of nothing.
card-charcoal-burner-rule = Turns 1 wood into 1 coal.
card-hunters-hut-rule = Turns 1 wood into 1 food.
card-bakery-mill-rule = Turns 1 wheat into 1 food.
card-kvass-yard-rule = Turns 1 wheat into 1 kvass.
card-ore-works-rule = Turns 1 food into 1 metal.
card-crystal-mine-rule = Turns 1 food into 1 crystal.
card-laboratory-rule = Turns 1 coal and 1 crystal into 1 potion.
card-armoury-rule = Turns 1 coal and 1 metal into 1 sword.
card-castle-rule = For 1 kvass, 1 sword and 1 coin a Knight rides out: any marker goes back 4 spaces.
card-mage-tower-rule = For 1 kvass, 1 potion and 1 coin a Wizard comes: draw 5 cards, then discard any 3.
card-scouting-rule = Take a random card from another hand; that player draws one in its place.
card-rebuilding-rule = Take one of your cards played this round back into your hand.
card-fair-rule = Take 2 coins for each other card you have played this round.
card-theft-rule = Pay 1 coin to take a level I good from another player, or 2 coins for a level II good.
card-copies = { $copies } in the deck
card-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

# The board
round = Round { $round }
phase-deal = Deal
phase-market = Card market
phase-play = Playing cards
phase-end = End of the round
phase-over = The end
zone-track = Score track
zone-market = Card market
zone-stage = Cards of this step
zone-hand = My hand
zone-goods = My goods
zone-played = My cards of this round
deck = Deck
discards = Discards
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
known-cards = Known in hand
first-player = First player
seat-passed = passed
seat-out = out of the round
seat-ready = card chosen
level = Level { $level }
buy-label = Buy { FORM($good, case: "some") } for { $coins }
sell-label = Sell { FORM($good, case: "some") } for { $coins }
have-label = { $good }: { $count }
face-down = Face-down card
empty-hand = No cards in hand.
empty-played = Nothing played yet.
empty-market = The market is closed.
track-label = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
space-bonus = Space { $space }: { $good }

# Questions
ask-market = Exchange a card with the market, or pass.
ask-market-free = The first exchange is free.
ask-market-paid = This exchange costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
ask-market-take = Now choose the market card to take in exchange for { $card }.
ask-market-give = Now choose the hand card to give in exchange for { $taken }.
ask-choose = Choose a card to play. It lies face down until all have chosen.
ask-resolve = { $card } is revealed. Trade if you wish, then apply it or not.
ask-knight = The Knight of the { $card }: whose marker goes back?
ask-wizard = The Wizard of the { $card }: { $count ->
    [one] discard { $count } more card.
   *[other] discard { $count } more cards.
}
ask-round-end = The round is over: sell goods and discard cards if you wish, then finish.
does-market = { $seat } is at the card market.
does-choose = { $seat } is choosing a card.
does-resolve = { $seat } is playing { $card }.
does-knight = { $seat } is sending the Knight.
does-wizard = { $seat } is discarding for the Wizard.
does-round-end = { $seat } is ending the round.

# Moves
move-pass = Pass
move-exchange = Give { $card }, take { $taken }
move-exchange-hand = Exchange the whole hand
move-choose = Choose { $card }
move-buy = Buy { FORM($good, case: "some") }
move-sell = Sell { FORM($good, case: "some") }
move-apply = Apply
move-scout = Scout: { $seat }
move-rebuild = Take back { $card }
move-steal = { $seat }: take { FORM($good, case: "some") }
move-discard-card = Discard the card
move-take-back = Take it back, leave the round
move-knight = Knight: { $seat }
move-discard = Discard { $card }
move-done = Done

# Log
log-round-begins = Round { $round } begins.
log-first-player = { $seat } is the first player of this round.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws a card.
log-reshuffled = The discards are shuffled into a new deck.
log-market-shows = The market shows { $card }.
log-exchanged = { $seat } gives { $card } and takes { $taken }{ $coins ->
    [0] {""}
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
}.
log-hand-exchanged = { $seat } exchanges the whole hand for { $count ->
    [one] { $count } new card
   *[other] { $count } new cards
}.
log-exchange-discarded = { $seat } discards { $card } for it.
log-market-passed = { $seat } passes.
log-market-cleared = The market closes.
log-chose = { $seat } lays a card face down.
log-revealed = { $seat } reveals { $card }.
log-bought = { $seat } buys { FORM($good, case: "some") } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-sold = { $seat } sells { FORM($good, case: "some") } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-built = { $seat } applies { $card } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-spent = { $seat } spends { FORM($good, case: "some") }.
log-spent-coins = { $seat } spends { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-made = { $seat } gets { $count ->
    [one] { FORM($good, case: "some") }
   *[other] { $count } { $good }
}.
log-bonus = { $seat } passes space { $space } and gets { FORM($good, case: "some") }.
log-knighted = { $seat } sends the Knight: { $target } goes back { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}.
log-wizard = { $seat } calls the Wizard.
log-wizard-discarded = { $seat } discards { $card } for the Wizard.
log-scouted = { $seat } scouts and takes a random card from the hand of { $target }.
log-scout-took = { $seat } takes { $card } from the hand of { $target }.
log-rebuilt = { $seat } takes { $card } back into hand.
log-fair = { $seat } earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} at the fair.
log-stole = { $seat } steals { FORM($good, case: "some") } from { $target } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-card-discarded = { $seat } discards { $card } without using it.
log-card-taken-back = { $seat } takes { $card } back and leaves the round.
log-hand-discarded = { $seat } discards { $card } from hand.
log-round-ends = Round { $round } ends.
log-final-sale = { $seat } ends with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-game-over = The game is over.

# Reasons of points
why-building = { $card } × { $count }
why-building-row = { $card }
why-building-detail = { $count } × { $each }
why-knighted = Lost to Knights
why-knighted-detail = { $steps } back
why-coins = Coins and goods, 4 coins a point
why-coins-detail = { $coins } / 4

# Refusals
no-cannot-pay = This costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $coins }.
no-cannot-buy = Not enough coins to buy { FORM($good, case: "some") }: the price is { $price }, you have { $coins }.
no-nothing-to-sell = You have no { $good } to sell.
no-not-in-hand = { $card } is not in your hand.
no-not-in-market = { $card } is not in the market.
no-already-exchanged = The whole hand may be exchanged only in place of the first free exchange.
no-empty-hand = Your hand is empty.
no-not-now = Something else is asked right now.
no-not-on-table = { $card } is not among your cards played this round.
no-rebuilt-already = You have already taken a { $card } back this round: a second one stays on the table.
no-not-this-card = Your revealed card is { $card }: it does something else.
no-lacks-good = { $card } lacks { $good }: { $need } needed, { $have } in stock.
no-lacks-coins = { $card } lacks coins: { $need } needed, { $have } in stock.
no-no-such-seat = There is no such seat at this table.
no-not-yourself = { $card } does not work on yourself.
no-target-empty-hand = { $seat } has no cards in hand.
no-target-lacks = { $seat } has no { $good }.
no-level-too-high = You cannot take { FORM($good, case: "some") }: it is of level { $level ->
    [3] III
   *[4] IV
}, and only levels I and II can be taken.

# What is this
good-coin-rule = Coins buy goods and exchanges at the market; at the end every 4 of them are 1 point.
