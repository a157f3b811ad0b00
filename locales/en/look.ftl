# Looking back: the bar, links to moments, points over the game.

# The bar
look-back = Look back
looking-at = Looking back: moment { $at } of { $n }.
look-when = Moment of the game
look-first = To the beginning
step-back = Step back
step-on = Step on
look-last = To the end
look-play = Play
look-pause = Pause
look-unit = One step is
unit-line = a line of the log
unit-turn = a turn
unit-round = a round
unit-season = a season
unit-stage = a stage
look-gone = This was taken back later.
look-news = The game has gone on.
look-your-turn = It is your turn now.
key-looking = while looking back: step back, step on, play or pause
key-ends = while looking back: to the beginning, to the end

# Links to moments
moment-share = Link
moment-link = Link to this moment
moment-link-hint = Whoever opens it sees the table as it stood at this moment: people at the table what they knew, everybody else what all could see. It stays the same if moves are taken back.
moment-lost = There is no such moment
moment-lost-hint = The link asks for the moment “{ $got }”. This table has the moments 0 to { $last }.
moment-not-begun = The link asks for the moment “{ $got }”, but the game has not begun yet.
moment-to-table = To the table

# Points over the game
curve = Points
curve-title = Points over the game
curve-hint = What everybody would have scored at the end of each turn. Tap a place to see the board of that moment.
curve-waits = Counting the points of every turn…
curve-busy = The points cannot be counted right now.
curve-start = Beginning
curve-stages = Dotted: { $stage } begins
curve-as-table = As a table
curve-after = Turn
review-open = Review the game
