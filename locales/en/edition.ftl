# Edition files: what is wrong with one, and what it changes.
edition-in-file = { $file }: { $said }
edition-in-line = { $file }, line { $line }: { $said }
edition-in-key = { $file }, line { $line }, { $path }: { $said }
edition-near = { $said } Did you mean { $near }?
edition-more = There are further mistakes; these are the first { $count }.
edition-sound = { $file } is a sound edition of { $game }: “{ $name }”, digest in records: { $digest }.
edition-as-house = It prints the same values as the house edition.
edition-changes = { $count ->
    [one] One value is not that of the house edition:
   *[other] { $count } values are not those of the house edition:
}
edition-fault-other = Expected { $expected }, found { $got }.
edition-fault-broken = Expected TOML, found “{ $got }”.
edition-fault-said-twice = Expected every key once in a table; “{ $got }” says one again.
edition-fault-too-large = Expected a file of at most { $most } bytes, found more.
edition-fault-too-deep = Expected at most { $most } lists or tables in each other, found more.
edition-fault-encoding = Expected text in UTF-8, found the byte { $got }.
edition-fault-format = Expected format { $known }, found { $got }: the file is of another version of Artel.
edition-fault-game = Expected an edition of { $words }, found one of “{ $got }”.
edition-fault-key = Expected a key out of { $words }, found “{ $got }”.
edition-fault-missing = Expected a key “{ $key }”, found none.
edition-fault-type = Expected { $sort ->
    [number] a whole number
    [text] text in quotation marks
    [list] a list in square brackets
    [table] a table
    [yes-or-no] true or false
   *[other] { $sort }
}, found { $got }.
edition-fault-bounds = Expected a number from { $least } to { $most }, found { $got }.
edition-fault-word = Expected one of { $words }, found “{ $got }”.
edition-fault-length = Expected a text of { $least } to { $most } characters, found one of { $got }.
edition-fault-one-line = Expected a text on one line, found more after “{ $got }”.
edition-fault-count = { $exact ->
    [yes] Expected { $most } entries, found { $got }.
   *[no] Expected { $least } to { $most } entries, found { $got }.
}
edition-fault-duplicate = Expected “{ $id }” once, and it stands in line { $other } already.
edition-fault-row-missing = Expected “{ $id }” among them, found none.
