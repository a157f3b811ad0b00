# The table: everything that is the same for every game.

artel-line = A table for games of craft and trade
close = Close
cancel = Cancel
confirm = Confirm
back = Back
language = Language
theme-dark = Dark theme
theme-light = Light theme
menu = Menu
skip-to-board = Skip to the board

# First page
play-now = Play now against bots
invite-people = Invite people
your-name = Your name
lost-link = This link leads nowhere.
lost-link-hint = Expected the first page or a table such as /t/birch-k7qm2-pxw4t-z9bd3-hvnrs; the link says { $path }.
guest-name = Guest
name-needed = Type a name first.
game = Game
seats-label = Seats
bot-level = Opponents
bot-novice = Novice
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-artisan = Artisan
bot-master = Master
bot-elder = Elder
bot-random = Random
bot-greedy = Greedy
bot-flat = Flat
bot-planner = Planner
bot-about-novice = New to the guild: has a good heart and overlooks many a move.
bot-about-apprentice = Takes whatever pays at once and seldom looks further.
bot-about-journeyman = Has seen some of the world and knows what usually pays.
bot-about-artisan = Has long practice behind it, and more often than not finds the better move.
bot-about-master = Has played it a thousand times, and leaves you little to pick up.
bot-about-elder = Has outplayed all the others: looks furthest ahead and forgives least.
bot-about-random = Plays whatever comes to hand.
bot-about-greedy = Takes what pays most at once.
bot-about-flat = Tries a few moves in many deals before choosing.
bot-about-planner = Plans its whole round before the first step.
bot-strength = strength { $strength } of { $most }
bot = bot
bot-name-0 = Mira
bot-name-1 = Lev
bot-name-2 = Chiara
bot-name-3 = Osip
bot-name-4 = Nina
bot-name-5 = Tito
seat-open = Open for a person
modules-label = Modules
more-modules = { $count } more
seat-bot = Bot: { $bot }
seat-me = You
create-table = Make the table
my-tables = Tables where I sit
no-tables = No table yet. Start one.
forget-table = Remove from this list
sheet-link = Count the points of your boxed game
independent = Artel is an independent implementation; the games belong to their authors and publishers.

# Lobby
lobby-title = Table { $table }
edition-label = Edition
edition-house = House edition
edition-told = edition “{ $name }”
rules-told = Played with: { $rules }
lobby-waiting = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
lobby-starts = The game starts when every seat is taken.
sealing-title = The draws are being sealed
sealing-hint = Each browser adds a secret number before the first draw. Waiting for: { $names }.
lobby-empty = Nobody has come yet. Send the link.
share-link = Link to invite
share-lan = On the same network
share-here = On this computer
only-here = This link works on this computer only.
only-here-open = Other devices cannot follow it yet.
only-here-how = To let others in, start the table again with artel serve --lan.
open-network = Open to this network
copy = Copy
copied = Copied
qr-label = The link as a QR code
sit-here = Sit here
sit-down = Sit down
watch = Watch
fill-with-bot = Give to a bot
open-again = Open again
seat-number = Seat { $number }
seat-free = free
seat-you = you
is-bot = bot, { $bot }
is-online = here
is-offline = away
i-sit-here = I already sit here
return-title = Return to your seat
return-hint = Choose your seat and type the return code you were given.
return-code = Return code
return-go = Return
other-device = Continue on another device
other-device-hint = Open this personal link there. Do not send it to anyone else: it is your seat.
other-device-code = Or open the common link, press “I already sit here” and type this code:
personal-link = Personal link

# States
state-connecting = Going to the table…
state-reconnecting = The line is broken. Reconnecting…
state-reconnecting-hint = Your moves are kept and will be sent again.
state-lost = The server does not answer.
state-lost-hint = The game is safe. Next attempt in { $seconds } s.
try-again = Try now
state-no-table = There is no table with this link.
state-no-table-hint = Perhaps the link is cut short, or the table is long gone.
state-wrong-key = This key opens no seat at this table.
state-wrong-key-hint = You may watch, or return with your code.
state-stopped = This game has been stopped.
to-first-page = To the first page
spectating = You are watching.

# Decision bar
your-turn = Your move.
waiting-for = Waiting for { $names }.
waiting-one = { $seat } is deciding.
thinking = Sending…
undo = Undo
why-not = Why not?
why-not-mode = Touch anything that cannot be done, or walk there with the arrow keys and press Enter, and read why.
why-fine = This may be done.
rule = Rule:
always-here = Always in the same place
more = More…
game-over = The game is over.
see-scores = Score sheet
chosen-waiting = The others are still deciding.

# Log and rewinding
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier lines: { $count }
rewind-here = Show the board at this moment
back-to-now = Back to now
say = Say to the table
unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
said = { $name }: { $text }

# Tabs
tab-table = Table
tab-mine = Mine
tab-others = Others
tab-log = Log

# Command line and keys
command-line = Command
command-hint = Type a command: { $example }
command-why = Begin with “why” to ask why not.
keys-title = Keys
key-walk = walk through what is legal
key-answer = answer
key-undo = undo
key-why = ask why something cannot be done
key-command = type a command
key-help = these keys
key-escape = close, cancel
key-past = step through the past

# End of the game
score-sheet = Score sheet
chance-checking = Checking the draws…
chance-fair-all = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the seed and from every player’s number, yours included.
chance-fair-mine = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the seed and from the sealed numbers, yours included.
chance-fair = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the seed and the numbers that were sealed before the game.
chance-left-out = Without a number, for it was not opened in time: { $names }.
chance-unwitnessed = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the opened seed, but this browser has not seen it sealed.
chance-unfair = These draws cannot be trusted.
chance-wrong-seed = The seed is not the one that was sealed before the game.
chance-wrong-seal = The number of { $name } is not the one that was sealed.
chance-wrong-nonce = The table took your number and then left it out.
chance-wrong-draw = Draw { $number } does not follow from the seed and the numbers.
chance-unfair-record = Keep the record: it can be checked with any copy of Artel.
chance-unchecked = The draws could not be checked.
winner = { $names } wins!
winners = { $names } win together!
# Equal points: the places are shared, or something decides between the seats
tie-victory = Level on points ({ $points }): { $names }. Nothing in the rules decides between them, so the victory is shared.
tie-place = Level on points ({ $points }): { $names }. They share place { $place }.
tie-broken = Level on points ({ $points }): { $names }. What decides: { $why } ({ $values }).
tie-value = { $name } { $value }
score-total = Total
rematch = Play again
rematch-go = To the new table
review = Walk through the game
download-record = Download the record
download-edition = Download the edition
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Where numbers come from
provenance-edition = A value of the edition that is played.
provenance-house = Our own value: the printed one is only in a picture.

# Faults of the line and of the forms
fault-unreachable = The server does not answer. Is it running?
fault-unexpected = Something unexpected came back. Try again.
fault-name-taken = Somebody at this table already has this name.
fault-table-full = The table is full.
fault-seat-taken = This seat has just been taken.
fault-unknown-seat = There is no such seat.
fault-wrong-code = The code does not fit this seat.
fault-too-many-attempts = Too many attempts. Wait a little.
fault-not-a-person = A bot sits there.
fault-too-long = This is too long.
fault-wrong-type = This cannot be used here.
fault-empty-field = Something is missing here.
fault-already-seated = You already sit at this table.
fault-already-started = The game has already begun.
fault-not-the-creator = Only the host of the table may change seats.
fault-too-fast = Too many messages at once. Wait a moment.
fault-wrong-key = This key opens no seat at this table.
fault-unknown-table = There is no such table.
fault-wrong-players = This game is not for so many seats.
fault-bad-rules = These modules and options do not go together.
fault-server-failed = The server has stumbled. Try again.
fault-not-kept = The move could not be saved. Try again.
fault-engine-failed = The rules engine has stumbled over this. Nothing happened.
fault-not-over = The game is not over yet.
fault-too-short = This is too short.
fault-id-reused = This request was already used for something else. Try again.
fault-too-many-tables = There is no room for another table just now. Try again later.
fault-too-many-connections = Too many people are watching this table.
fault-not-from-here = Only the computer that hosts the table may open it to the network.
fault-no-network = This computer is not in a network that others could join from.
fault-busy = Many score sheets are waiting. Try again in a moment.
fault-too-slow = Counting this sheet takes too long.

# Refusals of the table
no-stale = The table had already moved on. Look again, then answer.
no-spectator = Those who watch do not play.
no-bot-sits-here = A bot plays for you. Take your seat back first.
no-muted = The host has muted you: nobody sees what you write.
no-not-your-turn = It is not your move: { $turn } is deciding.
no-already-answered = You have already answered; the others are still choosing.
no-wrong-question = Something else is asked right now.
no-game-over = The game is over.
no-endless = This game does not advance: it should have ended long before move { $plies }. It ends here, without a result.
no-nothing-to-undo = There is nothing to take back: a draw, a reveal or another’s move lies between.
no-too-many-undos = You have taken back { $count } moves here. Now one has to stand.
no-too-late = The numbers are already being opened; seals can no longer change.
no-not-sealing = Nothing is being opened now.
no-wrong-nonce = This is not the number that was sealed.
no-unknown-command = There is no such command: { $got }.
did-you-mean = Did you mean: { $lines }?
no-unknown-word = “{ $got }” is not known here. Expected { $expected }.
no-unknown-number = There is no such move.
no-missing-word = The command is too short. Expected: { $expected }.
no-extra-word = The command is too long. Expected: { $expected }.
no-empty-command = Type a command.
no-stopped = This game no longer replays and has been stopped at its last good place.
no-unknown-place = The game has no such moment.
no-id-reused = This message was already used for something else.
no-not-foreseeable = What comes after that cannot be foreseen: chance or the others decide first.
no-plan-too-slow = Trying this out takes too long. Ask about less at once.
no-plan-too-large = There is too much to tell about this at once. Ask about less.
no-other = This is not possible now.

# What the table itself has to say
notice-bot-fell-back = { $why ->
    [too-slow] { $seat } thought for too long: a random legal move was played.
    [illegal-move] { $seat } chose a move that is not allowed: a random legal one was played.
   *[crashed] { $seat } has stumbled: a random legal move was played.
}
notice-bots-stopped = The bots have stumbled and wait. Reload the page to wake them.
notice-endless = This game does not advance: after { $plies } moves it should long be over. It ends here, without a result.
notice-unheard = The server says something that this page does not understand ({ $kind }). Load the page again.

# One's own turn
my-turn = My turn
redo = Redo
turn-back = { $count ->
    [0] Back to the start of my turn
    [one] Back to the start of my turn ({ $count } step)
   *[other] Back to the start of my turn ({ $count } steps)
}
ask-back = Ask the others to let me take my last move back
back-request = { $count ->
    [one] { $seat } asks to take one move back.
   *[other] { $seat } asks to take { $count } moves back.
}
back-waiting = You ask to go back. Still to agree: { $names }.
back-agree = Agree
back-refuse = No
back-withdraw = Never mind
stand-until = { $line }, until something changes for me
stand-no-more = Ask me again
standing = “{ $line }” stands until something changes for you.
on-this-device = On this device
confirm-turns = The last step of my turn waits until I confirm it
answer-forced = Answers that leave no choice are given by themselves
by-itself = by itself
what-if = What if?
what-if-bots = What if? Try it out: bots answer for the others
what-if-me = What if? Try it out: I answer for everybody
what-if-hint = Nothing here reaches the table; what you cannot see is dealt anew.
what-if-called = The game has gone on: it is your turn at the table.
back-to-table = Back to the table
key-turn-back = back to the start of my turn
key-redo = redo
key-my-turn = my turn: standing answers, what if
no-nothing-to-redo = There is nothing to decide again.
no-nobody-to-ask = Nobody is here who could agree.
no-already-asking = { $seat } is asking already.
no-already-refused = The others have said no to that. Ask again once the game has moved on.
no-nothing-asked = Nobody asks that any more.
no-cannot-stand = Only this can stand: { $expected }.
no-only-at-the-table = That is done at the table only, not while trying something out.
no-points-off = At this table points are counted only at the end.
no-hints-off = At this table there are no hints.
no-no-choice = There is only one thing you can do.
no-hints-busy = Many hints are being thought about. Try again in a moment.
no-no-hint = No hint was found this time. Try again, or go by your own judgement.
no-sandbox-full = You have tried { $count } steps. Go back to the table and begin anew.
no-sandbox-ended = Trying out has ended: the table is shown again.
notice-back-asked = { $count ->
    [one] { $seat } asks to take one move back.
   *[other] { $seat } asks to take { $count } moves back.
}
notice-back-refused = { $seat } does not agree to going back.
notice-back-withdrawn = { $seat } no longer asks to go back.
notice-taken-back = { $count ->
    [one] With everybody’s consent one move was taken back.
   *[other] With everybody’s consent { $count } moves were taken back.
}

# The rules inside
rules = Rules
read-the-rules = Read the rules
rules-of = The rules of { $title }
all-pieces = Every piece and what it does
base-game = The base game
search-rules = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try fewer or other words.
    [one] { $count } statement found.
   *[other] { $count } statements found.
}
rules-more = … and { $count } more; type another word.
rule-unknown = There is no rule { $rule } here. All the chapters are below.
rules-coming = The rules are coming…
no-rules = Nobody has written rule pages for this game.
link-to-rule = Link to { $rule }
see-rules = Open the rules
read-rule = Read the rule { $rule }
about-piece = What is this: { $title }
our-ruling = A reading of ours: ruling { $numbers }

# Lessons
no-lesson-expects = Not now: do first what the guide says above.
no-lesson-over = The lessons of this chapter are done.
no-lesson-no-undo = Nothing is taken back in a lesson. Begin it again instead.
no-lesson-sealed = The draws of a lesson are prepared.
no-puzzle-one-move = A puzzle is about one move: make that one alone.
no-puzzle-judged = It has been judged above; the position stays as it is.
fault-unknown-lesson = There is no such lesson.
guide = First game with a guide
lesson-at = { $at } of { $of }
lesson-next = Go on
lesson-again = Again
lesson-leave = Leave
lesson-play = To the first page, for a real game
lesson-restart = Begin the chapter again
learn-by-playing = Learn by playing
learn-go-on = Go on learning ({ $count } done)
