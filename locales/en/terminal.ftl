# The game in a terminal.
terminal-begins = You play against bots ({ $bot }). Seed { $seed }. Type ? for help.
terminal-left = You have left the table.
terminal-help =
    A number plays the move of that number; so does its command line.
    why LINE says why a move is refused. undo takes your last move back.
    show shows the table again. quit leaves. The commands of this game:
terminal-goods = goods
terminal-hand = hand
terminal-played = played
terminal-state = state
terminal-workers = workers
terminal-skills = skills
terminal-bids = bids (leading in bold)
terminal-placed = workers on it
terminal-to-place = to be placed
terminal-village = village
terminal-place = Told up to move { $at } of { $moves }{ $line ->
    [0] .
   *[other] , line { $line } of the file.
}
