# Guests: clocks, seats that a bot keeps, the lists of the first page.

# Clocks, chosen when a table is made
clock-label = Clock
clock-kind-none = None
clock-kind-bank = For the game
clock-kind-days = Days a move
clock-about-none = Everybody takes the time they need.
clock-about-bank = Each seat has so much time for the whole game, and gets some back after every turn.
clock-about-days = Each decision has so many days; nobody needs to sit there together.
clock-minutes = Minutes for the game
clock-increment = Seconds back after a turn
clock-days = Days for a decision
clock-bot = When time runs out, a bot takes the seat by itself
clock-none = No clock.
clock-told = Clock: { $clock }
clock-bank-told = { $minutes } min { $increment ->
    [0] for the game.
   *[other] for the game + { $increment } s a turn.
}
clock-days-each = { $days ->
    [one] One day
   *[other] { $days } days
} a move.
clock-days-left = { $days } d { $hours } h
clocks = Clocks
clock-of = { $seat }: { $time } left
who-may-come = Who may come
by-link = Only by link
by-link-about = Nobody finds the table without its link.
by-list = Listed for everybody
by-list-about = The table stands on the first page of this server.
is-listed = Listed for everybody.
is-by-link = Only by link.

# Who is here
people = People
is-late = out of time
is-resigned = resigned
bot-sits-in = bot sits in
bot-sits-in-as = a bot sits in ({ $bot })
bot-plays-for-you = A bot plays for you.
take-back = Take my seat back
you-resigned = You have resigned; a bot plays on.
seat-is-away = { $seat } is away.
seat-is-late = { $seat } has run out of time.
seats-are-away = Away: { $names }.
votes-so-far = In favour of a bot: { $names }.
give-to-bot = Let a bot play
keep-seat = Wait after all
mute = Hide for me
mute-who = Hide for me: { $seat }
unmute = Show again
unmute-who = Show again: { $seat }
mute-all = Mute for everybody
mute-all-who = Mute for everybody: { $seat }
unmute-all = Let them talk again
unmute-all-who = Let them talk again: { $seat }
is-muted = muted for everybody
people-of-talk = People: whose messages are shown
leave = Leave for now
leave-hint = A bot plays for you until you come back.
resign = Resign
resign-sure = Resign: really?
resign-hint = A bot plays your seat to the end. There is no way back.
get-up = Leave the table
kick = Show out
seat-resigned = { $seat } resigned; a bot played on.
new-link = Make a new link
new-link-hint = Somebody else has your link? A new one shuts the old ones out at once, on every device.

# Lists of the first page
public-tables = Open tables
may-watch = You may watch.
table-my-turn = Your turn
table-turn-of = Turn of { $names }
table-since = since { $when }
table-with = with { $names }
table-lobby = Waiting for people
table-over = The game is over
table-gone = This table is gone, or your key no longer opens it.

# What the table tells of its seats
notice-seat-left = { $seat } has left for now; a bot sits in.
notice-seat-given = { $seat } is away: those who remain have let a bot sit in.
notice-seat-late = { $seat } has run out of time; a bot sits in.
notice-seat-back = { $seat } is back.
notice-seat-resigned = { $seat } has resigned; a bot plays on.
notice-seat-muted = The host has muted { $seat } for everybody.
notice-seat-heard = The host lets { $seat } talk again.

# Faults
fault-not-invited = The old link seats nobody here any more. Ask whoever made the table for the new one.
link-is-new = Somebody was shown out, so the link is a new one: the old one seats nobody any more.
fault-not-away = This person is still here.
fault-not-playing = No game is going on here.
fault-resigned = Whoever has resigned does not come back.
fault-spectator = Those who watch cannot do that.
fault-bot-sits-here = A bot plays for you. Take your seat back first.
