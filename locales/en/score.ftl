# The end of a boxed game, counted: what every game's score page says.
sheet-examples = Examples
sheet-share = Copy link
sheet-shared = The link is copied.
sheet-share-failed = The link is in the address bar.
sheet-lost = The server does not answer.
sheet-edition-unknown = This server does not know the edition by which the sheet is to be counted. Choose another one.
sheet-points = Points
sheet-reason = Why
sheet-line = Line { $line }
sheet-did-you-mean = Did you mean
sheet-faults = { $count ->
    [one] One line is not understood
   *[other] { $count } lines are not understood
}
sheet-count = { $count } { $name }
sheet-text = Score sheet
sheet-example-base = The base game
sheet-fault-sheet-too-long = This is too long for a score sheet.
sheet-fault-line-too-long = A line has at most { $most } characters; this one has { $got }.
sheet-fault-unknown-piece = Expected one of { $names }; found “{ $got }”.
sheet-fault-too-many = The box holds { $most } × { $piece }; the sheet has { $got }.
sheet-fault-player-name = Expected a name of 1 to 40 characters after player; found { $got ->
    [nothing] none
   *[other] another
}.
sheet-fault-player-twice = The name { $got } is already on line { $other }.
sheet-fault-too-many-players = At most { $most } players sit at a table.
sheet-fault-too-large = The text is too long.
sheet-fault-no-player = Expected a line with player and a name; the sheet has none.
sheet-fault-unknown-line = Expected a line that begins with one of { $names }; found “{ $got }”.
sheet-fault-wrong-count = Expected a number from 0 to { $most } for { $piece }; found “{ $got }”.
sheet-fault-too-many-chosen = At most { $most } may be chosen of { $word }; the sheet has { $got }.
sheet-fault-taken = There is one; it is on line { $other }.
sheet-fault-field-twice = There is a line with { $word } already.
sheet-fault-nothing-more = Nothing more belongs after { $word }; found “{ $got }”.
# Tapping.
form-how = How to fill in the sheet
form-tap = Tap
form-text = Text
form-tap-waits = A text with wrong lines cannot be shown for tapping. Mend it first, or go one step back.
form-undo = Undo
form-anew = Begin anew
form-more-tools = Examples, link and file
form-save = Save as a file
form-open = Open a file
form-file-large = Expected a file of at most { $most } bytes; { $name } has { $size }.
form-file-letters = Expected a text file in UTF-8; { $name } is none.
form-table = The table
form-players = How many played
form-modules = Sets and promos in play
form-who = Players and their points
form-wrong = Something is wrong here
form-name = Name
form-player = Player { $number }
form-less = One less: { $what }
form-more = One more: { $what }
