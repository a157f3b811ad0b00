# Scoring a village of the boxed game from a text.
sheet-title = Count a Keyflower village
sheet-intro = One tile or one kind of piece on a line. The best use of every piece is found for you.
sheet-text = Score sheet
sheet-placeholder = home-3 upgraded
sheet-example = Example
sheet-share = Copy link
sheet-shared = The link is copied.
sheet-share-failed = The link is in the address bar.
sheet-clear = Clear
sheet-words = Words that fit here
sheet-keys = Arrows choose, Tab or Enter takes, Esc closes.
sheet-waiting = Your points appear here.
sheet-lost = The server does not answer.
sheet-player = Village
sheet-points = Points
sheet-reason = Why
sheet-village = The village as read
sheet-line = Line { $line }
sheet-did-you-mean = Did you mean
sheet-faults = { $count ->
    [one] One line is not understood
   *[other] { $count } lines are not understood
}
sheet-format = The format in one glance
sheet-format-tile = a tile of the village
sheet-format-upgraded = its upgraded side is up
sheet-format-place = where it lies: coordinates, or beside another tile; turn is in sixths clockwise
sheet-format-goods = goods that lie on it
sheet-format-elsewhere = goods on any other tile
sheet-format-boat = a summer boat with its side
sheet-format-pieces = all your workers and skills after winter
sheet-format-marker = you hold the purple start player marker
sheet-format-player = lines after it belong to this player
sheet-format-comment = a remark
# What a word of the format means, beside the completion.
sheet-word-player = begins another player
sheet-word-workers = workers by colour
sheet-word-skills = skill tiles
sheet-word-goods = goods that lie on no yard
sheet-word-marker = the purple start player marker
sheet-word-upgraded = upgraded side up
sheet-word-a = side a
sheet-word-b = side b
sheet-word-at = coordinates
sheet-word-beside = beside another tile
sheet-word-turn = sixths clockwise, 0 to 5
sheet-word-bottom = below it
sheet-word-lower-left = left of it, lower
sheet-word-upper-left = left of it, higher
sheet-word-top = above it
sheet-word-upper-right = right of it, higher
sheet-word-lower-right = right of it, lower
# Pieces.
sheet-count = { $count } { $name }
sheet-piece-blue = blue
sheet-piece-red = red
sheet-piece-yellow = yellow
sheet-piece-green = green
sheet-piece-purple = purple marker
sheet-piece-saw = saw
sheet-piece-pickaxe = pickaxe
sheet-piece-anvil = anvil
sheet-piece-wood = wood
sheet-piece-stone = stone
sheet-piece-iron = iron
sheet-piece-gold = gold
# Warnings: the score stands, but something is not as the rules would have it.
sheet-warn-edges-differ = { $tile } and { $beside } touch with edges that do not match.
sheet-warn-apart = { $tile } touches nothing that leads to the home.
sheet-warn-needs-places = { $tile } needs to know where tiles lie; { $count ->
    [one] one tile has no place
   *[other] { $count } tiles have no place
}, so it may score more.
# Faults.
sheet-fault-empty = Begin with a home, such as home-3.
sheet-fault-sheet-too-long = This is too long for a score sheet.
sheet-fault-line-too-long = A line has at most { $most } characters; this one has { $got }.
sheet-fault-unknown-tile = Expected a tile or player, workers, skills, goods, marker; found “{ $got }”.
sheet-fault-unknown-word = Nothing known begins with “{ $got }” after { $tile }.
sheet-fault-unknown-piece = Expected one of { $names }; found “{ $got }”.
sheet-fault-unknown-beside = Expected a tile after beside; found “{ $got }”.
sheet-fault-unknown-direction = Expected bottom, lower-left, upper-left, top, upper-right or lower-right; found “{ $got }”.
sheet-fault-wrong-number = Expected a number that fits here (at: two from -99 to 99, turn: 0 to 5, pieces: from 0); found “{ $got }”.
sheet-fault-too-many = The box holds { $most } × { $piece }; the sheet has { $got }.
sheet-fault-tile-twice = This tile is already on line { $other }; the box holds it once.
sheet-fault-home-twice = A village has one home; the first is on line { $other }.
sheet-fault-boat-twice = A village has one of the six boats; the first is on line { $other }.
sheet-fault-home-missing = Expected a home, home-1 to home-6; this village has none.
sheet-fault-marker-twice = There is one marker; it is on line { $other }.
sheet-fault-player-name = Expected a name of 1 to 40 characters after player; found { $got ->
    [nothing] none
   *[other] another
}.
sheet-fault-player-twice = The name { $got } is already on line { $other }.
sheet-fault-too-many-players = At most six players sit at a table.
sheet-fault-no-upgrade = { $tile } cannot be upgraded.
sheet-fault-no-side = Only summer boats have sides a and b; { $tile } has none.
sheet-fault-side-missing = Expected side a or b of { $tile }.
sheet-fault-said-twice = This was already said of { $tile } on the same line.
sheet-fault-place-taken = { $tile } and { $beside } lie in one place; the other is on line { $other }.
sheet-fault-beside-missing = { $beside } is not in this village, so { $tile } cannot lie beside it.
sheet-fault-beside-unplaced = { $beside } has no place itself, so { $tile } cannot lie beside it.
sheet-fault-too-large = The text is too long.
