# The review of a game that is over: in the browser and in the terminal. All points are expectations.

review-title = Review of the game
review-about = What everybody could expect to score, after every decision. Diamonds are moves that cost points; tap a place to see the board of that moment.
review-chart = Expected points over the game
review-chart-chances = Chances to win over the game
review-about-chances = Everybody’s chance to win, after every decision. Diamonds are moves that cost points; tap a place to see the board of that moment.
review-shows = What the chart shows
review-in-points = Points
review-in-chances = Chance to win
review-percent = { $percent }%
review-queued = { $count ->
    [0] The review begins in a moment.
    [one] The review waits for another game.
   *[other] The review waits for { $count } other games.
}
review-working = The moves are being weighed. You may close this and come back: the work goes on.
review-so-far = Found so far
review-so-far-about = Not finished yet: the curve is rough, and more moves may be found that cost something.
fault-too-many-reviews = Enough games are waiting for their review already. Ask again when one of them is done.
review-progress = How far the review has come
review-failed = The review did not come to its end.
review-swings = Moves that cost most
review-swing-number = Move { $at }
review-player = Player
review-move = Move
review-played = Played
review-better = Better
review-cost = Cost
review-cost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-cost-error = give or take { $points }
review-why = Above all
review-chance = Chance to win
review-chance-instead = { $played }% instead of { $better }%
review-of-game = Of the whole game
review-of-players = Of each player
review-show = Show it
review-try = Try it from here
review-back = Back to the review
review-parts = Luck and skill
review-parts-about = How the expected lead over the best of the others changed, and by what. The parts add up to the lead at the end.
review-parts-alone = How the expected points changed, and by what. The parts add up to the points at the end.
review-part-first = Expected at the start
review-part-luck = Luck
review-part-skill = Own decisions
review-part-others = The others’ decisions
review-part-estimate = Estimates corrected
review-part-last = At the end
review-part-given = Surely given away
review-summary = In short

review-won = { $margin ->
    [0] { $seat } won by the tie-break, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $margin } ahead.
}
review-shared = { $count } players share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-alone = The game ended with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $expected } could be expected at the start.
review-led = { $seat } was expected to win from move { $at } of { $moves } on.
review-led-always = { $seat } was expected to win from the first move to the last.
review-dearest = The dearest move was number { $at }, by { $seat }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} given away.
review-no-swing = No move was surely a mistake.
review-luck = Chance was kindest to { $seat } ({ $points } points) and least kind to { $target } ({ $less }).
review-luck-even = Chance treated everybody much alike.
