# The game in a terminal.
terminal-begins = You play against bots: { $bot }. Seed { $seed }. Type ? for help.
terminal-begins-alone = You play alone. Seed { $seed }. Type ? for help.
terminal-edition = Edition: “{ $name }”.
terminal-left = You have left the table.
terminal-kept = The game is kept. Go on with: { $command }
terminal-not-kept = The game cannot be kept by itself ({ $reason }). Type save and a file name to keep it.
terminal-record = To hear the whole game again: { $command }
terminal-saved = Saved. Go on later with: { $command }
terminal-save-needs-name = A file name is needed, as in: save evening.artel
terminal-save-exists = { $file } is already there and stays as it is. Choose another name.
terminal-save-failed = { $file } cannot be written: { $reason }. Nothing is lost; try another name.
terminal-earlier = { $count ->
    [one] (one line before; log { $all } shows everything)
   *[other] ({ $count } lines before; log { $all } shows everything)
}
terminal-no-piece = There is no such piece: { $got }.
terminal-help-game = You may play now:
terminal-help-own = Besides:
terminal-help-number = NUMBER         the move with that number; moves lists them
terminal-help-why = why LINE       why a move is refused
terminal-help-hint = hint           the best moves, what each brings and why
terminal-help-undo = undo           takes your last move back
terminal-help-table = show           the whole table
terminal-help-piece = show PIECE     a tile, a card or a good
terminal-help-seat = show SEAT      what lies before a seat
terminal-help-log = log [N]        what has happened
terminal-help-save = save [FILE]    saves the game
terminal-help-quit = quit           leaves; the game is kept
terminal-track = points
terminal-seat = Seat { $number }
terminal-goods = goods
terminal-hand = hand
terminal-played = played
terminal-state = state
terminal-workers = workers
terminal-skills = skills
terminal-bids = bids (> leads)
terminal-placed = workers on it
terminal-lying = resources on it
terminal-to-place = to be placed
terminal-legend = above the name workers, below it resources; edges: = road, ~ water, / _ \ field; + upgraded.
terminal-edges = Edges: = road, ~ water, / _ \ field.
terminal-count = { $count } × { $name }
terminal-cost = The upgrade costs { $cost }.
terminal-in-village = It lies in the village of { $seat }.
terminal-in-auction = It is up for auction.
terminal-at-quay = A boat of this game.
terminal-waits = { $seat } has won it and will add it to the village.
terminal-behind-screen = It is one of your winter tiles.
terminal-nowhere = It is not to be seen on the table.
terminal-next-use = The next use this season takes at least { $need } workers.
terminal-effect-nothing = {""}
terminal-effect-produce = makes { $gains }
terminal-effect-choose = makes one of { $gains }
terminal-effect-draw-workers = draws { $gains }
terminal-effect-draw-skills = draws { $gains }
terminal-effect-exchange = for { $pays }: { $gains }
terminal-effect-transport = transport steps: { $steps }, upgrades: { $upgrades }
terminal-effect-yard = points for each: { $points }
terminal-piece-random-worker = worker from the bag
terminal-piece-random-skill = skill from the stack
terminal-piece-any-worker = any worker
terminal-piece-blue-worker = blue worker
terminal-piece-red-worker = red worker
terminal-piece-yellow-worker = yellow worker
terminal-piece-green-worker = green worker
terminal-piece-any-skill = any skill
terminal-piece-any-resource = any resource
terminal-place = Told up to move { $at } of { $moves }{ $line ->
    [0] .
   *[other] , line { $line } of the file.
}
# The list of the games.
games-game = game
games-players = players
games-bots = bots
games-modules = modules
games-options = options
games-seats = { $least } to { $most }
