# Who stands where while the game goes on, and how the end is told.

points-now = Points now
points-now-about = As if the game ended now. A span is what hidden pieces allow.
points-sure = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-between = between { $least } and { $most } points
points-unknown = not known
worth-now = If the game ended now: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you
tell-points = Everybody sees who stands where
points-off-told = Points are counted only at the end.

score-caption = The final count: a row for every source of points, a column for every player
next-row = Next row
show-all-rows = Show all
show-on-board = Show on the board
back-to-sheet = Back to the sheet
row-before = Row before
row-after = Next row
no-pieces-here = Nothing on the board belongs to this row.
after-the-end = After the game
go-home = First page
