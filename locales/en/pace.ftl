# Since my last turn, at my own pace, and how the table calls me.

since-title = Since your last turn
since-table = At the table
since-more = { $count ->
    [one] One more line in the log.
   *[other] { $count } more lines in the log.
}
since-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
since-again = See it again
since-put-away = Put away

pace-title = Pace and calls
pace-speed = The others’ moves
pace-slow = Slow
pace-normal = Normal
pace-instant = At once
pace-calm = This device asks for little motion: without a choice here moves appear at once, and nothing travels.
pace-clocks = Nobody waits while you watch. Where there are clocks, yours runs on.
pace-bar = Pace of the others’ moves
pace-pause = Pause
pace-go-on = Go on
pace-step = Next move
pace-to-now = To now
pace-to-turn = To my turn
pace-left = { $count ->
    [0] Nothing more to see
    [one] One move to see
   *[other] { $count } moves to see
}

call-label = When it is my turn
call-sound = A sound
call-listen = Listen
call-notify = A notification while this page is out of sight
call-notify-ask = The browser will ask whether it may.
call-notify-denied = This browser forbids notifications from here; its settings of this page can allow them.
call-notify-none = This browser has no notifications for this page.
call-turn = ● Your turn · { $game }
call-body = Table { $table } waits for you.

key-pause = pause the others’ moves, or go on
key-step = the next move while paused
key-now = skip to now
key-again = see again what happened since my last turn
