# Learning a game: the page of its chapters, and what stands beside a lesson.
learn-title = Learn { $title }
learn-hint = A real game with a guide. You may leave at any time: this device remembers where you were.
learn-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-begin = Begin
learn-continue = Go on
learn-done = Learnt
learn-none = Nobody has written lessons for this game yet.
lesson-show = Show me
lesson-waits = Not now. The guide asks for this:
lesson-further = Next: { $title }
lesson-chapters = All chapters
puzzle-of-the-day = Puzzle of the day
