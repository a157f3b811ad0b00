# Puzzles: a position, one move that is clearly the best, and what was found of the others.

puzzle-title = Puzzles
puzzle-about = Positions from games between bots, in which one move is clearly the best. Every game has a new one each day.
puzzle-today = Today
puzzle-earlier = The last days
puzzle-begin = Solve
puzzle-look-again = Look again
puzzle-solved = solved
puzzle-level-1 = easy
puzzle-level-2 = tricky
puzzle-level-3 = hard
puzzle-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
puzzle-streak = { $count ->
    [one] Solved today.
   *[other] { $count } days in a row.
}
puzzle-none = There are no puzzles here.
puzzle-no-day = There is no puzzle of this day any more, or not yet.
puzzle-of = Puzzle of { $day }
puzzle-find = Find the best move
puzzle-find-hint = One move is far ahead of all others. Make it on the board as in a game: nothing is played, it is only judged.
puzzle-right = Right!
puzzle-wrong = Not the best move.
puzzle-answer = This is the best move.
puzzle-ahead = { NUMBER($ahead, minimumFractionDigits: 1) } ahead of the best of the others.
puzzle-error = Weighed in many deals of what you cannot see, give or take { NUMBER($error, minimumFractionDigits: 1) }.
puzzle-hint = Hint
puzzle-hint-groups = The best move is ahead through { $groups }.
puzzle-hint-bare = The best move has a little more of everything.
puzzle-show = Show the answer
puzzle-again = Try again
puzzle-all = All puzzles
play-on = Play on from here
play-on-hint = The game goes on against the bots that played it; what you cannot see is dealt anew.
play-on-back = Back to the puzzle
puzzle-terminal = { $game }: puzzle { $number } of { $count }, { $level }. You are { $seat }. One move is far ahead of all others: find it. Type ? for help.
puzzle-help-number = NUMBER or LINE   judges that move; moves lists them
puzzle-help-hint = hint             what the best move is ahead through
puzzle-help-give-up = give up          shows the best move
puzzle-help-why = why LINE         why a move is refused
puzzle-help-show = show [PIECE]     the whole table, a seat or a piece
puzzle-help-log = log [N]          what has happened
puzzle-help-quit = quit             leaves
puzzle-one-line = { $line }: { $points ->
    [one] ≈ { $points } point
   *[other] ≈ { $points } points
}.
puzzle-try-again = Try again, or type hint or give up.
