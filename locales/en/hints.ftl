# Hints: the best few moves, what each would bring, and why.

hint = Hint
hint-title = The best moves, as far as you can know
hint-thinking = Weighing the moves…
hint-close = Put the hint away
hint-prepare = Prepare this move
hint-expected = ≈ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-ahead = { $margin } ahead
hint-level = level with the best
hint-trailing = { $margin } behind
hint-chance = { $percent }% to win
hint-more = More than the next move through { $groups }.
hint-hardly-more = Hardly better than the next move.
hint-only = Nothing else is worth trying.
hint-less = { NUMBER($behind, minimumFractionDigits: 1) } less than the best: { $groups }.
hint-less-bare = { NUMBER($behind, minimumFractionDigits: 1) } less than the best.
hint-as-good = As good as the best, as far as one can tell.
hint-plus = { $group } (+{ NUMBER($points, minimumFractionDigits: 1) })
hint-minus = { $group } (−{ NUMBER($points, minimumFractionDigits: 1) })
hint-both = { $first } and { $second }
hint-but = { $groups }, but { $against }

allow-hints-bots = I may ask for hints
allow-hints-people = Everybody may ask for hints; all see how many each has taken
hints-on-told = Hints are allowed: all see how many each has taken.
hints-taken = { $seat } has taken { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}.
hints-count = hints: { $count }
key-hint = ask for a hint, where the table allows them
